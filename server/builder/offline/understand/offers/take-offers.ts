// What a booking page offers becomes the rows of its services, and who tells that its customers book them wants such a page.
import type { Language } from '#shared/languages.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { addField, addThing } from '../add-said.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { kindsOf } from '../plan/plan-kinds.ts'
import type { ServicesTold } from './services-told.ts'

export const customersBook: Record<Language, RegExp> = {
  en: /\b(?:customers?|clients?|people|guests|patients|students|owners|they|visitors|members) (?:can |could |should |may |to )?(?:\w+ )?(?:book|reserve|make an appointment)/i,
  sv: /(?<!\p{L})(?:kunder(?:na)?|gäster(?:na)?|patienter(?:na)?|elever(?:na)?|ägare|man|folk|de|besökare|medlemmar(?:na)?) (?:kan |ska kunna |ska |får )?(?:\p{L}+ )?bokar?(?!\p{L})/iu,
  ja: /(?:お客(?:様|さん|さま)|顧客|利用者|会員|生徒|患者(?:さん)?|みなさん)(?:が|に)[^。]{0,20}予約/u,
}

/** In place: the services that were told. */
export function takeOffers(intent: Intent, { services, stretches }: ServicesTold): void {
  if (!services.length) return
  intent.offers = services
  if (services.some(({ minutes }) => minutes) && customersBook[intent.language].test(intent.prompt)) intent.kinds.add('booking')
  for (const { start, end } of stretches) used(intent, start, end)
  if (kindsOf(intent).includes('booking')) takeForm(intent)
}

/** What is kept of a service. */
const ofService = new Set(['duration', 'price', 'description', 'image', 'category'])

/** "They leave their name and the dog's breed": what is filled in is filled in where one books. */
function takeForm(intent: Intent): void {
  const form = intent.loose.filter(({ concept }) => !ofService.has(concept ?? ''))
  if (!form.length) return
  const booking = bookingOf(intent)
  intent.loose = intent.loose.filter((field) => !form.includes(field))
  for (const field of form) addField(intent, booking, field)
}

/** The list of bookings, which is there from now on. */
export const bookingOf = (intent: Intent): SaidThing =>
  intent.things.find(({ known }) => known?.id === 'booking' || known?.id === 'appointment') ??
  addThing(intent, saidFromLexicon('booking', intent.language))
