import { bookingDir, isApart, isForDays, minutesOfDay, minutesOfHour, roomAtOnce, type Booking } from './booking.ts'
import { valueOf } from '../context.ts'
import { standsTest } from '../limit-lines.ts'
import { createImports } from '../markup.ts'
import type { Field } from '../../model.ts'

/** Longer times are told in hours and minutes. */
const longMinutes = 2 * minutesOfHour

/** `free-times.ts`: which times of a day can still be booked. */
export function writeBookingStore(plan: Booking): void {
  const { context, booking, service, serviceRef, date, time, duration, staff } = plan
  const imports = createImports()
  imports.use(`@/data/${booking.slug}`, `type ${booking.type}`)
  imports.use(`@/data/${service.slug}`, service.collection, `type ${service.type}`)
  imports.use('@/data/opening-hours', 'type OpeningHours', 'weekdayOf')
  imports.use('@/lib/dates', 'today')
  imports.use('@/lib/slots', 'freeSlots', 'toMinutes', 'type Span')
  const value = (field: Field) => valueOf(booking, field, 'row')
  const taken = standsTest(booking, 'row')
  const stands = taken ? ` && ${taken}` : ''
  const seen = staff ? ` && (!person || [person, ''].includes(${valueOf(booking, staff.ref, 'row')}))` : ''
  imports.use('@/lib/project', 'locale')
  // a stay may have begun on an earlier day, and one that begins today must end before the next
  const [onDay, ahead] = isForDays(plan)
    ? [`${value(date)} !== ''`, ` + daysBetween(day, ${value(date)}) * ${minutesOfDay}`]
    : [`${value(date)} === day`, '']
  if (isForDays(plan)) imports.use('@/lib/dates', 'daysBetween')
  const place = isApart(plan) ? ` && ${value(serviceRef)} === service?.id` : ''
  const asked = `${place ? ', service' : ''}`
  const room = roomAtOnce(plan)
  const slots = (person: string) => `freeSlots({
    opens: open.opens,
    closes: open.closes,
    minutes: minutesOf(service),
    busy: busyOn(day, rows${asked}${person}),
    earliest: day === today() ? now.getHours() * 60 + now.getMinutes() : 0,${room > 1 ? `\n    room: ${room},` : ''}
  })`
  context.files[`${bookingDir}/free-times.ts`] = `@imports

/** Minutes that a booking takes when its service says nothing. */
const usualMinutes = 30

export const minutesOf = (row: ${service.type} | undefined) => row?.${valueOf(service, duration, 'row').slice(4)} || usualMinutes

/** The hours of a day, or undefined when it is closed. */
export const hoursOf = (day: string, hours: OpeningHours[]) => hours.find((each) => each.open && each.weekday === weekdayOf(day))

const unitOf = (amount: number, unit: 'day' | 'hour') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** A length of time as people say it: 30 min, 2 hours, 7 days. */
export function lengthOf(minutes: number) {
  if (minutes % ${minutesOfDay} === 0) return unitOf(minutes / ${minutesOfDay}, 'day')
  if (minutes % ${minutesOfHour} === 0 && minutes > ${minutesOfHour}) return unitOf(minutes / ${minutesOfHour}, 'hour')
  if (minutes > ${longMinutes}) return \`\${unitOf(Math.floor(minutes / ${minutesOfHour}), 'hour')} ${context.say('minutesLong', { count: `\${minutes % ${minutesOfHour}}` })}\`
  return \`${context.say('minutesLong', { count: '${minutes}' })}\`
}

${place ? '/** What is taken of a day; each is booked by itself, so another may be free. */\n' : ''}function busyOn(day: string, rows: ${booking.type}[]${place ? `, service: ${service.type} | undefined` : ''}${staff ? ', person?: string' : ''}): Span[] {
  return rows
    .filter((row) => ${onDay}${stands}${place}${seen})
    .map((row) => {
      const from = toMinutes(${value(time)})${ahead}
      return { from, to: from + minutesOf(${service.collection}.find(${value(serviceRef)})) }
    })
}

${
  staff
    ? `/**
 * When a service can start on a day: within the opening hours, not in the past, and when one of those people is free, not
 * oftener at once than there is room.
 */
export function freeTimes(
  day: string,
  service: ${service.type} | undefined,
  rows: ${booking.type}[],
  hours: OpeningHours[],
  people: string[],
) {`
    : `/** When a service can start on a day: within the opening hours, not in the past, and not oftener at once than there is room. */
export function freeTimes(day: string, service: ${service.type} | undefined, rows: ${booking.type}[], hours: OpeningHours[]) {`
}
  const open = hoursOf(day, hours)
  if (!open) return []
  const now = new Date()
${
  staff
    ? `  const timesOf = (person?: string) =>
    ${slots(', person').replaceAll('\n', '\n  ')}
  return people.length ? [...new Set(people.flatMap((person) => timesOf(person)))].toSorted() : timesOf()`
    : `  return ${slots('')}`
}
}
`.replace('@imports', () => imports.print())
}
