// A page that is a tool and no list: every button pressed with the keyboard, every figure taken out and put in, and never a word that
// only a program says. Console errors count by themselves. A calculator has to be right.
import { load, mainText, settle, type Visit } from '../visit.ts'
import { dialogSelector, junkText } from '../words-on-screen.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const pressesMax = 40
const toolsMax = 3
/** These leave the page, or the machine. */
const leaving = /print|export|import|picture|skriv ut|exportera|importera|bild|印刷|書き出|読み込|画像/i
const timesName = /^(times|multiplied by|×|\*|gånger|かける)/i
const equalsName = /^(equals|=|är lika med|lika med|blir|イコール|は)/i

export const walkTool: Walk = async (visit, places) => {
  let found = 0
  for (const { route, isTool } of places) {
    if (!isTool || found === toolsMax) continue
    found++
    await load(visit, route)
    await multiply(visit, route)
    await fillFigures(visit, route)
    await pressAll(visit, route)
  }
  return found > 0
}

async function multiply({ page, fail }: Visit, route: string): Promise<void> {
  const main = page.getByRole('main')
  const key = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  if ((await key('7').count()) !== 1 || (await key(timesName).count()) !== 1 || (await key(equalsName).count()) !== 1) return
  for (const name of ['1', '7', timesName, '6', equalsName]) await press(key(name))
  if (!(await comesTrue(async () => /(?<!\d)102(?!\d)/.test(await mainText(page))))) fail('tool', `${route}: 17 × 6 is not 102`)
}

async function checkText({ page, fail }: Visit, where: string): Promise<void> {
  const junk = junkText.exec(await mainText(page)) ?? /(?:Infinity|-[$€£¥]0(?![\d.,])|∞)/.exec(await mainText(page))
  if (junk) fail('tool', `${where}: the text holds “${junk[0]}”`)
}

async function fillFigures(visit: Visit, route: string): Promise<void> {
  const fields = visit.page.getByRole('main').getByRole('spinbutton', { disabled: false }).filter({ visible: true })
  for (let at = 0; at < (await fields.count()); at++)
    for (const value of ['', '0', '7.5', '999999']) {
      await fields.nth(at).fill(value)
      await checkText(visit, `${route}: ${value || 'nothing'} in field ${at + 1}`)
    }
}

/** Goes on until it has pressed every button once, those too that appear on the way. */
async function pressAll(visit: Visit, route: string): Promise<void> {
  const { page, origin } = visit
  const pressed = new Set<string>()
  for (let presses = 0; presses < pressesMax; presses++) {
    const buttons = page.locator('main button:enabled').filter({ visible: true })
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => (button.getAttribute('aria-label') ?? (button as HTMLElement).innerText).trim()),
    )
    const at = names.findIndex((name) => !pressed.has(name) && !leaving.test(name))
    if (at < 0) return
    pressed.add(names[at]!)
    await press(buttons.nth(at))
    await checkText(visit, `${route} after “${names[at]}”`)
    if (await page.locator(dialogSelector).count()) await page.keyboard.press('Escape')
    await settle(page)
    if (new URL(page.url()).pathname !== route) await page.goto(origin + route)
  }
}
