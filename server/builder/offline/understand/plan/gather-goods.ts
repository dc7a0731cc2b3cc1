// "A shop for my stoneware: mugs, bowls and plates with photo, glaze and price": goods that a shop names in a row are kinds of its products,
// in one list.
import { knownFields, knownThings } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { capitalised } from '../said.ts'

/** What stands between the goods of a row. */
const joint =
  /^(?:\s*(?:,|、|・|&|\+)\s*(?:(?:and|och|samt|or|eller)\s+)?|\s+(?:and|och|samt|or|eller)\s+|[とや])(?:(?:my|our|mina|våra|sina)\s+)?$/iu

type Place = { said: SaidThing; start: number; end: number }

/** `isGood` says of which things a shop may sell. */
export function gatherGoods(intent: Intent, isGood: (said: SaidThing) => boolean): void {
  const { language, prompt } = intent
  const row = rowOf(intent.things.filter(isGood), prompt)
  if (row.length < 2) return
  const category = knownFields.get('category')!
  const kind: SaidField = {
    id: 'category',
    label: capitalised(category.label[language]),
    type: 'select',
    concept: 'category',
    options: row.map(({ said }) => said.many),
  }
  const goods = new Set(row.map(({ said }) => said))
  const fields = [...goods].flatMap((each) => each.fields)
  const known = knownThings.get('product')!
  const products: SaidThing = {
    known,
    one: capitalised(known.nouns[language].one),
    many: capitalised(known.nouns[language].many),
    fields: [kind, ...fields.filter(({ id }, at) => id !== kind.id && fields.findIndex((each) => each.id === id) === at)],
    views: [...goods].flatMap(({ views }) => views),
    parents: [],
    naming: false,
    owns: fields.length > 0,
  }
  intent.things = intent.things.flatMap((said) => (said === row[0]!.said ? [products] : goods.has(said) ? [] : [said]))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => !goods.has(parent))
  intent.views = intent.views.map((each) => (each.thing && goods.has(each.thing) ? { ...each, thing: products } : each))
}

/** The longest run of goods with nothing but joints between them. */
function rowOf(goods: readonly SaidThing[], prompt: string): Place[] {
  const low = prompt.toLowerCase()
  const placeOf = (said: SaidThing): Place[] => {
    const name = [said.many, said.one].find((each) => low.includes(each.toLowerCase()))
    const start = name ? low.indexOf(name.toLowerCase()) : -1
    return start < 0 ? [] : [{ said, start, end: start + name!.length }]
  }
  const places = goods.flatMap(placeOf).toSorted((a, b) => a.start - b.start)
  let best: Place[] = []
  let run: Place[] = []
  for (const place of places) {
    const last = run.at(-1)
    run = last && joint.test(prompt.slice(last.end, place.start)) ? [...run, place] : [place]
    if (run.length > best.length) best = run
  }
  return best
}

/** "webbshop för handgjorda ljus": what a shop is for is sold there, whatever else its word may mean. */
export function takeWare(intent: Intent): void {
  const [field] = intent.loose
  if (!field || intent.loose.length > 1 || intent.things.length) return
  const ware = new RegExp(
    `(?:för|med|for|selling|av|of)(?: \\p{L}+){0,2} ${field.label.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`,
    'iu',
  )
  if (!ware.test(intent.prompt)) return
  intent.loose = []
  intent.about.push(field.label.toLowerCase())
}

/** "A shop for my candles, about 8 products with scent and size": the products are the candles. */
export function nameProducts(intent: Intent, isSold: (said: SaidThing) => boolean): void {
  const products = intent.things.find(({ known, fields }) => known?.id === 'product' && fields.length > 0)
  const ware = intent.things.find((said) => said !== products && said.implied && !said.fields.length && isSold(said))
  if (!products || !ware) return
  Object.assign(products, { one: ware.one, many: ware.many })
  intent.things = intent.things.filter((said) => said !== ware)
}
