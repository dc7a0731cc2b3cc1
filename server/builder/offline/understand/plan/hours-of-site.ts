// When a place is open, as it is told: a section of its own, and what a week of hours cannot say.
import { weekSaid } from '../../change/wording/week-words.ts'
import { type Section, type SectionKind, usualWeek } from '../../site-model.ts'
import type { Intent } from '../intent.ts'
import { hoursSaidIn } from './site-subject.ts'

const below = new Set<SectionKind>(['address', 'contact', 'rsvp', 'newsletter', 'signup'])
/** Who tells when it is open wants it read, above how to come. */
export function withHours(sections: readonly Section[], { prompt, language }: Intent): readonly Section[] {
  if (sections.some(({ kind }) => kind === 'hours')) return sections
  const hours = hoursSaidIn(prompt)
  if (!/\d/.test(hours) || !weekSaid(hours, usualWeek, language)) return sections
  const at = sections.findIndex(({ kind }) => below.has(kind))
  return at < 0 ? [...sections, { kind: 'hours' }] : sections.toSpliced(at, 0, { kind: 'hours' })
}
/** "11-15, 17-22": a week that is open from eleven to ten says nothing of the hours between. */
export const breakSaid =
  /(?<!\d)\d{1,2}(?:[:.]\d\d|時(?:半)?)?\s*(?:am|pm)?\s*[-–〜～~]\s*\d{1,2}(?:[:.]\d\d|時(?:半)?)?\s*(?:am|pm)?\s*(?:[,、/／・&と]|and|och)\s*\d{1,2}(?:[:.]\d\d|時(?:半)?)?\s*(?:am|pm)?\s*[-–〜～~]\s*\d{1,2}(?:[:.]\d\d|時(?:半)?)?(?:\s*(?:am|pm))?(?!\d)/iu
