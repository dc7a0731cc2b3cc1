// "A section with prices: small 900, full day 1800", "Högsäsong kostar 11900 kr i veckan och lågsäsong 6500", 料金は七五三が2万円、家族写真が15000円: what
// a place or a list offers, and what each costs. Told in a row they are what there is, in place of the examples; one that is added stands
// beside the others, and one that is there gets its price.
import type { Language } from '#shared/languages.ts'
import { singular } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { spokenSays } from '../../reply/spoken-phrases.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { amountIn as priceIn, minutesIn } from '../../understand/offers/measures.ts'
import { capitalised } from '../../understand/said.ts'
import { isPriced } from '../../understand/site-told/prices-told.ts'
import { isName } from '../../understand/written/row-in-words.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { soldIn } from '../outright/rows.ts'
import type { Reading } from '../reading.ts'
import { readingsIn, resolveField, resolveThing } from '../resolve.ts'

const charsMax = 400
const rowsMax = 24
/** Somebody adds to what is there. */
const adding: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|now|oh|hi|can you|could you|i want to|we want to)[,!]? )*(?:add|put in|put|include|list|we (?:also|now|now also) (?:do|offer|have|sell|serve|make)|also|new)(?: (?:an?|the|these|some))? /iu,
  sv: /^(?:(?:snälla|kan du|och|nu|hej|gärna|jag vill|vi vill)[,!]? )*(?:lägg(?:a)? (?:till|in|upp)|ta(?:ga)? med|sätt(?:a)? in|vi (?:gör|har|erbjuder|säljer) (?:också|även|nu|nu också|nu även)|också|även|ny(?:tt)?)(?: också| även)?(?: en| ett| de här)? /iu,
  ja: /(?:も|を)?(?:メニュー|料金表?|サービス|商品|一覧|リスト)?(?:に(?:も)?)?(?:追加|登録|入れ|加え|載せ|足)[^、。\d]*[。！!]*$|も(?:あります|やっています|始めました|提供しています)[。！!]*$/u,
}
/** What leads up to the row of prices: that they are told, and whose they are. */
const heading: Record<Language, RegExp> = {
  en: /^(?:(?:make|create|show|have|add|put in|i want|we want|i need|we need|there should be|can we have|could we have|please|use these|these|here are|set|the|our|my|an?|with|of|for|on|as|and|are|is|be|to|should|section|list|page|table|part|menu|prices?|pricing|price list|rates?|fees?|costs?|services?|treatments?|packages?|offers?|products?|items?|plans?|tickets?|rooms?|what we charge)(?: |(?=[:,-])))+(?::|-|,)?\s*(?=\p{L})/iu,
  sv: /^(?:(?:gör|skapa|visa|ha|lägg till|lägg in|jag vill ha|vi vill ha|det ska finnas|kan vi få|använd de här|här är|sätt|den|det|våra|mina|vår|min|en|ett|med|av|för|på|som|och|är|ska vara|sektion|lista|sida|tabell|del|meny(?:n)?|pris(?:er|erna|et)?|prislista(?:n)?|taxa(?:n)?|avgift(?:er|erna)?|tjänster(?:na)?|behandlingar(?:na)?|paket(?:en)?|produkter(?:na)?|rätter(?:na)?|biljetter(?:na)?)(?: |(?=[:,-])))+(?::|-|,)?\s*(?=\p{L})/iu,
  ja: /^(?:[^\d、。：:]{0,14}(?:メニュー|料金表?|価格表?|値段|サービス|コース|プラン|商品|お品書き|施術)(?:と料金|と価格)?(?:のセクション|のページ|欄)?(?:は|を|に|、|：|:|が)\s*)/u,
}
/** To which they are added, and how a sentence ends. */
const closing: Record<Language, RegExp> = {
  en: /(?:,? (?:to|on|in|among) (?:the |our |my )?(?:[\p{L}]+ )?(?:menu|list|prices?|services?|treatments?|packages?|products?|price list|page)|,? (?:please|pls|too|as well|also|now|thanks|thank you)|[\s.!])+$/iu,
  sv: /(?:,? (?:till|på|i|bland) (?:våra |mina |vår |min )?(?:menyn|listan|priserna|tjänsterna|behandlingarna|prislistan|sidan|produkterna)|,? (?:tack|också|även|med|nu|numera)|[\s.!])+$/iu,
  ja: /(?:(?:です|ます|になります|になりました|でお願いします|としてください|で|にして(?:ください)?|に変更(?:して(?:ください)?)?|に値上げ(?:しました|して)?|に値下げ(?:しました|して)?|を?お願いします|となります|の[0-9０-９一二三四五六七八九十]+つ)|[\s。！!])+$/u,
}
const parting: Record<Language, RegExp> = {
  en: /\s*(?:,(?!\d{3})|;|\n|•)\s*(?:and\s+|plus\s+)?|(?<=\d\S*(?:\s(?:per|an?|each) \p{L}+)?)\s+(?:and|plus)\s+/iu,
  sv: /\s*(?:,(?!\d{2,3}(?!\d))|;|\n|•)\s*(?:och\s+|samt\s+)?|(?<=\d\S*(?: ?(?:kr|kronor|:-))?(?:\s(?:per|i|om) \p{L}+)?)\s+(?:och|samt)\s+/iu,
  ja: /\s*(?:[、，；;\n・／/]|,(?!\d{3}))\s*/u,
}
/** Between what is offered and its price. */
const costing: Record<Language, string> = {
  en: String.raw`(?:\s*(?::|=|@|[–—-])\s*|\s+(?:(?:now |should |will |must |to )*(?:costs?|is|are|for|at|be|goes (?:up )?to|went (?:up )?to|from)(?: now)?(?: for)?)\s+|\s+)`,
  sv: String.raw`(?:\s*(?::|=|@|[–—-])\s*|\s+(?:(?:nu |ska |numera )*(?:kostar?|är|för|på|till|vara|från)(?: nu| numera)?)\s+|\s+)`,
  ja: String.raw`(?:\s*(?::|：|=|＝)\s*|(?:の(?:料金|値段|価格))?(?:は|が|を|も|、|で)\s*|\s*)`,
}
const amount = String.raw`(?<price>(?:[$£€¥￥]\s?|(?:kr|sek|eur|usd|gbp)\s)?\d[\d ,.’]*(?:[千万]\d*)?\s?(?:[$£€¥]|(?:kr(?:onor)?|sek|dollars?|bucks|euros?|pounds?|quid|yen|spänn)(?!\p{L})|:-|円)?)`
const behind = String.raw`(?<per>\s?(?:(?:per|an?|each|/|i|om|\+|från|からの?|〜|～)\s?\p{L}*(?:\s\p{L}+)?|each|styck|st))?`
const pieceOf = (language: Language) =>
  new RegExp(`^(?<name>[^\\d]*?\\p{L}[^:：=]*?)${costing[language]}${amount}${behind}$`, 'iu')
