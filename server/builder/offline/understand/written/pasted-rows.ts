// The records below a pasted header row are the list's own: they stand in it, each value as it was pasted, in place of made-up ones. What no
// column tells is empty.
import type { Language } from '#shared/languages.ts'
import type { Field, Thing } from '../../model.ts'
import { holds, isSame } from '../learned/same-names.ts'
import { freeId } from '../plan/plan-things.ts'
import { capitalised, idOf } from '../said.ts'
import { amountIn } from './amount-in.ts'
import type { Table } from './header-rows.ts'

/** So many of a header's cells are fields of the list whose records they are. */
const fieldsFrom = 0.6
/** More choices than these are none. */
const optionsMax = 12
/** A reference to none. */
const noRow = -1
const yes = /^(?:yes|y|true|x|✓|✔|☑|1|ja|j|はい|有|あり|済|○|◯)$/iu
const no = /^(?:no|n|false|0|nej|いいえ|無|なし|未|×|-)$/iu
const plainNumber = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/u
const isoDate = /^(\d{4})[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12]\d|3[01])$/u

export type Pasted = { many: string; count: number }

/** Puts the records of pasted tables into the lists they are of; how many went into which. Their fields get the types that hold all values. */
export function putPasted(things: readonly Thing[], tables: readonly Table[], language: Language): Pasted[] {
  return tables.flatMap(({ header, records }) => {
    const names = header.cells.map((cell) => cell.text.replace(/\s*(?:[（(][^）)]*[）)]|[?？])$/u, ''))
    const known = (thing: Thing) => names.filter((name) => fieldFor(name, thing, thing.fields, language)).length
    const [thing] = things.filter(({ rows }) => !rows.length).toSorted((one, other) => known(other) - known(one))
    if (!records.length || !thing || known(thing) < names.length * fieldsFrom) return []
    const fields = columnsOf(thing, names, language)
    fields.forEach((field, at) => {
      if (field.id !== thing.titleField || field.why !== 'said') field.label = capitalised(names[at]!)
      if (field.id !== thing.titleField)
        suit(field, records.map(({ values }) => values[at]).filter(Boolean) as string[], things, language)
    })
    thing.rows = records.map(({ values }) =>
      Object.fromEntries(
        thing.fields.map((field) => {
          const cell = values[fields.indexOf(field)]
          return [field.id, (cell ? valueOf(cell, field, things, language) : undefined) ?? (field.target ? noRow : undefined)]
        }),
      ),
    )
    return [{ many: thing.many, count: thing.rows.length }]
  })
}

/** "Plant", of a list of plants, is what each is called; "Size (yd)" and "Skip no." are the size and the skip number. */
function fieldFor(name: string, { one, titleField }: Thing, free: readonly Field[], language: Language): Field | undefined {
  const alike = name.replace(/(?<= )no\.?$/iu, 'number')
  return (
    free.find(({ label }) => isSame(label, alike, language)) ??
    (isSame(one, name, language) ? free.find(({ id }) => id === titleField) : undefined) ??
    free.find(({ label }) => holds(label, alike))
  )
}

/** The field of each column, each once; a column that no field was read of gets one. */
function columnsOf(thing: Thing, names: readonly string[], language: Language): Field[] {
  const columns: Field[] = []
  for (const name of names) {
    const free = thing.fields.filter((field) => !columns.includes(field))
    const field = fieldFor(name, thing, free, language) ?? {
      id: freeId(idOf(name), new Set(thing.fields.map(({ id }) => id)), 'field'),
      label: capitalised(name),
      type: 'text',
      why: 'said',
    }
    if (!thing.fields.includes(field)) thing.fields.push(field)
    columns.push(field)
  }
  return columns
}

/** The field gets a type that holds all of a column's values: what was guessed by its name gives way to what is there, and text holds all. */
function suit(field: Field, told: readonly string[], things: readonly Thing[], language: Language): void {
  if (!told.length) return
  if (field.type === 'select') heedChoices(field, told)
  if (field.type === 'text' || field.type === 'date') {
    if (told.every((value) => yes.test(value) || no.test(value))) become(field, 'bool')
    else if (told.every((value) => isoDate.test(value))) field.type = 'date'
    else if (field.type === 'text' && told.every((value) => plainNumber.test(value))) field.type = 'number'
  }
  if (told.some((value) => valueOf(value, field, things, language) === undefined)) become(field, 'text')
}

/** Choices of which none occurs were made up; of others what occurs is one more. */
function heedChoices(field: Field, told: readonly string[]): void {
  const options = field.options ?? []
  const fresh = [...new Set(told.map(capitalised))].filter((value) => !choiceOf(value, field))
  const isMadeUp = told.every((value) => !choiceOf(value, field))
  if (isMadeUp && told.every((value) => plainNumber.test(value))) become(field, 'number')
  else if (options.length + fresh.length <= optionsMax) field.options = isMadeUp ? fresh : [...options, ...fresh]
}

const choiceOf = (value: string, { options }: Field): string | undefined =>
  options?.find((option) => option.toLowerCase() === value.toLowerCase())

/** Of its kind before nothing is left. */
function become(field: Field, type: Field['type']): void {
  field.type = type
  delete field.concept
  delete field.options
  delete field.target
  if (type === 'text') delete field.unit
}

/** What a cell says as a value of the field; undefined where its type cannot hold it. */
function valueOf(cell: string, field: Field, things: readonly Thing[], language: Language): unknown {
  switch (field.type) {
    case 'int':
    case 'rating': {
      const amount = amountIn(cell, language)
      return Number.isInteger(amount) ? amount : undefined
    }
    case 'number':
    case 'money':
    case 'percent':
      return amountIn(cell, language)
    case 'bool':
      return yes.test(cell) ? true : no.test(cell) ? false : undefined
    case 'date': {
      const [, year, month = '', day = ''] = isoDate.exec(cell) ?? []
      return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    }
    case 'time':
      return /^\d{1,2}[:.]\d{2}$/u.test(cell) ? cell.replace('.', ':').padStart('00:00'.length, '0') : undefined
    case 'select':
      return choiceOf(cell, field)
    case 'ref': {
      const target = things.find(({ id }) => id === field.target)
      const place = target?.rows.findIndex((row) => String(row[target.titleField]).toLowerCase() === cell.toLowerCase()) ?? noRow
      return place === noRow ? undefined : place
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
