// What a collection page has when its thing asks for it: groups, what calls for attention, and reading a CSV file.
import { optionLabel } from '../lexicon/lexicon.ts'
import type { Field } from '../model.ts'
import { canHead } from '../field-kinds.ts'
import { isNumeric, optionsOf, optionStem, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { referenced } from './field-display.ts'
import { isWorked } from './formula-lines.ts'
import { key, quote, render, tag, type Imports, type Markup } from './markup.ts'
import { pascal } from './names.ts'
import { wholeViews } from './sorting.ts'
import { reasonsName, warns } from './warning-lines.ts'

/** The field that lists are divided by. */
export function groupOf(names: ThingNames): Field | undefined {
  const field = names.thing.fields.find(({ id }) => id === names.thing.group)
  return canHead(field) ? field : undefined
}

/** The element of a view under a heading for each group. `element` shows `group`. */
export function grouped(context: Context, names: ThingNames, rows: string, element: Markup, imports: Imports): Markup {
  const field = groupOf(names)!
  imports.use('@/components/blocks/groups', 'Groups')
  const value = `row.${propertyOf(names, field)}`
  const group =
    field.type === 'ref'
      ? referenced(context, names, field, 'row', imports)
      : field.type === 'bool'
        ? `${value} ? ${quote(`${field.label}: ${context.say('yes')}`)} : ${quote(`${field.label}: ${context.say('no')}`)}`
        : field.type === 'date'
          ? `formatDate(${value})`
          : value
  if (field.type === 'date') imports.use('@/lib/format', 'formatDate')
  if (field.type === 'select') imports.use(`@/data/${names.slug}`, `${optionStem(names, field)}Options`)
  return tag(
    'Groups',
    [`rows={${rows}}`, `groupOf={(row) => ${group}}`, field.type === 'select' && `order={${optionStem(names, field)}Options}`],
    render('group', element),
  )
}

/** The rows that something is wrong with; `rows` is the expression for all of them. */
export function attention(names: ThingNames, onOpen: string, imports: Imports, rows = 'rows'): Markup | false {
  if (!warns(names)) return false
  imports.use('@/components/blocks/attention', 'Attention')
  imports.use(`@/data/${names.slug}`, reasonsName(names))
  return tag('Attention', [
    `rows={${rows}}`,
    `reasonsOf={${reasonsName(names)}}`,
    `titleOf={(row) => ${titleOf(names, 'row')}}`,
    `onOpen={${onOpen}}`,
  ])
}

const sharesMin = 2
const sharesMax = 6

/** The choice whose shares stand over the list: where no board, calendar or dashboard tells of it already. */
export function sharesOf({ model }: Context, names: ThingNames): Field | undefined {
  const { status, thing } = names
  const told = model.pages.some(({ kind }) => kind === 'dashboard') || wholeViews.some((view) => view === thing.views[0])
  if (told || status === undefined || status.hidden) return undefined
  const options = optionsOf(status)
  // "standard" against "other" says nothing
  const isPlain = options[0] === optionLabel('Standard', model.language)
  return isPlain || options.length < sharesMin || options.length > sharesMax ? undefined : status
}

export function shares(context: Context, names: ThingNames, filters: readonly Field[], imports: Imports): Markup | false {
  const field = sharesOf(context, names)
  if (!field || !filters.includes(field)) return false
  const stem = optionStem(names, field)
  imports.use('@/components/blocks/share-bar', 'ShareBar')
  imports.use(`@/data/${names.slug}`, `${stem}Options`, `${stem}Tones`)
  return tag('ShareBar', [
    `options={${stem}Options}`,
    `toneOf={${stem}Tones}`,
    `values={rows.map((row) => row.${propertyOf(names, field)})}`,
    `chosen={${field.id}Filter}`,
    `onChoose={set${pascal(field.id)}Filter}`,
  ])
}

/** The button that adds the lines of a CSV file. Headings are the labels of the fields, as the export writes them. */
export function importButton(context: Context, imports: Imports): Markup | false {
  if (!context.model.features.csvImport) return false
  imports.use('@/components/blocks/import-button', 'ImportButton')
  return '<ImportButton onLines={importLines} />'
}

export function importFunction(context: Context, names: ThingNames, imports: Imports): string {
  if (!context.model.features.csvImport) return ''
  imports.use(`@/data/${names.slug}`, `empty${names.type}`)
  const title = `line[${quote(names.title.label)}]`
  const fields = names.thing.fields.filter((field) => !isWorked(field) && field.type !== 'image')
  const values = fields.map((field) => `      ${key(propertyOf(names, field))}: ${fromCell(context, names, field, imports)},`)
  const isNamed = isWorked(names.title)
    ? fields
        .map((field) => `line[${quote(field.label)}]`)
        .slice(0, 2)
        .join(' || ')
    : title
  return `
  function importLines(lines: Record<string, string>[]) {
    const named = lines.filter((line) => ${isNamed}).toReversed()
    for (const line of named)
      ${names.collection}.add({
        ...empty${names.type}(),
${values.map((line) => `  ${line}`).join('\n')}
      })
    return named.length
  }
`
}

/** An expression for a field's value from the text of a cell. */
function fromCell(context: Context, names: ThingNames, field: Field, imports: Imports): string {
  const cell = `line[${quote(field.label)}]`
  const read = (module: string, name: string, ...values: string[]) => {
    imports.use(`@/lib/${module}`, name)
    return `${name}(${values.join(', ')})`
  }
  if (isNumeric(field)) return read('store', 'number', cell)
  switch (field.type) {
    case 'bool':
      return read('convert', 'yes', cell)
    case 'select': {
      const options = `${optionStem(names, field)}Options`
      imports.use(`@/data/${names.slug}`, options)
      return optionsOf(field).length > 0 ? read('store', 'oneOf', options, cell) : "''"
    }
    case 'tags':
      return `${cell}?.split(/[\\s,]+/).filter(Boolean) ?? []`
    case 'ref':
    case 'refs': {
      const target = thingOf(context, field.target)
      imports.use(`@/data/${target.slug}`, target.collection)
      if (field.type === 'ref')
        return `${target.collection}.all().find((other) => ${titleOf(target, 'other')} === ${cell})?.id ?? ''`
      return `${target.collection}\n          .all()\n          .filter((other) => ${cell}?.split(', ').includes(${titleOf(target, 'other')}))\n          .map(({ id }) => id)`
    }
    default:
      return read('store', 'text', cell)
  }
}
