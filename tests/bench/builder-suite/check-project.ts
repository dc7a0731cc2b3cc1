// One project through the whole quality bar: compiled by the product's own compiler, served, and used in a browser by somebody who
// knows nothing of what made it.
import type { Browser } from '@playwright/test'
import type { Compiler, SourceFiles } from '#server/compiler/compiler.ts'
import { checkForm } from './check-form.ts'
import { checkRecord } from './check-records.ts'
import { checkRoute } from './check-routes.ts'
import { checkTheme } from './check-theme.ts'
import { problemsIn } from './check-types.ts'
import { checkWords, labelsIn } from './check-words.ts'
import { openForm, openerOf, type Opener } from './forms.ts'
import { lookAround, type Place } from './look-around.ts'
import { serveFiles } from './serve-files.ts'
import { load, mainText, openVisit, type CheckName, type Failure, type Visit } from './visit.ts'
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
  for (const problem of await problemsIn(compiler, key, subject.files)) fail('types and lint', problem)
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
  const views = new Set<string>()
  const seen = await lookAround(visit, async ({ route }) => {
    if (route === '/') result.scriptBytes = visit.scriptBytes()
    for (const view of await checkRoute(visit, route)) views.add(view)
  })
  const routes = seen.map(({ route }) => route)
  // what the first page's navigation leads to is there whatever is stored
  const places = new Set(['/', ...seen[0]!.navigation])
  const openers = findOpeners(seen, places)
  checkLife(visit, seen, places)
  await checkTheme(visit, subject.oneTheme)
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
    labels.push(await labelsIn(form.container))
    await checkForm(visit, opener, form)
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

const makesNew = ({ buttons }: Place) => buttons.filter(({ name, inRow }) => newName.test(name) && !cartName.test(name) && !inRow)

/** What makes something new, each once: one in the frame around all routes is met on every route. */
export function findOpeners(seen: readonly Place[], places: ReadonlySet<string>): Opener[] {
  const found: Opener[] = []
  for (const place of seen)
    for (const { name, inMain } of makesNew(place))
      if (!found.some((each) => each.name === name && (!inMain || each.route === place.route || !places.has(place.route))))
        found.push({ route: place.route, name, inMain })
  return found.slice(0, openersMax)
}

/** A collection that is met for the first time shows how it looks when it is used. */
function checkLife({ fail }: Visit, seen: readonly Place[], places: ReadonlySet<string>): void {
  for (const place of seen)
    if (places.has(place.route) && makesNew(place).some(({ inMain }) => inMain) && place.items < itemsMin)
      fail('life', `${place.route}: ${place.items} items on the first load`)
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
