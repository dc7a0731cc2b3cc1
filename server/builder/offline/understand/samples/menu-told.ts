// "Menu (starters, pasta, pizza, desserts with prices)", "priser (drop in 180 kr, årskort 6900 kr)": the parts of a menu are what its dishes
// are sorted by, and prices that were told stand as told.
import type { Language } from '#shared/languages.ts'
import { type Course, courses } from '../../lexicon/courses.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { moneyIn } from './sample-value.ts'

type Said = Pick<Intent, 'prompt' | 'sections' | 'offers' | 'siteTold'>

/** Changes the model of a website. */
export function serveMenu(model: ProjectModel, said: Said): void {
  const page = model.pages.find(({ kind }) => kind === 'landing')
  if (!page || !said.sections) return
  serveCourses(model, said.prompt)
  const offer = model.things.find(({ id }) => id === page.parts?.offer)
  const isBooked = model.pages.some(({ kind, parts }) => kind === 'booking' && parts?.service === offer?.id)
  if (offer && !(isBooked && said.offers?.length)) priceAsTold(model, offer, said)
}

const splits: Record<Language, RegExp> = {
  en: /\s*(?:,|;|\/|\band\b|&)\s*/i,
  sv: /\s*(?:,|;|\/|(?<!\p{L})och(?!\p{L})|&)\s*/iu,
  ja: /\s*(?:、|・|,|\/|と|や)\s*/u,
}
const withPrices: Record<Language, RegExp> = {
  en: /\s+(?:(?:all )?with (?:\w+ )?prices?|and prices?)$/i,
  sv: /\s+(?:med|och) pris(?:er)?$/i,
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
      const name = each.trim().replace(partWords, '').replace(withPrices[language], '')
      const course = courses.find((known) => known[language].test(name))
      return course ? [{ name: capitalised(name), course }] : []
    })
    if (parts.length >= partsMin) return parts
  }
  return []
}

/** Where the parts of a menu are told, which are no lists of their own. */
export function menuParts(prompt: string, language: Language): { start: number; end: number }[] {
  if (!partsOfMenu(prompt, language).length) return []
  return [...prompt.matchAll(opens[language])].flatMap(({ 0: all, 1: told, index }) => {
    const start = index + all.length - told!.length
    // opening hours and what else follows in the same sentence is read on
    const length = withPart(told!, language)
    return length ? [{ start, end: start + length }] : []
  })
}
/** As far as the parts go; what parts them from the rest stays. */
function withPart(told: string, language: Language): number {
  let [start, end] = [0, 0]
  for (const { 0: sign, index } of [...told.matchAll(new RegExp(splits[language], 'giu')), { 0: '', index: told.length }]) {
    const name = told.slice(start, index).replace(partWords, '').trim().replace(withPrices[language], '')
    if (!courses.some((known) => known[language].test(name))) break
    end = index
    start = index + sign.length
  }
  return end
}
const partWords = /^[,、\s]*(?:the )?(?:categories|kategorierna|kategorier|カテゴリ(?:は)?)[:\s]*/iu

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

const pricesAsked: Record<Language, RegExp> = { en: /\bprices?\b/iu, sv: /pris(?:er)?(?!\p{L})/iu, ja: /価格|値段|料金/u }
/** The rows are what was told, and say besides only what a price is for: "from £450". */
function priceAsTold({ language }: ProjectModel, offer: Thing, { siteTold, prompt }: Said): void {
  const told = siteTold?.prices ?? []
  if (!told.length) return
  const isText = ({ concept, id }: Field) => (concept ?? id) === 'description'
  const isPriced = told.some(({ price }) => price !== undefined)
  if (isPriced && !offer.fields.some(({ type }) => type === 'money'))
    offer.fields.splice(1, 0, knownField(language, 'price', 'price'))
  if (told.some(({ note }) => note) && !offer.fields.some(isText))
    offer.fields.push(knownField(language, 'description', 'description'))
  const price = offer.fields.find(({ type }) => type === 'money')
  // "dishes with their prices": named without them, they have some to begin with
  const asksPrice =
    !isPriced && (offer.concept === 'menuItem' || offer.concept === 'product') && pricesAsked[language].test(prompt)
  const usual = offer.rows
  // how long a card of ten lasts is not told, and nothing of it is made up
  offer.fields = offer.fields.filter(
    (field) =>
      field.id === offer.titleField || (field === price && (isPriced || asksPrice)) || field.why === 'said' || isText(field),
  )
  offer.rows = told.map((row, at) =>
    Object.fromEntries(
      offer.fields.map((field): [string, unknown] => [
        field.id,
        field.id === offer.titleField
          ? row.name
          : field === price
            ? asksPrice
              ? usual[at % usual.length]?.[field.id]
              : row.price
            : isText(field)
              ? (row.note ?? '')
              : '',
      ]),
    ),
  )
}
