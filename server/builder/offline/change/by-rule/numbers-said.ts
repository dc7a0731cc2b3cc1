// How numbers of a row are compared in some words: "under 5", "between 70 and 100 kg", 3本以下, each with the field that is meant. Where none is
// named, only the unit or the one number of the list says which.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { conceptOf, numberFor, stockLike } from '../said-parts.ts'
import { compares, nearly } from '../wording/comparisons.ts'
import { unitOf } from '../../understand/units.ts'

const between =
  /(?:\bbetween |(?<!\p{L})mellan )?(?<from>\d+(?:[.,]\d+)?) ?(?:%|％|\p{L}{1,3})?(?: (?:and|to|och|till) | ?[-–〜～] ?|から)(?<to>\d+(?:[.,]\d+)?)/iu
/** Amounts of time are days, and never prices. */
const isTime = /^\s*(?:days?|weeks?|months?|dag(?:ar)?|veck(?:a|or)|månad(?:er)?|日|週|か月|ヶ月|回|times|gånger)/iu
const shares = /attendance|presence|progress|share|percent|rate|done|närvaro|andel|procent|出席率|率|割合/i
const prices = /[€$£¥]|\b(?:kr|kronor|sek|usd|eur|gbp|euros?|dollars?|pounds?)\b|円/iu
/** 5万 is 50000. */
const tenThousands = /(\d+(?:\.\d+)?)万/gu

const worth = (digits: string) => Number(digits.replace(',', '.'))

/** Whether the list is surely the one that is asked about, and the field that was compared just before. */
export type Meant = { isMeant: boolean; field?: string }
/** Numbers that only tell which one it is. */
const counts = /position|order|jersey|year|\bnumber\b|place in|plats i|nummer|årtal|番号|順|年$/i

/** The number field that is meant; without a word for it, by the unit behind the number or as the only one. */
function fieldMeant(
  model: ProjectModel,
  said: string,
  behind: string,
  language: Language,
  { isMeant, field: before }: Meant,
): Field | undefined {
  const [thing] = model.things
  const words = said.trim()
  const numbers = thing!.fields.filter((field) => isNumber(field))
  const named = words
    ? language === 'ja'
      ? numbers.find(
          ({ label }) => words.includes(label) || (label.length > 2 && words.includes(label.replace(/(?:数|額|量)$/u, ''))),
        )
      : numberFor(model, words, language)?.field
    : undefined
  const labelled = words && language !== 'ja' ? numbers.filter(({ label }) => hasAll(label, words)) : []
  const stock = stockLike(thing!)
  const only = labelled.length > 1 && stock && labelled.includes(stock) ? [stock] : labelled
  if (named ?? only.length === 1) return named ?? only[0]
  const sign = /^\s*([%％])/.exec(behind) ?? /[%％]|procent|percent/i.exec(behind)
  if (sign) {
    const fitting = numbers.filter(
      (field) => field.type === 'percent' || field.unit === '%' || shares.test(`${conceptOf(field)} ${field.label}`),
    )
    return fitting.length === 1 ? fitting[0] : undefined
  }
  const word = /^\s*((?:(?!以上|以下|未満|超)[\p{L}°])+)/u.exec(behind)?.[1] ?? ''
  const told = word.length > 3 ? numbers.filter(({ label }) => hasAll(label, word)) : []
  if (told.length === 1) return told[0]
  const unit = word ? unitOf(word, language) : undefined
  const counted = unit ? numbers.filter((field) => field.unit === unit) : []
  if (counted.length === 1) return counted[0]
  if (unit) return undefined
  if (prices.test(behind)) {
    const money = numbers.filter(({ type }) => type === 'money')
    return money.length === 1 ? money[0] : undefined
  }
  if (before) return numbers.find(({ id }) => id === before)
  const sizes = numbers.filter((field) => !counts.test(`${conceptOf(field)} ${field.label}`))
  // "5個以下になったら": so few can only be what runs out
  const runsOut = !words || /^(?:個|本|枚|冊|点|つ|pcs|st|left|kvar)/iu.test(behind) ? stock : undefined
  return isMeant ? (sizes.length === 1 ? sizes[0] : runsOut) : undefined
}

/** "Stock" of Quantity in stock. */
const hasAll = (label: string, words: string): boolean => {
  const own = label.toLowerCase().split(/[^\p{L}]+/u)
  const said = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return said.length > 0 && said.every((word) => own.includes(word))
}

/** Of a model with the one list that is asked about. */
export function numbersSaid(
  model: ProjectModel,
  given: string,
  language: Language,
  meant: Meant,
): { where: Condition[]; left: string } | undefined {
  const said = given.replace(tenThousands, (_all, count: string) => String(Number(count) * 10_000))
  const range = between.exec(said)
  if (range?.groups && (language !== 'ja' ? /between|mellan|[-–]/i.test(range[0]) : true)) {
    const behind = said.slice(range.index + range[0].length)
    if (isTime.test(behind)) return undefined
    const field = fieldMeant(model, said.slice(0, range.index), behind, language, meant)
    if (!field) return undefined
    return {
      where: [
        { field: field.id, when: 'above', than: nearly(field, worth(range.groups.from!), -1) },
        { field: field.id, when: 'below', than: nearly(field, worth(range.groups.to!), 1) },
      ],
      left: `${said.slice(0, range.index)} ${withoutUnit(behind)}`,
    }
  }
  for (const [form, when, isEqual] of compares) {
    const found = form.exec(said)
    if (!found || when === 'is') continue
    const behind = said.slice(found.index + found[0].length)
    const own = found[0].slice(found[0].search(/\d/) + found[1]!.length)
    if (isTime.test(behind) || isTime.test(own)) return undefined
    const before = said.slice(0, found.index)
    const field =
      fieldMeant(model, before, `${own} ${behind}`, language, meant) ??
      (language !== 'ja' ? fieldNamed(model, behind, language) : undefined)
    if (!field) return undefined
    const than = isEqual ? nearly(field, worth(found[1]!), when === 'above' ? -1 : 1) : worth(found[1]!)
    return { where: [{ field: field.id, when, than }], left: `${before} ${withoutUnit(behind)}` }
  }
  return undefined
}

const fieldNamed = (model: ProjectModel, words: string, language: Language): Field | undefined =>
  words.trim() ? numberFor(model, words, language)?.field : undefined
const withoutUnit = (behind: string) =>
  behind.replace(
    /^\s*(?:[%％°]|(?:kg|g|cm|mm|m|km|l|st|kr|pcs?|kronor|pounds?|dollars?|euros?|procent|percent|円|本|個|点|枚|冊|人|台|回)(?!\p{L}))/iu,
    ' ',
  )
