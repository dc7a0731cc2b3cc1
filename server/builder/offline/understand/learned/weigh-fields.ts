// The last word on what was read as a field, where a description names several: a word that no mark holds is none, whatever the signs took it
// for. "It hangs in the church hall" has no field of a hall, and "every July" none of a month.
import type { Intent, SaidField } from '../intent.ts'
import { type HeardMarks, hearMarks } from './hear-marks.ts'
import { longFrom } from './weigh-lists.ts'

/** So many fields are marked, and so surely. */
const fieldsMin = 3
const surely = 0.9
/** What is less likely part of a field or a choice is none. */
const leftBelow = 0.05

export function weighFields(intent: Intent): void {
  if (intent.prompt.length < longFrom[intent.language]) return
  const heard = hearMarks(intent)
  if (heard.marks.filter(({ name, likely }) => name === 'field' && likely >= surely).length < fieldsMin) return
  // what points to a list says whose or which it is
  const isLink = ({ thing }: SaidField) => thing !== undefined && intent.things.some(({ known }) => known?.id === thing)
  const isKept = (field: SaidField) => field.isItem === true || isLink(field) || likelihood(field, heard) >= leftBelow
  for (const said of intent.things) said.fields = said.fields.filter(isKept)
  intent.loose = intent.loose.filter(isKept)
}

/** 1 where its words do not stand in the prompt: what a clause comes to, or goes with a list. */
function likelihood({ label, options = [] }: SaidField, { fieldChance }: HeardMarks): number {
  const chances = [label, ...options].map(fieldChance)
  const said = chances.filter((chance) => chance !== null)
  return chances[0] === null || !said.length ? 1 : Math.max(...said)
}
