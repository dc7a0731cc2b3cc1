// What stands on a website: the sections that were asked for, in the order they were said, or what is usual for the trade.
import { picturesOfDomain } from '../../lexicon/site-trades/domain-pictures.ts'
import { siteTradeOf, siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import { knownBlueprints, localText } from '../../lexicon/lexicon.ts'
import { isShown, siteFor } from '../../page-parts/landing-parts.ts'
import type { PageTexts, ProjectModel } from '../../model.ts'
import type { Section, SectionKind, Site } from '../../site-model.ts'
import type { Intent } from '../intent.ts'

/** What a trade keeps that its visitors want to see; the rest of it is the owner's. */
const publicThings = new Set(
  `menuItem service treatment product event course room portfolioItem exhibition guidedTour programmeItem listing usedCar yogaClass play
  rentalItem photo artwork wine beer cheese filmScreening campsite animal book pitch exhibition mineral`.split(/\s+/),
)

export const isWebsite = ({ pages }: Intent): boolean => pages.has('landing') && !pages.has('blog')

/** True for what a trade brings along and a website has no use for. */
export const isBehindSite = (thing: string): boolean => !isShown(thing) || !publicThings.has(thing)

/** Kinds of section that show rows: what the person names as a thing of its own ("songs") gets one beside them. */
const shownBySections = new Set(['menuItem', 'service', 'product', 'event', 'post', 'faq', 'review', 'employee', 'member'])

export function planSections(intent: Intent, domain: string | undefined): Section[] {
  const trade = siteTrades[siteTradeOf(domain)]
  const asked: Section[] = []
  for (const { kind, id, title } of intent.sections ?? [])
    if (!asked.some((each) => each.kind === kind && each.id === id))
      asked.push({ kind, ...(id && { id }), ...(title && { title }) })
  const own = intent.things.some(
    ({ known }) => isShown(known?.id) && !known?.entry.actor && !shownBySections.has(known?.id ?? ''),
  )
  const usual = trade.sections.map((kind): Section => ({ kind })).filter(({ kind }) => kind !== 'things')
  const wanted = asked.length ? withReasons(asked) : usual
  const events = intent.things.some(({ known }) => known?.id === 'event') && !wanted.some(({ kind }) => kind === 'events')
  const [first, ...rest] = wanted.filter(({ kind }) => kind !== 'contact')
  const shown: Section[] = [...(own ? [{ kind: 'things' as const }] : []), ...(events ? [{ kind: 'events' as const }] : [])]
  // why one should come stands below what there is to see
  const leads = first && first.kind !== 'features' ? [first, ...shown] : [...shown, ...(first ? [first] : [])]
  return [...leads, ...rest, { kind: 'contact' }]
}

/** What was asked for, and why one should come there. */
function withReasons(asked: readonly Section[]): Section[] {
  if (asked.some(({ kind }) => kind === 'features')) return [...asked]
  const [first, ...rest] = asked.toSorted((a, b) => Number(a.kind === 'contact') - Number(b.kind === 'contact'))
  return [first!, { kind: 'features' }, ...rest]
}

/** Trades that only a class was found for, by a word that says more on a website: the blueprint they are most like. */
const closer: readonly (readonly [words: RegExp, domain: string])[] = [
  [
    /食堂|料理|レストラン|寿司|鮨|そば|蕎麦|うどん|ラーメン|居酒屋|食店|焼肉|定食|カレー|restaurant|bistro|diner|pizz|sushi|krog|restaurang/i,
    'restaurant',
  ],
  [/喫茶|カフェ|珈琲|コーヒー|café|cafe|coffee|kafé|fik/i, 'cafe'],
  [/パン屋|ベーカリー|菓子|ケーキ|bakery|bakeri|konditori|patisserie/i, 'bakery'],
  [/美容|ネイル|エステ|まつげ|beauty|skin care|hudvård|skönhet/i, 'salon'],
  [/ペット|トリミング|犬|猫|\bdogs?\b|\bcats?\b|hund|katt/i, 'petcare'],
  [/旅館|民宿|ゲストハウス|bed and breakfast|b&b|guest ?house|vandrarhem|pensionat/i, 'innkeeper'],
  [/写真館|フォト|\bphotos?\b|photograph|fotograf|\bfoto\b/i, 'photographer'],
]

/** The blueprint a website takes its offers and its texts from. */
export function siteDomain({ prompt, trade, sections }: Intent, domain: string | undefined): string | undefined {
  if (!sections || (domain && !domain.endsWith('Trade'))) return domain
  const said = trade?.text && closer.some(([words]) => words.test(trade.text)) ? trade.text : prompt
  return closer.find(([words]) => words.test(said))?.[1] ?? domain
}

/** What the trade keeps about its customers is not what a website shows, though its words are in the name: "dog groomer". */
export function leaveKept(intent: Intent, domain: string | undefined): void {
  const blueprint = knownBlueprints.get(domain ?? '')
  if (!blueprint) return
  const names = blueprint[intent.language].split(/[,、]/).map((word) => word.trim().toLowerCase())
  // what is listed behind "with" is asked for
  const front = intent.prompt.toLowerCase().split(/\b(?:with|including|med|inklusive)\b|[:,.、。\n]/)[0]!
  const listed = intent.prompt.toLowerCase().slice(front.length)
  intent.things = intent.things.filter(({ known, one, many, fields, views }) => {
    if (fields.length > 0 || views.length > 0) return true
    if (listed.includes(many.toLowerCase())) return true
    const isInName = [one, many].some((word) => front.includes(word.toLowerCase()))
    if (isInName && (names.includes(one.toLowerCase()) || names.includes(many.toLowerCase()))) return false
    return !known || !isInName || !blueprint.things.includes(known.id) || !isBehindSite(known.id)
  })
}

export function planSite(
  model: Pick<ProjectModel, 'language' | 'name'>,
  domain: string | undefined,
  sections: readonly Section[],
): Site {
  const kinds = sections.map(({ kind }) => kind)
  const pictures = picturesOfDomain(domain)
  return { ...siteFor(model, siteTradeOf(domain), kinds), ...(pictures && { pictures }) }
}

export function siteTexts({ language }: Intent, domain: string | undefined): PageTexts {
  const { headline, lead } = siteTrades[siteTradeOf(domain)]
  return { headline: localText(headline, language), lead: localText(lead, language) }
}

/** The things that the sections show, for them to be planned with all the fields and rows of their trade. */
export function thingsOfSections(sections: readonly Section[], domain: string | undefined, planned: readonly string[]): string[] {
  const { offer } = siteTrades[siteTradeOf(domain)]
  const has = (kind: SectionKind) => sections.some((each) => each.kind === kind)
  const offers = ['menuItem', 'service', 'treatment', 'product', 'course', 'room', 'yogaClass', 'portfolioItem']
  const wanted = offer === 'event' ? 'service' : offer
  return [
    ...(has('prices') && !offers.some((id) => planned.includes(id)) ? [wanted] : []),
    ...(has('events') ? ['event'] : []),
    ...(has('news') ? ['post'] : []),
    ...(has('newsletter') ? ['subscriber'] : []),
  ]
}
