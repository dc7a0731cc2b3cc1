// The constants of spec 9 as a person meets them, and the screen that is left when a page breaks.
import { expect } from '@playwright/test'
import { open, test } from './visit.ts'
import { signUp } from './workspace.ts'

const tooltipDelayMs = 700
const skipDelayMs = 300
const offsetPx = 4
const typeaheadMs = 1000

test('UI buttons have their sizes', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/en')
  const small = await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).boundingBox()
  expect(small?.height).toBe(32)
  await page.setViewportSize({ width: 390, height: 800 })
  const icon = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
  expect([icon?.width, icon?.height]).toEqual([40, 40])
  await open(page, '/en/login')
  const large = await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).boundingBox()
  expect(large?.height).toBe(48)
})

test('UI a tooltip waits 700 ms and stands 4 px off its element', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page, { prompt: 'A list of boats with name, length and berth' })
  const download = page.getByRole('link', { name: /download/i })
  await expect(download).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.locator('.z-50', { hasText: /download/i })
  await download.hover()
  await page.clock.runFor(tooltipDelayMs - 50)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toBeVisible()
  const [element, word] = [await download.boundingBox(), await tooltip.boundingBox()]
  const gapPx = word!.y - (element!.y + element!.height)
  expect(Math.abs(gapPx - offsetPx)).toBeLessThanOrEqual(1) // placed on whole pixels
})

test('UI what is typed in a menu counts as one word for 1000 ms', async ({ page }) => {
  await signUp(page, { prompt: 'A list of boats with name, length and berth' })
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByRole('button', { name: /^Actions for / }).click()
  const [rename, remove] = [page.getByRole('menuitem', { name: 'Rename' }), page.getByRole('menuitem', { name: 'Delete' })]
  await expect(remove).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('d')
  await expect(remove).toBeFocused()
  await page.clock.runFor(typeaheadMs - 100)
  await page.keyboard.press('r') // "dr": no entry begins so
  await page.clock.runFor(50)
  await expect(remove).toBeFocused()
  await page.clock.runFor(typeaheadMs + 100)
  await page.keyboard.press('r')
  await expect(rename).toBeFocused()
})

test('UI within 300 ms of one tooltip the next comes at once, later it waits again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page, { prompt: 'A list of boats with name, length and berth' })
  const download = page.getByRole('link', { name: /download/i })
  const access = page.getByRole('button', { name: /who sees/i })
  const tooltip = (text: RegExp) => page.locator('.z-50', { hasText: text })
  await expect(access).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await download.hover()
  await page.clock.runFor(tooltipDelayMs + 50)
  await expect(tooltip(/download/i)).toBeVisible()
  await access.hover()
  await page.clock.runFor(50)
  await expect(tooltip(/who sees/i)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(access).not.toHaveAttribute('data-popup-open')
  // one that still fades opens again at once; the fading takes real time, and the page notices its end in a later task
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return tooltip(/download|who sees/i).count()
    })
    .toBe(0)
  for (let round = 0; round < 2; round++) await page.clock.runFor(skipDelayMs + 200)
  await download.hover()
  await page.clock.runFor(tooltipDelayMs - 100)
  await expect(tooltip(/download/i)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip(/download/i)).toBeVisible()
})

test('ERR a page that breaks says so in a sentence, without a stack, and offers a way out', async ({ page }) => {
  const broken = { name: 'Boats', description: {}, organizationName: '', imageUrl: '', category: '', uuid: 'x' }
  await page.route('**/api/v1/public/appstore?*', (route) => route.fulfill({ json: { data: [broken] } }))
  await open(page, '/en')
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main').locator('p')).toContainText('React error')
  await expect(page.locator('pre')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Smida' })).toHaveAttribute('href', '/')
  await page.unroute('**/api/v1/public/appstore?*')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('textarea[name=prompt]')).toBeVisible()
})
