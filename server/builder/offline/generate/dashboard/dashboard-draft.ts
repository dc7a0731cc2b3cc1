import type { Field } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'
import type { Imports, Markup } from '../markup.ts'
import { pascal } from '../names.ts'

/** What the page is put together from, while it is being written. */
export type DashboardDraft = {
  context: Context
  imports: Imports
  names: Set<ThingNames>
  opened: Set<ThingNames>
  lines: string[]
  stats: Markup[]
  cards: DashboardCard[]
  /** what has a chart already */
  charted: Set<Field>
  donuts: number
}
/** A card and how many of the six columns it takes. */
export type DashboardCard = { width: 2 | 3 | 4 | 6; markup: (className: string) => Markup }

/** Money per hour or piece: a mean says something, a sum does not. */
export const isRate = (field: Field, { thing }: ThingNames) =>
  field.type === 'money' &&
  (field.concept === 'rate' ||
    /rate$|\bper\b(?! (?:day|week|month|year|dag|vecka|månad|år))|unit price|timpris|timlön|styckpris|単価|時給/i.test(
      field.label,
    ) ||
    (field.concept === 'price' && thing.fields.some((each) => /^(quantity|hours|stock)$/.test(each.concept ?? ''))))

export const rowsName = (names: ThingNames) => `all${pascal(names.collection)}`

export function rowsOf(draft: DashboardDraft, names: ThingNames): string {
  draft.names.add(names)
  draft.imports.use(`@/data/${names.slug}`, names.collection)
  return rowsName(names)
}

export const actionName = ({ type }: ThingNames) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Action`
