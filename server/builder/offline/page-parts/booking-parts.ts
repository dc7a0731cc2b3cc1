import type { Field, Page, ProjectModel, Thing } from '../model.ts'
import { bookedConcepts, dayMinutes, minutesBooked } from '../lexicon/booked-places.ts'
import { ensureField, ensureListed, ensurePart, knownField, newThing, ownField } from './parts.ts'
import { partWords } from './part-words.ts'
import { fillGatherings } from './gathering-rows.ts'
import { completeGathering, gatheringOf, isGathering } from './gathering-parts.ts'
import { completeStay, daysOfStay } from './stay-parts.ts'

const takesTime = (thing: Thing) => thing.fields.some(({ concept, type }) => concept === 'duration' && type === 'int')
/** Things people book a time for, when nothing is called a service. */
const bookable = new Set(['treatment', 'lesson', 'class', 'course', 'tour', 'consultation', 'package', 'massage'])

const seatsGuests = ({ things }: ProjectModel) =>
  things.some(({ fields }) => fields.some(({ concept }) => concept === 'partySize'))

const bookingOf = ({ things }: ProjectModel, page: Page): Thing | undefined =>
  things.find((thing) => thing.id === page.thing) ??
  things.find(({ concept }) => concept === 'booking' || concept === 'appointment')

/** Services with a length, and bookings of one of them on a day, at a time, by somebody who can be reached. */
export function completeBooking(model: ProjectModel, page: Page): void {
  const { language } = model
  const stay = model.things.find(
    (thing) => daysOfStay(thing) && (page.thing ? thing.id === page.thing : thing.concept === 'stay'),
  )
  if (stay) return completeStay(model, page, stay)
  const taking = bookingOf(model, page)
  const gathering = gatheringOf(model.things, taking)
  if (taking && gathering && (!page.parts?.service || isGathering(model, page)))
    return completeGathering(model, page, taking, gathering)
  const isNew = !page.parts?.service
  const known = model.things.find(({ concept }) => concept === 'service')
  // the menu of a salon is what is booked there, each thing on it with its minutes; that of a kitchen is eaten
  const like = model.things.find(
    (thing) => takesTime(thing) && (bookable.has(thing.concept ?? '') || (thing.concept === 'menuItem' && !seatsGuests(model))),
  )
  // treatments that were named are what is booked, whatever services the trade has
  if (like && isNew && (!known || (like.why === 'said' && known.why !== 'said'))) page.parts = { ...page.parts, service: like.id }
  const booking =
    taking ?? newThing(model, 'booking', [knownField(language, 'name', 'name', { required: true })], ['calendar', 'table'])
  const [said] = placesOf(model.things, booking).filter(({ why }) => why === 'said')
  const place =
    said && known?.why !== 'said'
      ? said
      : known || like
        ? undefined
        : model.things.find(({ concept }) => bookedConcepts.has(concept ?? ''))
  if (place && isNew) page.parts = { ...page.parts, service: place.id }
  const service = ensurePart(model, page, 'service', 'service', () => plainServices(model))
  const length = place
    ? ownField(language, 'duration', 'bookedFor', 'int', lengthOf(place, language))
    : knownField(language, 'duration', 'duration')
  ensureField(service, length, ({ concept }) => concept === 'duration')
  if (!model.things.includes(booking)) model.things.push(booking)
  page.thing = booking.id
  ensureField(
    booking,
    { id: 'service', label: service.one, type: 'ref', target: service.id, why: 'implied' },
    ({ target }) => target === service.id,
  )
  partMoment(booking, language)
  ensureField(booking, knownField(language, 'date', 'date', { required: true }), ({ type }) => type === 'date')
  ensureField(booking, knownField(language, 'time', 'time'), ({ type }) => type === 'time')
  if (place) keepApart(model, booking)
  if (!isNew) return
  // one way to reach whoever books is enough
  const reaches = ({ type }: Field) => type === 'phone' || type === 'email'
  ensureField(booking, knownField(language, 'phone', 'phone', { required: true }), reaches)
  if (!booking.fields.some((field) => reaches(field) && field.why === 'said'))
    for (const field of booking.fields.filter(reaches).slice(0, 1)) field.required = true
  ensureField(
    booking,
    knownField(language, 'status', 'status', { options: ['Confirmed', 'Cancelled'] }),
    ({ type, concept }) => type === 'select' && /status/.test(concept ?? ''),
  )
  ensureField(booking, ownField(language, 'message', 'message', 'longtext'), ({ type }) => type === 'longtext')
  // the page itself shows them as cards
  if (service.why !== 'said') service.views = ['table']
  ensureListed(model, booking)
  ensureListed(model, service)
}

