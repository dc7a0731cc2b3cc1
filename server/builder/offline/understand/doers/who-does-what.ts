// Sentences of an English or Swedish prompt that tell who does what: "hospitals post vacancies", "pupils borrow books for two weeks",
// "medlemmar kan boka banor".
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { isPlural, isSwedishPlural, singular, swedishPlural } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { lastOf } from '../field-named.ts'
import { type Latin, readingsOfPhrase, type Token, tokenise } from '../tokens.ts'
import { type Doing, englishDoings, swedishDoings } from './doings.ts'
import { namesPeople, swedishDoers, theOneWho } from './people.ts'

/** All in the words of the prompt. `by` is the subject, `who` the same unless anybody at all does it, or those who run it; `or` is a second verb, of "approve or reject". */
export type Done = Doing & {
  by?: string
  who?: string
  verb: string
  or?: string
  what: string
  with?: string
  of?: string
  /** what is told of it, or, where `what` is '', what is noted: 体温、血圧を入力 */
  fields?: string[]
  start: number
  end: number
}

const doings: Record<Latin, ReadonlyMap<string, Doing>> = { en: englishDoings, sv: swedishDoings }
const verbWordsMax = 3
const nounWordsMax = 3

/** "submit concerns anonymously" */
const adverb = /^(?!assembly|family|supply|reply|anomaly|jelly|butterfly|monopoly)[a-z]{4,}ly$/
const manner = /^(?:direkt|enkelt|snabbt|digitalt|anonymt|själv|själva|online|automatiskt|löpande|dagligen)$/
const either = /^(?:or|and|eller|och|\/)$/
const them = /^(?:them|it|these|dem|den|det)$/
const lowOf = (tokens: readonly Token[]) => tokens.map(({ low }) => low).join(' ')

