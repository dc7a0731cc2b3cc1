// Dates of sample rows count from today; a status follows its row's date.
import type { Language } from '#shared/languages.ts'
import { comesAgain } from '../../lexicon/comes-again.ts'
import { optionLabel } from '../../lexicon/lexicon.ts'
import { isLevel } from '../../lexicon/levels.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { looksBack } from '../../lexicon/looks-back.ts'
import type { Field, Thing } from '../../model.ts'
import { rowsOfSales } from './sample-size.ts'
import { saltOf, spread } from './spread.ts'

/** Orders of the last half year, closer together towards today: business grows. */
const salesDays = 178
const salesGrowth = 1.3
/** A ledger's rows go back evenly over three months, from month to month the same. */
const ledgerDays = 90
const rowsOfOneMonth = 14
/** What comes again lies evenly over the weeks that a calendar shows, two behind and three ahead. */
const rotaDays = 36
const rotaBehind = 15

const day = (offset: number) => `${offset < 0 ? '' : '+'}${offset}d`
const futureDates = new Set([
  'dueDate',
  'nextDate',
  'expiryDate',
  'warranty',
  'insurance',
  'endDate',
  'returnDate',
  'closeDate',
  'pickupDate',
  'harvestDate',
])

/** Labels of days on which something was done: "finished on", "köpt", 読了日. */
const tellsOfThePast =
  /\b(?:read|finished|completed|watched|seen|visited|bought|started|tasted|caught|made|moved in|brought in|taken in|läst|avslutad|klar|sedd|besökt|köpt|smakad|gjord|skodd|vaccinerad|inflyttad)\b|前回|了日|購入日|訪問日|鑑賞日|視聴日|見た日|観た日|読んだ日|行った日|飲んだ日|食べた日/i

/** The first year of birth and how many follow; children and animals are not as old as customers. */
const adults = [1958, 48] as const
const born: Record<string, readonly [firstYear: number, years: number]> = {
  child: [2015, 9],
  student: [2008, 8],
  player: [1994, 14],
  baby: [2024, 2],
  pet: [2013, 12],
  animal: [2015, 10],
  horse: [2004, 18],
}
/** Animals of any other kind. */
const animals = [2017, 8] as const
export const bornFrom = ({ concept = '', one }: Thing, language: Language): readonly [firstYear: number, years: number] =>
  born[concept] ?? (classOfNoun(one, language) === 'animal' ? animals : adults)

export function dateFor(field: Field, thing: Thing, at: number, count: number, language: Language): string {
  const concept = field.concept ?? ''
  if (concept === 'birthday') {
    const [firstYear, years] = bornFrom(thing, language)
    return `${firstYear + spread(at, 3, years)}-${String(1 + spread(at, 5, 12)).padStart(2, '0')}-${String(1 + spread(at, 7, 28)).padStart(2, '0')}`
  }
  if (thing.concept === 'order' && count === rowsOfSales)
    return day(-Math.round(salesDays * (at / count) ** salesGrowth) - spread(at, 2, 2))
  if (concept === 'date' && count > rowsOfOneMonth && looksBack(thing.concept, concept))
    return day(-Math.floor((at * ledgerDays) / count) - spread(at, 12, 3))
  if (concept === 'publishedAt') return day(-3 - at * 9 - spread(at, 4, 5))
  if (concept === 'startDate') return day(at * 5 - 14 + spread(at, 6, 3))
  if (concept === 'endDate') return day(at * 5 - 8 + spread(at, 6, 3))
  if (concept === 'joinedDate' || concept === 'purchaseDate') return day(-40 - at * 61 - spread(at, 8, 30))
  if (concept === 'warranty' || concept === 'insurance') return day(30 + at * 47)
  if (concept === 'expiryDate' || concept === 'harvestDate') return day(at * 6 - 3)
  if (futureDates.has(concept)) return day(at * 3 - 4 + spread(at, 9, 2))
  if (looksBack(thing.concept, concept) || tellsOfThePast.test(field.label) || (concept === 'date' && thing.fields.some(isLevel)))
    return day(-at * 3 - spread(at, 10, 2))
  if (comesAgain(thing.concept) && count > rowsOfOneMonth)
    return day(Math.round((at * rotaDays) / count) - rotaBehind + spread(at, 11, 2))
  // a calendar shows a month, so what stands in one lies further apart
  if (thing.views[0] === 'calendar') return day(at * 3 - 7 + spread(at, 11, 3))
  return day(at * 2 - 4 + spread(at, 11, 2))
}

const offsetOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[+-]\d+d$/.test(value) ? Number.parseInt(value, 10) : null

const finished = new Set([
  'Done',
  'Completed',
  'Delivered',
  'Paid',
  'Solved',
  'Closed',
  'Approved',
  'Published',
  'Sold',
  'Won',
  'Passed',
  'Hired',
  'Returned',
  'Read',
  'Watched',
  'Accepted',
  'Attending',
  'Shipped',
])
const called = new Set([
  'Cancelled',
  'Lost',
  'Declined',
  'Not accepted',
  'Turned down',
  'Refused',
  'Rejected',
  'Failed',
  'On hold',
  'Inactive',
  'Overdue',
])
const localised = (options: ReadonlySet<string>, language: Language) =>
  new Set([...options].map((option) => optionLabel(option, language)))
/** The last station of a way in the person's own words. */
const saysDone = /^(?:done|finished|complete|klart?|färdigt?|avslutad|levererat|publicerat|betalt|完了|公開|納品)$/i
/** Those of some options that say a matter is over. */
export const doneAmong = (options: readonly string[], language: Language): string[] =>
  options.filter((option) => localised(finished, language).has(option) || saysDone.test(option))

const longAgo = -8
const offShare = 6
const earlyShare = 4

/** A status follows its date: what is past is finished or called off, what comes is not. */
export function optionFor(field: Field, row: Record<string, unknown>, at: number, language: Language): string {
  const options = field.options!
  const when = Object.values(row)
    .map(offsetOf)
    .find((offset) => offset !== null)
  const done = doneAmong(options, language)
  const off = options.filter((option) => localised(called, language).has(option))
  const open = options.filter((option) => !done.includes(option) && !off.includes(option))
  const pick = (list: readonly string[]) => list[spread(at, saltOf(field.id), list.length)]!
  const isStatus = /status|stage/i.test(field.concept ?? field.id)
  const isDated = typeof when === 'number' && open.length > 0 && done.length > 0
  // a way of the person's own has somebody at each of its stations
  if (isStatus && field.why === 'said' && !off.length)
    return isDated && when < 0 && at % 2 === 0
      ? done.at(when < longAgo ? -1 : 0)!
      : isDated
        ? open[at % open.length]!
        : options[at % options.length]!
  if (!isStatus || !isDated) return pick(options)
  if (off.length && at % offShare === offShare - 1) return pick(off)
  if (when < 0) return when < longAgo || open.length < 2 ? done.at(-1)! : pick([done.at(-1)!, done.at(-1)!, open.at(-1)!])
  // work is sometimes done before it is due
  if ('dueDate' in row && at % earlyShare === earlyShare - 1) return done.at(-1)!
  return when < 4 && open.length > 1 ? pick(open) : open[0]!
}
