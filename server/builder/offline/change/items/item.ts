// What a wish lists as new fields, one item at a time: "vase life in days", "has the waiver been signed", "a tick box for photo
// permission", hur långt det blev, どの生徒か. Each language has forms; what has none is a name, as far as its words can be one.
import type { Language } from '#shared/languages.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import type { SaidField } from '../../understand/intent.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import { fieldSaid } from '../added-fields.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { bare, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import type { Forms, Told } from './forms.ts'
import { englishItems } from './items-en.ts'
import { japaneseItems } from './items-ja.ts'
import { swedishItems } from './items-sv.ts'

/** `to` is a list that is there, which the new field points to; `isTold` where a form tells that it is a field. */
export type Item = { field: SaidField; to?: Thing; currency?: string; isTold: boolean }

const formsOf: Record<Language, Forms> = { en: englishItems, sv: swedishItems, ja: japaneseItems }
/** A clause has the words of one. */
const isClause =
  /^(?:if|whether|has|have|is|are|was|were|can|do|does|did|could|when|how|who|what|where|why|which|tick ?box|check ?box)\b|^(?:om|ifall|kan|får|när|hur|vem|vad|var|varför|vilke[nt]|vilka|är|har|kryssruta)(?!\p{L})|(?:かどうか|[るたいう]か|日|年|ない)$|^(?:誰|何|どこ|いつ|どの)|[（(]/iu
const theirs = /^(?:their|his|her|its) /i
/** How often is a field that is worked out of. */
const isHabit = /^(?:how often|hur ofta)(?!\p{L})/iu
/** 「赤・白・ロゼの種類」: what it is chosen from, and of what. */
const ofKinds =
  /^(?<list>[^・、／/の]{1,8}(?:[・、／/][^・、／/の]{1,8})+)の(?<kind>種類|種別|区分|タイプ|分類|カテゴリー?|ジャンル)$/u
const nameCharsMax = 40
const wordsMax = 6
const choicesMin = 2

/** A field that points to a list that is there. */
export const pointingTo = (to: Thing, isTold = true): Item => ({
  field: { id: to.id, label: to.one, type: 'ref', thing: to.id },
  to,
  isTold,
})

/** "Which cow is its mother": it is called after what it is to the row. */
const inRole = (item: Item, name: string, language: Language): Item => ({
  ...item,
  field: { ...item.field, id: idOf(name), label: labelOf(name, language) },
})

/** Whether the words can be a name, and tell or ask nothing. */
export const isNoun = (name: string, language: Language): boolean => !formsOf[language].noName.test(name)

/** What an item of a list names; null where it names no field. */
export function itemTold(model: ProjectModel, said: string, language: Language): Item | null {
  const { around, forms, noName } = formsOf[language]
  let text = said.trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(around, '').trim()
  }
  if (isHabit.test(text)) return null
  const { list, kind } = (language === 'ja' && ofKinds.exec(text)?.groups) || {}
  if (list && kind)
    return { field: { ...fieldSaid(kind, model, 'ja'), type: 'select', options: list.split(/[・、／/]/u) }, isTold: true }
  for (const [form, tell] of forms) {
    const found = form.exec(text)
    const told = found && tell({ ...found.groups })
    if (told && !(noName.test(told.label) && !isClause.test(text))) return itemOf(model, told, language, true)
    if (told) return null
  }
  if (noName.test(text)) return null
  const kinds = readingsIn(text, language).map(({ kind }) => kind)
  // "a shop" is a page, "the owner" may be a list
  // whose it is tells that it is a field of theirs, where no list here is called so
  const isTheirs = theirs.test(said.trim()) && !isPlural(text.toLowerCase()) && !resolveThing(model, text, language)
  const isKnown = isTheirs || (kinds.length > 0 && kinds.every((kind) => kind === 'field'))
  return itemOf(model, { label: text }, language, isKnown)
}

/** "Kundens telefon", where it is known who the customer is. */
const isOwned = (model: ProjectModel, label: string, language: Language): boolean => {
  const [, owner, name] = (language === 'sv' && /^(\p{L}+)s (\p{L}[\p{L}-]*)$/u.exec(label)) || []
  const isThere = owner !== undefined && resolveField(model, owner, language) !== undefined
  return isThere && fieldSaid(name!, model, language).concept !== undefined
}

/** "E-postadress hem", "mobil jobbet": what is known of the first word tells how it is written. */
function withHead(said: SaidField, label: string, model: ProjectModel, language: Language): SaidField {
  const [head = '', ...more] = label.split(' ')
  if (language !== 'sv' || !more.length || said.concept || said.type !== 'text') return said
  const { type } = fieldSaid(head, model, language)
  return ['email', 'phone', 'url', 'image', 'date', 'time'].includes(type) ? { ...said, type } : said
}

const isOfTime = /^(?:s|min|h|days|weeks|months|years)$/

function itemOf(model: ProjectModel, told: Told, language: Language, isTold: boolean): Item | null {
  const label = bare(told.label)
  if (!label || label.length > nameCharsMax || label.split(/\s+/).length > wordsMax || !/\p{L}/u.test(label)) return null
  const to = told.list === undefined ? undefined : resolveThing(model, told.list, language)
  if (to) return told.isRole ? inRole(pointingTo(to, isTold), label, language) : pointingTo(to, isTold)
  const said = withHead(fieldSaid(label, model, language), label, model, language)
  const field: SaidField = { ...said, label: labelOf(label, language) }
  const as = (type: SaidField['type'], more: Partial<SaidField> = {}): SaidField => {
    const { options: _options, unit: _unit, concept, ...rest } = field
    return { ...rest, ...(concept && field.type === type && { concept }), type, ...more }
  }
  if (told.options) return told.options.length < choicesMin ? null : { field: as('select', { options: told.options }), isTold }
  if (told.type) return { field: as(told.type), isTold }
  if (told.value === undefined) return { field, isTold: isTold || isOwned(model, label, language) }
  const currency = currencyIn(told.value)
  if (currency) return { field: as('money'), currency, isTold: true }
  const type = typeNamed(bare(told.value))
  if (type) return { field: as(type.type, { ...(type.unit && { unit: type.unit }) }), isTold: true }
  const unit = unitOf(bare(told.value), language)
  if (!unit) return null
  // "längd i cm" is how long it is, and takes no time
  const { concept: _concept, ...plain } = as('number', { unit })
  if (field.unit && isOfTime.test(field.unit) !== isOfTime.test(unit)) return { field: plain, isTold: true }
  return { field: as(field.type === 'int' ? 'int' : 'number', { unit }), isTold: true }
}
