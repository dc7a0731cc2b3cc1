// "I don't work Sundays", "we open at 7 now", "open til 6 on Saturdays", "closed over Christmas": when a place is open, in the sentences in
// which its people say so.
import type { Page, ProjectModel } from '../../model.ts'
import { hoursSays } from '../../reply/hours-phrases.ts'
import { usualWeek } from '../../site-model.ts'
import { does, type Reading, tells } from '../reading.ts'
import { type Week, weekSaid } from '../wording/week-words.ts'
import { type Saying, saying, type Told } from './saying.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayWord = String.raw`(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?|s)?`
const daySet = String.raw`(?:(?:on |at |the )*(?:${dayWord}|weekends?|weekdays|week ?days)(?:(?:,| and| or| &| to| -|-) ?(?:${dayWord}|weekends?))*)`
const clock = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>am|pm)?(?: o'?clock)?`

const hoursPage = ({ pages }: ProjectModel): Page | undefined =>
  pages.find(({ kind, site }) => kind === 'landing' && site) ?? pages.find(({ kind }) => kind === 'booking')
const weekOf = (page: Page): Week => page.site?.week ?? page.week ?? usualWeek

function daysIn(said: string): number[] {
  const low = said.toLowerCase()
  if (/week ?days/.test(low)) return [0, 1, 2, 3, 4]
  if (/weekend/.test(low)) return [5, 6]
  const named = [...low.matchAll(new RegExp(`\\b${dayWord}\\b`, 'g'))].map(([word]) =>
    days.findIndex((day) => day.startsWith(word.slice(0, 3))),
  )
  const [first, last] = named
  if (named.length === 2 && /\b(?:to|till?|until|through)\b|-/.test(low) && first! < last!)
    return days.map((_day, at) => at).filter((at) => at >= first! && at <= last!)
  return named
}

const noon = 12
/** "Until 6" is in the evening, "from 7" in the morning. */
function clockOf({ hour = '', minute, half }: Readonly<Record<string, string | undefined>>, isEnd: boolean): string {
  const plain = Number(hour)
  const isLater = half ? /pm/i.test(half) && plain < noon : isEnd && plain < noon
  return `${String(isLater ? plain + noon : plain).padStart(2, '0')}:${minute ?? '00'}`
}

const closed = saying`^(?:(?:we|i|it|the (?:shop|cafe|salon|studio|place|restaurant|office))(?:'re|'m|'s| are| am| is)? )?(?:(?:now|also|always|usually) )*(?:don't|do not|never|won't|can't|not|no)(?: want to| be)? (?:work|open|working|available|do|take|bookings?|appointments?|work(?:ing)?|have)(?: (?:bookings?|appointments?|anything|open))?(?: (?:on|at))? (?<days>${daySet})(?: any ?more| please)?$`
const bound = saying`^(?:(?:we|i|it|they)(?:'re| are| am| is)? )?(?:(?:now|only|also|always|actually|already) )*(?:(?<end>closes?|shuts?|finish|(?:open |stay open )?(?:till?|until|to))|(?<start>opens?|starts?|begin|opening))(?: (?:at|from|by|already|earlier|later|first))* ${clock}(?: now| from now on| instead| please)?(?: (?<days>${daySet}))?(?: now| from now on)?$`

/** "Open late on Thursdays till 8": the days first. */
const daysFirst = saying`^(?:(?:we|i|it|they)(?:'re| are| am| is)? )?(?:(?:now|also|always) )*(?:stay )?(open)(?:(?: late| longer| early| earlier)*) (${daySet})(?: too| as well)? (till?|until|to|from)(?: at)? (.+)$`

function weekAfter(week: Week, said: string): Week | null {
  const free = closed.exec(said)?.groups
  if (free) {
    const those = daysIn(free['days']!)
    return those.length ? week.map((day, at) => (those.includes(at) ? null : day)) : null
  }
  const [, , on, how, when] = daysFirst.exec(said) ?? []
  const found = bound.exec(on ? `open ${/from/i.test(how!) ? 'at' : 'till'} ${when!} ${on}` : said)?.groups
  if (!found) return weekSaid(said, week, 'en')?.week ?? null
  const those = found['days'] ? daysIn(found['days']) : week.flatMap((day, at) => (day ? [at] : []))
  const isEnd = found['end'] !== undefined
  const time = clockOf(found, isEnd)
  const usual = week.find((day) => day !== null) ?? usualWeek[0]!
  const next = week.map((day, at) => (those.includes(at) ? { ...(day ?? usual), [isEnd ? 'closes' : 'opens']: time } : day))
  return next.every((day) => !day || day.opens < day.closes) && those.length ? next : null
}

/** One sentence after the other; null where one of them is about something else. */
function hours(model: ProjectModel, text: string): Told {
  const page = hoursPage(model)
  if (!page || !/\b(?:open|clos|shut|work|available|bookings?|appointments?|hours)/i.test(text)) return null
  let week = weekOf(page)
  const parts = text.split(/\s*(?:[,;]|\band\b|\bbut\b)+\s*(?=(?:we|i|open|close|closes|only|on|stay|from|till?|until)\b)/i)
  if (!parts.some((part) => closed.test(part) || bound.test(part) || daysFirst.test(part))) return null
  for (const part of parts) {
    const next = weekAfter(week, part.trim())
    if (!next) return null
    week = next
  }
  const reading = does({ op: 'setHours', page: page.id, week })
  if (page.kind === 'landing' && page.sections && !page.sections.some(({ kind }) => kind === 'hours'))
    reading.operations.push({ op: 'addSection', page: page.id, section: { kind: 'hours' }, to: page.sections.length })
  return { ...reading, notes: [{ kind: 'kept', text: hoursSays.ownStay.en }] } satisfies Reading
}

const once = String.raw`(?:christmas|xmas|easter|new year|bank holiday|public holiday|holidays?\b|boxing day|thanksgiving|midsummer|summer|august|july|december|january|next week|this week|tomorrow|today|for (?:a|two|three|\d+) (?:days?|weeks?|months?)|\d{1,2}(?:st|nd|rd|th)? ?(?:-|to|–) ?\d{1,2}(?:st|nd|rd|th)? ?(?:of )?\p{L}{3,}|(?:on |the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`

export const hoursEn: readonly Saying[] = [
  [/^.{4,160}$/s, (model, _parts, text) => hours(model, text)],
  [
    saying`^(?:we|i)?(?:'re|'m| are| am| will be| is)?,? ?(?:closed|shut|away|on holiday|not open|off)\b.*\b${once}.*$`,
    (model) => (hoursPage(model) ? tells(hoursSays.ordinaryWeek.en, 'kept') : null),
  ],
]
