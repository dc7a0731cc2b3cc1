// Pages, shell, theme and name of a planned project.
import type { Language } from '#shared/languages.ts'
import { knownBlueprints, knownThings } from '../../lexicon/lexicon.ts'
import type { ToolId } from '../../lexicon/tool-entries.ts'
import { type Asked, type Page, palettes, type ProjectModel, type Thing } from '../../model.ts'
import { gatheringOf } from '../../page-parts/gathering-parts.ts'
import type { Intent } from '../intent.ts'
import { startsTold } from '../starts-told.ts'
import { datesAsked } from './dates-asked.ts'
import { momentAsked } from './moment-asked.ts'
import { pollAsked } from './poll-asked.ts'
import { mainTool, toolPage, toolsOf } from './plan-tools.ts'
import { blogLead, blogTexts } from './blog-texts.ts'
import { kindTaglines } from './kind-taglines.ts'
import { isInvoicing, kindPage, kindsOf } from './plan-kinds.ts'
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

const moneyThings = new Set(
  'expense income transaction deal timeEntry donation order workout measurement weighIn bloodPressure bodyTemperature'.split(' '),
)
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
  const isTaken = (id: string) => pages.some((page) => page.id === id)
  // "/all-flashcards" beside the page where they are turned
  const all = `all${wanted[0]!.toUpperCase()}${wanted.slice(1)}`
  let id = isTaken(wanted) && !isTaken(all) ? all : wanted
  for (let n = 2; isTaken(id); n++) id = `${wanted}${n}`
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
  const tools = toolsOf(intent, things).map((tool) => {
    const told = intent.toolTold?.tool === tool ? intent.toolTold : undefined
    const asked = told ? told.asked : toolAsked[tool]?.(intent.prompt, language)
    const starts = told ? told.starts : intent.tools.has(tool) ? startsTold(intent.prompt, tool, language) : undefined
    return { ...toolPage(tool, language, things), ...(asked && { asked: [asked] }), ...(starts && { starts }) }
  })
  const toolsLead = intent.toolFirst || tools.some((page) => page.thing !== undefined && page.thing === things[0]?.id)
  if (toolsLead) tools.forEach(add)
  const kinds = kindsOf(intent)
  for (const kind of kinds.filter((each) => each !== 'settings')) add(kindPage(kind, things, language, intent))
  const dated = things.filter(isDated)
  const wants =
    cues.has('dashboard') ||
    (knownBlueprints.get(domain ?? '')?.dashboard && !kinds.includes('standings') && !(landing && intent.listed?.isList)) ||
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

/** Tools that begin with what the description asks or counts down to. */
const toolAsked: Partial<Record<ToolId, (prompt: string, language: Language) => Asked | undefined>> = {
  poll: pollAsked,
  datePoll: datesAsked,
  countdown: momentAsked,
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
    frame: intent.theme.frame ?? framesOf[look][hashOf(domain ?? things[0]?.id ?? pages[0]!.kind) % framesOf[look].length]!,
  }
}

const stayTagline: Record<Language, string> = {
  en: 'Choose your days and book at once, any hour of the day',
  sv: 'Välj dagar och boka direkt, dygnet runt',
  ja: '日程を選んで、24時間いつでもご予約いただけます',
}

const gatheringTagline: Record<Language, string> = {
  en: 'See what is coming up and take your place',
  sv: 'Se vad som är på gång och ta din plats',
  ja: 'これからの予定を見て、その場でお申し込みいただけます',
}

export function planTagline(language: Language, things: readonly Thing[], pages: readonly Page[]): string {
  const names = things.slice(0, 3).map((thing) => (language === 'ja' ? thing.many : thing.many.toLowerCase()))
  if (pages[0]?.kind === 'landing') return pages[0].texts?.lead ?? frontLine[language]
  if (pages.some((page) => page.kind === 'blog')) return blogLead[language]
  if (pages[0]?.kind === 'tool' && pages[0].texts?.lead) return pages[0].texts.lead
  if (pages[0]?.kind === 'booking' && things.some(({ concept }) => concept === 'stay')) return stayTagline[language]
  if (pages[0]?.kind === 'booking' && things.some((thing) => gatheringOf(things, thing))) return gatheringTagline[language]
  const front = kindTaglines[pages[0]?.kind ?? 'collection']?.[language]
  if (front) return front
  if (language === 'ja') return `${names.join('・')}をまとめて管理`
  const last =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} ${language === 'sv' ? 'och' : 'and'} ${names.at(-1)}` : (names[0] ?? '')
  return capitalised(language === 'sv' ? `${last} samlat på ett ställe` : `${last} in one place`)
}
