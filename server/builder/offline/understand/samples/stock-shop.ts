// The shelves of a shop whose goods were named: what such a shop sells instead of eight times the same word.
import type { Language } from '#shared/languages.ts'
import { goodsKinds, type GoodsKind } from '../../lexicon/goods.ts'
import { knownBlueprints, localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { domainOfRows } from './sample-size.ts'
import { moneyIn } from './sample-value.ts'
import { saltOf, spread } from './spread.ts'

const anyShop = 'shop'
const stockMin = 3
const stockSpread = 28

type Said = Pick<Intent, 'prompt' | 'domains' | 'name' | 'theme'>

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

function kindIn(prompt: string, language: Language): GoodsKind | undefined {
  const low = prompt.toLowerCase().replaceAll("'", '’')
  const says = (word: string) => (language === 'ja' ? low.includes(word) : new RegExp(`(?<!\\p{L})${word}`, 'u').test(low))
  return goodsKinds.find((kind) => kind[language].split(', ').some((word) => says(word.toLowerCase())))
}

/** Gives a shop's goods names, categories, prices and pictures, unless a domain brings goods of its own or nothing was named. */
export function stockShop(model: ProjectModel, intent: Said): void {
  const { prompt, domains } = intent
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'shop')
  const product = model.things.find(({ id }) => id === page?.thing)
  const kind = product && !product.rows.length && !domainOfRows(domains, 'product') && kindIn(prompt, language)
  if (!product || !kind) return
  dressShop(model, kind, intent)
  const fieldOf = (concept: string) => product.fields.find((field) => (field.concept ?? field.id) === concept)
  const category = fieldOf('category')
  if (category?.type === 'select') category.options = kind.categories.map((each) => localText(each, language))
  product.rows = kind.goods.map(([name, price, place, picture], at) => {
    const cells: Record<string, unknown> = {
      category: localText(kind.categories[place]!, language),
      price: moneyIn(currency, price),
      stock: stockMin + spread(at, saltOf(name), stockSpread),
      description: localText(kind.about, language),
      image: `picture:${picture}`,
    }
    const row = product.fields.map((field) => [field.id, cells[field.concept ?? field.id]])
    return { ...Object.fromEntries(row), [product.titleField]: localText(name, language) }
  })
}
