// What a few words are as the value of a field: a number by its figures, a choice by its name or by another word for the same, a day that is
// told from today on, a row of the list that the field points to. Undefined where the field cannot hold them.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import { optionAlike, tickSaid } from '../../lexicon/states-alike.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { amountIn as priceIn, minutesIn } from '../../understand/offers/measures.ts'
import { amountIn } from '../../understand/written/amount-in.ts'
import { bare, resolveOption } from '../resolve.ts'

const textCharsMax = 80
const email = /^\S+@\S+\.\S+$/u
const url = /^(?:https?:\/\/|www\.)\S+$/iu
const phone = /^\+?[\d\s()-]{7,}$/u
const isoDate = /^\d{4}-\d\d-\d\d$/u
const clock =
  /^(?:kl(?:ockan)?\.? |at )?(?<hours>[01]?\d|2[0-3])(?:[:.](?<minutes>[0-5]\d)| ?(?<half>am|pm)|時(?<jaMinutes>[0-5]?\d)?分?)$/iu
const daysAhead: readonly (readonly [RegExp, number])[] = [
  [/^(?:today|tonight|i ?dag|i kväll|今日|本日)(?:まで(?:に)?|から)?$/iu, 0],
  [/^(?:tomorrow|i ?morgon|明日)(?:まで(?:に)?|から)?$/iu, 1],
  [/^(?:yesterday|i ?går|昨日)$/iu, -1],
  [/^(?:the day after tomorrow|i övermorgon|明後日|あさって)(?:まで(?:に)?)?$/iu, 2],
  [/^(?:next week|nästa vecka|来週)(?:まで(?:に)?|から)?$/iu, 7],
]
const months =
  'jan(?:uar[yi])?|feb(?:ruar[yi])?|mar(?:ch|s)?|apr(?:il)?|ma[yj]|june?|juni|july?|juli|aug(?:ust[i]?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const monthStarts = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec']
const written: readonly RegExp[] = [
  new RegExp(`^(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th|:e)?(?: of)? (?<month>${months})\\.?,? (?<year>20\\d\\d)$`, 'iu'),
  new RegExp(`^(?<month>${months})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\\d\\d)$`, 'iu'),
  /^(?<year>20\d\d)年(?<number>\d{1,2})月(?<day>\d{1,2})日$/u,
]
/** "3 May 2027", "den 3 maj 2027", 2027年5月3日: a day with its year. */
function writtenDay(said: string): string | undefined {
  const { day, month = '', number, year } = written.map((form) => form.exec(said)?.groups).find(Boolean) ?? {}
  if (!day || !year) return undefined
  const at = number ? Number(number) : monthStarts.findIndex((start) => month.toLowerCase().startsWith(start)) + 1
  return at > 0 && at <= 12 && Number(day) <= 31 ? `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
const aheadOfDay = /^(?:by|on|due|until|before|for|till|senast|före|innan|den|på) /iu

export function dayIn(said: string): string | undefined {
  const plain = said.trim().replace(aheadOfDay, '')
  if (isoDate.test(plain)) return plain
  const day = writtenDay(plain)
  if (day) return day
  const [, days] = daysAhead.find(([form]) => form.test(plain)) ?? []
  return days === undefined ? undefined : `${days < 0 ? '' : '+'}${days}d`
}

const weekdays = 'mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun'
/** A weekday, or a day of a month without its year: which date that is, nobody tells here. */
const undated: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?:this|next|coming|starts?|starting|begins) )*(?:(?:on|by|due|before) )?(?:(?:this|next) )?(?:(?:${weekdays})(?:day)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?)$`,
    'iu',
  ),
  sv: new RegExp(
    `^(?:(?:nu|nästa|börjar|startar|senast|före|den) )*(?:på |till )?(?:den |nästa )?(?:(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|\\d{1,2} (?:${months}))$`,
    'iu',
  ),
  ja: /^(?:今週|来週)?(?:の)?(?:[月火水木金土日]曜日?|\d{1,2}月\d{1,2}日)(?:まで(?:に)?|から|に)?$/u,
}
export const isUndated = (said: string, language: Language): boolean => undated[language].test(said.trim())

function timeIn(said: string): string | undefined {
  const { hours, minutes, half, jaMinutes } = clock.exec(said.trim())?.groups ?? {}
  if (hours === undefined) return undefined
  const hour = half && /pm/i.test(half) && Number(hours) < 12 ? Number(hours) + 12 : Number(hours)
  return `${String(hour).padStart(2, '0')}:${(minutes ?? jaMinutes ?? '0').padStart(2, '0')}`
}

/** A number with no more than its unit, its currency or what is counted. */
export function numberIn(said: string, language: Language): number | undefined {
  const plain = said.trim()
  const price = priceIn(plain, language)
  if (price && price.start === 0 && price.end === plain.length) return price.price
  return numberWords.get(plain.toLowerCase()) ?? amountIn(plain, language)
}

/** The place of the row of that name, or the only one of that first name. */
export function rowNamed(rows: readonly Record<string, unknown>[], title: string, said: string): number {
  const low = bare(said)
    .toLowerCase()
    .replace(/(?<=.{2})(?:さん|様|ちゃん|くん|君|先生)$/u, '')
  const even = (text: string) => text.replaceAll(/[ 　]/gu, '')
  const titles = rows.map((row) => String(row[title] ?? '').toLowerCase())
  const exact = titles.findIndex((each) => each === low || (/\p{Script=Han}/u.test(low) && even(each) === even(low)))
  if (exact >= 0 || low.length < 2) return exact
  const begun = titles.flatMap((each, at) => (each.startsWith(`${low} `) ? [at] : []))
  return begun.length === 1 ? begun[0]! : -1
}

function choiceIn(model: ProjectModel, field: Field, said: string, language: Language): string | undefined {
  const thing = model.things.find(({ fields }) => fields.includes(field))
  const only = thing && { ...model, things: [{ ...thing, fields: [field] }] }
  return (
    (only && resolveOption(only, said, language)?.option) ??
    optionAlike(said, field.options ?? []) ??
    optionAlike(bare(said), field.options ?? [])
  )
}

/** The value of the field that the words are. */
export function valueIn(model: ProjectModel, field: Field, said: string, language: Language): unknown {
  const text = said.trim()
  if (!text || field.formula) return undefined
  if (isNumber(field)) {
    const minutes = field.unit === 'min' || field.unit === 'h' ? minutesIn(text, language) : undefined
    if (minutes?.said === text) return field.unit === 'h' ? minutes.minutes / 60 : minutes.minutes
    const number = numberIn(text, language)
    return field.type === 'int' && !Number.isInteger(number) ? undefined : number
  }
  switch (field.type) {
    case 'bool':
      return tickSaid(text, field.label)
    case 'select':
      return choiceIn(model, field, text, language)
    case 'date':
      return dayIn(text)
    case 'time':
      return timeIn(text)
    case 'email':
      return email.test(text) ? text : undefined
    case 'url':
      return url.test(text) ? text : undefined
    case 'phone':
      return phone.test(text) ? text : undefined
    case 'ref': {
      const target = model.things.find(({ id }) => id === field.target)
      const at = target ? rowNamed(target.rows, target.titleField, text) : -1
      return at < 0 ? undefined : at
    }
    case 'text':
    case 'longtext':
    case 'markdown':
      return text.length <= textCharsMax ? text : undefined
    default:
      return undefined
  }
}
