// The rows that a description tells in its sentences, taken out of it: what is read on tells their lists alone.
import type { Language } from '#shared/languages.ts'
import { servicesTold } from '../offers/services-told.ts'
import { customersBook } from '../offers/take-offers.ts'
import { asksForSite } from '../read-sections.ts'
import { namesTold, type NamesTold } from './names-told.ts'
import { editsOf, withEdits, type Written } from './pieces.ts'
import { type RowsTold, rowsTold } from './rows-told.ts'
import { valuesBeside } from './values-beside.ts'

export type TakenRows = { written: Written; rows: readonly RowsTold[]; names: readonly NamesTold[] }

/** A page where one books, and what a website says of its prices, have rows of their own. */
const bookingPages: Record<Language, RegExp> = {
  en: /\bbook(?:ing)? (?:page|site|website|app|system|online)\b|\bonline book/i,
  sv: /boknings(?:sida|system|app)|boka (?:online|själv|direkt|tid)|online-?bokning/iu,
  ja: /予約(?:サイト|ページ|システム|アプリ|フォーム)|ネット(?:で|から)?(?:の)?予約/u,
}
const isBooked = (text: string, language: Language): boolean =>
  (bookingPages[language].test(text) || customersBook[language].test(text)) && servicesTold(text, language).services.length > 0

const money = String.raw`(?:euros?|€|kr(?:onor)?|pounds?|dollars?|usd|eur|gbp|sek|円)`
const amount = String.raw`\d+(?:[.,]\d{1,2})?(?!\d)`
const pricesOn = new RegExp(
  String.raw`(?<=[:：]\s*|\n\s*|^)(?<first>\p{L}[\p{L} '’ー-]*${amount} ?(?<unit>${money}))(?<rest>(?:[,、] ?\p{L}[\p{L} '’ー-]*${amount}(?: ?${money})?(?=\s*(?:[,、.。\n]|and |och |$)))+)`,
  'giu',
)
/** "Basic service 45 euros, full service 90, puncture 12": all of them in the money of the first. */
const inOneMoney = (text: string) =>
  editsOf(
    text,
    pricesOn,
    ({ groups }) => groups!.first! + groups!.rest!.replaceAll(/(?<=\d)(?=\s*(?:[,、](?! ?\d)|$))/gu, ` ${groups!.unit!}`),
  )

export function withRowsTold(said: Written, language: Language): TakenRows {
  const given = withEdits(said, inOneMoney(said.text))
  const { text } = given
  const isSite = asksForSite(text, language) && !bookingPages[language].test(text)
  const isOther = isSite || isBooked(text, language)
  const { told: rows, edits } = isOther ? { told: [], edits: [] } : rowsTold(text, language)
  const listed = withEdits(given, edits)
  const beside = isSite ? { edits: [], names: [] } : valuesBeside(listed.text, language)
  const valued = withEdits(listed, beside.edits)
  const names = isSite ? [] : namesTold(valued.text, language)
  return { written: withEdits(valued, names), rows, names: [...beside.names, ...names] }
}
