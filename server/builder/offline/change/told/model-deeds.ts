// Further deeds of told wishes: another name, groups, totals, the order of rows, a list of its own, what a number is counted in.
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Field, Thing } from '../../model.ts'
import { canGroup, isNumber, isDay } from '../../field-kinds.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf, sayNoun } from '../../understand/said.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { unitOf } from '../../understand/units.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { additionOf, linkTo, listCalled, points } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { readRename } from '../readers/read-names.ts'
import { fieldsFor, ownList } from '../readers/read-parts.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { typeNamedInSwedish } from '../../lexicon/type-words-sv.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, namesIn, numberFor, type Place } from '../said-parts.ts'
import { nameOfQuestion } from '../wording/question-names.ts'
import { choose, offer, optionNames } from './choice-deeds.ts'
import { type Deed, dueLike, isSentence, isTelling, isTitle, nameCharsMax, place } from './deed.ts'

const nameWordsMax = 4

/** `field` is what it is called now, `value` what from now on; a choice of that name comes first. */
export const rename: Deed = (model, { field = '', value = '', other }, language) => {
  const [from, to] = [
    bare(field),
    bare(value.replace(/^(?:numera|hellre|egentligen|från och med nu|nuförtiden|now|nowadays) /iu, '')),
  ]
  if (!from || !to || from.toLowerCase() === to.toLowerCase()) return null
  if (to.length > nameCharsMax || isTelling(to, language) || to.split(/\s+/).length > nameWordsMax) return null
  const holder = other ? place(model, other, language) : undefined
  const option = resolveOption(model, from, language)
  const isKnown = resolveField(model, from, language) !== undefined || resolveThing(model, from, language) !== undefined
  if (option && (holder?.field === option.field || !isKnown)) {
    if (option.field.options!.some((each) => each.toLowerCase() === to.toLowerCase())) return null
    const label = capitalised(to)
    return does({ op: 'renameOption', thing: option.thing.id, field: option.field.id, option: option.option, label })
  }
  // a name that is taken says something else of what is there
  if (!isKnown || resolveField(model, to, language)?.field.label.toLowerCase() === to.toLowerCase()) return null
  const found = readRename(model, { verb: 'rename', text: `${from} ${to}`, object: from, to }, language)
  return found.operations.length ? found : null
}

export const group: Deed = (model, { field }, language) => {
  const at = place(model, field, language)
  if (!at || !canGroup(at.field)) return null
  return at.thing.group === at.field.id ? alreadySo(language) : does({ op: 'setGroup', thing: at.thing.id, group: at.field.id })
}

export const sum: Deed = (model, { field = '' }, language) => {
  const at = numberFor(model, field, language, mainThing(model))
  if (!at || /[yY]ear|(?:^a|A)ge$|[rR]ating|(?:^n|N)umber$/.test(conceptOf(at.field))) return null
  const totals = at.thing.totals ?? []
  if (totals.some((total) => total.field === at.field.id && total.kind === 'sum')) return alreadySo(language)
  const operations: Operation[] = at.thing.views.includes('table') ? [] : [{ op: 'addView', thing: at.thing.id, view: 'table' }]
  return does(...operations, {
    op: 'setTotals',
    thing: at.thing.id,
    totals: [...totals.filter((total) => total.field !== at.field.id), { field: at.field.id, kind: 'sum' }],
  })
}

const sorted =
  (descending: boolean): Deed =>
  (model, { field }, language) => {
    const at = place(model, field, language)
    return at &&
      ['select', 'text', 'date', 'datetime', 'time', 'money', 'int', 'number', 'percent', 'rating'].includes(at.field.type)
      ? does({ op: 'setOrder', thing: at.thing.id, by: at.field.id, descending })
      : null
  }
export const upwards = sorted(false)
export const downwards = sorted(true)

/** What came last stands on top; `other` is what they are called, and no field. */
export const latest: Deed = (model, { other }, language) => {
  const thing = (other && resolveThing(model, other, language)) || mainThing(model)
  if (!thing || (other && place(model, other, language) && !resolveThing(model, other, language))) return null
  const days = thing.fields.filter((field) => isDay(field) && !/birth/i.test(conceptOf(field)))
  const field = days.find((each) => !isDue(each)) ?? days[0]
  return field ? does({ op: 'setOrder', thing: thing.id, by: field.id, descending: true }) : null
}

export const drop: Deed = (model, { fields = '' }, language) => {
  const places = namesIn(fields).map((name) => place(model, name, language))
  if (!places.length || places.some((at) => !at || isTitle(at))) return null
  return does(...places.map((at): Operation => ({ op: 'removeField', thing: at!.thing.id, field: at!.field.id })))
}

const isMeasurable = ({ field, thing }: Place) =>
  !field.formula &&
  !isDay(field) &&
  thing.titleField !== field.id &&
  ((isNumber(field) && field.type !== 'money' && field.type !== 'rating') || ['text', 'time', 'select'].includes(field.type))

