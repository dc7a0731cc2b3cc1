// The life of a record as a person leads it: made, found again after a reload, changed, searched for, deleted.
import type { Locator, Page } from '@playwright/test'
import { fillForm, saveForm, type Opener, type OpenForm } from './forms.ts'
import { comesToShow, load, mainText, settle, type Visit } from './visit.ts'
import { controlSelector, deleteName, dialogSelector, editName, emptyText, moreName, viewButtons } from './words-on-screen.ts'

const appended = 'kiwi'
const nonsense = 'qqxzzvw'
const shortMs = 500
const goneTimeoutMs = 6_000
/** For an opened item to come; one that is changed in its own row never does. */
const openTimeoutMs = 3_000
const dialogElements = '[role=dialog], [role=alertdialog], dialog[open]'
const itemSelector = 'tr, li, article, [role=row], [role=listitem]'

const searchBox = (page: Page): Locator => page.getByRole('searchbox').filter({ visible: true }).first()
const buttonsOf = (scope: Locator, name: RegExp): Locator =>
  scope.getByRole('button', { name }).or(scope.getByRole('menuitem', { name })).or(scope.getByRole('link', { name })).filter({
    visible: true,
  })

/** Brings the token on the screen: as it stands, else by the search box, else by another view. */
export async function bringUp({ page }: Visit, token: string, waitMs?: number): Promise<boolean> {
  if (await comesToShow(page, token, waitMs)) return true
  const search = searchBox(page)
  if (await search.count()) {
    await search.fill(token)
    if (await comesToShow(page, token, waitMs)) return true
    await search.fill('')
  }
  const views = page.locator(viewButtons).filter({ visible: true })
  for (let index = 0; index < (await views.count()); index++) {
    await views.nth(index).click()
    if (await comesToShow(page, token, shortMs)) return true
  }
  return false
}

/** The whole life of one record; answers whether it went well. When none could be made, nothing more is told of it. */
export async function checkRecord(visit: Visit, opener: Opener, form: OpenForm, token: string): Promise<boolean> {
  const { fail, page } = visit
  const where = `${opener.route} “${opener.name}”`
  await fillForm(form.container, token)
  const refused = await saveForm(page, form, token)
  if (refused) {
    fail('create', `${where}: ${refused}`)
    return false
  }
  if (new URL(page.url()).pathname !== opener.route) await load(visit, opener.route)
  if (!(await bringUp(visit, token))) {
    fail('create', `${where}: what was saved is not shown`)
    return false
  }
  await load(visit, opener.route)
  if (!(await bringUp(visit, token))) {
    fail('create', `${where}: it is gone after a reload`)
    return false
  }
  await checkSearch(visit, where, token)
  const failed = visit.failures.length
  await checkEdit(visit, opener, where, token)
  await checkDelete(visit, opener, where, token)
  return visit.failures.length === failed
}

async function checkSearch({ page, fail }: Visit, where: string, token: string): Promise<void> {
  const search = searchBox(page)
  if (!(await search.count())) return
  await search.fill(nonsense)
  await settle(page)
  const said = emptyText.test(await mainText(page))
  if (!said) fail('search', `${where}: nothing says that nothing was found`)
  await search.fill(token)
  if (!(await comesToShow(page, token))) fail('search', `${where}: the search does not find it`)
}

/** Something that does `name` to the item which shows the token: a button that names both, one in its row, one behind its menu. */
async function actionOn(page: Page, token: string, name: RegExp): Promise<Locator | null> {
  const main = page.locator('body')
  const both = page
    .getByRole('button', { name })
    .and(page.getByRole('button', { name: token }))
    .filter({ visible: true })
  if (await both.count()) return both.first()
  const row = page.locator(itemSelector).filter({ hasText: token, visible: true }).last()
  if (!(await row.count())) return null
  const inRow = buttonsOf(row, name)
  if (await inRow.count()) return inRow.first()
  const menu = buttonsOf(row, moreName)
  if (!(await menu.count())) return null
  await menu.first().click()
  await settle(page)
  const inMenu = buttonsOf(main, name)
  return (await inMenu.count()) ? inMenu.first() : null
}