const pieces = { en: pieceOf('en'), sv: pieceOf('sv'), ja: pieceOf('ja') }
const article: Record<Language, RegExp> = {
  en: /^(?:an?|the|our|my|and)\s+/iu,
  sv: /^(?:en|ett|den|det|vår|min|och)\s+/iu,
  ja: /^(?:あと|それと|また|そして)、?/u,
}

type Priced = { name: string; price: number; isMarked: boolean; per?: string }

function priceOf(said: string, language: Language): number | undefined {
  const told = priceIn(said, language)
  if (told) return told.price
  const plain = said.replaceAll(/[^\d.,]/gu, '').replace(/[.,]$/u, '')
  const number = Number(/[.,]\d{3}$/u.test(plain) ? plain.replace(/[.,]/u, '') : plain.replace(',', '.'))
  return plain && Number.isFinite(number) ? number : undefined
}

function pricedIn(piece: string, language: Language): Priced | null {
  const found = pieces[language].exec(piece.trim())?.groups
  const price = found && priceOf(found.price!.trim(), language)
  const name = (found?.name ?? '')
    .trim()
    .replace(article[language], '')
    .replace(/^["“”「『]|["“”」』]$/gu, '')
  // how long it takes is told beside it: that is read with its services
  if (
    !found ||
    price === undefined ||
    minutesIn(piece.replace(found.per ?? '', ''), language) ||
    !isName(name, language) ||
    !isPriced(name, language)
  )
    return null
  const isMarked = /[^\d\s.,’]/u.test(found.price!) || costs[language].test(piece)
  const per = found.per?.trim()
  return { name, price, isMarked, ...(per && { per: `${found.price!.trim()} ${per}` }) }
}

