// The kinds of page that stand for a whole business (a shop …): when a prompt asks for one, what it shows, where it goes.
import type { Language } from '#shared/languages.ts'
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import { kindPhrases, type KindCue } from '../../lexicon/page-phrases.ts'
import { gatheringOf } from '../../page-parts/gathering-parts.ts'
import { partWords } from '../../page-parts/part-words.ts'
import type { Page, Thing } from '../../model.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { fieldsListed, isIn } from '../fields-listed.ts'
import { lacksServices } from '../offers/lacks-services.ts'
import { isCallWithMe } from './booked-call.ts'
import { keptByOwner } from './keeps-bookings.ts'
import { takeBookedPlace } from './booked-places.ts'
import { gatherGoods, nameProducts, takeWare } from './gather-goods.ts'
import { settleParts } from './page-parts-said.ts'
import { askWhenFetched, isFetched, isPreorder } from './preorder.ts'
import { isBehindSite } from './plan-site.ts'
import { headOfSite, isProduct } from './site-subject.ts'
import { leaveOwnPlace } from './leave-beside.ts'
import { sayNoun } from '../said.ts'
import { saidFromLexicon, type PlannedThing } from './plan-things.ts'
import { oneListOfGoods } from './one-list-of-goods.ts'
import { settleStandings } from './settle-standings.ts'
import { standingsPage } from './standings-page.ts'
import { leaveShopParts } from './shop-parts.ts'
import { isTalkOnly, settleTalk, talkPage } from './plan-talk.ts'

const kindCues = Object.keys(kindPhrases) as KindCue[]

/** The kinds that a text asks for. */
export const kindsIn = (text: string, language: Language, how: 'wish' | 'added'): KindCue[] =>
  kindCues.filter((cue) => kindPhrases[cue][language][how].test(text))

/** The text without the words that ask for those kinds. */
export const withoutKinds = (text: string, language: Language, how: 'wish' | 'added'): string =>
  kindsIn(text, language, how).reduce((rest, cue) => rest.replace(kindPhrases[cue][language][how], ' '), text)

/** Things that are never what a shop sells. */
const notSold = new Set('order customer supplier employee message post review invoice expense booking service'.split(' '))

const sells = ({ said }: PlannedThing) =>
  said.known?.entry.actor !== true &&
  !notSold.has(said.known?.id ?? '') &&
  (!said.known || said.standsFor === 'product' || [...said.known.fields, ...said.fields].some(({ type }) => type === 'money'))

/** "Online shop for handmade candles": what is sold are products of that name, not what their maker keeps of them. */
function sellGoods(intent: Intent): void {
  const { language } = intent
  // a trade that was named sells its own goods, but for the wares that are said to be sold
  const isWare = (said: SaidThing) => isSold(said) && !said.fields.length && wares.has(classOfNoun(said.one, language)!)
  if (intent.domains.some((id) => id !== 'shop' && knownBlueprints.has(id)) && !intent.things.some(isWare)) return
  const good = intent.about.find((noun) => !neverGoods.has(classOfNoun(noun, language)))
  if (!intent.things.length && good) {
    intent.things.push(sayNoun(good, language))
    const start = intent.prompt.indexOf(good)
    if (start >= 0) used(intent, start, start + good.length)
  }
  intent.things = intent.things.map((said) => {
    if (!isSold(said)) return said
    const { known: _known, one, many, ...rest } = said
    return { ...rest, one: ware(one), many: ware(many), standsFor: 'product', nounClass: 'product' as const }
  })
}

const isSold = ({ standsFor, known, naming }: SaidThing): boolean =>
  !standsFor && known?.id !== 'product' && known?.entry.actor !== true && !notSold.has(known?.id ?? '') && !naming

/** 手作り石けん: how it was made is no name of it. */
const ware = (name: string) => name.replace(/^(?:手作り|手づくり|ハンドメイド|自家製|オリジナル)の?(?=..)/u, '')
const wares = new Set<NounClass>(['object', 'food'])
const neverGoods = new Set<NounClass>(['person', 'group', 'place', 'act', 'event'])
const siteWords = /\b(?:site|website|home ?page|landing page)\b|hemsida|webbplats|webbsida|(?<!^| )サイト|ホームページ/i

