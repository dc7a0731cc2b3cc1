// What is laid out, dictated or written short, as the sentences that everything behind reads: a heading over lines is "Members: name, phone", a
// header row "Laptops: model, serial no", "t.o.m." is "till".
import type { Language } from '#shared/languages.ts'
import { reportedIn } from '../doers/reported.ts'
import { answers } from './answers.ts'
import { blocks } from './blocks.ts'
import { bothOf } from './both-of.ts'
import { choicesInRow } from './choices-in-row.ts'
import { dictated } from './dictated.ts'
import { eachOne } from './each-one.ts'
import { faultsTold } from './faults-told.ts'
import { headerRows } from './header-rows.ts'
import { inPassing } from './in-passing.ts'
import { japaneseValues } from './japanese-values.ts'
import { letters } from './letters.ts'
import { type Edit, withEdits, type Written } from './pieces.ts'
import { plainPhrases } from './plain-phrases.ts'
import { shortForms } from './short-forms.ts'
import { statesTold } from './states-told.ts'

type Step = (text: string, language: Language) => Edit[]

/** In this order: a row in a letter is a row once the letter is left. */
const steps: readonly Step[] = [
  shortForms,
  faultsTold,
  (text, language) => reportedIn(text, language).filter(({ start, end }) => end > start),
  inPassing,
  statesTold,
  plainPhrases,
  bothOf,
  choicesInRow,
  japaneseValues,
  letters,
  answers,
  headerRows,
  blocks,
  eachOne,
  dictated,
]

/** The text as sentences; its places are those of what the given one was made from. */
export const writeOut = (given: Written, language: Language): Written =>
  steps.reduce((written, step) => withEdits(written, step(written.text, language)), given)
