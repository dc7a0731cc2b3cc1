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
    'tel.': 'phone',
    'd.o.b.': 'date of birth',
    dob: 'date of birth',
    'max.': 'max',
    'temp.': 'temperature',
    'desc.': 'description',
    'incl.': 'including',
    'ref.': 'reference',
    'cert.': 'certificate',
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
    'tel.': 'telefon',
    tfn: 'telefon',
    'tfn.': 'telefon',
    'adr.': 'adress',
    'max.': 'max',
    'anm.': 'anmärkning',
    'beskr.': 'beskrivning',
    'inkl.': 'inklusive',
    'pers.': 'personer',
    'resp.': 'respektive',
  },
  ja: {},
}
const shortFormOf = (language: Language): RegExp => {
  const forms = Object.keys(inFull[language]).map(escaped).join('|')
  return new RegExp(forms ? String.raw`(?<![\p{L}/])(?:${forms})(?![\p{L}\d/])` : '(?!)', 'giu')
}
const shortForm: Record<Language, RegExp> = { en: shortFormOf('en'), sv: shortFormOf('sv'), ja: shortFormOf('ja') }
/** The point of these may end a sentence as well, unless more of the list follows. */
const mayEnd = /^(?:tel|tfn|adr|anm|beskr|desc|temp|ref|cert|pers)\.$/iu
const goesOn = /^\s*(?:[,;:)/]|(?:and|och|eller|or) )/iu
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

/** Within a list of fields "…, etc.", "… m.m." tells that there is more. */
const andSoOn =
  /(?:,? (?:and )?etc\.?|,? (?:och )?(?:m\. ?m\.?|m\. ?fl\.?|osv\.?|o\. ?s\. ?v\.?|mera))(?=\s*(?:[,;).\n]|$| (?:and|och|\p{Lu})))/gu
/** Behind a colon, in brackets or behind "with" stands a list. */
const inList = (text: string, index: number): boolean =>
  /[:(].*,|(?<!\p{L})(?:with|med) .*,/u.test(
    text
      .slice(0, index)
      .split(/[!?\n]|\.\s+(?=\p{Lu})/u)
      .at(-1)!,
  )
/** "(e.g. kitchen, …)": how it is meant, and no part of what it is called. */
const examples: Record<Language, RegExp> = {
  en: /(?<=\(|, ?)(?:e\. ?g\.?,?|for example,?)\s+(?=\p{L})/giu,
  sv: /(?<=\(|, ?)(?:t\. ?ex\.?|till exempel|exempelvis|bl\. ?a\.?)\s+(?=\p{L})/giu,
  ja: /(?!)/g,
}
/** ", ev. skada", "ca pris" */
const hedges: Record<Language, RegExp> = {
  en: /(?<=[,(:] )(?:possibly|misc\.)\s+(?=\p{L})/giu,
  sv: /(?<=[,(:] )(?:ev\.?|evt\.?|eventuell(?:t|a)?|ca\.?|cirka)\s+(?=\p{L})/giu,
  ja: /(?!)/g,
}
/** "(name, level: beginner, advanced, ev. injury)": what there may be is no choice. */
const choicesBefore =
  /(?<=[,(] ?)(?<name>\p{L}+): (?<held>[^,;:()\n.]{2,25}(?:, [^,;:()\n.]{2,25})+?), (?:ev|evt)\.? (?=\p{L})/giu
/** "serial no.", "serienr.": the number. */
const numbered: Record<Language, RegExp> = {
  en: /(?<=\p{L}{3} )no\.(?=\s*(?:[,;)\n]|and ))/giu,
  sv: /(?<=nr)\.(?=\s*(?:[,;)\n]|och ))/giu,
  ja: /(?!)/g,
}

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
  const full = editsOf(text, shortForm[language], ({ 0: said, index }) => {
    const point = mayEnd.test(said) && !goesOn.test(text.slice(index + said.length)) ? '.' : ''
    const meant = inFull[language][said.toLowerCase()]! + point
    return /^\p{Lu}/u.test(said) ? capitalised(meant) : meant
  })
  const told = language === 'sv' ? editsOf(text, spokenWord, ([word]) => spoken[word] ?? word) : []
  const besides = editsOf(text, beside[language], () => (language === 'sv' ? ' och ' : ' and '))
  // "vem kör barnen": nobody sings
  const driven = language === 'sv' ? editsOf(text, drives, () => 'skjutsar') : []
  // 誰に本を貸したか: the loans of books
  const lent = language === 'ja' ? editsOf(text, lentTo, (found) => `${found[1]}の貸出`) : []
  const behind = editsOf(text, andSoOn, ({ 0: said, index }) => {
    if (!inList(text, index)) return said
    return said.endsWith('.') && /^\s+\p{Lu}/u.test(text.slice(index + said.length)) ? '.' : ''
  })
  const meant = editsOf(text, examples[language], ({ 0: said, index }) => {
    const isBracket = text[index - 1] === '('
    return isBracket ||
      /[:(]/u.test(
        text
          .slice(0, index)
          .split(/\.\s+(?=\p{Lu})/u)
          .at(-1)!,
      )
      ? ''
      : said
  })
  const passing = editsOf(text, hedges[language], () => '')
  const choices = language === 'sv' ? editsOf(text, choicesBefore, ({ groups }) => `${groups!.name} (${groups!.held}), `) : []
  const numbers = editsOf(text, numbered[language], () => (language === 'en' ? 'number' : ''))
  // "E. coli": no end of a sentence
  const species = editsOf(text, /(?<=, )\p{Lu}\. (?=\p{Ll})/gu, ([said]) => said.trim())
  return [
    ...choices,
    ...full,
    ...told,
    ...driven,
    ...lent,
    ...besides,
    ...species,
    ...behind,
    ...meant,
    ...passing,
    ...numbers,
  ].toSorted((first, second) => first.start - second.start)
}
