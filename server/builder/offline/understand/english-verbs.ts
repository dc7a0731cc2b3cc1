// Where an English word that may be a verb is one: behind its subject ("who drives"), as what happened to a noun ("parcels delivered
// to the desk"), and where it ends a heading or a compound and is a noun.
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural, singular } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { participles } from '../lexicon/participles.ts'
import { matchesAt, type Token } from './tokens.ts'

/** One more of what "I" or "we" do in the sentence. */
export function isMore(tokens: readonly Token[], at: number): boolean {
  if (!/^(note|count|plan|order|book|schedule|log|record|rent|print|answer|call|visit|train|check|list)$/.test(tokens[at]!.low))
    return false
  if (tokens[at - 1]?.low !== ',' || !tokens[at + 1] || tokens[at + 1]!.mark) return false
  let first = at
  while (tokens[first - 1] && !/^[.:!?\n;(]$/.test(tokens[first - 1]!.low)) first--
  return /^(i|we)$/.test(tokens[first]!.low)
}
const subject = /^(i|we|they|he|she|who|nobody|everybody|everyone|somebody|someone|anyone)$/
const behindVerb = /^(a|an|the|my|our|their|his|her|me|us|him|it|them|in|out|up|off|on|to|from|for|by|when|if|themselves)$/
/** "tenants association by month" */
const groupNoun = /(?:tion|sion|ment|ness|ship|ity|club|group|house|room|office|committee|union|council|team|list|fund|day|fee)$/
/** "staff rota for a cafe" */
const sheetNoun = /^(?:rota|roster|schedule|list|directory|register|handbook|training|room|area|party|outing)$/
/** "who drives", "Passengers ring and we write", "when a teacher calls in sick": what somebody does is no noun. */
export function followsSubject(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (!before || before.mark || !/^[a-z]+$/.test(token.low)) return false
  if (subject.test(before.low)) return true
  if (
    /^(that|which|and|it|also|then)$/.test(before.low) &&
    /[a-z]{3}s$/.test(token.low) &&
    /^(a|an|the|me|us|him|her|them|up|my|our)$/.test(after?.low ?? '')
  )
    return true
  if (before.low === 'what' && /[a-z]{3}s$/.test(token.low) && !token.low.endsWith('ss'))
    return !after || after.mark || /^(there|here|in|at|on|when|where|best|most)$/.test(after.low)
  // "picking up", "checking in"
  const isPhrasal = /^[a-z]{3,}ing$/.test(token.low) && /^(up|out|off|back|away|down)$/.test(after?.low ?? '')
  if (isPhrasal) return true
  // "where companies post jobs"
  const isTelling =
    /^(where|so|when|if)$/.test(tokens[at - 2]?.low ?? '') &&
    functionWords.en.maybeVerbs.has(token.low) &&
    isPlural(before.low) &&
    /^(person|group)$/.test(classOfNoun(singular(before.low), 'en')) &&
    after !== undefined &&
    isPlural(after.low)
  if (isTelling) return true
  // "Tenants report problems."
  const isSaid =
    /^(?:report|post|order|book|rent|rate|claim|request|share)$/.test(token.low) &&
    (!tokens[at - 2] || /^[.!?\n;]$/.test(tokens[at - 2]!.low)) &&
    isPlural(before.low) &&
    classOfNoun(singular(before.low), 'en') === 'person' &&
    after !== undefined &&
    !after.mark &&
    isPlural(after.low)
  if (isSaid) return true
  const isActing = behindVerb.test(after?.low ?? '') || (after?.low === 'and' && subject.test(tokens[at + 2]?.low ?? ''))
  if (isActing && /^(people|kids|children|staff)$/.test(before.low)) return !isPlural(token.low) && !sheetNoun.test(token.low)
  if (!isActing || classOfNoun(before.low, 'en') !== 'person' || groupNoun.test(token.low)) return false
  const isOne = /^(a|an|the|my|our|each|every)$/.test(tokens[at - 2]?.low ?? '')
  return isPlural(before.low) ? !isPlural(token.low) : isOne && isPlural(token.low)
}

const done = new RegExp(`^${participles}$`)
const where = /^(?:to|by|at|on|from|in|into|through|during|within|under|inside|near|between|behind)$/
/** "parcels delivered to the desk", "fish caught on that trip": what happened to what is kept, where it opens a text or a sentence. */
export function doneWith(tokens: readonly Token[], at: number): boolean {
  if (!done.test(tokens[at]!.low) || !where.test(tokens[at + 1]?.low ?? '')) return false
  if (!/^(?:the|our|my|a|an|that|this|each|every|\p{L}{4,})$/u.test(tokens[at + 2]?.low ?? '')) return false
  const noun = tokens[at - 1]
  const front = tokens[at - 2]
  if (!noun || noun.mark || !/^[a-z]+$/.test(noun.low)) return false
  // "each pothole reported in the borough"
  if (/^(?:each|every)$/.test(front?.low ?? '') && !isPlural(noun.low)) return true
  if (!(isPlural(noun.low) || noun.low === 'fish')) return false
  const opens = (token: Token | undefined) =>
    !token || /^(?:[.:;!?\n]|the|our|my|all|of|and|track|log|record|list|register|tracking|also|then)$/.test(token.low)
  if (!opens(front) && !(front && !front.mark && opens(tokens[at - 3]))) return false
  return matchesAt(tokens, at - 1, 'en', at).some((match) => match.readings.some(({ kind }) => kind === 'thing'))
}

/** "shoes with km, and runs with distance and time": what has fields of its own is no verb. */
export const isDescribedNoun = (tokens: readonly Token[], at: number): boolean =>
  isPlural(tokens[at]!.low) &&
  /^(with|by|\(|:)$/.test(tokens[at + 1]?.low ?? '') &&
  /^(and|,|;|\.|&|:|\n|plus|also|the|our|my|log|track|record|register|list|plan|manage|note|post|share|add|enter|report)$/.test(
    tokens[at - 1]?.low ?? '.',
  ) &&
  matchesAt(tokens, at, 'en', at + 1).some((match) => match.readings.some((reading) => reading.kind === 'thing'))

/** "Fundraising run: …", "price check: …" */
export const endsHeading = (tokens: readonly Token[], at: number): boolean =>
  /^(run|check|share|work|offer|watch|design|order|plan|record|log|look|sale|visit|walk|ride|swim|review|test|report|call)$/.test(
    tokens[at]!.low,
  ) &&
  tokens[at + 1]?.low === ':' &&
  at > 0 &&
  !tokens[at - 1]!.mark &&
  !isPlural(tokens[at - 1]!.low) &&
  !functionWords.en.stop.has(tokens[at - 1]!.low)

const ofForm = /^(?:date|day|time|number|name|score|result|type|level|price|size|colour|color|weight|code|address)s?$/
/** "name, phone, permit number and test date": the last of a list of fields, and no verb behind "and". */
/** "taste (1-10), look (1-10)": what has a scale or choices of its own in a list is a noun. */
export const isOneOfList = (tokens: readonly Token[], at: number): boolean =>
  /^[,:(]$/.test(tokens[at - 1]?.low ?? '') &&
  (tokens[at + 1]?.low === '(' || (judged.test(tokens[at]!.low) && /^[,.)]$|^and$/.test(tokens[at + 1]?.low ?? '.')))
const judged = /^(?:look|feel|finish|fit|taste|smell|swing|catch|cut|pitch|balance)$/

export const endsList = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at - 1]?.low !== 'and' || !ofForm.test(tokens[at + 1]?.low ?? '')) return false
  if (tokens[at + 2] && !tokens[at + 2]!.mark) return false
  const before = tokens.slice(0, at).map(({ low }) => low)
  const listed = before.slice(before.findLastIndex((word) => /^[.!?\n;]$/.test(word)) + 1)
  const opens = listed.findIndex((word) => /^(?:with|has|have|:)$/.test(word))
  return opens >= 0 && listed.indexOf(',', opens) > 0
}

