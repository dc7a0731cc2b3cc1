// "Menu (starters, pasta, pizza, desserts with prices)", "priser (drop in 180 kr, årskort 6900 kr)": the parts of a menu are what its dishes
// are sorted by, and prices that were told stand as told.
import type { Language } from '#shared/languages.ts'
import { type Course, courses } from '../../lexicon/courses.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { moneyIn } from './sample-value.ts'

type Said = Pick<Intent, 'prompt' | 'sections' | 'offers'>

/** Changes the model of a website. */
export function serveMenu(model: ProjectModel, said: Said): void {
  const page = model.pages.find(({ kind }) => kind === 'landing')
  if (!page || !said.sections) return
  serveCourses(model, said.prompt)
  const offer = model.things.find(({ id }) => id === page.parts?.offer)
  if (offer && !said.offers?.length) priceAsTold(offer, said.prompt)
}

const splits: Record<Language, RegExp> = {
  en: /\s*(?:,|;|\/|\band\b|&)\s*/i,
  sv: /\s*(?:,|;|\/|(?<!\p{L})och(?!\p{L})|&)\s*/iu,
  ja: /\s*(?:、|・|,|\/|と|や)\s*/u,
}
const withPrices: Record<Language, RegExp> = {
  en: /\s+(?:(?:all )?with (?:\w+ )?prices?|and prices?)$/i,
  sv: /\s+(?:med|och) priser$/i,
  ja: /(?:の?(?:価格|値段|料金).*|など|があり.*|を載せ.*|です)$/u,
}
/** Ahead of the parts: "menu with", "meny:", お品書き（. */
const opens: Record<Language, RegExp> = {
  en: /\bmenus?\b[^.!?\n()]{0,40}?(?:\(|:|\b(?:with|divided into|split into|sections?|has|of)\b)\s*(?:sections? (?:for )?)?([^.!?()\n]+)/gi,
  sv: /(?<!\p{L})\p{L}*meny(?:n|er)?[^.!?\n()]{0,40}?(?:\(|:|(?<!\p{L})(?:med|uppdelad i|indelad i|som har)(?!\p{L}))\s*([^.!?()\n]+)/giu,
  ja: /(?:メニュー|お品書き|献立)[^。\n（(]{0,12}?(?:[（(：:]|は|に|を)\s*([^。）)\n]+)/gu,
}
const partsMin = 2

/** The parts of the menu in the person's words, and what is known to be served of each. */
function partsOfMenu(prompt: string, language: Language): { name: string; course: Course }[] {
  for (const [, told] of prompt.matchAll(opens[language])) {
    const names = told!.replace(withPrices[language], '').split(splits[language])
    const parts = names.flatMap((each) => {
      const name = each.trim().replace(withPrices[language], '')
      const course = courses.find((known) => known[language].test(name))
      return course ? [{ name: capitalised(name), course }] : []
    })
    if (parts.length >= partsMin) return parts
  }
  return []
}

const dishesMax = 3
function serveCourses(model: ProjectModel, prompt: string): void {
  const { language, currency } = model
  const menu = model.things.find(({ concept }) => concept === 'menuItem')
  const parts = menu ? partsOfMenu(prompt, language) : []
  if (!menu || !parts.length) return
  const names = parts.map(({ name }) => name)
  // what the parts were read as besides
  menu.fields = menu.fields.filter(({ label, id }) => id === menu.titleField || !names.includes(label))
  let category = menu.fields.find(({ concept, id }) => (concept ?? id) === 'category')
  if (!category) menu.fields.push((category = knownField(language, 'category', 'category')))
  Object.assign(category, { type: 'select', options: names, why: 'said' })
  if (!menu.fields.some(({ type }) => type === 'money')) menu.fields.splice(1, 0, knownField(language, 'price', 'price'))
  if (!menu.fields.some(({ concept, id }) => (concept ?? id) === 'description'))
    menu.fields.push(knownField(language, 'description', 'description'))
  menu.rows = parts.flatMap(({ name, course }) =>
    course.dishes
      .slice(0, dishesMax)
      .map(([dish, price, text]) =>
        Object.fromEntries(
          menu.fields.map((field): [string, unknown] => [
            field.id,
            field.id === menu.titleField
              ? localText(dish, language)
              : field === category
                ? name
                : field.type === 'money'
                  ? moneyIn(currency, price)
                  : (field.concept ?? field.id) === 'description'
                    ? localText(text, language)
                    : menu.rows[0]?.[field.id],
          ]),
        ),
      ),
  )
}

const amount = String.raw`(?<before>[£€$¥￥])?\s?(?<amount>\d{1,3}(?:[ ,.]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(?<unit>kr|SEK|:-|kronor|€|euros?|EUR|£|pounds?|GBP|dollars?|USD|円|NOK|DKK)?`
const priced = new RegExp(
  String.raw`^(?<name>.*?\p{L}.*?)\s*[:=–-]?\s*${amount}(?<after>\s*\/?\s*(?:per |i |för |for )?\p{L}[\p{L} ]{0,20})?$`,
  'iu',
)
const pricedMin = 2
/** "(drop in 180 kr, 10-kort 1500 kr)", "cut £20, colour £45". */
function pricesIn(prompt: string): { name: string; price: number }[] {
  const listed = [...prompt.matchAll(/[(（]([^()（）]*\d[^()（）]*)[)）]|:\s*([^.:\n]*\d[^:\n]*?)(?=\.(?:\s|$)|\n|$)/gu)].map(
    ([, inside, behind]) => (inside ?? behind)!,
  )
  const rows = listed.map((text) =>
    text.split(/[;、]|,(?!\d)|(?<!\p{L})(?:och|and)(?!\p{L})/u).flatMap((piece) => {
      const { name, before, amount: told, unit } = priced.exec(piece.trim())?.groups ?? {}
      if (!name || !told || !(before ?? unit)) return []
      return [{ name: capitalised(name.trim()), price: Number(told.replace(/[ ,.](?=\d{3}(?!\d))/g, '').replace(',', '.')) }]
    }),
  )
  return rows.find(({ length }) => length >= pricedMin) ?? []
}

function priceAsTold(offer: Thing, prompt: string): void {
  const told = pricesIn(prompt)
  const price = offer.fields.find(({ type }) => type === 'money')
  if (!told.length || !price) return
  // how long a card of ten lasts is not told, and nothing of it is made up
  const kept = offer.fields.filter(({ id, why }) => id === offer.titleField || id === price.id || why === 'said')
  offer.fields = offer.fields.filter((field) => kept.includes(field) || (field.concept ?? field.id) === 'description')
  offer.rows = told.map((row) =>
    Object.fromEntries(
      offer.fields.map(({ id }): [string, unknown] => [
        id,
        id === offer.titleField ? row.name : id === price.id ? row.price : '',
      ]),
    ),
  )
}
