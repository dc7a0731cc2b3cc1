// Short forms whose point ends no sentence, and Swedish as it is spoken, in full.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { capitalised } from '../said.ts'
import { type Edit, editsOf } from './pieces.ts'

/** By what is written, in lower case; a point with a word behind it ends none. */
const inFull: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'y/n': 'yes/no',
    hav: 'have',
    'appt.': 'appointment',
    appt: 'appointment',
    'appts.': 'appointments',
    appts: 'appointments',
    'approx.': 'approximate',
    amt: 'amount',
    'amt.': 'amount',
    dept: 'department',
    'dept.': 'department',
    qty: 'quantity',
    'qty.': 'quantity',
    rcvd: 'received',
    'addr.': 'address',
  },
  sv: {
    'j/n': 'ja/nej',
    't.o.m.': 'till',
    'fr.o.m.': 'från',
    'utf.': 'utförd',
    'sign.': 'signatur',
    'ansv.': 'ansvarig',
    'avd.': 'avdelning',
    'mån.': 'månad',
    'kontaktpers.': 'kontaktperson',
    'el.': 'eller',
    'resp.': 'respektive',
  },
  ja: {},
}
const shortFormOf = (language: Language): RegExp => {
  const forms = Object.keys(inFull[language]).map(escaped).join('|')
  return new RegExp(forms ? String.raw`(?<![\p{L}/])(?:${forms})(?![\p{L}\d/])` : '(?!)', 'giu')
}
const shortForm: Record<Language, RegExp> = { en: shortFormOf('en'), sv: shortFormOf('sv'), ja: shortFormOf('ja') }
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

/** What joins as "and" does: ", together with a waiting list of …". */
const beside: Record<Language, RegExp> = {
  en: /,? (?:together|along) with (?=\p{L})/giu,
  sv: /, tillsammans med (?=\p{L})/giu,
  ja: /(?!)/g,
}

const drives =
  /(?<=(?<!\p{L})(?:vem|vilka|vilken förälder|jag|vi|ni|de|dom|man|han|hon|som|föräldrarna|pappa|mamma) (?:som )?)kör(?= (?:barnen|barn|ungarna|vem|vilka|dem|mig|oss|när|hem|vilken dag)(?!\p{L}))/giu
const lentTo =
  /誰に([\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?<!何))を(?:いつ)?(?:貸し(?:た|て(?:い)?る)|貸してる)か(?:忘れ(?:る|がち)(?:ので|から|な(?:ので|の))?|わからなくなる)?/gu

export function shortForms(text: string, language: Language): Edit[] {
  const full = editsOf(text, shortForm[language], ([said]) => {
    const meant = inFull[language][said.toLowerCase()]!
    return /^\p{Lu}/u.test(said) ? capitalised(meant) : meant
  })
  const told = language === 'sv' ? editsOf(text, spokenWord, ([word]) => spoken[word] ?? word) : []
  const besides = editsOf(text, beside[language], () => (language === 'sv' ? ' och ' : ' and '))
  // "vem kör barnen": nobody sings
  const driven = language === 'sv' ? editsOf(text, drives, () => 'skjutsar') : []
  // 誰に本を貸したか: the loans of books
  const lent = language === 'ja' ? editsOf(text, lentTo, (found) => `${found[1]}の貸出`) : []
  // "E. coli": no end of a sentence
  const species = editsOf(text, /(?<=, )\p{Lu}\. (?=\p{Ll})/gu, ([said]) => said.trim())
  return [...full, ...told, ...driven, ...lent, ...besides, ...species].toSorted((first, second) => first.start - second.start)
}
