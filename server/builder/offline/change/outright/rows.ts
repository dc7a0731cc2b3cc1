// Rows that a wish names in everyday Swedish and Japanese: one more thing that is sold with its price, another price, and the rows that are
// all there are: "lägg till herrklippning 350 kr", "slingor kostar 1300 kr nu", "vi har bara bana 1, bana 2 och bana 3", 「子どもは太郎と花子」.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { tradeSays } from '../../reply/trade-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { linkTo, listCalled } from '../new-lists.ts'
import type { Operation } from '../operations.ts'
import { answers, type Groups, hasPage, notRead, only, type Saying } from './deeds.ts'
import { does, type Reading } from '../reading.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'

const kept = (operations: Operation[], language: Language): Reading => ({
  operations,
  notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
})

const offers = new Set(['service', 'treatment', 'priceItem', 'menuItem', 'dish', 'product', 'goods'])
/** What the place sells: by its shop, its website or its booking page, else by what the list is. */
export function soldIn(model: ProjectModel): Thing | undefined {
  const ids = model.pages.flatMap(({ kind, thing, parts = {} }) =>
    kind === 'shop' ? [thing] : kind === 'landing' ? [parts['offer']] : kind === 'booking' ? [parts['service']] : [],
  )
  const sold = model.things.find(({ id }) => ids.includes(id)) ?? model.things.find(({ concept = '' }) => offers.has(concept))
  return sold && priceOf(sold) ? sold : undefined
}
const priceOf = ({ fields }: Thing) => fields.find(({ type, formula }) => type === 'money' && !formula)
const amountIn = (price: string) => Number(price.replace(/[ ,]/g, ''))

/** The place of a row by the name it has, or one that begins so. */
function rowAt({ rows, titleField }: Thing, name: string): number {
  const low = name.toLowerCase()
  const titles = rows.map((row) => String(row[titleField] ?? '').toLowerCase())
  const exact = titles.indexOf(low)
  const near = titles.flatMap((title, at) => (title.startsWith(low) || (title.length > 3 && low.startsWith(title)) ? [at] : []))
  return exact >= 0 ? exact : near.length === 1 ? near[0]! : -1
}

const isField = (model: ProjectModel, name: string, language: Language) =>
  resolveField(model, name, language) !== undefined ||
  readingsIn(name, language).some(({ kind }) => kind === 'field' || kind === 'page')

export function priced(model: ProjectModel, { name = '', price = '' }: Groups, language: Language): Reading | null {
  const sold = soldIn(model)
  if (!sold || isField(model, name, language) || resolveThing(model, name, language)) return null
  const field = priceOf(sold)!
  const at = rowAt(sold, name)
  const values = { [field.id]: amountIn(price) }
  return kept(
    [
      at < 0
        ? { op: 'addRow', thing: sold.id, row: { [sold.titleField]: capitalised(name.trim()), ...values } }
        : { op: 'changeRow', thing: sold.id, at, values },
    ],
    language,
  )
}

/** What is the same for all: a fee or a rent, and no budget. */
const isFixed = /fee|price|rent|deposit|rate|avgift|pris|hyra|deposition|taxa/i
/** "Avgiften är 250 kr": what each new row holds of it; a thing that is sold has its price. */
function costs(model: ProjectModel, groups: Groups, language: Language): Reading | null {
  const { name = '', price = '', all = '' } = groups
  const row = repriced(model, groups, language)
  if (row) return row
  const at = resolveField(model, name, language, mainThing(model))
  if (at?.field.type === 'money' && !at.field.formula && isFixed.test(`${at.field.concept} ${at.field.label}`))
    return does({ op: 'setStart', thing: at.thing.id, field: at.field.id, start: amountIn(price) })
  return at ? null : (priced(model, groups, language) ?? notRead(all, language))
}

/** Only of a row that is there. */
function repriced(model: ProjectModel, { name = '', price = '' }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const lists = [soldIn(model), main, ...model.things].filter((thing) => thing !== undefined && priceOf(thing) !== undefined)
  for (const thing of new Set(lists)) {
    const at = rowAt(thing!, name.trim())
    if (at >= 0)
      return kept([{ op: 'changeRow', thing: thing!.id, at, values: { [priceOf(thing!)!.id]: amountIn(price) } }], language)
  }
  return null
}

const rowsMax = 24
const nameCharsMax: Record<Language, number> = { en: 30, sv: 30, ja: 12 }
const namesIn = (text: string, language: Language) =>
  text
    .split(language === 'ja' ? /、|・|と(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z])/u : /\s*,\s*(?:och )?|\s+och\s+/u)
    .map((each) => each.replace(/^[「『"”]|[」』"”]$/gu, '').trim())
    .filter(Boolean)

/** These rows and no others. */
function onlyThese(model: ProjectModel, thing: Thing | undefined, names: readonly string[], language: Language): Reading | null {
  const isName = (each: string) =>
    each.length <= nameCharsMax[language] && !isField(model, each, language) && !/[はがをにでもへ]$/u.test(each)
  if (!thing || names.length < 2 || names.length > rowsMax || !names.every(isName)) return null
  return kept(
    [
      { op: 'clearRows', thing: thing.id },
      ...names.map((each): Operation => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: capitalised(each) } })),
    ],
    language,
  )
}