const modal: Record<Latin, RegExp> = {
  en: /^(?:can|may|could|should|must|will|to|also|then|themselves|online|easily|be|able)$/,
  sv: /^(?:kan|ska|får|vill|kunna|även|också|själva|sedan|enkelt|bör)$/,
}
/** It tells who may and who may not, or what is not wanted. */
const ruled: Record<Latin, RegExp> = {
  en: /^(?:not|never|only|cannot|can't|don't|doesn't|mustn't|shouldn't|no|nobody|without)$/,
  sv: /^(?:inte|aldrig|bara|endast|ingen|inga|ej|utan)$/,
}
/** What firms and places do as people do. */
const publicDoings: Record<Latin, RegExp> = {
  en: /^(?:post|publish|submit|upload|share|list|offer|register|report|request|send|book|order|rent|hire|apply|bid|sponsor|claim|review|sell|log|record|write|create|host|schedule|add|enter|approve|pay|hand in|issue|leave)/,
  sv: /^(?:lägg|publicer|registrer|ladd|skick|erbjud|rapporter|bok|beställ|hyr|ansök|sälj|logg|skriv|skap|godkän|betal|lämn|fyll)/,
}
const opening = /^(?:and|where|that|so|when|while|then|if|och|där|som|så|när|om|att|låt|medan)$/
/** In front of what is acted on. */
const leading: Record<Latin, RegExp> = {
  en: /^(?:a|an|the|their|our|my|his|her|its|own|new|several|multiple|many|different|some|any|free|available|more|all|in|out)$/,
  sv: /^(?:en|ett|den|det|de|sin|sitt|sina|vår|vårt|våra|mina|egna|eget|egen|nya|ny|nytt|olika|flera|lediga|några|alla|fler|in|ut)$/,
}
/** Anybody at all, and those who run the project. */
const anybody: Record<Latin, RegExp> = {
  en: /^(?:people|users?|anyone|everyone|everybody|somebody|visitors?|staff|team|admins?|administrators?|managers?|owners?|folks|others|public|editors?|moderators?)$/,
  sv: /^(?:folk|användare|användarna|alla|besökare|besökarna|personal|personalen|admin|administratörer|chefer|redaktörer|andra|styrelsen|juryn|kansliet|ledningen|publiken|personalen|redaktionen|chefen|ägaren|administratören)$/,
}
/** What is shown, and to be seen by somebody, is no doing of theirs. */
const seen = /^(?:show|see|track|manage|list|view|with|of|from|by|for|about|visa|se|hantera|över|med|av|från|för|om|till)$/
const joint: Record<Latin, RegExp> = { en: /^(?:with|for)$/, sv: /^(?:hos|med|åt)$/ }
const also: Record<Latin, RegExp> = { en: /^(?:and|or|then|,)$/, sv: /^(?:och|eller|samt|,)$/ }

const isMany = (word: string, language: Latin) =>
  language === 'en' ? isPlural(word) || /[a-z]{2}men$/.test(word) : isSwedishPlural(word) || /(?:na|or|ar|er|are)$/.test(word)
const isOneOf = (token: Token | undefined, words: RegExp) => token !== undefined && words.test(token.low)

function isContent(token: Token | undefined, language: Latin): token is Token {
  const { stop, verbs, with: having, has, for: whose, and } = functionWords[language]
  return (
    token !== undefined &&
    !token.mark &&
    !adverb.test(token.low) &&
    (language === 'en' || !manner.test(token.low)) &&
    [stop, verbs, having, has, whose, and].every((words) => !words.has(token.low))
  )
}

/** What people do, in the order of the text. */
export function doneIn(text: string, language: Latin): Done[] {
  const tokens = tokenise(text)
  const all: Done[] = []
  for (let at = 0; at < tokens.length; at++) {
    const done = doneAt(tokens, at, text, language, all.at(-1))
    if (done) all.push(done)
  }
  return all
}

const described = /(?:^|[.!?\n]\s*)\p{L}+(?: \p{L}+)? (?:have|has|har) [^.!?\n]*,/iu
/** More than one page is for: two things that people do, or a list that is described. */
export const tellsOfMore = (text: string, language: Language): boolean =>
  language !== 'ja' && (described.test(text) || doneIn(text, language).filter(({ only }) => !only).length > 1)

function doneAt(tokens: readonly Token[], at: number, text: string, language: Latin, before?: Done): Done | null {
  const found = verbAt(tokens, at, language)
  if (!found) return null
  // "students book lessons and leave reviews"
  const isMore = before !== undefined && isOneOf(tokens[at - 1], also[language]) && tokens[at - 2]?.end === before.end
  if (isMore) {
    const more = objectOf(tokens, found, text, language, before)
    const { by, who } = before
    return more && { ...(by !== undefined && { by }), ...(who !== undefined && { who }), ...more, start: tokens[at]!.start }
  }
  let who = at - 1
  while (isOneOf(tokens[who], modal[language])) who--
  const subject = tokens[who]
  if (!subject || subject.mark || tokens.slice(who + 1, at).some((token) => ruled[language].test(token.low))) return null
  const isAnybody = anybody[language].test(subject.low)
  const isOne =
    language === 'en' && isOneOf(tokens[who - 1], /^(?:each|every|an?|the)$/) && found.verb !== tokens[at]!.low.replace(/s$/, '')
  const theOne = language === 'sv' ? theOneWho(subject.low) : null
  const isPeople =
    theOne !== null ||
    (language === 'sv' && swedishDoers.test(subject.low)) ||
    (namesPeople(subject.low, language) && (isMany(subject.low, language) || isOne || opensBare(tokens, who, language)))
  if (!isAnybody && !isPeople && !actsAsPeople(tokens, who, found.verb, language)) return null
  const from = isPair(tokens, who, language) ? who - 1 : who
  let ahead = from - 1
  while (isOneOf(tokens[ahead], /^(?:the|our|my|all|each|every|an?|våra|mina|alla|varje|local|other)$/)) ahead--
  if (isOneOf(tokens[ahead], seen) || isOneOf(tokens[ahead], ruled[language])) return null
  const object = objectOf(tokens, found, text, language, before) ?? objectAhead(tokens, ahead, found, text, language)
  const name = text.slice(tokens[from]!.start, tokens[who]!.end)
  return object && { by: name, ...(!isAnybody && { who: theOne ?? name }), ...object, start: tokens[from]!.start }
}

/** "freight that shippers advertise": what it is done to stands before. */
function objectAhead(
  tokens: readonly Token[],
  ahead: number,
  { doing, verb, next }: NonNullable<ReturnType<typeof verbAt>>,
  text: string,
  language: Latin,
): Omit<Done, 'by' | 'who' | 'start'> | null {
  const noun = tokens[ahead - 1]
  if (!isOneOf(tokens[ahead], /^(?:that|which|som)$/) || !isContent(noun, language)) return null
  if (tokens[next] && !tokens[next]!.mark && !/^(?:and|or|with|och|med)$/.test(tokens[next]!.low)) return null
  return { ...doing, verb, what: text.slice(noun.start, noun.end), end: tokens[next - 1]!.end }
}

/** What it is done to, behind the verb. */
function objectOf(
  tokens: readonly Token[],
  found: NonNullable<ReturnType<typeof verbAt>>,
  text: string,
  language: Latin,
  before?: Done,
): Omit<Done, 'by' | 'who' | 'start'> | null {
  const second = isOneOf(tokens[found.next], either) ? verbAt(tokens, found.next + 1, language) : null
  const or = second ? { or: second.verb } : {}
  let first = second?.next ?? found.next
  const opens = first
  // "judges score them"
  if (before && isOneOf(tokens[first], them))
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
  const isNoun = (at: number) => isContent(tokens[at], language) || (at === first && isNamed(tokens[at], language))
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
  (!tokens[next] ||
    isOneOf(tokens[next], /^(?:och|samt|med|till|i|på|om|av|per|hos|från|direkt|när|vid|under|and|with|for|[.,!(:\n])$/)) &&
  (isLeft || lastOf(tokens[next - 1]!.low, language)?.field === undefined)

/** The longest verb that begins there. */
function verbAt(tokens: readonly Token[], at: number, language: Latin) {
  for (let length = verbWordsMax; length > 0; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ mark }) => mark)) continue
    const verb = words.map(({ low }) => low).join(' ')
    const doing = doings[language].get(verb)
    if (doing) return { doing, verb, next: at + length }
  }
  return null
}