/** "For 5", "kostar 35": what the number is. */
const costs: Record<Language, RegExp> = {
  en: /\b(?:costs?|for|at) [$£€]?\d/iu,
  sv: /(?<!\p{L})(?:kostar?|för)(?: nu| numera)? \d/iu,
  ja: /円/u,
}

const moneyOf = ({ fields }: Thing): Field | undefined => fields.find(({ type, formula }) => type === 'money' && !formula)
const textOf = ({ fields, titleField }: Thing): Field | undefined =>
  fields.find(({ id, type, concept }) => id !== titleField && (type === 'longtext' || concept === 'description'))

/** "Classes: ballet £8, tap £7.50": on a site, whatever the row is called. */
const anyHeading = /^(?:(?:our|the|my|våra|de|mina) )?\p{L}[\p{L} -]{2,24}:\s+(?=\p{L})/iu

/** What is offered: by the site, the shop or the page where one books; else the main list that has a price. */
function offered(model: ProjectModel): { thing: Thing; isSite: boolean; before: Operation[] } | null {
  const isSite = model.pages.some(({ kind }) => kind === 'landing' || kind === 'shop' || kind === 'booking')
  const sold = isSite ? soldIn(model) : undefined
  const thing = sold ?? (isSite ? undefined : model.things.find((each) => moneyOf(each) !== undefined))
  const before: Operation[] = isSite && !thing ? pricesSection(model) : []
  const list = before.length ? soldIn(applyOperations(model, before)) : thing
  const title = list?.fields.find(({ id }) => id === list.titleField)
  return list && moneyOf(list) && title?.type === 'text' ? { thing: list, isSite, before } : null
}

/** A site that has no prices yet gets a section for them, ahead of how to reach the place. */
function pricesSection({ pages }: ProjectModel): Operation[] {
  const page = pages.find(({ kind, sections }) => kind === 'landing' && sections)
  if (!page || page.sections!.some(({ kind }) => kind === 'prices')) return []
  const contact = page.sections!.findIndex(({ kind }) => kind === 'contact')
  return [{ op: 'addSection', page: page.id, section: { kind: 'prices' }, to: contact < 0 ? page.sections!.length : contact }]
}

