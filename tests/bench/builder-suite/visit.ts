// One project open in a browser: the page, what it complained about and what the checks found.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readySelector } from './words-on-screen.ts'

/** The rows of the quality bar (design of the offline builder, section 10) that are checked here. */
export const checkNames = [
  'built',
  'types and lint',
  'file sizes',
  'console',
  'foreign requests',
  'page shape',
  'axe',
  'phone width',
  'dark mode',
  'form',
  'create',
  'edit',
  'delete',
  'search',
  'empty',
  'life',
  'views',
  'words',
  'change',
  'shop',
  'booking',
  'invoice',
  'survey',
  'talk',
  'website',
  'list',
  'board',
  'blog',
  'game',
  'tool',
] as const
export type CheckName = (typeof checkNames)[number]
export type Failure = { check: CheckName; detail: string }

export type Visit = {
  page: Page
  context: BrowserContext
  origin: string
  failures: Failure[]
  fail(check: CheckName, detail: string): void
  /** bytes of script on the wire until now */
  scriptBytes(): number
}

export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 700 },
}
/** How long one thing on the page may take. Nothing waits on anything but this machine, which may be busy. */
const stepTimeoutMs = 20_000
const settleMs = 1_500
const detailMaxChars = 220

/** Opens a fresh browser profile at the project's origin. The caller closes the context. */
export async function openVisit(browser: Browser, origin: string, language: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: screens.desktop,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: { en: 'en-GB', sv: 'sv-SE', ja: 'ja-JP' }[language] ?? 'en-GB',
  })
  context.setDefaultTimeout(stepTimeoutMs)
  const page = await context.newPage()
  const failures: Failure[] = []
  let bytes = 0
  const fail = (check: CheckName, detail: string) => {
    const text = detail.replaceAll(/\s+/g, ' ').slice(0, detailMaxChars)
    if (!failures.some((each) => each.check === check && each.detail === text)) failures.push({ check, detail: text })
  }
  const place = () => new URL(page.url(), origin).pathname
  page.on('console', (message) => {
    if (message.type() === 'error') fail('console', `${place()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => fail('console', `${place()}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) fail('foreign requests', request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) fail('console', `${response.status()} ${response.url()}`)
    if (response.headers()['content-type']?.includes('javascript')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  // a question of the browser's own, such as confirm(), is answered as a person who means it would
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  return { page, context, origin, failures, fail, scriptBytes: () => bytes }
}

/** Loads a route anew and waits until it shows something. */
export async function load({ page, origin }: Visit, path: string): Promise<void> {
  await page.goto(origin + path)
  await page.locator(readySelector).first().waitFor()
  await settle(page)
}

/** Waits for what moves to stand still; what moves for ever is not waited for. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (limitMs) =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() =>
          Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
        ),
        new Promise((resolve) => setTimeout(resolve, limitMs)),
      ]).then(() => undefined),
    settleMs,
  )
}

/** Text that is really shown in the page's main part; what stands in inputs does not count. */
export const mainText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('main') ?? document.body).innerText)

/** Whether the text of the main part comes to hold `text` within a moment. */
export async function comesToShow(page: Page, text: string, timeoutMs = settleMs): Promise<boolean> {
  return page
    .waitForFunction(
      (wanted) => (document.querySelector('main') ?? document.body).innerText.toLowerCase().includes(wanted),
      text.toLowerCase(),
      { timeout: timeoutMs },
    )
    .then(() => true)
    .catch(() => false)
}
