import { expect } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { homeScripts, scriptsOf } from '../page-scripts.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, narrowestPx, open, promptBox, test } from './visit.ts'

test.use({ allowed: /status of 404/ })

for (const language of languages)
  test(`LANG-1 LANG-4 home speaks ${language}, hydrates in silence and fits ${narrowestPx} px`, async ({ quiet: page }) => {
    await page.setViewportSize({ width: narrowestPx, height: 800 })
    await open(page, `/${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await promptBox(page).fill('hello')
    await expect(page.locator('#prompt-count')).toContainText('5')
    await expectNoSidewaysScroll(page)
  })

test('LANG-2 a path without a language goes to the browser’s', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'sv-SE', baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/login?x=1')
  await expect(page).toHaveURL('/sv/login?x=1')
  await context.close()
})

test('LANG-3 an unknown language is taken off and the rest shown in English', async ({ page }) => {
  await page.goto('/fr/login?x=1')
  await expect(page).toHaveURL('/en/login?x=1')
})

test('LANG-5 LANG-6 the switcher keeps path, query and hash and replaces the history entry', async ({ quiet: page }) => {
  await open(page, '/en')
  await open(page, '/en/login?a=b#c')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await expect(page).toHaveURL('/ja/login?a=b#c')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
  await expect(page.getByRole('banner').getByRole('link', { name: '新規登録' })).toHaveAttribute('href', '/ja/signup')
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

test('CHROME-1 the mobile menu opens, closes on Escape and when it led somewhere', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/en')
  const menu = page.locator('#mobile-menu')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/en/login')
  await expect(menu).toBeHidden()
})

test('CHROME-2 an anchor off the home page leads to its section', async ({ quiet: page }) => {
  await open(page, '/sv/login')
  await page.getByRole('banner').getByRole('link', { name: 'Så fungerar det' }).click()
  await expect(page).toHaveURL('/sv#how-it-works')
  await expect(page.getByRole('heading', { name: 'Så fungerar det' })).toBeInViewport()
})

test('CHROME-4 the theme follows the system, then the choice, and is remembered before the first paint', async ({
  quiet: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en', { waitUntil: 'commit' })
  await page.waitForSelector('body', { state: 'attached' })
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(true)
  await open(page, '/en')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(isDark).toBe(false)
  await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(isDark).toBe(true)
  await open(page, '/en')
  expect(await isDark()).toBe(true)
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('smida-theme'))).toBe('dark')
})

test('HOME-2 HOME-4 an example fills the box, the count follows, and start-building carries the trimmed prompt', async ({
  quiet: page,
}) => {
  await open(page, '/en')
  for (const name of ['Todo app', 'Sales dashboard', 'Personal blog']) {
    await page.getByRole('button', { name }).click()
    const filled = await promptBox(page).inputValue()
    expect(filled.length).toBeGreaterThan(20)
    await expect(page.locator('#prompt-count')).toContainText(String(filled.length))
  }
  await promptBox(page).fill('  a guest list & a menu  ')
  await page.getByRole('button', { name: 'Start building' }).click()
  await expect(page).toHaveURL('/en/signup?prompt=a+guest+list+%26+a+menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account') // the address changes before the page
  await expect(page.getByRole('blockquote')).toHaveText('a guest list & a menu')
})

test('HOME-4 an empty box leads to plain sign-up, an over-long description nowhere', async ({ quiet: page }) => {
  await open(page, '/en')
  await promptBox(page).fill('x'.repeat(20_001))
  await page.getByRole('button', { name: 'Start building' }).click()
  await expect(page.getByText('too long by 1 character')).toBeVisible()
  await expect(page).toHaveURL('/en')
  await promptBox(page).fill('   ')
  await page.getByRole('button', { name: 'Start building' }).click()
  await expect(page).toHaveURL('/en/signup')
})

test('HOME-3 the placeholder types while the box is idle and rests while it is in use', async ({ quiet: page }) => {
  await open(page, '/en')
  const placeholder = () => promptBox(page).getAttribute('placeholder')
  await expect.poll(placeholder).toMatch(/^A booking/)
  await promptBox(page).focus()
  expect(await placeholder()).toBe('Describe what you want to build…')
  await promptBox(page).blur()
  await expect.poll(placeholder).toMatch(/^A book/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  await page.waitForTimeout(300)
  expect(await placeholder()).toBe('Describe what you want to build…')
})

test('text typed before the page is alive stays', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await promptBox(page).fill('typed early')
  release()
  await expect(page.locator('#prompt-count')).toContainText('11')
  await expect(promptBox(page)).toHaveValue('typed early')
})

test('SIGNUP-2 SIGNUP-4 every rule has its sentence, and the strength bar its steps', async ({ quiet: page }) => {
  await open(page, '/en/signup')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const strength = page.getByRole('meter', { name: 'Password strength' })
  await expect(strength).toHaveAttribute('aria-valuenow', '0')
  for (const [password, percent] of [
    ['1234', '33'],
    ['1234567', '66'],
    ['12345678', '100'],
  ] as const) {
    await field('Password').fill(password)
    await expect(strength).toHaveAttribute('aria-valuenow', percent)
  }
  await field('Email').fill('nobody')
  await field('Full name').fill('A')
  await field('Password').fill('12345')
  await field('Confirm password').fill('54321')
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const sentence of [
    'Please enter a valid email address',
    'Full Name must be at least 2 characters',
    'Password must be at least 6 characters',
    "The passwords don't match.",
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(field('Email')).toBeFocused()
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('SIGNUP-1 name and e-mail of the query stand in the form', async ({ quiet: page }) => {
  await open(page, '/en/signup?email=ada@example.test&name=Ada%20L')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.test')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada L')
})

test('SIGNUP-5 SIGNUP-8 LOGIN-4 a new account leads into its workspace; the address is then taken', async ({ page }) => {
  const email = `ada-${Date.now()}@example.test`
  const fill = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Full name').fill('Ada Lovelace')
    await page.getByLabel('Password', { exact: true }).fill('glowing-iron-7')
    await page.getByLabel('Confirm password').fill('glowing-iron-7')
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await open(page, '/en/signup')
  await fill()
  await page.waitForURL(/\/!ui/)
  expect(page.url()).not.toContain('atoken')
  await open(page, '/en/signup')
  await fill()
  await expect(page.getByRole('alert')).toContainText('There is already a user registered with that email address.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('LOGIN the password opens the workspace from the site’s host and from the tenant’s own, where its name stands', async ({
  page,
}) => {
  const email = `bo-${Date.now()}@example.test`
  await open(page, '/sv/signup')
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('För- och efternamn').fill('Bo Smed')
  await page.getByLabel('Lösenord', { exact: true }).fill('glowing-iron-7')
  await page.getByLabel('Bekräfta lösenordet').fill('glowing-iron-7')
  await page.getByLabel('Företagsnamn').fill('Bos smedja')
  await page.getByRole('button', { name: 'Skapa konto' }).click()
  await page.waitForURL(/\/!ui/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const { origin } = new URL(page.url())
  for (const loginPage of ['/sv/login?x=1', `${origin}/sv/login?x=1`]) {
    // The workspace on the screen would notice its lost session and lead to the login page by itself.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await open(page, loginPage)
    if (loginPage.startsWith(origin)) await expect(page.getByText('Bos smedja')).toBeVisible()
    await page.getByLabel('E-post').fill(email)
    await page.getByLabel('Lösenord', { exact: true }).fill('glowing-iron-7')
    await page.getByRole('main').getByRole('button', { name: 'Logga in', exact: true }).click()
    await page.waitForURL(`${origin}/!ui?x=1`)
  }
})

test('LOGIN wrong credentials say so and keep what was typed; a spent link shows the form', async ({ page }) => {
  await open(page, '/en/login')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test')
  await open(page, '/en/login?atoken=spent&x=1')
  await expect(page.getByText('The login link has expired')).toBeVisible()
  await expect(page).toHaveURL('/en/login?x=1')
})

for (const path of ['/en/404', '/en/no-such-page', '/en/a/b/c/d', '/a/b/c/d'])
  test(`ROUTE-3 ERR ${path} is the not-found page with status 404`, async ({ quiet: page }) => {
    const response = await open(page, path)
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/en')
    await expect(promptBox(page)).toBeVisible()
  })

test('the skip link leads the keyboard past the header', async ({ quiet: page }) => {
  await open(page, '/en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('the home page carries little', async ({ page }) => {
  const { files, bytes } = await scriptsOf(page, '/en')
  expect(files).toBeGreaterThan(0)
  expect(files).toBeLessThanOrEqual(homeScripts.filesMax)
  expect(bytes).toBeLessThanOrEqual(homeScripts.bytesMax)
})

for (const language of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no accessibility fault, ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const name of ['', '/signup?prompt=A+guest+list', '/login', '/404']) {
        await open(page, `/${language}${name}`)
        await expectNoAxeFault(page, `/${language}${name}`)
      }
    })

test('a connection outlives the minute that proxies in front keep one without a request', async ({ request }) => {
  const { 'keep-alive': kept = '' } = (await request.get('/en')).headers()
  expect(Number(/timeout=(\d+)/.exec(kept)?.[1])).toBeGreaterThan(60)
})
