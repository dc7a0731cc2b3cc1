// Sample rows that look like somebody's: the lexicon's own rows first, the rest by the kind of field. Aligned inside a row
// (mail follows the name, an order's amount its product), alive on any day (dates count from today), the same for the same model.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { knownBlueprints, knownThings, localText, optionLabel } from '../lexicon/lexicon.ts'
import {
  cities,
  colours,
  companies,
  countries,
  people,
  peopleLatin,
  places,
  remarks,
  roles,
  streets,
  units,
} from '../lexicon/pools.ts'
import type { Cell } from '../lexicon/thing.ts'

type Row = Record<string, unknown>
type Source = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const rowsUsual = 8
const rowsOfSales = 48
const rowsMax = 14

const moneyFactors: Record<string, number> = { SEK: 10, NOK: 10, DKK: 7, JPY: 150 }
/** An amount written in dollars, as a round amount of another currency. */
function moneyIn(currency: string, amount: number): number {
  const factor = moneyFactors[currency]
  if (!factor) return amount
  const step = amount * factor >= 1000 ? 100 : amount * factor >= 100 ? 10 : 1
  return Math.round((amount * factor) / step) * step
}

/** A number from 0 to below `size` that looks random and is always the same for the same place. */
const spread = (at: number, salt: number, size: number): number => {
  let hash = Math.imul(at + 1, 2654435761) ^ Math.imul(salt + 17, 1597334677)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) % size
}
const saltOf = (text: string) => [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) | 0, 7)
const day = (offset: number) => `${offset < 0 ? '' : '+'}${offset}d`

const pastDates = new Set([
  'publishedAt',
  'joinedDate',
  'purchaseDate',
  'lastWatered',
  'appliedDate',
  'plantedDate',
  'lastService',
  'orderDate',
  'issueDate',
  'birthday',
])
const pastThings = new Set([
  'expense',
  'income',
  'transaction',
  'timeEntry',
  'workout',
  'measurement',
  'journalEntry',
  'symptom',
  'sleep',
  'donation',
  'payment',
  'review',
  'message',
  'catch',
  'hike',
  'note',
  'feeding',
  'serviceRecord',
  'ticket',
  'issue',
  'request',
  'tasting',
  'order',
  'quote',
])
const futureDates = new Set([
  'dueDate',
  'nextDate',
  'expiryDate',
  'warranty',
  'insurance',
  'endDate',
  'returnDate',
  'closeDate',
  'pickupDate',
  'harvestDate',
])

function dateFor(field: Field, thing: Thing, at: number, count: number): string {
  const concept = field.concept ?? ''
  if (concept === 'birthday')
    return `${1958 + spread(at, 3, 48)}-${String(1 + spread(at, 5, 12)).padStart(2, '0')}-${String(1 + spread(at, 7, 28)).padStart(2, '0')}`
  if (thing.concept === 'order' && count === rowsOfSales) return day(-Math.round((at * 178) / count) - spread(at, 2, 3))
  if (concept === 'publishedAt') return day(-3 - at * 9 - spread(at, 4, 5))
  if (concept === 'startDate') return day(at * 5 - 14 + spread(at, 6, 3))
  if (concept === 'endDate') return day(at * 5 - 8 + spread(at, 6, 3))
  if (concept === 'joinedDate' || concept === 'purchaseDate') return day(-40 - at * 61 - spread(at, 8, 30))
  if (concept === 'warranty' || concept === 'insurance') return day(30 + at * 47)
  if (concept === 'expiryDate' || concept === 'harvestDate') return day(at * 6 - 3)
  if (futureDates.has(concept)) return day(at * 3 - 4 + spread(at, 9, 2))
  if (pastDates.has(concept) || pastThings.has(thing.concept ?? '')) return day(-at * 3 - spread(at, 10, 2))
  return day(at * 2 - 4 + spread(at, 11, 2))
}

const offsetOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[+-]\d+d$/.test(value) ? Number.parseInt(value, 10) : null

