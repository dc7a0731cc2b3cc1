import type { Field } from '../model.ts'
import { display } from './field-display.ts'
import { isNumeric, type Context, type ThingNames } from './context.ts'
import { groupOf } from './collection-extras.ts'
import { attribute, each, jsxText, print, tag, type Imports, type Markup } from './markup.ts'
import {
  eachLine,
  isTold,
  isWished,
  leading,
  rowButtons,
  telling,
  tellsOwn,
  tick,
  titleButton,
  viewStart,
  wishedMax,
} from './view-parts.ts'
import { sortFields } from './sorting.ts'
import { totalsList, totalsRow } from './totals.ts'

const columnsMax = 6
/** In the one narrow column of a focus shell. */
const columnsOfFocus = 3

/** Columns that sort; on a phone the same rows as a list. */
export function tableView(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/toolbar', 'SortHeader', 'type SortOrder')
  imports.use(`@/data/${names.slug}`, `type ${names.type}Sort`)
  const { totals } = names.thing
  const start = viewStart(
    names,
    'table',
    imports,
    ['onOpen', 'onEdit'],
    [
      { name: 'order', type: `SortOrder<${names.type}Sort>` },
      { name: 'onSort', type: `(order: SortOrder<${names.type}Sort>) => void` },
      ...(totals
        ? [{ name: 'totalled', type: `${names.type}[]`, about: 'What the figures at the end are over, also what is not shown.' }]
        : []),
    ],
  )
  const columns = columnsOf(names, context.model.shell === 'focus' ? columnsOfFocus : columnsMax)
  const table = tag(
    'table',
    // the columns of all groups stand under each other
    [`className="w-full text-sm${groupOf(names) ? ' table-fixed' : ''} max-md:hidden print:table"`],
    tableHead(context, names, columns),
    tag('tbody', ['className="divide-y divide-border"'], each('rows', 'row', tableRow(context, names, columns, imports))),
    totalsRow(context, names, columns, imports),
  )
  const list = tag('ul', ['className="divide-y divide-border md:hidden print:hidden"'], eachLine(names))
  return `${start}
  return (
    ${print(tag('Card', ['className="relative overflow-x-auto"'], table, list, totalsList(context, names, imports)), 4)}
  )
}
`
}

/** Figures stand at the right of their column. */
const isFigure = (field: Field) => isNumeric(field) && field.type !== 'rating'

function tableHead(context: Context, names: ThingNames, columns: readonly Field[]): Markup {
  const sortable = new Set(sortFields(names))
  const heading = (field: Field, width?: string): Markup => {
    const side = isFigure(field) ? 'className="text-right"' : width ? `className="${width}"` : false
    if (sortable.has(field))
      return tag('SortHeader', [`label=${attribute(field.label)}`, `by="${field.id}"`, 'order={order}', 'onSort={onSort}', side])
    return tag(
      'th',
      ['scope="col"', `className="px-4 py-2.5 font-medium${isFigure(field) ? ' text-right' : width ? ` ${width}` : ''}"`],
      jsxText(field.label),
    )
  }
  const actions = tag(
    'th',
    ['scope="col"', 'className="w-24 print:hidden"'],
    tag('span', ['className="sr-only"'], context.say('edit')),
  )
  return tag(
    'thead',
    ['className="border-b border-border text-left text-muted-foreground"'],
    tag('tr', [], heading(names.title, groupOf(names) && 'w-1/4'), ...columns.map((field) => heading(field)), actions),
  )
}

function tableRow(context: Context, names: ThingNames, columns: readonly Field[], imports: Imports): Markup {
  const before = tick(context, names, imports) ?? leading(names, imports)
  const title = tag(
    'th',
    ['scope="row"', 'className="max-w-72 px-4 py-3 text-left font-normal"'],
    before
      ? tag('div', ['className="flex items-center gap-3"'], before, titleButton(context, names, imports, 'min-w-0 truncate'))
      : titleButton(context, names, imports, 'max-w-full truncate'),
  )
  const cell = (field: Field): Markup =>
    tag(
      'td',
      [`className="max-w-64 truncate px-4 py-3${isFigure(field) ? ' text-right tabular-nums' : ''}"`],
      display(context, names, field, 'row', 'cell', imports),
    )
  const shownOnHover = 'opacity-70 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100'
  const actions = tag(
    'td',
    // a table that is wider than its card scrolls under them
    [`className="px-2 print:hidden${columns.length > columnsMax ? ' sticky right-0 bg-card group-hover:bg-muted' : ''}"`],
    tag('div', [`className="flex justify-end ${shownOnHover}"`], rowButtons),
  )
  return tag(
    'tr',
    ['key={row.id}', 'className="group transition-colors hover:bg-muted/50"'],
    title,
    ...columns.map(cell),
    actions,
  )
}

/** The columns beside the title, in the order of the fields. */
function columnsOf(names: ThingNames, max: number): Field[] {
  const { fields } = names.thing
  const totalled = fields.filter(({ id }) => names.thing.totals?.some(({ field }) => field === id))
  const worthy = telling(names, max, [], 0)
  const chosen = new Set([...totalled, ...worthy].slice(0, max))
  // what stands over the rows of a group is not told again in each
  const group = groupOf(names)
  if (group) chosen.delete(group)
  const without = [names.title, names.done, group]
  const add = (most: number, fits: (field: Field) => boolean) => {
    for (const field of fields)
      if (chosen.size < most && !without.includes(field) && !field.hidden && fits(field)) chosen.add(field)
  }
  // a wish takes no place from what was told at first
  const room = max + Math.min(wishedMax, [...chosen].filter(isWished).length)
  const isTick = ({ type }: Field) => ['tags', 'bool', 'refs'].includes(type)
  if (tellsOwn(names)) {
    const beside = [...chosen].filter((field) => !isTold(field))
    const ticks = fields.filter((field) => isTick(field) && isTold(field) && !field.hidden && !without.includes(field))
    for (const field of beside.slice(0, Math.max(0, chosen.size + ticks.length - room))) chosen.delete(field)
  }
  add(room, isTick)
  add(max + wishedMax, (field) => isWished(field) && !['image', 'markdown'].includes(field.type))
  return fields.filter((field) => chosen.has(field))
}
