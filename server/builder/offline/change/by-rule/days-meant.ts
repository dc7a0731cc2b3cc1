// Days by which rows are meant: "overdue", "not looked at for 3 weeks", "due within 10 days", 期限切れ. Which day that is follows from what it is called.
import { isDay } from '../../field-kinds.ts'
import type { Field, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { conceptOf, happensOn, isDue } from '../said-parts.ts'
import { daysSaid, inDays } from '../sight/days-said.ts'

/** What was found so far, and the words that have no place yet. */
export type Reach = { where: Condition[]; left: string }

export const labelled = (field: Field) => `${conceptOf(field)} ${field.label}`
export const without = (text: string, at: number, length: number) => `${text.slice(0, at)} ${text.slice(at + length)}`

/** The day on which something came back, and not the one by which it should. */
export const came = /returned|återlämnad|inlämnad|^返却(?:日|日時)$|返した/i

const late =
  /\b(?:overdue|past (?:due|their due date|the due date|their deadline)|late|expired|behind schedule)\b|(?<!\p{L})(?:försena(?:d|t|de)|förfall(?:na|et|en)|utgång(?:na|et|en)|sena?|har passerat|gått ut|passerade?)(?!\p{L})|(?:(?:支払い?|返却|提出)?(?:期限|納期|締め?切り?|期日)|賞味期限|有効期限)(?:が|を)?(?:切れ|過ぎ|超え)\p{Script=Hiragana}*|遅れている|遅延して?い?る?|延滞(?:している)?|期限切れ/iu
const ago =
  /\b(?:for |in )?(?:the (?:last|past) )?(?:more than |over |at least |longer than )?(\d+) days(?: ago| old| or more| now)?\b|(?<!\p{L})(?:på|sedan|i|äldre än)? ?(?:över |mer än |minst |längre än )?(\d+) dagar(?: sedan| gamla?| eller mer)?(?!\p{L})|(\d+)日(?:間)?(?:以上|を?超え\p{Script=Hiragana}*|より)?(?:前|経過?\p{Script=Hiragana}*|経って\p{Script=Hiragana}*|たって\p{Script=Hiragana}*|過ぎ\p{Script=Hiragana}*)?/iu
const within =
  /\b(?:with)?in (?:the next |less than )?(\d+) days\b|\b(\d+) days (?:before|ahead|from now|left|to go)\b|(?<!\p{L})(?:inom|om mindre än) (\d+) dagar(?!\p{L})|(?<!\p{L})(\d+) dagar (?:innan|före|kvar)(?!\p{L})|(\d+)日(?:以内|前から)/iu
const lastly = /\blast\b|latest|senast|前回|最終|最後/i
const looked =
  /\b(?:looked (?:at|after|in on)|checked|inspected|visited|seen|contacted|called|serviced|watered|touched|updated|moved|changed)\b|(?<!\p{L})(?:tittat (?:till|på)|sett (?:till|över)|kollat?|besiktiga(?:t|d|de)|kontrollera(?:t|d|de)|inspektera(?:t|d|de)|besökt|kontakta(?:t|d|de)|uppdatera(?:t|d|de)|rört)(?!\p{L})|点検|確認|連絡|見て|訪問|更新/iu
const lying =
  /\b(?:been |sitting |lying |open |waiting |stayed )+|(?<!\p{L})(?:legat|stått|väntat|varit|öppna|öppet)(?: (?:som|i))?(?!\p{L})|放置|経過/iu

/** Days: what is late, what is so many days old, what is so near. */
export function daysIn(thing: Thing, { where, left: given }: Reach, isDenied: boolean): Reach {
  const left = inDays(given)
  const all = thing.fields.filter((field) => isDay(field) && !/birth|född|誕生|生年/i.test(labelled(field)))
  const days = all.filter(({ label }) => all.length === 1 || !came.test(label))
  const near = within.exec(left)
  const due =
    days.find(isDue) ?? days.find((field) => /planned|expected|until|next|nästa|planerad|次|予定|期限/i.test(labelled(field)))
  if (near && (due ?? days[0]))
    return {
      where: [...where, { field: (due ?? days[0])!.id, when: 'within', than: daysSaid(near[0])! }],
      left: without(left, near.index, near[0].length),
    }
  const overdue = late.exec(left)
  if (overdue && due)
    return { where: [...where, { field: due.id, when: 'past' }], left: without(left, overdue.index, overdue[0].length) }
  const old = ago.exec(left)
  const last = days.find((field) => lastly.test(labelled(field)) && !isDue(field))
  const day = last ?? happensOn(thing)
  if (!old || !day || daysSaid(old[0]) === undefined) return { where, left: given }
  // "not looked at for 3 weeks", "open for 30 days", "klar i 14 dagar": what else is said of the time
  const isSince =
    where.length > 0 || (isDenied && looked.test(left)) || lying.test(left) || /ago|old|sedan|gaml|äldre|経|前/iu.test(old[0])
  if (!isSince) return { where, left: given }
  const rest = without(left, old.index, old[0].length).replace(looked, ' ').replace(lying, ' ')
  return { where: [...where, { field: day.id, when: 'ago', than: daysSaid(old[0])! }], left: rest }
}
