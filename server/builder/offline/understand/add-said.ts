// Puts what was said into the intent, once: a second mention of a thing or a field is the same one.
import { escaped } from '../lexicon/escaped.ts'
import { isCount } from './is-count.ts'
import { capitalised, idOf } from './said.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'

const thingsMax = 12
const fieldsMax = 24

/** Ids are made of Latin letters: where there are none, the label tells. */
export const isSameField = (a: SaidField, b: SaidField) => (a.id || a.label) === (b.id || b.label)

const isRate = ({ label }: SaidField) => /\p{L} (?:per|each|styck|\/) ?\p{L}*/iu.test(label)

/** "Cost and price", "phone, mobile": side by side in one list, and so two, though one word may mean the other. */
const isBeside = (each: SaidField, field: SaidField, prompt: string) =>
  each.id !== '' &&
  each.id === field.id &&
  each.label.toLowerCase() !== field.label.toLowerCase() &&
  new RegExp(
    `(?<!\\p{L})${escaped(each.label)}(?: *,| *& *| and| och)+ *(?:an? |the |en |ett )?${escaped(field.label)}(?!\\p{L})`,
    'iu',
  ).test(prompt)

export function addField(intent: Intent, thing: SaidThing | null, field: SaidField) {
  if (isCount(field.label, intent.language)) return
  const list = thing ? thing.fields : intent.loose
  // 開始日、終了予定日: a Japanese compound has the id of its last noun, which another may have already
  if (intent.language === 'ja' && list.some((each) => each.id && each.id === field.id && each.label !== field.label))
    field.id = ''
  // "price per month, price per year", "price per kWh, cost": two, of one concept
  const isPer = (each: SaidField) => each.id === field.id && each.label !== field.label && [each, field].some(isRate)
  if (list.some(isPer) && !list.some(({ label }) => label === field.label)) field.id = ''
  const twin = list.find((each) => isBeside(each, field, intent.prompt))
  if (twin && !list.some(({ label }) => label === field.label)) {
    // the one that is not called by the usual word is one of its own
    const own = idOf(twin.label) === twin.id ? field : twin
    own.id = idOf(own.label)
    delete own.concept
  }
  // "last inspection, next inspection" and "milk quantity, butter quantity" are two fields each, of one concept
  if (!list.some((each) => isSameField(each, field)) && list.length < fieldsMax) list.push(field)
}

/** "Manuals and guides": two names in a row of what is one thing, and nothing is said of either alone. */
const isBesides = (each: SaidThing, said: SaidThing, { things, language }: Intent) =>
  // in Japanese, which has no plural, they become a choice when all is read
  language !== 'ja' &&
  each === things.at(-1) &&
  !each.fields.length &&
  !each.parents.length &&
  !each.views.length &&
  !said.fields.length

/** The name of all that two such names mean. */
const wholeKind = ({ known }: SaidThing, { language }: Intent) => {
  const { one, many } = known!.nouns[language]
  return { one: capitalised(one), many: capitalised(many) }
}

const stemCharsMin = 4
const isCompoundOf = (longer: SaidThing, said: SaidThing) =>
  said.one.length > stemCharsMin &&
  longer.one.length > said.one.length &&
  longer.one.toLowerCase().startsWith(said.one.toLowerCase().slice(0, -1)) &&
  !longer.one.includes(' ')

const endsWith = (longer: SaidThing, said: SaidThing) => longer.one.toLowerCase().endsWith(` ${said.one.toLowerCase()}`)

export function addThing(intent: Intent, said: SaidThing): SaidThing {
  const twin = intent.things.find((each) =>
    said.known
      ? each.known === said.known && (each.one === said.one || each.naming || said.naming || isBesides(each, said, intent))
      : each.one.toLowerCase() === said.one.toLowerCase(),
  )
  if (twin) {
    delete twin.implied
    // "vikariepoolen: vikarier": the plain word of the two names it
    if (isCompoundOf(twin, said)) Object.assign(twin, { one: said.one, many: said.many })
    else if (twin.one !== said.one && !twin.naming && !said.naming) Object.assign(twin, wholeKind(said, intent))
    if (twin.naming && !said.naming) Object.assign(twin, { one: said.one, many: said.many, naming: false })
    return twin
  }
  // "We breed Icelandic horses. Horses have …": the same ones
  const told = intent.language === 'en' && intent.things.find((each) => each.passing && endsWith(each, said))
  if (told) {
    if (!told.known && said.known) told.known = said.known
    return told
  }
  // "Playground inspections. Inspection: date, …": the same ones
  const whole =
    said.known && intent.things.find((each) => each.known === said.known && !each.fields.length && endsWith(each, said))
  if (whole && intent.language === 'en') return whole
  if (intent.things.length < thingsMax && !isCount(said.many, intent.language)) intent.things.push(said)
  return said
}
