// An owner's way over a list: narrowing and ordering it, taking back a deletion, and getting everything out as a file.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { deleteName, viewButtons } from '../words-on-screen.ts'
import { amountsIn, comesTrue, press, type Walk } from './walk.ts'

const orderName = /sort|sortera|並べ替え|並び/i
const exportName = /export|exportera|書き出|エクスポート|ダウンロード/i
const importName = /^import|importera|読み込|取り込|インポート/i
const undoName = /undo|ångra|元に戻す/i
const listsMax = 3
const downloadTimeoutMs = 4_000

/** Rows of a table of records: each can be deleted. The weeks of a calendar cannot. */
const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('tbody tr')
    .filter({ has: page.getByRole('button', { name: deleteName }) })
    .filter({ visible: true })
const headings = (page: Page): Locator => page.getByRole('main').getByRole('columnheader')

export const walkList: Walk = async (visit, places) => {
  let found = 0
  for (const { route, hasSearch } of places) {
    if (!hasSearch) continue
    await load(visit, route)
    await showTable(visit.page)
    if ((await rows(visit.page).count()) < 2) continue
    if (found++ === listsMax) break
    await checkFilters(visit, route)
    await checkOrder(visit, route)
    await checkUndo(visit, route)
    await checkFile(visit, route)
  }
  return found > 0
}

async function showTable(page: Page): Promise<void> {
  const views = page.getByRole('main').locator(viewButtons).filter({ visible: true })
  for (let at = 0; (await rows(page).count()) === 0 && at < (await views.count()); at++) {
    await views.nth(at).click()
    await settle(page)
  }
}

/** Choices above the list: each option leaves rows that hold it, or a word that there are none. */
async function checkFilters({ page, fail }: Visit, route: string): Promise<void> {
  const all = await rows(page).count()
  const filters = page
    .getByRole('main')
    .locator('select:not(form select):not(li select):not(td select)')
    .filter({ visible: true })
  for (const filter of await filters.all()) {
    const name = (await filter.getAttribute('aria-label')) ?? ''
    if (orderName.test(name)) continue
    for (const option of await filter.locator('option').filter({ hasNotText: /^\s*$/ }).all()) {
      const value = await option.getAttribute('value')
      const text = (await option.innerText()).trim()
      if (value === '') continue
      await filter.selectOption({ label: text })
      await settle(page)
      const wrong = (await rows(page).allInnerTexts()).filter((row) => !row.includes(text))
      if (wrong.length && (await rows(page).count()) === all) fail('list', `${route}: ${name} “${text}” narrows nothing`)
    }
    await filter.selectOption({ index: 0 })
  }
  await settle(page)
  if ((await rows(page).count()) !== all)
    fail('list', `${route}: after the filters ${await rows(page).count()} of ${all} rows are back`)
}

/** A heading that orders by its column does so, and the other way round when pressed again. */
async function checkOrder({ page, fail }: Visit, route: string): Promise<void> {
  const count = await headings(page).count()
  for (let at = 0; at < count; at++) {
    const heading = headings(page).nth(at)
    const button = heading.getByRole('button')
    if (!(await button.count())) continue
    const name = (await heading.innerText()).trim()
    await press(button)
    const first = await heading.getAttribute('aria-sort')
    await press(button)
    const second = await heading.getAttribute('aria-sort')
    if (!first || !second || first === second) fail('list', `${route}: ordered by ${name}: aria-sort is ${first}, then ${second}`)
    const cells = await rows(page).evaluateAll(
      (all, place) => all.map((row) => (row.querySelectorAll('th, td')[place] as HTMLElement).innerText.trim()),
      at,
    )
    if (second && !isOrdered(cells, second === 'descending'))
      fail('list', `${route}: ${second} by ${name} is ${cells.slice(0, 5).join(' | ')}`)
  }
}

/** Amounts and plain numbers can be compared by what is shown; words, days and choices have orders of their own. */
function isOrdered(cells: readonly string[], descending: boolean): boolean {
  const amounts = cells.map((cell) => (amountsIn(cell).length === 1 ? amountsIn(cell)[0]! : Number(cell.replaceAll(',', ''))))
  if (cells.some((cell) => cell === '') || amounts.some(Number.isNaN)) return true
  return amounts.every((amount, at) => at === 0 || (descending ? amounts[at - 1]! >= amount : amounts[at - 1]! <= amount))
}

async function checkUndo(visit: Visit, route: string): Promise<void> {
  const { page, fail } = visit
  const row = rows(page).first()
  const remove = row.getByRole('button', { name: deleteName })
  if (!(await remove.count())) return
  const text = (await row.innerText()).trim()
  const before = await rows(page).allInnerTexts()
  await press(remove.first())
  const isThere = async () => (await rows(page).allInnerTexts()).filter((each) => each.trim() === text).length
  const had = before.filter((each) => each.trim() === text).length
  if (!(await comesTrue(async () => (await isThere()) === had - 1))) return fail('list', `${route}: the first row is not deleted`)
  const undo = page.getByRole('button', { name: undoName })
  if (!(await undo.count())) return fail('list', `${route}: a deletion cannot be taken back`)
  await press(undo)
  if (!(await comesTrue(async () => (await isThere()) === had))) fail('list', `${route}: what was taken back does not come back`)
  await load(visit, route)
  await showTable(page)
  if ((await isThere()) !== had) fail('list', `${route}: what was taken back is gone after a reload`)
}

/** The file holds a line for each row and one of headings; read in again, there is everything twice. */
async function checkFile({ page, fail }: Visit, route: string): Promise<void> {
  const out = page.getByRole('main').getByRole('button', { name: exportName }).filter({ visible: true })
  if (!(await out.count())) return
  const shown = await rows(page).count()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: downloadTimeoutMs }).catch(() => null),
    press(out.first()),
  ])
  const path = await download?.path()
  if (!path) return fail('list', `${route}: no file comes out`)
  const text = await readFile(path, 'utf8')
  const records = text
    .replaceAll(/"(?:[^"]|"")*"/g, 'x')
    .trim()
    .split(/\r?\n/)
  if (records.length - 1 < shown) fail('list', `${route}: the file has ${records.length - 1} lines for ${shown} rows`)
  const into = page.getByRole('main').getByRole('button', { name: importName }).filter({ visible: true })
  if (!(await into.count())) return
  const before = await total(page)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(into.first())])
  await chooser.setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  if (!(await comesTrue(async () => (await total(page)) === before + records.length - 1)))
    fail('list', `${route}: ${before} rows and a file of ${records.length - 1} make ${await total(page)}`)
}

/** What the page says it holds: the first number under its heading. */
const total = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await mainText(page)).split('\n').slice(1).join('\n'))?.[0] ?? -1)
