// What a sentence of an English prompt is made of, for those who read it before its nouns are looked up: where it starts, where a noun
// ends, the words of asking.
import { functionWords } from '../../lexicon/function-words.ts'
import { singular } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'

/** Tokens in the place of others, and where the text goes on. */
export type Moved = { tokens: Token[]; next: number }

export const grammar = functionWords.en
export const ends = /^[.!?\n;]$/
const opens = /^(and|also|then|so|but|please|plus|,)$/
export const each = /^(each|every|all|any|one)$/
export const whose = /^(for|per|of|on|with|about|at|to|in|after|before|from)$/
/** "I'd also like to be able to write down the …", "we need", "it should have". */
export const asking =
  /^(i|i'd|i'm|i'll|we|we'd|we'll|you|they|it|there|one|should|would|could|can|must|will|shall|want|wants|need|needs|like|love|to|also|just|then|please|have|has|be|able|note|notes|write|down|record|records|register|log|store|save|keep|keeping|track|of|see|know|enter|add|put|in|collect|list|fill|is|are|'d|always|only|a|list|the|following|things|track|show|shows)$/
export const nounWordsMax = 4
export const objectWordsMax = 4

/** Where a noun phrase of one to four content words ends, or 0 when there is none. */
export function nounEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (end - from < nounWordsMax && tokens[end] && !tokens[end]!.mark && isContent(tokens[end]!)) end++
  return end
}
export const isContent = ({ low }: Token) =>
  !grammar.stop.has(low) &&
  !grammar.verbs.has(low) &&
  !grammar.with.has(low) &&
  !grammar.has.has(low) &&
  !grammar.for.has(low) &&
  !grammar.and.has(low)

export const mark = (like: Token, text: string): Token => ({ text, low: text, start: like.start, end: like.start, mark: true })
export const startsSentence = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return !before || ends.test(before.low) || (opens.test(before.low) && startsSentence(tokens, at - 1))
}

/** At least two items follow in the sentence. */
export function isList(tokens: readonly Token[], from: number): boolean {
  for (let at = from; tokens[at] && !ends.test(tokens[at]!.low); at++)
    if (at > from && /^(,|and|or|:)$/.test(tokens[at]!.low)) return true
  return false
}

/** "tenants", "drivers", "our committee": who may do something. */
export const namesPeople = (word: string): boolean =>
  ['person', 'group'].includes(classOfNoun(singular(word), 'en')) ||
  readingsOfPhrase(word, 'en').some(({ kind, id }) => kind === 'thing' && knownThings.get(id)?.entry.actor === true)
