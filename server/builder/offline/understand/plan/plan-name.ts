// What a project is called: as the person said, by whose it is, or by what it keeps.
import { asksForPortfolio, portfolioName } from './own-work.ts'
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownBlueprints, localText, phraseKey } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { siteBrands, siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'
import type { Page, Thing } from '../../model.ts'
import { gatheringOf } from '../../page-parts/gathering-parts.ts'
import { placesOf } from '../../page-parts/booking-parts.ts'
import type { Intent } from '../intent.ts'
import { domainName } from './domain-name.ts'
import { japaneseName } from '../japanese/japanese-name.ts'
import { capitalised } from '../said.ts'
import { leagueName } from '../standings/league-name.ts'
import { brandOf } from '../samples/work-of.ts'
import { stockDomain } from './keep-stock.ts'
import { pageWords } from './plan-pages.ts'
import { fewWords, headOf, sheetOf } from './name-by-head.ts'
import { coupleOf, eventOf, isProduct, nameOfSite, type SaidOfSite } from './site-subject.ts'

/** "Photo portfolio": what is shown is no name of who shows it. */
const saysNothing =
  /^(?:photo(?:graphy)?s?|art|design|web|graphic|creative|video|film|online|digital|foto|bild(?:er)?|konst|写真|デザイン|作品)$/iu
const japaneseNameMax = 14
const smallWords = /^(and|of|the|for|in|on|at|to|a|an|or|with|from|by)$/
const initials =
  /^(dj|tv|bmx|mma|hr|ngo|crm|pto|pta|hoa|diy|3d|uk|suv|rv|bbq|vr|atv|cnc|mc|lgbtq|vfx|seo|okr|kpi|sla|faq|api|rsvp|gps|dvd)s?$/
/** A name in English: "Bed and Breakfast", "DJ". */
const titleCase = (text: string) =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && smallWords.test(word)
        ? word
        : initials.test(word)
          ? word.replace(/^[^s]+/, (letters) => letters.toUpperCase())
          : capitalised(word),
    )
    .join(' ')

const compoundRestMin = 5
/** The Swedish word that begins with it, where it is only the front of a compound: "försäljnings" of "försäljningsöversikt". */
const wholeWord = (prompt: string, front: string): string =>
  // "Sportklubb", "ridklubben": it is only the end of one
  new RegExp(`(?<!\\p{L})\\p{L}{3,}${escaped(front)}(?!\\p{L})`, 'u').exec(prompt.toLowerCase())?.[0] ??
  new RegExp(`(?<!\\p{L})${front.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\p{L}{${compoundRestMin},}`, 'u').exec(
    prompt.toLowerCase(),
  )?.[0] ??
  front

const isSheet = / (?:log|diary|journal|register|rota|schedule|planner)$/i

