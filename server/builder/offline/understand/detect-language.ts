import type { Language } from '#shared/languages.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { singular } from '../lexicon/inflect.ts'
import { isListedNoun } from '../lexicon/noun-classes.ts'
import { ordinaryWords } from '../lexicon/ordinary-words.ts'
import { plainWords } from '../lexicon/plain-words.ts'
import { type Latin, readingsOfPhrase, splitCompound } from './tokens.ts'
import { tradeOf } from './trade-of.ts'

const swedish = new Set(
  'och med för som att en är på av vill jag vi vår min mina något till kan ska inte lägg byt gör ta bort kalla döp över hemsida appen en enkel enkelt lista över åt mitt skapa bygg visa ett galleri tabell kalender fält lägga ändra vem bland det hur vad när vilka vilken har eller från mellan oss sin sina efter utan varje alla hos mig dem ner vår upp egen eget egna vid gamla nya små liten litet om svensk svenska svenskt alla allt samt finns behöver ingen inga blir bli hjälp kring'.split(
    ' ',
  ),
)
const english = new Set(
  'the and with for a an to my of that our is want where add make remove rename in by each on it this first last newest hide only please more should from they we you use put who which how than are these'.split(
    ' ',
  ),
)
/** "The till", "30 min": alone they say nothing. */
const inBoth = new Set(['till', 'min', 'en', 'ta'])
const swedishTails =
  /(verktyg|(?:faktura|ings|tids|kund|lager|kassa|order|ärende|bok|hets|medlems)system|(?:rapport|plan|dokument|fakturer)ering|uppföljning|bevakning|förening|fakturaprogram|register|dagbok|bokning|hantering|lista|bok|logg|kalender|översikt|klon|kopia|liknande|(?<=[a-zåäö]{3})(?<!web|whats|mobile|super|snap|cash)app|(?<=[a-zåäö]{3})(?<!s)mall|(?<=[a-zåäö]{2})koll|räknare|planerare|(?<!hem)sida|hemsida)$/

/** So near each other the words that belong to one language only leave it open. */
const closeBy = 1
/** So many names more of one language tell it then. */
const namesMin = 2

/** The language a person writes in: kana or kanji is Japanese; function words, å ä ö and telling endings are Swedish, and where
 * those say nothing, a word that only Swedish knows. "i" is a word of both. */
export function detectLanguage(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja'
  const low = text.toLowerCase()
  const words = low.split(/[^\p{L}]+/u).filter(Boolean)
  const said = words.filter((word, at) => swedish.has(word) && !(word === 'om' && (at === 0 || at === words.length - 1)))
  const scoreSv =
    (said.every((word) => inBoth.has(word)) ? 0 : said.length) +
    (/[åäö]/.test(low) ? 2 : 0) +
    (words.some((word) => word !== 'register' && swedishTails.test(word)) ? 1 : 0)
  const [, place = ''] = swedishIn.exec(text) ?? []
  const scoreEn = words.filter((word) => english.has(word)).length
  const isSilent = scoreSv + scoreEn === 0
  if (isSilent && place && !isEnglish(place)) return 'sv'
  // "mens shed" is English as a whole, whatever its first word is alone
  if (isSilent && isNameOnlyIn('en', 'sv', words.join(' '))) return 'en'
  if (Math.abs(scoreSv - scoreEn) > closeBy) return scoreSv > scoreEn ? 'sv' : 'en'
  // "flugbindning, binder egna": a name of its own in front of a comma
  const parts = low.split(/[^\p{L}\s-]+/u).map((part) => part.trim())
  const count = (language: Latin, other: Latin) => parts.filter((part) => part && isNameOnlyIn(language, other, part)).length
  const names = count('sv', 'en') - count('en', 'sv')
  if (scoreSv === scoreEn) return (names || onlyIn('sv', 'en', words) - onlyIn('en', 'sv', words)) > 0 ? 'sv' : 'en'
  // "Tulldeklarationer: nummer, last, antal": a single word of the other language says less than the names
  if (Math.abs(names) >= namesMin) return names > 0 ? 'sv' : 'en'
  return scoreSv > scoreEn ? 'sv' : 'en'
}

/** "Taxi i glesbygd": no English I, which a verb follows. */
const swedishIn =
  /\p{L} i (?!(?:have|want|need|like|love|keep|make|sell|take|know|work|teach|bake|grow|lend|lent|will|would|could|should|just|also|really|only|often|never|always|usually|help|play|write|paint|repair|build|rent|coach|clean|sing|train|breed) )(\p{Ll}{4,})/u

const definite = /(?:arna|orna|erna|en|et)$/
/** "seating plan": a word of the language, whatever else the lexicon calls so in the other. */
const isEnglish = (word: string) =>
  functionWords.en.maybeVerbs.has(word) ||
  functionWords.en.verbs.has(word) ||
  functionWords.en.trim.has(word) ||
  ordinaryWords.has(word) ||
  plainWords.has(word) ||
  isListedNoun(singular(word), 'en')

/** A word of the lexicon in any form, or the name of a trade; a bent form counts as Swedish only where its ending is. */
const isWordOf = (language: Latin, word: string) =>
  readingsOfPhrase(word, language).length > 0 || ((language === 'en' || definite.test(word)) && tradeOf(word, language) !== null)

const isNameOnlyIn = (language: Latin, other: Latin, name: string) =>
  readingsOfPhrase(name, language).length > 0 && !readingsOfPhrase(name, other).length

const onlyIn = (language: Latin, other: Latin, words: readonly string[]) =>
  words.filter(
    (word) =>
      word.length > 1 &&
      (isWordOf(language, word) || (language === 'sv' && isSwedishCompound(word))) &&
      !isWordOf(other, word) &&
      !(language === 'sv' && isEnglish(word)),
  ).length

/** So short a head may stand at the end of any word. */
const headCharsMin = 4
/** "dykarklubb", "fiskbutik", "elfirma": nobody wrote the whole word down, but its last part is a trade's or a thing's. */
function isSwedishCompound(word: string): boolean {
  if (functionWords.sv.verbs.has(word) || functionWords.sv.track.has(word)) return true
  const split = splitCompound(word)
  const isKnown = split !== null && split.headText.length >= headCharsMin && !readingsOfPhrase(split.headText, 'en').length
  return isKnown || tradeOf(word, 'sv') !== null
}
