// Sample stays that could be: each leaves after it came, no two in one room at once, the price that of its nights, the state that of today.
import { cancelled } from '../../generate/limit-lines.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { daysOfStay, roomOf } from '../../page-parts/stay-parts.ts'

/** In days from today, and how many nights, the one after the other. */
const arrivals = [-1, 3, 9, -8, 1, 5, 0, 14]
const nights = [3, 2, 7, 4, 2, 3, 2, 5]
const day = (offset: number) => `${offset < 0 ? '' : '+'}${offset}d`

export function alignStays(thing: Thing, { things }: ProjectModel): void {
  const days = daysOfStay(thing)
  if (!days) return
  const room = roomOf(things, thing)
  const reference = room && thing.fields.find(({ target }) => target === room.id)
  const perNight = room?.fields.find(({ type }) => type === 'money')
  const price = thing.fields.find(({ type, concept, formula }) => type === 'money' && concept === 'price' && !formula)
  const status = thing.fields.find(({ type, concept }) => type === 'select' && concept === 'status')
  thing.rows.forEach((row, at) => {
    const [from, count] = [arrivals[at % arrivals.length]!, nights[at % nights.length]!]
    row[days.from.id] = day(from)
    row[days.until.id] = day(from + count)
    if (room && reference && room.rows.length) row[reference.id] = at % room.rows.length
    const each = room && perNight && room.rows[at % room.rows.length]?.[perNight.id]
    if (price && typeof each === 'number') row[price.id] = each * count
    const [before, there, gone] = status?.options ?? []
    if (!status || !gone || cancelled.test(String(row[status.id]))) return
    row[status.id] = from + count <= 0 ? gone : from <= 0 ? there : before
  })
}