const stemChars = 4
const asksAsOne = /(?:^|[.!?]\s+|,\s*)(?:i(?:['’]m| am| coach| teach| work)|jag (?:är|jobbar|arbetar))(?!\p{L})/iu
/** Somebody by their work or state: "football teacher", "lärare", "gravid". */
const isRole = (about: string, language: Language): boolean =>
  classOfNoun(about.split(' ').at(-1)!, language) === 'person' ||
  /^gravid|^pregnant|(?:secretary|treasurer|chair(?:man|woman|person)?|sekreterare|kassör|ordförande)$/i.test(about)

/** A name for a project that was given none. */
const isOfGroup = (about: string) => classOfNoun(about.toLowerCase(), 'en') === 'group'
const letsOut = new Set(['rental', 'rentalItem'])
const livelihoods = new Set(['building', 'animal', 'food', 'office'])
const isWork = /^\p{L}+ing$/u
/** "Bouncy castle", "plumbing": what is let out or done, by those who do it. */
function asBusiness(low: string, { id, things }: { id: string; things: readonly string[] }, prompt: string): string {
  const how = /\b(hire|rentals?)\b/i.exec(prompt)?.[1]?.toLowerCase()
  if (how && things.some((thing) => letsOut.has(thing)) && !/hire|rent|shop|company|business/.test(low)) return `${low} ${how}`
  return isWork.test(low) && livelihoods.has(siteTradeOf(id)) && things.includes('customer') ? `${low} business` : low
}
/** The courts or rooms that a page lets one book. */
const placeBooked = ({ booked }: Partial<Pick<Intent, 'booked'>>, things: readonly Thing[]): Thing | undefined => {
  const booking = booked && things.find(({ concept }) => concept === 'booking')
  return booking ? placesOf(things, booking)[0] : undefined
}

export function planName(
  intent: SaidOfSite & Pick<Intent, 'name' | 'trade'> & Partial<Pick<Intent, 'pages' | 'booked' | 'domains' | 'siteTold'>>,
  things: readonly Thing[],
  pages: readonly Page[],
  domain: string | undefined,
): string {
  const { language, name } = intent
  const blueprint = knownBlueprints.get(domain ?? '')
  const first = things[0]
  const home = pages[0]!
  if (name) return name
  if (home.kind === 'landing' && coupleOf(intent)) return coupleOf(intent)!
  if (home.kind === 'landing' && eventOf(intent)) return eventOf(intent)!
  if (home.kind === 'tool') return home.title
  if (home.kind === 'blog') return { en: 'Field Notes', sv: 'Fältanteckningar', ja: '日々のノート' }[language]
  if (home.kind === 'todo') return { en: 'To-do', sv: 'Att göra', ja: 'やること' }[language]
  const place = home.kind === 'booking' ? placeBooked(intent, things) : undefined
  if (place && !(blueprint && isOfGroup(domainName(intent, blueprint.id))))
    return language === 'en' ? titleCase(place.many) : place.many
  // "portfolio for a stone carver": what they are says more
  if (home.kind === 'landing' && asksForPortfolio(intent)) {
    const own = nameOfSite(intent)
    const isShort = language !== 'ja' || (own?.length ?? 0) <= japaneseNameMax
    return own && isShort && !saysNothing.test(own) ? own : localText(portfolioName, language)
  }
  // what is on once has no brand of a trade
  const ofDay = intent.siteTold?.occasion && nameOfSite(intent)
  if (home.kind === 'landing' && ofDay) return ofDay
  const brand = ['landing', 'shop', 'booking'].includes(home.kind) && brandOf(domain, intent.prompt, language)
  if (brand) return brand
  const isCouples = domain === 'wedding'
  if (home.kind === 'landing')
    return (
      nameOfSite(intent) ??
      localText(
        siteBrands[home.site?.trade ?? (isProduct(intent) ? 'product' : isCouples ? 'couple' : siteTradeOf(domain))],
        language,
      )
    )
  if (home.kind === 'shop' && !blueprint && first?.why === 'said' && first.concept !== 'product')
    return { en: titleCase(`${first.one} shop`), sv: first.many, ja: `${first.one}ショップ` }[language]
  const taken = home.kind === 'booking' && things.find((thing) => gatheringOf(things, thing))
  if (taken && !blueprint) return gatheringOf(things, taken)!.many
  const league = home.kind === 'standings' && leagueName(intent.prompt, language)
  if (league) return league
  if (['shop', 'booking', 'feed', 'chat'].includes(home.kind) && !blueprint) return home.title
  if (home.kind === 'survey') return home.title
  const about = domain && blueprint ? domainName(intent, domain) : (first?.one ?? pageWords.home[language])
  const low = about.toLowerCase().replace(/^(?:my|our) /, '')
  if (language === 'ja') {
    const known = domain && blueprint ? { words: about, isSaid: intent.prompt.includes(about) } : null
    return japaneseName(intent.prompt, things, home, known, intent.pages?.has('dashboard') ?? true)
  }
  const whose = domain === stockDomain && language === 'en' ? intent.domains?.find((id) => id !== stockDomain) : undefined
  const owner = whose && domainName(intent, whose).toLowerCase()
  if (owner && !low.includes(owner)) return titleCase(`${owner} ${low}`)
  const isList = home.kind === 'collection' || home.kind === 'dashboard'
  const head = isList && first?.why === 'said' ? headOf(intent.prompt, language, blueprint ? low : '') : undefined
  if (head && language === 'sv') return capitalised(head)
  const sheet = isList && (!blueprint || domain === 'family') ? sheetOf(intent.prompt, language) : undefined
  if (sheet) return language === 'en' ? titleCase(sheet) : capitalised(sheet)
  const few = isList && first?.why === 'said' ? fewWords(intent.prompt, language) : undefined
  if (few) return titleCase(few)
  // "our family chores": whose they are and what they are
  const both = `${low} ${first?.many.toLowerCase()}`
  if (isList && blueprint && intent.prompt.toLowerCase().includes(both)) return titleCase(both)
  if (head && blueprint) return titleCase(head.includes(low) ? head : `${low} ${head}`)
  // a building firm is of a class of trades, and no plumber
  const isGuessed = language === 'en' && first?.why === 'said' && !phraseKey(intent.prompt).includes(low.slice(0, stemChars))
  if (isGuessed) return titleCase(first.many.toLowerCase())
  const lists = things.filter(({ why }) => why === 'said').map(({ many }) => many)
  const ofLists =
    lists.length > 1
      ? language === 'en'
        ? titleCase(`${lists[0]} and ${lists[1]}`.toLowerCase())
        : `${lists[0]} och ${lists[1]!.toLowerCase()}`
      : lists[0]
  // "I am a teacher and want to keep track of pupils and homework": who asks is no name of what is kept
  if (ofLists && intent.prompt && asksAsOne.test(intent.prompt) && isRole(low, language)) return ofLists
  if (language === 'sv')
    return blueprint
      ? capitalised(wholeWord(intent.prompt, low))
      : ((asksAsOne.test(intent.prompt) ? ofLists : undefined) ?? first?.many ?? about)
  if (blueprint && (home.kind === 'feed' || home.kind === 'chat')) return titleCase(`${low} ${home.kind}`)
  // "a recipe book for my family": whom it is for is no name of what is kept
  if (
    blueprint &&
    isOfGroup(low) &&
    !/company|firm|business|agency/.test(low) &&
    first?.why === 'said' &&
    !things.some(({ concept }) => blueprint.things.includes(concept ?? ''))
  )
    return titleCase(`${low} ${first.many.toLowerCase()}`)
  if (blueprint) return titleCase(asBusiness(low, blueprint, intent.prompt))
  if (first && isSheet.test(first.one)) return titleCase(first.one.toLowerCase())
  const [one, other, more] = things.map(({ many }) => titleCase(many.toLowerCase()))
  return more ? titleCase(`${low} manager`) : other ? `${one} and ${other}` : one!
}
