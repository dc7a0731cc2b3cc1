import type { Field, ViewKind } from '../model.ts'
import { display } from './field-display.ts'
import { doneTest, isNumeric, optionsOf, optionStem, propertyOf, titleOf, type Context, type ThingNames } from './context.ts'
import { createImports, each, jsxText, print, tag, type Imports, type Markup } from './markup.ts'
import { pascal } from './names.ts'
import { writeTableFile } from './table-file.ts'

/** Views that a thing can really have: a board needs a choice, a calendar a date. Never none. */
export function viewsOf(names: ThingNames): ViewKind[] {
  const possible = names.thing.views.filter((view) => (view === 'board' ? names.status : view === 'calendar' ? names.day : true))
  return possible.length > 0 ? [...new Set(possible)] : ['list']
}

export function writeViewFiles(context: Context, names: ThingNames): void {
  const writers = { table: writeTableFile, list, cards, gallery, board, calendar }
  for (const view of viewsOf(names)) writers[view](context, names)
}

/** The few fields that a card has room for, most telling first. */
export function telling(names: ThingNames, count: number, without: (Field | undefined)[]): Field[] {
  const room = names.thing.fields.filter(
    (field) =>
      field !== names.title &&
      !without.includes(field) &&
      !['image', 'markdown', 'longtext', 'url', 'refs', 'tags', 'bool'].includes(field.type),
  )
  const worth = (field: Field) =>
    field === names.day
      ? 5
      : field === names.money
        ? 4
        : field.type === 'ref'
          ? 3
          : field.type === 'select' || field.type === 'rating'
            ? 2
            : 1
  const chosen = new Set(room.toSorted((a, b) => worth(b) - worth(a)).slice(0, count))
  return room.filter((field) => chosen.has(field))
}

/** A value with little room: a bare number says nothing, so it carries its label. */
export function small(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  const value = display(context, names, field, 'row', 'card', imports)
  const labelled = isNumeric(field) && field.type !== 'money' && field.type !== 'rating' && !field.unit
  return labelled
    ? tag('span', [], `${jsxText(field.label)}: ${print(value, 0)}`)
    : typeof value === 'string'
      ? tag('span', ['className="truncate"'], value)
      : value
}

const file = (names: ThingNames, view: ViewKind) => `src/features/${names.slug}/${names.file}-${view}.tsx`

/** The signature that all views share, and what their files import for it. */
export function viewStart(names: ThingNames, view: ViewKind, imports: Imports, properties = ['onOpen', 'onEdit']): string {
  imports.use(`@/data/${names.slug}`, `type ${names.type}`)
  const name = `${names.type}${pascal(view)}`
  return `interface ${name}Props {
  rows: ${names.type}[]
${properties.map((property) => `  ${property}: (row: ${names.type}) => void\n`).join('')}}

export function ${name}({ ${['rows', ...properties].join(', ')} }: ${name}Props) {`
}

