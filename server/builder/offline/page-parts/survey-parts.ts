import type { Language } from '#shared/languages.ts'
import { type QuestionKind, sentNouns, surveyQuestions, type SampleQuestion, textIn } from '../lexicon/survey-questions.ts'
import type { Field, Page, ProjectModel, Thing } from '../model.ts'
import { sampleAnswers, type Sampled } from './survey-answers.ts'
import { ensureField, ensureListed, ensurePart, ownField, ownThing, refTo, thingById } from './parts.ts'
import { type PartWord, partWords } from './part-words.ts'

const kindWords: Record<QuestionKind, PartWord> = {
  text: 'answerText',
  choice: 'answerChoice',
  several: 'answerSeveral',
  scale: 'answerScale',
  yesNo: 'answerYesNo',
  number: 'answerNumber',
  date: 'answerDate',
}
/** What a kind of question is called. */
export const kindLabel = (kind: QuestionKind, language: Language) => partWords[kindWords[kind]][language]

/** Which kind of question an option of the field `kind` means, whatever it was renamed to; undefined for one of the person's own. */
export function questionKindOf(field: Field, option: string): QuestionKind | undefined {
  const former = Object.entries(field.formerOptions ?? {}).flatMap(([was, now]) => (now === option ? [was] : []))
  const names = new Set([option, ...former])
  const kinds = Object.keys(kindWords) as QuestionKind[]
  return kinds.find((kind) => Object.values(partWords[kindWords[kind]]).some((word) => names.has(word)))
}

/** Questions of several kinds, responses, and the answers that these are made of. */
export function completeSurvey(model: ProjectModel, page: Page): void {
  const { language } = model
  const isNew = !page.parts?.response
  const own = (...args: [id: string, word: PartWord, type: Field['type'], more?: Partial<Field>]) => ownField(language, ...args)
  const text = () => own('text', 'question', 'text', { required: true })
  const question =
    thingById(model, page.thing) ??
    ownThing(model, 'surveyQuestion', ['question', 'questions'], {
      icon: 'ListChecks',
      fields: [text()],
      views: ['table', 'list'],
    })
  if (!model.things.includes(question)) model.things.push(question)
  page.thing = question.id
  const kinds = (Object.keys(kindWords) as QuestionKind[]).map((kind) => kindLabel(kind, language))
  ensureField(question, own('kind', 'answerKind', 'select', { options: kinds }))
  ensureField(question, own('options', 'answerOptions', 'tags'))
  ensureField(question, own('mustAnswer', 'mustAnswer', 'bool'))
  ensureField(question, own('position', 'position', 'int'))
  const usual = sentNouns[page.topic ?? 'general']
  const sent = page.sent ?? (usual && { one: textIn(usual.one, language), many: textIn(usual.many, language) })
  const response = ensurePart(model, page, 'response', 'surveyResponse', () => ({
    ...ownThing(model, 'surveyResponse', ['response', 'responses'], {
      icon: 'Inbox',
      fields: [own('number', 'response', 'text', { required: true })],
      views: ['table'],
    }),
    ...sent,
  }))
  ensureField(response, own('date', 'responseDate', 'date', { concept: 'date' }), ({ type }) => type === 'date')
  const answer = ensurePart(model, page, 'answer', 'surveyAnswer', () =>
    ownThing(model, 'surveyAnswer', ['answer', 'answers'], {
      icon: 'MessageSquareText',
      fields: [own('text', 'answer', 'text', { required: true })],
      views: ['table'],
    }),
  )
  ensureField(answer, refTo('question', question))
  ensureField(answer, refTo('response', response))
  if (!question.rows.length) fillSurvey(model, page, question, response, answer)
  if (isNew) ensureListed(model, question)
}

const sampleResponses = 14
/** In steps of days back from today: a few a week, most of them lately. */
const daysBetween = 1.6

function fillSurvey(model: ProjectModel, page: Page, question: Thing, response: Thing, answer: Thing): void {
  const { language } = model
  const samples: readonly SampleQuestion[] = surveyQuestions[page.topic ?? 'general']
  const asked: Sampled[] =
    page.asked ??
    samples.map(({ text, options, ...rest }) => ({
      ...rest,
      text: textIn(text, language),
      ...(options && { options: textIn(options, language).split('/') }),
    }))
  question.rows = asked.map(({ text, kind, options, required }, index) => ({
    text,
    kind: kindLabel(kind, language),
    options: options ?? [],
    mustAnswer: required ?? false,
    position: index + 1,
  }))
  response.rows = Array.from({ length: sampleResponses }, (_, index) => ({
    number: `#${String(sampleResponses - index).padStart(3, '0')}`,
    date: `-${Math.round(index * daysBetween)}d`,
  }))
  answer.rows = response.rows.flatMap((_, row) =>
    asked.flatMap((each, index) =>
      sampleAnswers(each, row, index, model, answer).map((text) => ({ text, question: index, response: row })),
    ),
  )
  // nobody's answer is better than one that answers something else
  if (!answer.rows.length) answer.empty = true
}