/** What is said only as part of asking for a kind of page is no wish of its own: "let customers book a time", "予約サイト". */
export function settleKinds(intent: Intent): void {
  settleStandings(intent)
  leaveOwnPlace(intent)
  if (!intent.gathers) takeBookedPlace(intent, kindsOf(intent).includes('booking'))
  settleParts(intent, kindsOf(intent))
  if (!kindsOf(intent).length) return
  const rest = withoutKinds(intent.prompt, intent.language, 'wish').toLowerCase()
  const isSaid = (word: string) => rest.includes(word.toLowerCase())
  intent.things = intent.things.filter(
    ({ known, fields, one, many }) =>
      !known?.entry.actor || fields.length > 0 || isSaid(one) || isSaid(many) || many === intent.standings?.ranked,
  )
  if (kindsOf(intent).includes('booking') && !intent.booked)
    intent.things = intent.things.filter((said) => !isBookedOne(intent, said))
  // 請求書の作成と印刷: who asks for the page asks for what it keeps
  for (const said of intent.things)
    if (said.known && kindsOf(intent).some((kind) => keptOf[kind] === said.known!.id)) delete said.implied
  // "skriva ut en räkning": the page writes it
  if (kindsOf(intent).includes('invoice'))
    intent.things = intent.things.filter(({ one, fields }) => fields.length > 0 || !/^räkning(?:ar)?$/i.test(one))
  // "shop" said as the kind of page is nobody's shop name, and an invoicing program no field
  intent.loose = intent.loose.filter(
    ({ concept, label }) => (concept !== 'shopName' || isSaid(label)) && (isSaid(label) || !/program$/i.test(label)),
  )
  if (kindsOf(intent).includes('shop')) {
    takeWare(intent)
    nameProducts(intent, isSold)
    leaveShopParts(intent, isSold)
    gatherGoods(intent, isSold)
    oneListOfGoods(intent, isSold)
    if (namesGoods(intent)) Object.assign(intent, { things: [], about: [] })
    if (intent.things.length <= 1) sellGoods(intent)
    if (isFetched(intent.prompt, intent.language)) askWhenFetched(intent)
  }
  const isKindOnly = !intent.listed?.isList || kindsIn(headOfSite(intent), intent.language, 'wish').length > 0
  if (isKindOnly && !siteWords.test(rest)) intent.pages.delete('landing')
  settleTalk(intent, kindsOf(intent))
}

/** What a page of its own kind keeps. */
const keptOf: Partial<Record<KindCue, string>> = { invoice: 'invoice', booking: 'booking', shop: 'product' }

/** "webbshop för fågelholkar och fröer": goods of several kinds are all products. */
const namesGoods = ({ things, about, language }: Intent): boolean =>
  language === 'sv' &&
  things.length > 0 &&
  things.length + about.length > 1 &&
  things.every(
    ({ known, fields, views, naming }) =>
      !naming && !fields.length && !views.length && known?.entry.actor !== true && !notSold.has(known?.id ?? 'product'),
  )

const booked =
  /(?<!\p{L})(?:boka(?: (?:en |sin )?tid(?:er)?(?: för| till| hos)?)?|\p{L}{0,12}bokning(?:en|ar|arna)? av|\p{L}{0,12}bokning\p{L}* (?:för|till|av|åt|i|på))(?: (?:en|ett|vår|vårt|min|mitt|den|det|\p{L}+s))? (\p{L}+)/giu
/** "boka bastun", "bokning av vår lokal": the one place that is booked is no list of places. */
const isBookedOne = (intent: Intent, said: SaidThing): boolean => isCallWithMe(intent, said) || isTheOne(intent, said)

const isTheOne = ({ prompt, language }: Intent, { one, many, fields, views, parents }: SaidThing): boolean =>
  language === 'sv' &&
  !fields.length &&
  !views.length &&
  !parents.length &&
  [...prompt.matchAll(booked)].some(([, word]) => {
    const low = word!.toLowerCase()
    const bent = low.slice(one.length)
    return low.startsWith(one.toLowerCase()) && /^(n|en|t|et)?$/.test(bent) && (low !== many.toLowerCase() || one === many)
  })

/** What comes in by a page of a website where one books or buys. */
const taken = new Set(['booking', 'appointment', 'order'])

/**
 * What a domain brings along that the wanted pages have no use for: a shop's orders say who bought, and a front page shows what
 * is for visitors, not what is kept about them.
 */
