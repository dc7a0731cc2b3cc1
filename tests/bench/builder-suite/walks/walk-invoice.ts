// An invoice from nothing: two lines with different rates, sums right to the last digit, kept, printable, deleted.
import { routesWith } from '../look-around.ts'
import { load, mainText, settle, type Visit } from '../visit.ts'
import { deleteName } from '../words-on-screen.ts'
import { amountsIn, comesTrue, hasAmount, press, type Walk } from './walk.ts'

const openTimeoutMs = 5_000

const newInvoice = /^(new|create|add) invoice|(ny|lägg till|skapa) (en )?faktura|請求書を(追加|作成)|新しい請求書/i
const addLineName = /add (a )?line|(lägg till|ny) rad|行を追加/i
const printName = /^print|skriv ut|印刷/i
const quantityName = /quantity|hours|antal|timmar|数量|時間/i
const priceName = /price|rate|pris|単価/i
const vatName = /vat|tax|moms|消費税|税率/i

type Line = { quantity: number; price: number; rate: number }
const linesIn = (language: string): Line[] =>
  language === 'ja'
    ? [
        { quantity: 3, price: 333, rate: 10 },
        { quantity: 2, price: 1207, rate: 8 },
      ]
    : [
        { quantity: 3, price: 19.99, rate: 25 },
        { quantity: 2.5, price: 100.5, rate: 12 },
      ]

export const walkInvoice: Walk = async (visit, places, token) => {
  const { page, fail } = visit
  let route: string | null = null
  for (const each of routesWith(places, newInvoice)) {
    await load(visit, each)
    const opener = page.getByRole('main').getByRole('button', { name: newInvoice }).first()
    if (!(await opener.count())) continue
    await press(opener)
    if (await comesTrue(async () => (await page.getByRole('button', { name: addLineName }).count()) > 0, openTimeoutMs)) {
      route = each
      break
    }
  }
  if (route === null) return false
  const path = new URL(page.url()).pathname
  const language = await page.evaluate(() => document.documentElement.lang)
  const lines = linesIn(language)
  await fillLines(visit, lines, token)
  const wholeMoney = language === 'ja'
  await checkSums(visit, lines, wholeMoney)
  await load(visit, path)
  await checkSums(visit, lines, wholeMoney)
  await checkPrint(visit, lines, wholeMoney)
  await load(visit, route)
  if (!(await comesTrue(async () => hasAmount(await mainText(page), totalOf(lines, wholeMoney)))))
    fail('invoice', `${route}: the list does not say ${totalOf(lines, wholeMoney)}`)
  await load(visit, path)
  const remove = page.getByRole('main').getByRole('button', { name: deleteName }).first()
  if (!(await remove.count())) {
    fail('invoice', 'nothing deletes an invoice')
    return true
  }
  await press(remove)
  await load(visit, route)
  if (hasAmount(await mainText(page), totalOf(lines, wholeMoney))) fail('invoice', 'it is still listed after it was deleted')
  return true
}

async function fillLines({ page, fail }: Visit, lines: readonly Line[], token: string): Promise<void> {
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  for (const [at, line] of lines.entries()) {
    if ((await items.count()) <= at) await press(page.getByRole('button', { name: addLineName }))
    const item = items.nth(at)
    await item.waitFor()
    await item
      .getByRole('textbox')
      .first()
      .fill(`${token} ${at + 1}`)
    await item.getByRole('spinbutton', { name: quantityName }).fill(String(line.quantity))
    await item.getByRole('spinbutton', { name: priceName }).fill(String(line.price))
    const rate = item.getByRole('spinbutton', { name: vatName })
    if (await rate.count()) await rate.fill(String(line.rate))
    else fail('invoice', 'a line has no rate of VAT')
  }
  await settle(page)
}

const rounded = (amount: number, wholeMoney: boolean) => (wholeMoney ? Math.round(amount) : Math.round(amount * 100) / 100)
const netOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
const taxOf = ({ quantity, price, rate }: Line) => (quantity * price * rate) / 100
/** Each rate's tax is rounded once, on its sum. */
const totalOf = (lines: readonly Line[], wholeMoney: boolean) =>
  rounded(
    lines.reduce((sum, line) => sum + rounded(taxOf(line), wholeMoney), rounded(netOf(lines), wholeMoney)),
    wholeMoney,
  )

async function checkSums({ page, fail }: Visit, lines: readonly Line[], wholeMoney: boolean): Promise<void> {
  const wanted = [
    rounded(netOf(lines), wholeMoney),
    ...lines.map((line) => rounded(taxOf(line), wholeMoney)),
    totalOf(lines, wholeMoney),
  ]
  const missing = async () => {
    const text = await mainText(page)
    return wanted.filter((amount) => !hasAmount(text, amount))
  }
  if (await comesTrue(async () => (await missing()).length === 0)) return
  fail('invoice', `not shown: ${(await missing()).join(', ')}; shown: ${amountsIn(await mainText(page)).join(', ')}`)
}

/** On paper there are the sums, and nothing to press. */
async function checkPrint({ page, fail }: Visit, lines: readonly Line[], wholeMoney: boolean): Promise<void> {
  if (!(await page.getByRole('button', { name: printName }).count())) fail('invoice', 'nothing prints it')
  await page.emulateMedia({ media: 'print' })
  await settle(page)
  const buttons = page.getByRole('button').filter({ visible: true })
  if (await buttons.count()) fail('invoice', `on paper there is a button “${await buttons.first().innerText()}”`)
  if (await page.getByRole('navigation').filter({ visible: true }).count()) fail('invoice', 'the navigation is printed')
  if (!hasAmount(await mainText(page), totalOf(lines, wholeMoney))) fail('invoice', 'the total is not printed')
  await page.emulateMedia({ media: 'screen' })
}