/** 日時 is the day and the time that the page asks for, and no third field beside them; what is stored already stays. */
function partMoment(booking: Thing, language: ProjectModel['language']): void {
  const { fields, rows } = booking
  const at = fields.findIndex(({ type, formula }) => type === 'datetime' && !formula)
  if (at < 0 || rows.length || fields.some(({ id, type }) => /^(?:date|time)$/.test(id) && type !== 'datetime')) return
  const parts = [knownField(language, 'date', 'date', { required: true }), knownField(language, 'time', 'time')]
  fields.splice(at, 1, ...parts.map((field) => ({ ...field, why: fields[at]!.why })))
}

const lengthOf = ({ one, concept }: Thing, language: ProjectModel['language']): Partial<Field> => ({
  concept: 'duration',
  unit: knownField(language, 'duration', 'duration').unit!,
  start: concept === 'guestRoom' ? dayMinutes : minutesBooked(one),
})

/** What is booked by itself: courts, rooms, whatever the bookings point to that is nobody and no service. */
export function placesOf(things: readonly Thing[], booking: Thing): Thing[] {
  const isBooked = ({ id, concept }: Thing) =>
    (!concept || bookedConcepts.has(concept)) && booking.fields.some(({ target }) => target === id)
  return things.filter(isBooked)
}

/** Nobody books what is taken: no two bookings of one place, or of the only one there is, at the same time. */
export function keepApart(model: ProjectModel, booking: Thing): void {
  const places = placesOf(model.things, booking)
  const place = booking.fields.find(({ target }) => places.some(({ id }) => id === target))
  const first = (type: 'date' | 'time') => booking.fields.find((field) => field.type === type && !field.formula) ?? []
  const when = [first('date'), first('time')].flat()
  if (booking.limits || !when.length) return
  booking.limits = [{ by: [...(place ? [place.id] : []), ...when.map(({ id }) => id)], most: 1 }]
}

/** Of a place that there is one of, there is one: all sample bookings are of it. */
export function keepTheOne(model: ProjectModel, booking: Thing): void {
  const [place] = placesOf(model.things, booking)
  if (!place) return
  place.rows = place.rows.slice(0, 1).map((row) => ({ ...row, [place.titleField]: place.one }))
  const reference = booking.fields.find(({ target }) => target === place.id)!
  for (const row of booking.rows) row[reference.id] = 0
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

/** Sample bookings around today, never two at once; each place has its usual length of a booking, and all but the last are open. */
export function fillBookings(model: ProjectModel, page: Page): void {
  if (isGathering(model, page)) return fillGatherings(model, page)
  const booking = model.things.find(({ id }) => id === page.thing)
  const field = (type: string) => booking?.fields.find((each) => each.type === type)?.id
  const [date, time] = [field('date'), field('time')]
  if (!booking || !date || !time) return
  for (const place of placesOf(model.things, booking).filter(({ id }) => id === page.parts?.service)) openPlaces(place)
  booking.rows.forEach((row, at) => {
    row[date] = `${at < 2 ? '-' : '+'}${at < 2 ? 2 - at : Math.floor(at / 2)}d`
    row[time] = sampleTimes[at % sampleTimes.length]
  })
}

function openPlaces({ fields, rows }: Thing): void {
  const length = fields.find(({ concept }) => concept === 'duration')
  const isOpen = fields.find(({ type, concept }) => type === 'bool' && concept === 'available')
  rows.forEach((row, at) => {
    if (length?.start !== undefined) row[length.id] = length.start
    if (isOpen) row[isOpen.id] = at < rows.length - 1
  })
}
