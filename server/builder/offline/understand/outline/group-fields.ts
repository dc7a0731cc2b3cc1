// The items of a group as fields of its list: those that were read already are moved to it, the others are added.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownFields, phraseKey } from '../../lexicon/lexicon.ts'
import { yesOrNoWords } from '../../lexicon/type-words.ts'
import { addField } from '../add-said.ts'
import { endsInField, fieldNamed, lastOf } from '../field-named.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { holds, isSame } from '../learned/same-names.ts'
import { areLevels, areSteps, areWeekdays, nameWithChoices, setOptions, setType } from '../said-details.ts'
import { optionsIn } from '../options-in.ts'
import { capitalised, labelOf } from '../said.ts'
import { questionItem } from '../told/told-questions.ts'
import { tokenise } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { type Group, isBracketed, type Part } from './parts.ts'

export const isQuestion =
  /^(?:who|what|which|when|where|how|whether|if|vem|vad|vilken|vilket|vilka|när|var|hur|om)(?!\p{L})|(?:か|かどうか)$/iu
/** Of so many words the last one may be all that was read. */
const phraseWordsMax = 3
/** What was read as less is called by so many. */
const nameWordsMax = 5

/** "Guest yes/no" */
const yesOrNo = new RegExp(String.raw`\s+${yesOrNoWords}$`, 'iu')

/** "Distance in km" */
const inUnit = /(?<=\p{L}) (?:in|i) (\p{L}+)$/iu
/** The name of an item, without what it may be; "what I charged" is a price. */
const nameOf = ({ text }: Part, language: Language): string =>
  (language === 'en' && isQuestion.test(text) ? (questionItem(tokenise(text)) ?? text) : text)
    .replace(/\s*(?:[（(]|:\s).*$/u, '')
    .replace(yesOrNo, '')
    .replace(nameWithChoices, '$<name>')
    .replace(/^(?:the|an?|their|his|her|its|en|ett|deras|dess)\s+/i, '')
    .replace(inUnit, (found, unit: string) => (unitOf(unit, language) ? '' : found))

export const isField = ({ label, concept }: SaidField, item: Part, language: Language): boolean => {
  const name = nameOf(item, language)
  const chunk = lastOf(name, language)
  return (
    isSame(label, name, language) ||
    (chunk !== undefined && name.split(' ').length <= phraseWordsMax && isSame(label, chunk.text, language)) ||
    (chunk?.field !== undefined && chunk.field.id === concept && holds(label, name))
  )
}

/** "…; a board of quotes by status": how the list is shown. */
const showsList =
  /^(?:kanban ?)?(?:board|calendar|chart|graph|gallery|timeline|tavla|kalender|diagram|graf|galleri|tidslinje) (?:of|for|by|per|over|showing|över|av|på|för|efter) /iu

/** `hosts` has the list of each group. */
export function takeItems(group: Group, host: SaidThing, intent: Intent, hosts: ReadonlyMap<Group, SaidThing>): void {
  const { language, things, loose } = intent
  for (const item of group.items) {
    const name = nameOf(item, language)
    if (!name || yesOrNo.test(` ${name}`) || showsList.test(name)) continue
    const others = things.filter((said) => said !== host)
    // "…, and training sessions where we tick who came"
    if (!isBracketed(group, intent) && others.some((said) => said.known && namesMany(item, said, language))) continue
    if (eitherOf(name, language)) leavePieces(host, name)
    if (sharesNoun(name, group.items[group.items.indexOf(item) + 1], host)) continue
    const own = host.fields.find((field) => isField(field, item, language)) ?? readOf(item, group, host, language)
    if (own) {
      own.isItem = true
      const { options } = fieldOf(item, language)
      if (
        options &&
        !own.options &&
        (own.type === 'select' || own.type === 'text' || areLevels(options) || areSteps(own.type, options))
      )
        setOptions(own, options)
      if (isLonger(name, own.label, language)) own.label = labelOf(name, language)
      continue
    }
    const isTwice = (said: SaidThing) =>
      [...hosts].some(([other, of]) => of === said && other.items.some((each) => isSame(nameOf(each, language), name, language)))
    const from = [loose, ...others.filter((said) => !isTwice(said)).map(({ fields }) => fields)]
    addField(intent, host, { ...(takenFrom(from, item, language) ?? fieldOf(item, language)), isItem: true })
    used(intent, item.start, item.end)
  }
  leaveInside(group, host, intent)
  if (group.items.length > 1) host.owns = true
}

/** "Om de har hygienutbildning", read as that; "adress", which is the address: what else it was read as, and no other item. */
function readOf(item: Part, { items }: Group, { fields }: SaidThing, language: Language): SaidField | undefined {
  const free = fields.filter((field) => !items.some((other) => other !== item && isField(field, other, language)))
  if (isQuestion.test(item.text)) return free.find(({ label }) => item.text.toLowerCase().includes(label.toLowerCase()))
  const { concept } = fieldOf(item, language)
  return concept === undefined
    ? undefined
    : free.find((field) => field.concept === concept && !isSame(field.label, nameOf(item, language), language))
}

/** "Hours on the clock when returned" is one field: the clock, of which nothing else tells, is none. */
function leaveInside({ items }: Group, host: SaidThing, { prompt, language }: Intent): void {
  const text = prompt.toLowerCase()
  const isOf = (item: Part) => (field: SaidField) => isField(field, item, language)
  const isPiece = (field: SaidField): boolean => {
    const places = placesIn(text, field.label.toLowerCase())
    const around = items.filter(({ start, end }) => places.some((at) => start <= at && at + field.label.length <= end))
    return (
      places.length === around.length &&
      around.length > 0 &&
      around.every((item) => !isOf(item)(field) && host.fields.some(isOf(item)))
    )
  }
  // 利用者の項目は名前、部屋: the list is no field of itself
  const isItself = ({ label }: SaidField) => [host.one, host.many].some((name) => isSame(name, label, language))
  host.fields = host.fields.filter((field) => items.some((item) => isOf(item)(field)) || !(isItself(field) || isPiece(field)))
}

/** Where the words stand in the text. */
export function placesIn(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at)
  return found
}

