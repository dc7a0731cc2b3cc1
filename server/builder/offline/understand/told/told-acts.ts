// "We spray (product, dose)", "every time I refill I write date and number": what is done leaves a record, and its fields follow.
import { acts, gerunds } from '../../lexicon/deeds.ts'
import { asking, ends, isList, mark, type Moved, objectWordsMax } from './sentence-parts.ts'
import type { Token } from '../tokens.ts'

const times =
  /^(every|each|day|evening|morning|week|month|year|time|during|the|season|after|before|in|on|at|then|and|also|whenever|when|if|twice|once|daily|weekly|monthly|a)$/
const doers =
  /^(i|we|they|people|members|guests|visitors|customers|parents|volunteers|staff|residents|students|someone|somebody|anyone|anybody|clients|adopters|applicants|participants|teachers|employees)$/

const recordOf = (act: string, verb: Token, opens: Token, next: number): Moved => {
  const word = { ...verb, text: act, low: act }
  return { tokens: [mark(word, '.'), word, opens], next }
}

/** "Every time I refill I write date, machine and number": a list of refills. */
function refilled(tokens: readonly Token[], verb: number): Moved | null {
  const act = acts.get(tokens[verb]?.low ?? '')
  let next = verb + 1
  while (next - verb <= objectWordsMax && tokens[next] && !tokens[next]!.mark && !/^(i|we|i'd|they)$/.test(tokens[next]!.low))
    next++
  if (tokens[next]?.low === ',') next++
  if (!act || !/^(i|we|i'd)$/.test(tokens[next]?.low ?? '')) return null
  const begin = next
  while (tokens[next] && !tokens[next]!.mark && asking.test(tokens[next]!.low)) next++
  if (next - begin < 2 || !isList(tokens, next)) return null
  return recordOf(act, tokens[verb]!, mark(tokens[next]!, ':'), next)
}

/** "we spray (product, dose)", "every evening I count: jars …": what is done leaves a record of it. */
export function actOf(tokens: readonly Token[], at: number): Moved | null {
  let verb = at
  while (tokens[verb] && !tokens[verb]!.mark && times.test(tokens[verb]!.low)) verb++
  // "Handing out: to whom, date"
  const headed =
    /^[:(]$/.test(tokens[verb + 1]?.low ?? '') || tokens[verb + 2]?.low === ':' ? gerunds.get(tokens[verb]?.low ?? '') : undefined
  if (!headed && !doers.test(tokens[verb]?.low ?? '')) return null
  if (!headed) verb++
  const told = refilled(tokens, verb)
  if (told) return told
  const act = headed ?? acts.get(tokens[verb]?.low ?? '')
  // "I run a hostel kitchen: …": what somebody keeps going
  const isTrade = /^runs?$/.test(tokens[verb]?.low ?? '') && /^(a|an|the|my|our)$/.test(tokens[verb + 1]?.low ?? '')
  if (!act || isTrade) return null
  let open = verb + 1
  while (open - verb <= objectWordsMax && tokens[open] && !tokens[open]!.mark) open++
  const isOpened = /^[:(]$/.test(tokens[open]?.low ?? '')
  // "people sign up with name, email", "twice daily I measure chlorine, pH, temperature"
  const isSaid = entering.has(act)
    ? tokens.slice(verb + 1, verb + 4).findIndex(({ low }) => low === 'with')
    : measuring.has(act)
      ? -2
      : -1
  if (!isOpened && isSaid !== -1) {
    const from = isSaid === -2 ? verb + 1 : verb + isSaid + 2
    if (commasAfter(tokens, from) >= 2) {
      return recordOf(act, tokens[verb]!, mark(tokens[from]!, ':'), from)
    }
  }
  if (!isOpened || !isList(tokens, open + 1)) return null
  return recordOf(act, tokens[verb]!, mark(tokens[open]!, tokens[open]!.low), open + 1)
}

const entering = new Set(['registrations', 'applications', 'sign-ups', 'bookings', 'orders', 'enrolments'])
const measuring = new Set(['measurements', 'weighings', 'counts'])
const commasAfter = (tokens: readonly Token[], from: number): number => {
  let commas = 0
  for (let at = from; tokens[at] && !ends.test(tokens[at]!.low) && tokens[at]!.low !== ':'; at++)
    if (tokens[at]!.low === ',') commas++
  return commas
}
