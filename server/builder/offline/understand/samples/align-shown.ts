// What a list shows at a touch is there to be seen from the start: two of its samples are so where none is, and one where all are is not.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { alignLimits, fillFromLinks, letWait } from './align-linked.ts'

type Row = Record<string, unknown>
/** Which of the samples are made so. */
const shownAt = [1, 2]
/** Days from today that are in every span around today. */
const today = 0
const daysPast = 4
const shareOfStretch = 0.4

const offsetOf = (value: unknown): number | undefined => {
  const found = /^([+-]\d+)d/.exec(String(value ?? ''))
  return found ? Number(found[1]) : undefined
}
/** The value moved to another day; a time of day stays. */
const on = (value: unknown, offset: number) =>
  `${offset < 0 ? '' : '+'}${offset}d${/\s\d\d:\d\d$/.exec(String(value ?? ''))?.[0] ?? ''}`

function isSo(row: Row, { field, when, than }: Condition): boolean | undefined {
  const value = row[field]
  const offset = offsetOf(value)
  switch (when) {
    case 'is':
    case 'not':
      if (Array.isArray(than)) return than.includes(String(value)) === (when === 'is')
      return ((value ?? '') === than || (typeof than === 'boolean' && Boolean(value) === than)) === (when === 'is')
    case 'past':
      return offset !== undefined && offset < 0
    case 'ahead':
      return offset !== undefined && offset >= 0
    case 'within':
      return offset !== undefined && offset >= 0 && offset <= Number(than)
    case 'ago':
      return offset !== undefined && offset < -Number(than)
    case 'during':
      return offset === today
    default: {
      const limit = isField(than) ? row[than.field] : than
      return when === 'below' ? Number(value) < Number(limit) : Number(value) > Number(limit)
    }
  }
}

const isField = (than: Condition['than']): than is { field: string } => typeof than === 'object' && !Array.isArray(than)

function makeSo(row: Row, { field, when, than }: Condition, about: Field): void {
  const value = row[field]
  const limit = Number(isField(than) ? row[than.field] : than)
  if (when === 'is') row[field] = [than].flat()[0]
  else if (when === 'not') row[field] = about.options?.find((option) => ![than].flat().includes(option)) ?? value
  else if (when === 'past') row[field] = on(value, -daysPast)
  else if (when === 'ahead' || when === 'during') row[field] = on(value, today)
  else if (when === 'within') row[field] = on(value, Math.floor(Number(than) * shareOfStretch))
  else if (when === 'ago') row[field] = on(value, -Number(than) - daysPast)
  else row[field] = when === 'below' ? Math.floor(limit * shareOfStretch) : Math.ceil(limit / shareOfStretch)
}

export function alignShown(model: ProjectModel): void {
  fillFromLinks(model)
  for (const thing of model.things)
    for (const { where } of thing.quickFilters ?? []) {
      for (const condition of where) letWait(model, thing, condition)
      alignRows(thing, where)
    }
  alignLimits(model)
}

function alignRows({ rows, fields }: Thing, where: readonly Condition[]): void {
  const fieldOf = (id: string) => fields.find((field) => field.id === id)
  if (where.some(({ field }) => !fieldOf(field) || fieldOf(field)!.formula)) return
  const isShown = (row: Row) => where.every((condition) => isSo(row, condition))
  if (!rows.some(isShown))
    for (const row of shownAt.map((at) => rows[at]).filter((each) => each !== undefined))
      // the last of several that must not be: none of them undoes another
      for (const condition of where) {
        if (!isSo(row, condition)) makeSo(row, condition, openOf(fieldOf(condition.field)!, where))
        if (condition.than === '') arrivesNow(row, fields)
      }
  const [first] = rows
  const [condition] = where
  if (first && condition?.when === 'is' && rows.length > 1 && rows.every(isShown) && typeof condition.than === 'boolean')
    first[condition.field] = !condition.than
}

/** Who has not left came today, not tomorrow. */
function arrivesNow(row: Row, fields: readonly Field[]): void {
  for (const { id, type } of fields) if (type === 'date' && (offsetOf(row[id]) ?? 0) > today) row[id] = on(row[id], today)
}

/** A choice without those that it must not be. */
const openOf = (field: Field, where: readonly Condition[]): Field => ({
  ...field,
  ...(field.options && {
    options: field.options.filter(
      (option) => !where.some(({ field: id, when, than }) => id === field.id && when === 'not' && than === option),
    ),
  }),
})
