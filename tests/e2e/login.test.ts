// The login page in every mode, as people meet it (LOGIN): by keyboard, by mail, known again, in a popup, embedded, led elsewhere.
import { expect, type Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { languages } from '#shared/languages.ts'
import { expectNoSidewaysScroll, narrowestPx, open } from './visit.ts'
import { expectAccessible, goTo, signUp, test } from './workspace.ts'

const password = 'glowing-iron-7'
const tabsMax = 40

type Person = { email: string; origin: string }

/** Signs up a new person and forgets the session; what the browser is known by stays. Ends on an empty page. */
async function newPerson(page: Page): Promise<Person> {
  await signUp(page)
  const email = await page.evaluate(async () => {
    const me = (await (await fetch('/api/v1/me')).json()) as { user: { email: string } }
    return me.user.email
  })
  const { origin } = new URL(page.url())
  // The workspace on the screen would notice its lost session and leave by itself.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'session' })
  return { email, origin }
}

const forgetAll = (page: Page) => page.context().clearCookies()
const inForm = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** As a known user, once the page has found out who that is. */
async function typePassword(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Astrid' })).toBeVisible()
  await passwordField(page).fill(password)
}

async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)) return
  }
  throw new Error(`no way to ${name} by keyboard`)
}

/** The newest link of that kind in a mail to the person. */
async function linkTo(email: string, mark: string): Promise<string> {
  const folder = process.env['SMIDA_OUTBOX']!
  let link = ''
  await expect(async () => {
    const names = (await readdir(folder)).toSorted()
    const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
    const letter = letters.findLast(({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(mark))
    link = letter!.text!.match(/http\S+/g)!.find((one) => one.includes(mark))!
  }).toPass({ timeout: 20_000 })
  return link
}

test('LOGIN-2 by keyboard alone: a wrong password is said, the right one opens the workspace', async ({ page }) => {
  const { email, origin } = await newPerson(page)
  await forgetAll(page)
  await open(page, `${origin}/en/login`)
  await tabTo(page, 'email')
  await page.keyboard.type(email)
  await tabTo(page, 'password')
  await page.keyboard.type('not-this-one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right.')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/!ui`)
})

test('LOGIN-6 the mail’s link sets a new password, once, and its token leaves the address', async ({ page }) => {
  const { email, origin } = await newPerson(page)
  await forgetAll(page)
  await open(page, `${origin}/en/login`)
  await page.getByLabel('Email').fill(email)
  await inForm(page, 'Forgot your password?').press('Enter')
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A message has been sent to you by email with instructions to reset your password.')).toBeVisible()

  const link = await linkTo(email, 'reset=')
  expect(new URL(link).origin).toBe(origin)
  const setPassword = async (value: string) => {
    await open(page, link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(page).toHaveURL(`${origin}/en/login`)
    await page.getByLabel('New password', { exact: true }).fill(value)
    await page.getByLabel('Confirm new password').fill(value)
    await page.keyboard.press('Enter')
  }
  await setPassword('abc123')
  await expect(page.getByRole('alert')).toContainText('Please select a stronger password.')
  await setPassword('a-heron-over-the-slag-heap')
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type('a-heron-over-the-slag-heap')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/!ui`)

  await page.goto('about:blank')
  await forgetAll(page)
  await setPassword('another-heron-over-it')
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.')
  await inForm(page, 'Ask for a new link').click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
})

test('LOGIN-3 a known user is greeted, needs the password only, and may say that it is not them', async ({ quiet: page }) => {
  const { email, origin } = await newPerson(page)
  await open(page, `${origin}/en/login`)
  await typePassword(page)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  expect(await page.evaluate(() => document.cookie), 'nothing for scripts').toBe('')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/!ui`)

  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'session' })
  await open(page, `${origin}/en/login`)
  await inForm(page, 'Not Astrid? Click here').click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(async () => (await page.context().cookies(origin)).length).toBe(0)
  await open(page, `${origin}/en/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})

test('LOGIN who is signed in is not asked again; a lost session leads back to where it was lost', async ({ page }) => {
  const { origin } = await newPerson(page)
  await page.goto(`${origin}/!ui/account?x=1`)
  await typePassword(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/!ui/account?x=1`)
  await page.goto(`${origin}/en/login?y=2`)
  await page.waitForURL(`${origin}/!ui?y=2`)
})

test('LOGIN-8 a popup tells the page that opened it and closes; without one it goes on by itself', async ({ page }) => {
  const { origin } = await newPerson(page)
  await open(page, `${origin}/en/login`)
  const opened = page.waitForEvent('popup')
  const told = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener('message', ({ origin: from, data }) => resolve({ from, data }), { once: true })
        window.open('/en/login?display=popup')
      }),
  )
  const popup = await opened
  await typePassword(popup)
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
  expect(await told).toEqual({ from: origin, data: { type: 'smida-login', url: `${origin}/!ui?display=popup` } })

  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'session' })
  await open(page, `${origin}/en/login?display=popup`)
  await typePassword(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/!ui?display=popup`)
})

test('LOGIN-8 embedded shows the form alone and is told to the server, with the time zone', async ({ page }) => {
  const { origin } = await newPerson(page)
  await open(page, `${origin}/en/login`)
  await expect(page.getByRole('banner')).toBeVisible()
  await open(page, `${origin}/en/login?embedded`)
  await expect(page.getByRole('banner'), 'the form stands alone').toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await typePassword(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/user/session'))
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ embedded: true, timezone: expect.any(String) })
  await page.waitForURL(/\/!ui/)
})

