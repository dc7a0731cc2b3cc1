// "For every hive I'd like to note the queen's year and …", "I need to know the name and the phone for each guest": whose fields
// follow is told by a sentence, not by "has". The words between become the mark that opens a list of fields.
import { functionWords } from '../lexicon/function-words.ts'
import type { Token } from './tokens.ts'

const grammar = functionWords.en
const ends = /^[.!?\n;]$/
const opens = /^(and|also|then|so|but|please|plus|,)$/
const each = /^(each|every|all|any|one)$/
const whose = /^(for|per|of|on|with|about|at|to|in|after|before|from)$/
/** "I'd also like to be able to write down the …", "we need", "it should have". */
const asking =
  /^(i|i'd|i'm|i'll|we|we'd|we'll|you|they|it|there|one|should|would|could|can|must|will|shall|want|wants|need|needs|like|love|to|also|just|then|please|have|has|be|able|note|notes|write|down|record|records|register|log|store|save|keep|keeping|track|of|see|know|enter|add|put|in|collect|list|fill|is|are|'d|always|only|a|list|the|following|things|track|show|shows)$/
const nounWordsMax = 4

/** Where a noun phrase of one to four content words ends, or 0 when there is none. */
function nounEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (end - from < nounWordsMax && tokens[end] && !tokens[end]!.mark && isContent(tokens[end]!)) end++
  return end
}
const isContent = ({ low }: Token) =>
  !grammar.stop.has(low) &&
  !grammar.verbs.has(low) &&
  !grammar.with.has(low) &&
  !grammar.has.has(low) &&
  !grammar.for.has(low) &&
  !grammar.and.has(low)

const mark = (like: Token, text: string): Token => ({ text, low: text, start: like.start, end: like.start, mark: true })
const startsSentence = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return !before || ends.test(before.low) || (opens.test(before.low) && startsSentence(tokens, at - 1))
}

/** "each piece gets a number", "every box needs": words for having. */
const having = /^(gets|get|needs|need|consists|carries|shows|comes|requires|stores|lists|holds|takes|bears|is)$/
const havingTail = /^(of|with|to|have|contain|include|show|given|get)$/

/** The sentences that say whose fields follow, said as "noun: list". */
export function ownersFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const starts = startsSentence(tokens, at)
    const owner = starts ? (ownerAhead(tokens, at) ?? ownerBehind(tokens, at)) : null
    if (owner) {
      out.push(...owner.tokens)
      at = owner.next
      continue
    }
    out.push(tokens[at]!)
    at++
  }
  return out
}

type Moved = { tokens: Token[]; next: number }

/** "For each family I need …", "Each article should have …". */
function ownerAhead(tokens: readonly Token[], at: number): Moved | null {
  const isWhose = whose.test(tokens[at]!.low)
  const from = isWhose ? at + 1 : at
  if (!tokens[from] || !each.test(tokens[from]!.low)) return null
  let low = from + 1
  if (/^(of|the|my|our|such|single|one)$/.test(tokens[low]?.low ?? '')) low++
  const end = nounEnd(tokens, low)
  if (end === low || !tokens[end]) return null
  const noun = tokens.slice(low, end)
  let next = end
  if (tokens[next]?.low === ',') next++
  if (isWhose) {
    if (!/^(i|i'd|i'll|we|we'd|we'll|you|they|it|there|please)$/.test(tokens[next]?.low ?? '')) return null
    const begin = next
    while (tokens[next] && !tokens[next]!.mark && asking.test(tokens[next]!.low)) next++
    if (next === begin || !isList(tokens, next)) return null
  } else if (/^(should|must|will|would|can)$/.test(tokens[next]?.low ?? '') || having.test(tokens[next]?.low ?? '')) {
    const verb = tokens[next]!.low
    next++
    while (havingTail.test(tokens[next]?.low ?? '')) next++
    const isHaving =
      verb !== 'is' && verb !== 'can' && verb !== 'will' && verb !== 'would' && verb !== 'should' && verb !== 'must'
    if (!isHaving && !havingTail.test(tokens[next - 1]!.low)) return null
    if (!isList(tokens, next)) return null
  } else return null
  return { tokens: [...tokens.slice(from, from + 1), ...noun, mark(tokens[next] ?? noun.at(-1)!, ':')], next }
}

/** "I note the date, the place and the weather for each dive." */
function ownerBehind(tokens: readonly Token[], at: number): Moved | null {
  let from = at
  while (tokens[from] && !tokens[from]!.mark && asking.test(tokens[from]!.low)) from++
  if (from - at < 2) return null
  let end = from
  while (tokens[end] && !ends.test(tokens[end]!.low)) end++
  const held = tokens.slice(from, end)
  if (held.some(({ low }) => low === ':' || low === '(' || grammar.with.has(low))) return null
  const split = held.findLastIndex(({ low }, place) => whose.test(low) && each.test(held[place + 1]?.low ?? ''))
  if (split < 3 || !held.slice(0, split).some(({ low }) => low === ',')) return null
  const noun = held.slice(split + 2)
  if (!noun.length || noun.length > nounWordsMax || !noun.every(isContent)) return null
  return { tokens: [...held.slice(split + 1, split + 2), ...noun, mark(held[0]!, ':'), ...held.slice(0, split)], next: end }
}

/** At least two items follow in the sentence. */
function isList(tokens: readonly Token[], from: number): boolean {
  for (let at = from; tokens[at] && !ends.test(tokens[at]!.low); at++)
    if (at > from && /^(,|and|or|:)$/.test(tokens[at]!.low)) return true
  return false
}
