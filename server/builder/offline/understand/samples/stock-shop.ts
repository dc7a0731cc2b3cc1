// The shelves of a shop whose goods were named: what such a shop sells instead of eight times the same word.
import type { Language } from '#shared/languages.ts'
import { goodsKinds, type GoodsKind } from '../../lexicon/goods.ts'
import { singular } from '../../lexicon/inflect.ts'
import { knownBlueprints, localText, optionLabel } from '../../lexicon/lexicon.ts'
import { usualChoices } from '../../lexicon/usual-choices.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { oneOfEach } from '../offers/terms-told.ts'
import { domainOfRows } from './sample-size.ts'
import { goodsSaid, kindOfNoun } from './goods-of-noun.ts'
import { moneyIn, sampleValue } from './sample-value.ts'
import { saltOf, spread } from './spread.ts'
import { saysOne } from './work-of.ts'
import { namesToldOf } from '../written/put-rows.ts'

const anyShop = 'shop'
const stockMin = 3
const stockSpread = 28

type Said = Pick<Intent, 'prompt' | 'namesTold' | 'domains' | 'name' | 'theme'>

/** Any shop at all has a name and a look that go with what it sells. */
function dressShop(model: ProjectModel, { brand, dress }: GoodsKind, { name, theme }: Said): void {
  const usual = knownBlueprints.get(anyShop)?.brand
  const isUnnamed = model.name === model.pages[0]?.title || (usual && model.name === localText(usual, model.language))
  if (name || !isUnnamed) return
  const [palette, look, frame] = dress
  model.name = localText(brand, model.language)
  if (!theme.palette) model.theme.palette = palette
  if (!theme.look) Object.assign(model.theme, { look, frame })
}

const kindIn = (prompt: string, language: Language): GoodsKind | undefined =>
  goodsKinds.find((kind) => saysOne(kind, prompt, language))

/** Trades that make many things: which of them was said is more than what is usual there. */
const makesAll = new Set(['fashionMaker', 'makerTrade'])

/** Trades that stand for all of their class: a fishmonger is asked for like a butcher, a lamp shop like one of furniture. */
const standsForClass: Record<string, string> = {
  furnitureStore: 'furniture',
  clothing: 'cloth',
  butcher: 'meat',
  hardwareStore: 'hardware',
  coffeeRoaster: 'coffee',
  shoemaker: 'leather',
  electronics: 'electronics',
  toyShop: 'toy',
  preserveMaker: 'preserve',
}
const shopWords: Record<Language, string> = {
  en: '[a-z]* (?:shop|store|monger|merchant|market|stall|studio|cent)',
  sv: '\\p{L}*(?:butik|affär|handel|handlare|bod)',
  ja: '(?:専門)?(?:店|屋|ショップ|商店|商会)',
}
const isShop: Record<Language, RegExp> = {
  en: / (?:shop|store|stall|market|cent)|monger|hatter|luthier|perfumery/,
  sv: /butik|affär|handel|handl|skola|parfymeri/,
  ja: /[店屋]|ショップ|用品/,
}
/** Whether the prompt says what the shop sells, and that is not what its trade is known for. */
function namesShop(kind: GoodsKind, trade: string, prompt: string, language: Language): boolean {
  const own = standsForClass[trade]
  if (!own || kind.en.startsWith(own)) return false
  const low = prompt.toLowerCase()
  return kind[language].split(', ').some((word) => {
    const start = (language === 'ja' ? '' : '(?<!\\p{L})') + word.toLowerCase()
    return new RegExp(isShop[language].test(word) ? start : start + shopWords[language], 'u').test(low)
  })
}

const inWords = (thing: Thing) => [thing.one, thing.many].join(' ')
const isLookedAt = ({ fields }: Thing) => ['image', 'money'].every((type) => fields.some((field) => field.type === type))

/** A list of goods that no shop sells: a stock, or a gallery of what somebody makes. */
function listOfGoods(model: ProjectModel, prompt: string): { list: Thing; kind: GoodsKind } | undefined {
  for (const list of model.things) {
    const isProduct = list.concept === 'product'
    // お守り of a shrine: a list that is called by its goods says them before the trade does
    const named = isProduct || (!list.concept && isLookedAt(list)) ? kindIn(inWords(list), model.language) : undefined
    const kind = named ?? (isProduct ? kindIn(prompt, model.language) : undefined)
    if (kind) return { list, kind }
  }
  return undefined
}

