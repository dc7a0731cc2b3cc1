// The figures under a table: a row of it where there is room for columns, a short list on a phone.
import type { Field } from '../model.ts'
import type { Total } from '../rules.ts'
import { isNumeric, propertyOf, type Context, type ThingNames } from './context.ts'
import { shown } from './field-display.ts'
import { jsxText, tag, type Imports, type Markup } from './markup.ts'

const fieldOf = (names: ThingNames, { field }: Total): Field => names.thing.fields.find(({ id }) => id === field)!

function figure(context: Context, names: ThingNames, total: Total, imports: Imports): Markup {
  const field = fieldOf(names, total)
  imports.use('@/lib/figures', `${total.kind}Of`)
  const value = shown(field, `${total.kind}Of(totalled.map((row) => row.${propertyOf(names, field)}))`, imports)
  return total.kind === 'average' ? `${context.say('mean')} ${value as string}` : value
}

export function totalsRow(context: Context, names: ThingNames, columns: readonly Field[], imports: Imports): Markup | false {
  const { totals } = names.thing
  if (!totals?.length) return false
  const cells = columns.map((column): Markup => {
    const total = totals.find(({ field }) => field === column.id)
    if (!total) return '<td />'
    const side = isNumeric(column) && column.type !== 'rating' ? ' text-right' : ''
    return tag('td', [`className="px-4 py-3 whitespace-nowrap${side} tabular-nums"`], figure(context, names, total, imports))
  })
  return tag(
    'tfoot',
    ['className="border-t border-border bg-muted/40 font-semibold"'],
    tag(
      'tr',
      [],
      tag('th', ['scope="row"', 'className="px-4 py-3 text-left font-semibold"'], jsxText(context.say('total'))),
      ...cells,
      '<td className="print:hidden" />',
    ),
  )
}

export function totalsList(context: Context, names: ThingNames, imports: Imports): Markup | false {
  const { totals } = names.thing
  if (!totals?.length) return false
  return tag(
    'dl',
    ['className="space-y-1 border-t border-border bg-muted/40 px-4 py-3 text-sm md:hidden print:hidden"'],
    ...totals.map((total) =>
      tag(
        'div',
        ['className="flex justify-between gap-4"'],
        tag('dt', ['className="text-muted-foreground"'], jsxText(fieldOf(names, total).label)),
        tag('dd', ['className="font-semibold tabular-nums"'], figure(context, names, total, imports)),
      ),
    ),
  )
}
