// A visitor's way through a website: its links lead somewhere on the page, and a message left there is found by the owner. Where
// nothing is sent over the network, the page has to say so.
import { routesWith, type Place } from '../look-around.ts'
import type { Page } from '@playwright/test'
import { fillForm } from '../forms.ts'
import { load, mainText, type Visit } from '../visit.ts'
import { comesTrue, press, routeShowing, type Walk } from './walk.ts'

const sendName = /^(send|submit|get in touch|contact)|^skicka|送信|問い合わせ/i
const stays = /browser|webbläsare|ブラウザ/i

export const walkSite: Walk = async (visit, places, token) => {
  const anchors = checkAnchors(visit, places)
  const message = await leaveMessage(visit, places, token)
  return anchors || message
}

function checkAnchors({ fail }: Visit, places: readonly Place[]): boolean {
  for (const { route, deadAnchors } of places)
    for (const hash of deadAnchors) fail('website', `${route}: a link to #${hash}, and nothing there`)
  return places.some(({ anchors }) => anchors > 0)
}

/** A form with an address to answer to and room for a few lines. */
const messageForm = (page: Page) =>
  page
    .locator('main form')
    .filter({ has: page.locator('textarea') })
    .filter({ has: page.locator('input[type=email]') })
    .filter({ has: page.getByRole('button', { name: sendName }) })
    .filter({ visible: true })
    .first()

async function leaveMessage(visit: Visit, places: readonly Place[], token: string): Promise<boolean> {
  const { page, fail } = visit
  for (const route of routesWith(places, sendName)) {
    await load(visit, route)
    const form = messageForm(page)
    if (!(await form.count())) continue
    const send = form.getByRole('button', { name: sendName })
    await press(send)
    if (!(await form.locator('[aria-invalid=true], :invalid').count())) fail('website', `${route}: an empty message is taken`)
    await fillForm(form, token)
    if (!stays.test(await form.innerText())) fail('website', `${route}: the form does not say where the message stays`)
    await press(send)
    if (!(await comesTrue(async () => (await page.getByRole('status').allInnerTexts()).join('').trim() !== '')))
      fail('website', `${route}: nobody says that the message was taken`)
    if ((await form.locator('textarea').inputValue()) !== '') fail('website', `${route}: the sent message stays in the form`)
    if (!(await routeShowing(visit, places, token))) fail('website', 'the owner does not see the message')
    else if (!(await mainText(page)).includes(`${token.toLowerCase()}@example.com`)) await openMessage(page, token, fail)
    return true
  }
  return false
}

async function openMessage(page: Page, token: string, fail: Visit['fail']): Promise<void> {
  const title = page
    .getByRole('button', { name: token })
    .or(page.getByRole('link', { name: token }))
    .filter({ visible: true })
  if (await title.count()) await press(title.first())
  const shows = async () => (await page.locator('body').innerText()).includes(`${token.toLowerCase()}@example.com`)
  if (!(await comesTrue(shows))) fail('website', 'the owner does not see whom to answer')
}
