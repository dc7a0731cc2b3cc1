// What it is done to, of a clause that tells who does what, who else has to do with it, and what it is kept for.
import { endsInField, lastOf } from '../field-named.ts'
import { type Latin, readingsOfPhrase, type Token } from '../tokens.ts'
import { type Found, isContent, isMany, isOneOf, leading, verbAt } from './deed-words.ts'
import { namesPeople, theOneWho } from './people.ts'
import type { Done } from './who-does-what.ts'

/** A clause without its subject. */
type Told = Omit<Done, 'by' | 'who' | 'start'>

const nounWordsMax = 3

const determiner = /^(?:an?|the|their|our|his|her|its|my)$/
/** What may follow a noun that stands alone. */
const behindObject =
  /^(?:och|samt|med|till|i|på|om|av|hos|från|direkt|när|vid|under|som|and|with|for|that|which|from|by|in|at|to|per|after|when|if|[.,;!(:\n])$/
const either = /^(?:or|and|eller|och|\/)$/
const them = /^(?:them|it|these|dem|den|det)$/
const lowOf = (tokens: readonly Token[]) => tokens.map(({ low }) => low).join(' ')

const joint: Record<Latin, RegExp> = { en: /^(?:with|for)$/, sv: /^(?:hos|med|åt)$/ }

/** "freight that shippers advertise": what it is done to stands before. */
export function objectAhead(
  tokens: readonly Token[],
  ahead: number,
  { doing, verb, next }: Found,
  text: string,
  language: Latin,
): Told | null {
  const noun = tokens[ahead - 1]
  if (!isOneOf(tokens[ahead], /^(?:that|which|som)$/) || !isContent(noun, language)) return null
  if (tokens[next] && !tokens[next]!.mark && !/^(?:and|or|with|och|med)$/.test(tokens[next]!.low)) return null
  return { ...doing, verb, what: text.slice(noun.start, noun.end), end: tokens[next - 1]!.end }
}

/** "Reviewers vote with a reason", "freelancers quote": on what was told before. */
export function alone(tokens: readonly Token[], { doing, verb, next }: Found, before?: Done): Told | null {
  const isAlone = /^(?:votes?|comments?|bids?|quotes?|donates?|apply|applies|röstar?|kommenterar?)$/.test(verb)
  if (!isAlone || doing.record === undefined) return null
  return { ...doing, verb, what: before?.what ?? '', end: tokens[next - 1]!.end }
}

/** What it is done to, behind the verb. */
export function objectOf(tokens: readonly Token[], found: Found, text: string, language: Latin, before?: Done): Told | null {
  const second = isOneOf(tokens[found.next], either) ? verbAt(tokens, found.next + 1, language) : null
  const or = second ? { or: second.verb } : {}
  let first = second?.next ?? found.next
  const opens = first
  // "judges score them"
  if (before && isOneOf(tokens[first], them) && !/^(?:sets?|moves?|marks?|puts?|sätter|flyttar)$/.test(found.verb))
    return { ...found.doing, ...or, verb: found.verb, what: before.what, end: tokens[first]!.end }
  while (isOneOf(tokens[first], leading[language])) first++
  const fields = language === 'sv' && found.doing.record === undefined ? notedFrom(tokens, first, text) : null
  if (fields) return { ...found.doing, verb: found.verb, what: '', ...fields }
  if (
    language === 'sv' &&
    before?.what &&
    found.doing.record !== undefined &&
    !found.verb.startsWith('sök') &&
    isClosed(tokens[opens])
  )
    return { ...found.doing, ...or, verb: found.verb, what: before.what, end: tokens[opens - 1]!.end }
  let next = first
  const isDetermined = (at: number) => isOneOf(tokens[at - 1], determiner) && tokens[at] !== undefined && !tokens[at]!.mark
  const isNoun = (at: number) =>
    isContent(tokens[at], language) || (at === first && (isNamed(tokens[at], language) || isDetermined(at)))
  while (next - first < nounWordsMax && isNoun(next)) next++
  const last = tokens[next - 1]
  if (
    next === first ||
    !last ||
    (first === opens && !isMany(last.low, language) && !isBare(tokens, first, next, language, found.doing.record !== undefined))
  )
    return null
  // "föräldrar anmäler barn": they are signed up
  if (found.verb.startsWith('anmäl') && namesPeople(last.low, 'sv')) return null
  const partner = isOneOf(tokens[next], joint[language]) ? partnerAt(tokens, next + 1, language) : null
  const holder = partner === null ? holderAt(tokens, next, language) : null
  return {
    ...found.doing,
    ...or,
    verb: found.verb,
    what: (language === 'sv' && next - first === 1 && theOneWho(last.low)) || text.slice(tokens[first]!.start, last.end),
    ...(partner !== null && { with: tokens[partner]!.text }),
    ...(holder !== null && { of: tokens[holder]!.text }),
    end: tokens[holder ?? next - 1]!.end,
  }
}

/** "spelare anmäler sig, publiken röstar": on what was told of before. */
const isClosed = (token: Token | undefined) => !token || /^(?:och|samt|med|[.,!\n])$/.test(token.low)

const notedMin = 2
/** "dykare skriver djup, tid och sikt": what is noted, where its first is nothing but a field. */
function notedFrom(tokens: readonly Token[], from: number, text: string): { fields: string[]; end: number } | null {
  const fields: string[] = []
  let end = from
  for (let at = from; isContent(tokens[at], 'sv') && !verbAt(tokens, at, 'sv'); at = end + 1) {
    end = at + 1
    while (isContent(tokens[end], 'sv') && end - at < nounWordsMax) end++
    if (tokens[end] && !/^(?:,|och|samt|[.!\n]|med|som|när|för|på|i|till)$/.test(tokens[end]!.low)) break
    const label = text.slice(tokens[at]!.start, tokens[end - 1]!.end)
    // "noterar orsak och datum, spelare svarar": the next one who does something
    if (verbAt(tokens, end, 'sv')) break
    fields.push(label)
    if (!isOneOf(tokens[end], /^(?:,|och|samt)$/)) break
  }
  const isField = (label: string | undefined) => {
    const last = label === undefined ? undefined : lastOf(label, 'sv')
    return last?.field !== undefined && last.thing === undefined
  }
  return fields.length >= notedMin && isField(fields[0]) ? { fields, end: tokens[end - 1]!.end } : null
}

/** "pay rent", "hand in work": a noun, whatever else the word may be. */
const isNamed = (token: Token | undefined, language: Latin): token is Token =>
  token !== undefined &&
  !token.mark &&
  (token.low === 'work' || readingsOfPhrase(token.low, language).some(({ kind }) => kind === 'thing' || kind === 'field'))

/** "order room service"; "registrerar bord och varor", for Swedish neuters have no ending in the plural. */
const isBare = (tokens: readonly Token[], first: number, next: number, language: Latin, isLeft: boolean): boolean =>
  (language === 'sv' ||
    isLeft ||
    readingsOfPhrase(lowOf(tokens.slice(first, next)), 'en').some(({ kind }) => kind === 'thing')) &&
  (!tokens[next] || isOneOf(tokens[next], behindObject)) &&
  (isLeft || !endsInField(tokens[next - 1]!.low, language) || lastOf(tokens[next - 1]!.low, language)?.thing !== undefined)

const pace =
  /^(?:day|week|month|quarter|year|hour|minute|night|page|piece|unit|kilo|person|head|dag|vecka|månad|år|timme|natt|styck|person)$/
/** "upload documents to a case", "log practice minutes per piece": what it is kept for. */
function holderAt(tokens: readonly Token[], at: number, language: Latin): number | null {
  const link = /^(?:per|to|into|for|till|i|för|på)$/
  if (!isOneOf(tokens[at], link)) return null
  const isPer = tokens[at]!.low === 'per'
  const noun = isPer ? at + 1 : at + 2
  const [article, token, after] = [tokens[at + 1], tokens[noun], tokens[noun + 1]]
  if (!isPer && !isOneOf(article, /^(?:an?|each|every|en|ett|varje)$/)) return null
  if (!isContent(token, language) || isMany(token.low, language) || pace.test(token.low)) return null
  if (after && !after.mark && !/^(?:and|or|with|when|och|med|när)$/.test(after.low)) return null
  const last = lastOf(token.low, language)
  return last?.thing !== undefined || last?.field === undefined ? noun : null
}

/** "with physiotherapists", "hos en frisör": who else has to do with it. */
function partnerAt(tokens: readonly Token[], from: number, language: Latin): number | null {
  let at = from
  while (isOneOf(tokens[at], leading[language])) at++
  const [token, after] = [tokens[at], tokens[at + 1]]
  if (!isContent(token, language) || !namesPeople(token.low, language)) return null
  if (at === from && !isMany(token.low, language)) return null
  // "with supplier, batch and expiry" are fields
  if (after?.low === ',' && /^(?:for|hos|åt)$/.test(tokens[from - 1]!.low)) return at
  return !after || /^(?:[.;!?\n]|and|och|when|för|for|på|on|at|with|med)$/.test(after.low) ? at : null
}
