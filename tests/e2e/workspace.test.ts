import { expect } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import {
  ask,
  expectAccessible,
  goTo,
  insidePreview,
  isDone,
  phone,
  signUp,
  test,
  todoPrompt,
  turn,
  turnTimeoutMs,
  view,
} from './workspace.ts'
import { expectNoSidewaysScroll } from './visit.ts'

test('BUILD-1 BUILD-2 BUILD-3 who signs up with a prompt lands in its project and sees it run; the list knows it', async ({
  quiet: page,
}) => {
  await signUp(page, { prompt: todoPrompt })
  await page.waitForURL(/\/projects\//)
  await expect(turn(page, 1)).toContainText(todoPrompt)
  await isDone(page, 1)
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(turn(page, 1)).toContainText('files changed')

  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page).toHaveURL(/\/!ui$/)
  await expect(page.getByRole('listitem').filter({ hasText: todoPrompt })).toBeVisible()
})

test('BUILD-2 what one could say next stands in the answer, and a click or a key says it', async ({ quiet: page }) => {
  await signUp(page, { prompt: 'orders with customer, amount, status (new, sent) and due date' })
  await isDone(page, 1)
  const offered = turn(page, 1).getByRole('listitem').getByRole('button')
  await expect(offered).toHaveCount(3)
  const wish = await offered.first().innerText()
  await offered.first().click()
  await expect(turn(page, 2)).toContainText(wish)
  await isDone(page, 2)
  // what an earlier answer offered may be done already: only the newest offers
  await expect(offered).toHaveCount(0)
  const next = turn(page, 2).getByRole('listitem').getByRole('button')
  await expect(next.filter({ hasText: wish })).toHaveCount(0)
  await next.first().focus()
  await page.keyboard.press('Enter')
  await expect(turn(page, 3)).toBeVisible()
  await expectAccessible(page, 'an answer with what to say next')
})

test('BUILD-5 an answer leads to the page on which its change is seen, also on a phone', async ({ quiet: page }) => {
  await signUp(page, { prompt: 'clients with name and phone, and invoices with client, amount and due date' })
  await isDone(page, 1)
  await ask(page, 'add a VAT number to clients')
  await isDone(page, 2)
  const address = page.getByRole('textbox', { name: 'Address in the preview' })
  await turn(page, 2).getByRole('button', { name: 'Clients' }).click()
  await expect(insidePreview(page).getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await address.fill('/invoices')
  await address.press('Enter')
  await expect(insidePreview(page).getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await page.setViewportSize(phone)
  await view(page, 'Chat').click()
  await turn(page, 2).getByRole('button', { name: 'Clients' }).press('Enter')
  await expect(insidePreview(page).getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
})

test('BUILD-4 BUILD-6 code is read by keyboard, and restoring a version adds one and brings the preview back', async ({
  quiet: page,
}) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  const first = await insidePreview(page).getByRole('heading', { level: 1 }).innerText()
  await ask(page, 'rename tasks to chores')
  await isDone(page, 2)
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText('Chores')

  await view(page, 'Code').click()
  await expect(page.getByRole('textbox', { name: 'Source of src/App.tsx' })).toContainText('export function App')
  const tree = page.getByRole('tree', { name: 'Files' })
  await tree.getByRole('treeitem', { selected: true }).focus()
  await page.keyboard.press('Home')
  await expect(tree.locator(':focus')).toHaveText('database')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(tree.locator(':focus')).toHaveText('src')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem', { name: 'App.tsx' })).toBeHidden()
  await page.keyboard.press('p')
  await expect(tree.locator(':focus')).toHaveText('package.json')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Source of package.json' })).toContainText('"dependencies"')
  await expectAccessible(page, 'code')

  await view(page, 'History').click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expectAccessible(page, 'restore dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { name: /^Version 3:/ })).toBeVisible()
  await expectAccessible(page, 'history')
  await view(page, 'Preview').click()
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText(first)
})

test('BUILD-6 the newest change is taken back where it was told, and can be had again', async ({ quiet: page }) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(0)
  await ask(page, 'rename tasks to chores')
  await isDone(page, 2)
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText('Chores')
  await turn(page, 2).getByRole('button', { name: 'Undo' }).click()
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText('Tasks')
  await expect(page.getByText('The change was taken back')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expectAccessible(page, 'a change that was taken back')
  // the next wish goes on from what there is
  await ask(page, 'dark mode')
  await isDone(page, 3)
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText('Tasks')
  await turn(page, 2).getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toHaveText('Chores')
})

test('BUILD-10 publish, open the address, change, publish again, take down', async ({ quiet: page }) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  await page.getByRole('button', { name: 'Publish' }).click()
  const popover = page.getByRole('dialog').filter({ hasText: /Publish to the world|Live since/ })
  await expectAccessible(page, 'publish')
  await popover.getByRole('button', { name: 'Publish' }).click()
  const address = popover.getByRole('textbox', { name: 'Public address' })
  await expect(address).toBeVisible({ timeout: turnTimeoutMs })
  await expectAccessible(page, 'published')

  const visitor = await page.context().newPage()
  await visitor.goto(await address.inputValue())
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tasks')

  await page.keyboard.press('Escape')
  await ask(page, 'rename tasks to chores')
  await isDone(page, 2)
  await page.getByRole('button', { name: 'Published' }).click()
  await expect(popover).toContainText('not published yet')
  await popover.getByRole('button', { name: 'Publish changes' }).click()
  await expect(popover).toContainText('is the newest one', { timeout: turnTimeoutMs })
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Chores')

  await popover.getByRole('button', { name: 'Take down' }).click()
  await page.getByRole('dialog', { name: 'Take it down?' }).getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true }).first()).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
})

