import { daysBetween, toDate, toDay } from './dates'
import { locale } from './project'

const list = new Intl.ListFormat(locale, { style: 'long', type: 'unit' })

/** `3 days`, `1 year`, `5 månader`, `2週間` */
export function counted(value: number, unit: 'year' | 'month' | 'week' | 'day') {
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  if (locale.startsWith('ja')) return text.replace(/\s/g, '')
  // a Swedish unit of 24 hours is no day of the calendar
  return locale.startsWith('sv') && unit === 'day' ? text.replace('dygn', value === 1 ? 'dag' : 'dagar') : text
}

/** The day so many whole months later; from a 31st the last day of a shorter month. */
export function monthsAfter(day: string, months: number) {
  const date = toDate(day)
  const first = new Date(date.getFullYear(), date.getMonth() + months, 1)
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate()
  return toDay(new Date(first.getFullYear(), first.getMonth(), Math.min(date.getDate(), last)))
}

/** Whole years, months and days from one day to a later one. */
export function spanOf(from: string, to: string) {
  const [a, b] = [toDate(from), toDate(to)]
  let months = (b.getFullYear() - a.getFullYear()) * 12 + b.getMonth() - a.getMonth()
  if (monthsAfter(from, months) > to) months -= 1
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(monthsAfter(from, months), to) }
}

/** `3 years, 2 months, 5 days`, without what is none. */
export function spanText(from: string, to: string) {
  const { years, months, days } = spanOf(from, to)
  const parts = [
    years > 0 && counted(years, 'year'),
    months > 0 && counted(months, 'month'),
    days > 0 && counted(days, 'day'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? list.format(parts) : counted(0, 'day')
}
