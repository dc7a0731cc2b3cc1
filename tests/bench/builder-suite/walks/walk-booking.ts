// A customer's way to a time: nothing is booked without a name, a booked time is taken, and free again when the owner deletes it.
import { routesWith } from '../look-around.ts'
import type { Locator, Page } from '@playwright/test'
import { fillForm } from '../forms.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { deleteName, dialogSelector } from '../words-on-screen.ts'
import { comesTrue, press, routeShowing, type Walk } from './walk.ts'

export const bookName = /^(book|reserve|sign up)(?!\p{L})|^boka|^anmäl|予約(する|を?確定)|^申し込む/iu
const time = /^\d{1,2}[:.]\d{2}/

const times = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: time }).filter({ visible: true })
/** The heading of a column called “Book” is none. */
export const bookButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: bookName }).and(page.locator('button:not(th button)')).last()

/** The buttons beside each other of which one is the day: they can be pressed, and are no times. */
const days = (page: Page): Locator =>
  page
    .locator('main [role=group] button[aria-pressed]:enabled, main fieldset button[aria-pressed]:enabled')
    .filter({ hasNotText: time })

export const walkBooking: Walk = async (visit, places, token) => {
  const { page, fail } = visit
  const [route] = routesWith(places, time, bookName)
  if (route === undefined) return false
  await load(visit, route)
  if (!(await times(page).count()) || !(await bookButton(page).count())) return false
  const chosen = await choose(visit)
  if (!chosen) return true
  await press(bookButton(page))
  if (!(await page.locator('[aria-invalid=true], input:invalid').count())) fail('booking', 'a time is booked without a name')
  await fillForm(page.locator('main'), token)
  await choose(visit)
  await press(bookButton(page))
  const said = await comesTrue(async () => (await mainText(page)).includes(token) && (await mainText(page)).includes(chosen))
  if (!said) fail('booking', `what is booked is not said back: ${(await mainText(page)).slice(0, 120)}`)

  await load(visit, route)
  if (await isFree(visit, chosen)) fail('booking', `${chosen} is booked and can be taken again`)
  const owners = await routeShowing(visit, places, token)
  if (!owners) {
    fail('booking', 'the owner does not see the booking')
    return true
  }
  await cancel(visit, token)
  await load(visit, route)
  if (!(await isFree(visit, chosen))) fail('booking', `${chosen} is not free again after the booking was deleted`)
  return true
}

/** The second of everything there is to choose: what is booked, and with whom (of those who work there, one may be busy and another not). */
async function decide(page: Page): Promise<void> {
  const offers = page.getByRole('main').getByRole('radio')
  const groups = await offers.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).name))
  for (const group of new Set(groups)) {
    const second = groups.indexOf(group, groups.indexOf(group) + 1)
    // by keyboard: what is drawn may lie over the radio itself
    if (second > 0) await offers.nth(second).press('Space')
  }
}

/** The second thing that can be booked, the last day shown, its first free time; answers that time. */
async function choose({ page, fail }: Visit): Promise<string | null> {
  await decide(page)
  const count = await days(page).count()
  if (count > 0) await press(days(page).nth(count - 1))
  const free = times(page).and(page.locator('button:enabled')).first()
  if (!(await free.count())) {
    fail('booking', 'no time is free')
    return null
  }
  const name = time.exec(await free.innerText())![0]
  await press(free)
  if (
    (await times(page)
      .and(page.getByRole('button', { name, pressed: true }))
      .count()) !== 1
  )
    fail('booking', `${name} does not show that it is chosen`)
  return name
}

async function isFree({ page }: Visit, name: string): Promise<boolean> {
  await decide(page)
  const count = await days(page).count()
  if (count > 0) await press(days(page).nth(count - 1))
  await settle(page)
  return (await times(page).filter({ hasText: name }).and(page.locator('button:enabled')).count()) > 0
}

/** Deletes what shows the token: by its own button, else by the one in what opens. */
export async function cancel({ page, fail }: Visit, token: string): Promise<void> {
  const own = page
    .getByRole('button', { name: deleteName })
    .and(page.getByRole('button', { name: token }))
    .filter({ visible: true })
  if (await own.count()) return press(own.first())
  await page.getByRole('main').getByText(token).filter({ visible: true }).first().click()
  const inside = page.locator(dialogSelector).last().getByRole('button', { name: deleteName })
  await inside.waitFor().catch(() => {})
  if (await inside.count()) return press(inside.first())
  fail('booking', 'the owner cannot delete the booking')
}