const finished = new Set([
  'Done',
  'Completed',
  'Delivered',
  'Paid',
  'Solved',
  'Closed',
  'Approved',
  'Published',
  'Sold',
  'Won',
  'Passed',
  'Hired',
  'Returned',
  'Read',
  'Watched',
  'Accepted',
  'Attending',
  'Shipped',
])
const called = new Set(['Cancelled', 'Lost', 'Declined', 'Rejected', 'Failed', 'On hold', 'Inactive', 'Overdue'])
const localised = (options: ReadonlySet<string>, language: Language) =>
  new Set([...options].map((option) => optionLabel(option, language)))
const offShare = 6

/** A status follows its date: what is past is finished or called off, what comes is not. */
function optionFor(field: Field, row: Row, at: number, language: Language): string {
  const options = field.options!
  const when = Object.values(row)
    .map(offsetOf)
    .find((offset) => offset !== null)
  const done = options.filter((option) => localised(finished, language).has(option))
  const off = options.filter((option) => localised(called, language).has(option))
  const open = options.filter((option) => !done.includes(option) && !off.includes(option))
  const pick = (list: readonly string[]) => list[spread(at, saltOf(field.id), list.length)]!
  if (!/status|stage/i.test(field.concept ?? field.id) || typeof when !== 'number' || !open.length || !done.length)
    return pick(options)
  if (off.length && at % offShare === offShare - 1) return pick(off)
  if (when < 0) return when < -8 || open.length < 2 ? done.at(-1)! : pick([done.at(-1)!, done.at(-1)!, open.at(-1)!])
  return when < 4 && open.length > 1 ? pick(open) : open[0]!
}

const ranges: Record<string, readonly [from: number, size: number, step?: number]> = {
  quantity: [1, 6],
  stock: [4, 90],
  year: [2012, 13],
  age: [18, 50],
  mileage: [12_000, 90, 1200],
  area: [34, 140],
  weight: [60, 25],
  height: [150, 40],
  distance: [2, 18],
  duration: [15, 6, 15],
  hours: [1, 7],
  cookingTime: [15, 8, 5],
  servings: [2, 5],
  calories: [180, 12, 35],
  pages: [140, 40, 9],
  bedrooms: [1, 5],
  partySize: [1, 8],
  capacity: [4, 10, 4],
  sets: [3, 3],
  reps: [6, 4, 2],
  streak: [1, 30],
  goal: [3, 5],
  score: [0, 5],
  votes: [1, 30],
  temperature: [4, 20],
  pulse: [58, 30],
  systolic: [112, 28],
  diastolic: [68, 20],
  jersey: [1, 22],
  waterEvery: [3, 10],
  reorderPoint: [5, 4, 5],
  probability: [10, 9, 10],
  progress: [0, 11, 10],
  vat: [25, 1],
  rent: [780, 8, 60],
  salary: [2600, 14, 150],
  budget: [400, 12, 350],
  price: [12, 20, 7],
  amount: [24, 30, 13],
  total: [24, 30, 13],
  fee: [20, 5, 10],
  rate: [45, 5, 10],
  deposit: [200, 5, 100],
  revenue: [900, 20, 180],
  profit: [200, 20, 60],
}

