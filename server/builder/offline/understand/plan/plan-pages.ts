// Pages, shell, theme and name of a planned project.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { swedishCallings } from '../../lexicon/blueprints/swedish-callings.ts'
import { knownBlueprints, knownThings, localText, phraseKey } from '../../lexicon/lexicon.ts'
import { siteBrands, siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'
import { type Page, palettes, type ProjectModel, type Thing } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { japaneseName } from '../japanese/japanese-name.ts'
import { placesOf } from '../../page-parts/booking-parts.ts'
import { brandOf } from '../samples/work-of.ts'
import { isProduct, coupleOf, eventOf, nameOfSite, type SaidOfSite } from './site-subject.ts'
import { mainTool, toolPage, toolsOf } from './plan-tools.ts'
import { blogLead, blogTexts } from './blog-texts.ts'
import { isInvoicing, kindPage, kindsOf, kindTaglines } from './plan-kinds.ts'
import { eventPart, isWebsite, planSections, siteTexts } from './plan-site.ts'
import { capitalised, idOf } from '../said.ts'

type Words = Record<Language, string>
const words = {
  dashboard: { en: 'Dashboard', sv: 'Översikt', ja: 'ダッシュボード' },
  calendar: { en: 'Calendar', sv: 'Kalender', ja: 'カレンダー' },
  home: { en: 'Home', sv: 'Start', ja: 'ホーム' },
  blog: { en: 'Blog', sv: 'Blogg', ja: 'ブログ' },
} satisfies Record<string, Words>
export const pageWords = words

const moneyThings = new Set('expense income transaction deal timeEntry donation order workout measurement'.split(' '))
const thingsForDashboard = 3

const isDated = (thing: Thing) => thing.fields.some((field) => field.type === 'date' || field.type === 'datetime')

/** A path nobody has yet, from an English title or the thing's id. */
export function freePath(wanted: string, pages: readonly Page[]): string {
  const base = `/${wanted.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`
  let path = base
  for (let n = 2; pages.some((page) => page.path === path); n++) path = `${base}-${n}`
  return path
}

export function addPage(pages: Page[], page: Omit<Page, 'path'>, atRoot: boolean): void {
  pages.push({ ...page, path: atRoot ? '/' : freePath(page.id, pages) })
}

const pageIdOf = (thing: Thing, language: Language, pages: readonly Page[]): string => {
  const wanted = (language === 'en' && idOf(thing.many)) || thing.id
  let id = wanted
  for (let n = 2; pages.some((page) => page.id === id); n++) id = `${wanted}${n}`
  return id
}

export function collectionPage(
  thing: Thing,
  language: Language,
  pages: readonly Page[],
  kind: 'collection' | 'todo' = 'collection',
): Omit<Page, 'path'> {
  return { id: pageIdOf(thing, language, pages), title: thing.many, icon: thing.icon, kind, thing: thing.id }
}

export function dashboardPage(language: Language): Omit<Page, 'path'> {
  return { id: 'dashboard', title: words.dashboard[language], icon: 'LayoutDashboard', kind: 'dashboard' }
}
export function calendarPage(language: Language): Omit<Page, 'path'> {
  return { id: 'calendar', title: words.calendar[language], icon: 'CalendarDays', kind: 'calendar' }
}

const frontLine: Words = {
  en: 'Made with care, for people nearby and far away.',
  sv: 'Gjort med omsorg, för människor nära och långt borta.',
  ja: '心をこめて、近くの方にも遠くの方にも。',
}
/** The pages of a model, the first one at the root. */
export function planPages(intent: Intent, things: readonly Thing[], domain: string | undefined): Page[] {
  const { language, pages: cues } = intent
  const pages: Page[] = []
  const add = (page: Omit<Page, 'path'>) => addPage(pages, page, pages.length === 0)
  const post = things.find((thing) => thing.concept === 'post')
  const landing = isWebsite(intent)
  if (landing)
    add({
      id: 'home',
      title: words.home[language],
      icon: 'House',
      kind: 'landing',
      texts: siteTexts(intent, domain),
      sections: planSections(intent, domain, things),
      ...eventPart(intent, things),
    })
  if (cues.has('blog') && post)
    add({ id: 'blog', title: words.blog[language], icon: 'Newspaper', kind: 'blog', thing: post.id, texts: blogTexts(language) })
  const tools = toolsOf(intent, things).map((tool) => toolPage(tool, language, things))
  const toolsLead = intent.toolFirst || tools.some((page) => page.thing !== undefined && page.thing === things[0]?.id)
  if (toolsLead) tools.forEach(add)
  const kinds = kindsOf(intent)
  for (const kind of kinds.filter((each) => each !== 'settings')) add(kindPage(kind, things, language, intent))
  const dated = things.filter(isDated)
  const wants =
    cues.has('dashboard') ||
    knownBlueprints.get(domain ?? '')?.dashboard ||
    (!landing &&
      !kinds.length &&
      !cues.has('blog') &&
      (things.length >= thingsForDashboard || things.some((thing) => moneyThings.has(thing.concept ?? ''))) &&
      dated.length > 0)
  // a board or a gallery that was asked for is seen first; an overview that nobody asked for stands behind it
  const first = things[0]?.views[0]
  const isSecond =
    !cues.has('dashboard') && (first === 'board' || first === 'gallery') && intent.views.some(({ view }) => view === first)
  if (wants && things.length && !isSecond) add(dashboardPage(language))
  const blogOnly = cues.has('blog')
  for (const thing of things) {
    if (blogOnly && thing === post) continue
    if (pages.some((page) => page.kind === 'invoice' && page.thing === thing.id)) continue
    if (isInvoicing(intent, thing)) {
      add({ ...kindPage('invoice', [thing], language), id: pageIdOf(thing, language, pages) })
      continue
    }
    const todo =
      thing.concept === 'task' &&
      (cues.has('todo') || things.length === 1) &&
      !intent.views.some((each) => each.view === 'board') &&
      !thing.views.slice(0, 1).includes('board')
    add(collectionPage(thing, language, pages, todo ? 'todo' : 'collection'))
    if (wants && isSecond && !pages.some(({ kind }) => kind === 'dashboard')) add(dashboardPage(language))
  }
  if (!toolsLead) tools.forEach(add)
  if (intent.views.some((each) => each.view === 'calendar') && dated.length > 1) add(calendarPage(language))
  if (kinds.includes('settings')) add(kindPage('settings', things, language))
  return pages
}

const hashOf = (text: string) => [...text].reduce((hash, char) => (Math.imul(hash, 31) + char.codePointAt(0)!) >>> 0, 7)

/** Frames that go with a look; which of them is the trade's own matter, in every language. */
const framesOf: Record<ProjectModel['theme']['look'], readonly ProjectModel['theme']['frame'][]> = {
  crisp: ['plain', 'ink', 'tint'],
  soft: ['tint', 'plain', 'colour'],
  editorial: ['plain', 'ink', 'tint'],
  bold: ['colour', 'ink', 'plain'],
}

export function planTheme(
  intent: Intent,
  things: readonly Thing[],
  pages: readonly Page[],
  domain: string | undefined,
): ProjectModel['theme'] {
  const entry = mainTool(pages) ?? knownThings.get(things[0]?.concept ?? '')?.entry
  const blueprint = knownBlueprints.get(domain ?? '')
  const blog = intent.pages.has('blog')
  const look = intent.theme.look ?? (blog ? 'editorial' : (blueprint?.look ?? entry?.look ?? 'crisp'))
  return {
    palette:
      intent.theme.palette ??
      (blog
        ? 'teal'
        : (blueprint?.palette ??
          entry?.palette ??
          palettes[1 + (hashOf(things[0]?.one ?? intent.prompt) % (palettes.length - 1))]!)),
    depth: intent.theme.depth ?? 'normal',
    look,
    mode: intent.theme.mode ?? 'system',
    frame: framesOf[look][hashOf(domain ?? things[0]?.id ?? pages[0]!.kind) % framesOf[look].length]!,
  }
}

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

/** The person's own word for the domain, "town hall" rather than the blueprint's first word "municipality". */
export function domainName({ prompt, language, trade }: Pick<Intent, 'prompt' | 'language' | 'trade'>, domain: string): string {
  if (trade?.id === domain) return trade.text
  const { label, [language]: words } = knownBlueprints.get(domain)!
  const said = phraseKey(prompt)
  const more = language === 'sv' ? `,${swedishCallings[domain] ?? ''}` : ''
  const own = `${words}${more}`
    .split(/[,、]/)
    .map((word) => word.trim())
    // "jag springer" leads to running and is no name of it, "försäljnings" only the front of one
    .filter((word) => word !== '' && said.includes(phraseKey(word)) && !/^(?:jag|vi) |ings$/.test(word))
  const longest = own.toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) return label[language]
  return language === 'en' ? frontIn(said, phraseKey(longest)) + longest : longest
}

