// Reads a prompt twice: by the words that the lexicon knows and the forms of sentences, then as examples tell.
import type { Language } from '#shared/languages.ts'
import { japanesePlaces } from '../lexicon/japanese-places.ts'
import { heedAskedTypes } from './asked-types.ts'
import { heedBrackets } from './brackets.ts'
import { senseInWhole } from './choose-sense.ts'
import { heedChoicesEnd } from './choices-end.ts'
import { heedChoicesOfFields } from './choices-of-field.ts'
import { detectLanguage } from './detect-language.ts'
import { heedEither } from './either-told.ts'
import { heedDoers } from './doers/heed-doers.ts'
import { heedNamedItems } from './doers/named-items.ts'
import { heedNamedRow } from './doers/named-row.ts'
import { heedPlainLists } from './doers/plain-lists.ts'
import { type Intent, used } from './intent.ts'
import { heedBrief } from './learned/heed-brief.ts'
import { heedMarks } from './learned/heed-marks.ts'
import { weighFields } from './learned/weigh-fields.ts'
import { weighLists } from './learned/weigh-lists.ts'
import { leaveTold } from './learned/tell-only.ts'
import { readBesideHeld } from './held/heed-held.ts'
import { leaveImplausible } from './plausible/leave-implausible.ts'
import { heedOutline } from './outline/heed-outline.ts'
import { heedSheetOfTrade } from './outline/sheet-of-trade.ts'
import { takePagesAsked } from './learned/pages-asked.ts'
import { blank } from './even-out.ts'
import { booksTimes } from './button-said.ts'
import { takeKeptItself } from './plan/kept-itself.ts'
import { isOfAct } from './plan/site-speakers.ts'
import { takeOffers } from './offers/take-offers.ts'
import { tableTold, takeTable } from './offers/table-told.ts'
import { takeStay } from './offers/stay-told.ts'
import { booksNoService, siteTold, takeSiteTold } from './site-told/site-told.ts'
import { sizesTold, takeSizes } from './offers/sizes-told.ts'
import { termsTold } from './offers/terms-told.ts'
import { servicesTold } from './offers/services-told.ts'
import { standingsTold } from './standings/standings-told.ts'
import { heedScales } from './scales.ts'
import { looksTold, takeLooks } from './looks/looks-told.ts'
import { heedStock } from './japanese/japanese-stock.ts'
import { leaveGeneric } from './join-twins.ts'
import { leaveClauses } from './leave-clauses.ts'
import { leaveNoLists } from './no-lists.ts'
import { leaveUnwitnessed } from './leave-unwitnessed.ts'
import { heedPublicPage } from './public-page.ts'
import { isForPublic } from './read-sections.ts'
import { readBySigns } from './read-intent.ts'
import { quotedTexts, reachOfQuoted } from './quoted-texts.ts'
import { sayPlainly } from './say-plainly.ts'
import { settleOptions, shareOptions } from './settle-options.ts'
import { statesInARow } from './states-in-a-row.ts'
import { settleSpans } from './settle-spans.ts'
import { heedOwnPeople } from './told/own-people.ts'
import { heedSpending } from './told/spending.ts'
import { heedUnderEach } from './told/under-each.ts'
import { heedSentences } from './outline/heed-sentences.ts'

export function readIntent(told: string, given?: Language): Intent {
  const language = given ?? detectLanguage(told)
  return readBesideHeld(told, language, (text) => {
    const intent = readAsHeard(text, language)
    weighLists(intent)
    weighFields(intent)
    leaveImplausible(intent)
    return heedRest(intent)
  })
}

/** With all that was taken for a list. */
export const readUnweighed = (told: string, language: Language): Intent =>
  readBesideHeld(told, language, (text) => readAsHeard(text, language))

