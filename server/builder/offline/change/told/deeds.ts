// What a told wish can come to, each where the model has what it speaks of; null leaves the wish to others.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf, optionsIn } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { fieldSaid } from '../added-fields.ts'
import { typeNamed } from '../readers/read-reshape.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { isDay, isDue, namesIn, type Place } from '../said-parts.ts'
import { unitOf } from '../../understand/units.ts'

/** What a form of words may name. */
export type Parts = Partial<Record<'field' | 'fields' | 'type' | 'options' | 'option' | 'other' | 'value', string>>
type Deed = (model: ProjectModel, parts: Parts, language: Language) => Reading | null

export type DeedName =
  | 'measure'
  | 'rechoose'
  | 'retype'
  | 'last'
  | 'several'
  | 'clock'
  | 'choose'
  | 'offer'
  | 'withdraw'
  | 'require'
  | 'relax'
  | 'start'
  | 'order'
  | 'tick'
  | 'past'
  | 'soonest'

const place = (model: ProjectModel, name: string | undefined, language: Language): Place | undefined =>
  name ? resolveField(model, name, language, mainThing(model)) : undefined
const isTitle = ({ thing, field }: Place) => thing.titleField === field.id

const optionsMax = 12
/** "lidl tesco or aldi" are three, "red wine or white wine" are two. */
function choicesIn(text: string): string[] {
  const listed = optionsIn(text.replace(/[.!?)\s]+$/, '').replace(/^[(\s]+/, ''))
  const [first, last] = [listed[0] ?? '', listed.at(-1) ?? '']
  const areWords = listed.length === 2 && !text.includes(',') && /\s/.test(first) && !/\s/.test(last)
  const all = areWords ? [...first.split(/\s+/).map(capitalised), last] : listed
  return all.slice(0, optionsMax)
}

/** A reference stores which row is meant, so words for it are a field of their own. */
const anew = ({ thing, field }: Place, changed: Partial<Field>): Operation[] => [
  { op: 'removeField', thing: thing.id, field: field.id },
  {
    op: 'addField',
    thing: thing.id,
    field: {
      id: freeId(`${field.id}Name`, new Set(thing.fields.map(({ id }) => id)), 'field'),
      label: field.label,
      type: 'text',
      why: 'edit',
      ...changed,
    },
  },
]

const retype: Deed = (model, { field, type = '' }, language) => {
  const at = place(model, field, language)
  const words = type.trim().split(/\s+/)
  const named = words.map((_word, from) => typeNamed(words.slice(from).join(' '))).find(Boolean)
  if (!at || !named || isTitle(at) || at.field.formula) return null
  // a whole number is a number, whatever it counts
  const isSame = at.field.type === named.type || (named.type === 'number' && at.field.type === 'int')
  if (isSame && (named.unit === undefined || at.field.unit === named.unit))
    return at.field.unit && named.unit === undefined && named.type === 'number'
      ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: at.field.type })
      : alreadySo(language)
  if (at.field.target) return does(...anew(at, { type: named.type }))
  return does({
    op: 'retypeField',
    thing: at.thing.id,
    field: at.field.id,
    type: named.type,
    ...(named.unit && { unit: named.unit }),
  })
}

/** How long something takes is a number of hours. */
const last: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  if (!at || isTitle(at) || at.field.target) return null
  if (at.field.unit && ['int', 'number'].includes(at.field.type)) return alreadySo(language)
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'number', unit: 'h' })
}

/** More than one choice at a time. */
const several: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  if (!at || isTitle(at) || !['select', 'text', 'tags'].includes(at.field.type)) return null
  if (at.field.type === 'tags') return alreadySo(language)
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'tags' })
}

/** A day that gets an hour. */
const clock: Deed = (model, { field }, language) => {
  const at = place(model, field, language) ?? place(model, `${field} date`, language)
  if (!at || !isDay(at.field)) return null
  if (at.field.type === 'datetime') return alreadySo(language)
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'datetime' })
}

