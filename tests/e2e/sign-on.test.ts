// Signing in elsewhere, in a real browser: an administrator connects a SAML provider through the page and a new person comes in through
// it; Google, played by an independent OpenID provider.
import { expect, type Page } from '@playwright/test'
import { startNameServer, type NameServer } from '#tests/name-server.ts'
import { startSamlProvider, type SamlProvider } from '#tests/saml-provider.ts'
import { expectAccessible, goTo, phone, signUp, slow, test } from './workspace.ts'

let names: NameServer
let provider: SamlProvider
test.beforeAll(async () => {
  names = await startNameServer(Number(process.env['SMIDA_NAME_SERVER']))
  provider = await startSamlProvider({ id: 'u1', email: 'boss@example.com', displayName: 'The Boss' })
})
test.afterAll(() => {
  names.close()
  provider.close()
})

/** A way to a provider and back, on a busy machine. */
const wayTimeoutMs = 30_000

const fitsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const section = (page: Page, name: string) => page.getByRole('region', { name })

test('BUILD-18 an administrator connects a SAML provider through the page, and a new person signs in through it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signUp(page, { site: slow })
  const { origin } = new URL(page.url())
  const domain = `${new URL(origin).hostname.split('.')[0]}.example`
  await goTo(page, '/!ui/sign-on')
  await expect(page.getByRole('heading', { name: 'Single sign-on', level: 1 })).toBeVisible()

  const domains = section(page, '1. Mail domains')
  await domains.getByLabel('Domain', { exact: true }).fill('no domain')
  await domains.getByRole('button', { name: 'Add domain' }).click()
  await expect(domains.getByText('Enter a domain such as example.com.')).toBeVisible()
  await domains.getByLabel('Domain', { exact: true }).fill(domain)
  await domains.getByRole('button', { name: 'Add domain' }).click()
  await expect(domains.getByText('Not proved yet')).toBeVisible()
  await domains.getByRole('button', { name: 'Check now' }).click()
  await expect(domains.getByText(/The TXT record is not there yet/)).toBeVisible()
  names.records.set(domain, [(await domains.getByText(/^smida-proof=/).textContent())!])
  await domains.getByRole('button', { name: 'Check now' }).click()
  await expect(domains.getByText('Proved', { exact: true })).toBeVisible()

  const form = section(page, '2. Provider')
  await form.getByLabel('Address of the metadata').fill(`${provider.url}/metadata`)
  await form.getByRole('button', { name: 'Fetch' }).click()
  await expect(form.getByLabel('Entity ID of the provider')).toHaveValue(provider.issuer)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('CN=Test identity provider')).toBeVisible()
  await expect(page.getByLabel('Single sign-on only')).toBeDisabled()

  provider.user = { id: 'u1', email: `boss@elsewhere-${domain}`, displayName: 'The Boss' }
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('Your address there is at a domain that is not proved here.')).toBeVisible({
    timeout: wayTimeoutMs,
  })
  provider.user = { id: 'u1', email: `boss@${domain}`, displayName: 'The Boss' }
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText(`The provider let you in as boss@${domain}.`)).toBeVisible({ timeout: wayTimeoutMs })
  await expect(page.getByText('Working', { exact: true })).toBeVisible()

  await page.getByLabel('Role of new members').selectOption('editor')
  await page.getByLabel('Single sign-on only').check()
  await page.getByLabel('Owner who keeps another way in').selectOption({ index: 1 })
  await section(page, '4. Who comes in').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The only way in')).toBeVisible()
  await expectAccessible(page, 'single sign-on')
  for (const size of [phone, { width: 320, height: 700 }]) {
    await page.setViewportSize(size)
    expect(await fitsSideways(page), `${size.width} px`).toBe(true)
  }
  await expectAccessible(page, 'single sign-on on a phone')

  provider.user = { id: 'u2', email: `ines@${domain}`, displayName: 'Ines Costa' }
  const context = await browser.newContext()
  const ines = await context.newPage()
  await ines.goto(`${origin}/en/login`)
  await ines.getByRole('button', { name: 'Log in with SSO' }).click()
  await ines.getByLabel(/email/i).fill(`ines@${domain}`)
  await ines.locator('form button[type=submit]').click()
  await ines.waitForURL(`${origin}/!ui`)
  await expect(ines.getByRole('button', { name: 'Account of Ines Costa' })).toBeVisible()
  const me = await ines.evaluate(async () => (await fetch('/api/v1/me')).json())
  expect([me.user.email, me.role]).toEqual([`ines@${domain}`, 'editor'])
  await ines.goto(`${origin}/!ui/sign-on`)
  await expect(ines.getByText('This page is for those who manage the organisation.')).toBeVisible()
  await context.close()
})

test('the page of single sign-on in Swedish and Japanese', async ({ quiet: page }) => {
  test.setTimeout(120_000)
  for (const language of ['sv', 'ja'] as const) {
    await page.context().clearCookies()
    await signUp(page, { site: slow, language })
    await goTo(page, '/!ui/sign-on')
    await expect(page.getByText('OpenID Connect')).toBeVisible()
    await page.getByText('OpenID Connect').click()
    await expectAccessible(page, `single sign-on in ${language}`)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await fitsSideways(page)).toBe(true)
  }
})

test('LOGIN-2 Google: logging in with it, and once more without the password of an account nobody had proved', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${slow}/en/signup`)
  const password = 'glowing-iron-7'
  const data = { email: 'gunnel@wide.example', name: 'Gunnel Ek', password, password2: password, locale: 'en', timezone: 'UTC' }
  const body = JSON.stringify({ command: 'payment', uuid: '', data })
  const made = await page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v1/tenant/signup', { method: 'POST', headers, body: text })).ok
  }, body)
  expect(made).toBe(true)
  for (let visit = 0; visit < 2; visit++) {
    await page.context().clearCookies()
    await page.goto(`${slow}/en/login?plan=pro`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL(/\/!ui\?plan=pro$/)
    await expect(page.getByRole('button', { name: 'Account of Gunnel Ek' })).toBeVisible()
  }
  await page.goto(`${slow}/en/login?failed=google`)
  await expect(page.getByText('Unable to authenticate with Google')).toBeVisible()
})