const stopping = /^(?:stops|lifts|lights|springs|needs|marks|sets|picks|shows|stores|saves|displays)$/
/** "our bus stops: …", "a list of ski lifts with …": behind a noun, and with fields of its own, it is a noun. */
export const endsCompound = (tokens: readonly Token[], at: number): boolean =>
  stopping.test(tokens[at]!.low) &&
  /^(?:with|:|\(|in|,|\?|by|and)$/.test(tokens[at + 1]?.low ?? ':') &&
  /^[a-z]{3,}$/.test(tokens[at - 1]?.low ?? '') &&
  !isPlural(tokens[at - 1]!.low) &&
  !functionWords.en.stop.has(tokens[at - 1]!.low) &&
  !functionWords.en.verbs.has(tokens[at - 1]!.low) &&
  (at === 1 || /^(?:our|the|my|all|of|after|a|track|list|register)$/.test(tokens[at - 2]!.low))

const noun =
  /^(?:feed|start|end|finish|stop|return|rent|work|test|check|call|order|plan|record|watch|visit|walk|report|contact|book|store|repair|service|paint|change|design|move|offer|share|drive|ride|run|swim|print|pick|drop|track|post|note|list|rate|cut|review|log|score|charge|help|care|rest|cover|lead|support|supply|load|wash|grade|match|trade|display|mark|count|use)$/
const surelyNoun = /^(?:feed|start|end|finish|return|rent)$/
/** "owner, feed plan and …", "start mileage, end mileage": the front of one of several fields, and no verb. */
export const frontsField = (tokens: readonly Token[], at: number): boolean => {
  const [before, after, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isListed =
    /^(?:,|with|has|have|:)$/.test(before?.low ?? '') || (before?.low === 'and' && surelyNoun.test(tokens[at]!.low))
  if (!isListed || !noun.test(tokens[at]!.low) || !after || !/^[a-z]{3,}$/.test(after.low)) return false
  if (isPlural(after.low) || functionWords.en.stop.has(after.low) || functionWords.en.with.has(after.low)) return false
  if (behind && !behind.mark && behind.low !== 'and') return false
  const words = tokens.slice(0, at).map(({ low }) => low)
  return words
    .slice(words.findLastIndex((word) => /^[.!?\n;]$/.test(word)) + 1)
    .some((word) => /^(?:with|has|have|:)$/.test(word))
}

/** "owner and next farrier visit": among fields, when it comes again. */
export const isComing = (tokens: readonly Token[], from: number, to: number) =>
  /^(?:next|last|latest|previous)$/.test(tokens[from]!.low) &&
  to - from > 1 &&
  /^(?:,|and|with|has|have|:)$/.test(tokens[from - 1]?.low ?? '') &&
  !isPlural(tokens[to - 1]!.low)

/** "stable number", "court name": which number it is. */
export const numbered = /^(?:number|name|code|no)$/
