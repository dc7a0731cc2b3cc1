// Samples that follow over a link: a price as it stands with the product, a budget that its expenses fit in, a customer who has not been
// in for long.
import { fieldOf } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Formula, RollUp } from '../../formulas.ts'
import type { Condition, Span } from '../../shown-rules.ts'

type Row = Thing['rows'][number]
type RolledUp = Extract<Formula, { kind: RollUp }>

/** In place: what a form would fill in. */
export function fillFromLinks({ things }: ProjectModel): void {
  for (const thing of things)
    for (const { id, filled } of thing.fields) {
      const target = filled && things.find((each) => each.id === fieldOf(thing, filled.by)?.target)
      for (const row of target ? thing.rows : []) row[id] = target!.rows[Number(row[filled!.by])]?.[filled!.of] ?? row[id]
    }
}

/** In place: a walk of somebody's dog is a walk for them, an invoice of a project goes to the customer of the project. */
export function agreeOverLinks(things: readonly Thing[], thing: Thing): void {
  const links = thing.fields.filter(({ type, target }) => type === 'ref' && target !== thing.id)
  for (const between of links)
    for (const own of links) {
      const source = things.find(({ id }) => id === between.target)
      const same = source?.fields.find(
        ({ type, target, label }) => type === 'ref' && target === own.target && label === own.label,
      )
      if (own === between || !same) continue
      for (const row of thing.rows) row[own.id] = source!.rows[Number(row[between.id])]?.[same.id] ?? row[own.id]
    }
}

/** How much more than what is used the limits are; one is nearly used up. */
const rooms = [1.5, 1.1, 2.5, 1.35, 1.8, 3]

/** In place: what is left of a limit is no debt. */
export function alignLimits({ things }: ProjectModel): void {
  for (const thing of things)
    for (const { limit, used } of thing.fields.flatMap((field) => leftOf(thing, field) ?? [])) {
      const source = things.find(({ id }) => id === used.thing)
      // what is worked out has no sample to add up
      if (!source || (used.of && fieldOf(source, used.of)?.formula)) continue
      for (const [at, row] of thing.rows.entries()) {
        const own = source.rows.filter((each) => each[used.by] === at && isOfSpan(each, used))
        const sum = own.reduce((total, each) => total + (used.of ? Number(each[used.of]) || 0 : 1), 0)
        if (sum > 0) row[limit.id] = rounded(sum * rooms[at % rooms.length]!)
      }
    }
}

/** What a field leaves of which limit. */
function leftOf(thing: Thing, { formula }: Field): { limit: Field; used: RolledUp } | undefined {
  if (formula?.kind !== 'calc' || typeof formula.first !== 'string' || formula.rest.length !== 1) return undefined
  const [{ op, of } = {}] = formula.rest
  const limit = fieldOf(thing, formula.first)
  const used = typeof of === 'string' ? fieldOf(thing, of)?.formula : undefined
  const isRolledUp = used?.kind === 'sum' || used?.kind === 'count'
  return op === '-' && limit && !limit.formula && isRolledUp ? { limit, used } : undefined
}

const spanDays = { day: 1, week: 7, month: 30, year: 365 }
/** About the span around today, whichever day that is. */
function isOfSpan(row: Row, { where = [] }: RolledUp): boolean {
  return where.every(({ field, when, than }) => {
    const days = Number(/^([+-]?\d+)d/.exec(String(row[field] ?? ''))?.[1])
    return when !== 'during' || (days > -spanDays[than as Span] && days <= 0)
  })
}

const digitsKept = 2
/** Up, to two digits. */
function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) + 1 - digitsKept)
  return Math.ceil(value / step) * step
}

const restingAt = 1
const daysBeyond = 4
const daysBetween = 9
/** In place: one of the rows has waited for longer than the condition says. */
export function letWait({ things }: ProjectModel, thing: Thing, { field, when, than }: Condition): void {
  const formula = fieldOf(thing, field)?.formula
  const source = formula?.kind === 'latest' ? things.find(({ id }) => id === formula.thing) : undefined
  if (when !== 'ago' || formula?.kind !== 'latest' || !source || !formula.of) return
  const { by, of } = formula
  source.rows
    .filter((row: Row) => row[by] === restingAt)
    .forEach((row, at) => {
      const time = /[T ]\d\d:\d\d$/.exec(String(row[of] ?? ''))?.[0] ?? ''
      row[of] = `-${Number(than) + daysBeyond + at * daysBetween}d${time}`
    })
}
