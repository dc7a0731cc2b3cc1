// "For every hive I'd like to note the queen's year and …", "I need to know the name and the phone for each guest": whose fields
// follow is told by a sentence, not by "has". The words between become the mark that opens a list of fields.
import { isPlural } from '../../lexicon/inflect.ts'
import { isCompany, leftOut } from './left-out.ts'
import {
  asking,
  each,
  ends,
  grammar,
  isContent,
  isList,
  mark,
  type Moved,
  nounEnd,
  nounWordsMax,
  startsSentence,
  whose,
} from './sentence-parts.ts'
import { actOf } from './told-acts.ts'
import { alsoSays, oneHas, rungUp, statusSet, tickedOff, tickedWho, wishedOf } from './told-doers.ts'
import {
  aboutKinds,
  briefList,
  doneWhere,
  formFor,
  inOnePlace,
  listedThere,
  photoOfEach,
  sheetThenFields,
  shopWith,
  sizeOfBody,
} from './told-forms.ts'
import { headWithout, hoursLogged, withAfterComma, withoutClause } from './told-heads.ts'
import { belonging, havingMany, posting, recording } from './told-relations.ts'
import { doneWith, formToDo, handedIn, onSoMany, optionsBehind, whoWants } from './told-records.ts'
import type { Token } from '../tokens.ts'

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
    const before = tokens[at - 1]?.low ?? ''
    // "parts that I sell: …" are the parts
    const isWhich = /^(which|that)$/.test(before) && isPlural(tokens[at - 2]?.low ?? '')
    const act = !starts && !isWhich && /^(where|which|when|that|so)$/.test(before) ? actOf(tokens, at) : null
    const skipped = leftOut(tokens, at)
    if (skipped) {
      at += skipped
      continue
    }
    const head =
      wherever(tokens, at) ??
      headWithout(tokens, at) ??
      withoutClause(tokens, at) ??
      hoursLogged(tokens, at) ??
      withAfterComma(tokens, at)
    const owner =
      head ??
      act ??
      (starts
        ? (briefList(tokens, at) ??
          sheetThenFields(tokens, at) ??
          wishedOf(tokens, at) ??
          statusSet(tokens, at) ??
          tickedWho(tokens, at) ??
          rungUp(tokens, at) ??
          whoWants(tokens, at) ??
          oneHas(tokens, at) ??
          inOnePlace(tokens, at) ??
          ownerAhead(tokens, at) ??
          timeEntry(tokens, at) ??
          partsOf(tokens, at) ??
          noted(tokens, at) ??
          actOf(tokens, at) ??
          ownerBehind(tokens, at))
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

/** What is told beside a noun, wherever it stands. */
const wherever = (tokens: readonly Token[], at: number): Moved | null =>
  alsoSays(tokens, at) ??
  formFor(tokens, at) ??
  aboutKinds(tokens, at) ??
  doneWhere(tokens, at) ??
  photoOfEach(tokens, at) ??
  sizeOfBody(tokens, at) ??
  shopWith(tokens, at) ??
  listedThere(tokens, at) ??
  tickedOff(tokens, at) ??
  belonging(tokens, at) ??
  havingMany(tokens, at) ??
  posting(tokens, at) ??
  recording(tokens, at) ??
  handedIn(tokens, at) ??
  doneWith(tokens, at) ??
  formToDo(tokens, at) ??
  optionsBehind(tokens, at) ??
  onSoMany(tokens, at)

/** "For each family I need …", "Each article should have …". */
function ownerAhead(tokens: readonly Token[], at: number): Moved | null {
  const isWhose = whose.test(tokens[at]!.low)
  const from = isWhose ? at + 1 : at
  const isAny = isWhose && /^(a|an)$/.test(tokens[from]?.low ?? '')
  if (!tokens[from] || !(isAny || each.test(tokens[from]!.low))) return null
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

/** "Every hour: line, product, temperature": a log of it. */
function timeEntry(tokens: readonly Token[], at: number): Moved | null {
  const [first, time, colon] = tokens.slice(at, at + 3)
  if (!first || !/^(every|each|per)$/.test(first.low) || colon?.low !== ':' || !isList(tokens, at + 3)) return null
  if (!/^(hour|day|night|morning|evening|week|month|shift|year)$/.test(time!.low)) return null
  return { tokens: [{ ...time!, text: 'log entries', low: 'log entries' }, colon], next: at + 3 }
}

/** "Notes per case, with date": a list whose rows belong to another. */
function partsOf(tokens: readonly Token[], at: number): Moved | null {
  const end = nounEnd(tokens, at)
  if (end === at || !tokens[end] || !/^(per|for|on|of|to|from|about|after)$/.test(tokens[end]!.low)) return null
  const isPer = tokens[end]!.low === 'per'
  if (!isPer && !/^(each|every)$/.test(tokens[end + 1]?.low ?? '')) return null
  const from = end + (isPer ? 1 : 2)
  const to = nounEnd(tokens, from)
  if (to === from) return null
  const next = tokens[to]?.low === ',' ? to + 1 : to
  // "Notes from every call."
  if (!isPer && (!tokens[next] || ends.test(tokens[next]!.low)) && /^notes?$/.test(tokens[end - 1]!.low))
    return { tokens: [...tokens.slice(at, end), mark(tokens[from]!, ':'), ...tokens.slice(from, to)], next: to }
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
