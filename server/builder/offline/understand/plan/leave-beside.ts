// "Campsite, 40 pitches", "maths tutor, evenings and weekends", 民宿 6部屋: in a few words about a trade, what is only counted and when it is
// done are no lists.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { saidFromLexicon } from './plan-things.ts'

const wordsMax = 12
const japaneseCharsMax = 36

const number: Record<Language, string> = {
  en: String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a few|a dozen)`,
  sv: String.raw`(?:\d[\d .]*|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|femton|tjugo|några)`,
  ja: '',
}
const times =
  /^(?:(?:first|second|third|last|every|some|första|sista|varje) )?(?:evenings?|weekends?|mornings?|afternoons?|nights?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summers?|winters?|(?:january|february|march|april|may|june|july|august|september|october|november|december)s?|augustier|(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)(?:ar|er)?|kvällar|helger|vardagar|morgnar|nätter|(?:mån|tis|ons|tors|fre|lör|sön)dagar|somrar|vintrar)$/i

/** Of a prompt of a few words that names its trade. */
export function leaveBeside(intent: Intent): void {
  const { prompt, language, domains, trade } = intent
  const isBrief = language === 'ja' ? prompt.length <= japaneseCharsMax : prompt.trim().split(/\s+/).length <= wordsMax
  if (!isBrief || (!domains.length && !trade)) return
  const kept = new Set(domains.flatMap((id) => knownBlueprints.get(id)?.things ?? []))
  const isCounted = ({ known, counted, fields, one, many }: SaidThing) => {
    if (fields.length) return false
    if (language !== 'ja' && /^\d/.test(many)) return true
    // "care home, 18 beds": a list that the lexicon knows, and the trade does not keep
    if (known) return counted === true && kept.size > 0 && !kept.has(known.id)
    if (language === 'ja') return /[\d０-９]/u.test(one)
    const name = `(?:${escaped(many)}|${escaped(one)})`
    return (
      times.test(many) || new RegExp(String.raw`(?<!\p{L})${number[language]} (?:\p{L}+ )?${name}(?!\p{L})`, 'iu').test(prompt)
    )
  }
  const left = intent.things.filter(isCounted)
  if (!left.length) return
  intent.things = intent.things.filter((said) => !left.includes(said))
  // "14 tables" is no way of showing anything
  intent.views = intent.views.filter(({ thing, view }) => view !== 'table' && !(thing && left.includes(thing)))
}

const goalWords: Record<Language, RegExp> = {
  en: /\bsav(?:e|ing|ings)(?: up| goal| money)? (?:for|towards?) |\bgoal for /i,
  sv: /spar(?:a|ar|mål(?:et)?|ande)(?: ihop)? (?:till|för|ihop till) /i,
  ja: /(?:貯金|貯蓄|積立)/u,
}
/** "Savings goal for a new bike": what is saved for is a goal, and no list of such. */
export function leaveSavedFor(intent: Intent): void {
  const { things, prompt, language } = intent
  const isGoal = ({ known }: SaidThing) => known?.id === 'saving'
  if (!things.some(isGoal) || !goalWords[language].test(prompt)) return
  intent.things = things.filter((said) => isGoal(said) || said.fields.length > 0 || said.known?.id === 'transaction')
}

/** So many other lists tell what is kept. */
const listsMin = 2
/** "Jag vill ha ett verktyg för programmet", "I need a tool that …": what is to be built, and no list of tools. */
const toolMeant =
  /(?<!\p{L})(?:a|some kind of|one) tool (?:for|to|that|where|which|so)(?!\p{L})|(?<!\p{L})ett verktyg (?:för|till|som|där|att|så)(?!\p{L})/iu
const tools = /(?<!\p{L})(?:tools|verktyg(?:en|et|s)?)(?!\p{L})/giu

export function leaveTool(intent: Intent): void {
  const { prompt, things } = intent
  if (!toolMeant.test(prompt)) return
  const isMentioned = (prompt.replace(toolMeant, ' ').match(tools) ?? []).length > 0
  const isTool = ({ known, fields }: SaidThing) => known?.id === 'tool' && !fields.length && !isMentioned
  if (things.length > 1) intent.things = things.filter((said) => !isTool(said))
}

const tracksTime = /\btime (?:tracking|tracker|keeping|sheets?)\b|\btimesheets?\b|tid(?:rapport|redovisning|spårning)|工数/iu
/** "Time tracking with clients, projects and hours": what each entry counts is no list beside it. */
const hours = /^(?:hours?|tim(?:me|mar)|時間)$/i
export function leaveHours(intent: Intent): void {
  const isHours = ({ known, one, fields, views }: SaidThing) => !known && !fields.length && !views.length && hours.test(one)
  const counts = intent.things.some(({ known }) => known?.fields.some(({ concept }) => concept === 'hours'))
  if (counts) intent.things = intent.things.filter((said) => !isHours(said))
  // "time tracking with clients, projects and hours": hours are what is tracked
  else if (tracksTime.test(intent.prompt))
    intent.things = intent.things.map((said) => (isHours(said) ? saidFromLexicon('timeEntry', intent.language) : said))
}

/** "Inventory with name, price and stock", "lager med antal och pris": what stands in it are products. */
const stock = /^(?:inventor(?:y|ies)|stocks?|lager|在庫)$/i
export function readStock(intent: Intent): void {
  const said = intent.things.find(({ known, one }) => !known && stock.test(one))
  if (!said) return
  const others = intent.things.filter((each) => each !== said && each.known?.entry.actor !== true)
  if (others.length) {
    // "inventory of my tools": they are what is in it
    if (!said.fields.length) intent.things = intent.things.filter((each) => each !== said)
    return
  }
  const { known, one, many } = saidFromLexicon('product', intent.language)
  Object.assign(said, { known, one, many })
  if (said.fields.length || intent.loose.length) intent.isAlone = true
}

/** "Book a table at my restaurant": one's own place is what it is about, and no list of such places. */
export function leaveOwnPlace(intent: Intent): void {
  const isOwn = ({ known, one, fields, naming }: SaidThing) =>
    known !== undefined &&
    !naming &&
    !fields.length &&
    intent.domains.includes(known.id) &&
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:my|our|min|mitt|vår|vårt)(?: \p{L}+)? |(?:私|うち|当店)の)${escaped(one)}(?!s|\p{L})`,
      'iu',
    ).test(intent.prompt)
  intent.things = intent.things.filter((said) => !isOwn(said))
}

