// The community's page, what a member does with it in the workspace, and how a publication gets its card.
import { expect, type Page } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { answerCommunity, entry } from './community-page.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, test as siteTest } from './visit.ts'
import { expectAccessible, isDone, phone, signUp, test, todoPrompt } from './workspace.ts'

type Search = { startRow: number; endRow: number; filterModel: { text?: string; category?: string } }

const many = Array.from({ length: 30 }, (_, at) => ({
  ...entry,
  uuid: entry.uuid.slice(0, -2) + String(at + 10),
  name: `Tide table ${at + 1}`,
}))

/** Answers as the server does: rows of those whose name holds the words. */
const answerRows = (page: Page) =>
  page.route('**/api/v1/public/appstore?*', (route) => {
    const search = JSON.parse(new URL(route.request().url()).searchParams.get('search')!) as Search
    const { text = '', category = 'Lifestyle' } = search.filterModel
    const found = category === 'Lifestyle' ? many.filter(({ name }) => name.includes(text)) : []
    return route.fulfill({ json: { data: found.slice(search.startRow, search.endRow) } })
  })

siteTest(
  'HOME-7 the community’s page: twelve at a time, found by words and category, said when there is none',
  async ({ quiet: page }) => {
    await answerRows(page)
    await page.goto('/en/community')
    const cards = page.getByRole('main').locator('ul').getByRole('button')
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(24)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(30)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search projects' }).fill('table 2')
    await expect(cards).toHaveCount(11)
    // by keyboard: the page has just become shorter, and may still move under a pointer
    await page.getByRole('button', { name: 'Health', exact: true }).press('Enter')
    await expect(page.getByText('No project matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all projects' }).click()
    await expect(cards).toHaveCount(30)

    await page.unroute('**/api/v1/public/appstore?*')
    await answerCommunity(page, [])
    await page.reload()
    await expect(page.getByText('Nothing is shown here yet')).toBeVisible()
  },
)

siteTest('HOME-7 a failure on the community’s page is told, and may be tried again', async ({ page }) => {
  await answerCommunity(page, null, 400)
  await page.goto('/en/community')
  await expect(page.getByRole('alert')).toContainText('The projects could not be loaded.')
  await page.unroute('**/api/v1/public/appstore?*')
  await answerRows(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /Tide table 1 / })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  siteTest(
    `the community’s page has no accessibility fault and is not wider than 320 px, ${colorScheme}`,
    async ({ quiet: page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 800 })
      await answerRows(page)
      for (const language of languages) {
        await page.goto(`/${language}/community`)
        await expect(page.getByRole('button', { name: /Tide table 1 / })).toBeVisible()
        await expectNoAxeFault(page, language)
        await expectNoSidewaysScroll(page)
      }
    },
  )

/** From signing up to a copy of what was published. */
const longWayMs = 180_000

const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('HOME-5 HOME-6 BUILD-14 a publication goes into the community with words and a picture, and a member starts from a copy of it', async ({
  quiet: page,
}) => {
  test.setTimeout(longWayMs)
  await signUp(page, { prompt: todoPrompt })
  await page.waitForURL(/\/projects\//)
  await isDone(page, 1)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click()
  const show = page.getByRole('checkbox', { name: 'Show in the community' })
  await expect(show).toBeVisible({ timeout: 30_000 })
  await expect(show).not.toBeChecked()
  await show.click()
  await expect(show).toBeChecked()
  const words = `Tasks of our boat club ${Date.now()}`
  await page.getByRole('textbox', { name: 'Short description' }).fill(words)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Lifestyle')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()

  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('not a picture that can be read')
  await file.setInputFiles({ name: 'boats.png', mimeType: 'image/png', buffer: pixelPng })
  const picture = page.getByRole('img', { name: 'The picture on the card' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, 'publish popover')
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(picture).toHaveCount(0)
  await file.setInputFiles({ name: 'boats.png', mimeType: 'image/png', buffer: pixelPng })
  await expect(picture).toHaveAttribute('src', first!)

  const desktop = page.viewportSize()!
  await page.goto(new URL('/!ui/templates', page.url()).href)
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(words)
  const card = page.getByRole('main').locator('ul').getByRole('button')
  await expect(card).toHaveCount(1)
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await page.setViewportSize(phone)
  await expectAccessible(page, 'templates')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(desktop)
  await card.click()
  const dialog = page.getByRole('dialog')
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Use as template' }).click()
  await page.waitForURL(/\/projects\//)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('This is your own copy.')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible()
})
