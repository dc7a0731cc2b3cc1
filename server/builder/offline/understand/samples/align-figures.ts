// Samples of which something is worked out are such that it comes to what could be: nobody rents for no days or works for 23 hours.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { moneyIn } from './sample-value.ts'
import { saltOf, spread } from './spread.ts'

const lengths = [3, 2, 7, 4, 1, 5, 2, 10]
const begins = ['08:00', '08:30', '09:00', '07:30', '08:00', '10:00']
const finishes = ['16:30', '17:00', '17:30', '16:00', '12:30', '18:15']
const breaks = [30, 45, 60, 30, 0, 45]
const wage = { named: /hourly (?:wage|pay)|timlön|時給/i, from: 12, size: 10 }
const month = { of: /gross pay|net pay|bruttolön|nettolön|総支給|手取り/i, from: 120, size: 48 }

const offsetOf = (day: unknown): number | undefined => {
  const [, days] = /^([+-]\d+)d$/.exec(String(day)) ?? []
  return days === undefined ? undefined : Number(days)
}

export function alignFigures(thing: Thing, { currency }: ProjectModel): void {
  alignCosts(thing)
  const find = (id: string | undefined) => thing.fields.find((field) => field.id === id)
  const read = new Set(
    thing.fields.flatMap(({ formula }) => (formula?.kind === 'calc' ? [formula.first, ...formula.rest.map(({ of }) => of)] : [])),
  )
  for (const field of thing.fields) {
    const { formula } = field
    thing.rows.forEach((row, at) => {
      if (formula?.kind === 'daysBetween') {
        const [from, until] = [offsetOf(row[formula.of]), offsetOf(row[formula.until])]
        if (from === undefined || (until !== undefined && until > from)) return
        const end = from + lengths[at % lengths.length]!
        row[formula.until] = `${end < 0 ? '' : '+'}${end}d`
      } else if (formula?.kind === 'hoursBetween' && find(formula.of)?.type === 'time') {
        row[formula.of] = begins[at % begins.length]!
        row[formula.until] = finishes[at % finishes.length]!
        if (formula.less) row[formula.less] = breaks[at % breaks.length]!
      } else if (read.has(field.id)) earn(field, thing, row, at, currency)
    })
  }
}

const costs =
  /^(?:(?:unit |buying |purchase )?cost|(?:purchase|buying|cost) price|inköpspris|kostnad|självkostnad|原価|仕入(?:れ)?(?:値|価格|額|単価))$/i
const sells =
  /^(?:(?:selling|sale|sales|retail|list|unit) price|price|försäljningspris|utpris|pris|価格|売価|販売価格|販売単価|売値|単価)$/i
const costShare = 0.6
/** Nothing is sold for less than it costs. */
function alignCosts({ fields, rows }: Thing): void {
  const called = (words: RegExp) => fields.find(({ type, label, formula }) => type === 'money' && !formula && words.test(label))
  const [cost, price] = [called(costs), called(sells)]
  if (cost && price) for (const row of rows) row[cost.id] = belowPrice(Number(row[price.id]))
}

function belowPrice(price: number): number {
  const step = price >= 1000 ? 100 : price >= 100 ? 10 : price >= 10 ? 1 : 0.1
  return Math.round((price * costShare) / step) * step
}

/** What somebody earns by the hour, and the hours of a month. */
function earn(field: Field, { fields }: Thing, row: Record<string, unknown>, at: number, currency: string): void {
  const salt = saltOf(field.id)
  if (field.type === 'money' && wage.named.test(field.label))
    row[field.id] = moneyIn(currency, wage.from + spread(at, salt, wage.size))
  if (field.type === 'number' && field.unit === 'h' && !field.formula && fields.some(({ label }) => month.of.test(label)))
    row[field.id] = month.from + spread(at, salt, month.size)
}