function textFor(field: Field, thing: Thing, at: number, count: number, language: Language): string {
  const pick = (pool: Record<Language, readonly string[]>, from = at) => pool[language][from % pool[language].length]!
  const salt = saltOf(thing.id + field.id)
  const actor = knownThings.get(thing.concept ?? '')?.entry.actor
  switch (field.concept) {
    case 'name':
      return actor || thing.fields.some((each) => each.type === 'email' || each.type === 'phone')
        ? pick(people)
        : `${thing.one} ${at + 1}`
    case 'customerName':
    case 'assignee':
    case 'owner':
    case 'manager':
    case 'instructor':
    case 'paidBy':
    case 'requester':
    case 'contactName':
    case 'author':
      return pick(people, at * 3 + ((salt % 14) + 14))
    case 'company':
    case 'make':
      return pick(companies, at + 2)
    case 'city':
      return pick(cities)
    case 'country':
    case 'destination':
      return pick(countries)
    case 'address':
      return pick(streets)
    case 'location':
      return pick(places, at + (salt & 7))
    case 'role':
    case 'position':
      return pick(roles)
    case 'color':
      return pick(colours)
    case 'unit':
      return pick(units)
    case 'number':
      return thing.concept === 'invoice'
        ? `INV-${1040 + count - at}`
        : thing.concept === 'apartment'
          ? String(4 + at * 3)
          : `#${2040 + count - at}`
    case 'sku':
    case 'serial':
      return `${
        thing.one
          .replace(/[^A-Za-z]/g, '')
          .slice(0, 2)
          .toUpperCase() || 'N'
      }-${1200 + spread(at, salt, 800)}`
    case 'plate':
      return `${'KLBRTPHJNO'.slice(at % 8, (at % 8) + 3)} ${112 + spread(at, salt, 800)}`
    default:
      return field.id === thing.titleField ? `${thing.one} ${at + 1}` : ''
  }
}

function valueFor(field: Field, thing: Thing, row: Row, at: number, count: number, model: ProjectModel): unknown {
  const { language, currency } = model
  const range = ranges[field.concept ?? '']
  const salt = saltOf(field.id)
  const inRange = (usual: readonly [number, number, number?]) => {
    const [from, size, step = 1] = range ?? usual
    return from + spread(at, salt, size) * step
  }
  switch (field.type) {
    case 'text':
      return textFor(field, thing, at, count, language)
    case 'longtext':
      return field.concept === 'notes' && at % 3 === 1 ? remarks[language][at % remarks[language].length]! : ''
    case 'markdown':
      return ''
    case 'int':
      return inRange([1, 20])
    case 'number':
      return inRange([1, 40])
    case 'money':
      return moneyIn(currency, inRange([20, 30, 15]))
    case 'percent':
      return inRange([10, 9, 10])
    case 'date':
      return dateFor(field, thing, at, count)
    case 'datetime':
      return `${dateFor(field, thing, at, count)} ${String(8 + spread(at, salt, 9)).padStart(2, '0')}:00`
    case 'time':
      return `${String((field.concept === 'endTime' ? 14 : 8) + spread(at, salt, 6)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
    case 'bool':
      return spread(at, salt, 3) === 0
    case 'select':
      return optionFor(field, row, at, language)
    case 'tags':
      return field.options?.length ? [field.options[at % field.options.length]!] : []
    case 'email':
      return `${peopleLatin[language][people[language].indexOf(String(row.name ?? '')) >= 0 ? people[language].indexOf(String(row.name)) : at % peopleLatin[language].length]}@example.com`
    case 'phone':
      return language === 'sv'
        ? `070-${174 + at} 06 ${String(10 + spread(at, salt, 89))}`
        : language === 'ja'
          ? `03-5550-${1000 + spread(at, salt, 8999)}`
          : `555-01${String(10 + at * 7).slice(-2)}`
    case 'url':
      return `https://example.com/${at + 1}`
    case 'image':
      return ''
    case 'rating':
      return 3 + spread(at, salt, 3)
    case 'ref':
    case 'refs': {
      const target = model.things.find((each) => each.id === field.target)
      const size = Math.max(1, rowCount(target, model))
      return field.type === 'ref' ? spread(at, salt, size) : [...new Set([spread(at, salt, size), spread(at, salt + 1, size)])]
    }
  }
}

function cellFor(cell: Cell, field: Field, model: ProjectModel): unknown {
  if (field.type === 'money') return typeof cell === 'number' ? moneyIn(model.currency, cell) : cell
  if (typeof cell !== 'string') return cell
  if (field.type === 'select') {
    const option = optionLabel(cell, model.language)
    return field.options?.includes(option) ? option : undefined
  }
  const text = localText(cell, model.language)
  return field.type === 'tags' ? text.split(',').filter(Boolean) : text
}

