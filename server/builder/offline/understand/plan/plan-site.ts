// What stands on a website: the sections that were asked for, in the order they were said, or what is usual for the trade.
import type { Language } from '#shared/languages.ts'
import { picturesOfDomain } from '../../lexicon/site-trades/domain-pictures.ts'
import { wordsOfDomain } from '../../lexicon/site-trades/domain-words.ts'
import { specialTrades, specialWords } from '../../lexicon/site-trades/special-trades.ts'
import { siteHeadings, siteTradeOf, siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import { knownBlueprints, localText, readingsOf } from '../../lexicon/lexicon.ts'
import { isShown, siteFor, teamOf } from '../../page-parts/landing-parts.ts'
import type { PageTexts, Thing } from '../../model.ts'
import { sectionId, type Section, type SectionKind, type Site, type SiteTradeName } from '../../site-model.ts'
import { sayNoun } from '../said.ts'
import type { Intent, SaidThing } from '../intent.ts'
import type { SaidSection } from '../read-sections.ts'
import { plansSaid, productTexts, promiseOf } from './product-texts.ts'
import { siteSpeakers } from './site-speakers.ts'
import { peopleTold } from './people-told.ts'
import { inOwnVoice, namesWorks, showsOwnWork, usualOwnWork, worksSection } from './own-work.ts'
import { isWare, pictureOfWare } from './ware-site.ts'
import { breakSaid, withHours } from './hours-of-site.ts'
import { goesWithItsDay, textTold, usualKinds, withTold } from './told-sections.ts'
import { kindredOf } from './site-domain.ts'
import { eventOf, factsSaid, headOfSite, isProduct, nameOfSite, subjectOf } from './site-subject.ts'

/** What a trade keeps that its visitors want to see; the rest of it is the owner's. */
const publicThings = new Set(
  `menuItem service treatment product event course room guestRoom portfolioItem exhibition guidedTour programmeItem conferenceSession listing usedCar yogaClass play
  rentalItem podcastEpisode photo artwork wine beer cheese filmScreening campsite animal book pitch exhibition mineral`.split(
    /\s+/,
  ),
)

export const isWebsite = ({ pages }: Intent): boolean => pages.has('landing') && !pages.has('blog')

/** True for what a trade brings along and a website has no use for. */
export const isBehindSite = (thing: string): boolean => !isShown(thing) || !publicThings.has(thing)

/** The menu of a place shows what it sells; further goods nobody sees on its website. */
export const isShownByMenu = (intent: Intent, thing: string, domain: string | undefined): boolean =>
  thing === 'product' && isWebsite(intent) && knownBlueprints.get(domain ?? '')?.things.includes('menuItem') === true

/** Kinds of section that show rows: what the person names as a thing of its own ("songs") gets one beside them. */
const shownBySections = new Set(['menuItem', 'service', 'product', 'event', 'post', 'faq', 'review', 'employee', 'member'])

const goodsShown = new Set(['menuItem', 'service', 'product'])

/** A way to answer. */
export const isForm = ({ kind }: Pick<Section, 'kind'>) => formKinds.has(kind)
/** The class of trades the website speaks for: a product is no practice, whatever its words are. */
export function tradeOfSite(intent: Intent, domain: string | undefined): SiteTradeName {
  if (isProduct(intent)) return 'product'
  if (isWare(intent)) return 'ware'
  const head = firstWordsOf(intent)
  const trade = siteSpeakers.find(([words]) => words.test(headOfSite(intent)))?.[1] ?? siteTradeOf(spokenFor(intent, domain))
  return specialWords.find(([words, of]) => of.includes(trade) && words.test(head))?.[2] ?? trade
}
/** What is said of the firm first; whom it delivers to comes later. */
const firstWordsOf = (intent: Intent): string =>
  headOfSite(intent)
    .split(/(?<=\S)[.!?。\n]/u)
    .slice(0, sentencesOfFirm)
    .join('. ')
const sentencesOfFirm = 2
/** The domain whose words the website speaks in. */
const spokenFor = (intent: Intent, domain: string | undefined): string | undefined =>
  siteTradeOf(domain) === 'general' ? (kindredOf(intent) ?? domain) : domain

/** The sections in their order; `things`, once they are planned, are what its lists show. */
export function planSections(intent: Intent, domain: string | undefined, things: readonly Thing[] = []): Section[] {
  const trade = tradeOfSite(intent, domain)
  // "Why Jazz Trio" is no heading where the name is only what it is
  const heading = intent.name ? undefined : ownHeadings.find(([trades]) => trades.includes(trade))?.[1]
  const sections = sectionsFor(intent, domain, things)
  const own: Partial<Record<SectionKind, string | undefined>> = {
    features: heading,
    contact: trade === 'ware' ? siteHeadings.order : sections.some(isTickets) ? siteHeadings.tickets : undefined,
    text: trade === 'couple' ? siteHeadings.story : undefined,
    prices: intent.sections?.some(isMenu(intent)) ? siteHeadings.menu : undefined,
  }
  // "a registration form (name, company)": what one signs up with is what the form asks, and there is no second one
  const isSignup = ({ kind }: Section) => kind === 'signup'
  const asked = intent.form && sections.some(isSignup) ? sections.filter((each) => !isContact(each)) : sections
  const people = peopleTold(intent)
  return withButton(withTold(withHours(asked, intent), intent), intent).map((told) => {
    if (told.kind === 'team' && people)
      told.items = teamOf(trade, intent.language, people.count ?? siteTrades[trade].roles.length, people.withBios)
    const hours = told.kind === 'hours' ? breakSaid.exec(intent.prompt)?.[0] : undefined
    if (hours) told.text = hours
    const section = intent.form && isSignup(told) ? { ...told, kind: 'contact' as const } : told
    const title = section.title ? undefined : own[section.kind]
    // "a quote request form": what it is called stands above it
    const ofForm = section.kind === 'contact' ? intent.form?.title : undefined
    const said = { ...section, ...(title && { title: localText(title, intent.language) }), ...(ofForm && { title: ofForm }) }
    return inOwnVoice(said, intent, trade)
  })
}
/** A button that was told leads somewhere: without a form or a page of its own, to one that it is the heading of. */
function withButton(sections: readonly Section[], { texts, listed, kinds }: Intent): readonly Section[] {
  const leads = sections.some(isForm) || listed?.wantsBooking || listed?.shop || kinds.has('booking') || kinds.has('shop')
  return texts?.button && !leads ? [...sections, { kind: 'contact', title: texts.button }] : sections
}
const menuWords = /^(?:[\p{L}]+ )?menus?$|^meny|メニュー|お品書き/iu
const isMenu =
  ({ prompt }: Intent) =>
  ({ kind, start, end }: SaidSection) =>
    kind === 'prices' && menuWords.test(prompt.slice(start, end).trim())
const isTickets = ({ kind, title }: Section) => kind === 'plans' && /ticket|biljett|チケット/i.test(title ?? '')
const ownHeadings: readonly (readonly [trades: readonly SiteTradeName[], heading: string])[] = [
  [['product'], siteHeadings.product],
  [['act', 'cause', 'maker', 'general'], siteHeadings.people],
  [['couple', 'party'], siteHeadings.couple],
  [['ware'], siteHeadings.ware],
]

function sectionsFor(intent: Intent, domain: string | undefined, things: readonly Thing[]): Section[] {
  const name = tradeOfSite(intent, domain)
  const trade = siteTrades[name]
  const isOwn = showsOwnWork(intent, name)
  const asked = (intent.sections ?? [])
    .flatMap((said) => sectionsOf(said, things, isProduct(intent), intent))
    .map((each) =>
      (isOwn || showsWorks.has(name)) && namesWorks(each) ? worksSection(things, intent.language, each.title) : each,
    )
  const ids = new Set<string>()
  const unlike = asked.filter((section) => !ids.has(sectionId(section)) && ids.add(sectionId(section)))
  const isForms = unlike.every(isForm)
  // who names the parts of a page wants these, in this order, and no others
  const isList = intent.listed?.isList === true
  const isWhole = isList ? unlike.length > 0 : !isForms && isNamedWhole(intent, unlike)
  if (isWhole && (isList || isProduct(intent) || isOwn)) return unlike
  if (isOwn) return withOwn(usualOwnWork(things, intent.language, name), unlike)
  const usual = usualKinds(intent, name, trade.sections)
    .map((kind): Section => (kind === 'text' ? { kind, id: 'about' } : { kind }))
    .filter(({ kind }) => kind !== 'things')
  // a form alone is no page: what is usual stands above it
  const wanted = isWhole ? unlike : isForms ? aboveForms(unlike, usual) : filledUp(withReasons(unlike), usual)
  if (isProduct(intent)) return wanted
  const hasPrices = wanted.some(({ kind }) => kind === 'prices')
  // flavours and goods were asked for, and no list of prices shows them
  const isElsewhere = (id = '') => shownBySections.has(id) && (hasPrices || !goodsShown.has(id))
  const isShownHere = ({ known }: SaidThing) => isShown(known?.id) && !known?.entry.actor && !isElsewhere(known?.id)
  const isShow = ({ concept, why }: Thing) => why === 'domain' && shownOfThemselves.has(concept ?? '')
  const own =
    intent.things.some(isShownHere) ||
    things.some(isShow) ||
    (!isWhole && !hasPrices && things.some(({ concept }) => goodsShown.has(concept ?? '')))
  const events = intent.things.some(({ known }) => known?.id === 'event') && !wanted.some(({ kind }) => kind === 'events')
  const [first, ...rest] = wanted.filter(({ kind }) => isWhole || kind !== 'contact')
  const shown: Section[] = [...(own ? [{ kind: 'things' as const }] : []), ...(events ? [{ kind: 'events' as const }] : [])]
  // why one should come stands below what there is to see
  const leads = first && first.kind !== 'features' ? [first, ...shown] : [...shown, ...(first ? [first] : [])]
  const ends = isWhole || (endsInAnswer(wanted) && !asked.some(isContact))
  return [...leads, ...rest, ...(ends ? [] : [{ kind: 'contact' as const }])]
}
/** Whose works have names, whatever their page is called. */
const showsWorks = new Set<SiteTradeName>(['maker', 'creative', 'weddingPhoto', 'tattoo'])
/** What was asked for stands above how to answer. */
function withOwn(usual: readonly Section[], asked: readonly Section[]): Section[] {
  const has = ({ kind, id }: Section) => asked.some((each) => each.kind === kind && each.id === id)
  return [
    ...usual.filter((each) => !has(each) && !isForm(each)),
    ...asked.filter((each) => !isForm(each)),
    ...(asked.some(isForm) ? asked : usual).filter(isForm),
  ]
}
/** From so many sections told by name on, they are the whole page. */
export const wholePageMin = 2
/** In a sentence, so many words (in Japanese: signs) name the page and its sections; a story names some of them only. */
const nameWordsMax = 16
const nameSignsMax = 40
function isNamedWhole({ prompt, language }: Intent, named: readonly Section[]): boolean {
  const isShort = language === 'ja' ? prompt.length <= nameSignsMax : prompt.trim().split(/\s+/).length <= nameWordsMax
  return isShort && named.length >= wholePageMin
}
const aboveForms = (forms: readonly Section[], usual: readonly Section[]): Section[] => [
  ...usual.filter(({ kind }) => !forms.some((each) => each.kind === kind)),
  ...forms,
]

/** What visitors come for, whether or not it was named: the episodes of a podcast, the homes of an estate agent. */
const shownOfThemselves = new Set(['podcastEpisode', 'listing', 'usedCar'])

/** A page of so many sections or fewer looks bare. */
const sectionsBare = 3
/** "with pricing": what else such a page usually has stands behind what was asked for, and above the ways to answer. */
function filledUp(wanted: readonly Section[], usual: readonly Section[]): Section[] {
  if (wanted.length > sectionsBare) return [...wanted]
  const more = usual.filter(({ kind }) => !wanted.some((each) => each.kind === kind) && !formKinds.has(kind))
  const forms = usual.filter(({ kind }) => formKinds.has(kind) && !wanted.some(isForm))
  return [...wanted.filter((each) => !isForm(each)), ...more, ...wanted.filter(isForm), ...forms]
}
/** Who answers an invitation needs no second form. */
const endsInAnswer = (sections: readonly Section[]) => sections.some(({ kind }) => kind === 'rsvp')
const isContact = ({ kind }: Section) => kind === 'contact'

const formKinds = new Set<SectionKind>(['contact', 'rsvp', 'newsletter', 'signup'])

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
/** The thing that a part of the list names. */
const thingSaid = (list: string, things: readonly Thing[]): Thing | undefined =>
  things.find(({ one, many }) => sameName(list, many) || sameName(list, one)) ??
  things.find(({ one, many }) => list.includes(many.toLowerCase()) || list.includes(one.toLowerCase()))

/** A section that was said, as the document has it; a list only where there is one. */
function sectionsOf(said: SaidSection, things: readonly Thing[], forProduct: boolean, { language }: Intent): Section[] {
  const { kind, id, title, details, list } = said
  if (list !== undefined) {
    const thing = thingSaid(list, things)
    // before the lists are planned it is enough that there will be one
    if (!thing) return things.length ? [{ kind: 'text', id: `text${said.start}`, ...(title && { title }) }] : [{ kind }]
    return [{ kind, id: thing.id, thing: thing.id, ...(title && { title }) }]
  }
  const items = details && kind === 'plans' ? plansSaid(details, language) : undefined
  const own = forProduct && kind === 'prices' ? 'plans' : kind
  const text = details && kind === 'text' ? textTold(details, language) : undefined
  return [{ kind: own, ...(id && { id }), ...(title && { title }), ...(items && { items }), ...(text && { text }) }]
}

/** Which list the section of what is coming up shows, where it goes by a name of its own. */
export function eventPart(intent: Intent, things: readonly Thing[]): { parts?: Record<string, string> } {
  const said = eventsSaid(intent)
  const told = intent.sections?.find(({ kind }) => kind === 'events')
  // 「週間スケジュール」 of a studio are its classes, and no parties
  const timetable = told && timetableWords.test(intent.prompt.slice(told.start, told.end))
  const thing =
    (said && things.find(({ concept, many }) => concept === said.id && many === said.many)) ??
    (timetable ? things.find(({ concept }) => timetabled.has(concept ?? '')) : undefined)
  return thing ? { parts: { event: thing.id } } : {}
}

export const timetableWords = /schedule|timetable|classes|schema|スケジュール|時間割/iu
export const timetabled = new Set(['yogaClass', 'course', 'lesson'])

const eventNouns: Record<Language, RegExp> = {
  en: /\b(?:gigs|concerts|fixtures|matches|shows|readings|meetings|performances|races|services|tours)\b/i,
  sv: /(?:spelningar|konserter|matcher|föreställningar|möten|framträdanden|gudstjänster|tävlingar)(?:na)?(?!\p{L})/iu,
  ja: /ライブ|公演|コンサート|試合|行事|上映会|セミナー/u,
}
/** What the person calls what is coming up: "gigs coming up" are Gigs. */
export function eventsSaid(intent: Intent): { id: string; one: string; many: string } | undefined {
  const { sections, language, prompt, listed } = intent
  if (!listed?.isList) return undefined
  const said = sections?.find(({ kind }) => kind === 'events')
  const noun = said && eventNouns[language].exec(prompt.slice(said.start, said.end))?.[0]
  if (!noun) return undefined
  const { one, many } = sayNoun(noun.toLowerCase(), language)
  const isAct = tradeOfSite(intent, undefined) === 'act'
  const id = readingsOf(language)
    .get(one.toLowerCase())
    ?.find(({ kind, id: thing }) => kind === 'thing' && (thing === 'match' || (thing === 'gig' && isAct)))?.id
  return { id: id ?? 'event', one, many }
}

/** What stands last: the ways to answer. */
const isReply = ({ kind }: Section) => kind === 'contact' || kind === 'rsvp'

/** What was asked for, and why one should come there. */
function withReasons(asked: readonly Section[]): Section[] {
  if (asked.some(({ kind }) => kind === 'features' || kind === 'links')) return [...asked]
  const [first, ...rest] = asked.toSorted((a, b) => Number(isReply(a)) - Number(isReply(b)))
  return [first!, { kind: 'features' }, ...rest]
}

const isSpecial = (trade: SiteTradeName): boolean => trade in specialTrades
/** A pizzeria shows other dishes than a restaurant at large. */
const isWide = new Set<SiteTradeName>(['restaurant', 'bakery', 'garage'])

export function planSite(intent: Intent, name: string, domain: string | undefined, sections: readonly Section[]): Site {
  const kinds = sections.map(({ kind }) => kind)
  const ware = isWare(intent) ? pictureOfWare(intent) : undefined
  const [ofTrade] = [spokenFor(intent, domain), ...intent.domains].flatMap(
    (each) => wordsOfDomain(each)?.pictures ?? picturesOfDomain(each) ?? [],
  )
  const trade = tradeOfSite(intent, domain)
  const pictures = ware ?? (isSpecial(trade) && !isWide.has(trade) ? undefined : ofTrade)
  const site = siteFor({ language: intent.language, name }, trade, kinds)
  return factsSaid(intent, { ...site, ...(pictures && { pictures }) })
}

export const siteTexts = (intent: Intent, domain: string | undefined): PageTexts => ({
  ...usualTexts(intent, domain),
  ...intent.texts,
})
function usualTexts(intent: Intent, domain: string | undefined): PageTexts {
  const { language } = intent
  const trade = tradeOfSite(intent, domain)
  const { occasion } = intent.siteTold ?? {}
  // when and where it is comes first of all
  if (occasion && trade !== 'product') {
    const own = goesWithItsDay.has(trade) ? undefined : (eventOf(intent) ?? nameOfSite(intent))
    return { headline: intent.name ?? own ?? localText(siteTrades[trade].headline, language), lead: occasion }
  }
  const { headline, lead } = isSpecial(trade) ? siteTrades[trade] : (wordsOfDomain(domain) ?? siteTrades[trade])
  // who tells a name wants it read first
  if (trade !== 'product') return { headline: intent.name ?? localText(headline, language), lead: localText(lead, language) }
  return productTexts(subjectOf(intent), language, promiseOf(intent.prompt, language))
}
