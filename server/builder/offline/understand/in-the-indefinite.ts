// What a Swedish field is called where it was said of the one that everybody knows of, or of several: a label is no sentence.
import { swedishIndefinite, swedishSingular } from '../lexicon/inflect.ts'
import { knownFields, phraseKey, readingsOf } from '../lexicon/lexicon.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import type { Chunk } from './chunks.ts'

/** "hyresgästen anmäler", "försäljningen": as a label it is a hyresgäst and a försäljning, where that is a noun that is known. */
export function inTheIndefinite(chunk: Chunk): Chunk {
  const low = chunk.text.toLowerCase()
  // "priser per vecka" is one price
  const [, several, rest] = /^(\p{L}+)( per .+)$/u.exec(low) ?? []
  if (several) return { ...chunk, text: swedishSingular(several) + rest }
  const bare = low.includes(' ') || chunk.plural ? low : swedishIndefinite(low)
  // "kön" is no queue
  if (
    bare === low ||
    (chunk.field && phraseKey(knownFields.get(chunk.field.id)!.label.sv) === low) ||
    (listedPlural(bare) === undefined && !readingsOf('sv').has(bare) && !bare.endsWith('ning'))
  )
    return chunk
  return { ...chunk, text: bare }
}
