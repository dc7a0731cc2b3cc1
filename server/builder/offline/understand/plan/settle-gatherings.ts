// "People sign up for our workshops", "max 12 per class": what many come to at one time is no service at a free time. There is a list of
// them with their days and places, and each booking takes a place at one.
import type { Language } from '#shared/languages.ts'
import {
  gatheringIn,
  gatherings,
  isSignedUp,
  type NamedGathering,
  signedUpOnly,
  signsUp,
  waitsInLine,
} from '../../lexicon/gatherings.ts'
import { knownBlueprints, knownFields, knownThings } from '../../lexicon/lexicon.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { capitalised, sayNoun } from '../said.ts'
import { kindsIn, kindsOf } from './plan-kinds.ts'
import { saidFromLexicon } from './plan-things.ts'

const taking = new Set(['registration', 'booking', 'appointment'])
/** By what it is, or by its name. */
const isTaking = ({ known, many }: SaidThing) =>
  taking.has(known?.id ?? '') || (!known && /^(?:anmälningar|sign-?ups|registrations|申し?込み?)$/i.test(many))
const day = new Set(['date', 'datetime'])
const places = /capacity|seats|spots|places|platser|定員|席/i

/** It was named, and has its own days: by what it is, or by its fields. */
const isGatheringSaid = (said: SaidThing, signedUp: boolean) => {
  if (isTaking(said)) return false
  const isDated = said.fields.some(({ type }) => day.has(type))
  if (isDated && said.fields.some(({ label, type }) => type === 'int' && places.test(label))) return true
  return gatherings.has(said.known?.id ?? '') && (signedUp || !signedUpOnly.has(said.known!.id))
}

/** Nobody named what is booked, and the trade holds classes. */
const isOfTrade = ({ domains, things }: Intent) =>
  domains.some((id) => knownBlueprints.get(id)?.things.includes('yogaClass')) && things.every(isTaking)

/** "Choose a course (beginners, advanced)": what it is of is a choice, and has no list. */
const choosesOne = (said: SaidThing, language: Language) =>
  isTaking(said) && said.fields.some(({ options, label }) => options && gatheringIn(label, language))

/** In place, before the kinds of page are settled. */
export function settleGatherings(intent: Intent): void {
  const { prompt, language, things } = intent
  // a form that says what it asks is that form
  if (intent.asked?.length) return
  const hasPage = kindsOf(intent).includes('booking')
  const signs = signsUp[language].exec(prompt)
  if ((!hasPage && !signs) || things.some((each) => choosesOne(each, language))) return
  const isOwn = things.some(({ known }) => known?.id === 'service' || known?.id === 'treatment')
  const signedUp = isSignedUp(prompt, language)
  const said = things.find((each) => isGatheringSaid(each, signedUp)) ?? signedFor(intent, signs)
  const named = said || isOwn ? undefined : gatheringIn(prompt, language)
  const gathering = said ?? (named ? nameGathering(intent, named) : hasPage && isOfTrade(intent) ? ofTrade(intent) : undefined)
  if (!gathering) return
  intent.kinds.add('booking')
  intent.gathers = true
  // a tour with a price is put into no cart, and a form to sign up on asks no questions
  const asked = kindsIn(prompt, language, 'wish')
  for (const kind of ['shop', 'survey'] as const) if (!asked.includes(kind)) intent.kinds.delete(kind)
  if (signs) heard(intent, signs)
  const waits = waitsInLine[language].exec(prompt)
  if (waits) heard(intent, waits)
  const kind = waits || signedUp ? 'registration' : 'booking'
  const booking = things.find(isTaking) ?? { ...saidFromLexicon(kind, language), brought: true as const }
  if (!intent.things.includes(booking)) intent.things.push(booking)
  if (!booking.parents.includes(gathering)) booking.parents.push(gathering)
  if (!booking.known) booking.known = knownThings.get('registration')!
  // of what else one may sign up for there is nothing
  booking.linked = ['event', 'course', 'camp'].filter((id) => id !== gathering.known?.id)
  nameSigning(booking, language)
  leavePlaces(intent, booking, gathering, signs?.[0] ?? '')
  // those who wait are registered, too
  intent.things = intent.things.filter(
    ({ known, fields, one }) => fields.length > 0 || (known?.id !== 'waitlistEntry' && !noList.test(one)),
  )
}
/** How many may come makes no list. */
const noList = /^(?:places?|seats?|spots?|plats(?:er)?|定員.*)$/i

