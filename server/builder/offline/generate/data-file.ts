import { type Field, rowNumber, type Thing } from '../model.ts'
import {
  isNumeric,
  isSeveral,
  optionsOf,
  optionStem,
  optionTone,
  propertyOf,
  thingOf,
  type Context,
  type ThingNames,
} from './context.ts'
import { createImports, key, object, quote, templateText, type Imports } from './markup.ts'
import { pascal } from './names.ts'
import { formulaLines, isWorked, sourcesOf, upgradeBody, upgradeName, workedFields } from './formula-lines.ts'
import { limitLines } from './limit-lines.ts'
import { isSorted, sortingLines } from './sorting.ts'
import { rowsOfChoices, storedValue } from './stored-value.ts'
import { warningLines } from './warning-lines.ts'

/** `src/data/<things>.ts`: the options, the type of a row, sample rows and the collection, and of the rest what is in `asked`. */
export function writeDataFile(context: Context, names: ThingNames, asked: Set<string>): void {
  const { type, collection, thing } = names
  const imports = createImports()
  imports.use('@/lib/store', 'createCollection', 'type Draft', 'type Row', 'type Stored')
  const options = thing.fields
    .filter((field) => field.type === 'select' || isSeveral(field))
    .map((field) => optionLines(context, names, field, imports, asked))
  options.push(...thing.fields.flatMap((field) => placesOf(context, names, field)))
  const stored = thing.fields.filter((field) => !isWorked(field))
  const readers = stored.map((field) => `${propertyOf(names, field)}: ${reader(names, field, imports)},`)
  const formulas = formulaLines(context, names, imports)
  const worked = workedFields(names).map((field) => quote(propertyOf(names, field)))
  const sources = sourcesOf(context, names)
  const rows = thing.rows.map((row) => sampleRow(context, names, row, imports))
  const upgrade = upgradeName(names)
  const empty = asked.has(`empty${type}`) ? emptyLines(names, imports) : ''
  const sorting = isSorted(context, names) ? sortingLines(names, imports) : ''
  const warnings = warningLines(context, names, imports)
  const limits = limitLines(context, names, imports, asked)
  const draft = worked.length > 0 ? `Omit<Draft<${type}>, ${worked.join(' | ')}>` : `Draft<${type}>`
  context.files[`src/data/${names.slug}.ts`] = `@imports

${options.map((lines) => `${lines}\n\n`).join('')}export interface ${type} extends Row {
${thing.fields.map((field) => `  ${propertyOf(names, field)}: ${valueType(names, field)}`).join('\n')}
}

const samples = (): ${hasNumbers(thing) ? `(${draft} & Pick<Row, 'id'>)` : draft}[] => [${rows.length > 0 ? `\n${rows.join('\n')}\n` : ''}]

${formulas}/** Makes a row that an earlier version stored fit the fields of today${worked.length > 0 ? ', and works out what follows from them' : ''}. */
${asked.has(upgrade) && upgrade !== 'upgrade' ? 'export ' : ''}const ${upgrade} = (stored: Stored): Draft<${type}> => ${upgradeBody(names, readers)}

export const ${collection} = createCollection<${type}>('${thing.id}', samples, ${upgrade}${sources.length > 0 ? `, [${sources.join(', ')}]` : ''})
${empty}${sorting}${warnings}${limits}`.replace('@imports', () => imports.print())
}

function optionLines(context: Context, names: ThingNames, field: Field, imports: Imports, asked: Set<string>): string {
  const stem = optionStem(names, field)
  const type = pascal(stem)
  if (isSeveral(field)) return `export const ${stem}Options = [${optionsOf(field).map(quote).join(', ')}]`
  const tones = optionsOf(field).map((option) => `${key(option)}: '${optionTone(context, field, option)}'`)
  const former = Object.entries(field.formerOptions ?? {}).filter(([, now]) => optionsOf(field).includes(now))
  const isToned = asked.has(`${stem}Tones`)
  const toned = `export const ${stem}Tones: Record<${type}, Tone> = `
  const declare = (name: string) => (asked.has(name) ? 'export ' : '')
  if (isToned) imports.use('@/components/ui/marks', 'type Tone')
  return [
    `${declare(`${stem}Options`)}const ${stem}Options = [${optionsOf(field).map(quote).join(', ')}] as const`,
    `${declare(type)}type ${type} = (typeof ${stem}Options)[number]`,
    ...(isToned ? [`${toned}${object(tones, toned.length)}`] : []),
    ...(former.length > 0
      ? [
          `const ${stem}Renamed: Record<string, ${type}> = { ${former.map(([was, now]) => `${key(was)}: ${quote(now)}`).join(', ')} }`,
        ]
      : []),
  ].join('\n')
}

/** The rows that stand for what could be chosen before the choice became a list. */
function placesOf(context: Context, names: ThingNames, field: Field): string[] {
  if (field.origin?.take !== 'row') return []
  const rows = Object.entries(field.origin.places).flatMap(([choice, at]) => {
    const row = sampleId(context, field, at)
    return row ? [`${key(choice)}: ${quote(row)}`] : []
  })
  const declared = `const ${rowsOfChoices(names, field)}: Record<string, string> = `
  return [`${declared}${object(rows, declared.length)}`]
}