test('BUILD-13 an error in the running preview is shown and handed to the builder', async ({ page }) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  await expect(insidePreview(page).getByRole('heading', { level: 1 })).toBeVisible()
  const frame = page.frames().find((each) => each.url().includes('.preview.'))
  await frame?.evaluate(() => void setTimeout(() => Promise.reject(new Error('the kettle is empty'))))
  await page.getByText('1 error in the preview').click()
  await page.getByRole('button', { name: 'Fix this' }).click()
  await expect(turn(page, 2)).toContainText('the kettle is empty')
})

test('projects are renamed where they stand and in the list, and deleted after a question', async ({ quiet: page }) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  await page.getByRole('button', { name: /^Rename project/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Errands')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename project Errands' })).toBeFocused()
  await page.getByRole('link', { name: 'All projects' }).click()

  await page.getByRole('button', { name: 'Actions for Errands' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Chores of ours')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Chores of ours' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Chores of ours' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAccessible(page, 'delete dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
  await expectAccessible(page, 'empty list')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`BUILD-7 on a phone every part is one tap away, fits and is accessible (${colorScheme})`, async ({ quiet: page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme })
    await signUp(page, { prompt: todoPrompt })
    await isDone(page, 1)
    for (const name of ['Chat', 'Preview', 'Code', 'History']) {
      await view(page, name).click()
      await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, `${name}, ${colorScheme}`)
    }
    await goTo(page, '/!ui')
    await expect(page.getByRole('link', { name: 'To-do' })).toBeVisible()
    await expectAccessible(page, `list, ${colorScheme}`)
  })

test('the divider moves by keyboard and remembers; the language and theme chosen stay; signing out shuts the door', async ({
  quiet: page,
}) => {
  await signUp(page, { prompt: todoPrompt })
  await isDone(page, 1)
  const divider = page.getByRole('separator')
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  const width = await divider.getAttribute('aria-valuenow')
  const account = page.getByRole('button', { name: /Astrid Lind/ })
  for (const language of languages.toReversed()) {
    await account.click()
    await page.locator(`[role=menuitemradio][lang=${language}]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await account.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(divider).toHaveAttribute('aria-valuenow', width!)

  await account.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en\/login/)
  await goTo(page, '/!ui')
  await expect(page).toHaveURL(/\/en\/login/)
})

test('a project that is not there is said to be missing', async ({ quiet: page }) => {
  await signUp(page)
  await goTo(page, '/!ui/projects/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'This project is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
})
