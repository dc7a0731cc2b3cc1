/** `09:30` -> 570 */
export function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 570 -> `09:30` */
export const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes from midnight; the end itself is free again. */
export interface Span {
  from: number
  to: number
}

interface Day {
  /** `09:00` */
  opens: string
  closes: string
  /** how long the matter takes, in minutes */
  minutes: number
  /** what is booked already */
  busy: Span[]
  /** Nothing starts before this minute. */
  earliest?: number
  /** so many may be booked at once; one where nothing is said */
  room?: number
}

const stepMinutes = 30
const dayMinutes = 24 * 60

/** The times a matter can start: it ends before closing, or on another day, and there is room beside what is booked. */
export function freeSlots({ opens, closes, minutes, busy, earliest = 0, room = 1 }: Day): string[] {
  const first = toMinutes(opens)
  const last = toMinutes(closes) - (minutes < dayMinutes ? minutes : 0)
  const count = Math.max(0, Math.floor((last - first) / stepMinutes) + 1)
  const takenAt = (from: number) => busy.filter((span) => from < span.to && span.from < from + minutes).length
  return Array.from({ length: count }, (_, i) => first + i * stepMinutes)
    .filter((from) => from >= earliest && takenAt(from) < room)
    .map(toTime)
}
