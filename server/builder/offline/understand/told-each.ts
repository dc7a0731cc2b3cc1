// "For every hive I'd like to note the queen's year and …", "I need to know the name and the phone for each guest": whose fields
// follow is told by a sentence, not by "has". The words between become the mark that opens a list of fields.
import { acts, gerunds } from '../lexicon/deeds.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
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
const objectWordsMax = 4

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
    // "a page where we book the car: …"
    const act = !starts && /^(where|which|when|that|so)$/.test(tokens[at - 1]?.low ?? '') ? actOf(tokens, at) : null
    // "each piece of equipment", "the day's deliveries": of what, and not when
    const isPart =
      partitive.test(tokens[at]!.low) &&
      tokens[at + 1]?.low === 'of' &&
      tokens[at + 2] !== undefined &&
      isContent(tokens[at + 2]!)
    // "the paper log in our hut": what it was written on
    const isPaper = tokens[at]!.low === 'paper' && onPaper.test(tokens[at + 1]?.low ?? '')
    if (isPart || isPaper || isTimes(tokens[at]!)) {
      at += isPart ? 2 : 1
      continue
    }
    const owner =
      act ??
      (starts
        ? (ownerAhead(tokens, at) ?? partsOf(tokens, at) ?? noted(tokens, at) ?? actOf(tokens, at) ?? ownerBehind(tokens, at))
        : null)
    if (owner) {
      out.push(...owner.tokens)
      at = owner.next
      continue
    }
    const token = tokens[at]!
    out.push(token.low === 'with' && isCompany(tokens, at) ? { ...token, low: 'among' } : token)
    at++
  }
  return out
}

/** "with a friend", "with about 80 staff": who else is there is no list of fields. */
function isCompany(tokens: readonly Token[], at: number): boolean {
  let low = at + 1
  while (
    /^(a|an|my|our|his|her|the|about|around|roughly|some|another|other|over|only|just|almost|nearly|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(
      tokens[low]?.low ?? '',
    )
  )
    low++
  const end = nounEnd(tokens, low)
  const after = tokens[end]
  if (
    low === at + 1 ||
    end === low ||
    (after && !/^[.,;!?\n]$/.test(after.low) && !/^(and|who|where|in|on|at|that|so|but)$/.test(after.low))
  )
    return false
  const last = tokens[end - 1]!.low
  const isCounted = tokens
    .slice(at + 1, low)
    .some((each) => /^(two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(each.low))
  const kind = classOfNoun(last, 'en')
  return (
    kind === 'person' ||
    kind === 'group' ||
    /^(staff|kids|people|others)$/.test(last) ||
    (isCounted && (startsText(tokens, at) || /^\d+$/.test(tokens[at - 2]?.low ?? '')))
  )
}
const startsText = (tokens: readonly Token[], at: number) => !tokens.slice(0, at).some(({ low }) => /^[.!?\n:]$/.test(low))

const onPaper =
  /^(log|logs|list|lists|form|forms|diary|calendar|book|notebook|folder|tag|tags|note|notes|sheet|sheets|card|cards|file|files|version|copy)$/
const partitive = /^(piece|pieces|pair|pairs|item|items|bit|bits|article|articles|unit|units)$/
const possessiveChars = 2
/** "day's" of "the day's deliveries" */
const isTimes = ({ low, start, end }: Token) =>
  /^(day|week|month|year|today|tomorrow|yesterday|season|night)$/.test(low) && end - start === low.length + possessiveChars

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

/** "Notes per case, with date": a list whose rows belong to another. */
function partsOf(tokens: readonly Token[], at: number): Moved | null {
  const end = nounEnd(tokens, at)
  if (end === at || !tokens[end] || !/^(per|for|on|of|to)$/.test(tokens[end]!.low)) return null
  const isPer = tokens[end]!.low === 'per'
  if (!isPer && !/^(each|every)$/.test(tokens[end + 1]?.low ?? '')) return null
  const from = end + (isPer ? 1 : 2)
  const to = nounEnd(tokens, from)
  if (to === from) return null
  const next = tokens[to]?.low === ',' ? to + 1 : to
  if (!tokens[next] || !(grammar.with.has(tokens[next]!.low) || tokens[next]!.low === ':')) return null
  return {
    tokens: [...tokens.slice(at, end), mark(tokens[next]!, ':'), ...tokens.slice(from, to), mark(tokens[next]!, ',')],
    next: next + 1,
  }
}

/** "Vaccinations must be noted, with date": as if somebody wanted to track them. */
function noted(tokens: readonly Token[], at: number): Moved | null {
  const from = /^(the|our|my|all|also|any)$/.test(tokens[at]!.low) ? at + 1 : at
  const end = nounEnd(tokens, from)
  if (
    end === from ||
    !isPlural(tokens[end - 1]!.low) ||
    !/^(must|should|need|needs|have|has|are|can|could)$/.test(tokens[end]?.low ?? '')
  )
    return null
  let next = end + 1
  while (/^(to|be|also|always|all|properly|too)$/.test(tokens[next]?.low ?? '')) next++
  if (
    !/^(noted|recorded|registered|tracked|logged|listed|included|stored|added|documented|saved|kept|entered|collected|in)$/.test(
      tokens[next]?.low ?? '',
    )
  )
    return null
  next++
  while (/^(there|here|too|also|down|in|as|well|it)$/.test(tokens[next]?.low ?? '')) next++
  if (tokens[next]?.low === ',' && grammar.with.has(tokens[next + 1]?.low ?? '')) next++
  const noun = tokens.slice(from, end)
  return { tokens: [{ ...noun[0]!, text: 'track', low: 'track', end: noun[0]!.start }, ...noun], next }
}

/** "we spray (product, dose)", "every evening I count: jars …": what is done leaves a record of it. */
function actOf(tokens: readonly Token[], at: number): Moved | null {
  let verb = at
  while (
    tokens[verb] &&
    !tokens[verb]!.mark &&
    /^(every|each|day|evening|morning|week|month|year|time|during|the|season|after|before|in|on|at|then|and|also)$/.test(
      tokens[verb]!.low,
    )
  )
    verb++
  // "Handing out: to whom, date"
  const headed =
    /^[:(]$/.test(tokens[verb + 1]?.low ?? '') || tokens[verb + 2]?.low === ':' ? gerunds.get(tokens[verb]?.low ?? '') : undefined
  if (
    !headed &&
    !/^(i|we|they|people|members|guests|visitors|customers|parents|volunteers|staff|residents|students)$/.test(
      tokens[verb]?.low ?? '',
    )
  )
    return null
  if (!headed) verb++
  const act = headed ?? acts.get(tokens[verb]?.low ?? '')
  if (!act) return null
  let open = verb + 1
  while (open - verb <= objectWordsMax && tokens[open] && !tokens[open]!.mark) open++
  if (!/^[:(]$/.test(tokens[open]?.low ?? '') || !isList(tokens, open + 1)) return null
  const word = { ...tokens[verb]!, text: act, low: act }
  return { tokens: [mark(word, '.'), word, mark(tokens[open]!, tokens[open]!.low)], next: open + 1 }
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
