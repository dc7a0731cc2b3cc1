// Where a Swedish sentence begins and ends, and what it lists.
import type { Item } from './chunks.ts'

export const ends = /^[.!?\n;]$/
export const wordOf = (item: Item | undefined) => (item?.kind === 'mark' ? item.word : '')
export const opensSentence = (items: readonly Item[], at: number) => at === 0 || ends.test(wordOf(items[at - 1]))
export const joins = /^(?:,|och|samt)$/

const fieldsMin = 2
/** Of the nouns up to the end of the sentence so many may be fields: known ones, or said in the singular. */
export function listsFields(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, at) => at >= from && ends.test(wordOf(item)))
  const listed = items.slice(from, end < 0 ? items.length : end).filter((item) => item.kind === 'chunk')
  return (
    items[from]?.kind === 'chunk' &&
    listed.length >= fieldsMin &&
    listed.filter(({ field, plural }) => field !== undefined || !plural).length * 2 > listed.length
  )
}
