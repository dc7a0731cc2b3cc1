import type { Language } from '#shared/languages.ts'
import type { Chunk, Item } from './chunks.ts'

/** Lists lean one way: most items fields, or most of them things. 1 = fields, -1 = things. */
export function leanings(items: readonly Item[], language: Language): Map<Chunk, number> {
  const leans = new Map<Chunk, number>()
  const joins = (item: Item) => item.kind === 'mark' && /^(,|and|&|or|och|samt|eller)$/.test(item.word)
  let at = 0
  while (at < items.length) {
    const group: Chunk[] = []
    while (at < items.length) {
      const item = items[at]!
      if (item.kind === 'chunk') {
        if (group.length && !joins(items[at - 1]!)) break
        group.push(item)
      } else if (!joins(item)) break
      at++
    }
    if (group.length >= 3) {
      const fields = group.filter((chunk) => chunk.field && !(chunk.plural && chunk.thing)).length
      const things = group.filter((chunk) => chunk.thing && !chunk.field && (chunk.plural || language === 'ja')).length
      const lean = fields / group.length >= 0.5 ? 1 : things / group.length >= 0.6 ? -1 : 0
      for (const chunk of group) leans.set(chunk, lean)
    }
    if (!group.length) at++
  }
  return leans
}
