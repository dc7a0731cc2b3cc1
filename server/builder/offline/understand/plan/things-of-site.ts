// What the lists of a website are: those that its sections show, with all the fields and rows of their trade, and none beside them.
import { specialTrades } from '../../lexicon/site-trades/special-trades.ts'
import { siteTradeOf, siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import { readersOf } from '../../page-parts/landing-parts.ts'
import type { Section, SectionKind, SiteTradeName } from '../../site-model.ts'
import type { Intent } from '../intent.ts'
import { isForm, isWebsite, timetabled, timetableWords, wholePageMin } from './plan-site.ts'

/** What a price list may be of. */
const offersOfSites = new Set([
  'menuItem',
  'service',
  'treatment',
  'product',
  'course',
  'room',
  'guestRoom',
  'yogaClass',
  'package',
])

/** What a trade shows besides, where nothing is named. */
const shownBeside = new Set(['portfolioItem', 'artwork', 'exhibition', 'photo', 'event'])
/** Kept where one books, and nowhere else. */
const bookedThings = new Set(['booking', 'appointment', 'reservation', 'visit'])
/** Who names the parts of a page wants no list that none of them shows. */
export function isBesideSections(intent: Intent, thing: string): boolean {
  const told = intent.sections ?? []
  if (intent.siteTold?.denied.has('booking') && bookedThings.has(thing)) return true
  if (!isWebsite(intent) || told.length < wholePageMin || told.every(isForm)) return false
  // pictures that were named are those of a list as well
  if (thing === 'portfolioItem' && told.some(({ kind }) => kind === 'gallery')) return false
  return shownBeside.has(thing)
}

/** The things that the sections show, for them to be planned with all the fields and rows of their trade. */
export function thingsOfSections(
  sections: readonly Section[],
  domain: string | undefined,
  planned: readonly string[],
  trade: SiteTradeName,
): string[] {
  const { offer } = siteTrades[trade in specialTrades ? trade : siteTradeOf(domain)]
  const menu = sections.some(({ kind, title }) => kind === 'prices' && /\bmenus?\b|meny|献立|lunch/i.test(title ?? ''))
  const has = (kind: SectionKind) => sections.some((each) => each.kind === kind)
  const wanted = menu ? 'menuItem' : offer === 'event' ? 'service' : offer
  const isTimetable =
    sections.some(({ kind, title }) => kind === 'events' && timetableWords.test(title ?? '')) &&
    planned.some((id) => timetabled.has(id))
  return [
    ...(has('prices') && !planned.some((id) => offersOfSites.has(id)) ? [wanted] : []),
    ...(sections.some(({ kind, id }) => kind === 'things' && id === 'portfolioItem') ? ['portfolioItem'] : []),
    ...(has('events') && !isTimetable ? ['event'] : []),
    ...(has('news') ? ['post'] : []),
    ...(has('newsletter') || has('signup') ? [readersOf(sections, trade)] : []),
  ]
}