function readAsHeard(told: string, language: Language): Intent {
  const site = siteTold(told, language)
  // what is on the menu is no service that one books
  const offered = servicesTold(told, language, site && booksNoService(told, site) ? false : undefined)
  const terms = termsTold(told, language)
  const sizes = offered.services.length ? sizesTold(told, language) : undefined
  const standings = standingsTold(told, language)
  const isPublic = isForPublic(told, language)
  const looks = looksTold(told, language, isPublic)
  const texts = isPublic ? quotedTexts(told, language) : []
  const table = isPublic ? tableTold(told, language, (said) => readBySigns(said, language).things[0]?.fields ?? []) : undefined
  const beside = [
    ...(site?.stretches ?? []),
    ...(table ? [table] : []),
    ...(language === 'ja' ? placesIn(told) : []),
    ...texts.map((text) => reachOfQuoted(text, told, language)),
  ]
  const heard = [
    ...beside,
    ...looks.stretches,
    ...(standings?.stretches ?? []),
    ...offered.stretches,
    ...terms.kept,
    ...terms.open,
    ...(sizes ? [sizes] : []),
  ]
  const plain = heard.reduce((left, { start, end }) => blank(left, start, end), sayPlainly(told, language))
  const prompt = language === 'ja' ? plain : statesInARow(plain, language)
  const intent = readBySigns(prompt, language)
  // what it charges for may be all that says what trade it is
  if (site?.stretches.length && !intent.domains.length && !intent.trade) {
    const { domains, trade } = readBySigns(told, language)
    Object.assign(intent, { domains, ...(trade && { trade }) })
  }
  // a list of sections is read as a whole: nothing of it is a list of its own
  const rest = intent.listed?.isPlain
    ? intent.listed.read.reduce((left, { start, end }) => blank(left, start, end), prompt)
    : prompt
  intent.prompt = rest
  intent.prompt = leaveTold(intent, (asked) => readBySigns(asked, intent.language))
  heedOutline(intent)
  heedSheetOfTrade(intent)
  heedMarks(intent)
  heedBrief(intent, rest)
  intent.prompt = rest
  heedSentences(intent, readAlone)
  heedPlainLists(intent)
  heedNamedRow(intent)
  heedNamedItems(intent)
  heedDoers(intent)
  heedChoicesOfFields(intent)
  heedBrackets(intent)
  heedChoicesEnd(intent)
  heedScales(intent)
  heedSpending(intent)
  leaveClauses(intent)
  heedEither(intent)
  settleOptions(intent)
  shareOptions(intent)
  leaveGeneric(intent)
  settleSpans(intent)
  intent.prompt = told
  senseInWhole(intent)
  takeLooks(intent, looks)
  if (texts.length) intent.texts = { ...intent.texts, ...Object.fromEntries(texts.map(({ as, text }) => [as, text])) }
  if (intent.listed && !isOfAct(told) && booksTimes(intent.texts?.button ?? '', language)) intent.listed.wantsBooking = true
  for (const { start, end } of beside) used(intent, start, end)
  takeSiteTold(intent, site)
  if (standings) intent.standings = standings
  takeOffers(intent, offered)
  takeTable(intent, table)
  takeSizes(intent, sizes)
  takeStay(intent)
  for (const { start, end } of terms.kept) used(intent, start, end)
  intent.unknown.push(...terms.open.map(({ start, end }) => told.slice(start, end).replace(/[.。]$/, '')))
  heedUnderEach(intent)
  heedOwnPeople(intent)
  heedStock(intent)
  leaveNoLists(intent)
  leaveUnwitnessed(intent)
  return intent
}

function heedRest(intent: Intent): Intent {
  takeKeptItself(intent)
  heedAskedTypes(intent)
  // a tool that was asked for first is the page
  if (!intent.toolFirst) takePagesAsked(intent)
  heedPublicPage(intent)
  return intent
}

/** Where something is says nothing of what it is. */
const placesIn = (told: string) =>
  [...told.matchAll(japanesePlaces)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))

function readAlone(sentence: string, language: Language): Intent {
  const intent = readBySigns(sentence, language)
  heedOutline(intent)
  heedMarks(intent)
  return intent
}
