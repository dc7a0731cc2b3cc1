// The offline builder's last step: a model document becomes the files of a project. Pure and deterministic (same model, same
// bytes), so that a later wish can be told as a difference between two runs and merged into files a person has changed.
// The output is plain React that a person or a language model edits like any other: explicit JSX per field, no interpreter.
// A model that passes `projectModelSchema` always generates; what a view lacks to be real (a board without a choice) is left out.
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { toolWordsOf } from '../lexicon/tool-words.ts'
import { documentPath, writeDocument } from '../model-document.ts'
import type { Page, ProjectModel } from '../model.ts'
import { completePages } from '../page-parts/complete-pages.ts'
import { writeRoutesFile, type Route } from './routes-file.ts'
import { blogComponents, writeBlogPages } from './blog/blog-pages.ts'
import { writeBookingPages } from './booking/booking-pages.ts'
import { writeCalendarPage } from './calendar-page.ts'
import { writeChatPages } from './chat/chat-pages.ts'
import { writeCollectionPage } from './collection-page.ts'
import { createContext, opens, thingOf, type Context, type ThingNames } from './context.ts'
import { writeDashboardPage } from './dashboard/dashboard-page.ts'
import { writeDataFile } from './data-file.ts'
import { writeDialogsFile } from './dialogs-file.ts'
import { writeFeedPages } from './feed-pages.ts'
import { hoursRoute } from './hours-route.ts'
import { withImpliedThings } from './implied-things.ts'
import { writeInvoicePages } from './invoice/invoice-pages.ts'
import { importsOf } from './kit-module.ts'
import { kitFilesFor } from './kit.ts'
import { hasHours, writeLandingPage, writeSectionsBelow } from './landing-page.ts'
import { localUnits } from './local-units.ts'
import { localeOf } from './locale.ts'
import { claim, kebab, pascal } from './names.ts'
import { writePicturesFile } from './pictures-file.ts'
import { writeProjectFiles } from './project-files.ts'
import { writeShopPages } from './shop/shop-pages.ts'
import { writeSettingsPage } from './settings-page.ts'
import { writeSqlFile } from './sql/sql-file.ts'
import { writeStandingsPages } from './standings/standings-pages.ts'
import { writeSurveyPages } from './survey/survey-pages.ts'
import { themeCss } from './theme.ts'
import { writeToolPage } from './tool-page.ts'
import { writeTodoPage } from './todo-page.ts'
import { writeViewsFile } from './views-file.ts'
import { wordsOf } from './words/words.ts'

/** Pages that visitors use, and that bring in what others look after. */
const publicKinds = new Set<Page['kind']>(['landing', 'shop', 'booking', 'survey'])

/** All files of the project that a valid model describes, by path, in the order of their paths. */
export function generateProject(model: ProjectModel): SourceFiles {
  const context = createContext(localUnits(withImpliedThings(completePages(model))))
  const components = new Set(
    context.model.pages.filter(({ kind }) => kind === 'blog').flatMap(({ thing }) => blogComponents(thingOf(context, thing))),
  )
  const routes = context.model.pages.flatMap((page) => {
    const [first, ...further] = writePage(context, page, components)
    const below = writeSectionsBelow(context, page)
    return first ? [below.length ? { ...first, below } : first, ...further] : []
  })
  for (const names of context.things.values()) writeFeatureFiles(context, names)
  const asked = new Set(
    Object.values(context.files).flatMap((text) => importsOf(text).flatMap(({ names }) => names.map(({ name }) => name))),
  )
  for (const names of context.things.values()) writeDataFile(context, names, asked)
  writeRoutesFile(context, routes)
  writeProjectFiles(context)
  writeSqlFile(context)
  writePicturesFile(context)
  const { language, currency, name, pages } = model
  const account = pages.find(({ kind }) => kind === 'invoice')?.texts?.account
  const own = {
    projectName: inQuotes(name),
    locale: localeOf(model),
    currency,
    ...(account !== undefined && { companyAccount: inQuotes(account) }),
  }
  const kit = kitFilesFor(context.files, [own, toolWordsOf[language], wordsOf[language]], context.kitStatements)
  const all = { ...kit, ...context.files }
  const texts = Object.values(all)
  all['src/index.css'] = themeCss(model, (name) => texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name} `)))
  all[documentPath] = writeDocument(model, all)
  return Object.fromEntries(
    Object.keys(all)
      .toSorted()
      .map((path) => [path, all[path]!]),
  )
}

const inQuotes = (text: string): string => text.replace(/[\\']/g, '\\$&').replaceAll('\n', ' ')

/** Dialogs and views of a thing that some page shows. */
function writeFeatureFiles(context: Context, names: ThingNames): void {
  const pages = context.model.pages.filter((page) => page.thing === names.thing.id)
  const isListed = pages.some((page) => page.kind === 'collection')
  if (opens(context, names) || pages.some((page) => page.kind === 'todo')) writeDialogsFile(context, names)
  if (isListed) writeViewsFile(context, names)
}

/** Writes a page's files and says which routes it brings. `components` are the names that are taken already. */
function writePage(context: Context, page: Page, components: Set<string>): Route[] {
  const names = page.thing === undefined ? undefined : thingOf(context, page.thing)
  const isFirst = context.model.pages.find(({ kind, thing }) => kind === page.kind && thing === page.thing) === page
  const place = (folder: string, wanted: string) => {
    const name = claim(components, `${wanted}Page`, `${wanted}${pascal(page.kind)}Page`)
    const module = `${folder}/${kebab(name)}`
    const isOwners = isBehind(context, page)
    const nav = { label: page.title, icon: page.icon, place: isOwners ? ('footer' as const) : ('main' as const) }
    return { name, path: `src/${module}.tsx`, routes: [{ path: page.path, component: name, module: `@/${module}`, nav }] }
  }
  const own = pascal(page.id)
  switch (page.kind) {
    case 'collection': {
      const component = place(`features/${names!.slug}`, isFirst ? pascal(names!.collection) : own)
      writeCollectionPage(context, names!, page, component)
      return component.routes
    }
    case 'todo': {
      const component = place(`features/${names!.slug}`, isFirst ? `${names!.type}Todo` : own)
      writeTodoPage(context, names!, page, component)
      return component.routes
    }
    case 'booking':
      return writeBookingPages(context, page)
    case 'invoice':
      return writeInvoicePages(context, page)
    case 'shop':
      return writeShopPages(context, page)
    case 'survey':
      return writeSurveyPages(context, page)
    case 'standings':
      return writeStandingsPages(context, page)
    case 'feed':
      return writeFeedPages(context, page)
    case 'chat':
      return writeChatPages(context, page)
    case 'settings':
      return writeSettingsPage(context, page)
    case 'blog':
      return writeBlogPages(context, page)
    case 'dashboard':
    case 'calendar':
    case 'landing':
    case 'tool': {
      const component = place('pages', own)
      const write = {
        dashboard: writeDashboardPage,
        calendar: writeCalendarPage,
        landing: writeLandingPage,
        tool: writeToolPage,
      }[page.kind]
      write(context, page, component)
      return page.kind === 'landing' && hasHours(page) ? [...component.routes, ...hoursRoute(context)] : component.routes
    }
  }
}

/** What stands behind a front for the public is for those who run the place. */
const isBehind = ({ model }: Context, page: Page) =>
  ['collection', 'todo', 'dashboard', 'calendar'].includes(page.kind) && model.pages.some(({ kind }) => publicKinds.has(kind))
