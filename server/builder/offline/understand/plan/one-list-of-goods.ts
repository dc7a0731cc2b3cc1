// A shop has one list of goods: what was told of its products, of the wares it is for and of nothing in particular is told of them. Who only
// buys there is no list.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { addField } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { capitalised, sayNoun } from '../said.ts'
import { sayItem } from '../say-item.ts'
import { settleChoices } from './choices-of-goods.ts'
import { saidFromLexicon } from './plan-things.ts'

/** What customers of a shop do, and is no reason to keep a list of them. */
const buys: Record<Language, RegExp> = {
  en: /\b(?:customers|clients|people|buyers|visitors) (?:(?:can|could|should|may|will|must|to) )?(?:be able to )?(?:put|pay|order|choose|pick|buy|add|select|see|click|browse|filter|search|leave|shop)\b/i,
  sv: /(?<!\p{L})(?:kunder(?:na)?|köpare|besökare|folk) (?:(?:ska|kan|får|vill|måste) )?(?:kunna )?(?:bläddra|beställ|köp|lägg|välj|filtrer|sök|betal|se|handla|hämta|skriv|ange)/iu,
  ja: /(?:お客(?:様|さん|さま)|顧客|購入者|ユーザー)(?:は|が|に|も)/u,
}
/** What is kept of whoever buys. */
const ofBuyers = new Set(
  'name customerName firstName lastName email phone address city company postalCode country notes message birthday'.split(' '),
)
/** What is kept of an order. */
const ofOrders = new Set(
  'orderNumber number status paid pickupDate deliveryDate date customerName email phone address'.split(' '),
)

const isBuyer = ({ known, naming, views }: SaidThing) => known?.id === 'customer' && !naming && !views.length

/** What was told of it is told of nothing in particular. */
function leaveList(intent: Intent, list: SaidThing): void {
  intent.loose.push(...list.fields)
  intent.things = intent.things.filter((said) => said !== list)
  for (const said of intent.things) said.parents = said.parents.filter((parent) => parent !== list)
}

/** In place: of customers who only buy nothing is kept, and what was told of goods is told of no customer. */
function leaveBuyers(intent: Intent): void {
  if (!buys[intent.language].test(intent.prompt)) return
  for (const buyer of intent.things.filter(isBuyer)) {
    if (buyer.fields.some(({ concept }) => ofBuyers.has(concept ?? ''))) continue
    leaveList(intent, buyer)
  }
}

