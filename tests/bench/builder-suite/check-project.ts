// One project through the whole quality bar: compiled by the product's own compiler, served, and used in a browser by somebody who
// knows nothing of what made it.
import type { Browser } from '@playwright/test'
import type { Compiler, SourceFiles } from '#server/compiler/compiler.ts'
import { checkForm } from './check-form.ts'
import { checkRecord } from './check-records.ts'
import { checkPhone, checkRoutes, findRoutes } from './check-routes.ts'
import { checkTheme } from './check-theme.ts'
import { checkWords, labelsIn } from './check-words.ts'
import { openForm, openerOf, type Opener } from './forms.ts'
import { serveFiles } from './serve-files.ts'
import { load, mainText, openVisit, type CheckName, type Failure, type Visit } from './visit.ts'
import { lookAround } from './walks/walk.ts'
import { walkAll, type WalkName } from './walks/walk-all.ts'
import { cartName, emptyText, newName } from './words-on-screen.ts'

const filesMin = 10
const filesMax = 60
const linesMax = 450
const itemsMin = 5
const manyKinds = 3
const openersMax = 12
const bareNameMax = 6
/** After so long a project counts as failed: the suite always ends. */
const projectTimeoutMs = 900_000

export type CheckedProject = {
  failures: Failure[]
  routes: number
  kinds: number
  records: number
  walks: WalkName[]
  scriptBytes: number
}
export type Subject = {
  language: string
  /** the person asked for light or for dark */ oneTheme: boolean
  /** what is looked for on the screen, `a|b` is either */ words: string[]
  files: SourceFiles
}

