import { daysUntil, toDate } from './dates'
import { currency, locale } from './project'

const wholeMoney = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
const exactMoney = new Intl.NumberFormat(locale, { style: 'currency', currency })
const compactMoney = new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 })
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** With as many decimals as are asked for, or with those the amount has. */
export const formatMoney = (value: number, decimals?: number) =>
  decimals === undefined
    ? (Number.isInteger(value) ? wholeMoney : exactMoney).format(value)
    : value.toLocaleString(locale, { style: 'currency', currency, ...exactly(decimals) })
export const formatMoneyShort = (value: number) => (Math.abs(value) < 10_000 ? wholeMoney : compactMoney).format(value)
export const formatNumber = (value: number, decimals?: number) =>
  decimals === undefined ? plain.format(value) : value.toLocaleString(locale, exactly(decimals))
export const formatCompact = (value: number) => compact.format(value)

/** `3 May`, with the year when it is another one; a dash without a date. */
export function formatDate(day: string) {
  if (!day) return '–'
  const date = toDate(day)
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', year })
}

export function formatDateTime(time: string) {
  if (!time) return '–'
  return toDate(time).toLocaleString(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}

/** `today`, `in 3 days`, `yesterday`; a week away or more the date itself. */
export function formatRelative(day: string) {
  const days = daysUntil(day)
  return Math.abs(days) < 7 ? relative.format(days, 'day') : formatDate(day)
}

/** `Saturday, 3 May` */
export const formatLongDay = (day: string) =>
  toDate(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
