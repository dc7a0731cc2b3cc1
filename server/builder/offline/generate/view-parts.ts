import { isDay } from '../field-kinds.ts'
import { thingPictures } from '../lexicon/picture-words.ts'
import type { Field, ViewKind } from '../model.ts'
import { doneTest, isNumeric, isToned, propertyOf, titleOf, type Context, type ThingNames } from './context.ts'
import { display } from './field-display.ts'
import { each, jsxText, print, tag, type Imports, type Markup } from './markup.ts'
import { pascal } from './names.ts'
import { markTone } from './warning-lines.ts'

const wishedFrom = 4
/** Beside the usual ones there is room for so many that somebody asked for. */
export const wishedMax = 2

/** A later wish asked for it by name, so it is to be seen. */
export const isWished = (field: Field): boolean => field.why === 'edit' && !field.hidden

/** The few fields that a card has room for, most telling first; where there is room for some, also what was wished for. */
export function telling(
  names: ThingNames,
  count: number,
  without: (Field | undefined)[],
  wished = count < wishedFrom ? 0 : wishedMax,
): Field[] {
  const room = names.thing.fields.filter(
    (field) =>
      field !== names.title &&
      !field.hidden &&
      !(names.title.formula?.kind === 'join' && names.title.formula.of.includes(field.id)) &&
      !without.includes(field) &&
      !['image', 'markdown', 'longtext', 'url', 'refs', 'tags', 'bool'].includes(field.type),
  )
  const areTold = tellsOwn(names)
  const worth = (field: Field) =>
    areTold && !isTold(field)
      ? -1
      : names.thing.warnings?.some((each) => each.field === field.id) || field.formula || isToned(field)
        ? 6
        : field === names.day
          ? 5
          : field === names.money
            ? 4
            : field.type === 'ref'
              ? 3
              : field.type === 'select' || field.type === 'rating'
                ? 2
                : field.type === 'email' || field.type === 'phone'
                  ? 0
                  : 1
  const ranked = room.toSorted((a, b) => worth(b) - worth(a))
  const [usual, others] = [ranked.slice(0, count), ranked.slice(count)]
  const chosen = new Set([...usual, ...others.filter(isWished).slice(0, wished)])
  return room.filter((field) => chosen.has(field))
}

export const isTold = ({ why }: Field): boolean => why === 'said' || why === 'edit'
const toldMin = 3
/** Whoever told what a list keeps wants to see that before what usually goes with it. */
export const tellsOwn = ({ thing }: ThingNames): boolean => thing.fields.filter(isTold).length >= toldMin

/** A value with little room: a bare number says nothing, so it carries its label. */
export function small(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  const value = display(context, names, field, 'row', 'card', imports)
  // of two amounts or days nobody knows which is which
  const isOneOfSeveral = (isNumeric(field) || isDay(field)) && names.thing.fields.some((other) => isAlike(field, other))
  const labelled = isOneOfSeveral || (isNumeric(field) && field.type !== 'money' && field.type !== 'rating' && !field.unit)
  return labelled
    ? tag('span', [], `${jsxText(field.label)}: ${print(value, 0)}`)
    : typeof value === 'string'
      ? tag('span', ['className="truncate"'], value)
      : value
}

const isAlike = (one: Field, other: Field) => one !== other && one.type === other.type && one.unit === other.unit && !other.hidden

/** What a view takes besides its rows and what opens or edits one of them. */
type Property = { name: string; type: string; about?: string }

/** The signature that all views share, and what their file imports for it. */
export function viewStart(
  names: ThingNames,
  view: ViewKind,
  imports: Imports,
  actions = ['onOpen', 'onEdit'],
  more: Property[] = [],
): string {
  imports.use(`@/data/${names.slug}`, `type ${names.type}`)
  const name = `${names.type}${pascal(view)}`
  const properties = [...actions.map((action): Property => ({ name: action, type: `(row: ${names.type}) => void` })), ...more]
  const lines = properties.map(
    ({ name: property, type, about }) => `${about ? `  /** ${about} */\n` : ''}  ${property}: ${type}\n`,
  )
  return `interface ${name}Props {
  rows: ${names.type}[]
${lines.join('')}}

export function ${name}({ ${['rows', ...properties.map((property) => property.name)].join(', ')} }: ${name}Props) {`
}

/** Edit and delete, in a view's line or row. */
export const rowButtons: Markup = '<RowButtons row={row} onEdit={onEdit} />'

