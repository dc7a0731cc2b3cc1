// The written pages (spec 2.5, 2.7, 2.8 and the about page of 1): what they say, how they open, and what happens when a text is missing.
import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { languages } from '#shared/languages.ts'
import { expectNoAxeFault, narrowestPx, open, test } from './visit.ts'

const documents = ['privacy', 'terms', 'security']
const pages = ['features', 'about', 'careers', ...documents]

/** A document comes a moment after its page. */
async function openWhole(page: Page, path: string) {
  const response = await open(page, path)
  if (documents.some((name) => path.endsWith(name))) await expect(page.locator('.legal-document')).toBeVisible()
  return response
}

/** The main part's elements that reach over an edge of the window, unless they stand in something that scrolls by itself. */
const overEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => !element.closest('.table, [aria-hidden]') && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .filter((element) => !element.classList.contains('sr-only'))
      .map((element) => element.outerHTML.slice(0, 80)),
  )

for (const language of languages)
  for (const name of pages)
    test(`ROUTE-1 LANG-1 /${language}/${name} answers 200, hydrates in silence, fits ${narrowestPx} and 768 px`, async ({
      quiet: page,
    }) => {
      await page.setViewportSize({ width: narrowestPx, height: 800 })
      const response = await openWhole(page, `/${language}/${name}`)
      expect(response!.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await overEdge(page)).toEqual([])
      await page.setViewportSize({ width: 768, height: 800 })
      expect(await overEdge(page)).toEqual([])
    })

test('CHROME-1 CHROME-3 header and footer lead to every page in the language being read', async ({ quiet: page }) => {
  await openWhole(page, '/sv/about')
  const targets = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(
    ['features', 'pricing', 'inspiration', 'about', 'careers', 'privacy', 'terms', 'security'].map((name) => `/sv/${name}`),
  )
  for (const target of targets) expect((await page.request.get(target!)).status(), target!).toBe(200)
  const header = page.getByRole('banner').getByRole('link')
  for (const target of ['/sv#how-it-works', '/sv#features', '/sv/pricing', '/sv/login', '/sv/signup'])
    expect(await header.evaluateAll((links, to) => links.some((link) => link.getAttribute('href') === to), target), target).toBe(
      true,
    )
})

test('FEAT four sections, each reached by its link; what is not built yet is marked', async ({ quiet: page }) => {
  await openWhole(page, '/en/features')
  const sections = ['Core', 'Development', 'Deployment', 'Technology']
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'shortest way' })).toHaveText(
    sections,
  )
  for (const section of sections.toReversed()) {
    await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: section }).click()
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport()
  }
  for (const planned of ['Git hosting', 'Custom domains', 'Hosted backend'])
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: planned }) })).toContainText(
      'Planned',
    )
  await expect(page.getByRole('img', { name: 'The workspace' })).toHaveJSProperty('complete', true)
})

test('ABOUT the note, what it is, eight points of the roadmap, and a letter to the founders', async ({ quiet: page }) => {
  await openWhole(page, '/en/about')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'A note from the founders',
    'What it is',
    'Roadmap',
    'Investors',
  ])
  await expect(page.getByRole('region', { name: 'Roadmap' }).getByRole('heading', { level: 3 })).toHaveText([
    'Background jobs',
    'Queues and workers',
    'API endpoints',
    'Workflows',
    'Backend logic',
    'Data pipelines',
    'Permissions',
    'Infrastructure',
  ])
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=Investing%20in%20Smida$/,
  )
})

test('CAREER four culture cards, how to apply, and six openings with department, type and place', async ({ quiet: page }) => {
  await openWhole(page, '/en/careers')
  await expect(page.getByRole('region', { name: 'How we work' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: /^careers@/ })).toHaveAttribute('href', /^mailto:careers@/)
  const openings = page.locator('main details')
  await expect(openings.locator('summary')).toContainText([
    /Senior AI Engineer.*Engineering.*Full-time.*Remote/,
    /Frontend Engineer.*Engineering.*Full-time.*Remote/,
    /Backend Engineer.*Engineering.*Full-time.*Remote/,
    /Product Manager.*Product.*Full-time.*Remote/,
    /Developer Relations Engineer.*Marketing.*Full-time.*Remote/,
    /Customer Success Manager.*Customer Success.*Full-time.*Remote/,
  ])
})

