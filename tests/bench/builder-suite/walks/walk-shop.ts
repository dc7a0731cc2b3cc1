// A customer's way: two products into the cart, another amount, a reload, the order; then what the owner sees of it.
import { routesWith, type Place } from '../look-around.ts'
import type { Page } from '@playwright/test'
import { fillForm } from '../forms.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { emptyText } from '../words-on-screen.ts'
import { amountsIn, comesTrue, press, routeShowing, showsAmount, type Walk } from './walk.ts'

const putInName = /add to (cart|basket|bag)|lägg i (varu)?kor|(カート|かご)に(入れる|追加)/i
const cartLinkName = /^((shopping )?(cart|basket|bag)(?!\p{L}))|varukorg|kundvagn|(?<!ス)カート|かご/iu
const moreName = /^(one more|more|increase)|en till|fler|öka|増やす/i
const fewerName = /^(one less|fewer|decrease)|färre|minska|減らす/i
const checkoutName = /check ?out|kassan|レジ|注文手続き|購入手続き/i
const orderName = /^(place order|order|buy)|^(beställ|köp)|注文する|注文を確定|購入する/i
const removeName = /^(remove|delete)|^ta bort|削除/i
const undoName = /undo|ångra|元に戻す/i
const stockName = /stock|in store|lager|在庫/i

const cartLinks = (page: Page) => page.getByRole('link', { name: cartLinkName }).filter({ visible: true })
const cartLink = (page: Page) => cartLinks(page).last()
const putIn = (page: Page) => page.getByRole('button', { name: putInName })
/** What the ways to the cart say is in it. */
const countOf = async (page: Page) => Number(/\d+/.exec((await cartLinks(page).allInnerTexts()).join(' '))?.[0] ?? 0)

type Chosen = { name: string; path: string; price: number }

export const walkShop: Walk = async (visit, places, token) => {
  const { page, fail } = visit
  const products: Chosen[] = []
  for (const path of routesWith(places, putInName)) {
    await load(visit, path)
    const button = putIn(page)
    if ((await button.count()) !== 1 || !(await button.isEnabled())) continue
    const name = (await page.locator('h1:visible').innerText()).trim()
    const [price] = amountsIn((await mainText(page)).split(name)[1] ?? '')
    if (price === undefined) fail('shop', `${path}: no price beside “${name}”`)
    else products.push({ name, path, price })
    if (products.length === 2) break
  }
  const [first, second] = products
  if (!first || !second) return false
  const stockBefore = await stockOf(visit, places, first.name)

  // where each is the only one of its kind, no second can be had
  const bought = stockBefore === 1 ? 1 : 2
  await putInCart(visit, first, bought)
  await putInCart(visit, second, 1)
  await load(visit, second.path)
  if ((await countOf(page)) !== bought + 1)
    fail('shop', `${second.path}: ${bought + 1} in the cart, a reload shows ${await countOf(page)}`)
  await press(cartLink(page))
  const expected = (amount: number) => first.price * amount + second.price
  const inCart = page.locator('li').filter({ hasText: first.name }).filter({ visible: true })
  await inCart.waitFor()
  if (!(await showsAmount(page, expected(bought)))) fail('shop', `the cart does not say ${expected(bought)}`)
  const more = inCart.getByRole('button', { name: moreName })
  if (bought === 1) {
    if (await more.isEnabled()) fail('shop', `one more of “${first.name}” than there are can be put in`)
  } else {
    await press(more)
    if (!(await showsAmount(page, expected(3)))) fail('shop', `one more, and the cart does not say ${expected(3)}`)
    await press(inCart.getByRole('button', { name: fewerName }))
    if (!(await showsAmount(page, expected(2)))) fail('shop', `one less, and the cart does not say ${expected(2)}`)
  }
  await takeOutAndBack(visit, second.name, expected(bought))
  if (!(await order(visit, token))) return true
  await load(visit, first.path)
  if ((await countOf(page)) !== 0) fail('shop', 'the cart is not empty after the order')
  await press(cartLink(page))
  if (!(await comesTrue(async () => emptyText.test(await mainText(page))))) fail('shop', 'nothing says that the cart is empty')
  const stockAfter = await stockOf(visit, places, first.name)
  if (stockBefore !== null && stockAfter !== stockBefore - bought)
    fail('shop', `${bought} of “${first.name}” sold, the stock went from ${stockBefore} to ${stockAfter}`)
  if (!(await routeShowing(visit, places, token))) fail('shop', 'the owner does not see the order')
  return true
}

async function putInCart({ page, origin, fail }: Visit, { path, name }: Chosen, amount: number): Promise<void> {
  await page.goto(origin + path)
  await putIn(page).waitFor()
  const before = await countOf(page)
  for (let at = 1; at < amount; at++) await press(page.getByRole('main').getByRole('button', { name: moreName }).first())
  await press(putIn(page))
  if (!(await comesTrue(async () => (await countOf(page)) === before + amount)))
    fail('shop', `${amount} of “${name}” put in, the cart says ${await countOf(page)}`)
}

async function takeOutAndBack({ page, fail }: Visit, name: string, total: number): Promise<void> {
  const line = page.locator('li').filter({ hasText: name }).filter({ visible: true })
  await press(line.getByRole('button', { name: removeName }))
  if (!(await comesTrue(async () => (await line.count()) === 0))) fail('shop', `“${name}” stays in the cart`)
  await press(page.getByRole('button', { name: undoName }))
  if (!(await showsAmount(page, total))) fail('shop', `“${name}” does not come back into the cart`)
}

/** Through the checkout: an empty form is refused, a filled one thanked for. */
async function order({ page, fail }: Visit, token: string): Promise<boolean> {
  await press(
    page
      .getByRole('link', { name: checkoutName })
      .or(page.getByRole('button', { name: checkoutName }))
      .first(),
  )
  const button = page.getByRole('button', { name: orderName })
  await button.waitFor()
  await press(button)
  if (!(await page.locator('[aria-invalid=true], input:invalid').count())) {
    fail('shop', 'an order without a name is taken')
    return false
  }
  await fillForm(page.locator('main'), token)
  await press(button)
  const thanked = await comesTrue(async () => (await page.locator('h1:visible').innerText()).includes(token))
  if (!thanked) fail('shop', `nobody thanks for the order: ${(await mainText(page)).slice(0, 120)}`)
  await settle(page)
  return thanked
}

/** What a list says is in stock of a product; null when no list says it. */
async function stockOf(visit: Visit, places: readonly Place[], name: string): Promise<number | null> {
  for (const route of routesWith(places, stockName)) {
    await load(visit, route)
    const headings = await visit.page.getByRole('columnheader').allInnerTexts()
    const at = headings.findIndex((heading) => stockName.test(heading))
    if (at < 0) continue
    const row = visit.page.getByRole('row').filter({ hasText: name }).first()
    if (await row.count()) return Number.parseFloat(await row.locator('th, td').nth(at).innerText())
  }
  return null
}
