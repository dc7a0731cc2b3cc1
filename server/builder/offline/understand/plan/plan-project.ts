// From what was read to a whole project: which things it keeps, their fields and pages, its name and looks, the rows it starts with, and what is
// told of it.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { toolEntryOf } from '../../lexicon/tool-entries.ts'
import { classIcons, classOfNoun } from '../../lexicon/noun-classes.ts'
import { type Field, projectModelSchema, type Thing } from '../../model.ts'
import { keepApart, keepTheOne } from '../../page-parts/booking-parts.ts'
import { completePages } from '../../page-parts/complete-pages.ts'
import { takeAside, takePeople, usualOn } from '../told/aside.ts'
import { pastedNotes, planNotes, rowNotes, workedOutNotes } from '../notes.ts'
import { ensureChartDay } from '../chart-day.ts'
import { coverSpans } from '../cover-spans.ts'
import { type Intent, isOwnerOnly, type SaidThing, used } from '../intent.ts'
import { heedBooking } from './booking-told.ts'
import { isWorkedOut, recordOf } from './lone-fields.ts'
import {
  leaveBeside,
  leaveFrames,
  leaveWaiting,
  leaveHours,
  leaveSavedFor,
  leaveTool,
  leaveWhose,
  readLent,
  readNeighbours,
  readStock,
} from './leave-beside.ts'
import { leaveDoubled } from './leave-doubled.ts'
import { readWeighed } from './read-weighed.ts'
import { leaveUntoldBookings } from './keeps-bookings.ts'
import { keepStock } from './keep-stock.ts'
import { recordsOfEach } from './records-of-each.ts'
import { nearestDomain } from './nearest-domain.ts'
import { leaveHead, leaveKept, leaveTold } from './leave-site.ts'
import { leaveSubject } from './leave-subject.ts'
import { leaveTwins } from './leave-twins.ts'
import { settleTimes } from './settle-times.ts'
import { linkDeeds } from './link-deeds.ts'
import { linkNamed } from './link-named.ts'
import { linkTold } from './link-told.ts'
import { planName } from './plan-name.ts'
import { planPages, planTagline, planTheme } from './plan-pages.ts'
import { planShell } from './plan-shell.ts'
import { isTalkOnly } from './plan-talk.ts'
import { isToolOnly, settleGame } from './plan-tools.ts'
import { isCovered, kindsOf, settleKinds, settleTimeline, thingsOfKinds } from './plan-kinds.ts'
import { isShownByMenu, isWebsite, planSections, planSite, tradeOfSite } from './plan-site.ts'
import { isBesideSections, thingsOfSections } from './things-of-site.ts'
import { siteDomain } from './site-domain.ts'
import { settleCalling } from './settle-calling.ts'
import { settleRowsOfLists } from './rows-of-lists.ts'
import { askWhatCannotBeChosen } from '../settle-options.ts'
import { settleFigures } from './settle-figures.ts'
import { settleMoney } from './settle-money.ts'
import { settleGatherings } from './settle-gatherings.ts'
import { keepStaysApart, settleStays } from './settle-stays.ts'
import { planFields, type PlannedThing, saidFromLexicon, thingId } from './plan-things.ts'
import { hostLoose } from './host-loose.ts'
import { hostViews, isBoardOfNothing, moveBoard } from './host-views.ts'
import { thingsImplied } from './things-implied.ts'
import { sayNoun } from '../said.ts'
import { namedByPerson, namedByTrade } from '../named-by-trade.ts'
import { sayItem } from '../say-item.ts'
import { settleReferences } from '../single-references.ts'
import { planOwnEvents, takeFieldsOfSections } from './section-fields.ts'
import { fillRows } from '../samples/sample-rows.ts'
import { offerServices } from '../samples/offer-services.ts'
import { alignNamed } from '../samples/align-named.ts'
import { startCards } from '../samples/start-cards.ts'
import { nameHabits, startFeed, startTracker } from '../samples/start-feed.ts'
import { serveMenu } from '../samples/menu-told.ts'
import { stockSupplies } from '../samples/stock-supplies.ts'
import { stockMerch } from '../samples/stock-merch.ts'
import { sellTold } from '../samples/sell-told.ts'
import { stockShop } from '../samples/stock-shop.ts'
import { hostForm, planForm } from '../visitors/plan-form.ts'
import { showsOwnWork } from './own-work.ts'
import { putPasted } from '../written/pasted-rows.ts'
import { bookRows, lacksRows, pointToRows, putRows } from '../written/put-rows.ts'
import { writePosts } from '../samples/write-posts.ts'
import type { Understanding } from '../understand.ts'

const nameCharsMax = 60
/** So many fields without a thing are those of a noun nobody knows. */
const loneFieldsMin = 2
const currencies: Record<Language, string> = { en: 'USD', sv: 'SEK', ja: 'JPY' }

