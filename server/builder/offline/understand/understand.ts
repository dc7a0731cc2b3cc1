// The built-in builder's understanding: a prompt in plain English, Swedish or Japanese becomes a project model, with notes on
// what was built, assumed, not understood and left to an outside service. Pure, deterministic and quick (a few milliseconds);
// never throws on any text. Words are looked up, not guessed: what is not recognised is said, and when nothing is, the answer
// is a few starting points instead of a project nobody asked for.
import type { Language } from '#shared/languages.ts'
import { detectLanguage } from './detect-language.ts'
import { projectLimits } from '#shared/projects.ts'
import { type Note, type ProjectModel } from '../model.ts'
import { nothingRecognised, startingPoints } from '../reply/phrases.ts'
import { openNotes } from './notes.ts'
import { coverSpans } from './cover-spans.ts'
import { type QuestionsTold, questionsTold } from './asked/questions-told.ts'
import { currencyOf } from './currency-in.ts'
import { blank } from './even-out.ts'
import { type Clause, type Intent, type Span } from './intent.ts'
import { findProduct, type FoundProduct } from './products/find-product.ts'
import { spansOf, standIn } from './products/stand-in.ts'
import { takeProduct } from './products/take-product.ts'
import { firmJoined } from './read-group-name.ts'
import { readName } from './read-name.ts'
import { readIntent } from './read-prompt.ts'
import { type StudyTold, studyTold, studyWords } from './study-told.ts'
import { type ToolTold, toolTold } from './tool-told.ts'
import { type Reported, reportedIn } from './doers/reported.ts'
import { takeReporters } from './doers/take-reporters.ts'
import { isOverTime, totalsIn } from './read-totals.ts'
import { takeForm } from './visitors/plan-form.ts'
import { type VisitorsForm, visitorsForm } from './visitors/visitors-form.ts'
import { withUnread } from './rules-unread.ts'
import { withRulesTold } from './with-rules.ts'
import { foldWidth } from './written/fold-width.ts'
import { type Table, tablesIn } from './written/header-rows.ts'
import { withEdits } from './written/pieces.ts'
import { type TakenRows, withRowsTold } from './written/with-rows.ts'
import { writeOut } from './written/write-out.ts'
import { alignShown } from './samples/align-shown.ts'
import { alignWarnings } from './samples/align-warnings.ts'
import { planProject } from './plan/plan-project.ts'

export type Understanding =
  | { model: ProjectModel; notes: Note[]; spans: Span[] }
  | { model: null; notes: Note[]; suggestions: string[]; spans: Span[] }

/** Reads a prompt of up to 20,000 characters. `model: null` when nothing in it can be built. */
export function understand(prompt: string, language?: Language): Understanding {
  const original = prompt.slice(0, projectLimits.promptMaxChars)
  const folded = foldWidth(original)
  const spoken = language ?? detectLanguage(folded.text)
  const tool = toolTold(folded.text, spoken)
  const questions = tool ? null : questionsTold(folded.text, spoken)
  const study = tool || questions ? null : studyTold(folded.text, spoken)
  const heard = (tool ?? questions ?? study)?.stretches ?? []
  const firm = heard.length ? undefined : firmJoined(folded.text, spoken)
  const besides = withEdits(folded, [...heard.map((stretch) => ({ ...stretch, as: '' })), ...(firm ? [firm] : [])])
  const taken = withRowsTold(besides, spoken)
  const reported = reportedIn(besides.text, spoken)
  const written = writeOut(taken.written, spoken)
  const form = visitorsForm(written.text, spoken, (said) => readIntent(said, spoken).things[0]?.fields ?? [])
  const { text, places } = form ? withEdits(written, [{ ...form, as: '' }]) : written
  const pasted = tablesIn(besides.text, spoken)
  const currency = currencyOf(besides.text, spoken)
  const name = readName(folded.text, spoken)
  const told = readWritten(text, spoken, { pasted, taken, currency, name, form, questions, reported, tool, study })
  const spans = told.spans.map(({ start, end, as }) => ({ start: places[start]!, end: places[end]!, as }))
  if (form) spans.push({ start: written.places[form.start]!, end: written.places[form.end]!, as: 'used' })
  for (const { start, end } of heard) spans.push({ start: folded.places[start]!, end: folded.places[end]!, as: 'used' })
  return { ...told, spans: coverSpans(original.length, spans) }
}

