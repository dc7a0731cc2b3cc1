// What the data file of a thing says about fields that are worked out: one small function for each, called by its `upgrade`.
import { isNumber } from '../field-kinds.ts'
import type { Field } from '../model.ts'
import { minutesIn } from '../limits.ts'
import { calculationText } from '../reply/rule-texts.ts'
import {
  type Calculation,
  type Formula,
  isBracket,
  isRollUp,
  type Operand,
  operandsIn,
  operandsOf,
  type RollUp,
  sourceOf,
} from '../formulas.ts'
import { propertyOf, thingOf, type Context, type ThingNames } from './context.ts'
import { type Imports, key, lineMax, quote } from './markup.ts'
import { conditionTest } from './condition-test.ts'
import { pascal } from './names.ts'

type Worked = Field & { formula: Formula }
export const isWorked = (field: Field): field is Worked => field.formula !== undefined

export const workedFields = (names: ThingNames): Worked[] => names.thing.fields.filter(isWorked)

/** `orderTotal`: the function that works the field out. */
export const formulaName = (names: ThingNames, field: Field) =>
  `${names.type.charAt(0).toLowerCase()}${names.type.slice(1)}${pascal(field.id)}`

/** True for a field that can be worked out from what stands in a form. */
export const worksInForm = (field: Field): field is Worked => isWorked(field) && !isRollUp(field.formula)

/** The functions, each with a line that says what it does. */
export function formulaLines(context: Context, names: ThingNames, imports: Imports): string {
  return workedFields(names)
    .map((field) => `${describe(names, field)}\n${formulaFunction(context, names, field, imports)}\n\n`)
    .join('')
}

function describe(names: ThingNames, { label, formula }: Worked): string {
  const labelOf = (of: string | number) =>
    typeof of === 'number' ? String(of) : (names.thing.fields.find(({ id }) => id === of)?.label ?? of)
  if (isRollUp(formula)) return `/** ${label} */`
  if (formula.kind === 'lookup') return `/** ${label}, as it stands with ${labelOf(formula.by)} */`
  if (formula.kind === 'age') return `/** ${label}: years since ${labelOf(formula.of)} */`
  if (formula.kind === 'daysLeft') return `/** ${label}: days until ${labelOf(formula.of)} */`
  if (formula.kind === 'daysBetween')
    return `/** ${label}: days from ${labelOf(formula.of)} to ${labelOf(formula.until)}${formula.both ? ', both counted' : ''} */`
  if (formula.kind === 'hoursBetween') {
    const less = formula.less ? `, less ${labelOf(formula.less)}` : ''
    return `/** ${label}: hours from ${labelOf(formula.of)} to ${labelOf(formula.until)}${less} */`
  }
  if (formula.kind === 'dayAfter')
    return `/** ${label}: ${labelOf(formula.plus)} ${formula.in ?? 'days'} after ${labelOf(formula.of)} */`
  const text = formula.kind === 'calc' ? calculationText(formula, labelOf) : formula.of.map(labelOf).join(' + ')
  return `/** ${label}: ${text} */`
}

function formulaFunction(context: Context, names: ThingNames, field: Worked, imports: Imports): string {
  const { formula } = field
  const name = formulaName(names, field)
  if (isRollUp(formula)) {
    const source = thingOf(context, formula.thing)
    const by = source.thing.fields.find(({ id }) => id === formula.by)!
    const value = `row.${propertyOf(source, by)}`
    const of = source.thing.fields.find(({ id }) => id === formula.of)
    imports.use(`./${source.slug}`, source.collection)
    const points = by.type === 'refs' ? `${value}.includes(id)` : `${value} === id`
    const tests = [points, ...(formula.where ?? []).map((each) => conditionTest(source, each, imports))].join(' && ')
    const rows = `${source.collection}.all().filter((row) => ${tests})`
    if (formula.kind === 'count') return wrapped(`const ${name} = (id: string) =>`, `${rows}.length`)
    const [module, gather] = gatherers[formula.kind]
    imports.use(module, gather)
    return `const ${name} = (id: string) =>\n  ${gather}(${rows}.map((row) => row.${propertyOf(source, of!)}))`
  }
  const fields = [...new Set(operandsOf(formula))].map((id) => names.thing.fields.find((each) => each.id === id)!)
  const reads = fields.map((each) => quote(propertyOf(names, each))).join(' | ')
  return wrapped(`const ${name} = (values: Pick<${names.type}, ${reads}>) =>`, expression(context, names, field, imports))
}

const gatherers: Record<Exclude<RollUp, 'count'>, readonly [module: string, name: string]> = {
  sum: ['@/lib/figures', 'sumOf'],
  average: ['@/lib/figures', 'averageOf'],
  latest: ['@/lib/dates', 'latestOf'],
  next: ['@/lib/dates', 'nextOf'],
}

const minutesOfHour = 60

const wrapped = (start: string, body: string) =>
  start.length + body.length < lineMax ? `${start} ${body}` : `${start}\n  ${body}`

