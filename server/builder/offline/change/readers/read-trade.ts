// "VAT is 20%", "free shipping over 50": what invoices and shops reckon with beside the price.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { tradeSays } from '../../reply/trade-phrases.ts'
import { vatOf } from '../../page-parts/invoice-parts.ts'
import { alreadySo, does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

const percentMax = 100
const vatWords: Record<Language, RegExp> = {
  en: /\b(?:vat|sales tax|gst|tax(?: rate)?)\b/i,
  sv: /(?<!\p{L})moms(?:en|sats(?:en)?)?(?!\p{L})/iu,
  ja: /消費税|税率/,
}
const none =
  /\b(?:no|without|zero|not charge|exempt|don't charge)\b|(?<!\p{L})(?:ingen|utan|momsfri)(?!\p{L})|なし|非課税|かからな/iu
const checkout: Record<Language, RegExp> = {
  en: /\b(?:shipping|delivery|postage)\b.*(?:\d|\bfree\b|\bcosts?\b|\bfee\b|\brates?\b)|\bfree (?:shipping|delivery)\b|\b(?:discount|promo|coupon|voucher)s?(?:\s+codes?)?\b|\b\d+\s*% off\b/i,
  sv: /(?:frakt|leverans)(?:en|kostnad(?:en)?|avgift)?(?!\p{L}).*(?:\d|fri|gratis|kostar)|(?:fri|gratis) (?:frakt|leverans)|rabattkod|kampanjkod|(?<!\p{L})rabatt(?!\p{L})/iu,
  ja: /送料|配送料|クーポン|割引コード|プロモコード|\d+[%％](?:引き|オフ|OFF)/,
}
const numbering: Record<Language, RegExp> = {
  en: /\b(?:numbering|invoice numbers?|numbers?|count(?:ing)?)\b.*\b(?:start|from|begin|at)\b|\bstart\b.*\b(?:numbering|counting|numbers?|invoices?)\b/i,
  sv: /(?:numrering(?:en)?|fakturanummer|nummer(?:serie)?)(?!\p{L}).*(?:börja|från|på)|börja.*(?:numrera|nummer)/iu,
  ja: /(?:番号|連番).*(?:から|開始|始)/,
}

const slots: Record<Language, RegExp> = {
  en: /\b(?:appointments?|slots?|bookings?|sessions?|treatments?|visits?|lessons?|each|default length|duration)\b/i,
  sv: /(?:tid(?:er|erna)?|bokning(?:ar|arna|en)?|pass(?:en|et)?|behandling(?:ar|arna|en)?|besök(?:en)?)(?!\p{L})/iu,
  ja: /予約|枠|施術|コマ|1回|一回/,
}

export function readTrade(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  const invoices = model.pages.find(({ kind }) => kind === 'invoice')
  if (invoices && vatWords[language].test(text)) return readVat(model, invoices.parts?.line, text, language)
  if (invoices && numbering[language].test(text) && /\d/.test(text)) return tells(tradeSays.numbering[language], 'kept')
  const isBooking = model.pages.some(({ kind }) => kind === 'booking')
  if (isBooking && /\d+\s*-?\s*(?:min|h(?:our|r)|tim|分|時間)/i.test(text) && slots[language].test(text))
    return tells(tradeSays.slots[language], 'kept')
  const isShop = model.pages.some(({ kind }) => kind === 'shop')
  return isShop && checkout[language].test(text) ? tells(tradeSays.checkout[language], 'kept') : nothing
}

function readVat(model: ProjectModel, line: string | undefined, text: string, language: Language): Reading {
  const field = model.things.find(({ id }) => id === line)?.fields.find(({ type }) => type === 'percent')
  const said = /(\d+(?:[.,]\d+)?)\s*(?:%|％|percent|procent|パーセント)?/i.exec(text)?.[1]
  const rate = said === undefined ? (none.test(text) ? 0 : undefined) : Number(said.replace(',', '.'))
  if (!line || !field || rate === undefined || rate > percentMax) return nothing
  return rate === (field.start ?? vatOf(model.currency))
    ? alreadySo(language)
    : does({ op: 'setStart', thing: line, field: field.id, start: rate })
}
