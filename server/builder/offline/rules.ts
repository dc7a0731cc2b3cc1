// Rules of a model document: what is worked out from other fields, what calls for attention, and how a list starts. All of it is
// optional, so that documents from before it stay valid. What points to a field that is gone is a broken document; `pruneRules`
// runs after every change and takes such rules away, so that removing a field never breaks a project.
import { z } from 'zod'
import { isSoundLimit, limitSchema } from './limits.ts'
import { canBeEmpty, canGroup, fieldOf, isDay, isNumber } from './field-kinds.ts'
import type { Field, ProjectModel, Thing } from './model.ts'
import {
  figureSchema,
  filterSchema,
  isCondition,
  quickFilterSchema,
  soundFigure,
  soundFilter,
  soundQuickFilter,
  spans,
} from './shown-rules.ts'

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)
const termsMax = 8
const partsMax = 4

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

/** A field that nobody fills in: it follows from others. */
export const formulaSchema = z.discriminatedUnion('kind', [
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
  /** over the rows of another thing whose field `by` points to this row; with `during`, those of the span around today */
  z.object({
    kind: z.enum(rollUps),
    thing: id,
    by: id,
    of: id.optional(),
    during: z.object({ day: id, span: z.enum(spans) }).optional(),
  }),
  /** what stands in a field of the row that the reference `by` points to: the rate of the project */
  z.object({ kind: z.literal('lookup'), by: id, of: id }),
])
export type Formula = z.infer<typeof formulaSchema>

/** How a field's value is won from rows that were stored before the field was there; `of` names the fields of that time. */
export const originSchema = z.discriminatedUnion('take', [
  /** `was` is the type it had */
  z.object({ take: z.literal('same'), of: id, was: z.string() }),
  /** the `at`th of `count` parts; the last one takes what is left, with `by` = ' ' the first takes what is over */
  z.object({
    take: z.literal('part'),
    of: id,
    at: z.number().int().min(0),
    count: z.number().int().max(partsMax),
    by: z.string(),
  }),
  z.object({ take: z.literal('join'), of: z.array(id).min(1).max(partsMax), by: z.string() }),
])
export type Origin = z.infer<typeof originSchema>

export const warningSchema = z.object({
  field: id,
  /**
   * past: a day before today and not done; within: at most `than` days away and not done; ago: more than `than` days before today,
   * or never; empty: not filled in
   */
  when: z.enum(['below', 'above', 'past', 'within', 'ago', 'is', 'empty']),
  /** a number, yes or no, another field of the row, or an option */
  than: z.union([z.number(), z.boolean(), z.object({ field: id }), z.object({ option: z.string().min(1) })]).optional(),
  /** it is nothing wrong, only to be seen: the value in this colour, and not among what calls for attention */
  tone: z.enum(['gray', 'blue', 'amber', 'green', 'violet', 'teal']).optional(),
})
export type Warning = z.infer<typeof warningSchema>

export const totalSchema = z.object({ field: id, kind: z.enum(['sum', 'average']) })
export type Total = z.infer<typeof totalSchema>

export const thingRules = {
  /** how rows are ordered at first; 'newest' is no field */
  order: z.object({ by: id, descending: z.boolean() }).optional(),
  /** a choice or reference that lists are divided by */
  group: id.optional(),
  /** what a list shows at first: rows whose field holds this option, or of which something is true */
  filter: filterSchema.optional(),
  quickFilters: z.array(quickFilterSchema).optional(),
  figures: z.array(figureSchema).optional(),
  /** figures under the table */
  totals: z.array(totalSchema).optional(),
  warnings: z.array(warningSchema).optional(),
  /** how many rows may be alike; none are what a wish took back */
  limits: z.array(limitSchema).optional(),
}

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
    const isTimed = !formula.during || isDay(fieldOf(source, formula.during.day))
    return source !== thing && by?.target === thing.id && gathers && isTimed && !waitsFor(model, source!, thing)
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

const soundWarning = (thing: Thing, { field, when, than }: Warning): boolean => {
  const about = fieldOf(thing, field)
  if (when === 'past') return isDay(about)
  if (when === 'empty') return canBeEmpty(about)
  if (when === 'within' || when === 'ago') return isDay(about) && typeof than === 'number'
  if (when === 'is' && typeof than === 'boolean') return about?.type === 'bool'
  if (when === 'is') return typeof than === 'object' && 'option' in than && (about?.options?.includes(than.option) ?? false)
  return (
    isNumber(about) &&
    (typeof than === 'number' || (typeof than === 'object' && 'field' in than && isNumber(fieldOf(thing, than.field))))
  )
}