/** What visitors look through: "browse the garments", "bläddra bland plaggen". */
const browsed: Record<Language, RegExp> = {
  en: /\b(?:browse|look at|look through|search) (?:through |for |among )?(?:(?:all|the|our|my|different) )*(?<ware>(?!(?:by|and|it|them|around|everything|products?|items?|things|goods)\b)\p{L}+)(?=[,.]| and\b| by\b)/iu,
  sv: /(?:bläddra|söka|titta)r? (?:bland|i|på) (?:(?:alla|de|våra|mina) )*(?<ware>(?!produkter|varor|saker)\p{L}+)(?=[,.]| och| efter)/iu,
  ja: /(?<ware>(?!商品)[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:一覧)?(?:を|の一覧を)(?:見て|閲覧|眺め)/u,
}
/** By what goods are found is what is kept of them. */
const narrows: Record<Language, RegExp> = {
  en: /\b(?:filter|narrow|sort|search|browse)\b/i,
  sv: /filtrer|sortera|(?<!\p{L})sök|bläddra/iu,
  ja: /絞り?込|検索|フィルタ|並べ替え|探せ/u,
}

/** "Used children's clothes": whose they are makes no list of them. */
function leaveOwners(intent: Intent): void {
  const { prompt, language } = intent
  const ware = language === 'en' ? wares.en.exec(prompt)?.groups?.ware : undefined
  const whose = /^(\p{L}+)['’]s /u.exec(ware ?? '')?.[1]?.toLowerCase()
  const isOwner = ({ known, naming, one, many }: SaidThing) =>
    known?.entry.actor === true && !naming && [one, many].some((name) => name.toLowerCase() === whose)
  const owner = intent.things.find(isOwner)
  if (owner) leaveList(intent, owner)
}

/** 古着: 状態 is what state goods are in, and no state of an order. */
const isUsed = /古着|中古|リユース|アンティーク|ヴィンテージ|リサイクル/u
const isOfOrder = ({ concept, label }: SaidField, { prompt }: Intent) =>
  ofOrders.has(concept ?? '') && !(label === '状態' && isUsed.test(prompt))

const wares: Record<Language, RegExp> = {
  en: /\b(?:shop|store|boutique|webshop) (?:for|selling|that sells|with|to sell) (?:(?:my|our|the|some|own|home-?made|hand-?made|vintage|used|old|second-?hand|small|local|fresh) )*(?<ware>[a-z-]+(?:['’]s)?(?: [a-z-]+)?)(?=[.,:;!?\n]| (?:with|where|that|in|on)\b|$)/i,
  sv: /(?<!\p{L})\p{L}*(?:butik(?:en)?|shop) (?:på nätet |online )?(?:för|med|där jag säljer) (?:(?:mina|våra|egna|min|vårt?|hem\p{L}+|hand\p{L}+|begagnade|gamla|egen\p{L}+) )*(?<ware>\p{L}+)(?=[.,:;!?\n]| (?:med|där|som|på|i)(?!\p{L})|$)/iu,
  ja: /(?:^|[。、\n])(?:(?:手作り|手づくり|ハンドメイド|自家製|オリジナル|中古)の?)?(?<ware>[^。、\nの]{2,10})の(?:小さな)?(?:ネット|オンライン|ウェブ|通販|販売|ショップ|お店|EC)/u,
}
const noWare = /^(?:products?|goods|items?|things?|stuff|varor|produkter|saker|商品|商品一覧|グッズ)$/i

/** The goods by the word for what the shop is for, else as products. */
function goodsOf({ prompt, language, doing }: Intent): SaidThing {
  if (doing?.item?.standsFor === 'product') return sayItem(doing.item, language)
  const ware = browsed[language].exec(prompt)?.groups?.ware ?? wares[language].exec(prompt)?.groups?.ware
  if (!ware || noWare.test(ware)) return saidFromLexicon('product', language)
  const { known: _known, ...said } = sayNoun(ware.toLowerCase(), language)
  return { ...said, standsFor: 'product', nounClass: 'product' }
}

const isPriced = (field: SaidField) => field.type === 'money' || field.concept === 'stock'
/** So many fields are those of a list of its own. */
const fieldsMin = 2

const left: Record<Language, RegExp> = {
  en: /\bhow many (?:(?<what>(?!(?:are|there|is|i|we)\b)[\p{L}-]+) )?(?:(?:there )?(?:are|i have|we have) )?(?:still )?(?:left|in stock|remaining)\b/iu,
  sv: /hur många (?:(?<what>(?!(?:som|det|är|finns) )\p{L}+) )?(?:som |det )?(?:är |finns )?(?:kvar|i lager)(?!\p{L})/iu,
  ja: /残り(?<what>[本個枚点冊])?数/u,
}
const counts = /^(?:number of |antal |number |how many |hur många |残り)/i

/** "How many bottles are left" is the stock, under its own name. */
function takeStock({ prompt, language }: Intent, goods: SaidThing): void {
  const found = left[language].exec(prompt)
  if (!found || goods.fields.some(({ concept }) => concept === 'stock')) return
  const what = found.groups?.what
  const counted = goods.fields.filter(
    ({ label }) => counts.test(label) && (!what || label.toLowerCase().includes(what.toLowerCase())),
  )
  const named = what
    ? { en: `${what} left`, sv: `${what} kvar`, ja: found[0] }[language]
    : { en: 'In stock', sv: 'Antal kvar', ja: '残り数' }[language]
  goods.fields = goods.fields.filter((field) => !counted.includes(field))
  goods.fields.push({ id: 'stock', label: capitalised(named), type: 'int', concept: 'stock' })
}

const isProduct = ({ known }: SaidThing) => known?.id === 'product'

/** In place. `isSold` says of which things a shop may sell. */
export function oneListOfGoods(intent: Intent, isSold: (said: SaidThing) => boolean): void {
  leaveBuyers(intent)
  leaveOwners(intent)
  const isWare = (said: SaidThing) => isProduct(said) || isSold(said) || (said.naming && said.fields.some(isPriced))
  const mine = intent.loose.filter((field) => !isOfOrder(field, intent) && !field.thing)
  const described = intent.things
    .filter((said) => isWare(said) && (said.fields.some(isPriced) || said.fields.length >= fieldsMin))
    .toSorted((one, other) => other.fields.length - one.fields.length)
  const products = intent.things.find(isProduct)
  const isEnough = mine.length >= fieldsMin && (mine.some(isPriced) || narrows[intent.language].test(intent.prompt))
  if (!described.length && !isEnough) return
  // goods that are told of each by itself stay as they are
  const goods = described.find((said) => !isProduct(said)) ?? described[0] ?? products ?? addGoods(intent)
  if (described.filter((said) => !isProduct(said)).length > 1) return
  for (const field of mine) addField(intent, goods, field)
  intent.loose = intent.loose.filter((field) => !mine.includes(field))
  const subject = wares[intent.language].exec(intent.prompt)?.groups?.ware?.toLowerCase()
  const isSame = (said: SaidThing) =>
    said !== goods &&
    (isProduct(said) ||
      (isWareNamed(said, subject) && !said.fields.length && !said.views.length && said.known?.entry.actor !== true))
  for (const said of intent.things.filter(isSame)) {
    for (const field of said.fields) addField(intent, goods, field)
    goods.views.push(...said.views)
    intent.things = intent.things.filter((each) => each !== said)
    for (const each of intent.things) each.parents = each.parents.map((parent) => (parent === said ? goods : parent))
  }
  // a wrongly cut form of the same word: "teerna"
  const isCut = ({ known, fields, many }: SaidThing) =>
    !known && !fields.length && many !== goods.many && many.toLowerCase().startsWith(goods.many.toLowerCase())
  intent.things = intent.things.filter((said) => said === goods || !isCut(said))
  // what was ordered stands in the lines of an order
  for (const said of intent.things)
    if (said.known?.id === 'order') said.parents = said.parents.filter((parent) => parent !== goods)
  if (goods.known?.id !== 'product') goods.standsFor ??= 'product'
  goods.owns = true
  goods.passing = false
  delete goods.implied
  takePrice(intent, goods)
  takeStock(intent, goods)
  settleChoices(intent, goods)
}

/** What is sold has a price, said or not. */
function takePrice({ language }: Intent, goods: SaidThing): void {
  if (goods.fields.some(({ type }) => type === 'money')) return
  const { id, label } = knownFields.get('price')!
  goods.fields.push({ id, label: capitalised(label[language]), type: 'money', concept: id })
}

const isWareNamed = ({ one, many }: SaidThing, subject: string | undefined): boolean =>
  subject !== undefined && [one, many].some((name) => subject.endsWith(name.toLowerCase()))

function addGoods(intent: Intent): SaidThing {
  const goods = goodsOf(intent)
  intent.things = [goods, ...intent.things]
  return goods
}