export function isCovered(intent: Intent, thing: string): boolean {
  const kinds = kindsOf(intent)
  if (isTalkOnly(intent, kinds)) return true
  // a shop beside a page sells no songs and rehearsals
  if (kinds.includes('shop') && !intent.listed?.shop) return thing === 'customer'
  if (kinds.includes('booking') && thing === 'service' && intent.things.some(({ known }) => known?.id === 'treatment'))
    return true
  if (!intent.pages.has('landing') || intent.pages.has('dashboard')) return false
  return isBehindSite(thing) && !(kinds.length > 0 && taken.has(thing))
}

/** A timeline of something that has no dates of its own ("our company's history") is one of events. */
export function settleTimeline(intent: Intent): void {
  const asks =
    intent.views.some(({ view }) => view === 'timeline') || intent.things.some(({ views }) => views.includes('timeline'))
  const isDated = ({ known, fields }: Intent['things'][number]) =>
    [...(known?.fields ?? []), ...fields].some(({ type }) => type === 'date' || type === 'datetime')
  // 家族の年表, 会社の歴史年表。年と写真: of what it tells is no list, and what is said of it is said of what happened
  const about = asks ? intent.things.filter((thing) => isTold(intent, thing)) : []
  if (about.length) {
    const fields = about.flatMap((thing) => thing.fields)
    const event = { ...saidFromLexicon('event', intent.language), views: ['timeline' as const], fields }
    intent.things = [event, ...intent.things.filter((thing) => !about.includes(thing) && thing.known?.id !== 'event')]
    return
  }
  if (!asks || intent.things.some(isDated)) return
  intent.things = [
    { ...saidFromLexicon('event', intent.language), views: ['timeline'] },
    ...intent.things.filter(({ fields }) => fields.length > 0),
  ]
}

const ofHistory: Record<Language, (word: string) => string> = {
  en: (word) =>
    `(?:timeline|chronology) of (?:the )?history of (?:the |our |my |an? )?${word}|(?:timeline|chronology) of (?:the |our |my |an? )?${word}['’]s? (?:history|life|past|story|career)|${word}(?:['’]s)? history (?:as|in|on) a timeline`,
  sv: (word) => `(?:tidslinje|kronologi) (?:över|för|av) ${word}s? historia`,
  ja: (word) => `${word}(?:の)?(?:(?:歴史|歩み|沿革|あゆみ|百年史|史)(?:の|を)?(?:年表|タイムライン)|(?:の|を)?年表)`,
}
/** Of whose history the timeline tells, or the word for history itself. */
const isTold = ({ prompt, language }: Intent, { one, many, known }: SaidThing): boolean =>
  known?.id !== 'event' &&
  [one, many].some(
    (word) =>
      /^(?:歴史|歩み|沿革|histor(?:y|ies)|li(?:fe|ves)|histori(?:a|er))$/i.test(word) ||
      new RegExp(ofHistory[language](word.replace(/[^\p{L}\p{N} ]/gu, '.')), 'iu').test(prompt),
  )

/** From this many fields of one's own on, an invoice is a record to keep and not a document to write. */
const fieldsOfRecord = 3
/** Invoices are written and printed, unless the person listed what to keep about them or how to show them. */
export const isInvoicing = (intent: Intent, thing: Thing): boolean => {
  const said = intent.things.find(({ known }) => known?.id === thing.concept)
  return thing.concept === 'invoice' && (said?.fields.length ?? 0) < fieldsOfRecord && !said?.views.length
}

/** "スタッフを選んで予約": whoever books chooses among those who work there. */
const choosesStaff =
  /(?:choose|pick|select)[^.]*\b(?:staff|stylists?|barbers?|therapists?|trainers?|person)\b|välj\p{L}*[^.]*(?:frisör|personal|medarbetare|behandlare|terapeut)|(?:スタッフ|担当者?|指名|美容師)[^。]*(?:選|指名)/iu
const staffLike = /^(?:employee|teacher|instructor|trainer|coach|doctor|therapist)$/

