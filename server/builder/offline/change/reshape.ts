// Operations that give stored values another shape: another type, one field in parts, several in one. What a person stored before
// is never overwritten: values of a new type are kept under a name of their own, and each collection reads the old ones.
import type { Language } from '#shared/languages.ts'
import { optionLabel } from '../lexicon/lexicon.ts'
import type { Field, FieldType, ProjectModel, Thing } from '../model.ts'
import { isNumber } from '../field-kinds.ts'
import { pruneRules } from '../rules.ts'
import { canShow } from '../understand/plan/plan-views.ts'
import { capitalised } from '../understand/said.ts'
import { sampleValue } from '../understand/samples/sample-value.ts'

export type ReshapeOperation =
  | { op: 'retypeField'; thing: string; field: string; type: FieldType; options?: string[]; unit?: string; concept?: string }
  | { op: 'splitField'; thing: string; field: string; parts: Field[]; by: string }
  | { op: 'mergeFields'; thing: string; fields: string[]; into: Field; by: string }
  | { op: 'moveField'; thing: string; field: string; to: number }
  | { op: 'movePage'; page: string; to: number }

const optionsMax = 12
const yesNo = { en: ['Yes', 'No'], sv: ['Ja', 'Nej'], ja: ['はい', 'いいえ'] }
/** How values of a new type are called beside those of the old one. */
const suffixes: Partial<Record<FieldType, string>> = {
  select: 'Choice',
  bool: 'Tick',
  date: 'Day',
  datetime: 'Moment',
  time: 'Time',
  tags: 'Tags',
  refs: 'Links',
}
const propertyOf = (field: Field) => field.stored ?? field.id
const isText = (type: FieldType) => ['text', 'longtext', 'markdown', 'email', 'phone', 'url'].includes(type)

const isDay = (type: FieldType) => type === 'date' || type === 'datetime'
const mondayOf2024 = 1
/** Monday first, in capitals. */
export const weekdays = (language: Language): string[] =>
  Array.from({ length: 7 }, (_day, at) => {
    const date = new Date(Date.UTC(2024, 0, mondayOf2024 + at))
    return capitalised(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date))
  })

/** Choices from what is there: the distinct values of the sample rows, and one for everything else. */
export function optionsFrom(thing: Thing, field: Field, model: ProjectModel): string[] {
  if (field.type === 'bool') return [...yesNo[model.language]]
  // a day that is chosen is one of the week
  if (isDay(field.type)) return weekdays(model.language)
  const values = thing.rows.map((row) => String(row[field.id] ?? '').trim()).filter(Boolean)
  return [...new Set([...values].slice(0, optionsMax - 1)), optionLabel('Other', model.language)].filter(
    (option, at, all) => all.indexOf(option) === at,
  )
}

function retype(model: ProjectModel, thing: Thing, field: Field, operation: Extract<ReshapeOperation, { op: 'retypeField' }>) {
  const { type, options, unit, concept } = operation
  const was = { type: field.type, property: propertyOf(field), options: field.options, target: field.target }
  const staysReadable = isText(type) || (isNumber(field) && isNumber({ ...field, type }))
  // who may tick several ticks those that could be chosen
  const choices =
    type === 'select' ? (options ?? optionsFrom(thing, field, model)) : type === 'tags' ? (options ?? field.options) : undefined
  for (const key of ['options', 'tones', 'unit', 'formerOptions', 'concept', 'formula', 'target', 'start'] as const)
    delete field[key]
  Object.assign(field, {
    type,
    ...(choices && { options: choices }),
    ...(unit && { unit }),
    ...(concept && { concept }),
    // who may link several still links to the same list
    ...(type === 'refs' && { target: was.target }),
    ...(!staysReadable && {
      stored: `${field.id}${suffixes[type] ?? 'Number'}`,
      origin: { take: 'same', of: type === 'refs' ? `${was.property}Id` : was.property, was: was.type },
    }),
  })
  // where no sample has one of the choices that were named, they show them all
  const isAmong = (value: unknown) => options?.some((option) => option.toLowerCase() === String(value ?? '').toLowerCase())
  const isStrange =
    type === 'select' && isText(was.type) && options !== undefined && !thing.rows.some((row) => isAmong(row[field.id]))
  thing.rows.forEach((row, at) => {
    const isNew = isStrange || (type === 'select' && isDay(was.type))
    const kept = isNew ? undefined : converted(row[field.id], field, was.options)
    row[field.id] = kept ?? sampleValue(field, thing, row, at, thing.rows.length, model)
  })
}

