// Signing up as people do it: by keyboard, in one step and in two, with Google, by an operator's key; then the letter that proves the
// address, and a further organisation. `slow` is the server whose sign-up has two steps.
import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { mailedLink } from './mailed-link.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, narrowestPx, open, test as visit } from './visit.ts'
import { phone, signUp, slow } from './workspace.ts'

/** What was refused is said once by the browser. */
const test = visit.extend({ allowed: /status of (?:40[049]|429)/ })
const wayTimeoutMs = 30_000
// Each of these goes the whole way, with passwords hashed and projects begun.
test.describe.configure({ timeout: 150_000 })

const unique = () =>
  `${process.pid.toString(36)}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.slice(-12)
const field = (page: Page, name: string) => page.locator(`form:visible input[name=${name}]`)
const step = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Types into one field after another, as they follow each other under the Tab key; a password has its eye between. */
async function typeInOrder(page: Page, first: string, texts: string[]) {
  await field(page, first).focus()
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    while (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

test('SIGNUP-2 SIGNUP-3 SIGNUP-4 one step by keyboard alone, every mistake told at its field', async ({ quiet: page }) => {
  await open(page, '/en/signup')
  await expect(step(page, 'Step 1 of 1')).toBeVisible()
  await field(page, 'email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Full Name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  const bar = page.getByRole('meter', { name: 'Password strength' })
  for (const [typed, value] of [
    ['', 0],
    ['abcd', 33],
    ['abcde12', 66],
    ['abcde123', 100],
  ] as const) {
    await field(page, 'password').fill(typed)
    await expect(bar).toHaveAttribute('aria-valuenow', String(value))
  }
  await field(page, 'password').fill('')
  await expectNoAxeFault(page, 'sign-up with mistakes')
  await typeInOrder(page, 'email', [`ida-${unique()}@keys.example`, 'Ida Ek', 'abc123', 'abc124', 'Eks smedja'])
  await page.keyboard.press('Enter')
  await expect(page.getByText("The passwords don't match.")).toBeVisible()
  await field(page, 'password2').fill('abc123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a stronger password.')).toBeVisible()
  await expect(field(page, 'password')).toBeFocused()
  for (const name of ['password', 'password2']) await field(page, name).fill('anvil-and-ember')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/!ui/, { timeout: wayTimeoutMs })
  await expect(page.getByRole('heading', { name: /Ida/ })).toBeVisible({ timeout: wayTimeoutMs })
})

test('SIGNUP-2 SIGNUP-5 two steps by keyboard alone: back loses nothing, a taken domain is told at its field', async ({
  quiet: page,
}) => {
  const { plans } = await (await page.request.get(`${slow}/api/v1/pricing`)).json()
  await page.setViewportSize(phone)
  await open(page, `${slow}/en/signup?prompt=A+shop&plan=${plans[0].uuid}`)
  await expect(page.getByText('Nothing is charged now.')).toBeVisible()
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await expect(field(page, 'organizationName')).toHaveCount(0)
  const name = unique()
  await typeInOrder(page, 'email', [`lena-${name}@keys.example`, 'Lena Ek', 'abc123', 'abc123'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a stronger password.')).toBeVisible()
  for (const one of ['password', 'password2']) await field(page, one).fill('anvil-and-ember')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Step 2 of 2')).toBeVisible()
  await expect(field(page, 'organizationName')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Company name is required')).toBeVisible()
  await expect(page.getByText('Domain is required')).toBeVisible()
  await field(page, 'organizationName').focus()
  await page.keyboard.type('Eks Stall & Söner')
  await expect(field(page, 'domain')).toHaveValue('eks-stall-soner')
  await expectNoAxeFault(page, 'second step')
  await expectNoSidewaysScroll(page)
  await field(page, 'domain').fill('www')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This domain is already taken.')).toBeVisible()
  await expect(field(page, 'domain')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'password2')).toHaveValue('anvil-and-ember')
  await page.goForward()
  await expect(step(page, 'Step 2 of 2')).toBeVisible()
  await expect(field(page, 'organizationName')).toHaveValue('Eks Stall & Söner')
  await field(page, 'domain').fill(`l${name}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/!ui\/projects\//, { timeout: wayTimeoutMs })
  expect(new URL(page.url()).host).toMatch(new RegExp(`^l${name}\\.`))

  await open(page, `${slow}/en/signup`)
  await expect(step(page, 'Step 1 of 2')).toBeVisible()
  await typeInOrder(page, 'email', [`LENA-${name}@keys.example`, 'Lena Ek', 'anvil-and-ember', 'anvil-and-ember'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is already a user registered with that email address.')).toBeVisible()
})

