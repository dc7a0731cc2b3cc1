import { daysUntil, today } from './dates'

/** Whether a day is in the day, week, month or year of today. A week starts on Monday. */
export function isThis(span: 'day' | 'week' | 'month' | 'year', day: string) {
  if (!day) return false
  if (span === 'week') {
    const monday = -((new Date().getDay() + 6) % 7)
    return daysUntil(day) >= monday && daysUntil(day) < monday + 7
  }
  const length = { day: 10, month: 7, year: 4 }[span]
  return day.slice(0, length) === today().slice(0, length)
}
