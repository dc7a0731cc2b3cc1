// What a prompt tells of a page where times are booked: "between 7 and 22", "slots every 90 minutes", "a 30 min intro call with me".
import type { Language } from '#shared/languages.ts'
import { weekTold } from '../../change/wording/week-words.ts'
import { bookedConcepts } from '../../lexicon/booked-places.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { placesTold } from '../../lexicon/gatherings.ts'
import { capacityOf, isGathering } from '../../page-parts/gathering-parts.ts'
import { usualWeek } from '../../site-model.ts'
import { capitalised } from '../said.ts'
import { openDays } from './open-days.ts'
import { hoursSaidIn } from './site-subject.ts'
import type { Stretch } from '../told/telling.ts'

const clock = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`
/** Days, and from when until when; behind it no noun of which there are so many. */
const hours: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<days>(?:week ?days?|weekends?|every ?day|daily|(?:mon|tue|wed|thu|fri|sat|sun)\w*(?: ?(?:-|–|to) ?(?:mon|tue|wed|thu|fri|sat|sun)\w*)?)(?: only)?,? )?(?<sign>open |hours |between |from |\(|@ ?)?(?<from>${clock}) ?(?:-|–|to|and|until|till) ?(?<until>${clock})(?![\d:.]*\d)(?= ?(?:[.,;)\n]|$| (?:on|every|daily|mon|weekdays|and (?:closed|sat|sun|on))))`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<days>(?:vardagar|helger|alla dagar|varje dag|(?:mån|tis|ons|tors|fre|lör|sön)\p{L}*(?: ?(?:-|–|till) ?(?:mån|tis|ons|tors|fre|lör|sön)\p{L}*)?),? )?(?<sign>öppet |mellan |från |kl\.? )*(?<from>\d{1,2}(?:[:.]\d{2})?) ?(?:-|–|till|och) ?(?:kl\.? )?(?<until>\d{1,2}(?:[:.]\d{2})?)(?![\d:.]*\d)(?= ?(?:[.,;)\n]|$| (?:på|varje|alla|mån|vardagar|och (?:stängt|lör|sön))))`,
    'iu',
  ),
  ja: /(?<days>平日|土日|毎日|[月火水木金土日]曜?日?(?:[〜～~・、-][月火水木金土日]曜?日?)+)?(?<sign>は|の|\s)?(?<from>\d{1,2}(?:時|:\d{2}))(?:から|〜|～|~|-|ー)(?<until>\d{1,2}(?:時|:\d{2}))/u,
}
const noClock = /^\d{1,2}$/
/** A week that is open all days, for what needs nobody to be there. */
const openAllDays = usualWeek.map(() => usualWeek[0]!)

/** What stands ahead of the hours and belongs to them. */
const openingAhead: Record<Language, RegExp> = {
  en: /(?:(?:we(?:['’]re| are)|i['’]m|i am|it(?:['’]s| is)) )?(?:open|opening hours|hours|available)?(?: are| is)?:? ?(?:on |from |between )?$/i,
  sv: /(?:vi har |det är |jag har )?(?:öppet|öppettider(?:na)?|öppna)?(?: är)?:? ?(?:på |från |mellan )?$/i,
  ja: /(?:営業時間|受付時間|営業|受付)?(?:は)?$/u,
}

/** Where a prompt tells when one can book: days with hours of the clock. */
export function hoursIn(prompt: string, language: Language): Stretch | undefined {
  const found = hours[language].exec(prompt)
  if (!found?.groups?.days) return undefined
  const ahead = openingAhead[language].exec(prompt.slice(0, found.index))![0]
  return { start: found.index - ahead.length, end: found.index + found[0].trimEnd().length }
}

function weekIn(prompt: string, language: Language, isPlace: boolean) {
  const found = hours[language].exec(prompt)?.groups
  // "2 to 6" alone may be anything
  if (!found || (noClock.test(found.from!) && noClock.test(found.until!) && !found.days && !found.sign)) return undefined
  const days = found.days?.replace(/ only/i, '') ?? ''
  const base = isPlace && !days ? openAllDays : usualWeek
  return weekTold(`${days}${found.from}${language === 'ja' ? '〜' : '-'}${found.until}`, base, language)
}

const lengths: Record<Language, RegExp> = {
  en: /(?:slots?|bookings?|sessions?|booked|appointments?|lessons?|every|each)[^.!?\n]{0,30}?\b(?<count>\d+|an|one|two|three|half an)[- ](?<unit>min(?:ute)?s?|h(?:ou)?rs?)\b|\b(?<count2>\d+|an|one|two|three)[- ](?<unit2>min(?:ute)?s?|h(?:ou)?rs?)(?: at a time|[- ]slots?)/i,
  sv: /(?:pass|tider|bokningar|bokas|i taget|var(?:je)?)[^.!?\n]{0,24}?(?<count>\d+|en|två|tre)(?: |-)?(?<unit>min(?:uter)?|tim(?:me|mar)?)(?!\p{L})|(?<count2>\d+|en|två|tre) (?<unit2>min(?:uter)?|tim(?:me|mar)) (?:i taget|per gång|åt gången)/iu,
  ja: /(?<count>\d+)(?<unit>分|時間)(?:ごと|単位|ずつ|刻み|枠)(?<count2>)?(?<unit2>)?/u,
}
const spelled: Record<string, number> = { an: 1, one: 1, two: 2, three: 3, 'half an': 0.5, en: 1, två: 2, tre: 3 }
const hourMinutes = 60
const [shortest, longest] = [5, 1440]

function minutesTold(prompt: string, language: Language): number | undefined {
  const found = lengths[language].exec(prompt)?.groups
  const [count, unit] = [found?.count ?? found?.count2, found?.unit ?? found?.unit2]
  if (!count || !unit) return undefined
  const minutes = (spelled[count.toLowerCase()] ?? Number(count)) * (/^(?:h|tim|時)/i.test(unit) ? hourMinutes : 1)
  return minutes >= shortest && minutes <= longest ? minutes : undefined
}

const callWithMe =
  /\bbook (?:an? )?(?<minutes>\d+)[- ]?min(?:ute)?s? (?<what>(?:[\w-]+ ){0,2}?(?:call|session|meeting|chat|consultation|lesson)) with (?:me|us)\b/i

/** Hours of several days, each by its own. */
const ofDays = /(?:mon|tue|wed|thu|fri|sat|sun|mån|tis|ons|tors|fre|lör|sön|[月火水木金土日]曜|平日|土日)/iu

const namesHours = /^(?:営業時間|受付時間|診療時間|営業日|定休日|opening hours|hours|öppettider|öppetdagar)$/iu

const lengthOf = ({ fields }: Thing) => fields.find(({ type, concept }) => type === 'int' && concept === 'duration')

/** In place, before the sample rows: "15 spots" is how many may come to each. */
function heedPlaces({ language }: ProjectModel, gathering: Thing | undefined, prompt: string): void {
  const capacity = gathering && capacityOf(gathering)
  const told = placesTold[language].exec(prompt)?.groups
  const count = Number(told?.count ?? told?.count2)
  if (capacity && count > 0) capacity.start = count
}

/** In place, before the sample rows: when one can book, for how long, and what, as far as the prompt tells. */
export function heedBooking(model: ProjectModel, prompt: string): void {
  const { language } = model
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const offered = model.things.find(({ id }) => id === page?.parts?.service)
  if (page && isGathering(model, page)) return heedPlaces(model, offered, prompt)
  const length = offered && lengthOf(offered)
  if (!page || !offered || !length) return
  const isPlace = offered.concept === undefined || bookedConcepts.has(offered.concept)
  // where a website says when it is open, that holds for what is booked there
  const site = model.pages.find((each) => each.site)?.site
  const said = hoursSaidIn(prompt)
  const whole = ofDays.test(said) ? weekTold(said, usualWeek, language) : undefined
  const week = whole ?? weekIn(prompt, language, isPlace) ?? openDays(prompt, page.week ?? usualWeek, language)
  if (site && week) delete page.week
  else if (week) page.week = week
  // told hours are those of the place: nobody is asked for them
  const booking = model.things.find(({ id }) => id === page.thing)
  if (week && booking) booking.fields = booking.fields.filter(({ label, type }) => type !== 'text' || !namesHours.test(label))
  const minutes = minutesTold(prompt, language)
  if (minutes && isPlace) length.start = minutes
  const call = language === 'en' ? callWithMe.exec(prompt)?.groups : undefined
  if (!call || offered.concept !== 'service' || offered.why === 'said') return
  const price = offered.fields.find(({ type }) => type === 'money')
  offered.rows = [
    { [offered.titleField]: capitalised(call.what!.trim()), [length.id]: Number(call.minutes), ...(price && { [price.id]: 0 }) },
  ]
}
