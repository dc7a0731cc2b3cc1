// What a told wish can come to, each where the model has what it speaks of; null leaves the wish to others.
import { isDay, isNumber } from '../../field-kinds.ts'
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import { fieldSaid } from '../added-fields.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { isDue, namesIn, type Place } from '../said-parts.ts'
import { adopt, adoptToo, choose, kindOf, offer, ofThese, rechoose, stateOf, strike, withdraw } from './choice-deeds.ts'
import * as ofAmounts from './amount-deeds.ts'
import * as ofChoosing from './choosing-deeds.ts'
import { anew, type Deed, dueLike, isSentence, isTitle, nameCharsMax, place } from './deed.ts'
import { ofFields } from './field-deeds.ts'
import * as further from './model-deeds.ts'
import * as ofWholes from './whole-deeds.ts'

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
  | 'startOfList'
  | 'order'
  | 'tick'
  | 'past'
  | 'soonest'
  | keyof typeof further
  | keyof typeof ofFields
  | keyof typeof ofChoices
  | keyof typeof ofAmounts
  | keyof typeof ofChoosing
  | keyof typeof ofWholes

const ofChoices = { adopt, adoptToo, kindOf, ofThese, stateOf, strike }

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
  // what points to a row is chosen from them
  if (at.field.target && named.type === 'select') return alreadySo(language)
  // "whether the fee was paid": a tick is no other way to say which row is meant
  if (at.field.target && named.type === 'bool') return null
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

/** "The date of a visit". */
function ofList(model: ProjectModel, said: string | undefined, language: Language): Place | undefined {
  const [, name, list] = /^(.+?) of (?:an? |the |each |every |our )?(.+)$/i.exec(said ?? '') ?? []
  const thing = list ? resolveThing(model, list, language) : undefined
  const at = thing && resolveField(model, name!, language, thing)
  return at?.thing === thing ? at : undefined
}

/** A day that gets an hour. */
const clock: Deed = (model, { field }, language) => {
  const at = ofList(model, field, language) ?? place(model, field, language) ?? place(model, `${field} date`, language)
  if (!at || !isDay(at.field)) return null
  if (at.field.type === 'datetime') return alreadySo(language)
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'datetime' })
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
    const once = new Map(asked.map((at) => [at!.field, at]))
    const operations = [...once.values()].flatMap((at) => set(at, required))
    operations.push(...others.flatMap((at) => set(at, !required)))
    return operations.length ? does(...operations) : alreadySo(language)
  }

const ticked = /^(?:yes|true|on|(?:pre-?)?(?:check|tick)(?:ed)?|ja|(?:för|i|av)*(?:kryssa|bocka|pricka)(?:d|de|t)|はい|オン)$/iu
const unticked = /^(?:no|false|off|un(?:check|tick)(?:ed)?|nej|o(?:kryssa|bocka|pricka)(?:d|de|t)|いいえ|オフ)$/iu
const start: Deed = (model, { field, value = '' }, language) => {
  const at = place(model, field, language) ?? place(model, `${field} date`, language)
  if (!at || at.field.formula || at.field.target) return null
  const said = bare(value)
  const amount = Number(
    said
      .replace(',', '.')
      .replace(/^[$€£]\s?/, '')
      .replace(/(?<=\d)\s?(?:\p{L}+|[%€£$])$/u, ''),
  )
  const option = at.field.options?.find((each) => each.toLowerCase() === said.toLowerCase())
  const holds = isDay(at.field)
    ? /^(?:today|now|the (?:current|same) day|i ?dag|dagens|nu$|今日|本日|当日)/i.test(said)
      ? 'today'
      : undefined
    : at.field.type === 'select'
      ? option
      : ['int', 'number', 'money', 'percent'].includes(at.field.type) && said !== '' && Number.isFinite(amount)
        ? amount
        : at.field.type === 'bool'
          ? ticked.test(said) || (unticked.test(said) ? false : undefined)
          : at.field.type === 'time' && /^\d{1,2}[:.]\d{2}$/.test(said)
            ? said.replace('.', ':').padStart(5, '0')
            : undefined
  return holds === undefined ? null : does({ op: 'setStart', thing: at.thing.id, field: at.field.id, start: holds })
}

/** "Outings are usually about 12 km": the number of a list that is counted so. */
const startOfList: Deed = (model, { other, value = '' }, language) => {
  const thing = other ? resolveThing(model, other, language) : undefined
  const [, amount, unit = ''] = /^[$€£]?(\d+(?:[.,]\d+)?) ?(\p{L}+|%)?$/u.exec(value.trim()) ?? []
  const sign = unitOf(unit, language)
  const isMoney = /^[$€£]/.test(value.trim()) || /^(?:dollars?|euros?|pounds?|quid|kr|kronor|bucks)$/i.test(unit)
  const numbers = (thing?.fields ?? []).filter(
    (field) =>
      isNumber(field) && !field.formula && (isMoney ? field.type === 'money' : sign !== undefined && countsIn(field, sign)),
  )
  const [field] = numbers
  if (!thing || !amount || !field || numbers.length > 1) return null
  return does({ op: 'setStart', thing: thing.id, field: field.id, start: Number(amount.replace(',', '.')) })
}
const countsIn = ({ unit, label }: Field, sign: string) =>
  unit === sign ||
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => unitOf(word, 'en') === sign)

/** Done to one after the other; null where one of them is not there. */
function each(
  given: ProjectModel,
  names: readonly string[],
  doing: (model: ProjectModel, name: string) => Reading | null,
): Reading | null {
  const operations: Operation[] = []
  let model = given
  for (const name of names) {
    const reading = doing(model, name)
    if (!reading) return null
    operations.push(...reading.operations)
    model = applyOperations(model, reading.operations)
  }
  return operations.length ? does(...operations) : null
}

const ordinals: Readonly<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 }
/** `field` stands before `other`, or at the place that `value` names: second, third. */
const order: Deed = (model, { field, other, value }, language) => {
  const at = place(model, field, language)
  const names = at ? [] : namesIn(field ?? '')
  if (names.length > 1) return each(model, names, (grown, name) => order(grown, { field: name, other }, language))
  const next = other ? resolveField(model, other, language, at?.thing) : undefined
  if (!at || isTitle(at) || (other && next?.thing !== at.thing)) return null
  const others = at.thing.fields.filter((each) => each !== at.field)
  const titleAt = others.findIndex((each) => each.id === at.thing.titleField)
  const to = next ? others.indexOf(next.field) : (ordinals[value?.toLowerCase() ?? ''] ?? 0) - 1
  return Number.isInteger(to) && to >= 0
    ? does({ op: 'moveField', thing: at.thing.id, field: at.field.id, to: next ? to : Math.max(to, titleAt + 1) })
    : null
}

const isDone = /.[をが].+[ただいるう]$/u
const tick: Deed = (model, { field = '' }, language) => {
  const host = mainThing(model)
  const name = bare(field)
  if (!host || !name || name.length > nameCharsMax || isSentence(name, language)) return null
  const at = resolveField(model, name, language, host)
  if (at?.thing === host && at.field.type === 'bool') return alreadySo(language)
  // 「月謝を払った」 is asked of a fee, and is not the fee
  if (at?.thing === host && !(isDone.test(name) && at.field.label !== name)) return null
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
  const field = days.find(isDue) ?? days.find(({ label }) => dueLike.test(label)) ?? (days.length === 1 ? days[0] : undefined)
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
  startOfList,
  order,
  tick,
  past,
  soonest,
  ...further,
  ...ofFields,
  ...ofChoices,
  ...ofAmounts,
  ...ofChoosing,
  ...ofWholes,
}
