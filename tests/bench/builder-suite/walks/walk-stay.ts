// A guest's way to a bed: nothing is booked without a name, what is taken on some days cannot be had on them by another guest, can
// from the day of the departure on, and is free again when the owner deletes the booking.
import type { Locator, Page } from '@playwright/test'
import { fillForm } from '../forms.ts'
import { routesWith } from '../look-around.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { bookButton, bookName, cancel } from './walk-booking.ts'
import { comesTrue, press, routeShowing, type Walk } from './walk.ts'

const nights = 2
const dayMs = 86_400_000

const days = (page: Page): Locator => page.locator('main input[type=date]:visible')
const offers = (page: Page): Locator => page.getByRole('main').getByRole('radio')
const dayAfter = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
const labelOf = (offer: Locator): Locator => offer.locator('xpath=ancestor::label[1]')

async function stayFrom(page: Page, from: string): Promise<void> {
  await days(page).first().fill(from)
  await days(page).nth(1).fill(dayAfter(from, nights))
  await settle(page)
}

/** What can be had from that day on, by the first line of each. */
async function freeFrom(page: Page, from: string): Promise<string[]> {
  await stayFrom(page, from)
  const free = await offers(page).and(page.locator(':enabled')).all()
  return Promise.all(free.map(async (offer) => (await labelOf(offer).innerText()).split('\n')[0]!))
}

const offerOf = (page: Page, name: string): Locator =>
  page.locator('main label').filter({ hasText: name }).getByRole('radio').first()

export const walkStay: Walk = async (visit, places, token) => {
  const { page } = visit
  for (const route of routesWith(places, bookName)) {
    await load(visit, route)
    const isOfDays = (await days(page).count()) === 2 && (await offers(page).count()) > 0
    if (!isOfDays || !(await bookButton(page).count())) continue
    await walk(visit, route, token, () => routeShowing(visit, places, token))
    return true
  }
  return false
}

async function walk(visit: Visit, route: string, token: string, shownTo: () => Promise<string | null>): Promise<void> {
  const { page, fail } = visit
  const today = await page.evaluate(() =>
    new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
  )
  const next = dayAfter(today, nights)
  const later = await freeFrom(page, next)
  const name = (await freeFrom(page, today)).findLast((each) => later.includes(each))
  if (name === undefined) return fail('booking', 'nothing is free these days')
  await offerOf(page, name).press('Space')
  await press(bookButton(page))
  if (!(await page.locator('[aria-invalid=true], input:invalid').count())) fail('booking', 'a stay is booked without a name')
  await fillForm(page.locator('main'), token)
  await stayFrom(page, today)
  await offerOf(page, name).press('Space')
  await press(bookButton(page))
  const said = await comesTrue(async () => (await mainText(page)).includes(token) && (await mainText(page)).includes(name))
  if (!said) fail('booking', `what is booked is not said back: ${(await mainText(page)).slice(0, 120)}`)

  await load(visit, route)
  if ((await freeFrom(page, today)).includes(name)) fail('booking', `${name} is taken and can be had by another guest`)
  if (!(await freeFrom(page, next)).includes(name)) fail('booking', `${name} is not free from the day of the departure on`)
  if (!(await shownTo())) return fail('booking', 'the owner does not see the booking')
  await cancel(visit, token)
  await load(visit, route)
  if (!(await freeFrom(page, today)).includes(name)) fail('booking', `${name} is not free again after the booking was deleted`)
}
