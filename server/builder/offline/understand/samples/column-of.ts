// Where in the lexicon's rows the values of a field stand.
import { knownThings } from '../../lexicon/lexicon.ts'
import type { Field, Thing } from '../../model.ts'

/** What happens or is done bears its name as a title; who books or orders it has a name of their own. */
const titledByName = new Set('job course event project task class workshop tournament exhibition concert training'.split(' '))
/** What a list of rows by name calls that which names a row, whatever field that is. */
export const titleColumn = 'titled'
const usualTitle = (thing: string | undefined): string | undefined =>
  knownThings.get(thing ?? '')?.fields.find(({ type }) => type === 'text')?.concept

/** Which of the columns of the lexicon's rows fills a field; -1 for none. What kind of animal somebody has is its species. */
export const columnOf = (
  { concept: thing, titleField }: Thing,
  columns: readonly string[],
  { id, concept: ofOwn, label }: Field,
): number => {
  const concept = ofOwn ?? id
  const at = columns.findIndex((column) => column === concept || column === label)
  if (at >= 0) return at
  if (id === titleField && columns[0] === titleColumn) return 0
  if (concept === 'species') return columns.indexOf('type')
  // what somebody calls the title in a word of their own is what titles are
  if (id === titleField && (!ofOwn || ofOwn === thing)) return columns.findIndex((column) => column === usualTitle(thing))
  return concept === 'name' && titledByName.has(thing ?? '') ? columns.indexOf('title') : at
}
