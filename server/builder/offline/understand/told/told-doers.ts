// Sentences of an English prompt that tell who is to do what: "we want readers to suggest books", "guests ring up to reserve, and we
// write down name, table", "each morning we tick who came", "staff set it to received or fixed". The people in them are no lists; what
// they do leaves a record, and what is written down, said or set besides are its fields.
import { isPlural, plural } from '../../lexicon/inflect.ts'
import type { Token } from '../tokens.ts'
import { ends, isContent, isList, mark, type Moved, namesPeople, nounEnd } from './sentence-parts.ts'

const sentenceEnd = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(({ low }, place) => place >= from && ends.test(low))
  return end < 0 ? tokens.length : end
}
const determiner = /^(?:a|an|the|our|my|all|each|every|any|their|your)$/
const put = (like: Token, low: string): Token => ({ ...like, text: low, low, end: like.start, mark: false })
const isPeople = (word: string) =>
  /^(?:people|folks|staff|everyone|everybody|anyone|anybody|kids|children)$/.test(word) || isPerson(word)
const isPerson = (word: string) => isPlural(word) && namesPeople(word)

const wishing = /^(?:want|wants|let|lets|like|allow|allows|ask|asks|invite|invites|encourage|encourages)$/
const reporting = /^(?:report|suggest|submit|request|propose|nominate|recommend|complain|apply)$/
const hasFields = /^(?:should|must|has|have|needs|gets|contains|consists|includes|will|shows)$/
/** "Our town wants residents to report potholes. A report should have …": what the reports are about is no list beside them. */
export function wishedOf(tokens: readonly Token[], at: number): Moved | null {
  const end = sentenceEnd(tokens, at)
  const wish = tokens.slice(at, end).findIndex(({ low }) => wishing.test(low))
  if (wish < 0) return null
  let who = at + wish + 1
  while (determiner.test(tokens[who]?.low ?? '')) who++
  const to = nounEnd(tokens, who)
  const verb = tokens[to]?.low === 'to' ? to + 1 : to
  if (to === who || !isPeople(tokens[to - 1]!.low) || !reporting.test(tokens[verb]?.low ?? '')) return null
  const [article, noun, has] = tokens.slice(end + 1, end + 4)
  if (!/^(?:a|an|each|every|the)$/.test(article?.low ?? '') || !noun || !hasFields.test(has?.low ?? '')) return null
  return { tokens: tokens.slice(at, at + wish), next: end }
}

const setting = /^(?:set|sets|mark|marks|change|changes|move|moves|update|updates|put|puts)$/
const optionsMin = 2
const optionWordsMax = 3
/** "Staff set it to received, planned or fixed": the choices of a status. */
export function statusSet(tokens: readonly Token[], at: number): Moved | null {
  const end = sentenceEnd(tokens, at)
  let verb = at
  while (verb < end && verb - at < optionWordsMax + 1 && !setting.test(tokens[verb]!.low)) verb++
  if (!setting.test(tokens[verb]?.low ?? '') || verb === at) return null
  let to = verb + 1
  while (/^(?:it|them|each|this|that|these|the|status|state|a|every|one)$/.test(tokens[to]?.low ?? '')) to++
  if (to === verb + 1 || !/^(?:to|as)$/.test(tokens[to]?.low ?? '')) return null
  const names: Token[][] = [[]]
  for (const token of tokens.slice(to + 1, end))
    if (/^(?:,|or|and)$/.test(token.low)) names.push([])
    else names.at(-1)!.push(token)
  const said = names.filter(({ length }) => length)
  if (said.length < optionsMin || said.some(({ length }) => length > optionWordsMax)) return null
  const [first, last] = [said[0]![0]!, said.at(-1)!.at(-1)!]
  const sign = (low: string, start: number): Token => ({ text: low, low, start, end: start, mark: true })
  const listed = said.flatMap((name, nth) => (nth ? [sign(',', name[0]!.start), ...name] : name))
  return {
    tokens: [put(tokens[verb]!, 'then'), put(tokens[to]!, 'from'), sign('(', first.start), ...listed, sign(')', last.end)],
    next: end,
  }
}