/** Opens the item itself; answers what opened: a dialog, or the page it led to. */
async function openItem(page: Page, token: string): Promise<Locator> {
  const named = page
    .getByRole('button', { name: token })
    .or(page.getByRole('link', { name: token }))
    // what is pressed or not narrows a list, and opens nothing
    .and(page.locator(':not([aria-pressed])'))
    .filter({ visible: true })
  const target = (await named.count()) ? named.first() : page.locator('main').getByText(token).filter({ visible: true }).first()
  const from = page.url()
  await target.click()
  await page
    .waitForFunction(
      ([selector, was]) =>
        location.href !== was || [...document.querySelectorAll(selector)].some((dialog) => dialog.checkVisibility()),
      [dialogElements, from] as const,
      { timeout: openTimeoutMs },
    )
    .catch(() => {})
  // an address changes before its page
  if (page.url() !== from)
    await page
      .getByRole('heading', { level: 1, name: token })
      .waitFor({ timeout: openTimeoutMs })
      .catch(() => {})
  await settle(page)
  const dialog = page.locator(dialogSelector).last()
  return (await dialog.count()) ? dialog : page.locator('main')
}

/** The control of free text that holds the token, in a dialog if there is one. */
async function controlHolding(page: Page, token: string): Promise<Locator | null> {
  const dialog = page.locator(dialogSelector).last()
  const scope = (await dialog.count()) ? dialog : page.locator('main')
  const controls = scope.locator(controlSelector).filter({ visible: true })
  for (let index = 0; index < (await controls.count()); index++) {
    const control = controls.nth(index)
    const type = await control.getAttribute('type')
    if (type === 'search' || type === 'email' || type === 'url' || type === 'checkbox' || type === 'radio') continue
    if ((await control.inputValue().catch(() => '')).includes(token)) return control
  }
  return null
}

async function checkEdit(visit: Visit, opener: Opener, where: string, token: string): Promise<void> {
  const { page, fail } = visit
  const action = await actionOn(page, token, editName)
  if (action) await action.click()
  else {
    const opened = await openItem(page, token)
    const edit = buttonsOf(opened, editName)
    if (!(await controlHolding(page, token)) && (await edit.count())) await edit.first().click()
  }
  await settle(page)
  const control = await controlHolding(page, token)
  if (!control) return fail('edit', `${where}: nothing opens it for changing`)
  const isDialog = (await page.locator(dialogSelector).count()) > 0
  const container = isDialog ? page.locator(dialogSelector).last() : page.locator('main')
  await control.fill(token + appended)
  const refused = await saveForm(page, { container, kind: isDialog ? 'dialog' : 'page' }, token + appended)
  if (refused) return fail('edit', `${where}: ${refused}`)
  await load(visit, opener.route)
  if (!(await bringUp(visit, token + appended))) fail('edit', `${where}: the change is gone after a reload`)
}

async function checkDelete(visit: Visit, opener: Opener, where: string, token: string): Promise<void> {
  const { page, fail } = visit
  await load(visit, opener.route)
  if (!(await bringUp(visit, token))) return
  let action = await actionOn(page, token, deleteName)
  if (!action) {
    const inside = buttonsOf(await openItem(page, token), deleteName)
    action = (await inside.count()) ? inside.first() : null
  }
  if (!action) return fail('delete', `${where}: nothing deletes it`)
  await action.click()
  await settle(page)
  const confirm = buttonsOf(page.locator(dialogSelector).last(), deleteName)
  if (await confirm.count()) await confirm.last().click()
  const gone = await page
    .waitForFunction((wanted) => !(document.querySelector('main') ?? document.body).innerText.includes(wanted), token, {
      timeout: goneTimeoutMs,
    })
    .then(() => true)
    .catch(() => false)
  if (!gone) return fail('delete', `${where}: it is still shown`)
  await load(visit, opener.route)
  if (await bringUp(visit, token, shortMs)) fail('delete', `${where}: it is back after a reload`)
}