/** Fewer goods of the kinds that were named look like an empty shop. */
const rowsMin = 3
/** "Breakfast bowl" is one of the bowls. */
function kindAmong(options: readonly string[], name: string, language: Language): string | undefined {
  const stem = (option: string) => (language === 'en' ? singular(option) : option.replace(/(?:ar|or|er)$/, ''))
  return options.find((option) => name.toLowerCase().includes(stem(option.toLowerCase())))
}

/** Goods that nobody wrote down stand on shelves of their kind, or on none: "general" and "other" say nothing. */
function dropPlainShelves(sold: Thing, language: Language): void {
  const category = sold.fields.find(({ concept, why }) => concept === 'category' && why !== 'said')
  if (!category || sold.rows.length || category.options?.[0] !== optionLabel('General', language)) return
  const shelves = usualChoices('', inWords(sold), language)
  if (shelves) category.options = shelves
  else sold.fields = sold.fields.filter((field) => field !== category)
}

/** Gives goods names, categories, prices and pictures, unless a domain brings goods of its own or nothing was named. */
export function stockShop(model: ProjectModel, intent: Said): void {
  const { prompt, domains } = intent
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'shop')
  const sold = model.things.find(({ id }) => id === page?.thing)
  const kindSold = sold && kindIn(prompt, language)
  // of what there is one of each, one is in stock until it is sold
  if (sold && oneOfEach[language].test(prompt)) {
    const stock = sold.fields.find(({ concept, id }) => (concept ?? id) === 'stock') ?? knownField(language, 'stock', 'stock')
    if (!sold.fields.includes(stock)) sold.fields.push(stock)
    stock.start = 1
  }
  const trade = domainOfRows(domains, 'product')
  const noun = sold?.concept === 'product' && !kindSold && (!trade || trade === anyShop) ? goodsSaid(prompt, language) : undefined
  const ofNoun = noun ? kindOfNoun(noun, language) : undefined
  const found = kindSold
    ? { list: sold, kind: kindSold }
    : ofNoun
      ? { list: sold, kind: ofNoun }
      : !page && listOfGoods(model, prompt)
  const { list: product, kind } = found || {}
  if (sold && !kind) dropPlainShelves(sold, language)
  // what a list beside no shop was told to hold is what it holds
  if (!product || !kind || product.rows.length || (!page && namesToldOf(product, intent.namesTold, language))) return
  if (!kind.own && !ofNoun && trade && !makesAll.has(trade) && !namesShop(kind, trade, prompt, language)) return
  if (page && !ofNoun) dressShop(model, kind, intent)
  const fieldOf = (concept: string) => product.fields.find((field) => (field.concept ?? field.id) === concept)
  const category = fieldOf('category')
  const own = category?.type === 'select' && category.why === 'said' ? (category.options ?? []) : []
  if (category?.type === 'select' && !own.length) category.options = kind.categories.map((each) => localText(each, language))
  const categoryOf = (name: string, place: number) =>
    own.length ? kindAmong(own, localText(name, language), language) : localText(kind.categories[place]!, language)
  const goods = kind.goods.filter(([name, , place]) => categoryOf(name, place))
  if (goods.length < rowsMin) return
  product.rows = goods.map(([name, price, place, picture], at) => {
    const cells: Record<string, unknown> = {
      category: categoryOf(name, place),
      price: moneyIn(currency, price),
      stock: fieldOf('stock')?.start ?? stockMin + spread(at, saltOf(name), stockSpread),
      description: localText(kind.about, language),
      image: `picture:${picture}`,
      [fieldOf(product.titleField)?.concept ?? product.titleField]: localText(name, language),
    }
    const row: Record<string, unknown> = {}
    for (const field of product.fields)
      row[field.id] = cells[field.concept ?? field.id] ?? sampleValue(field, product, row, at, goods.length, model)
    return row
  })
}
