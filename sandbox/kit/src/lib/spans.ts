import { daysUntil, toDay, today } from './dates'

type Span = 'day' | 'week' | 'month' | 'year'

/** Whether a day is in the day, week, month or year of today. A week starts on Monday. */
export function isThis(span: Span, day: string) {
  if (!day) return false
  if (span === 'week') return isInWeek(0, day)
  const length = lengths[span]
  return day.slice(0, length) === today().slice(0, length)
}

/** Whether a day is in the one before that: yesterday, last week. */
export function isLast(span: Span, day: string) {
  if (!day) return false
  if (span === 'week') return isInWeek(-1, day)
  const now = new Date()
  const before = {
    day: new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1),
    month: new Date(now.getFullYear(), now.getMonth() - 1, 1),
    year: new Date(now.getFullYear() - 1, 0, 1),
  }[span]
  const length = lengths[span]
  return day.slice(0, length) === toDay(before).slice(0, length)
}

const lengths = { day: 10, month: 7, year: 4 }
function isInWeek(from: number, day: string) {
  const monday = 7 * from - ((new Date().getDay() + 6) % 7)
  return daysUntil(day) >= monday && daysUntil(day) < monday + 7
}
