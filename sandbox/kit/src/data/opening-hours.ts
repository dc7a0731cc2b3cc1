import { toDate } from '@/lib/dates'
import { locale } from '@/lib/project'
import { createCollection, flag, number, text, type Draft, type Row, type Stored } from '@/lib/store'

export interface OpeningHours extends Row {
  /** 0 is Monday */
  weekday: number
  open: boolean
  /** `09:00` */
  opens: string
  closes: string
}

/** The hours a new visitor's browser starts with, Monday to Sunday; null is a closed day. */
const usualHours: ({ opens: string; closes: string } | null)[] = [
  { opens: '09:00', closes: '17:00' },
  { opens: '09:00', closes: '17:00' },
  { opens: '09:00', closes: '17:00' },
  { opens: '09:00', closes: '17:00' },
  { opens: '09:00', closes: '17:00' },
  null,
  null,
]

const samples = (): Draft<OpeningHours>[] =>
  usualHours.map((hours, weekday) => ({ weekday, open: hours !== null, opens: '09:00', closes: '17:00', ...hours }))

const upgrade = (stored: Stored): Draft<OpeningHours> => ({
  weekday: number(stored.weekday),
  open: flag(stored.open),
  opens: text(stored.opens),
  closes: text(stored.closes),
})

export const openingHours = createCollection<OpeningHours>('openingHours', samples, upgrade)

export const weekdayOf = (day: string) => (toDate(day).getDay() + 6) % 7

/** `Monday`; 1 January 2024 was one. */
export function weekdayName(weekday: number) {
  const name = new Date(2024, 0, 1 + weekday).toLocaleDateString(locale, { weekday: 'long' })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
