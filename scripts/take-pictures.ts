// Takes the pictures of the docs and the site from the running product: `node scripts/take-pictures.ts`. It starts a server of its
// own, signs up a person in each language, has the built-in builder make a project, and looks at it.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { languages, type Language } from '#shared/languages.ts'
import { launchBrowser } from '../tests/bench/browser.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { screenshot } from './screenshot.ts'

const size = { width: 1280, height: 800 }
const settleMs = 1_200
const webpQuality = 82
const prompts: Record<Language, string> = {
  en: 'A sales dashboard with charts, revenue by region and recent orders',
  sv: 'En försäljningsöversikt med diagram, intäkter per region och senaste order',
  ja: 'グラフ、地域別の売上、最近の注文がある売上ダッシュボード',
}

const server = await startServerProcess()
const browser = await launchBrowser()
mkdirSync('docs/pictures', { recursive: true })
mkdirSync('public/pictures', { recursive: true })

for (const language of languages) {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: size, colorScheme: theme, locale: language })
    const page = await build(context, language, prompts[language], `${language}-${theme}`)
    writeFileSync(`public/pictures/workspace-${language}-${theme}.webp`, await screenshot(page, webpQuality))
    if (language === 'en' && theme === 'light') await page.screenshot({ path: 'docs/pictures/workspace.png' })
    await context.close()
  }
}
await browser.close()
await server.stop()

/** Signs up, waits until the first project stands in the preview. */
async function build(context: BrowserContext, language: Language, prompt: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.url}/${language}/signup?prompt=${encodeURIComponent(prompt)}`)
  await page.locator('input[name=email]').fill(`${name}@smedja.example`)
  await page.locator('input[name=name]').fill('Astrid Lind')
  for (const field of ['password', 'password2']) await page.locator(`input[name=${field}]`).fill('anvil-and-ember')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/!ui\/projects\//)
  await page.frameLocator('iframe').locator('h1').first().waitFor()
  await page.locator('[data-turn=done]').waitFor()
  await page.waitForTimeout(settleMs)
  return page
}
