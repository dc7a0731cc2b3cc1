// One's own account as a person changes it: a passkey and an authenticator, and signing in with each; a new password; the proof in
// between. Chromium's virtual authenticator plays the device.
import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { languages } from '#shared/languages.ts'
import { mailedLink } from './mailed-link.ts'
import { expectAccessible, goTo, phone, signUp, test } from './workspace.ts'

const password = 'glowing-iron-7'
const stepSeconds = 30

/** A device with a screen lock, whose owner is there and says yes. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const codeOf = (secret: string, steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds })

async function openAccount(page: Page): Promise<void> {
  await goTo(page, '/!ui/account')
  await expect(section(page, 'Passkeys')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled()
}

async function logIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logging in hashes, which steps back behind everything else a busy machine does. */
const loginTimeoutMs = 30_000
const isInside = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Describe what you want to build' })).toBeVisible({ timeout: loginTimeoutMs })

test('LOGIN-2 LOGIN-5 a passkey and an authenticator are set up; each signs in; a recovery code too; both are removed again', async ({
  quiet: page,
}) => {
  test.setTimeout(180_000)
  await giveDevice(page)
  await signUp(page)
  await openAccount(page)
  const email = await section(page, 'You').getByText('@example.com').innerText()

  await test.step('add a passkey', async () => {
    await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name of the passkey').fill('Laptop')
    await expectAccessible(page, 'new passkey')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(section(page, 'Passkeys').getByText('Laptop', { exact: true })).toBeVisible()
    await expect(section(page, 'Passkeys').getByText('never used')).toBeVisible()
  })

  const { secret, codes } = await test.step('set up an authenticator', async () => {
    await section(page, 'Authenticator').getByRole('button', { name: 'Set up an authenticator' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator' })
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible()
    await expectAccessible(page, 'new authenticator')
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await dialog.getByLabel('Code that it shows now').fill('12345')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('Please enter a 6-digit code')).toBeVisible()
    await dialog.getByLabel('Code that it shows now').fill(codeOf(key))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const kept = page.getByRole('dialog', { name: 'Recovery codes' })
    await expect(kept.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page, 'recovery codes')
    const download = page.waitForEvent('download')
    await kept.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('smida-recovery-codes.txt')
    const shown = await kept.getByRole('listitem').allInnerTexts()
    await kept.getByRole('button', { name: 'I have kept them' }).click()
    await expect(section(page, 'Authenticator').getByText('10 recovery codes left.')).toBeVisible()
    return { secret: key, codes: shown }
  })

  await test.step('in by passkey', async () => {
    await signOut(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await isInside(page)
  })
  await test.step('in by password and code', async () => {
    await signOut(page)
    await logIn(page, email)
    // The code that set it up is spent; the next one is good already.
    await page.getByLabel('6-digit code').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await isInside(page)
  })
  await test.step('in by password and recovery code', async () => {
    await signOut(page)
    await logIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]!)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await isInside(page)
  })

  await test.step('rename and remove', async () => {
    await openAccount(page)
    await expect(section(page, 'Authenticator').getByText('9 recovery codes left.')).toBeVisible()
    await section(page, 'Passkeys').getByRole('button', { name: 'Rename Laptop' }).click()
    await page.getByLabel('Name of the passkey').fill('Old laptop')
    await page.getByRole('button', { name: 'Save' }).click()
    await section(page, 'Passkeys').getByRole('button', { name: 'Remove Old laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(section(page, 'Passkeys').getByText('No passkey yet.')).toBeVisible()
    await section(page, 'Authenticator').getByRole('button', { name: 'Remove authenticator' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(section(page, 'Authenticator').getByRole('button', { name: 'Set up an authenticator' })).toBeVisible()
    await signOut(page)
    await logIn(page, email)
    await isInside(page)
  })
})

test('another address: asked for, taken back, asked for again, confirmed from the new mailbox, and logged in with', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await openAccount(page)
  const you = section(page, 'You')
  const email = await you.getByText('@example.com').innerText()
  const other = email.replace('@', '.new@')
  const askFor = async (address: string) => {
    // In the moment of the press, so that not even the quickest key is lost.
    const focused = await you.getByRole('button', { name: 'Change email' }).evaluate(async (button: HTMLElement) => {
      button.click()
      await Promise.resolve()
      return document.activeElement?.getAttribute('name')
    })
    expect(focused).toBe('email')
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
  }
  await askFor('nowhere')
  await expect(you.getByText('Please enter a valid email address')).toBeVisible()
  await you.getByLabel('New email address').fill(`not.${other}`)
  await expectAccessible(page, 'new address')
  await page.keyboard.press('Enter')
  await expect(you.getByText(`not.${other} waits to be confirmed.`)).toBeVisible()
  await you.getByRole('button', { name: 'Take back' }).click()
  await expect(you.getByText('waits to be confirmed')).toBeHidden()
  await askFor(other)
  await expect(you.getByText(`${other} waits to be confirmed.`)).toBeVisible()

  const proof = await page.context().newPage()
  await proof.goto(await mailedLink(page, other))
  await proof.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(proof.getByText(`${other} is confirmed.`)).toBeVisible()
  await proof.close()
  await openAccount(page)
  await expect(you.getByText(other, { exact: true })).toBeVisible()
  await signOut(page)
  await logIn(page, other)
  await isInside(page)
})

test('a password is changed by keyboard alone; a stale session proves itself first, and closing the question changes nothing', async ({
  page,
}) => {
  await signUp(page)
  await openAccount(page)
  const email = await section(page, 'You').getByText('@example.com').innerText()
  await section(page, 'Password').getByRole('button', { name: 'Change password' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type('wrong-one')
  for (const _ of ['new', 'again']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('tongs-by-the-quay-3')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password was changed.')).toBeVisible()

  // Ten minutes cannot pass here: the server's word about a session that is too old is put in its mouth, once for each try.
  const stale = { status: 403, json: { error: 'proof_needed', message: 'Please confirm first that it is you.' } }
  await page.route('**/api/v1/totp', (route) => route.fulfill(stale), { times: 2 })
  await section(page, 'Authenticator').getByRole('button', { name: 'Set up an authenticator' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(question.getByLabel('Current password')).toBeFocused()
  await expectAccessible(page, 'proof')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await section(page, 'Authenticator').getByRole('button', { name: 'Set up an authenticator' }).click()
  await question.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(question.getByText('The password is not right.')).toBeVisible()
  await question.getByLabel('Current password').fill('tongs-by-the-quay-3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Set up an authenticator' })).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
  await logIn(page, email, 'tongs-by-the-quay-3')
  await isInside(page)
})

const personTitle = { en: 'You', sv: 'Du', ja: 'あなたについて' }

for (const language of languages)
  test(`the account page is accessible and fits a phone in ${language}`, async ({ quiet: page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signUp(page, { language })
    await goTo(page, '/!ui/account')
    await expect(section(page, personTitle[language])).toBeVisible()
    await expect(page.locator('output')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize(phone)
    await expectAccessible(page, `account in ${language}`)
  })