/** A number with a unit: one that is there, or a new one of that name. */
export const counted: Deed = (model, { field = '', value = '' }, language) => {
  const host = mainThing(model)
  const name = bare(field)
  const unit = unitOf(bare(value), language)
  if (!host || !unit || !name || name.length > nameCharsMax) return null
  const at = place(model, name, language)
  if (at && (at.thing !== host || !isMeasurable(at))) return null
  if (at && at.field.unit === unit) return alreadySo(language)
  const type = at && isNumber(at.field) ? at.field.type : unit === 'min' ? 'int' : 'number'
  if (at) {
    const concept = type === at.field.type ? at.field.concept : undefined
    return does({ op: 'retypeField', thing: host.id, field: at.field.id, type, unit, ...(concept && { concept }) })
  }
  if (resolveThing(model, name, language) || isSentence(name, language)) return null
  const concept = readingsIn(name, language).find(({ kind }) => kind === 'field')?.id
  const added: Field = {
    id: freeId(concept ?? idOf(name), new Set(host.fields.map((each) => each.id)), 'field'),
    label: labelOf(name, language),
    type,
    unit,
    why: 'edit',
    ...(concept && { concept }),
  }
  return does({ op: 'addField', thing: host.id, field: added })
}

/** What is written again and again becomes a list of its own that each row points to. */
export const own: Deed = (model, { field = '', fields, other }, language) => {
  const host = (other && resolveThing(model, other, language)) || mainThing(model)
  const name = bare(field)
  if (!host || !name || name.length > nameCharsMax) return null
  const there = resolveThing(model, name, language)
  if (there === host) return null
  if (there) {
    const more = fieldsFor(model, there.id, fields ?? '', language)
    if (points(host, there) || points(there, host)) return more.length ? does(...more) : alreadySo(language)
    return does(linkTo(host, there), ...more)
  }
  const at = place(model, name, language)
  if (at) return ownList(model, name, fields, language)
  const isNoun = readingsIn(name, language).some(({ kind }) => kind === 'thing') || language === 'ja'
  if (!isNoun) return null
  const added = listCalled(model, name, language)
  const list = applyOperations(model, [added]).things.at(-1)!
  return does(added, ...(points(list, host) ? [] : [linkTo(host, added.thing)]))
}

/** A row says which one of another list it belongs to. */
export const link: Deed = (model, { field = '', other }, language) => {
  const target = resolveThing(model, field, language)
  const host = other ? resolveThing(model, other, language) : mainThing(model)
  if (!target || !host || target === host) return null
  return points(host, target) ? alreadySo(language) : does(linkTo(host, target))
}

/** Choices that are not what a record of its own would have. */
export const elect: Deed = (model, parts, language) => {
  const names = namesIn((parts.options ?? '').replace(/\s+(?:eller|or)\s+|か(?=[^、]{2})/g, ', '))
  const known = names.filter((each) => readingsIn(each, language).some(({ kind }) => kind === 'field'))
  if (known.length * 2 > names.length) return null
  return choose(model, parts, language)
}
export const reelect: Deed = (model, parts, language) =>
  place(model, parts.field, language) ? elect(model, parts, language) : null

/** What is over the day it was due. */
export const overdue: Deed = (model) => {
  const things = [mainThing(model), ...model.things].filter((each): each is Thing => each !== undefined)
  for (const thing of things) {
    const field = thing.fields.find(isDue) ?? thing.fields.find((each) => isDay(each) && dueLike.test(each.label))
    if (field) return does({ op: 'addWarning', thing: thing.id, warning: { field: field.id, when: 'past' } })
  }
  return null
}

/** "Swap paid for a status: open, paid": the field goes on under another name and with these choices. */
export const become: Deed = (model, { field, value = '', options = '' }, language) => {
  const at = place(model, field, language)
  const chosen = at && !at.field.target ? elect(model, { field: at.field.label, options }, language) : null
  const label = labelOf(bare(value), language)
  if (!at || !chosen || !label || isTelling(label, language)) return null
  const isOther = label.toLowerCase() !== at.field.label.toLowerCase()
  return isOther
    ? { ...chosen, operations: [...chosen.operations, { op: 'renameField', thing: at.thing.id, field: at.field.id, label }] }
    : chosen
}

/** What a question asks for: "vem som har boken", "hur många minuter det tog". */
export const answer: Deed = (model, { field = '' }, language) => {
  const host = mainThing(model)
  const asked = host && nameOfQuestion(field, language)
  if (!asked || field.length > nameCharsMax) return null
  const [, amount = ''] = /^hur många (\p{L}+)/iu.exec(field) ?? []
  const unit = unitOf(amount, language) ?? asked.unit
  // the day something was done is another one than that which is there
  const isTaken = resolveField(model, asked.name, language, host)?.thing === host
  const label = labelOf(unitOf(amount, language) ? amount : isTaken ? field : asked.name, language)
  if (resolveField(model, label, language, host)?.thing === host) return alreadySo(language)
  const { concept } = fieldSaid(label, model, language)
  const known = concept && knownFields.get(concept)?.type === asked.type ? concept : undefined
  const id = freeId(known ?? idOf(label), new Set(host.fields.map((each) => each.id)), 'field')
  const added: Field = { id, label, type: asked.type, ...(unit && { unit }), why: 'edit', ...(known && { concept: known }) }
  return does({ op: 'addField', thing: host.id, field: added })
}

