// "Add a question: would you recommend us, yes or no": one more question of a survey, with how it is answered.
import type { QuestionKind } from '../lexicon/survey-questions.ts'
import type { ProjectModel } from '../model.ts'
import { kindLabel } from '../page-parts/survey-parts.ts'
import { capitalised } from '../understand/said.ts'
import type { Groups } from './outright-deeds.ts'
import { does, type Reading } from './reading.ts'

const yesNo = /[,:(]? ?(?:yes or no|yes\/no|y\/n|ja eller nej|ja\/nej|はい[・かと/／]?いいえ)\)?$/iu
const scale =
  /[,:(]? ?(?:(?:on |in |med |på )?(?:a |an |en )?(?:scale|rating|betyg|skala)?(?: of| from| från)? ?1 ?(?:to|[-–〜]|till|から) ?(?:5|10)|5段階)\)?$/iu
const listed =
  /(?:: | [-–] |[（(]|, (?:with|med) (?:the |färdiga |ready )?(?:choices|options|alternativ|svar): ?)(?<options>[^:()（）]+)[)）]?$/iu
const joints = /\s*,\s*(?:(?:and|or|och|eller) )?|\s+(?:or|eller)\s+(?!more\b|less\b|fler|mer(?!\p{L}))|、|・/u
/** Questions that are answered with yes or no by their first word. */
const asksYes = /^(?:would|will|do|does|did|are|is|was|were|have|has|can|could|skulle|kommer|har|är|var|kan|vill|fick) /i

/** "“How often do you come?” with 1, 2, 3, 4 or more", "Hur ofta? Aldrig, ibland, ofta": what stands behind the mark is chosen from. */
const behindMark =
  /^["“”'「]?(?<text>[^"“”」]+?[?？])["”'」]?[,:]? ?[-–]? ?[(（]?(?:with |and |med |och )?(?:the )?(?:answers |options |choices |svaren |alternativen )?:? ?(?<options>[^?？]*[,、/／][^?？]*?)[)）]?$/iu

const choicesOf = (text: string) =>
  text
    .split(joints)
    .map((each) => capitalised(each.replace(/[.。]$/, '').trim()))
    .filter(Boolean)

function questionOf(what: string): { text: string; kind: QuestionKind; options: string[] } {
  const marked = behindMark.exec(what.trim())?.groups
  const said = marked ? marked.text! : what.trim().replace(/^["“”'「]|["“”'」.]$/g, '')
  const behind = marked?.options ?? listed.exec(said)?.groups!.options
  const isAnswered = yesNo.test(marked?.options ?? said)
  const options = behind && !isAnswered ? choicesOf(behind) : []
  const isChoice = options.length > 1
  if (marked && isAnswered) return { text: capitalised(said), kind: 'yesNo', options: [] }
  const bare = said
    .replace(yesNo, '')
    .replace(scale, '')
    .replace(isChoice ? listed : /$^/, '')
    .trim()
  const kind = isChoice ? 'choice' : yesNo.test(said) || asksYes.test(bare) ? 'yesNo' : scale.test(said) ? 'scale' : 'text'
  const mark = /[?？]$|[ぁ-んァ-ヶ一-龠]/u.test(bare) ? '' : '?'
  return { text: capitalised(bare) + mark, kind, options: isChoice ? options : [] }
}

/** "A question: which of these is made from buffalo milk? Mozzarella, Gouda, Comté": the first answer is the right one. */
function ofQuiz(model: ProjectModel, what: string): Reading | null {
  const quiz = model.pages.find(({ tool }) => tool === 'quiz')
  const question =
    model.things.find(({ id }) => id === quiz?.thing) ?? model.things.find(({ concept }) => concept === 'quizQuestion')
  const { text, options = '' } = behindMark.exec(what.trim())?.groups ?? {}
  const [right, ...wrong] = choicesOf(options)
  const [answer, others] = [
    question?.fields.find(({ id }) => id === 'answer'),
    question?.fields.find(({ type }) => type === 'tags'),
  ]
  if (!question || !text || !right || !wrong.length || !answer || !others) return null
  return does({
    op: 'addRow',
    thing: question.id,
    row: { [question.titleField]: capitalised(text), [answer.id]: right, [others.id]: wrong },
  })
}

export function addQuestion(model: ProjectModel, { what }: Groups): Reading | null {
  const asked = ofQuiz(model, what!)
  if (asked) return asked
  const page = model.pages.find(({ kind }) => kind === 'survey')
  const question = model.things.find(({ id }) => id === page?.thing)
  if (!question) return null
  const { text, kind, options } = questionOf(what!)
  const values = { kind: kindLabel(kind, model.language), options, mustAnswer: false, position: question.rows.length + 1 }
  const isKept = (id: string) => question.fields.some((field) => field.id === id)
  const rest = Object.fromEntries(Object.entries(values).filter(([id]) => isKept(id)))
  return does({ op: 'addRow', thing: question.id, row: { [question.titleField]: text, ...rest } })
}
