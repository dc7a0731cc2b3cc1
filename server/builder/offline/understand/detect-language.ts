import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../lexicon/lexicon.ts'

const swedish = new Set(
  'och med för som att en är på av vill jag vi vår min mina något till kan ska inte lägg byt gör ta bort kalla döp över hemsida appen en enkel enkelt lista över åt mitt skapa bygg visa i ett galleri tabell kalender fält lägga ändra'.split(
    ' ',
  ),
)
const english = new Set(
  'the and with for a an to my of that our is want where i add make remove rename in by each on it this'.split(' '),
)
const swedishTails = /(register|dagbok|bokning|hantering|lista|bok|logg|kalender|översikt)$/

/** The language a person writes in: kana or kanji is Japanese; function words, å ä ö and telling endings are Swedish, and where
 * those say nothing, a word that only the Swedish lexicon knows. */
export function detectLanguage(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja'
  const low = text.toLowerCase()
  const words = low.split(/[^\p{L}]+/u).filter(Boolean)
  const scoreSv =
    words.filter((word) => swedish.has(word)).length +
    (/[åäö]/.test(low) ? 2 : 0) +
    (words.some((word) => swedishTails.test(word)) ? 1 : 0)
  const scoreEn = words.filter((word) => english.has(word)).length
  if (scoreSv === 0 && scoreEn === 0) return onlyIn('sv', 'en', words) > onlyIn('en', 'sv', words) ? 'sv' : 'en'
  return scoreSv > scoreEn ? 'sv' : 'en'
}

const onlyIn = (language: Language, other: Language, words: readonly string[]) =>
  words.filter((word) => readingsOf(language).has(word) && !readingsOf(other).has(word)).length
