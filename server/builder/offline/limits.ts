// Limits of a list: how many of its rows may hold the same, at all or at the same time. "No double bookings", "at most six people per
// shift", "until the hall is full". Like the other rules they are optional, and a change that takes their fields takes them away.
import { z } from 'zod'
import { fieldOf } from './field-kinds.ts'
import type { Field, ProjectModel, Thing } from './model.ts'

const id = z.string().regex(/^[a-z][A-Za-z0-9]*$/)
const byMax = 4

export const limitSchema = z.object({
  /** the fields in which such rows are alike: who, what, on which day; none where only the time counts */
  by: z.array(id).max(byMax),
  /** they count only while their times overlap: until another field, or for so long; without an end a row goes on */
  during: z.union([z.object({ from: id, until: id }), z.object({ from: id, lasts: id })]).optional(),
  /** so many may be alike: a number, or a number field of what the first of `by` points to */
  most: z.union([z.number().int().min(1), z.object({ field: id })]),
})
export type Limit = z.infer<typeof limitSchema>

/** The state of somebody who comes when another does not. */
export const onWaitingList =
  /(?:reserve|wait(?:ing)?)[ -]?list|^(?:reservplats|väntelista|reservlista|på (?:vänte|reserv)lista|kö)$|補欠|キャンセル待ち/i
/** Rows that were called off, or wait for one that will be, take no room. */
export const takesNoRoom = new RegExp(
  `cancel|withdrawn|inställd|avbok|avbruten|avanmäl|återtagen|キャンセル|取消|取り下げ|辞退|${onWaitingList.source}`,
  'i',
)

const comparable = ['text', 'int', 'date', 'datetime', 'time', 'select', 'ref', 'refs', 'email', 'phone']
const ordered = ['date', 'datetime', 'time']
const counts = ['int', 'number']
/** What a length of time is counted in, in minutes. */
const unitMinutes = new Map(
  Object.entries({ min: 1, minutes: 1, minuter: 1, 分: 1, h: 60, hours: 60, timmar: 60, tim: 60, 時間: 60 }),
)
/** So many minutes is one of what a field counts; undefined where it is no length of time. */
export const minutesIn = ({ type, unit = '', formula }: Field): number | undefined =>
  counts.includes(type) && !formula ? unitMinutes.get(unit) : undefined

export function isSoundLimit(model: ProjectModel, thing: Thing, { by, during, most }: Limit): boolean {
  const alike = by.map((each) => fieldOf(thing, each))
  const isCompared = alike.every((field) => field && !field.formula && comparable.includes(field.type))
  const isTimed = !during || isSpan(thing, during)
  const target = model.things.find((each) => each.id === alike[0]?.target)
  const isCounted =
    typeof most === 'number' || (alike[0]?.type === 'ref' && counts.includes(fieldOf(target, most.field)?.type ?? ''))
  return by.length + (during ? 1 : 0) > 0 && isCompared && isTimed && isCounted
}

function isSpan(thing: Thing, during: NonNullable<Limit['during']>): boolean {
  const from = fieldOf(thing, during.from)
  if (!from || !ordered.includes(from.type) || from.formula) return false
  if ('until' in during) return fieldOf(thing, during.until)?.type === from.type && during.until !== during.from
  const lasts = fieldOf(thing, during.lasts)
  return from.type !== 'date' && lasts !== undefined && minutesIn(lasts) !== undefined
}

/** What makes two limits one and the same rule of a list. */
export const isSameLimit = (one: Limit, other: Limit): boolean =>
  one.by.length === other.by.length && one.by.every((each) => other.by.includes(each)) && one.during?.from === other.during?.from

/** In place: sample rows that are one too many go to another of what they point to, where one is free. */
export function keepWithin(model: ProjectModel, thing: Thing, { by, during, most }: Limit): void {
  const reference = by.map((each) => fieldOf(thing, each)!).find(({ type }) => type === 'ref')
  const target = model.things.find((each) => each.id === reference?.target)
  if (!reference || !target) return
  const kept: Thing['rows'] = []
  const endOf = (row: Thing['rows'][number]) => (during && 'until' in during ? row[during.until] : row[during!.from])
  const isAlike = (a: Thing['rows'][number], b: Thing['rows'][number]) =>
    by.every((each) => a[each] === b[each]) && (!during || (before(a[during.from], endOf(b)) && before(b[during.from], endOf(a))))
  const hasRoom = (row: Thing['rows'][number]) => {
    const room = typeof most === 'number' ? most : Number(target.rows[Number(row[reference.id])]?.[most.field]) || Infinity
    return kept.filter((other) => isAlike(other, row)).length < room
  }
  for (const row of thing.rows) {
    const first = Number(row[reference.id])
    for (let step = 0; step < target.rows.length && Number.isInteger(first) && !hasRoom(row); step++)
      row[reference.id] = (first + step + 1) % target.rows.length
    kept.push(row)
  }
}

/** '-2d' is before '+3d'; what is not told is before all and after all. */
const before = (a: unknown, b: unknown): boolean => {
  const [one, other] = [moment(a), moment(b)]
  return one === null || other === null || one <= other
}
const moment = (value: unknown): number | null => {
  const [, days, hours = '00', minutes = '00'] =
    /^(?:([+-]?\d+)d|\d{4}-\d\d-\d\d)?(?:[T ]?(\d\d):(\d\d))?$/.exec(String(value ?? '')) ?? []
  if (value === undefined || value === '') return null
  return Number(days ?? 0) * minutesOfDay + Number(hours) * minutesOfHour + Number(minutes)
}
const minutesOfHour = 60
const minutesOfDay = 1440
