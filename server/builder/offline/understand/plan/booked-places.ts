// "Desk booking for our office", "let members book our courts", 会議室の予約: what is booked is a place or a thing that stands there, and no
// service. There is a list of them, each booking is of one, and one may be taken while another is free. Of a place that there is one
// of ("the sauna", "tvättstugan") there is a list with that one, or the services that were told of it.
import type { Language } from '#shared/languages.ts'
import { bookedAnyway, bookedConcepts, bookedNouns, dayMinutes, placesAlone } from '../../lexicon/booked-places.ts'
import { isPlural, singular, swedishIndefinite, swedishPlural, isSwedishPlural, swedishSingular } from '../../lexicon/inflect.ts'
import { knownThings, type Reading, readingsOf } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { bookableIn } from '../samples/work-of.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { sayNoun } from '../said.ts'
import { saidFromLexicon } from './plan-things.ts'

type Booked = { noun: string; isOne: boolean; start: number; end: number }

const behind: Partial<Record<Language, RegExp>> = {
  en: /\b(?:book(?:ing|ings)?|reserv(?:e|ing|ations?))(?: (?:system|app|site|page|calendar|tool|schedule|list|form|website))?(?: (?:of|for|out))?(?<article>(?: (?:our|the|my|their|a|an|your|one|of|\d+|two|three|four|five|six))*) (?<noun>[a-z-]+(?: [a-z-]+){0,2})/giu,
  sv: /(?<!\p{L})(?:boka|bokning(?:en|ar|arna|ssystem(?:et)?|ssida(?:n)?|sapp(?:en)?|skalender(?:n)?|sschema(?:t)?)?)(?: (?:av|för|till))?(?<article>(?: (?:en|ett|vår|vårt|våra|min|mitt|de|den|det|\d+|två|tre|fyra|fem|sex|\p{L}{4,}s))*) (?<noun>\p{L}+)/giu,
}
const compound: Record<Language, RegExp> = {
  en: /(?<![a-z-])(?<noun>(?:[a-z-]{1,30} ){0,2}[a-z-]{1,30}) (?:bookings?|reservations?)\b/giu,
  sv: /(?<!\p{L})(?<noun>\p{L}{2,}?)bokning(?:en|ar|arna|ssystem(?:et)?|ssida(?:n)?|sapp(?:en)?|skalender(?:n)?|sschema(?:t)?)?(?!\p{L})/giu,
  ja: /(?<noun>[^\s、。「」（）のをがはにでと]{1,10}?)(?:の|を)?予約/gu,
}

const shorter = (words: readonly string[]) => words.map((_, at) => words.slice(0, words.length - at))
/** "hotel with room": a noun of its own behind the last of these. */
const joints = new Set(['with', 'and', 'for', 'of', 'or'])
const later = (words: readonly string[]) => {
  const from = words.findLastIndex((word) => joints.has(word)) + 1
  return words.slice(from).map((_, at) => words.slice(from + at))
}
const leading =
  /^(?:an?|the|our|my|simple|online|new|easy|small|little|app|system|for|of|and|with|to|i|we|need|want|make|build|create)$/i

/** The indefinite singular a Swedish word may stand for: "tennisbanorna", "rums", "tvättstuge". */
const swedishForms = (word: string): string[] => {
  const low = word.toLowerCase()
  const one = isSwedishPlural(low) ? swedishSingular(low) : low
  const bent = swedishIndefinite(low)
  return [
    low,
    one,
    bent,
    isSwedishPlural(bent) ? swedishSingular(bent) : bent,
    low.replace(/(?:s|n|en|et|t)$/, ''),
    low.replace(/(?:s|n|t)$/, ''),
    low.replace(/e$/, 'a'),
    `${low}a`,
  ]
}

/** The reading of a noun that can be booked by itself; `known` is missing where only its class tells. */
function placeOf(word: string, language: Language): { name: string; known?: Reading } | null {
  const readings = readingsOf(language)
  const names = language === 'sv' ? swedishForms(word) : language === 'en' ? [word, singular(word)] : [word]
  const isKnown = ({ kind, id }: Reading) => kind === 'thing' && bookedConcepts.has(id)
  const name = names.find((each) => readings.get(each.toLowerCase())?.some(isKnown))
  if (name) return { name, known: readings.get(name.toLowerCase())!.find(isKnown)! }
  const alone = names.find((each) => placesAlone[language].test(each))
  if (alone) return { name: alone }
  const anyway = names.find((each) => bookedAnyway[language].test(each))
  if (anyway !== undefined) return { name: anyway }
  if (names.some((each) => readings.get(each.toLowerCase())?.some(({ kind }) => kind === 'thing' || kind === 'domain')))
    return null
  const isOfKind = (each: string) =>
    bookedNouns[language].test(each) || (language !== 'ja' && ['place', 'vehicle'].includes(classOfNoun(each, language)))
  const told = names.find(isOfKind)
  return told === undefined ? null : { name: told }
}