export function valueType(names: ThingNames, field: Field): string {
  if (isNumeric(field)) return 'number'
  if (field.type === 'bool') return 'boolean'
  if (field.type === 'tags' || field.type === 'refs') return 'string[]'
  return field.type === 'select' ? pascal(optionStem(names, field)) : 'string'
}

function reader(names: ThingNames, field: Field, imports: Imports): string {
  const special = storedValue(names, field, imports)
  if (special) return special
  const value = `stored.${propertyOf(names, field)}`
  if (field.type === 'select') {
    imports.use('@/lib/store', 'oneOf')
    const stem = optionStem(names, field)
    const renamed = Object.values(field.formerOptions ?? {}).some((now) => optionsOf(field).includes(now))
    return `oneOf(${stem}Options, ${value}${renamed ? `, ${stem}Renamed` : ''})`
  }
  const read = isNumeric(field)
    ? 'number'
    : field.type === 'bool'
      ? 'flag'
      : valueType(names, field) === 'string[]'
        ? 'texts'
        : 'text'
  imports.use('@/lib/store', read)
  return `${read}(${value})`
}

/** Dates that are today for most new rows. */
const startsToday = ['date', 'startDate', 'publishedAt', 'issueDate', 'orderDate', 'visitDate', 'joinedDate', 'appliedDate']

/** What a form starts with. */
function emptyLines(names: ThingNames, imports: Imports): string {
  const [upgrade, start] = [upgradeName(names), startValues(names, imports)]
  const value = start ? `({ ...${upgrade}({}), ${start} })` : `${upgrade}({})`
  return `\nexport const empty${names.type} = (): Draft<${names.type}> => ${value}\n`
}

function startValues(names: ThingNames, imports: Imports): string {
  return names.thing.fields
    .filter(
      (field) =>
        !isWorked(field) &&
        (field.start !== undefined ||
          (field.type === 'date' &&
            (startsToday.includes(field.concept ?? field.id) || (field === names.day && field.required)))),
    )
    .map((field) => {
      const ahead = field.type === 'date' && /^\+(\d+)d$/.exec(String(field.start))?.[1]
      if (ahead) {
        imports.use('@/lib/dates', 'daysFromNow')
        return `${propertyOf(names, field)}: daysFromNow(${ahead})`
      }
      if (field.start !== undefined && field.start !== 'today')
        return `${propertyOf(names, field)}: ${startValue(field, field.start)}`
      imports.use('@/lib/dates', 'today')
      return `${propertyOf(names, field)}: today()`
    })
    .join(', ')
}

/** A start value that does not fit its field's type says nothing. */
function startValue(field: Field, start: NonNullable<Field['start']>): string {
  if (isNumeric(field)) return String(Number(start) || 0)
  if (field.type === 'bool') return String(start === true)
  if (field.type === 'select') return quote(optionsOf(field).find((option) => option === start) ?? optionsOf(field)[0]!)
  return field.type === 'tags' || field.type === 'refs' ? '[]' : quote(String(start))
}

const sampleRow = (context: Context, names: ThingNames, row: Record<string, unknown>, imports: Imports) =>
  `  { ${hasNumbers(names.thing) ? `id: ${quote(sampleIdOf(names.thing, names.thing.rows.indexOf(row)))}, ` : ''}${names.thing.fields
    .filter((field) => !isWorked(field))
    .map((field) => `${propertyOf(names, field)}: ${sampleValue(context, field, row[field.id], imports)}`)
    .join(', ')} },`

function sampleValue(context: Context, field: Field, value: unknown, imports: Imports): string {
  if (isNumeric(field)) return String(Number(value) || 0)
  switch (field.type) {
    case 'bool':
      return String(value === true)
    case 'select':
      return quote(optionsOf(field).find((option) => option === value) ?? optionsOf(field)[0]!)
    case 'tags':
      return `[${(Array.isArray(value) ? value : []).map((tag) => quote(String(tag))).join(', ')}]`
    case 'ref':
      return quote(sampleId(context, field, value))
    case 'refs':
      return `[${(Array.isArray(value) ? value : []).map((index) => quote(sampleId(context, field, index))).join(', ')}]`
    case 'date':
    case 'datetime':
      return sampleDay(field, String(value ?? ''), imports)
    default: {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      return text.includes('\n') ? `\`${templateText(text)}\`` : quote(text)
    }
  }
}

/** Sample rows get the ids `customer-1`, `customer-2` … in their order, and keep them when one before them is gone. */
const sampleIdOf = ({ id, rows }: Thing, at: number) => `${id}-${Number(rows[at]![rowNumber] ?? at + 1)}`
const hasNumbers = ({ rows }: Thing) => rows.some((row, at) => (row[rowNumber] ?? at + 1) !== at + 1)

/** A model counts rows from 0. */
function sampleId(context: Context, field: Field, index: unknown): string {
  const { thing } = thingOf(context, field.target)
  return typeof index === 'number' && index >= 0 && index < thing.rows.length ? sampleIdOf(thing, index) : ''
}

function sampleDay(field: Field, value: string, imports: Imports): string {
  const relative = /^([+-]?\d+)d(?:[T ](\d\d:\d\d))?$/.exec(value)
  if (!relative) return quote(value)
  imports.use('@/lib/dates', 'daysFromNow')
  const day = `daysFromNow(${Number(relative[1])})`
  return field.type === 'datetime' ? `\`\${${day}}T${relative[2] ?? '09:00'}\`` : day
}
