import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { answerCommunity, entry, openWhole, uuid } from './community-page.ts'
import { expectNoAxeFault, test } from './visit.ts'

/** Three pauses of 1, 2 and 4 seconds, and a slow machine. */
const retriesTimeoutMs = 30_000

/** From a maker's sign-up to a visitor's copy. */
const longWayMs = 180_000

/** A new tenant with a project that is published and shown; the id of its publication. */
async function showProject(page: Page, request: APIRequestContext, origin: string): Promise<string> {
  const name = `maker-${Date.now()}`
  const data = { email: `${name}@example.test`, name: 'Mia Maker', password: 'anvil-and-ember', password2: 'anvil-and-ember' }
  const prompt = 'A list of boats with name, length and berth'
  const signup = await request.post('/api/v1/tenant/signup', {
    headers: { origin },
    data: { command: 'payment', data: { ...data, organizationName: 'Boat house', prompt } },
  })
  await page.goto(((await signup.json()) as { url: string }).url)
  await page.waitForURL(/\/!ui/)
  const own = { origin: new URL(page.url()).origin }
  const projects = (await (await page.request.get(`${own.origin}/api/v1/projects`)).json()) as { items: { id: string }[] }
  const project = `${own.origin}/api/v1/projects/${projects.items[0]!.id}`
  await expect(async () => {
    const { project: now } = (await (await page.request.get(project)).json()) as { project: { turn: { state: string } } }
    expect(now.turn.state).toBe('done')
  }).toPass()
  const published = await page.request.post(`${project}/publication`, { headers: own, data: {} })
  expect(published.status()).toBe(201)
  const shown = await page.request.patch(`${project}/publication`, {
    headers: own,
    data: { public: true, description: 'Every boat and where it lies.', category: 'Lifestyle' },
  })
  expect(shown.status()).toBe(200)
  return new URL(((await shown.json()) as { url: string }).url).hostname.split('.')[0]!
}

test('HOME-5 rows 0 to 12 are asked for and stand there twice, the copy out of reach; nothing to show hides the section', async ({
  quiet: page,
}) => {
  const asked = page.waitForRequest('**/api/v1/public/appstore?*')
  await answerCommunity(page, [entry, { ...entry, uuid: uuid.replace('6f', '7a'), name: 'Rota' }])
  await openWhole(page, '/en')
  const search = new URL((await asked).url()).searchParams.get('search')
  expect(JSON.parse(search!)).toEqual({ startRow: 0, endRow: 12, filterModel: {} })
  const lists = page.locator('#community ul')
  await expect(lists).toHaveCount(2)
  await expect(lists.first().getByRole('button')).toHaveCount(2)
  await expect(lists.last()).toHaveAttribute('aria-hidden', 'true')
  await expect(lists.last()).toHaveAttribute('inert', '')
  await expect(page.getByRole('button', { name: /Tide table/ })).toHaveCount(1)

  const moving = () =>
    page
      .locator('#community ul')
      .first()
      .evaluate((list) => getComputedStyle(list.parentElement!).animationPlayState)
  expect(await moving()).toBe('running')
  await page.getByRole('button', { name: 'Pause the moving row' }).click()
  await page.mouse.move(0, 0)
  expect(await moving()).toBe('paused')

  await page.unroute('**/api/v1/public/appstore?*')
  await answerCommunity(page, [])
  await openWhole(page, '/en')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#community')).toHaveCount(0)
})

test('HOME-5 what is below stays where it is when the community comes', async ({ quiet: page }) => {
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/public/appstore?*', async (route) => {
    await answer.promise
    await route.fulfill({ json: { data: [entry] } })
  })
  for (const width of [390, 1280]) {
    answer = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 800 })
    await openWhole(page, '/en')
    const place = () => page.locator('#how-it-works').evaluate((section) => section.getBoundingClientRect().top + scrollY)
    await expect(page.locator('#community output')).toBeVisible()
    const before = await place()
    answer.resolve()
    await expect(page.getByRole('button', { name: /Tide table/ })).toBeVisible()
    expect(Math.abs((await place()) - before)).toBeLessThan(40)
  }
})

