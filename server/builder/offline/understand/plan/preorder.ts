// Goods that are ordered for a day and fetched (予約注文, "preorder loaves for Saturday pickup") are bought in a shop: no time is booked.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { saidFromLexicon } from './plan-things.ts'

const ordersGoods: Record<Language, RegExp> = {
  en: /\bpre-?orders?\b|\border (?:\w+ ){1,5}(?:ahead|in advance)\b|\b(?:orders?|ordering)\b[^.!?\n]{0,60}\b(?:pick(?:ed|ing)?[- ]?up|collect)/iu,
  sv: /(?:förbe|förhandsbe)ställ|beställ[^.!?\n]{0,60}(?:hämt)/iu,
  ja: /予約(?:注文|販売|購入)|取り?置き|注文[^。\n]{0,30}受け?取/u,
}
const booksTime: Record<Language, RegExp> = {
  en: /\bbook(?:ings?|ed)?\b|appointment|reserv/iu,
  sv: /(?<!\p{L})boka|bokning/iu,
  ja: /予約(?!注文|販売|購入)/u,
}

const sells: Record<Language, RegExp> = { en: /\bsell/iu, sv: /(?<!\p{L})sälj/iu, ja: /売っ|売り|販売/u }

export const isPreorder = (prompt: string, language: Language): boolean =>
  (ordersGoods[language].test(prompt) || (sells[language].test(prompt) && isFetched(prompt, language))) &&
  !booksTime[language].test(prompt)

const fetched: Record<Language, RegExp> = {
  en: /\bpick(?:ed|ing)?[- ]?up\b|\bcollect(?:ed|ion|s)?\b(?! (?:cards|coins|stamps|emails?|data))/iu,
  sv: /hämt(?:a|ar|as|ning|ställe|tid|dag)/iu,
  ja: /(?:店|店舗|店頭|現地|工房|直売所|自宅)(?:で|に|へ|まで)[^。、\n]{0,8}(?:受け?取|取りに)|店頭受|受け?取り(?:日|時間|希望|方法)|取り?置き/u,
}
/** Whether buyers come for their goods. */
export const isFetched = (prompt: string, language: Language): boolean => fetched[language].test(prompt)

const fetchedOn = 'pickupDate'
/** An order of what is fetched says when. */
export function askWhenFetched(intent: Intent): void {
  const { language, things, loose } = intent
  const said = [...loose, ...things.flatMap(({ fields }) => fields)]
  if (said.some(({ concept }) => concept === fetchedOn)) return
  const label = capitalised(knownFields.get(fetchedOn)!.label[language])
  const order = things.find(({ known }) => known?.id === 'order') ?? { ...saidFromLexicon('order', language), implied: true }
  order.fields.push({ id: fetchedOn, label, type: 'date', concept: fetchedOn })
  if (!things.includes(order)) things.push(order)
}
