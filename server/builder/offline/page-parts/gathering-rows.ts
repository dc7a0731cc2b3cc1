// Sample rows of what many come to and of who comes: most of it lies ahead, and nobody has a place at what is over or full.
import type { Page, ProjectModel, Thing } from '../model.ts'
import { takesNoRoom } from '../limits.ts'
import { beginning, capacityOf, waitingOf } from './gathering-parts.ts'

/** In days from today, over and over with a week or more between. */
const days = [1, 2, 4, 5, 8, 9, 11, 13]
const laterBy = 14
const pastShare = 0.2
const usualHour = 'T18:00'

/** In place: the days, the places and who has one, of a page where places are booked. */
export function fillGatherings({ things }: ProjectModel, page: Page): void {
  const [gathering, booking] = [page.parts?.service, page.thing].map((id) => things.find((each) => each.id === id))
  if (!gathering || !booking) return
  const past = layDays(gathering)
  const capacity = capacityOf(gathering)
  if (capacity?.start !== undefined) for (const row of gathering.rows) row[capacity.id] = capacity.start
  placeBookings(gathering, booking, past)
}

/** Answers how many of the rows, the first ones, are over. */
function layDays({ rows, fields, ...thing }: Thing): number {
  const begins = beginning({ rows, fields, ...thing })!
  const past = Math.floor(rows.length * pastShare)
  rows.forEach((row, at) => {
    const ahead = at - past
    const offset = ahead < 0 ? ahead * 2 : days[ahead % days.length]! + Math.floor(ahead / days.length) * laterBy
    const hour = String(row[begins.id]).split('T')[1]
    row[begins.id] = `${offset < 0 ? '' : '+'}${offset}d${begins.type === 'datetime' ? (hour ? `T${hour}` : usualHour) : ''}`
  })
  return past
}

/** Who comes has a place at what lies ahead, the nearest first; whoever waits, at what is nearest. */
function placeBookings(gathering: Thing, booking: Thing, past: number): void {
  const reference = booking.fields.find(({ target }) => target === gathering.id)!
  const waiting = waitingOf(booking)
  const capacity = capacityOf(gathering)
  const ahead = gathering.rows.map((_, at) => at).slice(past)
  const free = new Map(ahead.map((at) => [at, Number(capacity && gathering.rows[at]![capacity.id]) || Infinity]))
  booking.rows.forEach((row, at) => {
    const isOut = waiting && takesNoRoom.test(String(row[waiting.status.id]))
    const chosen = ahead[Math.floor(Math.sqrt(at)) % Math.max(1, ahead.length)] ?? 0
    const place = isOut ? chosen : ([chosen, ...ahead].find((each) => (free.get(each) ?? 0) > 0) ?? chosen)
    if (!isOut) free.set(place, (free.get(place) ?? 0) - 1)
    row[reference.id] = place
  })
}
