// "Dog grooming: customers and their dogs (breed, coat), appointments with price", "Homeschool planner. Subjects, lessons with date":
// what stands ahead of lists that have fields of their own names the work, and is no list beside them.
import { knownThings } from '../lexicon/lexicon.ts'
import type { Chunk, Item } from './chunks.ts'
import type { Intent } from './intent.ts'

const heads = /^[:.\n]$/
const described = /^(with|has|have|including|who|\(|:)$/
const isArticle = (item: Item) => item.kind === 'mark' && /^(a|an|the|my|our)$/.test(item.word)
const isEnd = (item: Item) => item.kind === 'mark' && /^[.!?\n]$/.test(item.word)

/** A field of what is named, and no list: "Recipe: ingredients with amounts". */
const isPartOf = ({ thing }: Chunk, { field }: Chunk): boolean =>
  thing !== undefined && field !== undefined && knownThings.get(thing.id)!.fields.some(({ id }) => id === field.id)

/** Whether the first noun of an English text is the heading of several lists. */
export function namesWork(items: readonly Item[], at: number, intent: Intent): boolean {
  const [chunk, next] = [items[at], items[at + 1]]
  if (intent.language !== 'en' || intent.things.length || chunk?.kind !== 'chunk' || next?.kind !== 'mark') return false
  if (!heads.test(next.word) || !items.slice(0, at).every(isArticle) || (chunk.plural && !chunk.named)) return false
  if (chunk.cues.some(({ kind }) => kind === 'page' || kind === 'tool')) return false
  const first = items[at + 2]
  if (first?.kind !== 'chunk' || !first.plural || isPartOf(chunk, first)) return false
  const end = items.findIndex((item, place) => place > at + 1 && isEnd(item))
  const told = items.slice(at + 2, end < 0 ? items.length : end)
  return told.some((item, place) => {
    const after = told[place + 1]
    return item.kind === 'chunk' && item.plural && item.text !== '' && after?.kind === 'mark' && described.test(after.word)
  })
}
