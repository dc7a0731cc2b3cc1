// Told wishes about what a field holds: an amount in several parts, choices up to a number, money of another country, a file, and what is
// chosen where nobody chose.
import { isNumber } from '../../field-kinds.ts'
import type { Field } from '../../model.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { addInTurn, fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import { readSplit } from '../readers/read-reshape.ts'
import { does } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { namesIn } from '../said-parts.ts'
import { type Deed, isTelling, nameCharsMax, place } from './deed.ts'

const partsMax = 4
/** 「料金は部品代と工賃に分けて」: the one amount is worked out from the others. */
export const apportion: Deed = (model, { field, fields = '' }, language) => {
  const at = place(model, field, language)
  const names = namesIn(fields).map(bare)
  // 「郵便番号とそれ以下」: what is left is no field of another name
  if (names.some((name) => /^(?:それ|これ|残り|その他|ほか|他)|以[下外降]$/u.test(name))) return null
  if (at?.field.type === 'text') {
    const split = readSplit(model, { verb: 'other', text: `${at.field.label}を${fields}に分けて`, object: '' }, language)
    return split.operations.length ? split : null
  }
  if (!at || !isNumber(at.field) || at.field.formula || names.length < 2 || names.length > partsMax) return null
  const isTaken = (name: string) => resolveField(model, name, language)?.field.label === name
  if (names.some((name) => !name || name.length > nameCharsMax || isTelling(name, language) || isTaken(name))) return null
  const taken = new Set(at.thing.fields.map(({ id }) => id))
  const parts = names.map((name): Field => {
    const id = freeId(idOf(name), taken, 'part')
    taken.add(id)
    const { unit } = at.field
    return { id, label: labelOf(name, language), type: at.field.type, ...(unit && { unit }), why: 'edit' }
  })
  const [first, ...rest] = parts
  return does(...parts.map((part): Operation => ({ op: 'addField', thing: at.thing.id, field: part })), {
    op: 'setFormula',
    thing: at.thing.id,
    field: at.field.id,
    formula: { kind: 'calc', first: first!.id, rest: rest.map(({ id }) => ({ op: '+', of: id })) },
  })
}

const stepsMax = 20
/** 「班を5班まで増やして」: each number up to it, where the choices that are there are numbered. */
export const upTo: Deed = (model, { field, option = '' }, language) => {
  const at = place(model, field, language)
  const options = at?.field.options ?? []
  const last = /^(?<before>\D*)(?<number>\d+)(?<behind>\D*)$/u.exec(options.at(-1) ?? '')?.groups
  const to = Number(option)
  if (!at || !last || to <= Number(last.number) || to > Number(last.number) + stepsMax) return null
  const all = Array.from({ length: to - Number(last.number) }, (_each, by) => Number(last.number) + by + 1)
  const fresh = all.map((number) => `${last.before}${number}${last.behind}`).filter((each) => !options.includes(each))
  return fresh.length
    ? does(...fresh.map((each): Operation => ({ op: 'addOption', thing: at.thing.id, field: at.field.id, option: each })))
    : null
}

/** 「報酬は米ドルの金額に」: what was a number is money, of that kind. */
export const inMoney: Deed = (model, { field, value = '' }, language) => {
  const at = place(model, field, language)
  const currency = currencyIn(value)
  if (!at || !currency || at.field.type === 'money' || !(isNumber(at.field) || at.field.type === 'text')) return null
  if (at.field.id === at.thing.titleField || at.field.formula) return null
  return does(
    { op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'money' },
    ...(currency === model.currency ? [] : [{ op: 'setCurrency' as const, currency }]),
  )
}

/** 「楽譜のPDFを付けたい」: a project keeps no files, so it is where one lies. */
export const attach: Deed = (model, { field = '', other, value = '' }, language) => {
  const host = other ? resolveThing(model, other, language) : mainThing(model)
  const name = bare(field)
  if (!host || !name || name.length > nameCharsMax || isTelling(name, language)) return null
  if (model.things.some(({ one, many }) => one === name || many === name)) return null
  const label = `${name}の${value}`
  if (resolveField({ ...model, things: [host] }, label, language, host)?.field.type === 'url') return null
  const id = freeId(idOf(label), new Set(host.fields.map((each) => each.id)), 'file')
  const [added = []] = addInTurn(model, host.id, [{ id, label, type: 'url' }], language)
  return added.length === 1 ? does(...added) : null
}

/** 「何も選ばなければ受付に」: of the field that it is a choice of. */
export const startOf: Deed = (model, { field, value = '' }, language) => {
  const at = field ? place(model, field, language) : undefined
  if (field && !at) return null
  const found = resolveOption(at ? { ...model, things: [{ ...at.thing, fields: [at.field] }] } : model, bare(value), language)
  return found ? does({ op: 'setStart', thing: found.thing.id, field: found.field.id, start: found.option }) : null
}

/** 「背番号1の田中太一を登録」: a row by its name, and what else is said of it. */
export const recordAs: Deed = (model, { field, option = '', value = '' }, language) => {
  const thing = mainThing(model)
  const title = thing?.fields.find(({ id }) => id === thing.titleField)
  const name = bare(value)
  if (!thing || title?.type !== 'text' || !name || name.length > nameCharsMax) return null
  if (resolveField(model, name, language, thing) || resolveThing(model, name, language)) return null
  const at = field ? resolveField({ ...model, things: [thing] }, field, language, thing) : undefined
  if (field && !at) return null
  if (!at || at.field === title) return does({ op: 'addRow', thing: thing.id, row: { [title.id]: name } })
  const isAmount = isNumber(at.field)
  const held = isAmount ? Number(option) : at.field.type === 'select' ? at.field.options?.find((each) => each === option) : option
  if (held === undefined || (isAmount && !Number.isFinite(held))) return null
  return does({ op: 'addRow', thing: thing.id, row: { [title.id]: name, [at.field.id]: held } })
}

/** 「毛糸は太さも書きたい」: of what a field is about, one thing more. */
export const aspect: Deed = (model, { field, other }, language) => {
  const at = place(model, field, language)
  const name = bare(other ?? '')
  if (!at || at.field.label !== bare(field ?? '') || !name || name.length > nameCharsMax || isTelling(name, language)) return null
  if (at.field.target || resolveThing(model, at.field.label, language)?.one === at.field.label) return null
  if (isNumber(at.field) || at.field.type === 'bool' || resolveField(model, name, language)?.field.label === name) return null
  const label = `${at.field.label}の${name}`
  const { id, type, unit } = fieldSaid(label, model, language)
  const [added = []] = addInTurn(model, at.thing.id, [{ id, label, type, ...(unit && { unit }) }], language)
  return added.length === 1 ? does(...added) : null
}
