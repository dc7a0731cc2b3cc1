// A booking page where one takes a place at what many come to: a class, a workshop, a tour. When that is, it says itself.
import { gatherings } from '../lexicon/gatherings.ts'
import { type Limit, onWaitingList } from '../limits.ts'
import type { Field, Page, ProjectModel, Thing } from '../model.ts'
import { ensureField, ensureListed, knownField, refTo } from './parts.ts'

const background = /birth|born|creat|purchas|bought|joined|registered|deadline|födel|född|köpt|申込日|登録日|締切/i

/** The day or moment at which it begins. */
export const beginning = ({ fields }: Thing): Field | undefined =>
  fields.find(
    ({ type, formula, concept = '', label }) =>
      (type === 'date' || type === 'datetime') && !formula && !background.test(`${concept} ${label}`),
  )

const places = /capacity|seats|places|spots|\bmax|platser|kapacitet|定員|席|人数/i
/** How many may come. */
export const capacityOf = ({ fields }: Thing): Field | undefined =>
  fields.find(({ type, formula, concept = '', label }) => type === 'int' && !formula && places.test(`${concept} ${label}`))

const taking = new Set(['registration', 'booking', 'appointment'])

/** What a booking takes a place at, where it points to something of that kind. */
export const gatheringOf = (things: readonly Thing[], booking: Thing | undefined): Thing | undefined =>
  things.find(
    (thing) =>
      taking.has(booking?.concept ?? '') &&
      booking!.fields.some(({ type, target }) => type === 'ref' && target === thing.id) &&
      beginning(thing) !== undefined &&
      (gatherings.has(thing.concept ?? '') || capacityOf(thing) !== undefined),
  )

const isOfTime = ({ type, why }: Field) => why !== 'said' && (type === 'date' || type === 'time')
/** A booking takes place when what is booked does; a registration has a day of its own, on which it came in. */
const hasOwnTime = ({ concept, fields, titleField }: Thing) =>
  concept !== 'registration' && fields.some((field) => isOfTime(field) && field.id !== titleField)

/** Whether on that page one takes a place at what many come to, and not an hour with somebody. */
export function isGathering({ things }: Pick<ProjectModel, 'things'>, { kind, thing, parts }: Page): boolean {
  const booking = things.find(({ id }) => id === thing)
  const gathering = kind === 'booking' ? gatheringOf(things, booking) : undefined
  return gathering !== undefined && parts?.service === gathering.id && !hasOwnTime(booking!)
}

/** The choice of those who come only when another does not. */
export function waitingOf({ fields }: Thing): { status: Field; option: string } | undefined {
  const status = fields.find(({ type, options }) => type === 'select' && options?.some((each) => onWaitingList.test(each)))
  return status && { status, option: status.options!.find((each) => onWaitingList.test(each))! }
}

/** Places that are counted, and bookings of one by somebody who can be reached. */
export function completeGathering(model: ProjectModel, page: Page, booking: Thing, gathering: Thing): void {
  const { language } = model
  const isNew = !page.parts?.service
  page.thing = booking.id
  page.parts = { ...page.parts, service: gathering.id }
  ensureField(booking, refTo(gathering.id, gathering), ({ target }) => target === gathering.id)
  if (!isNew) return
  const capacity = capacityOf(gathering) ?? ensureField(gathering, knownField(language, 'capacity', 'capacity'))
  const email = ensureField(booking, knownField(language, 'email', 'email'), ({ type }) => type === 'email')
  ensureField(booking, knownField(language, 'phone', 'phone'), ({ type }) => type === 'phone')
  ensureField(
    booking,
    knownField(language, 'status', 'status', { options: ['Confirmed', 'On the reserve list', 'Cancelled'] }),
    ({ type, concept }) => type === 'select' && /status/.test(concept ?? ''),
  )
  // who comes can be told when it is called off
  email.required = true
  // the bookings tell how many there are
  gathering.fields = gathering.fields.filter(({ concept, why }) => concept !== 'booked' || why === 'said')
  if (hasOwnTime(booking)) booking.fields = booking.fields.filter((field) => !isOfTime(field) || field.id === booking.titleField)
  const reference = booking.fields.find(({ target }) => target === gathering.id)!
  booking.limits ??= [{ by: [reference.id], most: { field: capacity.id } }]
  ensureListed(model, booking)
  ensureListed(model, gathering)
}

/** In place: where so many may come to each, the sample rows say so. */
export function tellPlaces(model: ProjectModel, booking: Thing, { by, most }: Limit): void {
  const target = booking.fields.find(({ id }) => id === by[0])?.target
  const gathering = gatheringOf(model.things, booking)
  const capacity = gathering?.id === target && by.length === 1 ? gathering && capacityOf(gathering) : undefined
  if (!capacity || typeof most !== 'number') return
  capacity.start = most
  for (const row of gathering!.rows) row[capacity.id] = most
}
