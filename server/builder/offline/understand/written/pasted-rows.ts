// The records below a pasted header row are the list's own: they stand in it from the start, in place of made-up ones.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { holds, isSame } from '../learned/same-names.ts'
import { freeId } from '../plan/plan-things.ts'
import { capitalised, idOf } from '../said.ts'
import { tablesIn } from './header-rows.ts'

/** So many of a header's cells are fields of the list whose records they are. */
const fieldsFrom = 0.6
const rowsMax = 200
const optionsMax = 12
const yes = /^(?:yes|y|true|x|✓|✔|☑|1|ja|j|はい|有|あり|済|○|◯)$/iu
const no = /^(?:no|n|false|0|nej|いいえ|無|なし|未|×|-)$/iu
const plainNumber = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/u
const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u

/** Puts the records of pasted tables into the lists they are of; how many went into which. */
export function putPasted(model: ProjectModel, text: string, language: Language): { thing: Thing; count: number }[] {
  return tablesIn(text, language).flatMap(({ header, records }) => {
    const names = header.cells.map((cell) => cell.text.replace(/\s*(?:[（(][^）)]*[）)]|[?？])$/u, ''))
    const [thing] = model.things.toSorted((one, other) => countIn(other, names, language) - countIn(one, names, language))
    if (!thing || countIn(thing, names, language) < names.length * fieldsFrom || !records.length) return []
    const values = records.slice(0, rowsMax).map((record) => record.values)
    const fields = columnsOf(thing, names, language)
    names.forEach((name, at) => {
      const field = fields[at]!
      const isTitle = field.id === thing.titleField
      if (!isTitle || field.why !== 'said') field.label = capitalised(name)
      if (!isTitle)
        heedValues(
          field,
          values.map((each) => each[at] ?? ''),
        )
    })
    const made = thing.rows
    thing.rows = values.map((record, at) => rowOf(record, fields, { ...made[at % made.length] }, model))
    holdPlaces(model, thing)
    return [{ thing, count: thing.rows.length }]
  })
}

/** "Plant", of a list of plants, is what each is called; "Size (yd)" and "Skip no." are the size and the skip number. */
function fieldFor(
  name: string,
  { one, titleField, fields }: Thing,
  free: readonly Field[],
  language: Language,
): Field | undefined {
  const alike = name.replace(/(?<= )no\.?$/iu, 'number')
  return (
    free.find(({ label }) => isSame(label, alike, language)) ??
    (isSame(one, name, language) ? fields.find(({ id }) => id === titleField) : undefined) ??
    free.find(({ label }) => holds(label, alike))
  )
}

const countIn = (thing: Thing, names: readonly string[], language: Language): number =>
  names.filter((name) => fieldFor(name, thing, thing.fields, language)).length

/** The field of each column, each once; a column that no field was read of gets one. */
function columnsOf(thing: Thing, names: readonly string[], language: Language): Field[] {
  const taken = new Set<Field>()
  return names.map((name) => {
    const free = thing.fields.filter((field) => !taken.has(field))
    const found = fieldFor(name, thing, free, language)
    const field: Field =
      found && !taken.has(found)
        ? found
        : {
            id: freeId(idOf(name), new Set(thing.fields.map(({ id }) => id)), 'field'),
            label: capitalised(name),
            type: 'text',
            why: 'said',
          }
    if (!thing.fields.includes(field)) thing.fields.push(field)
    taken.add(field)
    return field
  })
}

/** A column of nothing but yes and no is ticked, one of nothing but numbers counted; choices of which none occurs were made up. */
function heedValues(field: Field, values: readonly string[]): void {
  const told = values.filter(Boolean)
  if (
    field.type === 'select' &&
    !told.some((value) => field.options?.some((option) => option.toLowerCase() === value.toLowerCase()))
  ) {
    const options = [...new Set(told.map(capitalised))]
    if (told.length && told.every((value) => plainNumber.test(value))) delete Object.assign(field, { type: 'number' }).options
    else if (options.length && options.length <= optionsMax) field.options = options
  }
  if (!told.length || (field.type !== 'text' && field.type !== 'date')) return
  if (told.every((value) => yes.test(value) || no.test(value))) {
    field.type = 'bool'
    delete field.concept
  } else if (field.type === 'text' && told.every((value) => plainNumber.test(value))) field.type = 'number'
  else if (told.every((value) => isoDate.test(value))) field.type = 'date'
}

/** Whatever pointed to a made-up row points to one that is there. */
function holdPlaces(model: ProjectModel, { id, rows }: Thing): void {
  for (const each of model.things)
    for (const field of each.fields.filter(({ target }) => target === id))
      for (const row of each.rows) {
        const value = row[field.id]
        row[field.id] = Array.isArray(value)
          ? [...new Set(value.map((place) => Number(place) % rows.length))]
          : (Number(value) || 0) % rows.length
      }
}

/** A record's values by their columns; what no column tells stays as it was made up. */
function rowOf(
  values: readonly string[],
  fields: readonly (Field | undefined)[],
  row: Record<string, unknown>,
  model: ProjectModel,
): Record<string, unknown> {
  fields.forEach((field, at) => {
    const value = field && valueOf(values[at] ?? '', field, model)
    if (field && value !== undefined) row[field.id] = value
  })
  return row
}

/** "1,299.50", "1 299,50", "8 500 kr": a comma parts thousands but in Swedish, a point only where several do or a comma follows. */
function amountIn(cell: string, language: Language): number | undefined {
  const said = /-?\d[\d\s.,]*/u
    .exec(cell)?.[0]
    .replaceAll(/\s/gu, '')
    .replace(/[.,]+$/u, '')
  if (said === undefined) return undefined
  const commas = language === 'sv' ? /^-?\d{1,3}(?:,\d{3}){2,}$/u : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u
  const points = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/u
  const plain = commas.test(said) ? said.replaceAll(',', '') : points.test(said) ? said.replaceAll('.', '') : said
  const amount = Number(plain.replace(',', '.'))
  return Number.isNaN(amount) ? undefined : amount
}

/** What a cell says as a value of the field; undefined where it is none. */
function valueOf(cell: string, field: Field, model: ProjectModel): unknown {
  switch (field.type) {
    case 'int':
    case 'number':
    case 'money':
    case 'percent':
    case 'rating': {
      const amount = amountIn(cell, model.language)
      return amount !== undefined && (field.type === 'int' || field.type === 'rating') ? Math.round(amount) : amount
    }
    case 'bool':
      return yes.test(cell)
    case 'date': {
      const [, year, month = '', day = ''] = isoDate.exec(cell) ?? []
      return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    }
    case 'time':
      return /^\d{1,2}[:.]\d{2}$/u.test(cell) ? cell.replace('.', ':').padStart('00:00'.length, '0') : undefined
    case 'select': {
      const options = field.options ?? []
      const known = options.find((option) => option.toLowerCase() === cell.toLowerCase())
      if (known || !cell || options.length >= optionsMax) return known
      field.options = [...options, capitalised(cell)]
      return capitalised(cell)
    }
    case 'ref': {
      const target = model.things.find(({ id }) => id === field.target)
      const place = target?.rows.findIndex((row) => String(row[target.titleField]).toLowerCase() === cell.toLowerCase()) ?? -1
      return place < 0 ? undefined : place
    }
    case 'tags':
      return cell.split(/\s*[,、]\s*/u).filter(Boolean)
    case 'refs':
    case 'datetime':
    case 'image':
      return undefined
    default:
      return cell
  }
}