/** "Hospitals post vacancies": a firm or a place, told of first in its clause. */
function actsAsPeople(tokens: readonly Token[], at: number, verb: string, language: Latin): boolean {
  const [token, before] = [tokens[at]!, tokens[at - 1]]
  if (!isContent(token, language) || !isMany(token.low, language) || !publicDoings[language].test(verb)) return false
  if (before && !before.mark && !opening.test(before.low)) return false
  return /^(?:place|object|group)$/.test(classOfNoun(language === 'en' ? singular(token.low) : token.low, language))
}

/** "Företag lägger upp annonser": Swedish neuters have no ending in the plural. */
const opensBare = (tokens: readonly Token[], at: number, language: Latin): boolean =>
  language === 'sv' &&
  swedishPlural(tokens[at]!.low) === tokens[at]!.low &&
  (!tokens[at - 1] || tokens[at - 1]!.mark || opening.test(tokens[at - 1]!.low))

/** "crew members", "team leaders": two words that name one kind of people. */
function isPair(tokens: readonly Token[], at: number, language: Latin): boolean {
  const before = tokens[at - 1]
  if (!isContent(before, language) || language === 'sv') return false
  const phrase = `${before.low} ${tokens[at]!.low}`
  return (
    readingsOfPhrase(phrase, language).some(({ kind }) => kind === 'thing') ||
    (/^(?:members|leaders|owners|managers)$/.test(tokens[at]!.low) && classOfNoun(before.low, language) === 'group')
  )
}

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
  return !after || after.mark || /^(?:and|och|when|för|for|på|on|at|with|med)$/.test(after.low) ? at : null
}