/** The lexicon's things that the wanted kinds need and the prompt did not name. */
export function thingsOfKinds(intent: Intent, planned: readonly PlannedThing[]): string[] {
  const said = (id: string) => planned.some((each) => each.said.known?.id === id)
  return kindsOf(intent).flatMap((cue) => {
    if (cue === 'invoice') return [...(said('invoice') ? [] : ['invoice']), ...(said('customer') ? [] : ['customer'])]
    if (cue === 'shop') return planned.some(sells) ? [] : ['product']
    if (cue !== 'booking') return []
    const isBooked = said('booking') || said('appointment') || said('stay') || (intent.gathers === true && said('registration'))
    const staff = choosesStaff.test(intent.prompt) && !planned.some(({ said: { known } }) => known && staffLike.test(known.id))
    const service = lacksServices(intent, planned) ? ['service'] : []
    return [...(isBooked ? [] : ['booking']), ...(staff ? ['employee'] : []), ...service]
  })
}

/** "Surveys: tree, surveyor, condition": what was looked at, written down. */
const isRecordOfSurveys = ({ many, owns, fields }: SaidThing): boolean =>
  owns && fields.length > 1 && /(?:^|\s)(?:surveys|undersökningar|調査)$/iu.test(many)

/** The kinds that a prompt asks for; of a website, what its sections say is no page of its own unless one can book there or buy. */
export function kindsOf(intent: Intent): KindCue[] {
  const { prompt, language, listed } = intent
  const phrases = kindsIn(prompt, language, 'wish')
  const fields = phrases.length ? fieldsListed(prompt, language) : []
  const isAsked = (cue: KindCue) => {
    const { 0: words, index } = kindPhrases[cue][language].wish.exec(prompt)!
    return !isIn(fields, index, index + words.length)
  }
  const said = phrases.filter(isAsked)
  const head = isProduct(intent) && intent.sections ? [] : listed?.isList ? kindsIn(headOfSite(intent), language, 'wish') : said
  const booked: KindCue[] = [
    ...(listed?.wantsBooking ? (['booking'] as const) : []),
    ...(listed?.shop ? (['shop'] as const) : []),
  ]
  const bought = said.filter((cue) => cue === 'shop' && listed?.isList && !isProduct(intent))
  const asked = new Set<KindCue>([...intent.kinds, ...head, ...booked, ...bought])
  if (intent.things.some(isRecordOfSurveys)) asked.delete('survey')
  for (const cue of keptByOwner(intent, said)) asked.delete(cue)
  if (asked.has('booking') && isPreorder(prompt, language) && asked.delete('booking')) asked.add('shop')
  const denied = intent.siteTold?.denied
  return kindCues.filter((cue) => asked.has(cue) && !(denied && (cue === 'booking' || cue === 'shop') && denied.has(cue)))
}

/** A page of the kind over the things there are, as the wish tells; what it lacks is added by `completePages`. */
export function kindPage(
  cue: KindCue,
  things: readonly Thing[],
  language: Language,
  told: Partial<Pick<Intent, 'prompt' | 'asked' | 'sent' | 'topic' | 'standings'>> = {},
): Omit<Page, 'path'> {
  switch (cue) {
    case 'survey':
    case 'feed':
    case 'chat':
      return talkPage(cue, things, language, told)
    case 'standings':
      return standingsPage(things, language, told)
    case 'settings':
      return { id: 'settings', title: partWords.settings[language], icon: 'Settings', kind: 'settings' }
    case 'invoice': {
      const invoice = things.find(({ concept }) => concept === 'invoice')
      return {
        id: 'invoices',
        title: invoice?.many ?? partWords.invoices[language],
        icon: 'ReceiptText',
        kind: 'invoice',
        ...(invoice && { thing: invoice.id }),
      }
    }
    case 'booking': {
      const stay = things.find(({ concept }) => concept === 'stay')
      const place = things.find((thing) => gatheringOf(things, thing))
      const booked = place ?? things.find(({ concept }) => concept === 'booking' || concept === 'appointment') ?? stay
      const called =
        booked?.concept === 'registration' ? 'signUp' : place ? 'bookPlace' : booked && booked === stay ? 'bookStay' : 'book'
      return {
        id: 'book',
        title: partWords[called][language],
        icon: 'CalendarPlus',
        kind: 'booking',
        ...(booked && { thing: booked.id }),
      }
    }
    case 'shop': {
      const sold =
        things.find((thing) => thing.concept === 'product') ??
        things.find((thing) => !notSold.has(thing.concept ?? '') && thing.fields.some(({ type }) => type === 'money'))
      return { id: 'shop', title: partWords.shop[language], icon: 'Store', kind: 'shop', ...(sold && { thing: sold.id }) }
    }
  }
}