/** Edit and delete, as small buttons that name their row. */
export function rowButtonsCode(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('lucide-react', 'PencilIcon', 'Trash2Icon')
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${names.slug}`, names.collection, `type ${names.type}`)
  imports.use('@/components/ui/toast', 'removeWithUndo')
  const label = (word: 'edit' | 'delete') => `aria-label={\`${context.say(word)} \${${titleOf(names, 'row')}}\`}`
  const buttons = tag(
    '',
    [],
    tag('Button', ['variant="ghost"', 'size="icon"', label('edit'), 'onClick={() => onEdit(row)}'], '<PencilIcon />'),
    tag(
      'Button',
      ['variant="ghost"', 'size="icon"', label('delete'), `onClick={() => removeWithUndo(${names.collection}, row)}`],
      '<Trash2Icon />',
    ),
  )
  return `function RowButtons({ row, onEdit }: { row: ${names.type}; onEdit: (row: ${names.type}) => void }) {
  return (
    ${print(buttons, 4)}
  )
}
`
}

/** The title as a button that opens the row; `stretched` lets the whole card be pressed. */
export const titleButton = (
  context: Context,
  names: ThingNames,
  imports: Imports,
  className: string,
  stretched = false,
): Markup =>
  tag(
    'button',
    [
      'type="button"',
      'onClick={() => onOpen(row)}',
      `className="focus-ring cursor-pointer rounded-sm text-left font-medium ${className}${stretched ? " after:absolute after:inset-0 after:content-['']" : ' hover:underline'}"`,
    ],
    titleText(context, names, imports),
  )

/** The title, in the colour that a rule gives to whether it is done: of a tick beside it nothing else could be coloured. */
function titleText(context: Context, names: ThingNames, imports: Imports): Markup {
  const text = `{${titleOf(names, 'row')}}`
  const tone = names.done && markTone(context, names, names.done, imports)
  if (!tone) return text
  imports.use('@/components/ui/marks', 'Marked')
  return tag('Marked', [`tone={${tone}}`], text)
}

/** Pictures of people stay as small as they are beside a name. */
export const showsFaces = ({ thing }: ThingNames): boolean => thingPictures[thing.concept ?? '']?.startsWith('person') ?? false

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
  // a number has no initials
  if (!names.person || names.title.concept === 'number') return undefined
  imports.use('@/components/ui/marks', 'Avatar')
  return tag('Avatar', [`name={${titleOf(names, 'row')}}`])
}

/** A drawing for things that all look alike, such as books, in the row's own colours; none for those that have pictures or faces. */
export function sign(names: ThingNames, imports: Imports): Markup | undefined {
  const drawn = thingPictures[names.thing.concept ?? '']
  if (!drawn || drawn.includes(' ')) return undefined
  imports.use('@/components/ui/cover', 'Cover')
  return tag('Cover', [`src="picture:${drawn}"`, `seed={${titleOf(names, 'row')}}`, 'className="size-14 shrink-0 rounded-lg"'])
}

/** A tick for things that get done, if they have a field for that. */
export function tick(context: Context, names: ThingNames, imports: Imports): Markup | undefined {
  if (!names.done) return undefined
  const property = propertyOf(names, names.done)
  imports.use('@/components/ui/field', 'Checkbox')
  imports.use(`@/data/${names.slug}`, names.collection)
  return tag('Checkbox', [
    'hideLabel',
    `label={\`${context.say('markDone', { title: `\${${titleOf(names, 'row')}}` })}\`}`,
    `checked={row.${property}}`,
    `onChange={(event) => ${names.collection}.update(row.id, { ${property}: event.target.checked })}`,
  ])
}

/** The rows as lines of a list. */
export const eachLine = (names: ThingNames): Markup =>
  each('rows', 'row', tag(`${names.type}ListItem`, ['key={row.id}', 'row={row}', 'onOpen={onOpen}', 'onEdit={onEdit}']))

/** One line: a tick or a picture, the title, what matters about it, its status. */
export function lineCode(context: Context, names: ThingNames, imports: Imports): string {
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
    titleText(context, names, imports),
  )
  const meta = telling(names, 3, [names.status]).map((field) => small(context, names, field, imports))
  const line = tag(
    'li',
    ['className="flex items-center gap-3.5 px-4 py-3 sm:px-5"'],
    tick(context, names, imports),
    leading(names, imports),
    tag(
      'div',
      ['className="min-w-0 flex-1"'],
      title,
      meta.length > 0 &&
        tag(
          'p',
          ['className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground *:max-w-full *:truncate"'],
          ...meta,
        ),
    ),
    names.status && display(context, names, names.status, 'row', 'card', imports),
    tag('div', ['className="flex shrink-0 max-sm:hidden print:hidden"'], rowButtons),
  )
  return `interface ${names.type}ListItemProps {
  row: ${names.type}
  onOpen: (row: ${names.type}) => void
  onEdit: (row: ${names.type}) => void
}

function ${names.type}ListItem({ row, onOpen, onEdit }: ${names.type}ListItemProps) {
  return (
    ${print(line, 4)}
  )
}
`
}