/** A sample value in the new type, or undefined when it says nothing there. */
function converted(value: unknown, field: Field, formerOptions: string[] | undefined): unknown {
  if (field.type === 'refs') return typeof value === 'number' ? [value] : []
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  if (isText(field.type)) return text
  if (isNumber(field)) return typeof value === 'number' ? value : undefined
  if (field.type === 'bool') return typeof value === 'boolean' ? value : formerOptions ? text === formerOptions.at(-1) : undefined
  if (field.type === 'tags') return text ? [text] : []
  if (field.type !== 'select') return undefined
  if (typeof value === 'boolean') return field.options!.at(value ? 0 : -1)
  if (typeof value === 'number' && field.options!.every((option) => /^\d/.test(option))) return nearest(field.options!, value)
  return field.options!.find((option) => option.toLowerCase() === text.toLowerCase()) ?? field.options!.at(-1)
}

/** 50 minutes, of 30, 60 and 90. */
const nearest = (options: readonly string[], value: number): string =>
  options.toSorted((a, b) => Math.abs(Number.parseFloat(a) - value) - Math.abs(Number.parseFloat(b) - value))[0]!

/** The `at`th of `count` parts of a text, as the kit's `part` gives it. */
function partOf(text: string, at: number, count: number, by: string): string {
  const words = text
    .split(by)
    .map((word) => word.trim())
    .filter(Boolean)
  if (by !== ' ') return at < count - 1 ? (words[at] ?? '') : words.slice(at).join(`${by} `)
  if (words.length < 2) return at === 0 ? (words[0] ?? '') : ''
  return at === count - 1 ? words.at(-1)! : at === 0 ? words.slice(0, -(count - 1)).join(' ') : (words.at(at - count) ?? '')
}

function split(thing: Thing, field: Field, { parts, by }: Extract<ReshapeOperation, { op: 'splitField' }>) {
  const whole = propertyOf(field)
  const added = parts.map((part, at): Field => ({
    ...part,
    origin: { take: 'part', of: whole, at, count: parts.length, by: by.trim() || ' ' },
  }))
  for (const row of thing.rows)
    for (const [at, part] of added.entries())
      row[part.id] = partOf(String(row[field.id] ?? ''), at, added.length, by.trim() || ' ')
  const at = thing.fields.indexOf(field)
  if (field.id === thing.titleField) {
    // the whole name still names every row: it is put together from its parts
    field.formula = { kind: 'join', of: added.map((part) => part.id), by }
    delete field.required
    thing.fields.splice(at + 1, 0, ...added)
  } else {
    thing.fields.splice(at, 1, ...added)
    for (const row of thing.rows) delete row[field.id]
  }
}

function merge(thing: Thing, { fields, into, by }: Extract<ReshapeOperation, { op: 'mergeFields' }>) {
  const parts = fields.map((id) => thing.fields.find((field) => field.id === id)!)
  for (const row of thing.rows)
    row[into.id] = parts
      .map((part) => row[part.id])
      .filter(Boolean)
      .join(by)
  // a name that was put together from these parts becomes what is written
  const whole = thing.fields.find(
    (field) => field.formula?.kind === 'join' && field.formula.of.every((id) => fields.includes(id)),
  )
  const origin: Field['origin'] = { take: 'join', of: parts.map(propertyOf), by }
  const at = thing.fields.indexOf(parts[0]!)
  if (whole) {
    delete whole.formula
    Object.assign(whole, { label: into.label, origin })
  } else thing.fields.splice(at, 0, { ...into, origin })
  const gone = new Set(fields)
  if (gone.has(thing.titleField)) thing.titleField = whole?.id ?? into.id
  thing.fields = thing.fields.filter((field) => !gone.has(field.id))
  for (const row of thing.rows) for (const id of gone) delete row[id]
}

/** A page at the first place is the one the project opens with. */
function movePage(model: ProjectModel, id: string, to: number) {
  const page = model.pages.find((each) => each.id === id)!
  const first = model.pages.find((each) => each.path === '/')
  model.pages = model.pages.filter((each) => each !== page)
  model.pages.splice(to, 0, page)
  if (to === 0 && first && first !== page) {
    const taken = new Set(model.pages.map((each) => each.path))
    const free = `/${first.id.toLowerCase()}`
    ;[first.path, page.path] = [page.path !== '/' && taken.has(free) ? page.path : free, '/']
  }
}

export function reshape(model: ProjectModel, operation: ReshapeOperation): void {
  if (operation.op === 'movePage') return movePage(model, operation.page, operation.to)
  const thing = model.things.find((each) => each.id === operation.thing)!
  const field = 'field' in operation ? thing.fields.find((each) => each.id === operation.field) : undefined
  switch (operation.op) {
    case 'retypeField':
      retype(model, thing, field!, operation)
      break
    case 'splitField':
      split(thing, field!, operation)
      break
    case 'mergeFields':
      merge(thing, operation)
      break
    case 'moveField':
      thing.fields = thing.fields.filter((each) => each !== field)
      thing.fields.splice(operation.to, 0, field!)
      break
  }
  pruneRules(model)
  thing.views = thing.views.filter((view) => canShow(thing, view))
  if (!thing.views.length) thing.views = ['table']
}
