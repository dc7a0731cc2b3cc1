// Views that work out what the project works out, over the rows that the one who asks may see.
import type { Field } from '../../model.ts'
import { minutesIn } from '../../limits.ts'
import { type Calculation, isBracket, type Operand, sourceOf } from '../../formulas.ts'
import { fieldsOf } from '../../shown-rules.ts'
import { thingOf, type Context, type ThingNames } from '../context.ts'
import { isWorked, workedFields } from '../formula-lines.ts'
import { sqlCondition } from './sql-condition.ts'
import { columnOf, linkOf, sqlName, sqlText, tableOf } from './sql-names.ts'

const hoursOfDay = 24
const minutesOfHour = 60
const secondsOfHour = 3_600

const viewOf = (names: ThingNames) => sqlName(`${names.collection}WithResults`)

/** One view for each thing with such fields, each after those it reads; dropped first, because their columns change. */
export function resultsView(context: Context): string[] {
  const ordered: ThingNames[] = []
  const visit = (names: ThingNames) => {
    if (ordered.includes(names) || workedFields(names).length === 0) return
    for (const { formula } of workedFields(names)) {
      const source = sourceOf(names.thing, formula)
      if (source) visit(thingOf(context, source))
    }
    ordered.push(names)
  }
  for (const names of context.things.values()) visit(names)
  const drops = ordered.toReversed().map((names) => `drop view if exists ${viewOf(names)};`)
  return [...drops, ...ordered.map((names) => view(context, names))]
}

function view(context: Context, names: ThingNames): string {
  const results = workedFields(names).map((field) => `  ${expression(context, names, field)} as ${columnOf(names, field)}`)
  return `create view ${viewOf(names)} with (security_invoker = true) as
select one.*,
${results.join(',\n')}
from ${tableOf(names)} one;
grant select on ${viewOf(names)} to authenticated;
`
}

function expression(context: Context, names: ThingNames, field: Field): string {
  const { formula } = field
  if (!formula) return `one.${columnOf(names, field)}`
  const find = (id: string) => names.thing.fields.find((each) => each.id === id)!
  const value = (of: string | number): string => (typeof of === 'number' ? String(of) : expression(context, names, find(of)))
  switch (formula.kind) {
    case 'age':
      return `extract(year from age(${value(formula.of)}))::integer`
    case 'daysLeft':
      return `(${value(formula.of)}::date - current_date)`
    case 'daysBetween':
      return `(${value(formula.until)}::date - ${value(formula.of)}::date${formula.both ? ' + 1' : ''})`
    case 'hoursBetween': {
      const { of, until, less } = formula
      const next = find(of).type === 'time' ? ` + case when ${value(until)} < ${value(of)} then ${hoursOfDay} else 0 end` : ''
      const hours = `extract(epoch from (${value(until)} - ${value(of)})) / ${secondsOfHour}${next}`
      if (!less) return `(${hours})`
      const hoursLess = minutesIn(find(less)) === minutesOfHour ? value(less) : `${value(less)} / ${minutesOfHour}.0`
      return `greatest(0, ${hours} - coalesce(${hoursLess}, 0))`
    }
    case 'dayAfter':
      return `(${value(formula.of)}::date + make_interval(${formula.in ?? 'days'} => (${value(formula.plus)})::integer))::date`
    case 'join':
      return `concat_ws(${sqlText(formula.by)}, ${formula.of.map((each) => `nullif(${value(each)}, '')`).join(', ')})`
    case 'calc': {
      const isPercent = (of: Operand) => typeof of === 'string' && find(of).type === 'percent' && field.type !== 'percent'
      const part = (of: Operand): string => (isBracket(of) ? calculation(of) : value(of))
      const calculation = ({ first, rest }: Calculation): string => {
        const text = rest.reduce((left, { op, of }) => {
          const right = op === '/' ? `nullif(${part(of)}, 0)` : part(of)
          if (!isPercent(of)) return `${left} ${op} ${right}`
          return op === '+' || op === '-' ? `(${left}) * (1 ${op} ${right} / 100)` : `${left} ${op} (${right} / 100)`
        }, part(first))
        return `(${text})`
      }
      return calculation(formula)
    }
    case 'lookup': {
      const source = thingOf(context, find(formula.by).target)
      const of = source.thing.fields.find(({ id }) => id === formula.of)!
      const from = isWorked(of) ? viewOf(source) : tableOf(source)
      return `(select other.${columnOf(source, of)} from ${from} other where other.row_owner = one.row_owner and other.id = ${value(formula.by)})`
    }
    default: {
      const source = thingOf(context, formula.thing)
      const by = source.thing.fields.find(({ id }) => id === formula.by)!
      const of = source.thing.fields.find(({ id }) => id === formula.of)
      const where = formula.where ?? []
      const read = [formula.of, ...where.flatMap(fieldsOf)]
      const isFromView = source.thing.fields.some((field) => isWorked(field) && read.includes(field.id))
      const from = isFromView ? viewOf(source) : tableOf(source)
      const column = of ? `other.${columnOf(source, of)}` : '*'
      const what = {
        count: 'count(*)',
        sum: `coalesce(sum(${column}), 0)`,
        average: `coalesce(avg(${column}), 0)`,
        latest: `max(${column})::date`,
        next: `(min(${column}) filter (where ${column} >= current_date))::date`,
      }[formula.kind]
      const points =
        by.type === 'refs'
          ? `exists (select from ${linkOf(source, by)} link where link.row_owner = one.row_owner and link.from_id = other.id and link.to_id = one.id)`
          : `other.${columnOf(source, by)} = one.id`
      const tests = ['other.row_owner = one.row_owner', points, ...where.map((each) => sqlCondition(source, each, 'other'))]
      return `(select ${what} from ${from} other where ${tests.join(' and ')})`
    }
  }
}
