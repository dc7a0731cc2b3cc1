// Told wishes about one field: what it is counted in, room to write, a tick in its place, who did it, that it goes.
import type { Field, FieldType } from '../../model.ts'
import { isNumber, isDay } from '../../field-kinds.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import type { Operation } from '../operations.ts'
import { canMeasure } from '../readers/read-unit.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { namesIn, type Place } from '../said-parts.ts'
import { strike } from './choice-deeds.ts'
import { type Deed, isTitle, nameCharsMax, type Parts, place } from './deed.ts'

const countWord = /^[\p{Ll}]{3,12}s$/u
/** Every field that is named gets the unit, or none. */
const measuring =
  (unitFor: (value: string, at: Place) => string | undefined): Deed =>
  (model, { field, fields = field ?? '', value = '' }, language) => {
    const places = namesIn(fields).map((name) => place(model, name, language))
    const operations: Operation[] = []
    for (const at of places) {
      const unit = at && canMeasure(at.field) && !isTitle(at) ? unitFor(bare(value), at) : undefined
      if (!at || !unit) return null
      const type: FieldType = isNumber(at.field) ? at.field.type : unit === 'min' ? 'int' : 'number'
      if (at.field.unit === unit && type === at.field.type) continue
      const concept = type === at.field.type ? at.field.concept : undefined
      operations.push({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type, unit, ...(concept && { concept }) })
    }
    return !places.length ? null : operations.length ? does(...operations) : alreadySo(language)
  }

const known = (value: string) => unitOf(value, 'en')
const knownUnit = measuring(known)
/** "In skeins" is a unit of what is a number already; "in London" is none of a text. */
const unit = measuring((value, { field }) => known(value) ?? (isNumber(field) && countWord.test(value) ? value : undefined))
const countedIn = measuring((value) => known(value) ?? (/^\p{L}{1,12}$/u.test(value) ? value.toLowerCase() : undefined))

const measuredBy: Readonly<Record<string, readonly string[]>> = {
  weigh: ['weight'],
  measure: ['length', 'height', 'size', 'width', 'distance'],
  time: ['duration', 'time'],
  clock: ['duration', 'time'],
  count: ['quantity', 'amount', 'number'],
}
/** "We weigh them in grams". */
const unitOfVerb: Deed = (model, { field = '', value }, language) => {
  const names = measuredBy[field.toLowerCase()] ?? []
  const name = names.find((each) => place(model, each, language))
  return name ? unit(model, { field: name, value }, language) : null
}

/** The day of what is named: "what time the event starts". */
const clockOf: Deed = (model, { field = '' }, language) => {
  const thing = resolveThing(model, field, language) ?? mainThing(model)
  const days = thing?.fields.filter(isDay) ?? []
  const named = days.filter(({ label }) => field.toLowerCase().includes(label.toLowerCase()))
  const found = named[0] ?? days.find(({ id }) => id === 'date') ?? (days.length === 1 ? days[0] : undefined)
  if (!thing || !found) return null
  if (found.type === 'datetime') return alreadySo(language)
  return does({ op: 'retypeField', thing: thing.id, field: found.id, type: 'datetime' })
}

const roomy: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  if (!at || isTitle(at) || at.field.formula) return null
  if (at.field.type === 'longtext' || at.field.type === 'markdown') return alreadySo(language)
  return at.field.type === 'text' ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'longtext' }) : null
}

/** A box to tick takes the place of what was there. */
const tickInstead: Deed = (model, { field, other = '' }, language) => {
  const at = place(model, field, language)
  const name = bare(other)
  if (!at || isTitle(at) || !name || name.length > nameCharsMax) return null
  if (resolveField({ ...model, things: [at.thing] }, name, language, at.thing)) return null
  const id = freeId(idOf(name), new Set(at.thing.fields.map((each) => each.id)), 'tick')
  const tick: Field = { id, label: labelOf(name, language), type: 'bool', why: 'edit' }
  return does({ op: 'removeField', thing: at.thing.id, field: at.field.id }, { op: 'addField', thing: at.thing.id, field: tick })
}

const yesOrNo: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  if (!at || isTitle(at) || at.field.formula || at.field.target) return null
  return at.field.type === 'bool'
    ? alreadySo(language)
    : does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'bool' })
}

/** What most of them are is there from the start; the last words that name a choice are meant. */
const startOption: Deed = (model, { field, option = '' }, language) => {
  const words = option.trim().split(/\s+/)
  const found = words.map((_word, at) => resolveOption(model, words.slice(at).join(' '), language)).find(Boolean)
  if (!found || (field && place(model, field, language)?.field !== found.field)) return null
  return does({ op: 'setStart', thing: found.thing.id, field: found.field.id, start: found.option })
}

/** All that is named goes, or nothing: fields, or the choices of one. */
const dropAll: Deed = (model, { fields = '' }: Parts, language) => {
  const places = namesIn(fields).map((name) => place(model, name, language))
  if (!places.length || places.some((at) => at && isTitle(at))) return null
  if (places.some((at) => !at)) return strike(model, { option: fields }, language)
  return does(...places.map((at): Operation => ({ op: 'removeField', thing: at!.thing.id, field: at!.field.id })))
}

const participles: Readonly<Record<string, string>> = Object.fromEntries(
  'gave given,took taken,made made,did done,wrote written,drove driven,saw seen,brought brought,bought bought,sold sold,paid paid,sent sent,spoke spoken,chose chosen,broke broken,rode ridden,ate eaten,drew drawn,grew grown,threw thrown,lent lent,fed fed,led led,taught taught,caught caught,found found,ran run,cut cut,set set,put put,hung hung,built built,met met,got got,left left,held held,kept kept,dealt dealt,began begun,won won,read read,sewed sewn,baked baked'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** "Who gave it" is given by somebody, "who took the call" a call taken by somebody. */
const doneBy: Deed = (model, { value = '', field: noun, other, option }, language) => {
  const verb = value.toLowerCase()
  const part = participles[verb] ?? (/\p{L}{2,}ed$/u.test(verb) ? verb : undefined)
  const host = mainThing(model)
  if (!part || !host) return null
  const particle = other ?? option
  const label = capitalised([noun, part, particle, 'by'].filter(Boolean).join(' ').toLowerCase())
  if (host.fields.some((each) => each.label.toLowerCase() === label.toLowerCase())) return alreadySo(language)
  const id = freeId(idOf(label), new Set(host.fields.map((each) => each.id)), 'by')
  return does({ op: 'addField', thing: host.id, field: { id, label, type: 'text', why: 'edit' } })
}

export const ofFields = {
  knownUnit,
  unit,
  countedIn,
  unitOfVerb,
  clockOf,
  roomy,
  tickInstead,
  yesOrNo,
  startOption,
  dropAll,
  doneBy,
}