const choose: Deed = (model, { field, options = '' }, language) => {
  const choices = choicesIn(options)
  const host = mainThing(model)
  if (!field || choices.length < 2 || !host) return null
  const at = place(model, field, language)
  if (!at) {
    // a whole sentence is no name
    if (resolveThing(model, field, language) || /\b(?:there|we|i|it|should|could|must|can|are|is|add)\b/i.test(field)) return null
    const { id, concept } = fieldSaid(bare(field), model, language)
    const free = freeId(id || idOf(field), new Set(host.fields.map((each) => each.id)), 'field')
    const label = labelOf(bare(field), language)
    const added: Field = { id: free, label, type: 'select', options: choices, why: 'edit', ...(concept && { concept }) }
    return does({ op: 'addField', thing: host.id, field: added })
  }
  if (isTitle(at) || at.field.formula) return null
  if (at.field.type === 'select') return does({ op: 'setOptions', thing: at.thing.id, field: at.field.id, options: choices })
  if (at.field.target) return does(...anew(at, { type: 'select', options: choices }))
  return ['text', 'time', 'bool'].includes(at.field.type)
    ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: choices })
    : null
}

/** The same, of what is there already. */
const rechoose: Deed = (model, parts, language) => (place(model, parts.field, language) ? choose(model, parts, language) : null)

const kindWords =
  /^(?:an? |one of (?:the |our )?|the |our )?(?:status(?:es)?|state|stage|step|categor(?:y|ies)|type|kind|option|choice|list)s?$/i
/** The field that is meant, by name; by a word for such fields, or without one, where only one has choices of its own. */
function chosenFrom(
  model: ProjectModel,
  said: string | undefined,
  language: Language,
): { thing: Thing; field: Field } | undefined {
  const named = place(model, said, language)
  if (named?.field.type === 'select') return named
  if (said && !kindWords.test(said.trim())) return undefined
  const thing = mainThing(model)
  const fields = thing?.fields.filter(({ type }) => type === 'select') ?? []
  const states = fields.filter(({ id, concept = id }) => /status|stage/.test(concept))
  const found = said && /stat|stage|step/i.test(said) ? (states[0] ?? fields[0]) : fields.length === 1 ? fields[0] : undefined
  return thing && found && { thing, field: found }
}

const offer: Deed = (model, { field, option = '', other }, language) => {
  const holder = other ? resolveOption(model, other, language) : undefined
  const at = holder ?? chosenFrom(model, field, language)
  const names = namesIn(option).filter((name) => name.length <= optionCharsMax)
  if (!at || !names.length) return null
  const has = (name: string) => at.field.options!.some((each) => each.toLowerCase() === name.toLowerCase())
  const added = names.filter((name) => !has(name))
  // a word for what a row keeps, or for a list, is none of its choices
  const isOther = !field && added.some((name) => isKnownElsewhere(model, name, language))
  if (isOther) return null
  if (!added.length) return alreadySo(language)
  const after = other && at.field.options!.find((each) => each.toLowerCase() === bare(other).toLowerCase())
  if (other && !after) return null
  const operations = added.map((name): Operation => ({
    op: 'addOption',
    thing: at.thing.id,
    field: at.field.id,
    option: capitalised(name),
    ...(after && { after }),
  }))
  return does(...operations)
}
const optionCharsMax = 40
const isKnownElsewhere = (model: ProjectModel, name: string, language: Language) =>
  resolveField(model, name, language) !== undefined ||
  resolveThing(model, name, language) !== undefined ||
  fieldSaid(name, model, language).concept !== undefined

const withdraw: Deed = (model, { field, option = '' }, language) => {
  const words = option.trim().split(/\s+/)
  // "the small size", "food": the shortest beginning that is a choice, with its field's name or without
  const found = words.map((_word, at) => resolveOption(model, words.slice(0, at + 1).join(' '), language)).find(Boolean)
  if (!found || found.field.options!.length < 2) return null
  if (field && place(model, field, language)?.field !== found.field && !kindWords.test(field.trim())) return null
  return does({ op: 'removeOption', thing: found.thing.id, field: found.field.id, option: found.option })
}

const demanding =
  (required: boolean): Deed =>
  (model, { fields = '', other }, language) => {
    const placesOf = (text: string) => namesIn(text).map((name) => place(model, name, language))
    const asked = placesOf(fields)
    const others = other ? placesOf(other) : []
    if (!asked.length || [...asked, ...others].some((at) => at === undefined)) return null
    const set = (at: Place | undefined, to: boolean): Operation[] =>
      (at!.field.required ?? false) === to || (isTitle(at!) && !to)
        ? []
        : [{ op: 'requireField', thing: at!.thing.id, field: at!.field.id, required: to }]
    const operations = [...asked.flatMap((at) => set(at, required)), ...others.flatMap((at) => set(at, !required))]
    return operations.length ? does(...operations) : alreadySo(language)
  }

