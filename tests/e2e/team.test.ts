// BUILD-8 and BUILD-9 as people meet them: somebody is invited by mail as a viewer, comes in through the link, sees what they may and
// reads why not more; a change of role bites at once; a project is kept from them; the log tells of it all.
import { expect, type Browser, type Page } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { mailedLink } from './mailed-link.ts'
import { begin, expectAccessible, goTo, isDone, phone, signUp, test, todoPrompt } from './workspace.ts'

const invitationLink = /^https?:\S+!invitation\S+$/m
const address = (name: string) => `${name}-${Date.now().toString(36)}@example.com`

/** Invites somebody on the open team page. */
async function invite(page: Page, email: string, role: string) {
  const form = page.getByRole('region', { name: 'Invite people' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('combobox', { name: 'Role' }).selectOption({ label: role })
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('region', { name: 'Pending invitations' }).getByText(email)).toBeVisible()
}

/** A second person in a browser of their own follows a link and makes an account. Ends at `/!ui`. */
async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Full name' }).fill(name)
  await page.getByLabel('Choose a password').fill('quiet-lantern-meadow-9')
  await page.getByRole('button', { name: 'Create account and join' }).click()
  await page.waitForURL(/\/!ui$/)
  return page
}

test('BUILD-8 BUILD-9 a viewer comes by mail, sees why nothing can be changed, and becomes an editor at once', async ({
  quiet: page,
  browser,
}) => {
  test.setTimeout(150_000)
  await signUp(page, { prompt: todoPrompt })
  await page.waitForURL(/\/projects\//)
  await isDone(page, 1)
  await goTo(page, '/!ui/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  const email = address('bo')
  await invite(page, email, 'Viewer')
  await expectAccessible(page, 'team')

  const viewer = await join(browser, await mailedLink(page, email, invitationLink), 'Bo Holm')
  await expect(viewer.getByText('You are a viewer here')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Start building' })).toHaveCount(0)
  await viewer.getByRole('region', { name: 'Recent projects' }).getByRole('link').click()
  await viewer.waitForURL(/\/projects\//)
  await expect(viewer.getByText('You can look at this project but not change it.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Publish' }).click()
  await expect(viewer.getByText(/Your role does not include publishing/)).toBeVisible()
  await goTo(viewer, '/!ui/team')
  await expect(viewer.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  await expect(viewer.getByRole('region', { name: 'Members' }).getByText('Bo Holm')).toBeVisible()
  await expect(viewer.getByRole('region', { name: 'Invite people' })).toHaveCount(0)
  await expectAccessible(viewer, 'team of a viewer')
  await goTo(viewer, '/!ui/team/log')
  await expect(viewer.getByText('This page is for those who manage the organisation.')).toBeVisible()

  await page.reload()
  await page.getByRole('combobox', { name: 'Role of Bo Holm' }).selectOption({ label: 'Editor' })
  await expect(page.getByText('Bo Holm is now: Editor')).toBeVisible()
  await goTo(viewer, '/!ui')
  await expect(viewer.getByRole('textbox', { name: 'Describe what you want to build' })).toBeVisible()

  await goTo(page, '/!ui/team/log')
  await expect(page.getByText(/changed the role of .* from Viewer to Editor/)).toBeVisible()
  await expect(page.getByText(/Bo Holm .* joined with the role Viewer/)).toBeVisible()
  await expectAccessible(page, 'log')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)

  await goTo(page, '/!ui/team')
  await page.getByRole('button', { name: 'Remove Bo Holm' }).click()
  await expectAccessible(page, 'remove a member')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('combobox', { name: 'Role of Bo Holm' })).toHaveCount(0)
  await viewer.reload()
  await viewer.waitForURL(/\/login/)
  await viewer.context().close()
})

test('BUILD-9 a private project is kept from who was not chosen, and shared by a tick', async ({ quiet: page, browser }) => {
  test.setTimeout(150_000)
  await signUp(page)
  await goTo(page, '/!ui/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  const email = address('cleo')
  await invite(page, email, 'Publisher')
  const other = await join(browser, await mailedLink(page, email, invitationLink), 'Cleo Holm')
  await goTo(page, '/!ui')
  await begin(page, todoPrompt)
  await isDone(page, 1)
  await page.getByRole('button', { name: /^Who sees / }).click()
  const dialog = page.getByRole('dialog', { name: 'Who sees this project?' })
  await dialog.getByRole('radio', { name: /Only some people/ }).check()
  await expectAccessible(page, 'who sees a project')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'This project is not here' })).toBeVisible()

  await page.getByRole('button', { name: /^Who sees / }).click()
  await dialog.getByRole('checkbox', { name: /Cleo Holm/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await other.reload()
  await expect(other.getByRole('button', { name: /^Who sees / })).toBeVisible()
  await goTo(other, '/!ui')
  await expect(other.getByText('Private', { exact: true })).toBeVisible()
  await other.context().close()
})

test('BUILD-8 the page of an invitation: three languages, phone, keyboard, a spent link', async ({ quiet: page, browser }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await goTo(page, '/!ui/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  const email = address('dora')
  await invite(page, email, 'Administrator')
  const link = await mailedLink(page, email, invitationLink)
  const guest = await (await browser.newContext({ viewport: phone })).newPage()
  for (const language of languages) {
    await guest.goto(link.replace(/language=\w+/, `language=${language}`))
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(guest.locator('html')).toHaveAttribute('lang', language)
    await expectAccessible(guest, `invitation ${language}`)
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await guest.goto(link)
  await guest.getByRole('textbox', { name: 'Full name' }).focus()
  await guest.keyboard.type('Dora Holm')
  await guest.keyboard.press('Tab')
  await guest.keyboard.type('12345678')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Please select a stronger password.')).toBeVisible()
  await guest.getByLabel('Choose a password').fill('quiet-lantern-meadow-9')
  await guest.keyboard.press('Enter')
  await guest.waitForURL(/\/!ui$/)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  await guest.context().close()
})

test('BUILD-9 the ownership is handed on, and only then may the former owner leave', async ({ quiet: page, browser }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await goTo(page, '/!ui/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave organisation' })).toBeDisabled()
  const email = address('eve')
  await invite(page, email, 'Administrator')
  const admin = await join(browser, await mailedLink(page, email, invitationLink), 'Eve Holm')
  await page.reload()
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership' })
  await dialog.getByRole('combobox', { name: 'New owner' }).selectOption({ label: `Eve Holm (${email})` })
  await expectAccessible(page, 'transfer')
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave organisation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave organisation' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await admin.reload()
  await goTo(admin, '/!ui/team')
  await expect(admin.getByRole('button', { name: 'Transfer ownership' })).toBeVisible()
  await admin.context().close()
})