function expression(context: Context, names: ThingNames, { formula, type }: Worked, imports: Imports): string {
  const find = (id: string) => names.thing.fields.find((each) => each.id === id)!
  const value = (of: string | number) => (typeof of === 'number' ? String(of) : `values.${propertyOf(names, find(of))}`)
  switch (formula.kind) {
    case 'age':
      imports.use('@/lib/dates', 'yearsSince')
      return `yearsSince(${value(formula.of)})`
    case 'daysLeft':
      imports.use('@/lib/dates', 'daysUntil')
      return `(${value(formula.of)} ? daysUntil(${value(formula.of)}) : 0)`
    case 'daysBetween':
      imports.use('@/lib/dates', formula.both ? 'daysFromTo' : 'daysBetween')
      return `${formula.both ? 'daysFromTo' : 'daysBetween'}(${value(formula.of)}, ${value(formula.until)})`
    case 'hoursBetween': {
      imports.use('@/lib/dates', 'hoursBetween')
      const { less } = formula
      const hours = `hoursBetween(${value(formula.of)}, ${value(formula.until)})`
      return less ? `Math.max(0, ${hours} - ${value(less)}${minutesIn(find(less)) === minutesOfHour ? '' : ' / 60'})` : hours
    }
    case 'dayAfter': {
      const [add, factor] = {
        days: ['dayAfter', 1],
        weeks: ['dayAfter', 7],
        months: ['monthsAfter', 1],
        years: ['monthsAfter', 12],
      }[formula.in ?? 'days'] as [string, number]
      imports.use('@/lib/dates', add)
      return `${add}(${value(formula.of)}, ${value(formula.plus)}${factor === 1 ? '' : ` * ${factor}`})`
    }
    case 'lookup': {
      const source = thingOf(context, find(formula.by).target)
      const of = source.thing.fields.find(({ id }) => id === formula.of)!
      imports.use(`./${source.slug}`, source.collection)
      return `${source.collection}.find(${value(formula.by)})?.${propertyOf(source, of)} ?? ${isNumber(of) ? '0' : "''"}`
    }
    case 'join':
      return `[${formula.of.map(value).join(', ')}].filter(Boolean).join(${quote(formula.by)})`
    case 'calc': {
      const isPercent = (of: Operand) => typeof of === 'string' && find(of).type === 'percent' && type !== 'percent'
      const part = (of: Operand): string => (isBracket(of) ? `(${calculation(of)})` : value(of))
      const calculation = ({ first, rest }: Calculation): string =>
        rest.reduce((left, { op, of }) => {
          if (!isPercent(of)) return `${left} ${op} ${part(of)}`
          // 20 % off, 25 % on top, 10 % of
          return op === '+' || op === '-'
            ? `${/ [+-] /.test(left) ? `(${left})` : left} * (1 ${op} ${part(of)} / 100)`
            : `${left} ${op} (${part(of)} / 100)`
        }, part(first))
      const noDivisor = [...new Set(divisorsOf(formula).map((of) => `${part(of)} === 0`))].join(' || ')
      return noDivisor ? `(${noDivisor} ? 0 : ${calculation(formula)})` : calculation(formula)
    }
    default:
      throw new Error(`${formula.kind} is worked out from other rows`)
  }
}

/** All by which something is divided: fields, brackets. */
const divisorsOf = (calculation: Calculation): Operand[] => [
  ...calculation.rest.flatMap(({ op, of }) => (op === '/' && typeof of !== 'number' ? [of] : [])),
  ...operandsIn(calculation).filter(isBracket).flatMap(divisorsOf),
]

/** The body of `upgrade`: what is stored, then what follows from it, each after what it reads. */
export function upgradeBody(names: ThingNames, readers: readonly string[]): string {
  const worked = workedFields(names)
  if (worked.length === 0) return `({\n${readers.map((line) => `  ${line}`).join('\n')}\n})`
  const lines = [`  const values = {\n${readers.map((line) => `    ${line}`).join('\n')}\n  }`]
  let known = 'values'
  for (let rest = worked, level = 1; rest.length > 0; level++) {
    const ready = rest.filter((field) => !operandsOf(field.formula).some((id) => rest.some((other) => other.id === id)))
    const now = ready.length > 0 ? ready : rest
    rest = rest.filter((field) => !now.includes(field))
    const added = now.map((field) => `${key(propertyOf(names, field))}: ${call(names, field, known)}`)
    const parts = [`...${known}`, ...added]
    known = level === 1 ? 'worked' : `worked${level}`
    const start = rest.length > 0 ? `  const ${known} = ` : '  return '
    const short = `${start}{ ${parts.join(', ')} }`
    lines.push(short.length <= lineMax ? short : `${start}{\n${parts.map((part) => `    ${part},\n`).join('')}  }`)
  }
  return `{\n${lines.join('\n')}\n}`
}

const call = (names: ThingNames, field: Worked, values: string) =>
  `${formulaName(names, field)}(${isRollUp(field.formula) ? 'String(stored.id)' : values})`

/** What the data file calls the function that gives a stored row the shape of today: pages use it where it also works out values. */
export const upgradeName = (names: ThingNames) => (workedFields(names).some(worksInForm) ? `workOut${names.type}` : 'upgrade')

/** The collections that rows are worked out from. */
export const sourcesOf = (context: Context, names: ThingNames): string[] => [
  ...new Set(
    workedFields(names).flatMap(({ formula }) => {
      const source = sourceOf(names.thing, formula)
      return source ? [thingOf(context, source).collection] : []
    }),
  ),
]
