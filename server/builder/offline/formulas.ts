// What is worked out: from the fields of a row, over the rows that point to it, over the row it points to; and whether it can be.
import { z } from 'zod'
import { fieldOf, isDay, isNumber } from './field-kinds.ts'
import type { Field, ProjectModel, Thing } from './model.ts'
import { conditionSchema, conditionsMax, soundFilter } from './shown-rules.ts'

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)
const termsMax = 8
export const partsMax = 4

const signs = ['+', '-', '*', '/'] as const
export type Sign = (typeof signs)[number]
/** A field of the same row, or a number. */
const value = z.union([id, z.number()])
const terms = <Of extends z.ZodType>(of: Of) => ({
  first: of,
  rest: z
    .array(z.object({ op: z.enum(signs), of }))
    .min(1)
    .max(termsMax),
})
/** A value, or what stands in brackets. */
const operand = z.union([value, z.object(terms(value))])
export type Operand = z.infer<typeof operand>
export type Bracket = Extract<Operand, object>
export const isBracket = (of: Operand): of is Bracket => typeof of === 'object'
export type Calculation = { first: Operand; rest: readonly { op: Sign; of: Operand }[] }
export const operandsIn = ({ first, rest }: Calculation): Operand[] => [first, ...rest.map(({ of }) => of)]

/** What a day is counted on by. */
export const steps = ['days', 'weeks', 'months', 'years'] as const
export type Step = (typeof steps)[number]

/** How the rows that point to one are gathered; `latest` is the last day of theirs, `next` the first one from today on. */
const rollUps = ['sum', 'average', 'count', 'latest', 'next'] as const
export type RollUp = (typeof rollUps)[number]

const formulaKinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calc'), ...terms(operand) }),
  /** whole years from a date until today */
  z.object({ kind: z.literal('age'), of: id }),
  /** days from today until a date, negative when it has passed */
  z.object({ kind: z.literal('daysLeft'), of: id }),
  /** whole days from one date to another: nights of a stay, length of a loan; of a leave, both days count */
  z.object({ kind: z.literal('daysBetween'), of: id, until: id, both: z.boolean().optional() }),
  /** hours from one time to another, less a break that is told in minutes or hours */
  z.object({ kind: z.literal('hoursBetween'), of: id, until: id, less: id.optional() }),
  /** a date so much after another one; without `in`, that is days */
  z.object({ kind: z.literal('dayAfter'), of: id, plus: value, in: z.enum(steps).optional() }),
  z.object({ kind: z.literal('join'), of: z.array(id).min(2).max(partsMax), by: z.string() }),
  /** over the rows of another thing whose field `by` points to this row; with `where`, those of which all of it holds */
  z.object({
    kind: z.enum(rollUps),
    thing: id,
    by: id,
    of: id.optional(),
    where: z.array(conditionSchema).min(1).max(conditionsMax).optional(),
  }),
  /** what stands in a field of the row that the reference `by` points to: the rate of the project */
  z.object({ kind: z.literal('lookup'), by: id, of: id }),
])
/** A field that nobody fills in: it follows from others. */
export const formulaSchema = z.preprocess((value: unknown) => {
  // documents of before conditions tell a span around today by a word of its own
  const { during, ...formula } = value as { during?: { day: string; span: string } }
  return during ? { ...formula, where: [{ field: during.day, when: 'during', than: during.span }] } : value
}, formulaKinds)
export type Formula = z.infer<typeof formulaSchema>

const isHour = (field: Field | undefined) => field?.type === 'time' || field?.type === 'datetime'

/** The fields of the same row that a formula reads. */
export function operandsOf(formula: Formula): string[] {
  switch (formula.kind) {
    case 'calc':
      return fieldsIn(formula)
    case 'join':
      return formula.of
    case 'age':
    case 'daysLeft':
      return [formula.of]
    case 'daysBetween':
      return [formula.of, formula.until]
    case 'hoursBetween':
      return [formula.of, formula.until, ...(formula.less ? [formula.less] : [])]
    case 'dayAfter':
      return [formula.of, ...(typeof formula.plus === 'string' ? [formula.plus] : [])]
    case 'lookup':
      return [formula.by]
    default:
      return []
  }
}
const fieldsIn = (calculation: Calculation): string[] =>
  operandsIn(calculation).flatMap((of) => (typeof of === 'string' ? [of] : isBracket(of) ? fieldsIn(of) : []))

