import type { Field } from '../model.ts'
import { colouring, optionsOf, optionStem, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { groupOf } from './collection-extras.ts'
import { gridView } from './grid-view.ts'
import { display, referenced } from './field-display.ts'
import { createImports, each, jsxText, print, render, tag, when, type Imports, type Markup } from './markup.ts'
import { viewsOf } from './sorting.ts'
import { tableView } from './table-view.ts'
import { timelineView } from './timeline-view.ts'
import {
  eachLine,
  leading,
  lineCode,
  rowButtonsCode,
  showsFaces,
  sign,
  small,
  telling,
  titleButton,
  viewStart,
} from './view-parts.ts'

/** `<thing>-views.tsx`: how rows are looked at. A board and a calendar are a few lines around a block of the kit, in the page itself. */
export function writeViewsFile(context: Context, names: ThingNames): void {
  const imports = createImports()
  const writers = { table: tableView, list, cards, gallery, timeline: timelineView, grid: gridView }
  const views = viewsOf(names).filter((view) => view !== 'board' && view !== 'calendar')
  if (views.length === 0) return
  const parts = views.map((view) => writers[view](context, names, imports))
  if (parts.some((part) => part.includes(`<${names.type}ListItem`))) parts.push(lineCode(context, names, imports))
  if (parts.some((part) => part.includes('<RowButtons'))) parts.push(rowButtonsCode(context, names, imports))
  context.files[`src/features/${names.slug}/${names.file}-views.tsx`] = `${imports.print()}\n\n${parts.join('\n')}`
}

/** Lines with a title, what matters about it, and its status at the end. */
function list(_context: Context, names: ThingNames, imports: Imports): string {
  imports.use('@/components/ui/card', 'Card')
  const start = viewStart(names, 'list', imports)
  return `${start}
  return (
    ${print(tag('Card', [], tag('ul', ['className="divide-y divide-border"'], eachLine(names))), 4)}
  )
}
`
}

/** A list to whoever hears the page, cards of one height to whoever sees it. */
const cardList = (columns: string, card: Markup): Markup =>
  tag(
    'ul',
    [`className="grid ${columns}"`],
    each('rows', 'row', tag('li', ['key={row.id}', 'className="grid grid-cols-1"'], card)),
  )

/** Cards with a few values under the title. */
function cards(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('@/components/ui/card', 'Card')
  const start = viewStart(names, 'cards', imports, ['onOpen'])
  const values = telling(names, 4, [names.status])
  const isPictured = names.image !== undefined && !showsFaces(names)
  if (isPictured) imports.use('@/components/ui/cover', 'Cover')
  const card = tag(
    'Card',
    ['className="relative flex flex-col gap-4 overflow-hidden p-5 transition-shadow hover:shadow-md"'],
    isPictured &&
      tag('Cover', [
        `src={row.${propertyOf(names, names.image!)}}`,
        `seed={${titleOf(names, 'row')}}`,
        'className="-mx-5 -mt-5 aspect-16/9"',
      ]),
    tag(
      'div',
      ['className="flex items-center gap-3"'],
      isPictured ? false : (leading(names, imports) ?? sign(names, imports)),
      tag(
        'div',
        ['className="min-w-0 flex-1"'],
        titleButton(context, names, imports, 'line-clamp-2 w-full text-base wrap-break-word', true),
      ),
      names.status && display(context, names, names.status, 'row', 'card', imports),
    ),
    values.length > 0 &&
      tag(
        'dl',
        ['className="space-y-2 text-sm"'],
        ...values.map((field) =>
          tag(
            'div',
            ['className="flex justify-between gap-4"'],
            tag('dt', ['className="text-muted-foreground"'], jsxText(field.label)),
            tag('dd', ['className="min-w-0 truncate text-right"'], display(context, names, field, 'row', 'cell', imports)),
          ),
        ),
      ),
  )
  return `${start}
  return (
    ${print(cardList(context.model.shell === 'focus' ? 'gap-4 sm:grid-cols-2' : 'gap-4 sm:grid-cols-2 lg:grid-cols-3', card), 4)}
  )
}
`
}

/** Pictures first. */
function gallery(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/cover', 'Cover')
  const start = viewStart(names, 'gallery', imports, ['onOpen'])
  const meta = telling(names, 2, [names.status])
  const card = tag(
    'Card',
    ['className="group relative overflow-hidden transition-shadow hover:shadow-md"'],
    tag('Cover', [
      `src={${names.image ? `row.${propertyOf(names, names.image)}` : "''"}}`,
      `seed={${titleOf(names, 'row')}}`,
      'className="aspect-4/3 w-full transition-transform duration-300 group-hover:scale-[1.02]"',
    ]),
    tag(
      'div',
      ['className="relative bg-card p-4"'],
      titleButton(context, names, imports, 'line-clamp-2 w-full wrap-break-word', true),
      meta.length > 0 &&
        tag(
          'p',
          ['className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted-foreground"'],
          ...meta.map((field) => small(context, names, field, imports)),
        ),
      names.status && tag('div', ['className="mt-2.5"'], display(context, names, names.status, 'row', 'card', imports)),
    ),
  )
  return `${start}
  return (
    ${print(cardList('grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-4', card), 4)}
  )
}
`
}

/** Columns by status. `rows` and `onOpen` are what stands in those attributes. */
export function board(context: Context, names: ThingNames, [rows, onOpen]: [string, string], imports: Imports): Markup {
  const group = groupOf(names)
  const status = group?.type === 'select' ? group : names.status!
  const stem = optionStem(names, status)
  imports.use('@/components/blocks/board', 'Board')
  imports.use(`@/data/${names.slug}`, names.collection, `${stem}Options`, `${stem}Tones`)
  const holder = holderOf(context, names)
  const meta = telling(names, 3, [status, holder]).map((field) => {
    const value = small(context, names, field, imports)
    // a badge is a chip already
    return field.type === 'select' && !print(value, 0).startsWith('<Badge')
      ? tag('span', ['className="rounded-md bg-muted px-1.5 py-0.5 font-medium"'], value)
      : value
  })
  const body = tag(
    'div',
    ['className="mt-3 flex items-end justify-between gap-3"'],
    tag('div', ['className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted-foreground"'], ...meta),
    holder && initials(context, names, holder, imports),
  )
  if (names.money) imports.use('@/lib/format', 'formatMoneyShort')
  return tag(
    'Board',
    [
      `columns={${stem}Options}`,
      `toneOf={${stem}Tones}`,
      `rows={${rows}}`,
      `columnOf={(row) => row.${propertyOf(names, status)}}`,
      `titleOf={(row) => ${titleOf(names, 'row')}}`,
      `onMove={(row, ${propertyOf(names, status)}) => ${names.collection}.update(row.id, { ${propertyOf(names, status)} })}`,
      `onOpen={${onOpen}}`,
      names.money &&
        `sumOf={(cards) => formatMoneyShort(cards.reduce((sum, row) => sum + row.${propertyOf(names, names.money)}, 0))}`,
    ],
    meta.length > 0 || holder ? render('row', body) : '{() => null}',
  )
}

const holders = new Set(['assignee', 'owner', 'manager', 'instructor', 'author', 'requester', 'contactName', 'customerName'])

/** Who a row is with: a card shows the initials. */
const holderOf = (context: Context, { thing, title }: ThingNames): Field | undefined =>
  thing.fields.find(
    (field) =>
      field !== title &&
      !field.hidden &&
      ((field.type === 'text' && holders.has(field.concept ?? field.id)) ||
        (field.type === 'ref' && thingOf(context, field.target).person)),
  )

function initials(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  imports.use('@/components/ui/marks', 'Avatar')
  const name = field.type === 'ref' ? referenced(context, names, field, 'row', imports) : `row.${propertyOf(names, field)}`
  return when(
    `row.${propertyOf(names, field)}`,
    tag(
      'span',
      ['className="relative shrink-0"', `title={${name}}`],
      tag('Avatar', [`name={${name}}`, 'className="size-6 text-[0.625rem]"']),
      tag('span', ['className="sr-only"'], `{${name}}`),
    ),
  )
}

/** A month, from the date that says when it happens. `open` is what a row's entry does. */
export function calendar(names: ThingNames, rows: string, open: string, onAdd: string, imports: Imports): Markup {
  imports.use('@/components/blocks/month-calendar', 'MonthCalendar')
  return tag('MonthCalendar', [`entries={${rows}.map((row) => (${entry(names, open, imports, 2)}))}`, `onAdd={${onAdd}}`])
}

/** One row as an entry of a calendar: an object literal. */
export function entry(names: ThingNames, open: string, imports: Imports, indent: number): string {
  const day = `row.${propertyOf(names, names.day!)}`
  const detail = names.time
    ? `row.${propertyOf(names, names.time)}`
    : names.day!.type === 'datetime'
      ? `${day}.slice(11, 16)`
      : null
  const coloured = colouring(names)
  const status = coloured && optionsOf(coloured).length > 0 ? coloured : undefined
  if (status) imports.use(`@/data/${names.slug}`, `${optionStem(names, status)}Tones`)
  const tone = status ? `${optionStem(names, status)}Tones[row.${propertyOf(names, status)}]` : "'blue' as const"
  const pad = ' '.repeat(indent)
  const lines = [
    'id: row.id',
    `day: ${day}`,
    `title: ${titleOf(names, 'row')}`,
    detail && `detail: ${detail}`,
    `tone: ${tone}`,
    `onOpen: () => ${open}`,
  ]
  return `{\n${lines
    .filter((line) => line)
    .map((line) => `${pad}${line},`)
    .join('\n')}\n${pad.slice(2)}}`
}