/** "Just digits": what it holds, of what was spoken of before. */
const isTypeSv = (name: string) =>
  typeNamedInSwedish(name) !== undefined || /^(?:siffror|siffra|bokstäver|pengar|ja|nej|ord)$/iu.test(name)

/** A field of that name with a type, where there is none; else it gets that type. */
export const typed: Deed = (model, { field = '', type = '' }, language) => {
  const host = mainThing(model)
  const name = bare(field)
  const named = typeNamed(type)
  const isField = readingsIn(name, language).some(({ kind }) => kind === 'field')
  if (!host || !named || !name || name.length > nameCharsMax || (isSentence(name, language) && !isField)) return null
  if (language === 'sv' && isTypeSv(name)) return null
  const at = resolveField(model, name, language, host)
  if (at?.thing === host || resolveThing(model, name, language)) return null
  const id = freeId(idOf(name), new Set(host.fields.map((each) => each.id)), 'field')
  return does({ op: 'addField', thing: host.id, field: { id, label: labelOf(name, language), why: 'edit', ...named } })
}

/** 「巣枠は何枚あるかも」: how many there are is a number. */
export const howMany: Deed = (model, { field = '' }, language) =>
  resolveField(model, field, language, mainThing(model))
    ? null
    : typed(model, { field: `${bare(field)}の数`, type: '数字' }, language)

/** "El och vatten, två kryssrutor": each of them. */
export const ticks: Deed = (model, { fields = '' }, language) => {
  const host = mainThing(model)
  const names = namesIn(fields)
  if (!host || !names.length || names.some((name) => name.length > nameCharsMax || isSentence(name, language))) return null
  if (names.some((name) => resolveField(model, name, language, host)?.thing === host)) return null
  const taken = new Set(host.fields.map((each) => each.id))
  const operations = names.map((name): Operation => {
    const id = freeId(idOf(name), taken, 'tick')
    taken.add(id)
    return { op: 'addField', thing: host.id, field: { id, label: labelOf(name, language), type: 'bool', why: 'edit' } }
  })
  return does(...operations)
}

/** "Price, in kronor": money, whichever currency the project has. */
export const priced: Deed = (model, { field = '' }, language) => typed(model, { field, type: 'money' }, language)

/** A known field that is told with what it is of: "väder vid kontrollen". */
export const keep: Deed = (model, { field = '', other = '' }, language) => {
  const host = resolveThing(model, other, language) ?? mainThing(model)
  const said = fieldSaid(bare(field), model, language)
  if (!host || !said.concept || isSentence(bare(field), language) || resolveThing(model, field, language)) return null
  if (resolveField(model, field, language, host)?.thing === host) return null
  const operations: Operation[] = []
  addField(model, host, said, operations, [], language)
  return operations.length ? does(...operations) : null
}

/** A new list with just these fields. */
export const list: Deed = (model, { field = '', fields = '' }, language) => {
  const name = bare(field)
  const names = namesIn(fields.replace(/[.!]+$/, ''))
  if (!name || name.length > nameCharsMax || isSentence(name, language) || resolveThing(model, name, language)) return null
  if (names.length < 2 || names.some((each) => each.length > nameCharsMax || isTelling(each, language))) return null
  const known = readingsIn(name, language).find(({ kind }) => kind === 'thing')
  const said = sayNoun(name, language, known)
  said.fields.push(...names.map((each) => fieldSaid(each, model, language)))
  return does(additionOf(model, said, readBySigns('', language)))
}

/** "Genre with crime, novel and poetry": where such a field is chosen from something by nature. */
export const kinds: Deed = (model, parts, language) => {
  const id = readingsIn(parts.field ?? '', language).find(({ kind }) => kind === 'field')?.id
  return knownFields.get(id ?? '')?.type === 'select' ? elect(model, parts, language) : null
}

const stepsMax = 12
/** "1年から6年まで": each step is a choice; `value` is what stands behind the number. */
export const range: Deed = (model, { field, option = '', other = '', value = '' }, language) => {
  const [from, to] = [Number(option), Number(other)]
  if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from >= stepsMax) return null
  const options = Array.from({ length: to - from + 1 }, (_each, at) => `${from + at}${value}`).join(', ')
  return choose(model, { field: field!, options }, language)
}

const sharesEnd = (a: string, b: string) => a !== b && a.at(-1)!.toLowerCase() === b.at(-1)!.toLowerCase()
/** Some of them are of a kind that cannot be chosen yet: only where it is a word like the choices that are there. */
export const offerLike: Deed = (model, { option = '' }, language) => {
  const names = optionNames(option, language)
  const selects = mainThing(model)?.fields.filter(({ type }) => type === 'select') ?? []
  if (names.some((name) => resolveField(model, name, language) || resolveThing(model, name, language))) return null
  const alike = selects.filter(({ options }) => names.every((name) => options!.some((each) => sharesEnd(each, name))))
  return names.length && alike.length === 1 ? offer(model, { option, field: alike[0]!.label }, language) : null
}
