// "Add Clover, ear tag 300451, Alpine", "some have two roles, need to tick all of them": the values of a record stand beside each other
// as wishes do, and what is told of a field that is there sounds like a new one. A wish that is surely for one of these is not cut.
import type { ActName } from './learned/acts.ts'
import { type Heard, sure } from './learned/hear.ts'
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

/** What the whole asks for, where its pieces were taken for less or for something new; else null. `made` is what they came to. */
export function asOne({ act, likely, reading }: Heard, made: readonly Operation[]): Reading | null {
  if (likely < sure || !reading?.operations.length) return null
  const asked = new Set(reading.operations.map(({ op }) => op))
  if (asked.has('addField') || asked.has('addThing') || !made.every(({ op }) => takenFor(act).includes(op))) return null
  // a list in a wish has commas, too
  const isList = act === 'add-row' || act === 'set-choices'
  return isList || made.some(({ op }) => !asked.has(op)) ? reading : null
}