const start: Deed = (model, { field, value = '' }, language) => {
  const at = place(model, field, language) ?? place(model, `${field} date`, language)
  if (!at || at.field.formula || at.field.target) return null
  const said = bare(value)
  const amount = Number(said.replace(',', '.'))
  const option = at.field.options?.find((each) => each.toLowerCase() === said.toLowerCase())
  const holds = isDay(at.field)
    ? /^(?:today|now|the (?:current|same) day)/i.test(said) && 'today'
    : at.field.type === 'select'
      ? option
      : ['int', 'number', 'money', 'percent'].includes(at.field.type) && said !== '' && Number.isFinite(amount)
        ? amount
        : at.field.type === 'time' && /^\d{1,2}[:.]\d{2}$/.test(said)
          ? said.replace('.', ':').padStart(5, '0')
          : undefined
  return holds === undefined || holds === false
    ? null
    : does({ op: 'setStart', thing: at.thing.id, field: at.field.id, start: holds })
}

const ordinals: Readonly<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 }
/** `field` stands before `other`, or at the place that `value` names: second, third. */
const order: Deed = (model, { field, other, value }, language) => {
  const at = place(model, field, language)
  const next = other ? resolveField(model, other, language, at?.thing) : undefined
  if (!at || isTitle(at) || (other && next?.thing !== at.thing)) return null
  const others = at.thing.fields.filter((each) => each !== at.field)
  const titleAt = others.findIndex((each) => each.id === at.thing.titleField)
  const to = next ? others.indexOf(next.field) : (ordinals[value?.toLowerCase() ?? ''] ?? 0) - 1
  return Number.isInteger(to) && to >= 0
    ? does({ op: 'moveField', thing: at.thing.id, field: at.field.id, to: Math.max(to, titleAt + 1) })
    : null
}

const tick: Deed = (model, { field = '' }, language) => {
  const host = mainThing(model)
  const name = bare(field)
  if (!host || !name || name.length > optionCharsMax) return null
  const at = resolveField(model, name, language, host)
  if (at?.thing === host) return at.field.type === 'bool' ? alreadySo(language) : null
  const id = freeId(idOf(name), new Set(host.fields.map((each) => each.id)), 'tick')
  return does({ op: 'addField', thing: host.id, field: { id, label: labelOf(name, language), type: 'bool', why: 'edit' } })
}

/** "Weight in grams", where nothing of that name is kept. */
const measure: Deed = (model, { field = '', value = '' }, language) => {
  const host = mainThing(model)
  const unit = unitOf(value, language)
  if (!host || !unit || resolveField(model, field, language) || resolveThing(model, field, language)) return null
  const { id, concept } = fieldSaid(bare(field), model, language)
  const free = freeId(id || idOf(field), new Set(host.fields.map((each) => each.id)), 'field')
  const added: Field = {
    id: free,
    label: labelOf(bare(field), language),
    type: 'number',
    unit,
    why: 'edit',
    ...(concept && { concept }),
  }
  return does({ op: 'addField', thing: host.id, field: added })
}

/** A day that has gone by. */
const past: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  return at && isDay(at.field)
    ? does({ op: 'addWarning', thing: at.thing.id, warning: { field: at.field.id, when: 'past' } })
    : null
}

/** What is due next stands on top. */
const soonest: Deed = (model) => {
  const thing = mainThing(model)
  const days = thing?.fields.filter(isDay) ?? []
  const field = days.find(isDue) ?? (days.length === 1 ? days[0] : undefined)
  return thing && field ? does({ op: 'setOrder', thing: thing.id, by: field.id, descending: false }) : null
}

export const deeds: Record<DeedName, Deed> = {
  measure,
  rechoose,
  retype,
  last,
  several,
  clock,
  choose,
  offer,
  withdraw,
  require: demanding(true),
  relax: demanding(false),
  start,
  order,
  tick,
  past,
  soonest,
}