/** What was heard as a whole: tables, what a website asks its visitors, what a survey asks, who writes down what, the tool that is all of it. */
type LaidOut = {
  pasted: readonly Table[]
  taken: TakenRows
  /** what is read apart (prices, rules) tells it as well */
  currency: string | undefined
  name: string | undefined
  form: VisitorsForm | undefined
  questions: QuestionsTold | null
  reported: readonly Reported[]
  tool: ToolTold | null
  study: StudyTold | null
}

/** What a word of theirs asks for where the whole says more: "poll" of a date poll, "quiz" of its score sheet. */
const alike = ['poll', 'quiz', 'scoreboard'] as const

function readWritten(text: string, language: Language, laidOut: LaidOut): Understanding {
  const product = findProduct(text, language)
  if (!product) return readTold(text, language, laidOut)
  const stood = standIn(text, product, language)
  const told = readTold(stood.text, language, laidOut, product)
  return { ...told, spans: coverSpans(text.length, spansOf(told.spans, stood, product)) }
}

function readTold(
  text: string,
  language: Language,
  { pasted, taken, currency, name, form, questions, reported, tool, study }: LaidOut,
  product?: FoundProduct,
): Understanding {
  const intentOf = (words: string, totals: readonly Clause[] = []): Intent => {
    const intent = readIntent(words, language)
    if (currency) intent.currency = currency
    // whose it is may stand in a rule: "printed with my company X on top"
    if (name) intent.name ??= name
    if (form) takeForm(intent, form)
    if (questions) {
      intent.asked = questions.asked
      if (questions.topic) intent.topic = questions.topic
      intent.kinds.add('survey')
    }
    intent.pasted = pasted
    intent.rowsTold = taken.rows
    intent.namesTold = [...(intent.namesTold ?? []), ...taken.names]
    takeReporters(intent, reported)
    if (tool) {
      intent.toolFirst = true
      for (const other of alike) intent.tools.delete(other)
      intent.tools.add(tool.tool)
      intent.toolTold = tool
    }
    if (study) {
      intent.study = study
      intent.toolFirst = true
      intent.tools.add(study.tool)
      intent.unknown = intent.unknown.filter((word) => !studyWords[language].test(word))
    }
    for (const total of totals) total.take(intent)
    if (product) {
      intent.isLikeKnown = true
      takeProduct(intent, product)
    }
    return intent
  }
  // what is added up over time is an overview, and no rule of a list
  const overTime = totalsIn(text, language).filter(({ start, end }) => isOverTime(text.slice(start, end)))
  const told = overTime.reduce((words, { start, end }) => blank(words, start, end), text)
  const ruled = withRulesTold(told, language, (words) => planProject(intentOf(words, overTime)))
  // what somebody pasted stays as it is
  if (ruled?.model && !pasted.length && !taken.rows.length) {
    alignWarnings(ruled.model)
    alignShown(ruled.model)
  }
  if (ruled) return ruled
  const intent = intentOf(text)
  return withUnread(planProject(intent) ?? notRecognised(intent), text, language, [])
}

function notRecognised(intent: Intent): Understanding {
  const notes: Note[] = [{ kind: 'unknown', text: nothingRecognised[intent.language] }, ...openNotes(intent)]
  return {
    model: null,
    notes,
    suggestions: [...startingPoints[intent.language]],
    spans: coverSpans(intent.prompt.length, intent.spans),
  }
}
