// Who does it, of a clause that tells who does what.
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { singular, swedishPlural } from '../../lexicon/inflect.ts'
import { lastOf } from '../field-named.ts'
import { type Latin, readingsOfPhrase, type Token } from '../tokens.ts'
import { type Found, isContent, isMany, isOneOf, opening } from './deed-words.ts'
import { namesPeople, swedishDoers, theOneWho } from './people.ts'

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
  en: /^(?:post|publish|submit|upload|share|list|offer|register|report|request|send|book|order|rent|hire|apply|bid|sponsor|claim|review|sell|log|record|write|create|host|schedule|add|enter|approve|pay|hand in|issue|leave|reserve|borrow|buy|adopt|rate)/,
  sv: /^(?:lägg|publicer|registrer|ladd|skick|erbjud|rapporter|bok|beställ|hyr|ansök|sälj|logg|skriv|skap|godkän|betal|lämn|fyll)/,
}
/** Anybody at all, and those who run the project. */
const anybody: Record<Latin, RegExp> = {
  en: /^(?:people|users?|anyone|everyone|everybody|somebody|visitors?|staff|team|admins?|administrators?|managers?|owners?|folks|others|public|editors?|moderators?)$/,
  sv: /^(?:folk|användare|användarna|alla|besökare|besökarna|personal|personalen|admin|administratörer|chefer|redaktörer|andra|styrelsen|juryn|kansliet|ledningen|publiken|personalen|redaktionen|chefen|ägaren|administratören)$/,
}
/** What is shown, and to be seen by somebody, is no doing of theirs. */
const seen = /^(?:show|see|track|manage|list|view|with|of|from|by|for|about|visa|se|hantera|över|med|av|från|för|om|till)$/

/** `ahead` is the token before them and their articles; `one` is what a list of them is called by, where they stand in the definite. */
export type Subject = { from: number; to: number; ahead: number; isAnybody: boolean; one: string | null }

/** Whoever stands before the verb at `at`, where somebody does, and nothing says that they must not. */
export function subjectBefore(tokens: readonly Token[], at: number, { verb }: Found, language: Latin): Subject | null {
  // "objects can be lent": it is done to them
  if (isOneOf(tokens[at - 1], /^(?:be|been|is|are|was|were)$/)) return null
  let last = at - 1
  while (isOneOf(tokens[last], modal[language])) last--
  const to = peopleBefore(tokens, last, language)
  const subject = tokens[to]
  if (!subject || subject.mark || tokens.slice(last + 1, at).some((token) => ruled[language].test(token.low))) return null
  const isAnybody = anybody[language].test(subject.low)
  const isOne = language === 'en' && isOneOf(tokens[to - 1], /^(?:each|every|an?|the)$/) && tokens[at]!.low.endsWith('s')
  const one = language === 'sv' ? theOneWho(subject.low) : null
  const isPeople =
    one !== null ||
    (language === 'sv' && swedishDoers.test(subject.low)) ||
    (namesPeople(subject.low, language) && (isMany(subject.low, language) || isOne || opensBare(tokens, to, language)))
  if (!isAnybody && !isPeople && !actsAsPeople(tokens, to, verb, language)) return null
  const from = isPair(tokens, to, language) ? to - 1 : to
  let ahead = from - 1
  while (isOneOf(tokens[ahead], /^(?:the|our|my|all|each|every|an?|våra|mina|alla|varje|local|other)$/)) ahead--
  if (isOneOf(tokens[ahead], seen) || isOneOf(tokens[ahead], ruled[language])) return null
  return { from, to, ahead, isAnybody, one }
}

const placed = /^(?:at|of|in|from|i|på|från|hos)$/
const placeWordsMax = 5
/** "Students at our music academy log practice": who it is, before where they are. */
function peopleBefore(tokens: readonly Token[], last: number, language: Latin): number {
  for (let at = last; at > Math.max(0, last - placeWordsMax) && tokens[at] && !tokens[at]!.mark; at--) {
    if (!placed.test(tokens[at]!.low)) continue
    const isWho = namesPeople(tokens[at - 1]!.low, language) && isMany(tokens[at - 1]!.low, language)
    const isWhere = !namesPeople(tokens[last]!.low, language) || !isMany(tokens[last]!.low, language)
    return isWho && isWhere ? at - 1 : last
  }
  return last
}

/** "Hospitals post vacancies", "skippers declare catches": whoever stands first in the clause, and is nothing that the lexicon keeps. */
function actsAsPeople(tokens: readonly Token[], at: number, verb: string, language: Latin): boolean {
  const [token, before] = [tokens[at]!, tokens[at - 1]]
  if (!isContent(token, language) || !isMany(token.low, language)) return false
  const thing = lastOf(token.low, language)?.thing
  const kind = classOfNoun(language === 'en' ? singular(token.low) : token.low, language)
  const isFirm = publicDoings[language].test(verb) && /^(?:place|group)$/.test(kind)
  if (!isFirm && (thing !== undefined || kind !== 'object')) return false
  return !before || before.mark || opening.test(before.low) || isOneOf(before, /^(?:the|our|all|alla|våra)$/)
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
