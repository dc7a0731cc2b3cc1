// What the workspace's browser tests share: a person with a tenant of their own, and the words for what is on the screen.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Language } from '#shared/languages.ts'
import { test as visit } from './visit.ts'

export const todoPrompt = 'A todo app with tasks: title, notes, priority (low, medium, high), due date and done.'
/** A turn of the built-in builder on a busy machine. */
export const turnTimeoutMs = 45_000
export const stopWithinMs = 2_000
/** A second server whose builder is a language model that takes its time, so that something can happen in the middle. */
export const slow = process.env['SMIDA_SLOW_URL']!
export const phone = { width: 390, height: 844 }

/** What is gone or shut is said once. */
export const test = visit.extend({ allowed: /status of 40[14]/ })

let person = 0

/** A new tenant, signed up and in; with a prompt its first project is being built. Ends at `/!ui`. */
export async function signUp(page: Page, options: { prompt?: string; language?: Language; site?: string } = {}): Promise<void> {
  const { prompt = '', language = 'en', site = '' } = options
  const unique = `${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${(person++).toString(36)}`.slice(-15)
  await page.goto(`${site}/${language}/signup`)
  const url = await page.evaluate(
    async ({ unique, prompt, locale }) => {
      const password = 'glowing-iron-7'
      const data = {
        email: `${unique}@example.com`,
        name: 'Astrid Lind',
        password,
        password2: password,
        locale,
        timezone: 'UTC',
        prompt,
        domain: unique,
      }
      const answer = await fetch('/api/v1/tenant/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ command: 'payment', uuid: '', data: { ...data, organizationName: 'Lind & Co' } }),
      })
      if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as { url: string }).url
    },
    { unique, prompt, locale: language },
  )
  await page.goto(url)
  await page.waitForURL(/\/!ui/)
}

/** Goes to a path of the tenant's own host, where the page is already. */
export const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

export const turn = (page: Page, number: number) => page.getByRole('article').nth(number - 1)
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' })
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to show' }).getByRole('button', { name })
export const insidePreview = (page: Page) => page.frameLocator('iframe')

export async function isDone(page: Page, number: number) {
  await expect(turn(page, number)).toHaveAttribute('data-turn', 'done', { timeout: turnTimeoutMs })
}

export async function ask(page: Page, prompt: string) {
  await composer(page).fill(prompt)
  await composer(page).press('Enter')
}

/** From the list: begins a project there and waits until its page is open. */
export async function begin(page: Page, prompt: string) {
  await page.getByRole('textbox', { name: 'Describe what you want to build' }).fill(prompt)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/projects\//)
}

/** What fades in or out has no contrast yet. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

export async function expectAccessible(page: Page, where: string) {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
}
