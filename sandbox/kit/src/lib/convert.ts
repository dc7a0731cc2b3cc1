import { toDay } from './dates'
import { text } from './store'

// Readers of values that were stored as something else before a field got its type of today.

/** One of the options whatever its case, else the last one, which stands for everything else. */
export function oneOfOr<T extends string>(options: readonly T[], value: unknown): T {
  const written = text(value).trim().toLowerCase()
  const same = options.find((option) => option.toLowerCase() === written)
  // 30, where "30 minutes" is chosen from now on
  const counted = typeof value === 'number' ? options.find((option) => Number.parseFloat(option) === value) : undefined
  return same ?? counted ?? options.at(-1)!
}

/** A day, from a text that a calendar can read. */
export function day(value: unknown): string {
  const written = text(value).trim()
  if (/^\d{4}-\d{2}-\d{2}/.test(written)) return written.slice(0, 10)
  const time = Date.parse(written)
  return Number.isNaN(time) ? '' : toDay(new Date(time))
}

/** A tick, from words such as `yes` or `done`. */
export const yes = (value: unknown) =>
  value === true || /^(yes|true|x|1|done|ja|klar|klart|färdig|はい|済|完了)/i.test(text(value).trim())

/** The `at`th of `count` parts. Of words, the last part is the last word; of other lists, the last part is all that is left. */
export function part(value: unknown, at: number, count: number, by: string): string {
  const words = text(value)
    .split(by === ' ' ? /[\s\u3000]+/ : by)
    .map((word) => word.trim())
    .filter(Boolean)
  if (by !== ' ') return at < count - 1 ? (words[at] ?? '') : words.slice(at).join(`${by} `)
  if (words.length < 2) return at === 0 ? (words[0] ?? '') : ''
  if (at === 0) return words.slice(0, -(count - 1)).join(' ')
  return words.at(at - count) ?? ''
}

export const joined = (values: unknown[], by: string) => values.map(text).filter(Boolean).join(by)
