// What the browser tests of the public site share: a page that must stay silent, and a community to show.
import { expect, test as base, type Page } from '@playwright/test'

/** A page that must stay silent: an error in the console or an exception fails the test. */
export const test = base.extend<{ quiet: Page }>({
  quiet: async ({ page }, use) => {
    const noise: string[] = []
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(String(error)))
    await use(page)
    expect(noise).toEqual([])
  },
})

export const uuid = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab'
export const entry = {
  name: 'Tide table',
  description: 'High and low water at our pier.',
  organizationName: 'Harbour club',
  imageUrl: '',
  category: 'Lifestyle',
  uuid,
}

/** Puts the server's answer in the place of what people here have published, to see the page with and without it. */
export const answerCommunity = (page: Page, data: unknown, status = 200) =>
  page.route('**/api/v1/public/appstore?*', (route) => route.fulfill({ status, json: { data } }))

/** Goes there and waits until the part below the hero is alive. */
export async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await page.locator('#how-it-works').scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#how-it-works') ?? {}).some((key) => key.startsWith('__react')),
  )
}
