// What was built and published, used by those it was built for: somebody who buys, somebody who books, somebody who sends a bill. The
// walks are the bench's and know nothing of the generator. Three languages, three kinds of business.
import { expect, type Page } from '@playwright/test'
import { lookAround } from '../bench/builder-suite/look-around.ts'
import { openVisit } from '../bench/builder-suite/visit.ts'
import type { Walk } from '../bench/builder-suite/walks/walk.ts'
import { walkBooking } from '../bench/builder-suite/walks/walk-booking.ts'
import { walkInvoice } from '../bench/builder-suite/walks/walk-invoice.ts'
import { walkShop } from '../bench/builder-suite/walks/walk-shop.ts'
import { isDone, signUp, test, turnTimeoutMs } from './workspace.ts'

/** For one step of a visitor on a busy machine. */
const stepTimeoutMs = 20_000

async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^publish/i }).click()
  const link = dialog.getByRole('link').first()
  await expect(link).toBeVisible({ timeout: turnTimeoutMs })
  return new URL((await link.getAttribute('href'))!).origin
}

const businesses: { title: string; prompt: string; language: string; walk: Walk }[] = [
  {
    title: 'buys from a shop: cart, amount, reload, order, stock',
    prompt: 'An online shop for hand-thrown cups with stock and a cart',
    language: 'en',
    walk: walkShop,
  },
  {
    title: 'books a time that is taken then, until the owner deletes it',
    prompt: 'Bokningssida för en cykelverkstad, välj tjänst, dag och tid',
    language: 'sv',
    walk: walkBooking,
  },
  {
    title: 'writes an invoice whose sums are right to the yen, kept and printed',
    prompt: '建築事務所の請求書を作って印刷したい',
    language: 'ja',
    walk: walkInvoice,
  },
]

for (const { title, prompt, language, walk } of businesses)
  test(`BUILD-10 in what was built, somebody ${title}`, async ({ page, browser }) => {
    test.setTimeout(240_000)
    await signUp(page, { prompt })
    await isDone(page, 1)
    const visit = await openVisit(browser, await publish(page), language)
    visit.context.setDefaultTimeout(stepTimeoutMs)
    const places = await lookAround(visit)
    expect(await walk(visit, places, 'Zorblat'), `there is such a way among ${places.map(({ route }) => route).join(' ')}`).toBe(
      true,
    )
    expect(visit.failures).toEqual([])
    await visit.context.close()
  })