test('SIGNUP-10 quick sign-up with Google: only the organisation is asked for, and its address counts as proved', async ({
  quiet: page,
}) => {
  await open(page, `${slow}/en/signup`)
  await page.context().addCookies([{ name: 'person', value: 'gina', url: 'http://127.0.0.1' }])
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(step(page, 'Step 2 of 2')).toBeVisible({ timeout: wayTimeoutMs })
  expect(new URL(page.url()).search, 'no token stays in the address').toBe('')
  await expect(field(page, 'password')).toHaveCount(0)
  await field(page, 'organizationName').fill('Ginas glas')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/\/ginas-glas\..*\/!ui/, { timeout: wayTimeoutMs })
  await expect(page.getByRole('heading', { name: /Gina/ })).toBeVisible({ timeout: wayTimeoutMs })
  const { items } = await (await page.request.get(`${slow}/api/v1/outbox`)).json()
  expect(items.filter(({ to }: { to: string }) => to === 'gina@glass.example')).toEqual([])
})

test('SIGNUP-1 SIGNUP-7 the query and an operator’s key fill the form', async ({ quiet: page, baseURL }) => {
  await open(page, '/en/signup?email=query@keys.example&name=Quentin')
  await expect(field(page, 'email')).toHaveValue('query@keys.example')
  await expect(field(page, 'name')).toHaveValue('Quentin')
  const env = { ...process.env, DATA_DIR: process.env['SMIDA_DATA_DIR'], BASE_URL: baseURL, PORT: new URL(baseURL!).port }
  const args = ['scripts/signup-key.ts', '--email', `key-${unique()}@keys.example`, '--name', 'Kim Ek', '--company', 'Kims kiosk']
  const link = execFileSync('node_modules/.bin/node', args, { env, encoding: 'utf8' }).trim()
  await open(page, link)
  await expect(field(page, 'name')).toHaveValue('Kim Ek')
  await expect(field(page, 'organizationName')).toHaveValue('Kims kiosk')
  await expect(field(page, 'password')).toHaveValue('')
  for (const name of ['password', 'password2']) await field(page, name).fill('anvil-and-ember')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/!ui/, { timeout: wayTimeoutMs })
  expect((await page.request.get(link.replace(/\/en\/signup\?key=/, '/api/v1/user/key/'))).status()).toBe(404)
})

test('SIGNUP-5 the letter lies in the outbox, its button proves the address once', async ({ quiet: page, baseURL }) => {
  await signUp(page)
  const { user } = await (await page.request.get(new URL('/api/v1/me', page.url()).href)).json()
  const link = await mailedLink(page, user.email)
  const account = new URL('/!ui/account', page.url()).href
  await page.goto(account)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Too many requests. Please wait a moment.').first()).toBeVisible()
  await open(page, `${baseURL}/!outbox`)
  await page.getByRole('button', { name: new RegExp(user.email) }).click()
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).click()
  const proof = await opened
  await expect(proof.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible({ timeout: wayTimeoutMs })
  await expect(proof).toHaveURL(`${baseURL}/!email-proof`)
  await proof.getByRole('button', { name: 'Yes, it is mine' }).press('Enter')
  await expect(proof.getByText(`${user.email} is confirmed.`)).toBeVisible()
  await expectNoAxeFault(proof, 'proved')
  await proof.close()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(page.getByRole('link', { name: link })).toBeVisible()
  await page.goto(account)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible({ timeout: wayTimeoutMs })
})

test('ROUTE-4 a further organisation: founded from the menu, switched between, reached from the site', async ({
  quiet: page,
  browser,
  baseURL,
}) => {
  await signUp(page)
  const first = new URL(page.url()).host
  const second = unique()
  await page.getByRole('button', { name: /^Account of/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'New organization' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Create another organization' })).toBeVisible()
  await expectNoAxeFault(page, 'organization create')
  await field(page, 'organizationName').fill('Second smithy')
  await field(page, 'domain').fill(`s${second}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`//s${second}\\..*/!ui`), { timeout: wayTimeoutMs })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Second smithy' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Lind & Co' }).click()
  await page.waitForURL(`http://${first}/!ui`, { timeout: wayTimeoutMs })

  await page.goto(`${baseURL}/!organization/create`)
  await expect(page.getByRole('heading', { name: 'Create another organization' })).toBeVisible({ timeout: wayTimeoutMs })
  expect(new URL(page.url()).host).toBe(first)
  const stranger = await browser.newContext({ locale: 'sv' })
  const other = await stranger.newPage()
  await other.goto(`http://${first}/!organization/create`)
  await expect(other.getByRole('link', { name: 'Skapa ett nytt konto' })).toBeVisible({ timeout: wayTimeoutMs })
  await other.goto(`${baseURL}/!organization/create/some-plan`)
  await expect(other).toHaveURL(`${baseURL}/sv/signup?plan=some-plan`, { timeout: wayTimeoutMs })
  await stranger.close()
})

for (const language of languages)
  test(`sign-up, outbox and proof fit a small screen and are accessible in ${language}`, async ({ quiet: page, baseURL }) => {
    await page.setViewportSize({ width: narrowestPx, height: 700 })
    await open(page, `${slow}/${language}/signup?plan=free&prompt=A+shop`)
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
    await expectNoAxeFault(page, `${language} sign-up`)
    await expectNoSidewaysScroll(page)
    for (const path of ['/!outbox', '/!email-proof#nothing', '/!email-proof']) {
      await open(page, `${baseURL}/${language}/signup`)
      await open(page, baseURL + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeFault(page, `${language} ${path}`)
      await expectNoSidewaysScroll(page)
    }
  })
