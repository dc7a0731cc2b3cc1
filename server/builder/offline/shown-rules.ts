// What lists show at first or at a touch, and what the dashboard counts.
import { z } from 'zod'
import { canGroup, fieldOf, isDay, isNumber, textual } from './field-kinds.ts'
import type { Thing } from './model.ts'

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

/** The span of time around today. */
export const spans = ['day', 'week', 'month', 'year'] as const
export type Span = (typeof spans)[number]
const isSpan = (than: unknown): than is Span => spans.some((span) => span === than)

/**
 * Which rows are meant. `than` is a number, a number field, yes or no, an option or several of which one holds, a span, or '' for what
 * is not filled in.
 */
export const conditionSchema = z.object({
  field: id,
  /**
   * past: a day before today; ahead: today or later; during: in the span around today; last: in the one before that; within: from
   * today on, at most `than` days away; ago: more than `than` days before today, or never
   */
  when: z.enum(['is', 'not', 'below', 'above', 'past', 'ahead', 'during', 'last', 'within', 'ago']),
  than: z.union([z.number(), z.boolean(), z.string(), z.array(z.string().min(1)).min(2), z.object({ field: id })]).optional(),
})
export type Condition = z.infer<typeof conditionSchema>

/** The fields that it reads. */
export const fieldsOf = ({ field, than }: Condition): string[] => [
  field,
  ...(typeof than === 'object' && !Array.isArray(than) ? [than.field] : []),
]

export const filterSchema = z.union([z.object({ field: id, option: z.string().min(1) }), conditionSchema])
export type Filter = z.infer<typeof filterSchema>
export const isCondition = (filter: Filter | undefined): filter is Condition => filter !== undefined && 'when' in filter

export const conditionsMax = 8
/** Rows that a list shows at a touch: all that is said of them holds. The label is how the person says it. */
export const quickFilterSchema = z.object({ label: z.string().min(1), where: z.array(conditionSchema).min(1).max(conditionsMax) })
export type QuickFilter = z.infer<typeof quickFilterSchema>

/** A figure on the dashboard: how many rows there are, or what a number of theirs comes to, in all or by group; or their share of all. */
export const figureSchema = z.object({
  kind: z.enum(['count', 'sum', 'average', 'share']),
  /** the number; of a count or a share, none */
  of: id.optional(),
  /** a choice, reference, text or tick, or a day, which `span` gathers */
  by: id.optional(),
  span: z.enum(spans).optional(),
  where: z.array(conditionSchema).max(conditionsMax).optional(),
})
export type Figure = z.infer<typeof figureSchema>

export function soundFilter(thing: Thing, filter: Filter): boolean {
  const about = fieldOf(thing, filter.field)
  if (!isCondition(filter)) return about?.options?.includes(filter.option) ?? false
  const { when, than } = filter
  if (when === 'past' || when === 'ahead') return isDay(about)
  if (when === 'within' || when === 'ago') return isDay(about) && typeof than === 'number'
  if (Array.isArray(than)) return (when === 'is' || when === 'not') && than.every((each) => about?.options?.includes(each))
  if (typeof than === 'object')
    return (when === 'below' || when === 'above') && isNumber(about) && isNumber(fieldOf(thing, than.field))
  if (when === 'during' || when === 'last') return isDay(about) && isSpan(than)
  if (when === 'below' || when === 'above') return isNumber(about) && typeof than === 'number'
  if (typeof than === 'number') return isNumber(about)
  if (typeof than === 'boolean') return about?.type === 'bool'
  return than === '' ? textual.includes(about?.type ?? '') : (about?.options?.includes(than ?? '') ?? false)
}

export function soundFigure(thing: Thing, { kind, of, by, span, where = [] }: Figure): boolean {
  const group = fieldOf(thing, by)
  const isGrouped = span ? isDay(group) : canGroup(group)
  return (
    (kind === 'count' || kind === 'share' ? !of : isNumber(fieldOf(thing, of))) &&
    (kind !== 'share' || (where.length > 0 && !by)) &&
    (by ? isGrouped : !span) &&
    where.every((each) => soundFilter(thing, each))
  )
}
export const soundQuickFilter = (thing: Thing, { where }: QuickFilter) => where.every((each) => soundFilter(thing, each))
