// Sentences of an English prompt that tell of one record as it is handed in: "inspectors write a report with date, faults", "a form for
// reporting holes with place", "people who want to adopt leave name and phone", "with a status idea, written or sent".
import { isPlural, singular } from '../../lexicon/inflect.ts'
import { ends, isContent, isList, mark, type Moved, namesPeople, nounEnd } from './sentence-parts.ts'
import type { Token } from '../tokens.ts'

const opensFields = /^(?:with|:|\()$/
const put = (like: Token, low: string): Token => ({ ...like, text: low, low, mark: false })

const handing = /^(?:write|writes|send|sends|submit|submits|file|files|leave|leaves|give|gives|hand|hands|deliver|delivers)$/
const notKept = /^(?:list|form|page|site|app|sheet|register|log|overview|calendar|board|table|photo|picture|way|link)$/
/** "Inspectors write a report with date, faults": reports are kept. */
export function handedIn(tokens: readonly Token[], at: number): Moved | null {
  if (!handing.test(tokens[at]!.low) || !/^(?:a|an)$/.test(tokens[at + 1]?.low ?? '')) return null
  const end = nounEnd(tokens, at + 2)
  const last = tokens[end - 1]
  if (end === at + 2 || !last || isPlural(last.low) || notKept.test(last.low) || tokens[end]?.low !== 'with') return null
  if (!isList(tokens, end + 1)) return null
  const like = tokens[at]!
  return { tokens: [mark(like, '.'), put(like, 'each'), ...tokens.slice(at + 2, end), mark(tokens[end]!, ':')], next: end + 1 }
}

const done = new Map(
  Object.entries({
    report: 'reports',
    request: 'requests',
    book: 'bookings',
    reserve: 'reservations',
    suggest: 'suggestions',
    order: 'orders',
    register: 'registrations',
    apply: 'applications',
    complain: 'complaints',
    adopt: 'applications',
    join: 'applications',
    rent: 'requests',
    nominate: 'nominations',
    donate: 'donations',
    borrow: 'loans',
    volunteer: 'applications',
    enrol: 'enrolments',
    enroll: 'enrollments',
    review: 'reviews',
    bid: 'bids',
    'sign up': 'registrations',
  }),
)
const stem = (word: string): string => {
  const bare = word.replace(/ing$/, '')
  return [word, bare, `${bare}e`, bare.slice(0, -1)].find((each) => done.has(each)) ?? ''
}

/** "a form for reporting broken benches with place, photo": the reports have them. */
export function formToDo(tokens: readonly Token[], at: number): Moved | null {
  if (!/^(?:form|page|sheet|place)$/.test(tokens[at]!.low) || !/^(?:for|to)$/.test(tokens[at + 1]?.low ?? '')) return null
  const verb = tokens[at + 2]
  const record = verb && done.get(stem(verb.low))
  if (!record) return null
  let next = at + 3
  while (tokens[next] && !tokens[next]!.mark && !opensFields.test(tokens[next]!.low)) next++
  if (!opensFields.test(tokens[next]?.low ?? '') || !isList(tokens, next + 1)) return null
  return { tokens: [put(verb, record)], next }
}

const leaving = /^(?:leave|give|enter|fill|write|send|submit|provide|state|put)$/
/** "People who want to adopt leave name, phone and which cat": what they leave is an application. */
export function whoWants(tokens: readonly Token[], at: number): Moved | null {
  const [who, relative, want, to, verb] = tokens.slice(at, at + 5)
  if (relative?.low !== 'who' || !/^wants?$/.test(want?.low ?? '') || to?.low !== 'to' || !verb) return null
  if (!/^(?:people|those|anyone|everyone|somebody|someone)$/.test(who!.low) && !namesPeople(who!.low)) return null
  let next = at + 5
  while (tokens[next] && !tokens[next]!.mark && !leaving.test(tokens[next]!.low)) next++
  if (!leaving.test(tokens[next]?.low ?? '')) return null
  next++
  while (/^(?:us|me|in|down|their|the|his|her|a|an)$/.test(tokens[next]?.low ?? '')) next++
  if (!isList(tokens, next)) return null
  return { tokens: [put(verb, done.get(stem(verb.low)) ?? 'requests'), mark(tokens[next]!, ':')], next }
}

const may = /^(?:can|could|should|may|must|will|to)$/
/** So far behind the verb may stand for what: "candidates apply for a job with". */
const doneToWithin = 6
/** "People apply with name, email and CV": what they hand in is a record of its own, and no field of what was told before. */
export function doneWith(tokens: readonly Token[], at: number): Moved | null {
  const who = tokens[at]!.low
  if (!/^(?:people|anyone|everyone|users|applicants)$/.test(who) && !(namesPeople(who) && isPlural(who))) return null
  const before = tokens[at - 1]
  if (before && !ends.test(before.low) && !/^(?:,|and|where|while|then|let|so)$/.test(before.low)) return null
  const act = at + (may.test(tokens[at + 1]?.low ?? '') ? 2 : 1)
  const verb = tokens[act]
  const isSigning = verb?.low === 'sign' && tokens[act + 1]?.low === 'up'
  const record = done.get(isSigning ? 'sign up' : (verb?.low ?? ''))
  if (!verb || verb.mark || !record) return null
  const from = act + 1
  let next = from
  while (next - from < doneToWithin && tokens[next] && !tokens[next]!.mark && tokens[next]!.low !== 'with') next++
  if (tokens[next]?.low !== 'with' || !isList(tokens, next + 1)) return null
  const what = toldOf(tokens, at)
  // visitors who register are the record themselves
  if (!what && namesPeople(who)) return null
  const of = what ? [put(verb, singular(what)), mark(tokens[next]!, ',')] : []
  return { tokens: [mark(tokens[at]!, '.'), put(verb, record), mark(tokens[next]!, ':'), ...of], next: next + 1 }
}

/** "Companies post jobs with title, location, and people apply …": what was told of last and is nobody. */
function toldOf(tokens: readonly Token[], at: number): string | undefined {
  let from = at
  while (from > 0 && !ends.test(tokens[from - 1]!.low)) from--
  return tokens.slice(from, at).find((token) => !token.mark && isPlural(token.low) && isContent(token) && !namesPeople(token.low))
    ?.low
}

const chosen = /^(?:status|stage|state|priority|condition)$/
const optionsMin = 2
/** "title, deadline and status idea, written or sent": what may be chosen among. */
export function optionsBehind(tokens: readonly Token[], at: number): Moved | null {
  const [before, noun] = [tokens[at - 1], tokens[at]!]
  if (!chosen.test(noun.low) || !before || !/^(?:,|and|a|with)$/.test(before.low)) return null
  const end = tokens.findIndex(({ low }, place) => place > at && ends.test(low))
  const rest = tokens.slice(at + 1, end < 0 ? tokens.length : end)
  const or = rest.findLastIndex(({ low }) => low === 'or')
  if (or < 1 || rest.length - or > optionsMin + 1 || rest[0]!.mark || !isContent(rest[0]!)) return null
  if (rest.some(({ low, mark: sign }) => (sign && low !== ',') || /^(?:and|with|of|to|for|that|which)$/.test(low))) return null
  const [first, last] = [rest[0]!, rest.at(-1)!]
  const sign = (low: string, start: number): Token => ({ text: low, low, start, end: start, mark: true })
  return { tokens: [noun, sign('(', first.start), ...rest, sign(')', last.end)], next: at + 1 + rest.length }
}

const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|both|several)$/
/** "oil changes on three trucks with date": on how many is no list. */
export function onSoMany(tokens: readonly Token[], at: number): Moved | null {
  const before = tokens[at - 1]
  if (!/^(?:on|in|at|from|for|across)$/.test(tokens[at]!.low) || !counted.test(tokens[at + 1]?.low ?? '')) return null
  if (!before || before.mark || !isPlural(before.low)) return null
  let from = at + 2
  if (/^(?:of|our|my|the)$/.test(tokens[from]?.low ?? '')) from++
  const end = nounEnd(tokens, from)
  return end > from && opensFields.test(tokens[end]?.low ?? '') && isList(tokens, end + 1) ? { tokens: [], next: end } : null
}
