/** Dates are plain `YYYY-MM-DD` texts in local time, so a day is the same day for everyone. */
export function toDay(date: Date) {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** A local Date from `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. */
export const toDate = (day: string) => new Date(day.length === 10 ? `${day}T00:00` : day)

export const today = () => toDay(new Date())

export function daysFromNow(days: number) {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return toDay(date)
}

/** Whole days from today: negative in the past, NaN without a date. */
export const daysUntil = (day: string) =>
  Math.round((toDate(day.slice(0, 10)).getTime() - toDate(today()).getTime()) / 86_400_000)

/** The last of some days; empty of none. */
export const latestOf = (days: readonly string[]) =>
  days
    .map((day) => day.slice(0, 10))
    .toSorted()
    .at(-1) ?? ''

/** The first of some days from today on; empty of none. */
export const nextOf = (days: readonly string[]) =>
  days
    .map((day) => day.slice(0, 10))
    .toSorted()
    .find((day) => day >= today()) ?? ''

/** Whole days from one day to another; 0 while one of them is missing. */
export const daysBetween = (from: string, to: string) =>
  from && to ? Math.round((toDate(to.slice(0, 10)).getTime() - toDate(from.slice(0, 10)).getTime()) / 86_400_000) : 0

/** Days from one day to another, both counted; 0 while one of them is missing. */
export const daysFromTo = (from: string, to: string) => (from && to ? daysBetween(from, to) + 1 : 0)

/** The day so many days after another; empty without one. */
export function dayAfter(day: string, days: number) {
  if (!day) return ''
  const date = toDate(day.slice(0, 10))
  date.setDate(date.getDate() + days)
  return toDay(date)
}

/** The day so many months after another, the last of its month where that is shorter; empty without one. */
export function monthsAfter(day: string, months: number) {
  if (!day) return ''
  const date = toDate(day.slice(0, 10))
  const wanted = date.getDate()
  date.setMonth(date.getMonth() + months, 1)
  date.setDate(Math.min(wanted, new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()))
  return toDay(date)
}

/**
 * Hours from one `HH:MM` to another, over midnight where that is earlier, or from one `YYYY-MM-DDTHH:MM` to another; 0 while one of
 * them is missing.
 */
export function hoursBetween(from: string, until: string) {
  if (!from || !until) return 0
  const isTime = from.length === 5
  const at = (moment: string) => new Date(isTime ? `2000-01-01T${moment}` : moment).getTime()
  const hours = (at(until) - at(from)) / 3_600_000
  return isTime && hours < 0 ? hours + 24 : hours
}

/** Whole years from a day until today; 0 without a date. */
export function yearsSince(day: string) {
  if (!day) return 0
  const [from, to] = [toDate(day.slice(0, 10)), new Date()]
  const hadItsDay = to.getMonth() > from.getMonth() || (to.getMonth() === from.getMonth() && to.getDate() >= from.getDate())
  return to.getFullYear() - from.getFullYear() - (hadItsDay ? 0 : 1)
}

/** The moment so many minutes after a `YYYY-MM-DDTHH:MM`, or the time of day after an `HH:MM`, as it was given. */
export function minutesLater(moment: string, minutes: number) {
  const isTime = moment.length === 5
  const date = new Date(isTime ? `2000-01-01T${moment}` : moment)
  date.setMinutes(date.getMinutes() + minutes)
  const time = `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
  return isTime ? time : `${toDay(date)}T${time}`
}

const week = 7
/** How many days from today on the month of today shows, also where it ends sooner. */
const daysAhead = 2 * week

/** The weeks of the month that `cursor` lies in, Monday first; near the end of the month of today, the first ones of the next, too. */
export function monthGrid(cursor: Date) {
  const [year, month, now] = [cursor.getFullYear(), cursor.getMonth(), new Date()]
  const before = (new Date(year, month, 1).getDay() + 6) % week
  const isNow = now.getFullYear() === year && now.getMonth() === month
  const last = Math.max(new Date(year, month + 1, 0).getDate(), isNow ? now.getDate() + daysAhead - 1 : 0)
  return Array.from({ length: Math.ceil((before + last) / week) * week }, (_, i) => new Date(year, month, 1 - before + i))
}
