// What the browser tests of the community share: an entry of it, an answer with entries, and the home page with all its parts alive.
import type { Page } from '@playwright/test'

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