const even = (name: string, language: Language) => {
  const low = name.toLowerCase().replace(/[’']/gu, '')
  return language === 'en' ? low.split(' ').map(singular).join(' ') : low
}
/** The row that is called so, or the only one that begins so. */
function rowOf({ rows, titleField }: Thing, name: string, isAdded: boolean, language: Language): number {
  const low = even(name, language)
  const titles = rows.map((row) => even(String(row[titleField] ?? ''), language))
  const exact = titles.indexOf(low)
  // what is added is no other that only begins so
  if (exact >= 0 || isAdded) return exact
  const begun = titles.flatMap((title, at) => (title.startsWith(low) && low.length > 2 ? [at] : []))
  if (begun.length) return begun.length === 1 ? begun[0]! : -1
  const within = titles.flatMap((title, at) => (isWithin(title, low, language) ? [at] : []))
  return within.length === 1 ? within[0]! : -1
}
/** "Colour" of "Full colour" */
const isWithin = (title: string, name: string, language: Language) =>
  language === 'ja' ? name.length > 1 && title.includes(name) : name.split(' ').every((word) => title.split(' ').includes(word))

/** In a row of prices on a site, "colour" is what it costs. */
const isOfProject = (model: ProjectModel, name: string, isInRow: boolean, language: Language) =>
  (!isInRow &&
    (resolveField(model, name, language) !== undefined ||
      resolveThing(model, name, language)?.one.toLowerCase() === name.toLowerCase())) ||
  (!isInRow && readingsIn(name, language).some(({ kind }) => kind === 'field' || kind === 'page' || kind === 'view'))

export function pricesSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax || /[?？]/u.test(text)) return null
  const place = offered(model)
  if (!place) return null
  const { thing, isSite, before } = place
  const isAdded = adding[language].test(text.trim()) && !allOurs[language].test(text)
  const whole = text
    .trim()
    .replace(language === 'ja' && isAdded ? adding.ja : /$^/u, '')
    .replace(closing[language], '')
  const lead = heading[language].exec(whole)?.[0] ?? (isSite ? anyHeading.exec(whole)?.[0] : undefined) ?? ''
  const opened = language === 'ja' ? '' : (adding[language].exec(whole)?.[0] ?? '')
  const list = whole.slice(Math.max(lead.length, opened.length))
  const told = list
    .split(parting[language])
    .filter((each) => each.trim())
    .map((each) => pricedIn(each, language))
  if (!told.length || told.length > rowsMax || !told.every((each) => each !== null)) return null
  const isHeaded = /[:：]\s*$/u.test(lead) || priceWord[language].test(lead)
  const rows = told.map(({ name }) => rowOf(thing, name, isAdded, language))
  const isOther = told.some(({ name }, at) => rows[at]! < 0 && isOfProject(model, name, told.length > 1 && isSite, language))
  const areTold = told.length > 1 ? isSite || isAdded || isHeaded : rows[0]! >= 0 || (isSite && told[0]!.isMarked)
  // "set budget 500" is a value of a field, and "add apples 20" no price where nothing says so
  if (isOther || !areTold || (!isSite && !isHeaded && told.some((each, at) => !each.isMarked && rows[at]! < 0))) return null
  if (before.length && told.length < 2) return null
  const { operations, notes } = reading(thing, told, { isAdded, isAll: isHeaded, rows }, language)
  const currency = currencyIn(list)
  const paid: Operation[] = currency && currency !== model.currency ? [{ op: 'setCurrency', currency }] : []
  return { operations: [...before, ...operations, ...paid], notes }
}
/** "Add our prices: …": these are all. */
const allOurs: Record<Language, RegExp> = {
  en: /\b(?:my|our|these|the|following) (?:prices?|price list|rates?|fees?|menu|services?|treatments?|packages?)\s*(?::|-)/iu,
  sv: /(?<!\p{L})(?:våra|mina|vår|min|dessa|följande) (?:pris(?:er|lista)?|meny|tjänster|behandlingar|paket)\s*(?::|-)/iu,
  ja: /(?:メニュー|料金表?|価格表?)\s*[:：]/u,
}
const priceWord: Record<Language, RegExp> = {
  en: /\b(?:prices?|pricing|price list|rates?|menu|services?|treatments?|packages?|products?)\b/iu,
  sv: /pris|meny|tjänster|behandlingar|paket|produkter|rätter|taxa/iu,
  ja: /./u,
}

function reading(
  thing: Thing,
  told: readonly Priced[],
  { isAdded, isAll, rows }: { isAdded: boolean; isAll: boolean; rows: readonly number[] },
  language: Language,
): Reading {
  const [money, text] = [moneyOf(thing)!, textOf(thing)]
  const valuesOf = ({ price, per }: Priced) => ({ [money.id]: price, ...(per && text && { [text.id]: per }) })
  const titled = (each: Priced) => ({
    [thing.titleField]: language === 'ja' ? each.name : capitalised(each.name),
    ...valuesOf(each),
  })
  const areThere = rows.every((at) => at >= 0)
  // what is told in a row is all there is: the examples were made up
  if (told.length > 1 && !isAdded && !(areThere && !isAll) && (isAll || !thing.empty))
    return { operations: [{ op: 'setRows', thing: thing.id, rows: told.map(titled) }], notes: [storedStays(language)] }
  const operations = told.map((each, at): Operation =>
    rows[at]! < 0
      ? { op: 'addRow', thing: thing.id, row: titled(each) }
      : { op: 'changeRow', thing: thing.id, at: rows[at]!, values: valuesOf(each) },
  )
  const fresh = told.filter((_each, at) => rows[at]! < 0 && !isAdded).map(({ name }) => capitalised(name))
  const assumed = fresh.map((name) => ({ kind: 'assumed' as const, text: spokenSays.addedRow[language](name) }))
  return { operations, notes: [storedStays(language), ...(told.length === 1 ? assumed : [])] }
}
const storedStays = (language: Language) => ({ kind: 'kept' as const, text: rowSays.storedStays[language] })