/** Every rule that cannot hold, as text; none in a sound document. */
export function ruleProblems(model: ProjectModel): string[] {
  return model.things.flatMap((thing) => [
    ...thing.fields.flatMap((field) =>
      field.formula && !isSound(model, thing, field, field.formula) ? [`${thing.id}.${field.id} cannot be worked out`] : [],
    ),
    ...thing.fields.flatMap((field) =>
      field.filled && !canFill(model, thing, field) ? [`${thing.id}.${field.id} is filled in from nothing`] : [],
    ),
    ...(thing.order && thing.order.by !== 'newest' && !fieldOf(thing, thing.order.by)
      ? [`${thing.id} is ordered by no field`]
      : []),
    ...(thing.group && !canGroup(fieldOf(thing, thing.group)) ? [`${thing.id} is grouped by no choice`] : []),
    ...(thing.filter && !soundFilter(thing, thing.filter) ? [`${thing.id} starts with no option`] : []),
    ...(thing.quickFilters ?? []).flatMap((each) =>
      soundQuickFilter(thing, each) ? [] : [`${thing.id}: ${each.label} shows nothing`],
    ),
    ...(thing.figures ?? []).flatMap((each) => (soundFigure(thing, each) ? [] : [`${thing.id}: ${each.kind} counts nothing`])),
    ...(thing.totals ?? []).flatMap(({ field }) =>
      isNumber(fieldOf(thing, field)) ? [] : [`${thing.id}: ${field} has no total`],
    ),
    ...(thing.warnings ?? []).flatMap((warning) =>
      soundWarning(thing, warning) ? [] : [`${thing.id}: ${warning.field} cannot warn`],
    ),
    ...(thing.limits ?? []).flatMap((limit) =>
      isSoundLimit(model, thing, limit) ? [] : [`${thing.id}: ${limit.by.join(', ')} cannot be limited`],
    ),
  ])
}

/** Takes away, in place, the rules that a change left without their fields. A field keeps its last values when its formula goes. */
export function pruneRules(model: ProjectModel): void {
  for (const thing of model.things) {
    for (const field of thing.fields) if (field.formula && !isSound(model, thing, field, field.formula)) delete field.formula
    for (const field of thing.fields) if (field.filled && !canFill(model, thing, field)) delete field.filled
    if (thing.order && thing.order.by !== 'newest' && !fieldOf(thing, thing.order.by)) delete thing.order
    if (thing.group && !canGroup(fieldOf(thing, thing.group))) delete thing.group
    if (thing.filter && !soundFilter(thing, thing.filter)) delete thing.filter
    if (thing.quickFilters) thing.quickFilters = thing.quickFilters.filter((each) => soundQuickFilter(thing, each))
    if (thing.figures) thing.figures = thing.figures.filter((each) => soundFigure(thing, each))
    const totals = thing.totals?.filter(({ field }) => isNumber(fieldOf(thing, field)))
    const warnings = thing.warnings?.filter((warning) => soundWarning(thing, warning))
    if (totals?.length) thing.totals = totals
    else delete thing.totals
    if (warnings?.length) thing.warnings = warnings
    else delete thing.warnings
    if (thing.limits) thing.limits = thing.limits.filter((limit) => isSoundLimit(model, thing, limit))
  }
}

/** Rules about an option follow its new name. */
export function renameInRules(thing: Thing, fieldId: string, was: string, now: string): void {
  const { filter } = thing
  if (filter?.field === fieldId) {
    if (isCondition(filter)) filter.than = filter.than === was ? now : filter.than
    else if (filter.option === was) filter.option = now
  }
  const conditions = [...(thing.quickFilters ?? []), ...(thing.figures ?? [])].flatMap(({ where = [] }) => where)
  for (const condition of conditions) if (condition.field === fieldId && condition.than === was) condition.than = now
  for (const { field, than } of thing.warnings ?? [])
    if (field === fieldId && typeof than === 'object' && 'option' in than && than.option === was) than.option = now
  const start = fieldOf(thing, fieldId)
  if (start?.start === was) start.start = now
}
