// "Saturdays as a lesson day", "lördagar också": a day of the week among choices is written as its fellows are, Saturday or Sat, lördag or lör.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'
import { weekdays } from '../reshape.ts'
import { dayOf } from '../wording/week-words.ts'

const shortMax = 5
const shortLength = 3

const dayIn = (said: string, language: Language): number => (language === 'ja' ? -1 : dayOf(language, said.trim()))
/** Whether two names are of one day. */
export const isSameDay = (one: string, other: string, language: Language): boolean => {
  const day = dayIn(one, language)
  return day >= 0 && day === dayIn(other, language)
}

/** A day as the choices write theirs; anything else as it was said. */
export function dayLike(said: string, options: readonly string[], language: Language): string {
  const fellow = options.find((option) => dayIn(option, language) >= 0)
  const day = dayIn(said, language)
  if (!fellow || day < 0 || language === 'ja') return said
  const whole = weekdays(language)[day]!.toLowerCase()
  const name = fellow.length <= shortMax ? whole.slice(0, shortLength) : fellow.endsWith('s') ? `${whole}s` : whole
  return /^\p{Lu}/u.test(fellow) ? capitalised(name) : name
}