function sourceOf(thing: Thing, domain: string | undefined): Source {
  const own = knownBlueprints.get(domain ?? '')?.rows?.[thing.concept ?? '']
  if (own) return { columns: own.columns.split(', '), rows: own.rows }
  return knownThings.get(thing.concept ?? '') ?? { columns: [], rows: [] }
}

const isSales = (thing: Thing, model: ProjectModel) =>
  thing.concept === 'order' &&
  model.pages.some((page) => page.kind === 'dashboard') &&
  model.things.some((each) => each.concept === 'product')

function rowCount(thing: Thing | undefined, model: ProjectModel, domain?: string): number {
  if (!thing) return 0
  if (thing.rows.length) return thing.rows.length
  if (isSales(thing, model)) return rowsOfSales
  const own = sourceOf(thing, domain).rows.length
  return Math.min(rowsMax, own || rowsUsual)
}

const fits = (value: unknown, field: Field): boolean =>
  ['int', 'number', 'money', 'percent', 'rating'].includes(field.type)
    ? typeof value === 'number'
    : field.type === 'bool'
      ? typeof value === 'boolean'
      : field.type === 'tags'
        ? Array.isArray(value)
        : field.type === 'select'
          ? typeof value === 'string' && (field.options?.includes(value) ?? false)
          : typeof value === 'string'

/** Fills the rows of every thing that has none. `domain` picks rows a blueprint brings along. */
export function fillRows(model: ProjectModel, domain?: string): void {
  for (const thing of model.things) {
    if (thing.rows.length) continue
    const source = sourceOf(thing, domain)
    const count = rowCount(thing, model, domain)
    thing.rows = Array.from({ length: count }, (_, at) => rowFor(thing, source, at, count, model))
  }
  for (const thing of model.things) alignAmounts(thing, model)
}

function rowFor(thing: Thing, source: Source, at: number, count: number, model: ProjectModel): Row {
  const row: Row = {}
  const cells = source.rows.length ? source.rows[at % source.rows.length]! : []
  // dates first: a status looks at them
  const order = thing.fields.toSorted(
    (a, b) => Number(b.type === 'date') - Number(a.type === 'date') || Number(b.id === 'name') - Number(a.id === 'name'),
  )
  for (const field of order) {
    const column = source.columns.indexOf(field.concept ?? field.id)
    const cell = column < 0 ? undefined : cells[column]
    const value = cell === undefined ? undefined : cellFor(cell, field, model)
    row[field.id] =
      value !== undefined && fits(value, field) && !(field.type === 'select' && count === rowsOfSales)
        ? value
        : valueFor(field, thing, row, at, count, model)
  }
  return Object.fromEntries(thing.fields.map((field) => [field.id, row[field.id]]))
}

/** An order of three lamps costs three times a lamp. */
function alignAmounts(thing: Thing, model: ProjectModel): void {
  const product = thing.fields.find(
    (field) =>
      field.type === 'ref' &&
      model.things.some((each) => each.id === field.target && each.fields.some((inner) => inner.concept === 'price')),
  )
  const amount = thing.fields.find(
    (field) => field.concept === 'amount' || field.concept === 'total' || field.concept === 'revenue',
  )
  if (!product || !amount || thing.concept !== 'order') return
  const target = model.things.find((each) => each.id === product.target)!
  const price = target.fields.find((field) => field.concept === 'price')!
  const quantity = thing.fields.find((field) => field.concept === 'quantity')
  for (const row of thing.rows) {
    const unit = target.rows[Number(row[product.id])]?.[price.id]
    if (typeof unit === 'number') row[amount.id] = unit * (quantity ? Number(row[quantity.id]) : 1)
  }
}

/** The value a new field gets in rows that exist already. */
export function sampleValue(field: Field, thing: Thing, row: Row, at: number, model: ProjectModel): unknown {
  return valueFor(field, thing, row, at, thing.rows.length, model)
}
