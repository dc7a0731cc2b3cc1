import type { Page, ProjectModel, Thing } from '../model.ts'
import { ensureField, ensureListed, ensurePart, knownField, newThing, ownField } from './parts.ts'
import { partWords } from './part-words.ts'

const takesTime = (thing: Thing) => thing.fields.some(({ concept, type }) => concept === 'duration' && type === 'int')
/** Things people book a time for, when nothing is called a service. */
const bookable = new Set(['treatment', 'lesson', 'class', 'course', 'tour', 'consultation', 'package', 'massage'])

const seatsGuests = ({ things }: ProjectModel) =>
  things.some(({ fields }) => fields.some(({ concept }) => concept === 'partySize'))

/** Services with a length, and bookings of one of them on a day, at a time, by somebody who can be reached. */
export function completeBooking(model: ProjectModel, page: Page): void {
  const { language } = model
  const isNew = !page.parts?.service
  const known = model.things.find(({ concept }) => concept === 'service')
  // the menu of a salon is what is booked there, each thing on it with its minutes; that of a kitchen is eaten
  const like = model.things.find(
    (thing) => takesTime(thing) && (bookable.has(thing.concept ?? '') || (thing.concept === 'menuItem' && !seatsGuests(model))),
  )
  // treatments that were named are what is booked, whatever services the trade has
  if (like && isNew && (!known || (like.why === 'said' && known.why !== 'said'))) page.parts = { ...page.parts, service: like.id }
  const service = ensurePart(model, page, 'service', 'service', () => plainServices(model))
  ensureField(service, knownField(language, 'duration', 'duration'), ({ concept }) => concept === 'duration')
  const booking =
    model.things.find((thing) => thing.id === page.thing) ??
    model.things.find((thing) => thing.concept === 'booking' || thing.concept === 'appointment') ??
    newThing(model, 'booking', [knownField(language, 'name', 'name', { required: true })], ['calendar', 'table'])
  if (!model.things.includes(booking)) model.things.push(booking)
  page.thing = booking.id
  ensureField(
    booking,
    { id: 'service', label: service.one, type: 'ref', target: service.id, why: 'implied' },
    ({ target }) => target === service.id,
  )
  ensureField(booking, knownField(language, 'date', 'date', { required: true }), ({ type }) => type === 'date')
  ensureField(booking, knownField(language, 'time', 'time'), ({ type }) => type === 'time')
  ensureField(booking, knownField(language, 'email', 'email', { required: true }), ({ type }) => type === 'email')
  ensureField(booking, knownField(language, 'phone', 'phone'), ({ type }) => type === 'phone')
  ensureField(
    booking,
    knownField(language, 'status', 'status', { options: ['Confirmed', 'Cancelled'] }),
    ({ type, concept }) => type === 'select' && /status/.test(concept ?? ''),
  )
  ensureField(booking, ownField(language, 'message', 'message', 'longtext'), ({ type }) => type === 'longtext')
  if (!isNew) return
  // the page itself shows them as cards
  if (service.why !== 'said') service.views = ['table']
  ensureListed(model, booking)
  ensureListed(model, service)
}

/** Services to be named by the sample rows of the trade; where people come to eat, tables. */
function plainServices(model: ProjectModel): Thing {
  const { language } = model
  const service = newThing(model, 'service', [knownField(language, 'name', 'name', { required: true })], ['cards', 'table'])
  service.fields.push(
    knownField(language, 'duration', 'duration'),
    knownField(language, 'price', 'price'),
    knownField(language, 'description', 'description'),
  )
  const seats = seatsGuests(model) || model.things.some(({ concept }) => concept === 'menuItem')
  if (seats) {
    service.fields = service.fields.filter(({ type }) => type !== 'money')
    service.rows = [
      { name: partWords.tableForTwo[language], duration: 90, description: partWords.tableForTwoText[language] },
      { name: partWords.tableForFour[language], duration: 120, description: partWords.tableForFourText[language] },
      { name: partWords.largeParty[language], duration: 150, description: partWords.largePartyText[language] },
      { name: partWords.barSeats[language], duration: 60, description: partWords.barSeatsText[language] },
      { name: partWords.outdoorTable[language], duration: 90, description: partWords.outdoorTableText[language] },
    ]
  }
  return service
}

/** Whether what is booked are the tables that any place has where guests are counted. */
export const isTables = ({ rows, titleField }: Thing, language: ProjectModel['language']): boolean =>
  rows[0]?.[titleField] === partWords.tableForTwo[language]

const sampleTimes = ['09:00', '13:00', '15:00']

/** Sample bookings around today, never two at once. */
export function fillBookings(model: ProjectModel, page: Page): void {
  const booking = model.things.find(({ id }) => id === page.thing)
  const field = (type: string) => booking?.fields.find((each) => each.type === type)?.id
  const [date, time] = [field('date'), field('time')]
  if (!booking || !date || !time) return
  booking.rows.forEach((row, at) => {
    row[date] = `${at < 2 ? '-' : '+'}${at < 2 ? 2 - at : Math.floor(at / 2)}d`
    row[time] = sampleTimes[at % sampleTimes.length]
  })
}