test('HOME-5 a failure is asked again three times, then logged once, nobody is told, and the six built-in ideas stand there', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const asked: number[] = []
  page.on('request', (request) => request.url().includes('/public/appstore') && asked.push(Date.now()))
  await answerCommunity(page, null, 500)
  await openWhole(page, '/en')
  const cards = page.locator('#community ul').first().getByRole('button')
  await expect(cards).toHaveCount(6, { timeout: retriesTimeoutMs })
  expect(asked.length).toBe(4)
  for (const [at, pauseMs] of [1_000, 2_000, 4_000].entries())
    expect(asked[at + 1]! - asked[at]!).toBeGreaterThanOrEqual(pauseMs - 50)
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/inspiration')
  for (const [at, category] of ['Productivity', 'Lifestyle', 'Food & Drink', 'Health', 'Education', 'Finance'].entries())
    await expect(cards.nth(at)).toContainText(category)
  expect(logged.filter((text) => text.includes('The community could not be loaded.')).length).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('HOME-6 a card has picture, words and initial; a broken image becomes a drawing, no organisation a question mark', async ({
  page,
}) => {
  await answerCommunity(page, [
    { ...entry, imageUrl: '/no-such-picture.png' },
    { ...entry, uuid: uuid.replace('6f', '7a'), organizationName: '', name: 'Nobody’s' },
  ])
  await openWhole(page, '/en')
  const card = page.getByRole('button', { name: /Tide table/ })
  for (const text of [entry.name, entry.description, 'Lifestyle', 'Harbour club']) await expect(card).toContainText(text)
  await expect(card.locator('svg text')).toHaveText('H')
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Nobody/ }).locator('svg text')).toHaveText('?')
})

test('HOME-7 SIGNUP-6 a card opens the running publication in a sandboxed frame; as a template it becomes a copy', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(longWayMs)
  const context = await browser.newContext({ baseURL: baseURL! })
  const id = await showProject(await context.newPage(), context.request, baseURL!)
  await context.close()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/en')
  await page
    .locator('#community ul')
    .first()
    .getByRole('button', { name: /Boat house/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  await expect(frame).toHaveAttribute('src', new RegExp(`//${id}\\.apps\\.`))
  await expect(page.frameLocator('iframe').locator('#root > *').first()).toBeVisible()
  await expectNoAxeFault(page, 'preview')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page
    .locator('#community ul')
    .first()
    .getByRole('button', { name: /Boat house/ })
    .first()
    .click()
  await page.evaluate(() =>
    addEventListener('remix-app', (event) => {
      document.documentElement.dataset['remixed'] = (event as CustomEvent<{ appId: string }>).detail.appId
    }),
  )
  await dialog.getByRole('button', { name: 'Use as template' }).click()
  await expect(page).toHaveURL(`/en/signup?prompt=${id}`)
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.dataset['remixed'])).toBe(id)

  await page.getByLabel('Email').fill(`copy-${Date.now()}@example.test`)
  await page.getByLabel('Full name').fill('Remy Copy')
  await page.getByLabel('Password', { exact: true }).fill('glowing-iron-7')
  await page.getByLabel('Confirm password').fill('glowing-iron-7')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Create account/ })
    .click()
  await page.waitForURL(/\/!ui/)
  const { items } = (await (await page.request.get(`${new URL(page.url()).origin}/api/v1/projects`)).json()) as {
    items: { snapshotId?: string; turn?: unknown }[]
  }
  expect(items.map(({ snapshotId, turn }) => [typeof snapshotId, turn])).toEqual([['string', undefined]])
})

test('HOME-7 view all leads from the row and from the dialog to the page of all projects', async ({ quiet: page }) => {
  await answerCommunity(page, [entry])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/en')
  await page.route(`**://${uuid}.apps.*/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Tides</h1>' }))
  await expect(page.locator('#community').getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/community')
  await page.getByRole('button', { name: /Tide table/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { name: 'What people have made' })).toBeVisible()
  await expect(page).toHaveURL('/en/community')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Tide table/ })).toBeVisible()
})
