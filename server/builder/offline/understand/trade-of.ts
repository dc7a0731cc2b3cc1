// A trade by the last word of its name, for trades no blueprint names.
import type { Language } from '#shared/languages.ts'
import { swedishStems } from '../lexicon/inflect.ts'
import { tradeHeads } from '../lexicon/blueprints/trade-classes.ts'

const frontCharsMin = 2
/** 書道講座 is a trade, 講座 a course. */
const needsFront = /^(講座|サービス|代行|業者|製造|貸し|施設|団体)$/
/** "lift maintenance" is a trade, "maintenance of our machines" what is kept of them. */
const work = /^(?:maintenance|installations?|removal|testing|washing|cutting)$/
/** What ends like a trade and is none: ワークショップ is no ショップ. */
const noTrade = /ワークショップ$/
const tables = new Map<Language, Map<string, string>>()

function tableOf(language: Language): Map<string, string> {
  const known = tables.get(language)
  if (known) return known
  const table = new Map<string, string>()
  for (const [heads, trade] of tradeHeads[language]) for (const head of heads.split(',')) table.set(head, trade)
  tables.set(language, table)
  return table
}

/** The class of a trade named in the singular, and how many words (in Japanese: letters) of the name tell it. */
export function tradeOf(text: string, language: Language): { trade: string; length: number } | null {
  const table = tableOf(language)
  const low = text.toLowerCase()
  if (language === 'en') {
    const words = low.split(/[ -]/)
    for (let at = Math.max(0, words.length - 2); at < words.length; at++) {
      const trade = table.get(words.slice(at).join(' '))
      if (trade && (words.length > 1 || !work.test(low))) return { trade, length: words.length - at }
    }
    return null
  }
  if (language === 'ja') {
    if (noTrade.test(low)) return null
    for (let at = 0; at < low.length; at++) {
      const trade = table.get(low.slice(at))
      // one sign alone (店, 会) ends many words: it needs something before it
      if (trade && (at >= frontCharsMin || (low.length - at > 1 && (at > 0 || !needsFront.test(low)))))
        return { trade, length: low.length - at }
    }
    return null
  }
  const last = low.slice(low.lastIndexOf(' ') + 1)
  // a compound is read in the singular, indefinite or definite: bastuförening(en)
  const forms = swedishStems(last).filter((form) => form === last || /^(en|et|n|t)$/.test(last.slice(form.length)))
  for (let at = 0; at <= last.length - 3; at++)
    for (const form of forms) {
      const trade = table.get(form.slice(at))
      if (trade && (at === 0 || at >= frontCharsMin)) return { trade, length: 1 }
    }
  return null
}
