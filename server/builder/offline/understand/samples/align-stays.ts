// Sample stays that could be: each leaves after it came, no two in one room at once, the price that of its nights, the state that of today.
import { takesNoRoom } from '../../limits.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { daysOfStay, roomOf } from '../../page-parts/stay-parts.ts'

/** In days from today, and how many nights, the one after the other. */
const arrivals = [-1, 3, 9, -8, 1, 5, 0, 14]
const nights = [3, 2, 7, 4, 2, 3, 2, 5]
const laterBy = 7
const day = (offset: number) => `${offset < 0 ? '' : '+'}${offset}d`

type Taken = { room: number; from: number; until: number }

export function alignStays(thing: Thing, { things }: ProjectModel): void {
  const days = daysOfStay(thing)
  if (!days) return
  const room = roomOf(things, thing)
  const rooms = Math.max(1, room?.rows.length ?? 0)
  const reference = room && thing.fields.find(({ target }) => target === room.id)
  const perNight = room?.fields.find(({ type }) => type === 'money')
  const price = thing.fields.find(({ type, concept, formula }) => type === 'money' && concept === 'price' && !formula)
  const status = thing.fields.find(({ type, concept }) => type === 'select' && concept === 'status')
  // the first room is free tonight for whoever tries it
  const taken: Taken[] = [{ room: 0, from: 0, until: 1 }]
  const isFree = (at: number, from: number, until: number) =>
    !taken.some((each) => each.room === at && each.from < until && from < each.until)
  thing.rows.forEach((row, at) => {
    const count = nights[at % nights.length]!
    let from = arrivals[at % arrivals.length]!
    const inTurn = Array.from({ length: rooms }, (_, next) => (at + next) % rooms)
    while (!inTurn.some((each) => isFree(each, from, from + count))) from += laterBy
    const chosen = inTurn.find((each) => isFree(each, from, from + count))!
    taken.push({ room: chosen, from, until: from + count })
    row[days.from.id] = day(from)
    row[days.until.id] = day(from + count)
    if (room?.rows.length && reference) row[reference.id] = chosen
    const each = perNight && room?.rows[chosen]?.[perNight.id]
    if (price && typeof each === 'number') row[price.id] = each * count
    const [before, there, gone] = status?.options ?? []
    if (!status || !gone || takesNoRoom.test(String(row[status.id]))) return
    row[status.id] = from + count <= 0 ? gone : from <= 0 ? there : before
  })
}
