// Rules of a model document: what is worked out from other fields, what calls for attention, and how a list starts. All of it is
// optional, so that documents from before it stay valid. What points to a field that is gone is a broken document; `pruneRules`
// runs after every change and takes such rules away, so that removing a field never breaks a project.
import { z } from 'zod'
import { canFill, isRollUp, isSound, partsMax } from './formulas.ts'
import { isSoundLimit, limitSchema } from './limits.ts'
import { canBeEmpty, canHead, fieldOf, isDay, isNumber } from './field-kinds.ts'
import type { ProjectModel, Thing } from './model.ts'
import {
  type Condition,
  conditionSchema,
  conditionsMax,
  figureSchema,
  filterSchema,
  isCondition,
  quickFilterSchema,
  soundFigure,
  soundFilter,
  soundQuickFilter,
} from './shown-rules.ts'

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)
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
  /** a choice that became a reference: for each choice of before, the place of the row that stands for it */
  z.object({ take: z.literal('row'), of: id, places: z.record(z.string(), z.number().int().min(0)) }),
])
export type Origin = z.infer<typeof originSchema>

export const warningSchema = z.object({
  field: id,
  /**
   * past: a day before today and not done; within: at most `than` days away and not done; ago: more than `than` days before today,
   * or never; empty: not filled in
   */
  when: z.enum(['below', 'above', 'past', 'within', 'ago', 'is', 'not', 'empty']),
  /** a number, yes or no, another field of the row, or an option */
  than: z.union([z.number(), z.boolean(), z.object({ field: id }), z.object({ option: z.string().min(1) })]).optional(),
  /** it is nothing wrong, only to be seen: the value in this colour, and not among what calls for attention */
  tone: z.enum(['gray', 'blue', 'amber', 'green', 'violet', 'teal']).optional(),
  /** what must hold of the row besides: "urgent and older than two days" */
  where: z.array(conditionSchema).min(1).max(conditionsMax).optional(),
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

/** The conditions of all the rules of a list. */
const conditionsOf = ({ quickFilters = [], figures = [], warnings = [] }: Thing): Condition[] =>
  [...quickFilters, ...figures, ...warnings].flatMap(({ where = [] }) => where)

/** Whether two warnings are one and the same rule of a list, however far it goes. */
export const isSameWarning = (one: Warning, other: Warning): boolean =>
  one.field === other.field &&
  one.when === other.when &&
  one.tone === other.tone &&
  !isOtherThan(one.than, other.than) &&
  JSON.stringify(one.where) === JSON.stringify(other.where)

/** A number takes the place of a number or of another field; another option stands beside. */
const isOtherThan = (one: Warning['than'], other: Warning['than']): boolean =>
  typeof one === 'object' && typeof other === 'object' && 'option' in one && 'option' in other && one.option !== other.option

const soundWarning = (thing: Thing, { field, when, than, where = [] }: Warning): boolean => {
  const about = fieldOf(thing, field)
  if (!where.every((each) => soundFilter(thing, each))) return false
  if (when === 'past') return isDay(about)
  if (when === 'empty') return canBeEmpty(about)
  if (when === 'within' || when === 'ago') return isDay(about) && typeof than === 'number'
  if (when === 'is' && typeof than === 'boolean') return about?.type === 'bool'
  if (when === 'is' || when === 'not')
    return typeof than === 'object' && 'option' in than && (about?.options?.includes(than.option) ?? false)
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
    ...(thing.group && !canHead(fieldOf(thing, thing.group)) ? [`${thing.id} is grouped by no choice`] : []),
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
    if (thing.group && !canHead(fieldOf(thing, thing.group))) delete thing.group
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

/** Which rows of a thing are gathered by others. */
const gatheredFrom = ({ things }: ProjectModel, { id }: Thing): Condition[] =>
  things.flatMap(({ fields }) =>
    fields.flatMap(({ formula }) => (formula && isRollUp(formula) && formula.thing === id ? (formula.where ?? []) : [])),
  )

/** Rules about an option follow its new name. */
export function renameInRules(model: ProjectModel, thing: Thing, fieldId: string, was: string, now: string): void {
  const { filter } = thing
  if (filter && !isCondition(filter) && filter.field === fieldId && filter.option === was) filter.option = now
  const conditions = [...conditionsOf(thing), ...gatheredFrom(model, thing), ...(isCondition(filter) ? [filter] : [])]
  for (const condition of conditions.filter(({ field }) => field === fieldId))
    if (Array.isArray(condition.than)) condition.than = condition.than.map((each) => (each === was ? now : each))
    else if (condition.than === was) condition.than = now
  for (const { field, than } of thing.warnings ?? [])
    if (field === fieldId && typeof than === 'object' && 'option' in than && than.option === was) than.option = now
  const start = fieldOf(thing, fieldId)
  if (start?.start === was) start.start = now
}
