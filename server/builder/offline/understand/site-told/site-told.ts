// What a description of a website tells of the place itself: its prices, when it is open, how to reach it, what visitors should know, the
// questions they ask, and what is not to be there. All of it stands on the page, and none of it is read as a list, a field or a section.
import type { Language } from '#shared/languages.ts'
import { blank } from '../even-out.ts'
import { type Intent, used } from '../intent.ts'
import { menuParts } from '../samples/menu-told.ts'
import { isKnownSection } from '../read-listed.ts'
import { asksForPage, asksForSite } from '../read-sections.ts'
import type { Stretch } from '../told/telling.ts'
import { type Denied, denialsIn } from './denied.ts'
import { type FactTold, factsTold } from './facts-told.ts'
import { namedOffers } from './named-offers.ts'
import { type PersonTold, peopleOfSite } from './people-of-site.ts'
import { placeTold } from './place-told.ts'
import { type PriceTold, pricesTold } from './prices-told.ts'
import { questionsOfSite } from './questions-told.ts'
import { capitalised } from '../said.ts'

export type SiteTold = {
  prices: readonly PriceTold[]
  people: readonly PersonTold[]
  questions: readonly string[]
  facts: readonly Pick<FactTold, 'text' | 'label'>[]
  /** the day and the place of what the page is for */
  occasion?: string
  /** what stands largest, told among what stands first */
  headline?: string
  denied: ReadonlySet<Denied>
  hasStreet: boolean
}
export type SiteHeard = { told: SiteTold; stretches: readonly Stretch[] }

const shops =
  /\b(?:web ?shop|online (?:shop|store))\b|^(?:an? )?shop (?:for|selling)|webb?butik|webb?shop|nätbutik|(?:オンライン|ネット|ウェブ)ショップ|ECサイト/iu

export function siteTold(text: string, language: Language): SiteHeard | undefined {
  const isSite = asksForSite(text, language) || asksForPage(text, language)
  if (!isSite && !shops.test(text)) return undefined
  const stretches: Stretch[] = []
  let left = text
  const leave = (heard: readonly Stretch[]) => {
    stretches.push(...heard)
    left = heard.reduce((rest, { start, end }) => blank(rest, start, end), left)
  }
  const asked = isSite ? questionsOfSite(left, language) : undefined
  if (asked) leave([asked.stretch])
  const denials = denialsIn(left, language)
  leave(denials)
  const presented = isSite ? peopleOfSite(left, language) : undefined
  leave(presented?.stretches ?? [])
  leave(isSite ? menuParts(left, language) : [])
  const priced = pricesTold(left, language)
  leave(priced.stretches)
  const named = isSite ? namedOffers(left, language) : undefined
  leave(named?.stretches ?? [])
  // beside prices, what is offered is told in words
  const prices = named && !priced.prices.length ? named.names.map((name) => ({ name })) : priced.prices
  const offered = named?.names.length && priced.prices.length ? [{ text: named.names.join(language === 'ja' ? '、' : ', ') }] : []
  const place = placeTold(left, language)
  leave(place.stretches)
  const facts = isSite ? factsTold(left, language, (words) => isKnownSection(words, language)) : []
  leave(facts)
  const said = new Set(denials.filter(({ isSaid }) => isSaid).map(({ start, end }) => capitalised(text.slice(start, end).trim())))
  const headline = facts.find(({ isHeadline }) => isHeadline)?.text
  const occasion = facts.find(({ isOccasion }) => isOccasion)?.text
  return {
    stretches,
    told: {
      prices,
      people: presented?.people ?? [],
      questions: asked?.questions ?? [],
      facts: [...offered, ...facts.filter(({ isHeadline }) => !isHeadline), ...[...said].map((words) => ({ text: words }))],
      denied: new Set(denials.flatMap(({ of }) => of)),
      hasStreet: place.hasStreet,
      ...(occasion && { occasion }),
      ...(headline && { headline }),
    },
  }
}

const tables =
  /\bbook(?:ing)? (?:a |your )?tables?\b|\btable (?:booking|reservation)|\breserve a table|(?<!\p{L})boka (?:ett )?bord(?!\p{L})|bordsbokning|(?:お?席|テーブル)の?(?:ご)?予約/iu
/** Nothing is booked, or a table: what costs so much there is eaten. */
export const booksNoService = (text: string, { told }: SiteHeard): boolean => told.denied.has('booking') || tables.test(text)

export function takeSiteTold(intent: Intent, heard: SiteHeard | undefined): void {
  if (!heard) return
  intent.siteTold = heard.told
  if (heard.told.headline) intent.texts = { headline: heard.told.headline, ...intent.texts }
  // what is on once keeps nothing of what such places keep all year
  if (heard.told.occasion && intent.listed?.isList === false) intent.isAlone = true
  for (const { start, end } of heard.stretches) used(intent, start, end)
  const { denied, people } = heard.told
  // whom the page presents is no field of a list
  const isPerson = ({ label }: { label: string }) => people.some(({ name }) => label.toLowerCase().includes(name.toLowerCase()))
  for (const thing of intent.things) thing.fields = thing.fields.filter((field) => !isPerson(field))
  intent.loose = intent.loose.filter((field) => !isPerson(field))
  if (denied.has('booking')) intent.kinds.delete('booking')
  if (denied.has('shop')) intent.kinds.delete('shop')
  if (intent.listed && denied.has('booking')) intent.listed.wantsBooking = false
  if (intent.listed && denied.has('shop')) delete intent.listed.shop
}
