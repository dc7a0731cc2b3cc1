// Ways through a project that are more than records: a customer's through a shop, an owner's through an invoice. A walk finds out by
// itself whether it has anything to do; it knows roles and names only, never how the project was made. Buttons are pressed with the
// keyboard, so that whatever is walked can be walked without a mouse.
import type { Locator, Page } from '@playwright/test'
import type { Place } from '../look-around.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'

/** `token` is a word that stands nowhere else in the project. Answers false where the project has nothing of the kind. */
export type Walk = (visit: Visit, places: readonly Place[], token: string) => Promise<boolean>

const waitTimeoutMs = 10_000

export async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
  await settle(target.page())
}

/** Waits until `test` holds; answers whether it came to. */
export async function comesTrue(test: () => Promise<boolean>, timeoutMs = waitTimeoutMs): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until;) {
    if (await test().catch(() => false)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const written = String.raw`-?\d{1,3}(?:[.,\u0020\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|-?\d+(?:[.,]\d{1,2})?`
const currencyBefore = new RegExp(String.raw`(?:[$€£¥￥]|\b(?:SEK|USD|EUR|GBP|JPY))\s?(${written})(?!\d)`, 'g')
const currencyAfter = new RegExp(String.raw`(?<![\d.,])(${written})\s?(?:kr\b|€|円|SEK\b|EUR\b)`, 'g')

/** A number as people write it in any of the three languages: `1,350.50`, `1 350,50`, `1.350`. */
function numberIn(text: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? []
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || 0}`)
}

/** The amounts of money in a text, in its order. */
export function amountsIn(text: string): number[] {
  const found = [...text.matchAll(currencyBefore), ...text.matchAll(currencyAfter)]
  return found.toSorted((a, b) => a.index - b.index).map(([, amount]) => numberIn(amount!))
}

const pennies = (amount: number) => Math.round(amount * 100)
export const hasAmount = (text: string, amount: number): boolean =>
  amountsIn(text).some((each) => pennies(each) === pennies(amount))

/** The amount comes to stand in the main part. */
export const showsAmount = (page: Page, amount: number): Promise<boolean> =>
  comesTrue(async () => hasAmount(await mainText(page), amount))

/** The first of the routes whose main part shows the text. */
export async function routeShowing(visit: Visit, places: readonly Place[], text: string): Promise<string | null> {
  for (const { route } of places) {
    await load(visit, route)
    if ((await mainText(visit.page)).toLowerCase().includes(text.toLowerCase())) return route
  }
  return null
}
