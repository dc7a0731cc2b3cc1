// What a Swedish trade's own name says of what it keeps: a "hundpensionat" has dogs and a "ponnystall" ponies, whatever the domain
// calls its animals.
import { readingsOf } from '../lexicon/lexicon.ts'
import type { Intent, SaidThing } from './intent.ts'
import { sayNoun } from './said.ts'

const animals = /^(?:pet|animal|horse)$/
const frontCharsMin = 3
const restCharsMin = 4

/** Trades whose own word names no animal, though everybody knows which. */
const ofTrade: Record<string, string> = { kennel: 'hund', stuteri: 'häst', katteri: 'katt' }
const trades = new RegExp(`(${Object.keys(ofTrade).join('|')})(?:et|n|en|s)?$`)

/** The animal at the front of a word: "hund" of "hundpensionatet". */
function animalIn(word: string): string | undefined {
  const known = ofTrade[trades.exec(word)?.[1] ?? '']
  if (known) return known
  for (let at = word.length - restCharsMin; at >= frontCharsMin; at--) {
    const front = word.slice(0, at)
    if (
      readingsOf('sv')
        .get(front)
        ?.some(({ kind, id }) => kind === 'thing' && animals.test(id))
    )
      return front
  }
  return undefined
}

/** A thing of the domain under the name that the trade's own word has for it. */
export function namedByTrade(said: SaidThing, { prompt, language }: Intent): SaidThing {
  if (language !== 'sv' || !animals.test(said.known?.id ?? '')) return said
  const found = prompt
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(animalIn)
    .find((animal) => animal !== undefined)
  if (!found || /^(?:djur|husdjur)$/.test(found)) return said
  const { one, many } = sayNoun(found, 'sv')
  return { ...said, one, many }
}
