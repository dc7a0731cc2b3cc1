import { expect, type Page } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, narrowestPx, open, promptBox, test } from './visit.ts'

test.use({ allowed: /status of 404/ })

const landingPath = '/inspiration/health-and-wellness/yoga-class-schedule'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('INSP the index counts, filters by category and searches; a card has at most three tags and the rest as +N', async ({
  quiet: page,
}) => {
  await open(page, '/en/inspiration')
  await expect(page).toHaveTitle(/Inspiration/)
  const total = await cards(page).count()
  expect(total).toBeGreaterThanOrEqual(36)
  await expect(page.getByText(`${total} ideas in 9 categories`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9)
  for (const card of await cards(page).all()) expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(4)
  await expect(cards(page).filter({ hasText: /\+\d/ })).not.toHaveCount(0)

  await page.getByRole('button', { name: 'Hospitality' }).click()
  await expect(page.getByRole('button', { name: 'Hospitality' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Hospitality'])
  await page.getByRole('button', { name: 'All', exact: true }).click()

  await page.getByRole('searchbox', { name: 'Search ideas' }).fill('YOGA')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 idea in 1 category')).toBeVisible()
  await page.getByRole('searchbox').fill('no such idea anywhere')
  await expect(page.getByText('No ideas found matching your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all ideas' }).click()
  await expect(cards(page)).toHaveCount(total)
})

test('INSP view details leads to the idea, the breadcrumb back to its category and to all', async ({ quiet: page }) => {
  await open(page, '/en/inspiration')
  await page.getByRole('searchbox').fill('yoga')
  await page.getByRole('link', { name: 'View details' }).click()
  await expect(page).toHaveURL(`/en${landingPath}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Health and Wellness' }).click()
  await expect(page).toHaveURL('/en/inspiration/health-and-wellness')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and Wellness')
  await expect(page.getByText('4 ideas', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search ideas' }).fill('yoga')
  await expect(cards(page)).toHaveCount(1)
  await trail.getByRole('link', { name: 'All Inspiration' }).click()
  await expect(page).toHaveURL('/en/inspiration')
})

test('INSP what loads says so, and what fails can be tried again', async ({ page }) => {
  await open(page, '/en/inspiration/hospitality')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/content/inspiration/en.json', async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('link', { name: 'All Inspiration' }).click()
  await expect(page.getByText('Loading inspiration...')).toBeVisible()
  release()
  await expect(page.getByRole('alert')).toContainText('The ideas could not be loaded.')
  await page.unroute('**/content/inspiration/en.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/ideas in 9 categories/)).toBeVisible()
})

test('LAND a prompt is picked, used from below, counted and carried to sign-up', async ({ quiet: page }) => {
  await open(page, `/en${landingPath}`)
  const count = page.locator('#prompt-count')
  await expect.poll(() => promptBox(page).getAttribute('placeholder')).toMatch(/^A class sch/)
  const picks = page.locator('form').getByRole('button').filter({ hasNotText: 'Ask AI to build' })
  expect(await picks.count()).toBeLessThanOrEqual(3)
  await picks.first().click()
  const picked = await promptBox(page).inputValue()
  expect(picked.length).toBeGreaterThan(20)
  await expect(count).toContainText(String(picked.length))

  const example = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Use this prompt' }).nth(1)
  const prompt = await example.getByRole('blockquote').innerText()
  await example.getByRole('button').click()
  await expect(promptBox(page)).toHaveValue(prompt)
  await expect(promptBox(page)).toBeFocused()
  await expect(count).toContainText(String(prompt.length))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('button', { name: 'Ask AI to build' }).click()
  await expect(page).toHaveURL(`/en/signup?${new URLSearchParams({ prompt })}`)
})

test('LAND an empty box stands for the idea’s own prompt', async ({ quiet: page }) => {
  await open(page, `/en${landingPath}`)
  await page.getByRole('button', { name: 'Ask AI to build' }).click()
  await expect(page).toHaveURL(/\/en\/signup\?prompt=A\+class\+schedule/)
})

test('LAND every type of section is there; one answer is open at a time', async ({ quiet: page }) => {
  await open(page, `/en${landingPath}`)
  const main = page.getByRole('main')
  for (const heading of await main.getByRole('heading', { level: 2 }).all()) await expect(heading).not.toBeEmpty()
  await expect(main.locator('.markdown')).not.toBeEmpty()
  await expect(main.getByText('Add a price to classes')).toBeVisible()
  await expect(main.getByText('1', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start building' })).toHaveAttribute('href', '/en/signup')
  const questions = main.locator('details')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('LAND the page speaks for itself: title, description, social tags, structured data, without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(`/sv${landingPath}`)
  const { origin } = new URL(page.url())
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
  const title = await page.title()
  expect(await attribute('meta[property="og:title"]', 'content')).toBe(title)
  expect(await attribute('meta[name=description]', 'content')).toBe(
    await attribute('meta[name="twitter:description"]', 'content'),
  )
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${origin}/sv${landingPath}`)
  expect(await attribute('link[hreflang=ja]', 'href')).toBe(`${origin}/ja${landingPath}`)
  expect(await attribute('link[hreflang=x-default]', 'href')).toBe(`${origin}/en${landingPath}`)
  const picture = await page.request.get((await attribute('meta[property="og:image"]', 'content'))!)
  expect(picture.headers()['content-type']).toBe('image/webp')
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
    '@graph': { '@type': string; url?: string; itemListElement?: unknown[]; mainEntity?: unknown[] }[]
  }
  const [trail, webPage, questions] = data['@graph']
  expect([trail!['@type'], webPage!['@type'], questions!['@type']]).toEqual(['BreadcrumbList', 'WebPage', 'FAQPage'])
  expect(trail!.itemListElement).toHaveLength(3)
  expect(webPage!.url).toBe(`${origin}/sv${landingPath}`)
  expect(questions!.mainEntity!.length).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await context.close()
})

test('LAND a page that cannot be loaded leads to the not-found page', async ({ quiet: page }) => {
  await open(page, '/en/inspiration/health-and-wellness')
  await page.route('**/content/landing-pages/**', (route) => route.fulfill({ status: 404, body: 'no' }))
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/en/404')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
})

test('ROUTE-2 an idea and a category are the same page without inspiration in front', async ({ quiet: page }) => {
  for (const path of ['/health-and-wellness/yoga-class-schedule', '/yoga-class-schedule', '/inspiration/yoga-class-schedule']) {
    const response = await open(page, `/en${path}`)
    expect(response!.status()).toBe(200)
    await expect(promptBox(page)).toBeVisible()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/en${landingPath}$`))
  }
  await open(page, '/en/health-and-wellness')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and Wellness')
})

test('ROUTE-3 an unknown idea is the not-found page with status 404, and its way out works', async ({ quiet: page }) => {
  for (const path of ['/en/inspiration/business/nothing', '/ja/nothing/at-all', '/sv/inspiration/nothing']) {
    const response = await open(page, path)
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  }
})

test('ROUTE-5 a new page begins at its top, an anchor where it points, and back where it was left', async ({ quiet: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en/inspiration')
  const link = cards(page).last().getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(promptBox(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click()
  await expect(page).toHaveURL('/en#how-it-works')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('the head follows the visitor: canonical address, languages and card are those of the page on the screen', async ({
  quiet: page,
}) => {
  await open(page, '/en/inspiration')
  const { origin } = new URL(page.url())
  await page.getByRole('link', { name: 'Only Hospitality' }).click()
  await expect(page).toHaveURL('/en/inspiration/hospitality')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${origin}/en/inspiration/hospitality`)
  await expect(canonical).toHaveCount(1)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sv')
  await expect(canonical).toHaveAttribute('href', `${origin}/sv/inspiration/hospitality`)
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'sv_SE')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
})

test('every page is in the sitemap with its own title, description and canonical address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(3 * 36)
  const titles = new Map<string, string>()
  for (const address of addresses) {
    const path = new URL(address).pathname
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
    const language = path.split('/')[1]!
    expect(title, path).toBeTruthy()
    expect(/<meta name="description" content="[^"]{20,}"/.test(html), `${path} describes itself`).toBe(true)
    expect(html.includes(`rel="canonical" href="${address}"`), `${path} is canonical`).toBe(true)
    expect(html.includes('site.invalid'), `${path} knows its site`).toBe(false)
    const before = titles.get(`${language} ${title}`)
    expect(before, `${path} has the title of ${before}`).toBeUndefined()
    titles.set(`${language} ${title}`, path)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await request.get('/llms.txt')).text()).toContain(`/en${landingPath})`)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(new URL(src, baseURL).pathname)).status(), src).toBe(200)
})

for (const language of languages)
  test(`INSP LAND ${language}: quiet, complete pictures, fits ${narrowestPx} px`, async ({ quiet: page }) => {
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await page.setViewportSize({ width: narrowestPx, height: 800 })
    for (const path of ['/inspiration', '/inspiration/hospitality', landingPath]) {
      await open(page, `/${language}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoSidewaysScroll(page)
    }
    expect(failed).toEqual([])
  })

for (const language of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`INSP LAND no accessibility fault, ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of ['/inspiration', '/inspiration/hospitality', landingPath]) {
        await open(page, `/${language}${path}`)
        await expectNoAxeFault(page, `/${language}${path}`)
      }
    })
