import type { Field } from '../model.ts'
import { doneTest, isToned, optionStem, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { attribute, jsxText, tag, type Imports, type Markup } from './markup.ts'
import { markTone, warningTest } from './warning-lines.ts'

/** Where a value is shown: in the cell of a table, under a title with little room, or beside its label with a lot. */
export type Place = 'cell' | 'card' | 'detail'

/** How one value of a row is shown; it stands out while the row's rules warn about it. */
export function display(context: Context, names: ThingNames, field: Field, row: string, place: Place, imports: Imports): Markup {
  const value = plainDisplay(context, names, field, row, place, imports)
  const stands = row === 'row' && field.type !== 'select'
  const tone = stands ? markTone(context, names, field, imports) : undefined
  if (tone) imports.use('@/components/ui/marks', 'Marked')
  const marked = tone ? tag('Marked', [`tone={${tone}}`], value) : value
  const test = stands ? warningTest(context, names, field, imports) : undefined
  if (!test) return marked
  imports.use('@/components/ui/marks', 'Warned')
  return tag('Warned', [`when={${test}}`], marked)
}

/** A number that is worked out, as it is shown anywhere. */
export function shown(field: Field, value: string, imports: Imports): Markup {
  if (field.type === 'text') return `{${value} || '–'}`
  if (field.type === 'date') return formatted(imports, 'formatDate', value)
  const decimals = decimalsOf(field)
  if (field.type === 'money') return formatted(imports, 'formatMoney', value + decimals)
  const number = formatted(imports, 'formatNumber', value + decimals)
  if (field.type === 'percent') return `${number} %`
  return field.unit ? `${number} ${jsxText(field.unit)}` : number
}

const decimalsOf = ({ decimals }: Field) => (decimals === undefined ? '' : `, ${decimals}`)

function plainDisplay(context: Context, names: ThingNames, field: Field, row: string, place: Place, imports: Imports): Markup {
  const value = `${row}.${propertyOf(names, field)}`
  if (field.formula?.kind === 'age' || field.formula?.kind === 'daysLeft') {
    // without its date it says nothing
    const date = names.thing.fields.find(({ id }) => id === (field.formula as { of: string }).of)!
    imports.use('@/lib/format', 'formatNumber')
    const unit = field.unit ? ` ${field.unit}` : ''
    return `{${row}.${propertyOf(names, date)} ? \`\${formatNumber(${value})}${unit}\` : '–'}`
  }
  switch (field.type) {
    case 'select':
      // colour is for what calls for attention; a table full of it says nothing
      if (field !== names.status && !isToned(field) && !/priority/i.test(field.concept ?? field.id)) return `{${value}}`
      imports.use('@/components/ui/marks', 'Badge')
      imports.use(`@/data/${names.slug}`, `${optionStem(names, field)}Tones`)
      return tag('Badge', [`tone={${optionStem(names, field)}Tones[${value}]}`], `{${value}}`)
    case 'tags':
      imports.use('@/components/ui/marks', 'Tags')
      return tag('Tags', [`tags={${value}}`])
    case 'date': {
      if (
        field !== names.due &&
        !names.thing.warnings?.some(({ field: of, when }) => of === field.id && (when === 'past' || when === 'within'))
      )
        return formatted(imports, 'formatDate', value)
      imports.use('@/components/ui/marks', 'DueDate')
      const done = doneTest(names, row)
      return tag('DueDate', [`day={${value}}`, done && `done={${done}}`])
    }
    case 'datetime':
      return formatted(imports, 'formatDateTime', value)
    case 'money':
      return formatted(imports, 'formatMoney', value + decimalsOf(field))
    case 'percent':
      if (place !== 'card' && /progress|complete/i.test(field.concept ?? field.id)) {
        imports.use('@/components/ui/marks', 'Progress')
        return tag('Progress', [`value={${value}}`, `label=${attribute(field.label)}`])
      }
      return `${formatted(imports, 'formatNumber', value + decimalsOf(field))} %`
    case 'int':
    case 'number': {
      const number = /year/i.test(field.concept ?? field.id)
        ? `{${value}}`
        : formatted(imports, 'formatNumber', value + decimalsOf(field))
      return field.unit ? `${number} ${jsxText(field.unit)}` : number
    }
    case 'rating':
      imports.use('@/components/ui/marks', 'Rating')
      return tag('Rating', [`value={${value}}`])
    case 'bool':
      return `{${value} ? ${attributeValue(context.say('yes'))} : ${attributeValue(context.say('no'))}}`
    case 'ref':
      return `{${referenced(context, names, field, row, imports)}}`
    case 'refs': {
      const target = thingOf(context, field.target)
      imports.use(`@/data/${target.slug}`, target.collection)
      const list = `${value}.map((id) => ${titleOf(target, `${target.collection}.find(id)?`)}).filter(Boolean)`
      return place === 'detail' ? `{${list}.join(', ') || '–'}` : `{${list}.slice(0, 3).join(', ')}`
    }
    case 'email':
      return tag('a', [`href={\`mailto:\${${value}}\`}`, linkClass], `{${value}}`)
    case 'phone':
      return tag('a', [`href={\`tel:\${${value}}\`}`, `className="relative whitespace-nowrap hover:underline"`], `{${value}}`)
    case 'url':
      return tag(
        'a',
        [`href={${value}}`, 'target="_blank"', 'rel="noreferrer"', linkClass],
        `{${value}.replace(/^https?:\\/\\//, '')}`,
      )
    case 'markdown':
      imports.use('@/lib/markdown', 'Markdown')
      return tag('Markdown', [`text={${value}}`])
    case 'longtext':
      return place === 'detail' ? tag('p', ['className="whitespace-pre-line"'], `{${value} || '–'}`) : `{${value}}`
    case 'image':
      imports.use('@/components/ui/cover', 'Cover')
      return tag('Cover', [`src={${value}}`, `seed={${titleOf(names, row)}}`, 'className="aspect-video w-full rounded-lg"'])
    default:
      return place === 'card' ? `{${value}}` : `{${value} || '–'}`
  }
}

const linkClass = 'className="relative wrap-anywhere hover:underline"'

const attributeValue = (text: string) => `'${text.replaceAll("'", "\\'")}'`

function formatted(imports: Imports, format: string, value: string): string {
  imports.use('@/lib/format', format)
  return `{${format}(${value})}`
}

/** An expression for the title of the row that a reference points to. */
export function referenced(context: Context, names: ThingNames, field: Field, row: string, imports: Imports): string {
  const target = thingOf(context, field.target)
  imports.use(`@/data/${target.slug}`, target.collection)
  return `${titleOf(target, `${target.collection}.find(${row}.${propertyOf(names, field)})?`)} ?? '–'`
}

/** An expression for a value as plain text, for search and CSV. */
export function plainText(context: Context, names: ThingNames, field: Field, row: string, imports: Imports): string {
  const value = `${row}.${propertyOf(names, field)}`
  if (field.type === 'tags') return `${value}.join(' ')`
  if (field.type === 'ref') return referenced(context, names, field, row, imports).replace("'–'", "''")
  if (field.type === 'refs') {
    const target = thingOf(context, field.target)
    imports.use(`@/data/${target.slug}`, target.collection)
    return `${value}.map((id) => ${titleOf(target, `${target.collection}.find(id)?`)}).join(', ')`
  }
  return value
}
