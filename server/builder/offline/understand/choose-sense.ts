// A noun with two meanings gets the one that the rest of the prompt speaks for.
import { wordSenses } from '../lexicon/word-senses.ts'
import type { Item } from './chunks.ts'

export function chooseSense(items: readonly Item[], prompt: string): Item[] {
  return items.map((item): Item => {
    const sense =
      item.kind === 'chunk' &&
      wordSenses.find(({ of, said, when }) => item.thing?.id === of && (said?.test(item.text) ?? true) && when.test(prompt))
    if (!sense || item.kind !== 'chunk') return item
    const { thing, ...rest } = item
    return sense.means === null ? rest : { ...rest, thing: { ...thing!, id: sense.means } }
  })
}