/** "Vi har bara bana 1, bana 2 och bana 3": each begins with what it is. */
const eachNamed: Saying[1] = (model, { names = '' }, language) => {
  const all = namesIn(names, language)
  const thing = model.things.find(({ one }) => all.every((each) => each.toLowerCase().startsWith(`${one.toLowerCase()} `)))
  return onlyThese(model, thing, all, language)
}

/** 「講師は山田、井上、森の3人」, where they are a list; 「名前は太郎と花子だけ」, of those that the project is about. */
const called: Saying[1] = (model, { what = '', names = '' }, language) => {
  const isPlain = /^名前?$/u.test(what)
  const thing = isPlain
    ? mainThing(model)
    : model.things.find(({ one, many }) => [one, many].includes(what) || resolveThing(model, what, language)?.id === many)
  const named = thing ?? (language === 'sv' ? resolveThing(model, what, language) : undefined)
  const isOfField = !isPlain && model.things.some(({ fields }) => fields.some(({ label, target }) => label === what && !target))
  return isOfField ? null : onlyThese(model, named, namesIn(names, language), language)
}

/** "Vi har två maskiner: Stora och Lilla": a list of them, and where one books, which of them. */
function withThese(model: ProjectModel, { what = '', names = '' }: Groups, language: Language): Reading | null {
  const all = namesIn(names, language)
  const there = resolveThing(model, what, language)
  if (there) return onlyThese(model, there, all, language)
  if (all.length < 2 || resolveField(model, what, language)) return null
  const added = listCalled(model, what, language)
  const rows = all.map((each): Operation => ({
    op: 'addRow',
    thing: added.thing.id,
    row: { [added.thing.titleField]: capitalised(each) },
  }))
  const booked = model.things.find(({ id }) => id === model.pages.find(({ kind }) => kind === 'booking')?.thing)
  return kept(
    [added, { op: 'clearRows', thing: added.thing.id }, ...rows, ...(booked ? [linkTo(booked, added.thing)] : [])],
    language,
  )
}

const isShop = (model: ProjectModel) => hasPage(model, 'shop')

export const rowSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      /^priset (?:på|för) (?:en |ett )?(?<name>\p{L}[\p{L} -]{2,30}?) (?:är|ska vara|kostar) (?<price>\d+) ?(?:kr|kronor|:-|sek)\.?$/iu,
      priced,
    ],
    [
      /^(?:vi|jag) har (?:bara |just nu |nu )*(?:två|tre|fyra|fem|sex|\d+) (?<what>\p{L}{3,}): (?<names>[^.:;]+?(?:,| och )[^.:;]+?)\.?$/iu,
      withThese,
    ],
    [
      /^(?:frakt(?:en)?|leverans(?:en)?|porto(?:t)?)(?: (?:kostar|är|ska kosta|ska vara))? .*\d.*$/iu,
      only(isShop, answers(tradeSays.checkout)),
    ],
    [
      /^(?:lägg (?:till|in)|ta med|vi säljer också|vi säljer även|sälj|ny(?:tt)?(?: \p{L}+)?:) (?<name>\p{L}[\p{L} -]{2,36}?)(?:,| för|:)? (?<price>\d+) ?(?:kr|kronor|:-|sek)\.?$/iu,
      priced,
    ],
    [
      /^(?:ändra|höj|sänk|sätt|uppdatera) (?:priset|kostnaden) (?:på|för) (?<name>.+?) till (?<price>\d+)(?: ?(?:kr|kronor|:-|sek))?\.?$$/iu,
      repriced,
    ],
    [
      /^(?=(?<all>.*)$)(?:priset (?:på|för) )?(?<name>\p{L}[\p{L} -]{2,36}?) (?:kostar|ska kosta|är|ska vara)(?: nu)? (?<price>\d+) ?(?:kr|kronor|:-|sek)(?: nu| per år| om året| i månaden)?\.?$/iu,
      costs,
    ],
    [
      /^(?:vi|jag) har (?:bara |endast |just nu |nu )*(?:två |tre |fyra |fem |\d )?(?<names>[^.:;]+?(?:,| och )[^.:;]+?)\.?$/iu,
      eachNamed,
    ],
    [/^(?:våra |de )?(?<what>\p{L}{3,}) är (?:bara )?(?<names>\p{Lu}[^.:;]*?(?:,| och )[^.:;]+?)\.?$/u, called],
  ],
  ja: [
    [/^(?:送料|配送料|手数料)(?:は|を|が)?.*\d.*円.*$/u, only(isShop, answers(tradeSays.checkout))],
    [
      /^(?<name>[^。、「」はをの]{2,18}?)(?:の(?:値段|料金|価格))?(?:は|を)(?<price>[\d,]+)円(?:に(?:して|変更|値上げ|値下げ|変えて)?.*|です|で.*)?$/u,
      repriced,
    ],
    [
      /^(?<what>[^、。はがを]{1,10}?)(?:の名前)?は(?<names>[^。はがを]+?)(?:の(?:\d+|[二三四五])(?:人|名|台|つ|店舗?|面|部屋|室))?(?:だけ|のみ)?(?:です|だよ|だけです)?。?$/u,
      called,
    ],
  ],
}
