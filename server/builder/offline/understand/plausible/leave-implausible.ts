// The last check of what was read: a list and a field are called by a noun for something one keeps. A part of the page ("KPI tiles", "Register
// button"), who may do what, a word of taste, a piece of a sentence and a choice that stands elsewhere are none, and leave; what was told of a
// form goes to what the form keeps.
import type { Language } from '#shared/languages.ts'
import { knownFields, phraseKey } from '../../lexicon/lexicon.ts'
import { addField } from '../add-said.ts'
import { fieldNamed } from '../field-named.ts'
import { type Intent, type SaidField, type SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { longFrom } from '../learned/weigh-lists.ts'
import { leaveThings } from '../leave-things.ts'
import { coloursIn } from '../looks/colours-in.ts'
import { isForPublic } from '../read-sections.ts'
import { capitalised, sayNoun } from '../said.ts'
import type { Stretch } from '../told/telling.ts'
import { bareLabel, reminder } from './bare-label.ts'
import { isFramePart, keptByForm, mayBeFramePart } from './frame-parts.ts'
import { leaveRepeated } from './leave-repeated.ts'
import { settleChoices } from './settle-choices.ts'
import { settleNames } from './settle-names.ts'
import { settleOrders } from './settle-orders.ts'
import { takeMeasures } from './take-measures.ts'
import { toldApart } from './told-apart.ts'

export function leaveImplausible(intent: Intent): void {
  const { prompt, language } = intent
  const { looks, shown, roles } = toldApart(prompt, language)
  settleNames(intent)
  takeMeasures(intent)
  settleOrders(intent)
  fillKept(intent)
  const apart = [...looks, ...roles, ...shown]
  leaveWithFields(
    intent,
    intent.things.filter(
      (said) =>
        isFrame(said, intent, apart) ||
        isOnlyApart(said, intent, apart) ||
        (!said.known && areAllWithin(said.many, roles, intent)),
    ),
    apart,
  )
  for (const said of intent.things)
    said.fields = said.fields.filter((field) => !isFieldApart(field, said, intent, { looks, apart }))
  intent.loose = intent.loose.filter(
    ({ label }) => !isFramePart(label, language) && !areAllWithin(label, looks, intent) && !isOpening(label, intent),
  )
  for (const said of intent.things) said.fields = said.fields.flatMap((field) => named(field, said, language))
  settleChoices(intent)
  leaveRepeated(intent)
}

/** Places of a name, whatever its case. */
const placesOf = (name: string, { prompt }: Intent): number[] => {
  const low = prompt.toLowerCase()
  const places: number[] = []
  if (!name) return places
  for (let at = low.indexOf(name.toLowerCase()); at >= 0; at = low.indexOf(name.toLowerCase(), at + 1)) places.push(at)
  return places
}
const areAllWithin = (name: string, stretches: readonly Stretch[], intent: Intent): boolean => {
  const places = placesOf(name, intent)
  return places.length > 0 && places.every((at) => stretches.some(({ start, end }) => start <= at && at < end))
}

function isFrame(said: SaidThing, intent: Intent, apart: readonly Stretch[]): boolean {
  const { one, many, known, fields } = said
  const { language, prompt, things } = intent
  const others = things.filter((other) => other !== said)
  // "Hero with a headline": the characters of a game are told as such
  const isSite = isForPublic(prompt, language) && !fields.some(({ concept }) => concept === 'name')
  if (known && !(isSite && isFramePart(one, language))) return false
  const isKept = others.some((other) => other.fields.length > 0 || other.known)
  if (!isKept && !isSite) return false
  const own = fields.filter(({ concept, thing }) => concept !== undefined || thing !== undefined)
  // "Buttons: material, year, price" are what somebody collects
  const isTold = own.length >= toldFrom && !isSite && !areAllWithin(many, apart, intent) && !areAllWithin(one, apart, intent)
  if ([one, many].some((name) => isFramePart(name, language))) return !isTold
  if (!mayBeFramePart(many, language)) return false
  // "Homes: address, rent" are homes; a Home with a venue, or features of an app, are none
  const isSeveral = prompt.toLowerCase().includes(many.toLowerCase()) && (!fields.length || own.length > 0)
  return !isSeveral || (isSite && /^(?:features?|sections?|pages?|funktioner|sektioner)$/iu.test(many))
}

/** A list nobody knows that is only named where figures, looks or roles are told. */
function isOnlyApart(said: SaidThing, intent: Intent, apart: readonly Stretch[]): boolean {
  const { known, one, many, naming, fields } = said
  if (known || naming || !intent.things.some((other) => other !== said && other.fields.length >= toldFrom)) return false
  const isThere = [one, many].some((name) => placesOf(name, intent).length > 0)
  return (
    isThere &&
    [one, many].every((name) => !placesOf(name, intent).length || areAllWithin(name, apart, intent)) &&
    fields.every(({ label }) => !placesOf(label, intent).length || areAllWithin(label, apart, intent))
  )
}
const toldFrom = 2

/** What was told elsewhere of what leaves stays with the list before it. */
function leaveWithFields(intent: Intent, left: readonly SaidThing[], apart: readonly Stretch[]): void {
  if (!left.length) return
  leaveThings(intent, left)
  const ids = new Set(left.flatMap(({ known }) => (known ? [known.id] : [])))
  for (const said of left)
    for (const field of said.fields) {
      const [at] = placesOf(field.label, intent)
      const isThere = intent.things.some(({ fields }) => fields.some(({ label }) => phraseKey(label) === phraseKey(field.label)))
      if (isThere || at === undefined || field.concept === undefined || apart.some(({ start, end }) => start <= at && at < end))
        continue
      const from = Math.max(
        ...[said.one, said.many].map((name) => intent.prompt.toLowerCase().lastIndexOf(name.toLowerCase(), at)),
      )
      const host = before(at, intent)
      if (host && host.place > from) addField(intent, host.said, field)
    }
  // who was only pointed to from there
  const isLoose = (said: SaidThing) =>
    said.implied === true &&
    !said.fields.length &&
    left.some(({ fields }) =>
      fields.some(({ label, thing }) => isSame(label, said.one, intent.language) || (thing && thing === said.known?.id)),
    )
  leaveThings(intent, intent.things.filter(isLoose))
  for (const said of intent.things) said.fields = said.fields.filter(({ thing }) => thing === undefined || !ids.has(thing))
}

/** The list that is named last before a place. */
function before(at: number, intent: Intent): { said: SaidThing; place: number } | undefined {
  const low = intent.prompt.toLowerCase()
  const placed = intent.things.map((said) => ({
    said,
    place: Math.max(...[said.one, said.many].map((name) => low.lastIndexOf(name.toLowerCase(), at))),
  }))
  return placed.filter(({ place }) => place >= 0).toSorted((a, b) => b.place - a.place)[0]
}

type Apart = { looks: readonly Stretch[]; apart: readonly Stretch[] }
function isFieldApart(field: SaidField, host: SaidThing, intent: Intent, { looks, apart }: Apart): boolean {
  const { label } = field
  if (isFramePart(label, intent.language) || isPassing(field, intent)) return true
  if (areAllWithin(label, looks, intent)) return true
  if (field.concept !== undefined || field.thing !== undefined || !areAllWithin(label, apart, intent)) return false
  // a list that is told there itself has its fields there
  const told = host.fields.filter((other) => !areAllWithin(other.label, apart, intent))
  return told.length >= toldFrom
}

/** "Vet clinic, small one": what opens the text says who asks. */
const isOpening = (label: string, intent: Intent): boolean =>
  placesOf(label, intent).join() === '0' &&
  /^[,.]/.test(intent.prompt.slice(label.length)) &&
  intent.prompt.length > longFrom[intent.language]

const onScale = /(?:på en|on an?|in an?) (?:\p{L}+ )?(?:skala|scale)/iu
const paintedIf = /^ (?:if|when|where|om|när|where)(?!\p{L})/iu
/** "On a scale", "green if they hit it", 目立つ, 月ごと: how it is told, shown or counted. */
function isPassing({ label, concept, type, isItem }: SaidField, intent: Intent): boolean {
  const { prompt, language } = intent
  if (concept === 'scale') return onScale.test(prompt)
  if (concept !== undefined || type !== 'text') return false
  const behind = placesOf(label, intent).map((at) => prompt.slice(at + label.length))
  if (!behind.length) return false
  if (language === 'ja')
    return !isItem && behind.every((rest) => (label.length === 1 ? /^(?:ごと|毎|別)/u : /^(?:つ|って|った|たせ)/u).test(rest))
  if (isOpening(label, intent)) return true
  return coloursIn(label, language).length > 0 && behind.every((rest) => paintedIf.test(rest))
}

/** "Registration form: name, email" beside the registrations: theirs. */
function fillKept(intent: Intent): void {
  const { language } = intent
  for (const said of intent.things.filter(({ known, fields }) => !known && fields.length > 0)) {
    const kept = keptByForm(said.one, language)
    if (kept === undefined || isForPublic(kept, language)) continue
    const host = intent.things.find(
      (other) => other !== said && [other.one, other.many].some((name) => isSame(name, kept, language)),
    )
    if (!host) {
      const { one, many, known } = sayNoun(kept, language)
      Object.assign(said, { one, many, ...(known && { known }) })
      continue
    }
    for (const field of said.fields) addField(intent, host, field)
    host.owns = said.owns || host.owns
    leaveThings(intent, [said])
  }
}

/** "Reminder when next is due": when that is. */
const comingUp = (language: Language): SaidField => {
  const known = knownFields.get('nextDate')!
  return { id: known.id, label: capitalised(known.label[language]), type: known.type, concept: known.id }
}

/** The field by the name that is in its label; none where there is no name. */
function named(field: SaidField, host: SaidThing, language: Language): SaidField[] {
  if (field.concept !== undefined && field.concept !== 'name' && !/ /.test(field.label)) return [field]
  const { label, isAsked } = bareLabel(field.label, language)
  if (label === field.label) return [field]
  // "the key is handed in" is ticked, "the contract runs out" is a day: both are named by what they tell
  if (!label) return field.type === 'text' ? [] : [field]
  if (reminder.test(label)) return host.fields.some(({ concept }) => concept === 'nextDate') ? [] : [comingUp(language)]
  const told = fieldNamed(label.replace(/\?$/, ''), language)
  if (host.fields.some((other) => other !== field && phraseKey(other.label) === phraseKey(told.label))) return []
  if (isAsked) return [{ ...told, label: label.endsWith('?') ? `${told.label}?` : told.label, type: 'bool' }]
  return [
    field.type === 'text' || field.concept === 'name'
      ? { ...told, ...(field.options && { options: field.options }) }
      : { ...field, id: told.id || field.id, label: told.label },
  ]
}