test('LOGIN-8 proving again who one is: through single sign-on, or without it', async ({ page }) => {
  await open(page, '/en/login?reauth=sso')
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await inForm(page, 'Log in with SSO').click()
  await expect(page.getByRole('alert')).toHaveText('SSO reauthentication requires organization UUID')
  await inForm(page, 'Log in without SSO').click()
  await expect(page.getByText('Before you go on, please log in again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  const organization = '00000000-0000-4000-8000-000000000000'
  await open(page, `/en/login?reauth=sso&org=${organization}&x=1`)
  const left = page.waitForRequest((request) => request.url().includes('/!saml/login/'))
  await inForm(page, 'Log in with SSO').click()
  const target = new URL((await left).url())
  expect(target.pathname).toBe(`/!saml/login/${organization}`)
  expect(new URL(target.searchParams.get('return')!).pathname).toBe('/en/login')
})

test('LOGIN-7 single sign-on asks for the work address, says when nobody has it, and begins at once when told to', async ({
  page,
}) => {
  const { origin } = await newPerson(page)
  await forgetAll(page)
  await open(page, '/en/login')
  await inForm(page, 'Log in with SSO').click()
  await expect(page.getByLabel('Work email')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.keyboard.type('somebody@nowhere.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('No organization has set up SSO for this address.')
  await inForm(page, 'Log in without SSO').click()
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()

  const left = page.waitForRequest((request) => request.url().startsWith(`${origin}/!saml/login/`))
  await page.goto(`${origin}/en/login?sso=1`)
  expect(new URL((await left).url()).searchParams.get('return')).toBe(`${origin}/en/login`)
})

test('sessions are shown on the account page and ended there', async ({ page, browser }) => {
  const { email, origin } = await newPerson(page)
  const other = await browser.newContext()
  for (const each of [page, await other.newPage()]) {
    await open(each, `${origin}/en/login`)
    if (each === page) await typePassword(each)
    else {
      await each.getByLabel('Email').fill(email)
      await passwordField(each).fill(password)
    }
    await each.keyboard.press('Enter')
    await each.waitForURL(/\/!ui/)
  }
  await goTo(page, '/!ui/account')
  const section = page.getByRole('region', { name: 'Sessions' })
  await expect(section.getByText('This session')).toHaveCount(1)
  await expectAccessible(page, 'sessions')
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  const [elsewhere] = other.pages()
  await elsewhere!.goto(`${origin}/!ui`)
  await elsewhere!.waitForURL(/\/en\/login\?return=/)
  await other.close()
})

for (const language of languages)
  test(`LOGIN-1 every mode is accessible and fits ${narrowestPx} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: narrowestPx, height: 800 })
    const look = async (where: string) => {
      await expectAccessible(page, `${language} ${where}`)
      await expectNoSidewaysScroll(page, where)
    }
    const heading = page.getByRole('heading', { level: 1 })
    await open(page, `/${language}/login`)
    const title = await heading.textContent()
    await look('login')
    for (const query of ['reauth', 'reauth=sso', 'sso', 'reset=token']) {
      await open(page, `/${language}/login?${query}`)
      await expect(heading).not.toHaveText(title!)
      await look(query)
    }
    await open(page, `/${language}/login`)
    await page.locator('form button[type=button]').last().click()
    await expect(heading).not.toHaveText(title!)
    await look('recover')
  })
