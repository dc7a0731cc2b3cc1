// The main job, end to end, as a new person does it: describe, sign up, watch it being built, use it, change it, publish it, open
// its public address. Nothing on the way may complain in the console: not the site, not the workspace, not the preview.
import { expect, test, type BrowserContext, type Page } from '@playwright/test'

const firstPreviewTimeoutMs = 30_000

/** Everything any page or frame of the browser complains about. */
function complaints(context: BrowserContext): string[] {
  const heard: string[] = []
  const listen = (page: Page) => {
    page.on('console', (message) => message.type() === 'error' && heard.push(`${message.text()} (${message.location().url})`))
    page.on('pageerror', (error) => heard.push(String(error)))
    page.on('response', (response) => response.status() >= 400 && heard.push(`${response.status()} ${response.url()}`))
  }
  context.on('page', listen)
  return heard
}

test('BUILD-1 BUILD-3 BUILD-5 BUILD-10 SIGNUP-5 describe it and it runs', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const heard = complaints(context)
  const page = await context.newPage()

  await test.step('describe it on the home page', async () => {
    await page.goto(baseURL!)
    await expect(page).toHaveURL(/\/en$/)
    await page.locator('textarea[name=prompt]').fill('A todo app with priorities and due dates')
    await page.getByRole('main').getByRole('button', { name: 'Start building' }).click()
    await expect(page).toHaveURL(/\/en\/signup\?prompt=/)
  })

  await test.step('sign up in one step', async () => {
    await page.locator('input[name=email]').fill(`ada-${Date.now()}@journey.example`)
    await page.locator('input[name=name]').fill('Ada Smith')
    await page.locator('input[name=password]').fill('anvil-and-ember')
    await page.locator('input[name=password2]').fill('anvil-and-ember')
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(/\/!ui\/projects\//)
    expect(new URL(page.url()).search, 'no token stays in the address').toBe('')
  })

  const preview = page.frameLocator('iframe')
  const chat = page.getByRole('log').or(page.getByRole('feed')).or(page.getByRole('main')).first()
  await test.step('watch it being built', async () => {
    await expect(preview.getByRole('heading', { name: 'Tasks' })).toBeVisible({ timeout: firstPreviewTimeoutMs })
    await expect(chat.getByText('Done and checked')).toBeVisible({ timeout: firstPreviewTimeoutMs })
  })

  await test.step('use it', async () => {
    await preview.getByPlaceholder('What needs to be done?').fill('Sharpen the tongs')
    await preview.getByPlaceholder('What needs to be done?').press('Enter')
    await expect(preview.getByRole('button', { name: 'Sharpen the tongs', exact: true })).toBeVisible()
  })

  await test.step('ask for a change, and what was typed in stays', async () => {
    const composer = page.getByRole('textbox', { name: /change|message|prompt/i })
    await composer.fill('rename tasks to chores and make it dark green')
    await composer.press('Enter')
    await expect(preview.getByRole('heading', { name: 'Chores' })).toBeVisible({ timeout: firstPreviewTimeoutMs })
    await expect(preview.getByRole('button', { name: 'Sharpen the tongs', exact: true })).toBeVisible()
    await expect(chat.getByText('Done and checked')).toHaveCount(2, { timeout: firstPreviewTimeoutMs })
  })

  const address = await test.step('publish it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^publish/i }).click()
    const link = dialog.getByRole('link').first()
    await expect(link).toBeVisible({ timeout: firstPreviewTimeoutMs })
    return (await link.getAttribute('href'))!
  })

  await test.step('open its public address', async () => {
    const visitor = await browser.newContext()
    const heardByVisitor = complaints(visitor)
    const published = await visitor.newPage()
    expect((await published.goto(address))!.status()).toBe(200)
    expect(address).toMatch(/^http:\/\/[0-9a-f-]{36}\.apps\.localhost:/)
    await expect(published.getByRole('heading', { name: 'Chores' })).toBeVisible()
    await published.goto(new URL('/some/route/of/its/own', address).href)
    await expect(published.locator('#root *').first()).toBeVisible()
    expect(heardByVisitor).toEqual([])
    await visitor.close()
  })

  await test.step('a reload shows it all again', async () => {
    await page.reload()
    await expect(preview.getByRole('heading', { name: 'Chores' })).toBeVisible({ timeout: firstPreviewTimeoutMs })
    await expect(chat.getByText('Done and checked')).toHaveCount(2)
  })

  expect(heard).toEqual([])
  await context.close()
})

test('a preview opens for its members only, and only inside their workspace', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${baseURL}/en/signup?prompt=${encodeURIComponent('a list of books with title and author')}`)
  await page.locator('input[name=email]').fill(`grace-${Date.now()}@journey.example`)
  await page.locator('input[name=name]').fill('Grace Ek')
  await page.locator('input[name=password]').fill('anvil-and-ember')
  await page.locator('input[name=password2]').fill('anvil-and-ember')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/!ui\/projects\//)
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible({ timeout: firstPreviewTimeoutMs })

  const source = (await page.locator('iframe').getAttribute('src'))!
  const origin = new URL(source).origin
  expect((await request.get(`${origin}/`)).status(), 'without a token').toBe(403)
  expect((await request.get(`${origin}/?smida_token=1.forged`)).status(), 'with a forged one').toBe(403)
  expect((await request.get(`${origin}/__smida/pack.js`)).status()).toBe(403)
  const own = await context.request.get(`${origin}/`)
  expect(own.headers()['content-security-policy']).toBe(`frame-ancestors ${new URL(page.url()).origin}`)
  const cookies = await context.cookies(origin)
  expect(
    cookies.map(({ name }) => name),
    'the session never reaches the preview',
  ).not.toContain('session')
  await context.close()
})
