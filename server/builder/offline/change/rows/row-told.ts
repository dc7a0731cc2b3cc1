// A row as it is told in pieces, "Aunt Carol, rsvp yes, table 4": each piece goes to the field whose name it has beside it, whose choice, unit or
// kind it is, or in whose column the same stands already. What fits nowhere surely is told as a text, as far as the list has one to fill.
import { isDay, isNumber } from '../../field-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { measuredAs } from '../../lexicon/counted-as.ts'
import type { Field, Note, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import type { Operation } from '../operations.ts'
import { bare, resolveField } from '../resolve.ts'
import { dayIn, isUndated, numberIn, valueIn } from './values.ts'

/** `sure` of the pieces have a place that nothing else could have; `left` have none, `days` are days of which nobody knows the date. */
export type RowTold = {
  thing: Thing
  row: Record<string, unknown>
  /** how many of its values were told */
  told: number
  sure: number
  left: string[]
  days: string[]
  /** who or what the row points to, and is not in its list yet */
  fresh: { field: Field; name: string }[]
}

const labelWordsMax = 3
/** What only leads to a value. */
const leads: Record<Language, RegExp> = {
  en: /^(?:(?:and|with|in|at|on|for|from|by|is|are|was|has|have|costs?|costing|due|born|sits at|a|an|the|of|as|to|priced at|who is|which is|that is|it['’]s|he['’]s|she['’]s)\s+)+/iu,
  sv: /^(?:(?:och|med|i|på|för|från|av|är|var|har|som|kostar|till|en|ett|född|senast|ska|den|det|hon är|han är)\s+)+/iu,
  ja: /^(?:は|が|で|の|を|に|と)+/u,
}
const without = (said: string, language: Language) => said.trim().replace(leads[language], '').trim()

const isOnly = (model: ProjectModel, thing: Thing): ProjectModel => ({ ...model, things: [thing] })

/** The field that is called so, or the only one in whose name the word stands. */
function fieldCalled(model: ProjectModel, thing: Thing, name: string, language: Language): Field | undefined {
  const low = bare(name).toLowerCase()
  if (!low) return undefined
  const found = resolveField(isOnly(model, thing), name, language, thing)?.field
  if (found || isStopWord(low)) return found
  const has = ({ label }: Field) =>
    language === 'ja'
      ? low.length > 1 && label.includes(low)
      : label
          .toLowerCase()
          .split(/[\s/-]+/)
          .includes(low)
  const near = thing.fields.filter((field) => field.id !== thing.titleField && has(field))
  return near.length === 1 ? near[0] : undefined
}

/** `fresh` is the name of a row that is not in the list the field points to. */
type Fit = { field: Field; value?: unknown; fresh?: string }
type Open = (field: Field) => boolean

/** "table 4", "rsvp yes", 仕入れ値800円, "40 in stock", 卵アレルギー: the name of a field beside its value. */
function named(model: ProjectModel, thing: Thing, said: string, language: Language, isOpen: Open): Fit | undefined {
  const cuts: [name: string, value: string][] = []
  if (language === 'ja') {
    for (let at = 2; at < said.length; at++) cuts.push([said.slice(0, at), said.slice(at).replace(/^[はが：:＝=、]/u, '')])
    for (let at = 1; at < said.length - 1; at++) cuts.push([said.slice(at), said.slice(0, at)])
    cuts.sort((a, b) => b[0].length - a[0].length)
  } else {
    const words = said.split(/\s+/)
    for (let count = Math.min(labelWordsMax, words.length - 1); count > 0; count--) {
      cuts.push([
        words.slice(0, count).join(' ').replace(/[:=]$/, ''),
        words
          .slice(count)
          .join(' ')
          .replace(/^[:=]\s*/, ''),
      ])
      if (/^[\d$£€]/u.test(said) || count < words.length)
        cuts.push([words.slice(-count).join(' '), words.slice(0, -count).join(' ')])
    }
  }
  for (const [name, value] of cuts) {
    const field = fieldCalled(model, thing, without(name, language), language)
    if (!field || field.id === thing.titleField || !isOpen(field)) continue
    const plain = without(value, language).replace(language === 'ja' ? /(?:です|で)$/u : /\s+(?:in|on|at|i|på)$/iu, '')
    // what stands ahead of a name is text of another one: "back room"
    const isAhead = !said.startsWith(name)
    if (isAhead && language !== 'ja' && !/^[\d$£€]/u.test(plain) && field.type !== 'select') continue
    const found = valueIn(model, field, plain, language)
    if (found === undefined && !isAhead && canBeFresh(model, field, plain)) return { field, fresh: plain }
    if (found !== undefined)
      return { field, value: typeof found === 'string' && field.type === 'text' ? capitalised(found) : found }
  }
  return undefined
}

const freshWordsMax = 4
const canBeFresh = (model: ProjectModel, { type, target }: Field, name: string): boolean => {
  const list = type === 'ref' ? model.things.find(({ id }) => id === target) : undefined
  const title = list?.fields.find(({ id }) => id === list.titleField)
  return title?.type === 'text' && !title.formula && /^\p{L}[\p{L} .'’-]*$/u.test(name) && name.split(' ').length <= freshWordsMax
}

/** By what the piece is: a choice, an amount of money, a number with its unit, a day, an address, somebody of another list. */
function byKind(model: ProjectModel, thing: Thing, said: string, language: Language, isOpen: Open): Fit | undefined {
  const text = without(said, language)
  const first = (holds: (field: Field) => boolean): Fit | undefined => {
    for (const field of thing.fields) {
      if (field.id === thing.titleField || !isOpen(field) || !holds(field)) continue
      const value = valueIn(model, field, text, language)
      if (value !== undefined) return { field, value }
    }
    return undefined
  }
  if (/^[\d$£€¥]/u.test(text)) {
    if (/[$£€¥]|(?:kr|kronor|:-|dollars?|euros?|pounds?|円)$/iu.test(text)) return first(({ type }) => type === 'money')
    const [, word = ''] = /^\d[\d.,]*\s*([\p{L}°²³%/]+)$/u.exec(text) ?? []
    const unit = word && unitOf(word, language)
    if (word && !/^[ap]m$/i.test(word))
      return (
        first((field) => isNumber(field) && field.unit !== undefined && field.unit === unit) ??
        first((field) => isNumber(field) && measuredAs(word, field, language))
      )
  }
  return (
    first(({ type }) => type === 'select' || type === 'bool') ??
    (dayIn(text) ? first(({ type }) => type === 'date') : undefined) ??
    first(({ type }) => ['email', 'url', 'phone', 'ref'].includes(type) || (type === 'time' && /[:時]|[ap]m$/iu.test(text)))
  )
}

const ofMaker = /author|artist|writer|composer|director|maker|brewer|författare|kompositör|regissör|著者|作者|監督/iu
const ofDeeds = /^(?:task|todo|chore|errand|action)/iu
/** "By August Strindberg" of what is made; "for Lisa", "Olle" of what is to be done. */
function byWhom({ fields, titleField, concept = '' }: Thing, said: string, language: Language, isOpen: Open): Fit | undefined {
  const text = without(said, language)
  const isMade = /^(?:by|av) \p{Lu}/u.test(said)
  if (!isMade && !(ofDeeds.test(concept) && isOfPerson(said, text, language))) return undefined
  const form = isMade ? ofMaker : ofPerson
  const field = fields.find(
    (each) => isShort(each) && each.id !== titleField && isOpen(each) && form.test(`${each.concept} ${each.label}`),
  )
  return field && { field, value: text }
}

/** In whose column the same stands already. */
function alike(thing: Thing, said: string, language: Language, isOpen: Open): Fit | undefined {
  const text = without(said, language)
  const low = text.toLowerCase()
  for (const field of thing.fields) {
    if (field.type !== 'text' || field.id === thing.titleField || !isOpen(field)) continue
    const held = thing.rows.map((row) => String(row[field.id] ?? '').toLowerCase()).find((each) => each !== '' && each === low)
    if (held) return { field, value: capitalised(text) }
  }
  return undefined
}

/** A number without a word is the first that can be one; a year is a year. */
function bareNumber(thing: Thing, said: string, language: Language, isOpen: Open): Fit | undefined {
  const text = without(said, language).replace(/^(?:#|nr\.? |no\.? |number |nummer )/iu, '')
  if (!/^\d+(?:[.,]\d+)?$/u.test(text)) return undefined
  const value = numberIn(text, language)
  const isYear = /^(?:19|20)\d\d$/u.test(text)
  const numbers = thing.fields.filter(
    (field) => isNumber(field) && !field.formula && isOpen(field) && field.id !== thing.titleField,
  )
  const year = numbers.find(({ concept, label }) => /year|^år|årgång|年/iu.test(`${concept} ${label}`))
  const field = isYear && year ? year : numbers.find((each) => each !== year && (each.type !== 'int' || Number.isInteger(value)))
  return field && value !== undefined ? { field, value } : undefined
}

const ofCode = /number|code|serial|sku|nummer|kod|番号|コード|型番/iu
const ofPlace = /address|location|place|where|venue|adress|plats|ställe|住所|場所/iu
const ofPerson =
  /assignee|assignedTo|holder|owner|responsible|driver|person|contact|vem|ansvarig|utförare|担当|氏名|名前|誰|人$|者$/iu
/** "for Lisa", "Olle" */
const isOfPerson = (piece: string, text: string, language: Language) =>
  language === 'ja'
    ? /(?:さん|様)$/u.test(text)
    : /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text) || /^(?:for|by|av) /iu.test(piece)

/** "7 days", "rate 45": a number of something that no field counts is no text, and "Volvo V60" is one. */
const isCounted = (text: string, language: Language): boolean =>
  language === 'ja' ? /\d/u.test(text) && !/^[A-Z]/u.test(text) : /^\W*\d|^\p{Ll}[\p{L} ]* \d/u.test(text)

const isShort = ({ type }: Field) => type === 'text'
const isRemark = ({ type }: Field) => type === 'longtext' || type === 'markdown'

/** A reference to none. */
const noRow = -1
/** The row, behind those it points to that were not there. */
export function rowOperations(model: ProjectModel, { thing, row, fresh }: RowTold, language: Language): Operation[] {
  const added = new Map<string, number>()
  const others = fresh.map(({ field, name }): Operation => {
    const list = model.things.find(({ id }) => id === field.target)!
    const count = added.get(list.id) ?? 0
    added.set(list.id, count + 1)
    row[field.id] = list.rows.length + count
    return { op: 'addRow', thing: list.id, row: { [list.titleField]: language === 'ja' ? name : capitalised(name) } }
  })
  return [...others, { op: 'addRow', thing: thing.id, row }]
}

/** What is told and stands nowhere is said. */
export function untold(told: readonly RowTold[], { many }: Thing, language: Language): Note[] {
  const left = told.flatMap((each) => each.left)
  const days = told.flatMap((each) => each.days)
  return [
    ...(left.length ? [{ kind: 'unknown' as const, text: rowSays.noPlace[language](left.join(', '), many) }] : []),
    ...(days.length ? [{ kind: 'unknown' as const, text: rowSays.noDate[language](days.join(', ')) }] : []),
  ]
}

/** A plot may be called 17, and nothing £40. */
const isCalled = /^(?!\W*[$£€¥])(?=.*[\p{L}\d])(?!\d[\d ,.]*(?:kr|円)$)/u

/** The first piece is the name of the row. */
export function rowTold(model: ProjectModel, thing: Thing, pieces: readonly string[], language: Language): RowTold | null {
  const title = thing.fields.find(({ id }) => id === thing.titleField)
  const [name = '', ...rest] = pieces
  if (!title || title.type !== 'text' || title.formula || !isCalled.test(name)) return null
  const row: Record<string, unknown> = { [title.id]: language === 'ja' ? name : capitalised(name) }
  const isOpen: Open = ({ id, formula }) => row[id] === undefined && !formula
  const loose: string[] = []
  let sure = 0
  const fresh: RowTold['fresh'] = []
  const put = (fit: Fit | undefined): boolean => {
    if (!fit) return false
    // its place in the other list is known once it stands there
    row[fit.field.id] = fit.fresh === undefined ? fit.value : noRow
    if (fit.fresh !== undefined) fresh.push({ field: fit.field, name: fit.fresh })
    return true
  }
  const later: string[] = []
  const days: string[] = []
  for (const piece of rest) {
    if (
      (isUndated(piece, language) || isUndated(piece.replace(/^\p{L}+ /u, ''), language)) &&
      thing.fields.some((field) => isDay(field) && isOpen(field))
    ) {
      days.push(piece)
      sure++
      continue
    }
    const isSure =
      put(named(model, thing, piece, language, isOpen)) ||
      put(byKind(model, thing, piece, language, isOpen)) ||
      put(byWhom(thing, piece, language, isOpen)) ||
      put(alike(thing, piece, language, isOpen))
    if (isSure) sure++
    else later.push(piece)
  }
  for (const piece of later)
    if (!put(bareNumber(thing, piece, language, isOpen))) loose.push(piece)
    else sure++
  const left: string[] = []
  for (const piece of loose) {
    const text = without(piece, language)
    const texts = thing.fields.filter(
      (each) => isShort(each) && isOpen(each) && each.id !== title.id && !ofCode.test(`${each.concept} ${each.label}`),
    )
    const isPerson = isOfPerson(piece, text, language)
    const isPlace = /^\d+\w? \p{Lu}|\p{L}{3,} \d+\w?$/u.test(text) && !isUndated(piece, language)
    const address = isPlace ? texts.find((each) => ofPlace.test(`${each.concept} ${each.label}`)) : undefined
    if (address) {
      row[address.id] = capitalised(text)
      continue
    }
    const field = texts.find((each) => isPerson === ofPerson.test(`${each.concept} ${each.label}`)) ?? texts[0]
    const place = field ?? thing.fields.find((each) => isRemark(each) && isOpen(each))
    // a number that nothing counts is no text
    const refs = thing.fields.filter((each) => each.type === 'ref' && isOpen(each))
    if (!place && language !== 'ja' && refs.length === 1 && canBeFresh(model, refs[0]!, text))
      put({ field: refs[0]!, fresh: text })
    else if (place && !isCounted(text, language) && !isUndated(piece, language))
      row[place.id] = language === 'ja' ? text : capitalised(text)
    else left.push(piece)
  }
  const told = Object.keys(row).length - 1
  for (const { id, type, required } of thing.fields) if (type === 'date' && required && row[id] === undefined) row[id] = '+0d'
  return { thing, row, told, sure, left, days, fresh }
}
