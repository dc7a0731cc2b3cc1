import type { Language } from '#shared/languages.ts'
import { localText } from '../lexicon/lexicon.ts'
import {
  aboutOf,
  siteAddress,
  siteMailbox,
  copyOf,
  siteBios,
  siteNames,
  sitePhone,
  siteSteps,
  siteTrades,
  siteVoices,
} from '../lexicon/site-trades/site-trades.ts'
import { productCopy } from '../lexicon/site-trades/product-copy.ts'
import { textFor } from '../lexicon/section-copy.ts'
import { moneyIn } from '../understand/samples/sample-value.ts'
import type { Told } from '../lexicon/site-trades/site-trade.ts'
import type { Page, ProjectModel, Thing } from '../model.ts'
import type { Section, SectionItem, SectionKind, Site, SiteTradeName } from '../site-model.ts'
import { ensureField, ensureListed, ensurePart, knownField, newThing } from './parts.ts'

const messageFields = ['name', 'email', 'message']
const readerFields = ['name', 'email']

/** What is between a business and its customers or its own people, and so is never shown on a front page. */
const privateConcepts = new Set(
  `message issue sprint ticket company booking appointment order orderLine invoice invoiceLine task expense income payment timeEntry shift delivery maintenance lead
  deal inquiry quote supplier ingredient stock reservation contract salary budget transaction note document customer patient subscriber guest stay`.split(
    /\s+/,
  ),
)
export const isShown = (concept: string | undefined): boolean => !privateConcepts.has(concept ?? '')

/** What a business offers, the likeliest first. */
const offerConcepts = [
  'menuItem',
  'service',
  'treatment',
  'package',
  'course',
  'yogaClass',
  'room',
  'guestRoom',
  'product',
  'portfolioItem',
]
const neverOffered = new Set(['event', 'review', 'faq', 'post', 'employee', 'member', 'donation'])

/** The thing whose rows have the prices, if there is one. */
export function offerOf(model: ProjectModel, page: Page): Thing | undefined {
  const named = model.things.find(({ id }) => id === page.parts?.offer)
  const priced = model.things.filter(
    ({ concept, fields }) => isShown(concept) && !neverOffered.has(concept ?? '') && fields.some(({ type }) => type === 'money'),
  )
  const known = offerConcepts.flatMap((concept) => priced.filter((thing) => thing.concept === concept))
  return named ?? known[0] ?? priced.find(({ fields }) => !fields.some(({ type }) => type === 'email' || type === 'phone'))
}

/** The facts about a place until its owner changes them. */
export function siteFor(
  model: Pick<ProjectModel, 'language' | 'name'>,
  trade: SiteTradeName,
  kinds: readonly SectionKind[],
): Site {
  const { language, name } = model
  const { week, heroes } = siteTrades[trade]
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
  return {
    trade,
    hero: heroes.find((hero) => hero !== 'hours' || kinds.includes('hours')) ?? 'picture',
    phone: localText(sitePhone, language),
    email: `${localText(siteMailbox, language)}@${slug || 'example'}.${slug ? 'example' : 'com'}`,
    address: localText(siteAddress, language),
    week: week.split(' ').map((day) => {
      const [opens, closes] = day.split('-')
      return opens ? { opens: `${opens}:00`, closes: `${closes}:00` } : null
    }),
  }
}

/** A front page with the texts of its trade, the things its sections show, and what its forms bring in. */
export function completeLanding(model: ProjectModel, page: Page): void {
  const { language } = model
  const form = (part: string, concept: string, ids: string[]) => {
    const isNew = !page.parts?.[part]
    const fields = () => ids.map((id) => knownField(language, id, id, { required: true }))
    const thing = ensurePart(model, page, part, concept, () => newThing(model, concept, fields(), ['list', 'table']))
    if (!isNew) return thing
    // what visitors are asked was told, and is all that they are asked
    if (thing.fields.every(({ why }) => why !== 'said')) for (const field of fields()) ensureField(thing, field)
    ensureListed(model, thing)
    return thing
  }
  page.sections = withOlderTexts(page)
  page.site ??= siteFor(
    model,
    'general',
    page.sections.map(({ kind }) => kind),
  )
  const has = (kind: SectionKind) => page.sections!.some((section) => section.kind === kind)
  const show = (part: string, concept: string, ids: readonly string[]) => {
    const isNew = !page.parts?.[part]
    const thing = ensurePart(model, page, part, concept, () =>
      newThing(
        model,
        concept,
        ids.map((id) => knownField(language, id, id, id === ids[0] ? { required: true } : {})),
        ['table'],
      ),
    )
    if (isNew) ensureListed(model, thing)
  }
  if (has('contact')) {
    const message = form('message', 'message', messageFields)
    // what people write to the owner is nothing to show on the front page
    if (page.thing === message.id) delete page.thing
  }
  if (has('rsvp')) completeGuests(model, page)
  if (has('newsletter') || has('signup')) form('subscriber', readersOf(page.sections, page.site.trade), readerFields)
  if (has('prices')) {
    const offer = offerOf(model, page)
    if (offer) page.parts = { ...page.parts, offer: offer.id }
    else show('offer', 'service', ['name', 'price', 'duration', 'description'])
  }
  if (has('events')) show('event', 'event', ['title', 'date', 'time', 'location', 'description'])
  if (has('news')) show('post', 'post', ['title', 'publishedAt', 'summary'])
  for (const section of page.sections) fillSection(section, model, page.site)
}

