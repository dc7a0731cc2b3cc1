import type { Page } from '../../model.ts'
import { thingOf, type Context } from '../context.ts'
import { writeBookingForm } from './booking-form.ts'
import { bookingDir, type Booking } from './booking.ts'
import { writeBookingChoices } from './booking-choices.ts'
import { daysOfStay } from '../../page-parts/stay-parts.ts'
import { writeStaffChoice } from './staff-choice.ts'
import { writeBookingStore } from './booking-store.ts'
import { writeStayPages } from './stay-pages.ts'
import { isGathering } from '../../page-parts/gathering-parts.ts'
import { writeGatheringPages } from './gathering-pages.ts'
import { hoursRoute } from '../hours-route.ts'
import { writeUsualHours } from '../usual-hours.ts'
import type { Route } from '../routes-file.ts'

/** Those whom people come to see; a customer is none of them. */
const isStaff = (concept: string | undefined) =>
  /^(?:employee|teacher|instructor|trainer|coach|doctor|therapist|volunteer)$/.test(concept ?? '')

/** A page to book a time on, and the opening hours behind it. Says which routes it brings. */
export function writeBookingPages(context: Context, page: Page): Route[] {
  const booking = thingOf(context, page.thing)
  if (daysOfStay(booking.thing)) return writeStayPages(context, page)
  if (isGathering(context.model, page)) return writeGatheringPages(context, page)
  const service = thingOf(context, page.parts?.service)
  const { fields } = booking.thing
  const ref = fields.find((field) => field.type === 'ref' && isStaff(thingOf(context, field.target).thing.concept))
  const plan: Booking = {
    context,
    page,
    booking,
    service,
    serviceRef: fields.find(({ target }) => target === service.thing.id)!,
    date: fields.find(({ type }) => type === 'date')!,
    time: fields.find(({ type }) => type === 'time')!,
    duration: service.thing.fields.find(({ concept, id }) => (concept ?? id) === 'duration')!,
    ...(ref && { staff: { names: thingOf(context, ref.target), ref } }),
    open: service.thing.fields.find(({ type, concept }) => type === 'bool' && concept === 'available'),
    text: service.thing.fields.find(({ type, concept }) => type === 'longtext' && concept !== 'notes'),
  }
  writeBookingStore(plan)
  writeBookingChoices(plan)
  if (plan.staff) writeStaffChoice(context, plan.staff.names)
  writeBookingForm(plan)
  if (page.week) writeUsualHours(context, page.week)
  return [
    {
      path: page.path,
      component: 'BookingPage',
      module: `@/${bookingDir.slice('src/'.length)}/booking-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
    ...hoursRoute(context),
  ]
}
