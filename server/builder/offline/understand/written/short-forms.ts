// Short forms whose point ends no sentence, and Swedish as it is spoken, in full.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../said.ts'
import { type Edit, editsOf } from './pieces.ts'

/** By what is written, without points and in lower case. */
const inFull: Record<Language, Readonly<Record<string, string>>> = {
  en: { 'y/n': 'yes/no', hav: 'have', appt: 'appointment', appts: 'appointments', approx: 'approximate' },
  sv: {
    'j/n': 'ja/nej',
    tom: 'till',
    from: 'från',
    utf: 'utförd',
    sign: 'signatur',
    ansv: 'ansvarig',
    avd: 'avdelning',
    mån: 'månad',
    kontpers: 'kontaktperson',
    el: 'eller',
    resp: 'respektive',
  },
  ja: {},
}
const shortForm: Record<Language, RegExp> = {
  en: /(?<![\p{L}/])(?:y\/n(?![\p{L}/])|hav(?!\p{L})|(?:appts?|approx)(?:\.|(?!\p{L})))/giu,
  sv: /(?<![\p{L}/])(?:j\/n(?![\p{L}/])|(?:t\.o\.m|fr\.o\.m|utf|sign|ansv|avd|mån|kontaktpers|el|resp)\.(?![\p{L}\d]))/giu,
  ja: /(?!)/gu,
}
/** Swedish words as they are spoken. "å" is "och" but where it is a river; "e" is "är" behind what may be something. */
const spoken: Readonly<Record<string, string>> = {
  o: 'och',
  å: 'och',
  oxå: 'också',
  e: 'är',
  nåt: 'något',
  nån: 'någon',
  nåra: 'några',
  tracka: 'spåra',
  mej: 'mig',
  dej: 'dig',
}
const spokenWord =
  /(?<=\p{L}[),]? )(?:o|å|oxå|nåt|nån|nåra|tracka|mej|dej)(?= \p{L})(?<!(?<!\p{L})(?:en|ett|vid|över|i|vår|liten|stor) å)|(?<=(?<!\p{L})(?:jag|vi|det|de|dom|den|som|där|här|behöver|du|han|hon|vad|vem|allt) )e(?= \p{L})/giu

export function shortForms(text: string, language: Language): Edit[] {
  const full = editsOf(text, shortForm[language], ([said]) => {
    const full = inFull[language][said.toLowerCase().replaceAll('.', '')] ?? said
    return /^\p{Lu}/u.test(said) ? capitalised(full) : full
  })
  const told = language === 'sv' ? editsOf(text, spokenWord, ([word]) => spoken[word] ?? word) : []
  // "E. coli": no end of a sentence
  const species = editsOf(text, /(?<=, )\p{Lu}\. (?=\p{Ll})/gu, ([said]) => said.trim())
  return [...full, ...told, ...species].toSorted((first, second) => first.start - second.start)
}
