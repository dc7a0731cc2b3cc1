// "Add Clover, ear tag 300451, Alpine", "some have two roles, need to tick all of them": the values of a record stand beside each other
// as wishes do, and what is told of a field that is there sounds like a new one. A wish that is surely for one of these is not cut.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../lexicon/function-words.ts'
import { tokensOf } from '../learning/tokens.ts'
import { typeNamed } from '../lexicon/type-words.ts'
import type { ActName } from './learned/acts.ts'
import { type Heard, sure } from './learned/hear.ts'
import { learnedFor } from './learned/weights.ts'
import type { Operation } from './operations.ts'
import type { Reading } from './reading.ts'

type Op = Operation['op']
const ofRow: readonly Op[] = ['addRow', 'addField', 'addThing', 'setTheme']
const ofType: readonly Op[] = ['retypeField', 'addField', 'renameField', 'addOption']
const ofChoices: readonly Op[] = ['retypeField', 'setGroup']

/** What the pieces of a wish for the act are taken for. */
function takenFor(act: ActName): readonly Op[] {
  if (act === 'add-row') return ofRow
  if (act === 'set-choices') return ofChoices
  return act.startsWith('type-') ? ofType : []
}

/** From so likely on, a field without any more told of it is all that is asked for. */
const evident = 0.99

type Added = Extract<Operation, { op: 'addField' }>
const isAdded = (operation: Operation): operation is Added => operation.op === 'addField'
const low = ({ field }: Added) => field.label.toLowerCase()
const isUnknown = ({ concept, type }: Added['field']) => concept === undefined && type === 'text'
/** The pieces know what it holds, and the whole does not. */
const isLess = (one: Added, made: Added) => low(one) === low(made) && one.field.type === 'text' && made.field.type !== 'text'

/**
 * "The auditor wants the batch. Can you make room for that?": a wish came to the new fields that it surely asks for, and to more out of
 * words that only ask. `made` is what it came to; null where that says more.
 */
export function amid({ likely, spans, reading }: Heard, made: readonly Operation[], language: Language): Reading | null {
  const asked = reading?.operations ?? []
  if (likely < sure || !asked.length || !asked.every(isAdded) || !made.every(({ op }) => fromWords.has(op))) return null
  const added = made.filter(isAdded)
  const { words } = learnedFor(language)
  // what the lexicon knows was asked for, but for a type; another name has words that wishes are not made of
  const isLoose = (each: Added) =>
    asked.some((one) => low(one) === low(each)) ||
    typeNamed(each.field.label) !== undefined ||
    (isUnknown(each.field) &&
      tokensOf(
        asked.reduce((label, one) => label.replace(low(one), ''), low(each)),
        language,
      ).every(({ word }) => words.has(word) || isStopWord(word) || /^\P{L}+$/u.test(word)))
  if (added.some((each) => !isLoose(each) || asked.some((one) => isLess(one, each)))) return null
  const areDone = asked.every((one) => added.some((each) => low(one) === low(each)))
  const isTold = spans.value !== undefined || (spans.option ?? spans.name ?? []).length > 1
  return made.length > 0 && (isTold || (areDone && likely >= evident)) ? reading : null
}
/** What single words are taken for. */
const fromWords = new Set<Op>(['addField', 'addThing', 'addPage', 'addView', 'addOption', 'setTheme', 'setName'])

/** What the whole asks for, where its pieces were taken for less or for something new; else null. `made` is what they came to. */
export function asOne({ act, likely, reading }: Heard, made: readonly Operation[]): Reading | null {
  if (likely < sure || !reading?.operations.length) return null
  const asked = new Set(reading.operations.map(({ op }) => op))
  if (asked.has('addField') || asked.has('addThing') || !made.every(({ op }) => takenFor(act).includes(op))) return null
  // a list in a wish has commas, too
  const isList = act === 'add-row' || act === 'set-choices'
  return isList || made.some(({ op }) => !asked.has(op)) ? reading : null
}