const answerFields = ['email', 'rsvp', 'partySize', 'allergies', 'message']

/** Who answers an invitation is a guest, with the answer, how many they are and what they do not eat. */
function completeGuests(model: ProjectModel, page: Page): void {
  const { language } = model
  const isNew = !page.parts?.['guest']
  const name = () => knownField(language, 'name', 'name', { required: true })
  const guest = ensurePart(model, page, 'guest', 'guest', () => newThing(model, 'guest', [name()], ['table', 'board']))
  for (const id of isNew ? answerFields : [])
    ensureField(guest, knownField(language, id, id), (field) => (field.concept ?? field.id) === id)
  // guests are no rows to show on the front page
  if (page.thing === guest.id) delete page.thing
  if (isNew) ensureListed(model, guest)
}

/** Who signs up for a course or an evening is on its list; who waits for a product or for letters is a reader. */
export const readersOf = (sections: readonly Section[], trade: SiteTradeName): 'subscriber' | 'registration' =>
  trade === 'product' || trade === 'ware' || sections.some(({ kind }) => kind === 'newsletter') ? 'subscriber' : 'registration'

/** Front pages of the first version had their reasons and their story beside the sections. */
function withOlderTexts(page: Page): Section[] {
  const sections: Section[] = page.sections ?? [{ kind: 'things' }, { kind: 'contact' }]
  const { highlights, about, ...texts } = page.texts ?? {}
  if (!highlights && !about) return sections
  page.texts = texts
  return [
    ...(highlights ? [{ kind: 'features' as const, items: highlights }] : []),
    ...sections.filter(({ kind }) => kind !== 'contact' && !(highlights && kind === 'features')),
    ...(about ? [{ kind: 'text' as const, id: 'about', text: about }] : []),
    ...sections.filter(({ kind }) => kind === 'contact'),
  ]
}

const moneyText = (currency: string, amount: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(moneyIn(currency, amount))

/** So many people of a place; with a few words of each where those were asked for. */
export function teamOf(trade: SiteTradeName, language: Language, count: number, withBios: boolean): SectionItem[] {
  const { roles } = siteTrades[trade]
  return siteNames.slice(0, count).map((name, at) => {
    const role = localText(roles[at % roles.length]!, language)
    const bio = withBios ? localText(siteBios[at % siteBios.length]!, language) : ''
    const stop = language === 'ja' ? '。' : '. '
    return { title: localText(name, language), text: bio ? `${role}${stop}${bio}` : role, picture: 'picture:person' }
  })
}

/** 院長紹介, "Meet the chef": of one person. */
const oneWho =
  /(?:院長|店長|店主|オーナー|代表者?|園長|塾長|住職|館長|所長|社長)(?:の?ご?(?:紹介|挨拶|あいさつ|プロフィール))?$|\b(?:owner|founder|chef|vet|director|principal|dentist)$|(?<!\p{L})(?:ägaren|grundaren|kocken|rektorn|tandläkaren)$/iu

const galleryMax = 6
const screensMax = 3

function fillSection(section: Section, { language, currency }: ProjectModel, site: Site): void {
  const { reasons, questions, voices, roles, steps } = siteTrades[site.trade]
  const say = (told: Told) => localText(told, language)
  const pair = ([title, text]: readonly [Told, Told]): SectionItem => ({ title: say(title), text: say(text) })
  const items: Partial<Record<SectionKind, () => SectionItem[]>> = {
    features: () => reasons.map(([icon, title, text]) => ({ icon, ...pair([title, text]) })),
    steps: () => siteSteps[steps].map(pair),
    questions: () => questions.map(pair),
    team: () => teamOf(site.trade, language, oneWho.test(section.title ?? '') ? 1 : roles.length, false),
    testimonials: () => voices.map((text, at) => pair([siteVoices[at]!, text])),
    plans: () =>
      copyOf(site.trade).plans.map(({ title, amount, text, points }) => ({
        ...pair([title, text]),
        price: amount === 0 ? say('Free|Gratis|無料') : moneyText(currency, amount, language),
        points: points.map(say),
      })),
    logos: () => productCopy.logos.split(' ').map((title) => ({ title })),
    figures: () => copyOf(site.trade).figures.map(pair),
    videos: () =>
      productCopy.videos.map(([title, length], at) => ({
        title: say(title),
        text: length,
        picture: `picture:${(site.pictures ?? siteTrades[site.trade].pictures).split(' ')[at]}`,
      })),
    screens: () => reasons.slice(0, screensMax).map(([icon, title]) => ({ icon, title: say(title) })),
    links: () => productCopy.links.map(pair),
    gallery: () =>
      (site.pictures ?? siteTrades[site.trade].pictures)
        .split(' ')
        .slice(0, galleryMax)
        .map((picture) => ({ title: '', picture: `picture:${picture}` })),
  }
  const make = items[section.kind]
  if (make) section.items ??= make()
  if (section.kind === 'text')
    section.text ??= say(section.id === 'about' ? aboutOf(site.trade) : textFor(section.title ?? '', language))
}