/** "Opening and closing dates", of which the opening date was read. */
const sharesNoun = (name: string, next: Part | undefined, { fields }: SaidThing): boolean =>
  next !== undefined &&
  fields.some(({ label }) => {
    const [noun = '', ...others] = phraseKey(label).split(' ').toReversed()
    return others.toReversed().join(' ') === phraseKey(name) && new RegExp(` ${escaped(noun)}s?$`, 'iu').test(next.text)
  })

function takenFrom(from: readonly SaidField[][], item: Part, language: Language): SaidField | undefined {
  for (const fields of from) {
    const at = fields.findIndex((field) => isField(field, item, language))
    if (at >= 0) return fields.splice(at, 1)[0]
  }
  return undefined
}

/** 登録記号, of which only 記号 was read; "date out", "DBS check date". */
const isLonger = (name: string, label: string, language: Language): boolean => {
  if (language === 'ja') return name.endsWith(label)
  const [words, own] = [phraseKey(name), phraseKey(label)]
  return (
    (words.startsWith(`${own} `) || words.endsWith(` ${own}`)) && name.split(' ').length <= nameWordsMax && !isQuestion.test(name)
  )
}

const namesMany = (item: Part, { many }: SaidThing, language: Language): boolean =>
  language !== 'ja' && new RegExp(String.raw`^(?:\p{L}+ ){0,3}${escaped(many)}(?!\p{L})`, 'iu').test(item.text)

/** "sent home or back to class", 模擬店か展示か: the choices that are all an item says; "model or size" names fields. */
const eitherForms: Record<Language, RegExp> = {
  en: /^\p{L}+(?: \p{L}+){0,2}(?:,? or \p{L}+(?: \p{L}+){0,2})+$/iu,
  sv: /^\p{L}+(?: \p{L}+){0,2}(?:,? eller \p{L}+(?: \p{L}+){0,2})+$/iu,
  ja: /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?:か[\p{Script=Han}\p{Script=Katakana}ー]{2,})+$/u,
}
const parting: Record<Language, RegExp> = { en: /,? or /i, sv: /,? eller /i, ja: /か/ }

export function eitherOf(name: string, language: Language): string[] | undefined {
  if (!eitherForms[language].test(name) || isQuestion.test(name)) return undefined
  const sides = name.split(parting[language])
  return sides.some((side) => endsInField(side, language)) ? undefined : sides.map(capitalised)
}

/** What was read of a part of the item alone. */
function leavePieces(host: SaidThing, name: string): void {
  const isPiece = ({ label, concept }: SaidField) =>
    concept === undefined && name.length > label.length && phraseKey(name).includes(phraseKey(label))
  host.fields = host.fields.filter((field) => !isPiece(field))
}

export function fieldOf(item: Part, language: Language): SaidField {
  const field = fieldNamed(nameOf(item, language), language)
  const unit = unitOf(inUnit.exec(item.text)?.[1] ?? '', language)
  if (unit && field.type === 'text') Object.assign(field, { type: 'number', unit })
  const either = eitherOf(nameOf(item, language), language)
  if (either) {
    if (language === 'ja') field.label = knownFields.get('type')!.label.ja
    setOptions(field, either)
    return field
  }
  const told = /(?:[（(]|:\s)([^)）]+)/u.exec(item.text)?.[1] ?? nameWithChoices.exec(item.text)?.groups?.choices ?? ''
  if (setType(field, told)) return field
  const options = optionsIn(told)
  if (
    areWeekdays(options) ||
    areLevels(options) ||
    areSteps(field.type, options) ||
    (options.length && (field.type === 'select' || field.type === 'text'))
  )
    setOptions(field, options)
  return field
}
