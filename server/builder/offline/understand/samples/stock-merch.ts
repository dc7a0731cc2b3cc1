// "A merch shop where people can order T-shirts (size S-XXL) and vinyl": a shop within a website sells what was named, in the sizes told.
import type { Language } from '#shared/languages.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { merchGoods } from '../../lexicon/merch-goods.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { moneyIn } from './sample-value.ts'

const sizeRow = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const sizeRange = /(?<![\p{L}])(XS|S|M|L)\s?(?:-|–|to|till|〜|～|から)\s?(L|XL|XXL|XXXL)(?![\p{L}])/u
const sizeLabel: Record<Language, string> = { en: 'Size', sv: 'Storlek', ja: 'サイズ' }
/** What the shop sells, behind the words for it. */
const sells: Record<Language, RegExp> = {
  en: /\b(?:order|buy|sells?|selling|with|for)\s+([^.!?\n]+)$/iu,
  sv: /(?<!\p{L})(?:beställa|köpa|säljer|med|för)\s+([^.!?\n]+)$/iu,
  ja: /(?:（|\(|：|:|で)([^。）)\n]+)/u,
}
const amountMade = 14

/** Changes the model: the goods on the shelf, and the size that is asked for with an order. */
export function stockMerch(model: ProjectModel, { listed }: Pick<Intent, 'listed'>): void {
  const page = model.pages.find(({ kind }) => kind === 'shop')
  const sold = model.things.find(({ id }) => id === page?.thing)
  const told = listed?.shop
  if (!page || !sold || !told) return
  const { language, currency } = model
  const names = (sells[language].exec(told)?.[1] ?? told)
    .replaceAll(/[(（][^()（）]*[)）]/gu, '')
    .split(/,|、|・|\/|(?<!\p{L})(?:and|och|&)(?!\p{L})|と/u)
    .map((name) => name.trim())
    .filter(Boolean)
  const goods = names.flatMap((name) => {
    const known = merchGoods.find(({ words }) => words.test(name))
    const shelf = capitalised(name)
    return known
      ? known.goods.map(([title, price, picture]) => ({ title: localText(title, language), price, picture, shelf }))
      : []
  })
  if (!goods.length) return
  const category = sold.fields.find(({ concept, id }) => (concept ?? id) === 'category')
  if (category) category.options = [...new Set(goods.map(({ shelf }) => shelf))]
  sold.rows = goods.map(({ title, price, picture, shelf }, at) => {
    const cells: Record<string, unknown> = {
      category: shelf,
      price: moneyIn(currency, price),
      stock: amountMade + at,
      image: `picture:${picture}`,
    }
    return Object.fromEntries(
      sold.fields.map(({ id, concept }): [string, unknown] => [
        id,
        id === sold.titleField ? title : (cells[concept ?? id] ?? ''),
      ]),
    )
  })
  const order = model.things.find(({ id }) => id === page.parts?.order)
  const sizes = sizesIn(told)
  if (order && sizes.length) order.fields.splice(1, 0, sizeField(language, sizes))
}

function sizesIn(told: string): string[] {
  const [, from, to] = sizeRange.exec(told) ?? []
  return from && to ? sizeRow.slice(sizeRow.indexOf(from), sizeRow.indexOf(to) + 1) : []
}

const sizeField = (language: Language, options: string[]): Field => ({
  ...knownField(language, 'size', 'size'),
  label: sizeLabel[language],
  type: 'select',
  options,
  why: 'said',
})
