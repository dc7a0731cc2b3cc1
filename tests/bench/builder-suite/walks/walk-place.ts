// A guest's way to a place at a class or an event: none is taken without a name, there is one less when somebody took it, and it is free
// again when the owner deletes what came in.
import type { Locator, Page } from '@playwright/test'
import { fillForm } from '../forms.ts'
import { routesWith } from '../look-around.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { bookButton, bookName, cancel } from './walk-booking.ts'
import { comesTrue, press, routeShowing, type Walk } from './walk.ts'

/** What is offered says how many places are left, in a line of its own. */
const left = /^\D{0,6}(?<count>\d+)(?: places? left| platser kvar|名)$/mu
const offers = (page: Page): Locator => page.getByRole('main').getByRole('radio').and(page.locator(':enabled'))
const labelOf = (offer: Locator): Locator => offer.locator('xpath=ancestor::label[1]')

const linesOf = async (page: Page): Promise<string> => {
  await settle(page)
  return labelOf(offers(page).first()).innerText()
}
const leftAt = async (page: Page): Promise<number> => Number(left.exec(await linesOf(page))?.groups?.count)

export const walkPlace: Walk = async (visit, places, token) => {
  const { page } = visit
  for (const route of routesWith(places, bookName)) {
    await load(visit, route)
    if (!(await offers(page).count()) || !(await bookButton(page).count()) || Number.isNaN(await leftAt(page))) continue
    await walk(visit, route, token, () => routeShowing(visit, places, token))
    return true
  }
  return false
}

async function walk(visit: Visit, route: string, token: string, shownTo: () => Promise<string | null>): Promise<void> {
  const { page, fail } = visit
  const before = await leftAt(page)
  const [when] = (await linesOf(page)).split('\n')
  await offers(page).first().press('Space')
  await press(bookButton(page))
  if (!(await page.locator('[aria-invalid=true], input:invalid').count())) fail('booking', 'a place is taken without a name')
  await fillForm(page.locator('main'), token)
  await offers(page).first().press('Space')
  await press(bookButton(page))
  const said = await comesTrue(async () => (await mainText(page)).includes(token) && (await mainText(page)).includes(when!))
  if (!said) fail('booking', `what is booked is not said back: ${(await mainText(page)).slice(0, 120)}`)

  await load(visit, route)
  if ((await leftAt(page)) !== before - 1)
    fail('booking', `${before} places were left, one was taken, and there are ${await leftAt(page)}`)
  if (!(await shownTo())) return fail('booking', 'the owner does not see the booking')
  await cancel(visit, token)
  await load(visit, route)
  if ((await leftAt(page)) !== before) fail('booking', 'the place is not free again after the booking was deleted')
}
