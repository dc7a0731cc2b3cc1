// Where people sleep, a booking is a stay: it has a day of arrival and one of departure and no hour, and a room is no meeting room.
import type { Language } from '#shared/languages.ts'
import { dayMinutes, minutesBooked } from '../../lexicon/booked-places.ts'
import { knownBlueprints, knownThings } from '../../lexicon/lexicon.ts'
import type { Thing } from '../../model.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { kindsOf } from './plan-kinds.ts'

const isLodging = (domain: string | undefined): boolean =>
  domain !== undefined && (knownBlueprints.get(domain)?.things ?? []).includes('stay')
/** Nobody stays over night at what these name. */
const byTheHour: Record<Language, RegExp> = {
  en: /\b(?:meeting|conference|spa|restaurant|table|treatment|sauna|parking)\b/i,
  sv: /möte|konferens|spa|restaurang|bord|behandling|bastu|parkering/i,
  ja: /会議|スパ|レストラン|食事|施術|サウナ|駐車/,
}
const isBooking = ({ known }: SaidThing) => known?.id === 'booking' || known?.id === 'appointment'
/** So many fields of its own tell what a booking is. */
const fieldsThatTell = 3

/** In place: the bookings of a lodging, or of what is booked by the night, become stays, and its rooms rooms for guests. */
export function settleStays(intent: Intent, domain: string | undefined): void {
  const { things, language, prompt } = intent
  // a page on which people book has hours and lengths of its own
  if (kindsOf(intent).includes('booking') || byTheHour[language].test(prompt)) return
  const booking = things.find((said) => isBooking(said) && said.fields.length < fieldsThatTell)
  const isNightly = (said: SaidThing) => minutesBooked(said.one) >= dayMinutes
  const place = booking?.parents.find(isNightly)
  if (!isLodging(domain) && !place && !(booking && isNightly(booking))) return
  if (booking) booking.known = knownThings.get('stay')!
  for (const said of things) if (said.known?.id === 'room') said.known = knownThings.get('guestRoom')!
}

/** One room has one guest at a time; on the day of a departure the next one may come. */
export function keepStaysApart(things: readonly Thing[]): void {
  const stay = things.find(({ concept }) => concept === 'stay')
  const field = (concept: string) => stay?.fields.find((each) => each.concept === concept)?.id
  const room = stay?.fields.find(
    ({ type, target }) => type === 'ref' && things.some(({ id, concept }) => id === target && concept !== 'guest'),
  )
  const [from, until] = [field('arrival'), field('departure')]
  if (!stay || stay.limits || !room || !from || !until) return
  stay.limits = [{ by: [room.id], during: { from, until }, most: 1 }]
}
