// Dark follows the system, can be switched by hand, and stays as it was left.
import type { Page } from '@playwright/test'
import { load, settle, type Visit } from './visit.ts'
import { darkName } from './words-on-screen.ts'

const darkMax = 0.25
const flipMin = 0.4
/** A switch may have a third position, 'as the system has it'. */
const pressesMax = 3

/** Relative luminance of the page's background, 0 to 1. */
const luminance = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const paint = canvas.getContext('2d')!
    paint.fillStyle = 'white'
    paint.fillRect(0, 0, 1, 1)
    for (const element of [document.documentElement, document.body]) {
      paint.fillStyle = getComputedStyle(element).backgroundColor
      paint.fillRect(0, 0, 1, 1)
    }
    const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  })

/** `always` = the person asked for one of the two themes, which then does not follow the system. */
export async function checkTheme(visit: Visit, always: boolean): Promise<void> {
  const { page, fail } = visit
  await page.emulateMedia({ colorScheme: 'dark' })
  await load(visit, '/')
  const dark = await luminance(page)
  if (!always && dark > darkMax) fail('dark mode', `the system is dark, the page's luminance is ${dark.toFixed(2)}`)
  const button = page.getByRole('button', { name: darkName }).filter({ visible: true }).first()
  if (!(await button.count())) return fail('dark mode', 'no visible button switches the theme')
  let now = dark
  for (let presses = 0; presses < pressesMax && Math.abs(now - dark) <= flipMin; presses++) {
    await button.click()
    await settle(page)
    now = await luminance(page)
  }
  if (Math.abs(now - dark) <= flipMin)
    fail('dark mode', `its button changes the luminance from ${dark.toFixed(2)} to ${now.toFixed(2)}`)
  await page.reload()
  await load(visit, '/')
  const after = await luminance(page)
  if (Math.abs(after - now) > darkMax) fail('dark mode', 'what was chosen is forgotten after a reload')
  await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: 'light' })
}
