// "Inventory list for a bar", "keep track of stock in my pub", バーの在庫表: what is asked for is what there is left of what the place uses
// or sells, and not its menu, its bookings and its guests.
import type { Language } from '#shared/languages.ts'
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import { knownThings, phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'
import { suppliesIn } from '../samples/supplies-in.ts'
import { saidFromLexicon } from './plan-things.ts'

export const stockDomain = 'inventory'

const asked: Record<Language, RegExp> = {
  en: /\b(?:inventory|stock(?! (?:portfolios?|market|exchange|photos?|trad|broker|prices?|options?)))\b/i,
  sv: /(?<!\p{L})(?:lager(?:lista|saldo|koll|hantering|system|hållning)?n?|förråd(?:et|slista|slistan)?)(?!\p{L})/iu,
  ja: /在庫/u,
}

const isBare = ({ fields, views }: SaidThing) => fields.length + views.length === 0

/** Whether the stock is all that was named: no list of something else, no fields. */
const isAll = ({ prompt, language, things, loose, pages, kinds, tools }: Intent): boolean =>
  asked[language].test(prompt) &&
  things.every((said) => isBare(said) && (said.known ? said.known.id === 'product' : isWord[language].test(said.one))) &&
  loose.every(({ concept }) => concept === 'stock') &&
  pages.size + kinds.size + tools.size === 0

/** What is used up is no product. */
const names: Record<Language, readonly [one: string, many: string]> = {
  en: ['Stock item', 'Stock items'],
  sv: ['Lagervara', 'Lagervaror'],
  ja: ['在庫品', '在庫品'],
}
const isWord: Record<Language, RegExp> = { en: /^stock|^inventor/i, sv: /^lager|^förråd/i, ja: /^在庫/ }

const counted = new Set(['stock', 'quantity'])
/** "Inventory for a florist: flowers, suppliers, stock level", 薬局の在庫：薬、数量、使用期限: the first that is named is what is counted, and what follows is
 * told of it. */
function nameGoods(intent: Intent): void {
  const { prompt, language, things, loose, trade } = intent
  if (!asked[language].test(prompt)) return
  const place = things.find(({ known, one, fields }) => !known && one === trade?.text && fields.length > 0)
  if (things.some((said) => said !== place && said.known?.entry.actor !== true)) return
  const told = (place?.fields ?? loose).filter(({ label }) => !/^(?:在庫|stock|inventory|lager)$/i.test(label))
  const [first, ...rest] = told
  if (!first || !first.type.endsWith('text') || first.options || !rest.some(({ concept }) => counted.has(concept ?? ''))) return
  const name = first.label.toLowerCase()
  const isMany = language === 'en' ? isPlural(name) : language === 'ja' || isSwedishPlural(name)
  if (!isMany || /(?:名|品番|品目|コード)$/u.test(name) || (first.concept && !readThing(name, language))) return
  const known = readThing(name, language)
  const goods = { ...sayNoun(name, language, known), owns: true, fields: rest }
  if (!known) goods.known = knownThings.get('product')!
  intent.things = [goods, ...things.filter((said) => said !== place)]
  if (!place) intent.loose = []
}
const readThing = (name: string, language: Language) =>
  readingsOf(language)
    .get(phraseKey(name))
    ?.find(({ kind }) => kind === 'thing')

/** In place: a place whose stock is asked for keeps that, by what the domain of any stock keeps. */
export function keepStock(intent: Intent): void {
  const { prompt, language, things, doing } = intent
  if (!isAll(intent)) return nameGoods(intent)
  const supplies = suppliesIn(prompt, language)
  // what a stock of costumes is of was said
  if (doing?.item && !supplies) return
  const goods = saidFromLexicon('product', language)
  // 在庫: by the word it was asked for with
  const called = things[0] ?? goods
  const [one, many] = supplies ? names[language] : [called.one, called.many]
  intent.things = [{ ...goods, ...(things[0]?.known && things[0]), one, many }]
  intent.loose = []
  intent.domains = [stockDomain, ...intent.domains.filter((id) => id !== stockDomain)]
}
