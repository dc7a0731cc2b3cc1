// The days and times of a list that something lasts between, and how often it comes round.
import type { Field, Thing } from '../model.ts'
import { isNumber, isDay } from '../field-kinds.ts'
import type { Formula, Step } from '../formulas.ts'
import { conceptOf } from './said-parts.ts'

const starts =
  /start|from|begin|arriv|check.?in|pick.?up|borrow|loan|lent|out|open|ankomst|start|från|lån|ut|in(?:check|tag)|börja|開始|到着|貸出|チェックイン|から|出勤|始業/i
const ends =
  /end|to$|until|depart|check.?out|return|back|due|clos|finish|stop|avresa|slut|till|åter|retur|終了|出発|返却|チェックアウト|まで|退勤|終業/i

/** The first and the last of two or more, told apart by their names, else by their order. */
function pairOf(fields: readonly Field[]): [Field, Field] | undefined {
  if (fields.length < 2) return undefined
  const named = (words: RegExp, but?: Field) =>
    fields.find((field) => field !== but && (words.test(conceptOf(field)) || words.test(field.label)))
  const last = named(ends, named(starts)) ?? fields.at(-1)!
  const first =
    fields.find((field) => field !== last && (starts.test(conceptOf(field)) || starts.test(field.label))) ??
    fields.find((field) => field !== last)!
  return [first, last]
}

/** The first and the last day of what lasts. */
export const daySpan = (thing: Thing): [Field, Field] | undefined =>
  pairOf(thing.fields.filter((field) => isDay(field) && !field.formula && !/birth|created/i.test(conceptOf(field))))

/** When it begins and when it ends, of one kind. */
export function hourSpan(thing: Thing): [Field, Field] | undefined {
  const of = (type: Field['type']) => thing.fields.filter((field) => field.type === type && !field.formula)
  return pairOf(of('time')) ?? pairOf(of('datetime'))
}

const stepWords: readonly (readonly [RegExp, Step])[] = [
  [/^(?:months?|månad(?:er)?|mån|か月|ヶ月|カ月|月)$/i, 'months'],
  [/^(?:weeks?|vecka|veckor|週間?)$/i, 'weeks'],
  [/^(?:years?|år|年)$/i, 'years'],
  [/^(?:days?|d|dagar|dygn|日)$/i, 'days'],
]
const stepNamed: readonly (readonly [RegExp, Step])[] = [
  [/\bmonths?\b|månad|か月|ヶ月|カ月|（月）/i, 'months'],
  [/\bweeks?\b|veck(?:a|or)|週/i, 'weeks'],
  [/\byears?\b|(?<!\p{L})år(?!\p{L})|年数/iu, 'years'],
]
const often =
  /every|interval|often|frequen|\bterms?\b|warranty|guarantee|\bperiod\b|validity|var(?:t|je)|intervall|hur ofta|garanti|löptid|betalningsvillkor|giltighet|間隔|頻度|周期|保証|有効期間/i

/** By what a field counts time from one day to another; undefined where it does not, or counts hours. */
export function stepOf(field: Field): Step | undefined {
  const name = `${conceptOf(field)} ${field.label}`
  if (!isNumber(field) || field.formula) return undefined
  const unit = stepWords.find(([words]) => words.test(field.unit ?? ''))?.[1]
  if (field.unit && !unit) return undefined
  if (!often.test(name) || /hour|timm|時間/i.test(name))
    return unit === 'days' && !/left|kvar|残り/i.test(name) ? unit : undefined
  return unit ?? stepNamed.find(([words]) => words.test(name))?.[1] ?? 'days'
}

/** The day that something is counted from: the last time, the day of a purchase, else the first. */
export function dayBefore(thing: Thing, but?: Field): Field | undefined {
  const days = thing.fields.filter((field) => isDay(field) && !field.formula && field !== but)
  const called = (words: RegExp) => days.find((field) => words.test(`${conceptOf(field)} ${field.label}`))
  return (
    called(/last|latest|senast|previous|förra|前回|最終|最後/i) ??
    called(/purchas|bought|issue|start|signed|borrow|loan|köp|utfärd|faktura|lån|inköp|購入|発行|開始|貸出|契約/i) ??
    days.find((field) => !/next|birth|nästa|次回/i.test(`${conceptOf(field)} ${field.label}`))
  )
}

/** The day that comes so long after another. */
export function nextDay(last: Field, every: Field): Formula {
  const step = stepOf(every)
  return { kind: 'dayAfter', of: last.id, plus: every.id, ...(step && step !== 'days' && { in: step }) }
}
