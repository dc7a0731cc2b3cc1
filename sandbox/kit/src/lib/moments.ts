import { daysUntil, toDay } from './dates'
import { formatLongDay, formatRelative } from './format'
import { locale } from './project'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/** The local day of an ISO time. */
export const dayOf = (time: string) => toDay(new Date(time))

/** `14:05` */
export const timeOf = (time: string) => new Date(time).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })

/** `5 minutes ago`, `2 hours ago`; from yesterday on the day. */
export function formatAgo(time: string) {
  const minutes = Math.round((new Date(time).getTime() - Date.now()) / 60_000)
  if (minutes > -60) return relative.format(Math.min(0, minutes), 'minute')
  const day = dayOf(time)
  return daysUntil(day) === 0 ? relative.format(Math.round(minutes / 60), 'hour') : formatRelative(day)
}

/** `today`, `yesterday`; before that the day in full. */
export const dayLabel = (day: string) => (daysUntil(day) > -2 ? relative.format(daysUntil(day), 'day') : formatLongDay(day))