/** "School management system with students, teachers, classes": whose the lists are is none beside them. */
export function leaveFrames(intent: Intent): void {
  const isHead = (name: string) =>
    new RegExp(
      `(?<!\\p{L})${escaped(name)}(?: (?:management|administration|system|platform|software|app)|s?(?:system|hantering|portal|plattform)(?:et|en)?)(?!\\p{L})`,
      'iu',
    ).test(intent.prompt)
  const isFrame = ({ known, naming, one, fields, views }: SaidThing) =>
    naming && !known && !fields.length && !views.length && isHead(one)
  const rest = intent.things.filter((said) => !isFrame(said))
  if (!intent.domains.length || rest.length < listsMin) return
  intent.things = rest
}

const waitingOf: Record<Language, RegExp> = {
  en: /\b(?:waiting ?list|waitlist)s? of (?:all )?(?:our |my |the |new )?$/i,
  sv: /(?:väntelista|kölista|kö)n? (?:över|med|på) (?:alla )?(?:våra |mina )?$/i,
  ja: /(?!)/,
}
/** "A waiting list of applicants with name, email": the applicants are the list, and there is no other of those who wait. */
export function leaveWaiting(intent: Intent): void {
  const { prompt, language, things } = intent
  const low = prompt.toLowerCase()
  const isOf = ({ many, fields }: SaidThing) => {
    const at = low.indexOf(many.toLowerCase())
    return fields.length > 0 && at > 0 && waitingOf[language].test(prompt.slice(0, at))
  }
  const isSheet = ({ known, naming, fields, views }: SaidThing) =>
    known?.id === 'waitlistEntry' && naming && !fields.length && !views.length
  if (things.some(isOf)) intent.things = things.filter((said) => !isSheet(said))
}

/** Kinds of places and bodies that something is of: "a tool library for our street", "hittegods på skolan". */
const bodies = /^(?:address|school|schoolName|authority|company|city|region|department|office|owner)$/
/** Whose it is stands behind such words, and no field is told so. */
const whose: Record<Language, (label: string) => RegExp> = {
  en: (label) => new RegExp(String.raw`\b(?:for|at|in|of) (?:our|my|the|a) (?:\p{L}+ ){0,2}?${label}(?!\p{L})`, 'iu'),
  sv: (label) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:för|på|i|åt|till) (?:(?:vår|vårt|min|mitt|en|ett) (?:\p{L}+ )?${label}|${label.replace(/a$/, '')}(?:an|en|et|n))(?!\p{L})`,
      'iu',
    ),
  ja: (label) => new RegExp(`^[^、。：:]*${label}の(?=[^、。：:]+(?:[。：:]|$))`, 'u'),
}
const listing = /[:,;(]|\b(?:with|including|med|samt)\b/iu

/** Of a prompt of a few words that lists no fields. */
export function leaveWhose(intent: Intent): void {
  const { prompt, language } = intent
  if (language !== 'ja' && (listing.test(prompt) || prompt.trim().split(/\s+/).length > wordsMax)) return
  const isWhose = ({ concept = '', label, options }: SaidField) =>
    !options && bodies.test(concept) && whose[language](escaped(label)).test(prompt)
  intent.loose = intent.loose.filter((field) => !isWhose(field))
}

const saysMembers = /\bmembers?(?:hip)?\b|medlem|会員|メンバー/iu
/** 町内会の名簿: those who live there, by household. */
export function readNeighbours(intent: Intent): void {
  const { domains, prompt, language } = intent
  if (domains[0] !== 'neighbourhood' || saysMembers.test(prompt)) return
  for (const said of intent.things)
    if (said.known?.id === 'member' && !said.fields.length) {
      const { known, one, many } = saidFromLexicon('memberHousehold', language, 'neighbourhood')
      Object.assign(said, { known, one, many })
    }
}

const lentOut: Record<Language, RegExp> = {
  en: /\bwho(?:['’]s| has| have)? (?:borrow(?:s|ed)|got) (?:what|which of |my|our|one of|them(?=[.!]?$)|it(?=[.!]?$))|\bwho (?:i|we)(?:['’]ve| have)? lent\b/iu,
  sv: /(?<!\p{L})(?:vem|vilka) som (?:har )?lånat|(?<!\p{L})(?:vem|vilka) (?:jag|vi) (?:har )?lånat ut/iu,
  ja: /誰[にが](?:何を|どれを)?(?:貸し|借り)/u,
}
/** "Vem som lånat mina verktyg": who has which of them is a list of loans beside the one of tools. */
export function readLent(intent: Intent): void {
  const { prompt, things, language } = intent
  const found = lentOut[language].exec(prompt)
  const [lent, ...others] = things
  if (!found || !lent || others.length || lent.fields.length || lent.known?.id === 'loan' || lent.known?.entry.actor) return
  things.push({ ...saidFromLexicon('loan', language), parents: [lent], linked: ['item'] })
  intent.isAlone = true
  used(intent, found.index, found.index + found[0].length)
}