function bookedIn(prompt: string, language: Language): (Booked & { known?: Reading }) | null {
  for (const form of [compound[language], behind[language]]) {
    for (const { 0: all, index, groups } of form ? prompt.matchAll(form) : []) {
      const words = groups!.noun!.split(' ')
      const ways = form === compound[language] ? later(words) : shorter(words)
      for (const way of ways) {
        if (leading.test(way[0]!)) continue
        const noun = way.join(' ')
        const place = placeOf(noun, language)
        if (!place) continue
        const isNumbered = /\d|två|tre|fyra|fem|sex|two|three|four|five|six|våra|one of/.test(groups!.article ?? '')
        const isSeveral =
          isNumbered || (language === 'en' ? isPlural(noun) : language === 'sv' && isSwedishPlural(noun.toLowerCase()))
        const isKnownOne = /\b(?:our|the|my|their|vår|vårt)\b/iu.test(groups!.article ?? '')
        const isOne = !isSeveral && (isKnownOne || placesAlone[language].test(place.name))
        const start = index + all.toLowerCase().indexOf(noun.toLowerCase())
        return { noun: place.name, isOne, start, end: start + noun.length, ...(place.known && { known: place.known }) }
      }
    }
  }
  return null
}

const isBooking = ({ known }: SaidThing) => known?.id === 'booking' || known?.id === 'appointment'
/** A list that is named after what is booked: "Desk bookings", "Tvättider". */
const isNamedSo = ({ one, known }: SaidThing) =>
  /(?:booking|reservation|bokning)$|予約$/i.test(one) || known?.id === 'laundryBooking' || known?.id === 'saunaVisit'

/** So many fields of a booking are all that is wanted. */
const fieldsThatSuffice = 3

/** Takes the list of what is booked out of the prompt, and the bookings that are of it. `hasPage`: visitors book for themselves. */
export function takeBookedPlace(intent: Intent, hasPage: boolean): void {
  const { prompt, language, things } = intent
  // where people sleep, a place is taken for days
  if (things.some(({ fields }) => fields.some(({ concept }) => concept === 'arrival'))) return
  // "booking page for a bike shop: basic service (1 hour), puncture repair (20 minutes)": that is what is booked
  const found = intent.offers ? null : bookedIn(prompt, language)
  // a hall that keeps its own bookings has rooms and hirers besides
  if (!found || (found.isOne && !hasPage)) return
  const isTaking = (said: SaidThing) => isBooking(said) || isNamedSo(said)
  const isPlace = (said: SaidThing) =>
    !isTaking(said) &&
    (found.known ? said.known?.id === found.known.id || isCalled(said, found.noun) : isCalled(said, found.noun))
  if (things.some((said) => !isTaking(said) && !isPlace(said))) return
  if (things.some((said) => isTaking(said) && said.fields.length >= fieldsThatSuffice)) return
  used(intent, found.start, found.end)
  const usual = saidFromLexicon('booking', language)
  const named = things.find((said) => isNamedSo(said) && !isBooking(said)) ?? things.find(isBooking)
  const isNameless = named?.known && !isBooking(named) && !/(?:booking|bokning|予約)/i.test(named.one)
  const booking: SaidThing = named
    ? { ...named, known: usual.known!, ...(isNameless && { one: usual.one, many: usual.many }) }
    : usual
  delete booking.implied
  intent.booked = found.isOne ? 'one' : 'each'
  // a sauna is booked for an hour or an evening, a cottage for a weekend or a week: what it offers is written down
  const offered = bookableIn(prompt, language)?.services.map(([, , minutes]) => minutes)
  if (offered && (found.isOne || offered.some((minutes) => minutes >= dayMinutes))) {
    intent.things = [booking]
    return
  }
  const said = things.find(isPlace) ?? sayNoun(found.noun, language, found.known)
  const { known: usualKnown, ...bare } = said
  const known = knownThings.get(found.known?.id ?? '') ?? (bookedConcepts.has(usualKnown?.id ?? '') ? usualKnown : undefined)
  const isVehicle = classOfNoun(found.noun, language) === 'vehicle'
  const place: SaidThing = known ? { ...bare, known } : { ...bare, nounClass: isVehicle ? 'vehicle' : 'place' }
  delete place.implied
  if (language === 'sv' && !things.includes(said)) place.many = swedishPlural(place.one)
  // "boka rum: datum, tid, vem": what is told of is a booking
  if (!named && place.fields.length) Object.assign(booking, { fields: place.fields, owns: place.owns })
  if (!named) place.fields = []
  booking.parents = [place]
  const there = [named, things.includes(said) && said].filter((each) => each)
  intent.things = there.length < 2 || things.indexOf(named!) < things.indexOf(said) ? [booking, place] : [place, booking]
}

/** "Courts" are the badminton courts. */
const isCalled = ({ one, many }: SaidThing, noun: string) =>
  [one, many].some((name) => ` ${noun.toLowerCase()}`.endsWith(` ${name.toLowerCase()}`))
