// A noun with two meanings gets the one that the rest of the prompt speaks for.
import { tablesOf, wordSenses } from '../lexicon/word-senses.ts'
import type { Item } from './chunks.ts'

export function chooseSense(items: readonly Item[], prompt: string): Item[] {
  return items.map((item): Item => {
    // "guests, tables, budget" of a wedding: no way to show them
    if (item.kind === 'chunk' && !item.text && /^tables$/i.test(prompt.slice(item.start, item.end).trim())) {
      const id = tablesOf.find(({ when }) => when.test(prompt))?.means
      if (id) return { ...item, text: 'tables', words: 1, plural: true, thing: { kind: 'thing', id }, thingWords: 1, cues: [] }
    }
    const sense =
      item.kind === 'chunk' &&
      wordSenses.find(({ of, said, when }) => item.thing?.id === of && (said?.test(item.text) ?? true) && when.test(prompt))
    if (!sense || item.kind !== 'chunk') return item
    const { thing, ...rest } = item
    return sense.means === null ? rest : { ...rest, thing: { ...thing!, id: sense.means } }
  })
}
