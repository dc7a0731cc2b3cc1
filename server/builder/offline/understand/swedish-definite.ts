// Whether a Swedish noun stands in the definite: one that everybody knows of, and seldom a list.
import { isDefiniteOne, swedishIndefinite } from '../lexicon/inflect.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import type { Chunk } from './chunks.ts'

/** The definite form among a thing's own Swedish words. */
const definiteAt = 2
/** "bageriet", "klassresan", "sommarlägret": one that everybody knows of. */
export function isDefinite({ text, domainText = '', thing }: Chunk): boolean {
  const said = text || domainText
  const last = said.slice(said.lastIndexOf(' ') + 1).toLowerCase()
  const own = knownThings.get(thing?.id ?? '')?.nouns.sv.all[definiteAt]
  return (
    (own !== undefined && last.endsWith(own)) ||
    ((/(?:[^e]n|et|an)$/.test(last) || isDefiniteOne(last)) && swedishIndefinite(last) !== last)
  )
}