/** Edit and delete, as small buttons that name their row. */
export function rowButtons(context: Context, names: ThingNames, imports: Imports): Markup[] {
  imports.use('lucide-react', 'Pencil as PencilIcon', 'Trash2 as TrashIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${names.slug}`, names.collection)
  imports.use('@/lib/remove', 'removeWithUndo')
  const label = (word: 'edit' | 'delete') => `aria-label={\`${context.say(word)} \${${titleOf(names, 'row')}}\`}`
  return [
    tag('Button', ['variant="ghost"', 'size="icon"', label('edit'), 'onClick={() => onEdit(row)}'], '<PencilIcon />'),
    tag(
      'Button',
      ['variant="ghost"', 'size="icon"', label('delete'), `onClick={() => removeWithUndo(${names.collection}, row)}`],
      '<TrashIcon />',
    ),
  ]
}

/** The title as a button that opens the row; `stretched` lets the whole card be pressed. */
export const titleButton = (names: ThingNames, className: string, stretched = false): Markup =>
  tag(
    'button',
    [
      'type="button"',
      'onClick={() => onOpen(row)}',
      `className="focus-ring cursor-pointer rounded-sm text-left font-medium ${className}${stretched ? " after:absolute after:inset-0 after:content-['']" : ' hover:underline'}"`,
    ],
    `{${titleOf(names, 'row')}}`,
  )

/** What stands at the start of a line: a picture, or initials. */
export function leading(names: ThingNames, imports: Imports): Markup | undefined {
  if (names.image) {
    imports.use('@/components/ui/cover', 'Cover')
    return tag('Cover', [
      `src={row.${propertyOf(names, names.image)}}`,
      `seed={${titleOf(names, 'row')}}`,
      'className="size-10 shrink-0 rounded-md"',
    ])
  }
  if (!names.person) return undefined
  imports.use('@/components/ui/marks', 'Avatar')
  return tag('Avatar', [`name={${titleOf(names, 'row')}}`])
}

/** A tick for things that get done, if they have a field for that. */
export function tick(context: Context, names: ThingNames, imports: Imports): Markup | undefined {
  if (!names.done) return undefined
  const property = propertyOf(names, names.done)
  imports.use('@/components/ui/input', 'Checkbox')
  imports.use(`@/data/${names.slug}`, names.collection)
  return tag('Checkbox', [
    'hideLabel',
    `label={\`${context.say('markDone', { title: `\${${titleOf(names, 'row')}}` })}\`}`,
    `checked={row.${property}}`,
    `onChange={(event) => ${names.collection}.update(row.id, { ${property}: event.target.checked })}`,
  ])
}

/** Lines with a title, what matters about it, and its status at the end. */
function list(context: Context, names: ThingNames): void {
  const imports = createImports()
  imports.use('@/components/ui/card', 'Card')
  const start = viewStart(names, 'list', imports)
  context.files[file(names, 'list')] = `@imports

${start}
  return (
    ${print(tag('Card', [], tag('ul', ['className="divide-y divide-border"'], each('rows', 'row', listLine(context, names, imports)))), 4)}
  )
}
`.replace('@imports', () => imports.print())
}

export function listLine(context: Context, names: ThingNames, imports: Imports): Markup {
  const done = names.done && doneTest(names, 'row')
  if (done) imports.use('@/lib/cn', 'cn')
  const title = tag(
    'button',
    [
      'type="button"',
      'onClick={() => onOpen(row)}',
      done
        ? `className={cn('focus-ring cursor-pointer rounded-sm text-left font-medium hover:underline', ${done} && 'text-muted-foreground line-through')}`
        : 'className="focus-ring cursor-pointer rounded-sm text-left font-medium hover:underline"',
    ],
    `{${titleOf(names, 'row')}}`,
  )
  const meta = telling(names, 3, [names.status]).map((field) => small(context, names, field, imports))
  return tag(
    'li',
    ['key={row.id}', 'className="flex items-center gap-3.5 px-4 py-3 sm:px-5"'],
    tick(context, names, imports),
    leading(names, imports),
    tag(
      'div',
      ['className="min-w-0 flex-1"'],
      title,
      meta.length > 0 && tag('p', ['className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground"'], ...meta),
    ),
    names.status && display(context, names, names.status, 'row', 'card', imports),
    tag('div', ['className="flex shrink-0 max-sm:hidden print:hidden"'], ...rowButtons(context, names, imports)),
  )
}

/** Cards with a few values under the title. */
function cards(context: Context, names: ThingNames): void {
  const imports = createImports()
  imports.use('@/components/ui/card', 'Card')
  const start = viewStart(names, 'cards', imports, ['onOpen'])
  const values = telling(names, 4, [names.status])
  const card = tag(
    'Card',
    ['key={row.id}', 'className="relative flex flex-col gap-4 p-5 transition-shadow hover:shadow-md"'],
    tag(
      'div',
      ['className="flex items-center gap-3"'],
      leading(names, imports),
      tag('div', ['className="min-w-0 flex-1"'], titleButton(names, 'block w-full truncate text-base', true)),
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
  context.files[file(names, 'cards')] = `@imports

${start}
  return (
    ${print(tag('div', ['className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"'], each('rows', 'row', card)), 4)}
  )
}
`.replace('@imports', () => imports.print())
}

/** Pictures first. */
function gallery(context: Context, names: ThingNames): void {
  const imports = createImports()
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/cover', 'Cover')
  const start = viewStart(names, 'gallery', imports, ['onOpen'])
  const meta = telling(names, 2, [names.status])
  const card = tag(
    'Card',
    ['key={row.id}', 'className="group relative overflow-hidden transition-shadow hover:shadow-md"'],
    tag('Cover', [
      `src={${names.image ? `row.${propertyOf(names, names.image)}` : "''"}}`,
      `seed={${titleOf(names, 'row')}}`,
      'className="aspect-4/3 w-full transition-transform duration-300 group-hover:scale-[1.02]"',
    ]),
    tag(
      'div',
      ['className="relative bg-card p-4"'],
      titleButton(names, 'block w-full truncate', true),
      meta.length > 0 &&
        tag(
          'p',
          ['className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted-foreground"'],
          ...meta.map((field) => small(context, names, field, imports)),
        ),
      names.status && tag('div', ['className="mt-2.5"'], display(context, names, names.status, 'row', 'card', imports)),
    ),
  )
  context.files[file(names, 'gallery')] = `@imports

${start}
  return (
    ${print(tag('div', ['className="grid grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-4"'], each('rows', 'row', card)), 4)}
  )
}
`.replace('@imports', () => imports.print())
}

/** Columns by status. */
function board(context: Context, names: ThingNames): void {
  const imports = createImports()
  const status = names.status!
  const stem = optionStem(names, status)
  imports.use('@/components/blocks/board', 'Board')
  imports.use(`@/data/${names.slug}`, names.collection, `${stem}Options`, `${stem}Tones`)
  const start = viewStart(names, 'board', imports, ['onOpen'])
  const meta = telling(names, 2, [status]).map((field) => small(context, names, field, imports))
  const body = meta.length
    ? tag('div', ['className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted-foreground"'], ...meta)
    : 'null'
  const board = tag(
    'Board',
    [
      `columns={${stem}Options}`,
      `toneOf={${stem}Tones}`,
      'rows={rows}',
      `columnOf={(row) => row.${propertyOf(names, status)}}`,
      `titleOf={(row) => ${titleOf(names, 'row')}}`,
      `onMove={(row, ${propertyOf(names, status)}) => ${names.collection}.update(row.id, { ${propertyOf(names, status)} })}`,
      'onOpen={onOpen}',
    ],
    meta.length > 0 ? { kind: 'wrap', open: '{(row) => ', child: body, close: '}' } : '{() => null}',
  )
  context.files[file(names, 'board')] = `@imports

${start}
  return (
    ${print(board, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

/** A month, from the date that says when it happens. */
function calendar(context: Context, names: ThingNames): void {
  const imports = createImports()
  imports.use('@/components/blocks/month-calendar', 'MonthCalendar')
  imports.use(`@/data/${names.slug}`, `type ${names.type}`)
  context.files[file(names, 'calendar')] = `@imports

interface ${names.type}CalendarProps {
  rows: ${names.type}[]
  onOpen: (row: ${names.type}) => void
  onAdd: (day: string) => void
}

export function ${names.type}Calendar({ rows, onOpen, onAdd }: ${names.type}CalendarProps) {
  const entries = rows.map((row) => (${entry(names, 'onOpen(row)', imports, 4)}))
  return <MonthCalendar entries={entries} onAdd={onAdd} />
}
`.replace('@imports', () => imports.print())
}

/** One row as an entry of a calendar: an object literal. */
export function entry(names: ThingNames, open: string, imports: Imports, indent: number): string {
  const day = `row.${propertyOf(names, names.day!)}`
  const detail = names.time
    ? `row.${propertyOf(names, names.time)}`
    : names.day!.type === 'datetime'
      ? `${day}.slice(11, 16)`
      : null
  const status = names.status && optionsOf(names.status).length > 0 ? names.status : undefined
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
