// What the browser tests share: a page that must stay silent, and what holds for every page: it wakes up, fits and is accessible.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export const narrowestPx = 320

type Visit = {
  /** An error in the console or an exception fails the test. */
  quiet: Page
  /** What the browser may say by itself, of an answer that is expected: a page of status 404 says so once. */
  allowed: RegExp
}

export const test = base.extend<Visit>({
  allowed: [/^$/, { option: true }],
  quiet: async ({ page, allowed }, use) => {
    const noise: string[] = []
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(String(error)))
    await use(page)
    expect(noise.filter((text) => !allowed.test(text))).toEqual([])
  },
})

/** Goes there and waits until React has taken over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
  return response
}

export const promptBox = (page: Page) => page.locator('textarea[name=prompt]')

export async function expectNoSidewaysScroll(page: Page, where = page.url()) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0)
}

/** Every rule there is, also those that are only good practice. `where` names the page in the fault. */
export async function expectNoAxeFault(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where} ${id} ${target}`))).toEqual([])
}