export async function checkProject(browser: Browser, compiler: Compiler, key: string, subject: Subject): Promise<CheckedProject> {
  const result: CheckedProject = { failures: [], routes: 0, kinds: 0, records: 0, walks: [], scriptBytes: 0 }
  const fail = (check: CheckName, detail: string) => result.failures.push({ check, detail })
  checkFiles(subject.files, fail)
  for (const { path, line, message } of await compiler.check(key, subject.files))
    fail('types and lint', `${path}:${line} ${message}`)
  compiler.close(key)
  const published = await compiler.publish(subject.files)
  if (!published.ok) {
    fail('built', published.problems.map(({ path, message }) => `${path}: ${message}`).join('; '))
    return result
  }
  const served = await serveFiles(published.files)
  const visit = await openVisit(browser, served.origin, subject.language)
  const timer = setTimeout(() => {
    visit.fail('built', `not through after ${projectTimeoutMs / 1000} s`)
    void visit.context.close().catch(() => {})
  }, projectTimeoutMs)
  try {
    await useProject(visit, subject, result)
  } catch (error) {
    visit.fail('built', `the checks could not go on: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    clearTimeout(timer)
    // it is closed already when the time was over
    await visit.context.close().catch(() => {})
    await served.close()
  }
  result.failures.push(...visit.failures)
  return result
}

function checkFiles(files: SourceFiles, fail: (check: CheckName, detail: string) => void): void {
  const sources = Object.entries(files).filter(([path]) => path.startsWith('src/'))
  if (sources.length < filesMin || sources.length > filesMax) fail('file sizes', `${sources.length} files in src`)
  for (const [path, text] of sources) {
    const lines = text.split('\n').length
    if (lines > linesMax) fail('file sizes', `${path} has ${lines} lines`)
  }
}

async function useProject(visit: Visit, subject: Subject, result: CheckedProject): Promise<void> {
  await load(visit, '/')
  result.scriptBytes = visit.scriptBytes()
  const routes = await findRoutes(visit)
  const places = await navigated(visit)
  const openers = await findOpeners(visit, routes, places)
  const views = await checkRoutes(visit, routes)
  await checkPhone(visit, routes)
  await checkTheme(visit, subject.oneTheme)
  const seen = await lookAround(visit, routes)
  result.walks = await walkAll(visit, seen)
  await visit.page.evaluate(() => localStorage.clear())
  result.routes = routes.length
  const kinds = new Set<string>()
  const labels: string[] = []
  for (const [index, opener] of openers.entries()) {
    // 'New visit' makes the same wherever it stands; a bare 'New' makes what its route is about
    const kind = opener.name.length > bareNameMax ? opener.name : `${opener.route} ${opener.name}`
    if (kinds.has(kind)) continue
    const { form, acted } = await openForm(visit, opener)
    if (!form) {
      if (!acted) visit.fail('form', `${opener.route} “${opener.name}” opens nothing`)
      continue
    }
    kinds.add(kind)
    await checkForm(visit, opener, form)
    labels.push(await labelsIn(form.container))
    const again = await openForm(visit, opener)
    const token = `Zorblat${String.fromCharCode(97 + index)}`
    if (again.form && (await checkRecord(visit, opener, again.form, token))) result.records++
  }
  result.kinds = kinds.size
  checkWords(visit, subject.words, [...seen.flatMap(({ text, names }) => [text, ...names]), ...labels])
  if (kinds.size > 0) {
    const wanted = kinds.size >= manyKinds ? 4 : 2
    if (views.size < wanted) visit.fail('views', `${views.size} distinct views, ${wanted} wanted: ${[...views].join(', ')}`)
    await checkEmptied(
      visit,
      routes,
      openers.filter(({ route, inMain }) => inMain && places.has(route)),
    )
  }
}

/** The routes that the first page's navigation leads to: those that are there whatever is stored. */
async function navigated(visit: Visit): Promise<Set<string>> {
  await load(visit, '/')
  const paths = await visit.page
    .locator('nav a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return new Set(['/', ...paths])
}

/** What makes something new, each once: one in the frame around all routes is met on every route. Says also where life is missing. */
export async function findOpeners(visit: Visit, routes: readonly string[], places: ReadonlySet<string>): Promise<Opener[]> {
  const found: Opener[] = []
  for (const route of routes) {
    await load(visit, route)
    const here = await visit.page.locator('button, a[href]').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled)
        .map((element) => ({
          name: (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim().replaceAll(/\s+/g, ' '),
          inMain: element.closest('main') !== null,
          inRow: element.closest('li, tr, article, [role=listitem], [role=row]') !== null,
          inForm: element.closest('form') !== null,
        })),
    )
    const named = here.filter(({ name, inRow }) => newName.test(name) && !cartName.test(name) && !inRow)
    // an inline form's button saves what its one text field holds; several fields make it a page's form, which is not "new"
    for (const { name, inMain } of named)
      if (!found.some((each) => each.name === name && (!inMain || each.route === route || !places.has(route))))
        found.push({ route, name, inMain })
    if (named.some(({ inMain }) => inMain) && places.has(route)) await checkLife(visit, route)
  }
  return found.slice(0, openersMax)
}

/** A collection that is met for the first time shows how it looks when it is used. */
async function checkLife({ page, fail }: Visit, route: string): Promise<void> {
  const most = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const counts = new Map<string, number>()
    for (const element of main.querySelectorAll('tbody tr, li, article, [role=listitem], [role=row], button, a')) {
      if (
        !element.checkVisibility() ||
        element.closest('form, nav, [role=group], [role=tablist]') ||
        !element.textContent?.trim()
      )
        continue
      const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    return Math.max(0, ...counts.values())
  })
  if (most < itemsMin) fail('life', `${route}: ${most} items on the first load`)
}

/** Every stored list emptied: each collection says so and still offers to begin. */
async function checkEmptied(visit: Visit, routes: readonly string[], openers: readonly Opener[]): Promise<void> {
  const { page, fail } = visit
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (localStorage.getItem(key)?.startsWith('[')) localStorage.setItem(key, '[]')
  })
  for (const route of routes) {
    await load(visit, route)
    const here = openers.filter((opener) => opener.route === route)
    if (!here.length) continue
    if (!emptyText.test(await mainText(page))) fail('empty', `${route}: nothing says that it is empty`)
    for (const opener of here) if (!(await openerOf(page, opener).count())) fail('empty', `${route}: “${opener.name}” is gone`)
  }
}