test('CAREER the accordion opens one at a time, by mouse and keyboard, and can be closed again', async ({ quiet: page }) => {
  await openWhole(page, '/en/careers')
  const openings = page.locator('main details')
  const opened = page.locator('main details[open]')
  await expect(opened).toHaveCount(0)
  await openings.nth(1).locator('summary').click()
  await expect(page.getByRole('heading', { name: 'Key Responsibilities' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  expect(await opened.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
  await openings.nth(3).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(1)
  await expect(opened).toHaveAttribute('id', 'product-manager')
  await page.keyboard.press('Space')
  await expect(opened).toHaveCount(0)
})

for (const [language, subject, greeting] of [
  ['en', 'Application for Frontend Engineer', 'Hello Smida team,'],
  ['sv', 'Ansökan till Frontendutvecklare', 'Hej Smida!'],
  ['ja', 'フロントエンドエンジニアへの応募', 'Smida 採用ご担当者様'],
] as const)
  test(`CAREER applying writes the letter, ${language}`, async ({ quiet: page }) => {
    await openWhole(page, `/${language}/careers`)
    const opening = page.locator('#frontend-engineer')
    await opening.locator('summary').click()
    const letter = new URL((await opening.getByRole('link').getAttribute('href'))!)
    expect(letter.protocol).toBe('mailto:')
    expect(letter.pathname).toBe('careers@smida.example')
    expect(letter.searchParams.get('subject')).toBe(subject)
    const body = letter.searchParams.get('body')!
    expect(body.split('\r\n')[0]).toBe(greeting)
    expect(body).toContain((await opening.getByRole('heading', { level: 3 }).textContent())!)
  })

for (const name of documents)
  test(`LEGAL ${name} shows tables, footnotes, strikethrough, task lists and links out of plain addresses`, async ({
    quiet: page,
  }) => {
    for (const language of languages) {
      await openWhole(page, `/${language}/${name}`)
      const text = page.locator('.legal-document')
      await expect(text).toHaveAttribute('lang', language)
      await expect(text.locator('table tbody tr').first()).toBeVisible()
      await expect(text.locator('del').first()).toBeVisible()
      await expect(text.locator('input[type=checkbox]').first()).toBeDisabled()
      await expect(text.locator('a[href^="http"]').first()).toBeVisible()
      await text.locator('[data-footnote-ref]').first().click()
      await expect(text.locator('.footnotes li').first()).toBeInViewport()
      const titles = await page.locator('main nav a').allTextContents()
      expect(titles.length).toBeGreaterThanOrEqual(4)
      for (const title of titles) await expect(text.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(1)
    }
  })

test('LEGAL the text is loaded when the page is, with placeholders meanwhile, and again when name or language change', async ({
  quiet: page,
}) => {
  const asked: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/content/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await held
    await route.continue()
  })
  await page.goto('/en/privacy')
  await expect(page.getByRole('status')).toHaveText('Loading the text…')
  await expect(page.locator('main .animate-pulse').first()).toBeVisible()
  await expect(page.locator('.legal-document')).toHaveCount(0)
  release()
  await expect(page.locator('.legal-document')).toContainText('Who is responsible')
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.locator('.legal-document')).toContainText('What you make is yours')
  await page.getByRole('banner').getByRole('combobox').selectOption('sv')
  await expect(page.locator('.legal-document')).toContainText('Det du gör är ditt')
  expect(asked).toEqual(['/content/privacy/en.md', '/content/terms/en.md', '/content/terms/sv.md'])
})

for (const failure of ['status', 'network'] as const)
  test(`LEGAL a missing language falls back to English with a warning (${failure})`, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/content/security/ja.md', (route) =>
      failure === 'status' ? route.fulfill({ status: 503 }) : route.abort(),
    )
    await openWhole(page, '/ja/security')
    await expect(page.locator('.legal-document')).toHaveAttribute('lang', 'en')
    await expect(page.locator('.legal-document')).toContainText('Reporting a weakness')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(warnings.join()).toContain(failure === 'status' ? 'HTTP error! status: 503' : 'Failed to fetch')
  })

for (const [name, heading] of [
  ['privacy', 'Error loading privacy policy'],
  ['terms', 'Error loading terms of service'],
  ['security', 'Error loading security information'],
] as const)
  test(`LEGAL ${name}: no text at all is said, and can be tried again`, async ({ page }) => {
    await page.route(`**/content/${name}/*.md`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/en/${name}`)
    await expect(page.getByRole('alert')).toContainText(heading)
    await expect(page.getByRole('alert')).toContainText(`Failed to load ${name} content for both en and English`)
    await page.unroute(`**/content/${name}/*.md`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.legal-document')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('LEGAL readers without scripts get the text with the page', async ({ page, request }) => {
  const html = await (await request.get('/sv/terms')).text()
  await page.setContent(/<noscript>(.*?)<\/noscript>/s.exec(html)![1]!)
  await expect(page.getByRole('heading', { name: 'Det du gör är ditt' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
})

test('LEGAL the documents are served as Markdown in three languages', async ({ request }) => {
  for (const name of documents)
    for (const language of languages) {
      const response = await request.get(`/content/${name}/${language}.md`)
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
      expect(await response.text()).toBe(readFileSync(`public/content/${name}/${language}.md`, 'utf8'))
    }
})

for (const language of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no accessibility fault on the written pages, ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const name of pages) {
        await openWhole(page, `/${language}/${name}`)
        for (const summary of await page.locator('main summary').all()) await summary.click()
        await expectNoAxeFault(page, `/${language}/${name}`)
      }
    })