const must = /^(?:should|must|shall|will|needs|has|ought)$/
/** "A report should have the street, a photo": as if every report had. */
export function oneHas(tokens: readonly Token[], at: number): Moved | null {
  if (!/^(?:a|an)$/.test(tokens[at]!.low)) return null
  const end = nounEnd(tokens, at + 1)
  if (end === at + 1 || isPlural(tokens[end - 1]!.low) || !must.test(tokens[end]?.low ?? '')) return null
  let next = end + 1
  while (/^(?:to|also|always|at|least)$/.test(tokens[next]?.low ?? '')) next++
  if (!/^(?:have|contain|include|show|store|list|state)$/.test(tokens[next]?.low ?? '') || !isList(tokens, next + 1)) return null
  return { tokens: [put(tokens[at]!, 'each'), ...tokens.slice(at + 1, end), mark(tokens[next]!, ':')], next: next + 1 }
}

const saying = /^(?:say|says|show|shows|tell|tells|state|mention|list|record|note)$/
const asking = /^(?:who|when|which|where|whether|if|how|what|whose)$/
/** "… with size and shelf. It should also say who has borrowed a tent and when": two more of its fields. */
export function alsoSays(tokens: readonly Token[], at: number): Moved | null {
  if (!/^[.;]$/.test(tokens[at]!.low) || !/^(?:it|they|this|that)$/.test(tokens[at + 1]?.low ?? '')) return null
  let next = at + 2
  while (/^(?:should|must|can|could|has|have|needs|need|to|also|would|may|be)$/.test(tokens[next]?.low ?? '')) next++
  if (next === at + 2 || !saying.test(tokens[next]?.low ?? '')) return null
  next++
  while (/^(?:me|us|also)$/.test(tokens[next]?.low ?? '')) next++
  const before = tokens.slice(0, at)
  const last = before.findLastIndex(({ low }) => ends.test(low))
  if (!asking.test(tokens[next]?.low ?? '') || !before.slice(last + 1).some(({ low }) => /^(?:with|has|have|:)$/.test(low)))
    return null
  const end = sentenceEnd(tokens, next)
  const clause: Token[] = []
  for (let place = next; place < end; place++) {
    const [token, noun] = [tokens[place]!, tokens[place + 1]]
    const isNamed = determiner.test(token.low) && noun && before.some(({ low }) => low === plural(noun.low) || low === noun.low)
    if (isNamed) place++
    clause.push(isNamed ? put(token, 'it') : token)
  }
  return { tokens: [mark(tokens[at]!, ','), ...clause], next: end }
}

const ticking = /^(?:tick|mark|note|check|register|record|see|write|log|cross)s?$/
const came = /^(?:came|comes|come|attended|attends|present|there|showed|turned|ate|participated|played|joined|absent|missing|in)$/
/** "Each morning we tick who came and what time they arrived": a list of who was there. */
export function tickedWho(tokens: readonly Token[], at: number): Moved | null {
  const end = sentenceEnd(tokens, at)
  const who = tokens.slice(at, end).findIndex(({ low }) => low === 'who')
  if (who < 2 || who > lookAheadMax) return null
  const front = tokens.slice(at, at + who).map(({ low }) => low)
  const verb = front.findLastIndex((word) => ticking.test(word))
  if (verb < 1 || front.slice(verb + 1).some((word) => !/^(?:off|down)$/.test(word))) return null
  if (!front.slice(0, verb).some((word) => /^(?:each|every)$/.test(word))) return null
  let next = at + who + 1
  while (/^(?:is|was|are|were|has|have|been)$/.test(tokens[next]?.low ?? '')) next++
  if (!came.test(tokens[next]?.low ?? '')) return null
  next++
  while (/^(?:up|to|along)$/.test(tokens[next]?.low ?? '')) next++
  const goesOn = /^(?:,|and)$/.test(tokens[next]?.low ?? '')
  if (!goesOn && next < end) return null
  const like = tokens[at + who]!
  const opened = [put(like, 'attendance records'), mark(like, ':'), put(like, 'date')]
  if (!goesOn) return { tokens: [...opened, mark(like, ','), put(like, 'person')], next: end }
  while (/^(?:,|and)$/.test(tokens[next]?.low ?? '')) next++
  return { tokens: [...opened, mark(like, ',')], next }
}
const lookAheadMax = 14