/** A noun that nothing was known of becomes what is kept: it is used after all. */
function takeNoun(intent: Intent, noun: string) {
  const start = intent.prompt.indexOf(noun)
  if (start >= 0) used(intent, start, start + noun.length)
  intent.unknown = intent.unknown.filter((word) => word !== noun)
  return sayNoun(noun, intent.language)
}

/** 着物の整理, 野鳥の観察: a few words about a noun nobody wrote down. */
const aboutOf = ({ about, unknown, language, prompt }: Intent): string | undefined =>
  about[0] ??
  (language === 'ja' && prompt.length <= fewSignsMax && /[\u4e00-\u9fffァ-ヶー]の|づくり$|作り$/u.test(prompt)
    ? unknown.at(-1)
    : undefined)
const fewSignsMax = 20

/** Somebody whom the lexicon does not know, among the lists of a trade that employs people. */
const isWorker = ({ known, one, fields, nounClass }: SaidThing, language: Language): boolean =>
  !known && !fields.length && (nounClass ?? classOfNoun(one, language)) === 'person'

/** Plans a whole project from an intent, or null when it names nothing that can be built. */
export function planProject(intent: Intent): Understanding | null {
  if (!settleGame(intent)) return null
  settleRowsOfLists(intent)
  settleCalling(intent)
  settleGatherings(intent)
  settleMoney(intent)
  settleTimes(intent)
  if (!kindsOf(intent).includes('booking')) leaveUntoldBookings(intent)
  settleKinds(intent)
  settleTimeline(intent)
  // a survey for parents keeps no list of parents
  const talkOnly = isTalkOnly(intent, kindsOf(intent))
  for (const take of talkOnly ? [] : [takeAside, takePeople]) take(intent)
  leaveBeside(intent)
  leaveSavedFor(intent)
  leaveDoubled(intent)
  leaveHours(intent)
  leaveWhose(intent)
  readNeighbours(intent)
  readWeighed(intent)
  readLent(intent)
  readStock(intent)
  keepStock(intent)
  recordsOfEach(intent)
  const { language } = intent
  const domain = siteDomain(intent, nearestDomain(intent.domains) ?? intent.trade?.id)
  if (isWebsite(intent) && !intent.isPlatform) {
    leaveTold(intent)
    leaveHead(intent)
    leaveKept(intent, domain)
    leaveSubject(intent, tradeOfSite(intent, domain))
  }
  leaveFrames(intent)
  leaveWaiting(intent)
  leaveTool(intent)
  settleStays(intent, domain)
  const planned: PlannedThing[] = []
  const plan = (said: PlannedThing['said'], why: PlannedThing['why']) =>
    planned.push({ said, why, id: thingId(said, language, new Set(planned.map((each) => each.id))) })
  const toolOnly = isToolOnly(intent)
  planForm(intent, (list) => plan(list, 'said'))
  for (const said of toolOnly ? [] : intent.things)
    plan(said, said.brought ? 'domain' : said.implied || isOwnerOnly(intent, said) ? 'implied' : 'said')
  const item = intent.doing?.item && sayItem(intent.doing.item, language)
  // fields without a thing belong to the noun that was said, known or not
  const noun = intent.unknown[0]
  if (
    !intent.things.length &&
    (!domain || isWorkedOut(intent)) &&
    ![...intent.pages].some((page) => page !== 'dashboard') &&
    (!intent.tools.size || isWorkedOut(intent)) &&
    !kindsOf(intent).length &&
    intent.loose.length >= loneFieldsMin
  )
    plan(item || (noun && !intent.tools.size && takeNoun(intent, noun)) || recordOf(intent), 'said')
  const ensure = (id: string, why: PlannedThing['why']) => {
    if (planned.some((each) => each.said.known?.id === id)) return
    if (item?.standsFor === id) return plan(item, 'said')
    // "dentists, patients, treatments": a trade's people by their own name
    const worker = id === 'employee' && why === 'domain' && planned.find(({ said }) => isWorker(said, language))
    if (worker) return void Object.assign(worker.said, { known: knownThings.get(id)!, parents: [] })
    const usual = namedByPerson(namedByTrade(saidFromLexicon(id, language, domain), intent), intent)
    // "ryttare med namn och nivå" are what a riding school calls its pupils
    const same = planned.find(({ said }) => said.one.toLowerCase() === usual.one.toLowerCase())
    if (same && !same.said.known && usual.known) same.said.known = usual.known
    // a violin teacher's lessons were said: no second list of that name
    else if (!same || why !== 'domain') plan(usual, why)
  }
  if (intent.pages.has('blog')) ensure('post', 'said')
  if (intent.pages.has('todo') && !planned.length) ensure('task', 'said')
  if (isBoardOfNothing(intent)) {
    ensure('task', 'said')
    moveBoard(intent, planned)
  }
  for (const tool of intent.tools) if (toolEntryOf(tool).thing) ensure(toolEntryOf(tool).thing!, 'said')
  const isOwnWork = isWebsite(intent) && showsOwnWork(intent, tradeOfSite(intent, domain))
  for (const id of toolOnly || intent.isAlone || intent.booked || isOwnWork ? [] : thingsImplied(intent, domain))
    if (!isBesideSections(intent, id) && !isCovered(intent, id) && !isShownByMenu(intent, id, domain)) ensure(id, 'domain')
  if (kindsOf(intent).includes('shop')) intent.services.add('payment')
  if (intent.listed?.shop) ensure('product', 'implied')
  // whoever is billed is on the bill, said or not
  for (const id of thingsOfKinds(intent, planned)) ensure(id, id === 'customer' ? 'implied' : 'said')
  hostForm(intent, planned, (id) => ensure(id, 'said'))
  if (isWebsite(intent)) {
    const ids = planned.flatMap(({ said }) => said.known?.id ?? [])
    const sections = planSections(intent, domain)
    for (const id of thingsOfSections(sections, domain, ids, tradeOfSite(intent, domain)))
      if (id !== 'event' || !planOwnEvents(intent, domain, planned, (said) => plan(said, 'domain'))) ensure(id, 'domain')
    takeFieldsOfSections(intent, planned)
    for (const { kind } of sections)
      if (kind === 'contact' || kind === 'rsvp') ensure(kind === 'rsvp' ? 'guest' : 'message', 'implied')
  }
  const shown = usualOn(intent)
  if (!planned.length && !intent.pages.size && !intent.tools.size && !talkOnly && shown) ensure(shown, 'said')
  if (!planned.length && !intent.pages.size && !intent.tools.size && !talkOnly) {
    const about = item ?? (aboutOf(intent) && takeNoun(intent, aboutOf(intent)!))
    if (about) plan(about, 'said')
  }
  if (!planned.length && !intent.tools.size && !talkOnly && !isWebsite(intent)) return null
  if (!toolOnly)
    for (const list of lacksRows(
      intent,
      planned.map(({ said }) => said),
    ))
      plan(list, 'said')
  hostLoose(intent, planned)
  linkDeeds(planned, language)
  linkTold(planned, intent.prompt, language)
  const kept = leaveTwins(planned)
  const things: Thing[] = kept.map((each) => {
    const { said } = each
    const { fields, titleField } = planFields(each, kept, intent, domain)
    return {
      id: each.id,
      one: said.one,
      many: said.many,
      icon: said.known?.entry.icon ?? classIcons[said.nounClass ?? classOfNoun(said.one, language)],
      ...(said.known && { concept: said.known.id }),
      titleField,
      fields,
      views: ['table'],
      rows: [],
      why: each.why,
    }
  })
  const linked = linkNamed(things, language)
  const isListed = (thing: Thing, field: Field) =>
    linked.has(field) || kept[things.indexOf(thing)]!.said.fields.some(({ label }) => label === field.label)
  settleReferences(things, isListed)
  const pasted = putPasted(things, intent.pasted ?? [], language)
  const { rowsTold = [], namesTold = [] } = intent
  const rows = putRows(things, rowsTold, language)
  pointToRows(things, [...rowsTold, ...namesTold], language)
  hostViews(intent, things, kept)
  if (intent.pages.has('dashboard')) ensureChartDay(things, language)
  const pages = planPages(intent, things, domain)
  bookRows(pages, things, rowsTold, language)
  const name = planName(intent, things, pages, domain).slice(0, nameCharsMax)
  for (const page of pages) if (page.sections) page.site = planSite(intent, name, domain, page.sections)
  const model = completePages({
    version: 1,
    name,
    tagline: planTagline(language, things, pages),
    language,
    currency: intent.currency ?? currencies[language],
    theme: planTheme(intent, things, pages, domain),
    shell: planShell(pages, things),
    things,
    pages,
    features: { csv: things.some((thing) => thing.views.includes('table')) },
  })
  const booking = intent.booked && model.things.find(({ concept }) => concept === 'booking')
  if (booking) keepApart(model, booking)
  keepStaysApart(model.things)
  const marked = stockSupplies(model, intent)
  stockShop(model, intent)
  sellTold(model, intent)
  stockMerch(model, intent)
  offerServices(model, intent)
  writePosts(model, intent)
  startFeed(model, intent.prompt)
  startCards(model, intent)
  startTracker(model)
  const { prompt, domains, trade } = intent
  heedBooking(model, prompt)
  const workedOut = settleFigures(model)
  const ofSite = isWebsite(intent) && domain && !domains.length ? [domain] : []
  fillRows(model, { prompt, namesTold, domains: [...domains, ...(trade ? [trade.id] : []), ...ofSite] })
  alignNamed(model)
  serveMenu(model, intent)
  nameHabits(model, intent.habits)
  if (booking && intent.booked === 'one') keepTheOne(model, booking)
  askWhatCannotBeChosen(model)
  return {
    model: projectModelSchema.parse(model),
    notes: [
      ...planNotes(model, intent, kept, domain),
      ...marked,
      ...workedOutNotes(model, workedOut),
      ...pastedNotes(pasted, language),
      ...rowNotes(rows, language),
    ],
    spans: coverSpans(intent.prompt.length, intent.spans),
  }
}
