import { daysFromNow, toDate, toDay } from './dates'
import { formatDate } from './format'
import { locale } from './project'

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

export interface Amount {
  /** `YYYY-MM-DD`, with or without a time */
  day: string
  value: number
}

/** How far back a chart looks, in days. */
export type Range = 30 | 90 | 365

/** What lies in the last `range` days, up to and with today; `back` = 1 for the range before that. */
export function inRange<T>(rows: T[], dayOf: (row: T) => string, range: Range, back: 0 | 1 = 0): T[] {
  const from = daysFromNow(1 - range * (back + 1))
  const to = daysFromNow(-range * back)
  return rows.filter((row) => dayOf(row).slice(0, 10) >= from && dayOf(row).slice(0, 10) <= to)
}

/** Sums by stretches of the range, oldest first, each beside the same stretch one range earlier. */
export function overTime(amounts: Amount[], range: Range) {
  if (range === 365) return overMonths(amounts, 12)
  const stretch = range === 30 ? 3 : 7
  const count = Math.floor(range / stretch)
  const total = (from: number, to: number) => sum(between(amounts, daysFromNow(-from), daysFromNow(-to)))
  return Array.from({ length: count }, (_, i) => {
    const ago = (count - 1 - i) * stretch
    const label = toDate(daysFromNow(-ago)).toLocaleDateString(locale, { day: 'numeric', month: 'short' })
    return { label, value: total(ago + stretch, ago), before: total(ago + stretch + range, ago + range) }
  })
}

/** Sums by calendar month, the current one last, each beside the same month a year earlier. */
function overMonths(amounts: Amount[], count: number) {
  const now = new Date()
  const total = (month: Date) =>
    sum(amounts.filter(({ day }) => day.startsWith(toDay(month).slice(0, 7))).map(({ value }) => value))
  return Array.from({ length: count }, (_, i) => {
    const month = new Date(now.getFullYear(), now.getMonth() - (count - 1 - i), 1)
    const label = month.toLocaleDateString(locale, { month: 'short' })
    return { label, value: total(month), before: total(new Date(month.getFullYear() - 1, month.getMonth(), 1)) }
  })
}

/** After `from`, up to and with `to`. */
const between = (amounts: Amount[], from: string, to: string) =>
  amounts.filter(({ day }) => day.slice(0, 10) > from && day.slice(0, 10) <= to).map(({ value }) => value)

/** What was measured up to today, the latest `max` days of it, oldest first; several measurements of a day are its mean. */
export function measuredOverTime(amounts: Amount[], max = 30) {
  const past = amounts.filter(({ day }) => day !== '' && day.slice(0, 10) <= daysFromNow(0))
  const days = [...new Set(past.map(({ day }) => day.slice(0, 10)))].toSorted().slice(-max)
  return days.map((day) => {
    const values = past.filter((each) => each.day.startsWith(day)).map(({ value }) => value)
    return { label: formatDate(day), value: Math.round((100 * sum(values)) / values.length) / 100 }
  })
}

/** Totals by group, largest first. Groups past `max` are left out. */
export function byGroup<T>(rows: T[], groupOf: (row: T) => string, valueOf: (row: T) => number = () => 1, max = 6) {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(groupOf(row), (totals.get(groupOf(row)) ?? 0) + valueOf(row))
  return [...totals]
    .map(([label, value]) => ({ label, value }))
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => b.value - a.value)
    .slice(0, max)
}

/** Means by group, largest first. */
export function averageByGroup<T>(rows: T[], groupOf: (row: T) => string, valueOf: (row: T) => number, max = 6) {
  const counts = new Map(byGroup(rows, groupOf, () => 1, Infinity).map(({ label, value }) => [label, value]))
  return byGroup(rows, groupOf, valueOf, Infinity)
    .map(({ label, value }) => ({ label, value: Math.round((10 * value) / counts.get(label)!) / 10 }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, max)
}

export type Span = 'day' | 'week' | 'month' | 'year'
const spansShown = { day: 14, week: 12, month: 12, year: 5 }

/** The first day of the stretch of time that a day is in. A week starts on Monday. */
function startOf(span: Span, day: Date) {
  if (span === 'year') return new Date(day.getFullYear(), 0, 1)
  if (span === 'month') return new Date(day.getFullYear(), day.getMonth(), 1)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - (span === 'week' ? (day.getDay() + 6) % 7 : 0))
}

function stretchBefore(span: Span, start: Date, count: number) {
  if (span === 'year') return new Date(start.getFullYear() - count, 0, 1)
  if (span === 'month') return new Date(start.getFullYear(), start.getMonth() - count, 1)
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() - count * (span === 'week' ? 7 : 1))
}

const spanFormats: Record<Span, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
}

/** Sums by day, week, month or year, oldest first, from the first row on, up to today or the latest row; of a mean, what a row of it has. */
export function bySpan<T>(
  rows: T[],
  dayOf: (row: T) => string,
  span: Span,
  valueOf: (row: T) => number = () => 1,
  fold: 'sum' | 'average' = 'sum',
) {
  const dated = rows.filter((row) => dayOf(row) !== '')
  const latest = dated.map((row) => dayOf(row).slice(0, 10)).reduce((last, day) => (day > last ? day : last), daysFromNow(0))
  const last = startOf(span, toDate(latest))
  const points = Array.from({ length: spansShown[span] }, (_, i) => {
    const start = stretchBefore(span, last, spansShown[span] - 1 - i)
    const values = dated
      .filter((row) => startOf(span, toDate(dayOf(row).slice(0, 10))).getTime() === start.getTime())
      .map(valueOf)
    const value = fold === 'average' && values.length > 0 ? Math.round((10 * sum(values)) / values.length) / 10 : sum(values)
    return { label: start.toLocaleDateString(locale, spanFormats[span]), value }
  })
  const first = points.findIndex(({ value }) => value !== 0)
  return points.slice(Math.min(Math.max(first, 0), Math.floor(points.length / 2)))
}

/** Whole per cent from `before` to `now`; null when there was nothing before. */
export const percentChange = (now: number, before: number) => (before === 0 ? null : Math.round(((now - before) / before) * 100))
