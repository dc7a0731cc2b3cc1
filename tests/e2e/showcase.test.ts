// A server as somebody starts it for the first time, without settings: its home page shows real projects before anyone made one.
import { expect } from '@playwright/test'
import { shippedProjects } from '#server/community/shipped-projects.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'
import { openWhole } from './community-page.ts'
import { test } from './visit.ts'

/** Eleven builds, on a machine that has other things to do. */
const builtTimeoutMs = 240_000

let server: ServerProcess
test.beforeAll(async () => {
  test.setTimeout(builtTimeoutMs)
  server = await startServerProcess({ SHOWCASE: 'on' })
})
test.afterAll(() => server.stop())

test('HOME-5 HOME-6 HOME-7 a new installation shows real, working projects with their pictures', async ({
  quiet: page,
  request,
}) => {
  test.setTimeout(builtTimeoutMs)
  const shown = async () => {
    const { data } = (await (await request.get(`${server.url}/api/v1/public/appstore`)).json()) as { data: { name: string }[] }
    return data.map(({ name }) => name)
  }
  await expect.poll(shown, { timeout: builtTimeoutMs, intervals: [500] }).toEqual(shippedProjects.map(({ title }) => title))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, `${server.url}/en`)
  const cards = page.locator('#community ul').first().getByRole('button')
  await expect(cards).toHaveCount(shippedProjects.length)
  for (const [at, { title, name }] of shippedProjects.entries()) {
    const card = cards.nth(at)
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img')).toHaveAttribute('src', `/pictures/showcase/${name}.webp`)
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 640)
    await card.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
})
