// Cards in columns: a card is moved without a mouse, stays where it was put, and comes back when its deletion is taken back.
import type { Locator, Page } from '@playwright/test'
import { load, settle, type Visit } from '../visit.ts'
import { deleteName, dialogSelector, viewButtons } from '../words-on-screen.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const undoName = /undo|ångra|元に戻す/i
const columnsMin = 2
const boardsMax = 2

/** A card can be moved: it has a choice of columns. */
const cardsIn = (scope: Locator): Locator => scope.getByRole('listitem').filter({ has: scope.page().getByRole('combobox') })
const columns = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading') })
    .filter({ has: page.getByRole('list') })
    .filter({ hasNot: page.getByRole('region') })

export const walkBoard: Walk = async (visit, places) => {
  let found = 0
  for (const { route, hasSearch } of places) {
    if (!hasSearch || found === boardsMax) continue
    await load(visit, route)
    if (!(await showBoard(visit.page))) continue
    found++
    await moveCard(visit, route)
    await takeBack(visit, route)
  }
  return found > 0
}

const isBoard = async (page: Page) =>
  (await columns(page).count()) >= columnsMin && (await cardsIn(page.getByRole('main')).count()) > 0

async function showBoard(page: Page): Promise<boolean> {
  const views = page.getByRole('main').locator(viewButtons).filter({ visible: true })
  for (let at = 0; !(await isBoard(page)) && at < (await views.count()); at++) {
    await views.nth(at).click()
    await settle(page)
  }
  return isBoard(page)
}

const titleOf = async (card: Locator) => (await card.getByRole('button').first().innerText()).trim()
const nameOf = (column: Locator) => column.getAttribute('aria-label')

async function moveCard(visit: Visit, route: string): Promise<void> {
  const { page, fail } = visit
  const card = cardsIn(page.getByRole('main')).first()
  const title = await titleOf(card)
  const choice = card.getByRole('combobox')
  const from = await choice.inputValue()
  const names = await Promise.all((await columns(page).all()).map(nameOf))
  const to = names.find((name) => name && name !== from)
  if (!to) return fail('board', `${route}: “${title}” can be moved nowhere`)
  const inColumn = (name: string) => cardsIn(page.getByRole('region', { name, exact: true })).filter({ hasText: title })
  const had = await inColumn(to).count()
  await choice.selectOption(to)
  if (!(await comesTrue(async () => (await inColumn(to).count()) === had + 1)))
    return fail('board', `${route}: “${title}” was moved to ${to} and is not there`)
  await load(visit, route)
  await showBoard(page)
  if ((await inColumn(to).count()) !== had + 1)
    return fail('board', `${route}: “${title}” is not in ${to} any more after a reload`)
  await inColumn(to).first().getByRole('combobox').selectOption(from)
  if (!(await comesTrue(async () => (await inColumn(to).count()) === had)))
    fail('board', `${route}: “${title}” does not leave ${to}`)
}

async function takeBack(visit: Visit, route: string): Promise<void> {
  const { page, fail } = visit
  const cards = cardsIn(page.getByRole('main'))
  const before = await cards.count()
  await press(cards.first().getByRole('button').first())
  const remove = page.locator(dialogSelector).last().getByRole('button', { name: deleteName })
  await remove
    .first()
    .waitFor()
    .catch(() => {})
  if (!(await remove.count())) return fail('board', `${route}: an opened card has nothing that deletes it`)
  await press(remove.first())
  if (!(await comesTrue(async () => (await cards.count()) === before - 1)))
    return fail('board', `${route}: a card is not deleted`)
  const undo = page.getByRole('button', { name: undoName })
  if (!(await undo.count())) return fail('board', `${route}: a deletion cannot be taken back`)
  await press(undo)
  if (!(await comesTrue(async () => (await cards.count()) === before)))
    fail('board', `${route}: a deleted card does not come back`)
}
