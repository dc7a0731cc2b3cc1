import { expect } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { answerCommunity, entry, openWhole } from './community-page.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, test } from './visit.ts'

test('HOME-1 the sections stand in order, in the HTML itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/en')
  await expect(page.locator('h2')).toHaveText([
    'Made here, running now',
    'How it works',
    'Everything a finished thing needs',
    'In their words',
  ])
  await expect(page.locator('#community'), 'no script will fill it').toBeHidden()
  await expect(page.locator('#how-it-works li')).toHaveCount(4)
  await expect(page.locator('#features li')).toHaveCount(9)
  await expect(page.locator('figure blockquote')).toHaveCount(10)
  await expect(page.locator('#features')).toBeVisible()
  await context.close()
})

test('HOME-1 the community comes first, and what is not there yet says so', async ({ quiet: page }) => {
  await answerCommunity(page, [entry])
  await openWhole(page, '/en')
  await expect(page.locator('h2')).toHaveText([
    'Made here, running now',
    'How it works',
    'Everything a finished thing needs',
    'In their words',
  ])
  const coming = page.locator('#features li', { hasText: 'On its way' }).locator('h3')
  await expect(coming).toHaveText(['Your own domain', 'GitHub'])
})

test('HOME-1 who has scrolled a little before the page woke sees the community all the same', async ({ quiet: page }) => {
  await answerCommunity(page, [entry])
  const scrolled = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scrolled.promise
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await page.locator('#how-it-works').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  scrolled.resolve()
  await expect(page.locator('#community')).toContainText(entry.name)
})

test('HOME-2 the figures are those of the server, with a dash where there is none', async ({ quiet: page }) => {
  await page.route('**/api/v1/public/stats', (route) =>
    route.fulfill({ json: { projectsCount: 12_345, medianBuildMs: 1_460, satisfaction: null } }),
  )
  await page.goto('/en')
  const figure = (label: string) => page.locator('dl div', { hasText: label }).locator('dd')
  await expect(figure('projects created')).toHaveText('12,345')
  await expect(figure('median build time')).toHaveText('1.5 sec')
  await expect(figure('user satisfaction')).toContainText('–')
  await expect(figure('user satisfaction')).toContainText('not measured yet')
})

test('HOME-8 ten voices with a drawn avatar each, and buttons that move the row', async ({ quiet: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/en')
  const voices = page.locator('figure', { has: page.locator('blockquote') })
  await expect(voices).toHaveCount(10)
  await expect(voices.first().locator('svg text')).toHaveText('ES')
  const colours = await voices.locator('circle').evaluateAll((discs) => discs.map((disc) => disc.getAttribute('fill')))
  expect(new Set(colours).size).toBeGreaterThan(7)
  const row = page.getByRole('list', { name: 'In their words' })
  await page.getByRole('button', { name: 'Next voices' }).click()
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
})

test('SIGNUP-9 the click id of a visit reaches the data layer with the sign-up, and the way goes on after its callback', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = (event: { eventCallback: () => void }) => {
      localStorage.setItem('seen', JSON.stringify(event))
      setTimeout(event.eventCallback, 50)
      return 1
    }
    Object.assign(window, { dataLayer: Object.assign(layer, { push }) })
  })
  await page.goto('/en?gclid=Cj0-e2e')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('smida-click-id'))).toContain('Cj0-e2e')
  await page.goto('/en/signup')
  const email = `click-${Date.now()}@example.test`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill('Cleo Click')
  await page.getByLabel('Password', { exact: true }).fill('glowing-iron-7')
  await page.getByLabel('Confirm password').fill('glowing-iron-7')
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/!ui/)
  await page.goto('/en/404')
  const seen = JSON.parse((await page.evaluate(() => localStorage.getItem('seen')))!)
  expect(seen).toMatchObject({
    event: 'signup',
    planType: 'free',
    clickId: 'Cj0-e2e',
    user: { email, name: 'Cleo Click' },
    organization: { name: 'Cleo Click' },
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the whole home page: no accessibility fault, nothing wider than 320 px, ${colorScheme}`, async ({ quiet: page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await answerCommunity(page, [entry])
    for (const language of languages) {
      await openWhole(page, `/${language}`)
      await expect(page.locator('#community')).toBeVisible()
      await expectNoAxeFault(page, language)
      await expectNoSidewaysScroll(page)
    }
  })
