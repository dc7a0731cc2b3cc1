// Where people sleep, a booking is a stay: it has a day of arrival and one of departure and no hour, and a room is no meeting room.
import { byTheHour, dayMinutes, minutesBooked, sleeping } from '../../lexicon/booked-places.ts'
import { knownBlueprints, knownThings } from '../../lexicon/lexicon.ts'
import type { Thing } from '../../model.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'
import { addField } from '../add-said.ts'
import { kindsOf } from './plan-kinds.ts'
import { dayOf } from './day-of-stay.ts'
import { saidFromLexicon } from './plan-things.ts'

const isLodging = (domain: string | undefined): boolean =>
  domain !== undefined && (knownBlueprints.get(domain)?.things ?? []).includes('stay')
const isBooking = ({ known }: SaidThing) => known?.id === 'booking' || known?.id === 'appointment'
/** So many fields of its own tell what a booking is. */
const fieldsThatTell = 3

/** In place: the bookings of a lodging, or of what is booked by the night, become stays, and its rooms rooms for guests. */
export function settleStays(intent: Intent, domain: string | undefined): void {
  const { things, language, prompt } = intent
  if (byTheHour[language].test(prompt)) return
  const hasPage = kindsOf(intent).includes('booking')
  const booking = things.find((said) => isBooking(said) && said.fields.length < fieldsThatTell)
  const isNightly = (said: SaidThing) => minutesBooked(said.one) >= dayMinutes
  const place = booking?.parents.find(isNightly)
  const found = hasPage ? sleeping[language].exec(prompt) : null
  if (!isLodging(domain) && !place && !found && !(booking && isNightly(booking))) return
  if (booking) booking.known = knownThings.get('stay')!
  else if (hasPage && !things.some(({ known }) => known?.id === 'stay'))
    things.push({ ...saidFromLexicon('stay', language, domain), brought: true })
  // however much else was told, a stay has two days
  if (booking && booking.fields.length + intent.loose.length >= fieldsThatTell)
    for (const day of ['arrival', 'departure'] as const) addField(intent, booking, dayOf(day, language))
  const noun = found?.groups?.noun
  if (noun && !things.some(({ known }) => known?.id === 'guestRoom')) nameRooms(intent, noun)
  // the pitches of a campsite are none to play on
  const camping = saidFromLexicon('pitch', language, domain)
  const isCamp = found !== null && /camp|キャンプ/i.test(found[0])
  const alike = things.find(({ many }) => many === camping.many)
  if (isCamp && alike) alike.known = camping.known!
  else if (isCamp && !things.some(({ known }) => known?.id === 'pitch')) things.push({ ...camping, brought: true })
  for (const said of things) if (said.known?.id === 'room') said.known = knownThings.get('guestRoom')!
}

/** "Our cottages": what is booked goes by its own name, and no services of the trade besides. */
function nameRooms({ things, language }: Intent, noun: string): void {
  const { one, many } = sayNoun(noun, language)
  const room = things.find((said) => [said.one, said.many].some((name) => name.toLowerCase() === many.toLowerCase()))
  const known = knownThings.get('guestRoom')!
  if (room) Object.assign(room, { known })
  else things.push({ ...saidFromLexicon('guestRoom', language), one, many, brought: true })
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
