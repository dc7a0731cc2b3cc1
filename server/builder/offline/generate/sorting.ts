import type { Field, ViewKind } from '../model.ts'
import { isNumeric, optionStem, propertyOf, type Context, type ThingNames } from './context.ts'
import { axesOf } from '../grid-axes.ts'
import type { Imports } from './markup.ts'

const sortsMax = 6

/** Fields that rows can be sorted by. */
export const sortFields = (names: ThingNames): Field[] =>
  [names.title, ...chosenFirst(names)]
    .filter((field) => !['longtext', 'markdown', 'image', 'tags', 'refs', 'ref', 'url', 'email', 'phone'].includes(field.type))
    .slice(0, sortsMax)

/** The other fields, the one that rows start ordered by before the rest. */
function chosenFirst({ thing, title }: ThingNames): Field[] {
  const others = thing.fields.filter((field) => field !== title && field.id !== 'newest')
  return others.toSorted((a, b) => Number(b.id === thing.order?.by) - Number(a.id === thing.order?.by))
}

/** An expression over rows `a` and `b` that is negative when `a` comes first. */
function comparison(names: ThingNames, field: Field, imports: Imports): string {
  const property = propertyOf(names, field)
  const list = `${optionStem(names, field)}Options`
  if (field.type === 'select') return `${list}.indexOf(a.${property}) - ${list}.indexOf(b.${property})`
  if (isNumeric(field)) return `a.${property} - b.${property}`
  if (field.type === 'bool') return `Number(a.${property}) - Number(b.${property})`
  if (field.type === 'text') {
    imports.use('@/lib/project', 'locale')
    // room 9 comes before room 10
    return `a.${property}.localeCompare(b.${property}, locale, { numeric: true })`
  }
  // what has no date comes last
  return `(a.${property} || '9').localeCompare(b.${property} || '9')`
}

/** The order that was asked for, as an expression over rows `a` and `b`, for a page that has an order of its own. */
export function ownOrder(names: ThingNames, imports: Imports): string | null {
  const { order, fields } = names.thing
  if (!order) return null
  const field = fields.find(({ id }) => id === order.by)
  if (field?.type === 'select') imports.use(`@/data/${names.slug}`, `${optionStem(names, field)}Options`)
  const compared = field ? comparison(names, field, imports) : 'b.createdAt.localeCompare(a.createdAt)'
  return order.descending ? `-(${compared})` : compared
}

/** The ways to order rows, each spelled out, for the thing's data file. */
export function sortingLines(names: ThingNames, imports: Imports): string {
  const { type } = names
  imports.use('@/lib/project', 'locale')
  return `
/** Ways to order rows, upwards. */
export const ${sortingName(names)} = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
${sortFields(names)
  .map((field) => `  ${field.id}: (a, b) => ${comparison(names, field, imports)},`)
  .join('\n')}
} satisfies Record<string, (a: ${type}, b: ${type}) => number>

export type ${type}Sort = keyof typeof ${sortingName(names)}
`
}

/** True when a page shows the thing's rows in an order that a person may choose. */
export const isSorted = (context: Context, names: ThingNames): boolean =>
  context.model.pages.some((page) => page.thing === names.thing.id && page.kind === 'collection') &&
  viewsOf(names).some((view) => !wholeViews.includes(view))

/** What shows all rows in an order of its own. */
export const wholeViews: readonly ViewKind[] = ['board', 'calendar', 'timeline', 'grid']

/** Views that a thing can really have: a board needs a choice, a calendar a date. Never none. */
export function viewsOf(names: ThingNames): ViewKind[] {
  const possible = names.thing.views.filter((view) =>
    view === 'board'
      ? names.status
      : view === 'calendar' || view === 'timeline'
        ? names.day
        : view === 'grid'
          ? axesOf(names.thing)
          : true,
  )
  return possible.length > 0 ? [...new Set(possible)] : ['list']
}

export const sortingName = (names: ThingNames) => `${names.type.charAt(0).toLowerCase()}${names.type.slice(1)}Sorting`