/** "Volunteers sign up for shifts": what one signs up for, where it has a day. */
function signedFor({ things, prompt, language }: Intent, signs: RegExpExecArray | null): SaidThing | undefined {
  const rest = signs && isSignedUp(signs[0], language) ? prompt.slice(signs.index + signs[0].length) : ''
  const [, noun = ''] =
    /^(?: up| sig)?(?: for| to| till| på)? (?:the |our |a |an |våra? )?([\p{L}-]+(?: [\p{L}-]+)?)/iu.exec(rest) ?? []
  const isDated = ({ known, fields }: SaidThing) => [...fields, ...(known?.fields ?? [])].some(({ type }) => day.has(type))
  const found = things.find(
    (each) =>
      !isTaking(each) && isDated(each) && [each.one, each.many].some((name) => noun.toLowerCase().startsWith(name.toLowerCase())),
  )
  if (found) addPlaces(found, language)
  return found
}

function nameGathering(intent: Intent, { noun, is, start }: NamedGathering): SaidThing {
  const { language } = intent
  used(intent, start, start + noun.length)
  const { one, many } = sayNoun(noun, language)
  const there = intent.things.find((each) =>
    [each.one, each.many].some((name) => name.toLowerCase().endsWith(many.toLowerCase())),
  )
  if (there) {
    addPlaces(there, language)
    return there
  }
  const usual = saidFromLexicon(is, language)
  const gathering = { ...usual, one, many }
  intent.things.push(gathering)
  return gathering
}

/** Unless it says how many may come. */
function addPlaces(said: SaidThing, language: Language): void {
  const isThere = [...said.fields, ...(said.known?.fields ?? [])].some(
    (field) => 'concept' in field && field.concept === 'capacity',
  )
  if (!isThere) said.fields.push(placesField(language))
}

/** How many may come. */
const placesField = (language: Language): SaidField => {
  const { id, type, label } = knownFields.get('capacity')!
  return { id, type, concept: id, label: capitalised(label[language]) }
}

function ofTrade(intent: Intent): SaidThing {
  const gathering = { ...saidFromLexicon('yogaClass', intent.language), brought: true as const }
  intent.things.push(gathering)
  return gathering
}

/** "People sign up" tells who does, and no name of what comes in. */
function nameSigning(booking: SaidThing, language: Language): void {
  if (booking.known?.id !== 'registration' || !/^\p{L}+ sign ups?$/iu.test(booking.many)) return
  const { one, many } = saidFromLexicon('registration', language)
  Object.assign(booking, { one, many })
}

/**
 * "With limited seats", "members book a place": how many may come is told of what they come to, and no field of who comes. "Max 15 people"
 * is a number of places with its name.
 */
function leavePlaces(intent: Intent, booking: SaidThing, gathering: SaidThing, signs: string): void {
  const isInSigns = ({ label }: SaidField) => taken.test(label) && signs.toLowerCase().includes(label.toLowerCase())
  const isNoField = (field: SaidField) => isInSigns(field) || limited.test(field.label) || field.concept === 'weekNumber'
  booking.fields = booking.fields.filter((field) => !isNoField(field))
  const isPlaces = (field: SaidField) => field.concept === 'capacity' || places.test(field.label)
  const own = intent.loose.filter((field) => isPlaces(field) && !isNoField(field))
  intent.loose = intent.loose.filter((field) => !isPlaces(field) && !isNoField(field))
  gathering.fields = [...gathering.fields, ...(gathering.fields.some(isPlaces) ? [] : own)]
    .filter((field) => !isInSigns(field))
    .map((field) => (atMost.test(field.label) ? placesField(intent.language) : field))
}
const atMost = /^max\p{L}*\.? \d+/iu
const limited = /^(?:limited|begränsa\p{L}+|max\p{L}*) /iu
const taken = /^(?:places?|seats?|spots?|plats(?:er)?|visitors?|people|besökare|folk)$/i

/** It is understood, and no word of it is told as not used. */
function heard(intent: Intent, { 0: words, index }: RegExpExecArray): void {
  used(intent, index, index + words.length)
  intent.unknown = intent.unknown.filter((word) => !words.toLowerCase().includes(word.toLowerCase()))
}