const compoundRestMin = 5
/** The Swedish word that begins with it, where it is only the front of a compound: "försäljnings" of "försäljningsöversikt". */
const wholeWord = (prompt: string, front: string): string =>
  new RegExp(`(?<!\\p{L})${front.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\p{L}{${compoundRestMin},}`, 'u').exec(
    prompt.toLowerCase(),
  )?.[0] ?? front

const frontWordsMax = 3
const numeral = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/
/** The words that stand before a domain's own: "alpaca " of "something for my alpaca farm". */
function frontIn(said: string, word: string): string {
  const { stop, verbs, with: withs, has, for: fors, by, each, and, trim } = functionWords.en
  const closed = [stop, verbs, withs, has, fors, by, each, and, trim]
  const before = said.slice(
    0,
    Math.max(0, said.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u'))),
  )
  const front: string[] = []
  for (const each of before.trimEnd().split(' ').toReversed()) {
    // "a two person design studio": how many stands before what there are so many of
    if (numeral.test(each)) front.shift()
    if (
      front.length === frontWordsMax ||
      numeral.test(each) ||
      !/^[\p{L}']+$/u.test(each) ||
      closed.some((group) => group.has(each))
    )
      break
    front.unshift(each)
  }
  return front.length ? `${front.join(' ')} ` : ''
}

const isSheet = / (?:log|diary|journal|register|rota|schedule|planner)$/i

const stemChars = 4

/** A name for a project that was given none. */
const isOfGroup = (about: string) => classOfNoun(about.toLowerCase(), 'en') === 'group'
/** The courts or rooms that a page lets one book. */
const placeBooked = ({ booked }: Partial<Pick<Intent, 'booked'>>, things: readonly Thing[]): Thing | undefined => {
  const booking = booked && things.find(({ concept }) => concept === 'booking')
  return booking ? placesOf(things, booking)[0] : undefined
}

export function planName(
  intent: SaidOfSite & Pick<Intent, 'name' | 'trade'> & Partial<Pick<Intent, 'pages' | 'booked'>>,
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
  const brand = ['landing', 'shop', 'booking'].includes(home.kind) && brandOf(domain, intent.prompt, language)
  if (brand) return brand
  if (home.kind === 'landing')
    return (
      nameOfSite(intent) ??
      localText(siteBrands[home.site?.trade ?? (isProduct(intent) ? 'product' : siteTradeOf(domain))], language)
    )
  if (home.kind === 'shop' && !blueprint && first?.why === 'said' && first.concept !== 'product')
    return { en: titleCase(`${first.one} shop`), sv: first.many, ja: `${first.one}ショップ` }[language]
  if (['shop', 'booking', 'feed', 'chat'].includes(home.kind) && !blueprint) return home.title
  if (home.kind === 'survey') return home.title
  const about = domain && blueprint ? domainName(intent, domain) : (first?.one ?? words.home[language])
  const low = about.toLowerCase().replace(/^(?:my|our) /, '')
  if (language === 'ja') {
    const known = domain && blueprint ? { words: about, isSaid: intent.prompt.includes(about) } : null
    return japaneseName(intent.prompt, things, home, known, intent.pages?.has('dashboard') ?? true)
  }
  // a building firm is of a class of trades, and no plumber
  const isGuessed = language === 'en' && first?.why === 'said' && !phraseKey(intent.prompt).includes(low.slice(0, stemChars))
  if (isGuessed) return titleCase(first.many.toLowerCase())
  if (language === 'sv') return blueprint ? capitalised(wholeWord(intent.prompt, low)) : (first?.many ?? about)
  if (blueprint && (home.kind === 'feed' || home.kind === 'chat')) return titleCase(`${low} ${home.kind}`)
  // "a recipe book for my family": whom it is for is no name of what is kept
  if (
    blueprint &&
    isOfGroup(low) &&
    first?.why === 'said' &&
    !things.some(({ concept }) => blueprint.things.includes(concept ?? ''))
  )
    return titleCase(`${low} ${first.many.toLowerCase()}`)
  if (blueprint) return titleCase(low)
  if (first && isSheet.test(first.one)) return titleCase(first.one.toLowerCase())
  const [one, other, more] = things.map(({ many }) => titleCase(many.toLowerCase()))
  return more ? titleCase(`${low} manager`) : other ? `${one} and ${other}` : one!
}

export function planTagline(language: Language, things: readonly Thing[], pages: readonly Page[]): string {
  const names = things.slice(0, 3).map((thing) => (language === 'ja' ? thing.many : thing.many.toLowerCase()))
  if (pages[0]?.kind === 'landing') return pages[0].texts?.lead ?? frontLine[language]
  if (pages.some((page) => page.kind === 'blog')) return blogLead[language]
  if (pages[0]?.kind === 'tool' && pages[0].texts?.lead) return pages[0].texts.lead
  const front = kindTaglines[pages[0]?.kind ?? 'collection']?.[language]
  if (front) return front
  if (language === 'ja') return `${names.join('・')}をまとめて管理`
  const last =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} ${language === 'sv' ? 'och' : 'and'} ${names.at(-1)}` : (names[0] ?? '')
  return capitalised(language === 'sv' ? `${last} samlat på ett ställe` : `${last} in one place`)
}