export const isRollUp = (formula: Formula): formula is Extract<Formula, { kind: RollUp }> =>
  rollUps.some((kind) => kind === formula.kind)
const gathersDays = (formula: { kind: Formula['kind'] }) => formula.kind === 'latest' || formula.kind === 'next'

/** The thing whose rows a formula of `thing` reads besides its own. */
export const sourceOf = (thing: Thing, formula: Formula): string | undefined =>
  isRollUp(formula) ? formula.thing : formula.kind === 'lookup' ? fieldOf(thing, formula.by)?.target : undefined

/** What can be shown from another row as it stands there. */
const lookedUp = ['text', 'int', 'number', 'money', 'percent', 'date', 'time', 'email', 'phone', 'url']

/** True when the formula can be worked out: all it reads is there, of a fitting type, and does not wait for itself. */
export function isSound(model: ProjectModel, thing: Thing, field: Field, formula: Formula): boolean {
  if (isRollUp(formula)) {
    const source = model.things.find((each) => each.id === formula.thing)
    const by = fieldOf(source, formula.by)
    const of = fieldOf(source, formula.of)
    const gathers = gathersDays(formula)
      ? isDay(of) && field.type === 'date'
      : (formula.kind === 'count' || isNumber(of)) && isNumber(field)
    const isNarrowed = (formula.where ?? []).every((each) => source && soundFilter(source, each))
    return source !== thing && by?.target === thing.id && gathers && isNarrowed && !waitsFor(model, source!, thing)
  }
  if (formula.kind === 'lookup') {
    const by = fieldOf(thing, formula.by)
    const source = model.things.find((each) => each.id === by?.target)
    const of = fieldOf(source, formula.of)
    const isHeld = by?.type === 'ref' && of !== undefined && lookedUp.includes(of.type) && of.type === field.type
    return source !== thing && isHeld && !waitsFor(model, source!, thing)
  }
  if (formula.kind === 'dayAfter') {
    const { of, plus } = formula
    const counts = typeof plus === 'number' || isNumber(fieldOf(thing, plus))
    return isDay(fieldOf(thing, of)) && counts && field.type === 'date' && !reads(thing, operandsOf(formula), field.id)
  }
  if (formula.kind === 'hoursBetween') {
    const [of, until] = [fieldOf(thing, formula.of), fieldOf(thing, formula.until)]
    const less = formula.less === undefined || isNumber(fieldOf(thing, formula.less))
    return isHour(of) && of?.type === until?.type && less && isNumber(field) && !reads(thing, operandsOf(formula), field.id)
  }
  const read = operandsOf(formula).map((each) => fieldOf(thing, each))
  const fits =
    formula.kind === 'calc' ? isNumber : formula.kind === 'join' ? (each: Field | undefined) => each?.type === 'text' : isDay
  const result = formula.kind === 'join' ? field.type === 'text' : isNumber(field)
  return result && read.every(fits) && !reads(thing, operandsOf(formula), field.id)
}

/** What is filled in from another row is of its type. */
export function canFill(model: ProjectModel, thing: Thing, { type, filled }: Field): boolean {
  const by = fieldOf(thing, filled?.by)
  const target = by?.type === 'ref' ? model.things.find(({ id }) => id === by.target) : undefined
  return isNumber({ type } as Field) && fieldOf(target, filled?.of)?.type === type
}

/** Whether one of the fields, or what they are worked out from, is the given field. */
function reads(thing: Thing, fields: readonly string[], wanted: string, seen = new Set<string>()): boolean {
  return fields.some((each) => {
    if (each === wanted) return true
    if (seen.has(each)) return false
    seen.add(each)
    const formula = fieldOf(thing, each)?.formula
    return formula !== undefined && reads(thing, operandsOf(formula), wanted, seen)
  })
}

/** Whether the rows of `source` are worked out from those of `wanted`: then the two would wait for each other. */
function waitsFor(model: ProjectModel, source: Thing, wanted: Thing, seen = new Set<Thing>()): boolean {
  if (source === wanted) return true
  if (seen.has(source)) return false
  seen.add(source)
  return source.fields.some(({ formula }) => {
    const next = formula && model.things.find(({ id }) => id === sourceOf(source, formula))
    return next && waitsFor(model, next, wanted, seen)
  })
}
