import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of a booking page work with: its things and the fields that play a part. */
export type Booking = {
  context: Context
  page: Page
  booking: ThingNames
  service: ThingNames
  serviceRef: Field
  date: Field
  time: Field
  duration: Field
  /** who may be asked for, and the field that says who it is */
  staff?: { names: ThingNames; ref: Field }
  /** whether it can be booked at all for now */
  open?: Field
  /** what a service is about */
  text?: Field
}

/** Each of them is booked by itself: while one is taken, another may be free. */
export const isApart = ({ booking, serviceRef }: Booking): boolean =>
  booking.thing.limits?.some(({ by }) => by.includes(serviceRef.id)) === true

/** How many may come at the same time, by what was said of it; who is asked for takes one at a time. */
export function roomAtOnce({ booking, time, staff }: Booking): number {
  if (staff) return 1
  const most = booking.thing.limits?.find(({ by }) => by.includes(time.id))?.most
  return typeof most === 'number' ? most : 1
}

/** Something is booked for a day or longer: its length is told in days. */
export const isForDays = ({ service, duration }: Booking): boolean =>
  service.thing.rows.some((row) => Number(row[duration.id]) >= minutesOfDay)
export const minutesOfDay = 1440
export const minutesOfHour = 60

export const bookingDir = 'src/features/booking'
