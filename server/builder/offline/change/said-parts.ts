// What the readers of wishes share: lists of names, the thing a wish is about, fields that hold numbers or days.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { isDay, isNumber } from '../field-kinds.ts'
import { unitOf } from '../understand/units.ts'
import { bare, mainThing, resolveField, resolveThing } from './resolve.ts'

/** Where nothing else was said, what is below this runs low. */
export const lowUsual = 5

export type Place = { thing: Thing; field: Field }

/** "a, b and c" -> the names. */
export const namesIn = (text: string): string[] =>
  text
    .split(/,|、|・|\s+(?:and|och|&|\+)\s+|と|＋/)
    .map(bare)
    .filter(Boolean)

/** The same, where no field has a name with a joint in it: "date and time". */
export const fieldNamesIn = (model: ProjectModel, text: string): string[] => {
  const whole = bare(text).toLowerCase()
  const isOne = model.things.some(({ fields }) => fields.some(({ label }) => label.toLowerCase() === whole))
  return isOne ? [bare(text)] : namesIn(text)
}

export const conceptOf = (field: Field) => field.concept ?? field.id
export const isDue = (field: Field) =>
  isDay(field) && /due|deadline|expir|bestBefore|nextDate|return(?!ed)/i.test(conceptOf(field))

/** The day on which something of a list took place or will. */
export const happensOn = (thing: Thing): Field | undefined =>
  thing.fields.find((field) => isDay(field) && /^(?:date|day|start)/i.test(conceptOf(field))) ??
  thing.fields.find((field) => isDay(field) && !/birth|due|deadline|expir/i.test(conceptOf(field)))

/** The thing a phrase names, or with no phrase, the first one that `suits`. */
export function thingFor(
  model: ProjectModel,
  phrase: string,
  language: Language,
  suits: (thing: Thing) => boolean = () => true,
): Thing | undefined {
  const named = phrase ? resolveThing(model, phrase, language) : undefined
  if (named) return named
  const main = mainThing(model)
  return main && suits(main) ? main : model.things.find(suits)
}

/** A field with a number that the phrase names: "prices", "the stock level", "stock in the list". */
export function numberFor(model: ProjectModel, phrase: string, language: Language, prefer?: Thing): Place | undefined {
  for (const name of narrowings(phrase, language)) {
    const things = prefer ? [prefer, ...model.things.filter((thing) => thing !== prefer)] : model.things
    for (const thing of things) {
      const found = resolveField(model, name, language, thing)
      if (found && found.thing === thing && isNumber(found.field)) return found
    }
  }
  return inUnit(model, phrase, language, prefer)
}

/** "Km", "minutes": the only number that is counted so. */
function inUnit(model: ProjectModel, phrase: string, language: Language, prefer?: Thing): Place | undefined {
  const unit = unitOf(bare(phrase), language)
  const of = (thing: Thing) => thing.fields.filter((field) => isNumber(field) && !field.formula && field.unit === unit)
  const thing = unit ? [prefer, mainThing(model), ...model.things].find((each) => each && of(each).length === 1) : undefined
  return thing && { thing, field: of(thing)[0]! }
}

const tailWords = /\s+(?:level|levels|count|left|number|amount|value|nivå|nivån|antalet|kvar)$|(?:の数|数|量)$/i

/** The phrase, then ever less of it. */
export function narrowings(phrase: string, language: Language): string[] {
  const whole = bare(phrase.replace(/^(?:when|if|the|om|när|då|any|some)\s+/i, ''))
  if (!whole) return []
  const shorter = whole.replace(tailWords, '')
  const words = language === 'ja' ? [] : whole.split(/\s+/)
  const tails = words.slice(1).map((_word, at) => words.slice(at + 1).join(' '))
  const heads = words.length > 1 ? [words[0]!] : []
  return [...new Set([whole, shorter, ...tails, ...heads])].filter((name) => name.length > 1 || language === 'ja')
}

/** The number of a thing that can run out. */
export const stockLike = (thing: Thing): Field | undefined =>
  numberLike(thing, /stock|inventory|在庫|lager|saldo/i) ??
  numberLike(thing, /quantity|balance|left|antal|数量|残(?:り(?![日時期])|数|量)/i)

const numberLike = (thing: Thing, words: RegExp) =>
  thing.fields.find((field) => isNumber(field) && words.test(named(field)) && !leastWords.test(named(field)))
const named = (field: Field) => `${conceptOf(field)} ${field.label}`

const leastWords = /re-?order|minimum|\bmin\b|least|beställningspunkt|minsta|発注点|最低|最小/i
/** Where it is told of each how many there should be at least. */
export const leastOf = ({ fields }: Thing, stock: Field): Field | undefined =>
  fields.find((field) => field !== stock && isNumber(field) && leastWords.test(named(field)))