const records = new Map(
  Object.entries({
    reserve: 'reservations',
    reservation: 'reservations',
    book: 'bookings',
    booking: 'bookings',
    appointment: 'appointments',
    order: 'orders',
    register: 'registrations',
    apply: 'applications',
    complain: 'complaints',
    donate: 'donations',
    give: 'donations',
    borrow: 'loans',
    rent: 'rentals',
    come: 'visits',
    visit: 'visits',
  }),
)
const noting = /^(?:write|note|take|jot|put|record|enter)$/
/** "Guests ring up to reserve, and we write down name, table, date": the reservations have them. */
export function rungUp(tokens: readonly Token[], at: number): Moved | null {
  const end = sentenceEnd(tokens, at)
  const and = tokens.findIndex(({ low }, place) => place > at && place < end && /^(?:and|then)$/.test(low))
  if (and < 0 || !isPeople(tokens[at]!.low)) return null
  let next = and + 1
  while (/^(?:then|we|i|our|the|staff|they)$/.test(tokens[next]?.low ?? '')) next++
  if (tokens[next] && isPlural(tokens[next]!.low) && isPeople(tokens[next]!.low)) next++
  if (!noting.test(tokens[next]?.low ?? '') || next === and + 1) return null
  next++
  while (/^(?:down|up|in|of|the|their|his|her|a)$/.test(tokens[next]?.low ?? '')) next++
  if (!isList(tokens, next)) return null
  const isGiven = /^(?:donors?|sponsors?)$/.test(tokens[at]!.low) && tokens[at + 1]?.low === 'bring'
  const word = isGiven ? { ...tokens[at + 1]!, low: 'donate' } : tokens.slice(at, and).find(({ low }) => records.has(low))
  // "Tenants report problems, and I write down …": of the problems
  const [, verb, object] = tokens.slice(at, at + 3)
  if (!word && /^(?:report|submit|post|share|send|suggest)$/.test(verb?.low ?? '') && object && isPlural(object.low))
    return { tokens: [object, mark(tokens[next]!, ':')], next }
  // "People bring broken things, and our fixers write down …": what it is about was said
  if (!word) return /^(?:people|folks)$/.test(tokens[at]!.low) ? { tokens: [], next } : null
  return { tokens: [{ ...word, text: records.get(word.low)!, low: records.get(word.low)! }, mark(tokens[next]!, ':')], next }
}

const canTick = /^(?:tick|check|cross)$/
/** "a packing list the scouts can tick off, with item and bag", "… and deadline that we can tick off": whether it is done. */
export function tickedOff(tokens: readonly Token[], at: number): Moved | null {
  const before = tokens[at - 1]
  if (!before || before.mark || !(isContent(before) || before.low === 'list')) return null
  const isWhich = /^(?:that|which|where)$/.test(tokens[at]!.low)
  if (!isWhich && !/^(?:the|my|our|we|i|everybody|everyone|people|you)$/.test(tokens[at]!.low)) return null
  let can = at
  while (can - at < lookAheadMax / 2 && tokens[can] && !tokens[can]!.mark && tokens[can]!.low !== 'can') can++
  if (tokens[can]?.low !== 'can' || !canTick.test(tokens[can + 1]?.low ?? '')) return null
  let next = can + 2
  while (/^(?:off|them|it|items|things)$/.test(tokens[next]?.low ?? '')) next++
  const done = put(tokens[can]!, 'done')
  if (!tokens[next] || ends.test(tokens[next]!.low)) return { tokens: [mark(done, ','), { ...done, text: 'Done' }], next }
  const opens = tokens[next]!.low === ',' ? next + 1 : next
  if (tokens[opens]?.low !== 'with') return null
  return { tokens: [tokens[opens]!, { ...done, text: 'Done' }, mark(done, ',')], next: opens + 1 }
}
