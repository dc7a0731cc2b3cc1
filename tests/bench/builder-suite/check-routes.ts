// What holds on every route: its shape, its text, its accessibility in light and dark, its width on a phone, and which views there are.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mainText, screens, settle, type Visit } from './visit.ts'
import { junkText, viewButtons } from './words-on-screen.ts'

const viewsMax = 8
const overflowMaxPx = 1
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
/** What can differ in the dark; the other rules look at the tree, which is the same. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Checks a route that has just been opened, and each of its views; answers the distinct ways of viewing that were met. */
export async function checkRoute(visit: Visit, route: string): Promise<string[]> {
  const { page } = visit
  await checkShape(visit, route)
  const seen = [await signature(page)]
  await checkAxe(visit, route)
  await checkPhone(visit, route)
  const buttons = page.locator(viewButtons)
  const count = Math.min(await buttons.count(), viewsMax)
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index)
    if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled())) continue
    if ((await button.getAttribute('aria-pressed')) === 'true' || (await button.getAttribute('aria-selected')) === 'true')
      continue
    await button.click()
    await settle(page)
    seen.push(await signature(page))
    await checkAxe(visit, `${route} view ${index + 1}`)
    await checkPhone(visit, `${route} view ${index + 1}`)
  }
  return seen
}

async function checkShape({ page, fail }: Visit, route: string): Promise<void> {
  const headings = await page.locator('h1:visible').count()
  if (headings !== 1) fail('page shape', `${route}: ${headings} visible h1`)
  if ((await page.locator('main').count()) !== 1) fail('page shape', `${route}: not one main`)
  const junk = junkText.exec(await mainText(page))
  if (junk) fail('page shape', `${route}: the text holds “${junk[0]}”`)
}

async function checkAxe({ page, fail }: Visit, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    // legacy mode spares a second page for each analysis; it differs only for frames of other origins, and there are none
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(colourRules) : axe.withTags(axeTags)).analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        fail(
          'axe',
          `${where} ${colorScheme}: ${id} (${nodes.length}) ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary ?? ''}`,
        )
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** At 390 and 320 px nothing scrolls the page sideways. */
async function checkPhone({ page, fail }: Visit, where: string): Promise<void> {
  for (const size of [screens.phone, screens.small]) {
    await page.setViewportSize(size)
    await settle(page)
    const over = await page.evaluate(() => {
      const width = document.documentElement.scrollWidth - innerWidth
      const widest = [...document.querySelectorAll('body *')].find(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(element).position !== 'fixed',
      )
      return { width, widest: widest ? `${widest.tagName.toLowerCase()}.${widest.getAttribute('class') ?? ''}` : '' }
    })
    if (over.width > overflowMaxPx) fail('phone width', `${where} at ${size.width} px: ${over.width} px too wide, ${over.widest}`)
  }
  await page.setViewportSize(screens.desktop)
  await settle(page)
}

/** What the main part looks like, as one word: the kinds of thing that the quality bar tells apart. */
const signature = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const calendarCells = 35
    const columnsMin = 3
    const itemsMin = 3
    const main = document.querySelector('main') ?? document.body
    const count = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((element) => (element as HTMLElement).checkVisibility()).length
    const text = main.innerText
    const parts: string[] = []
    if (count('td, [role=gridcell]') >= calendarCells && count('tbody tr, [role=row]') <= 8) parts.push('calendar')
    else if (count('table') > 0) parts.push('table')
    if (count('section[aria-label], section[aria-labelledby], [role=region]') >= columnsMin) parts.push('board')
    if (count('svg[role=img], figure svg, canvas, [role=img] svg, .recharts-surface') > 0) parts.push('chart')
    if (count('form') > 0) parts.push('form')
    if (count('article') > 0) parts.push('article')
    if (/\b\d{1,2}:\d{2}\b/.test(text) && count('[role=timer]') > 0) parts.push('timer')
    if (count('dl') > 0) parts.push('details')
    if (count('li img, li svg[role=img]') >= itemsMin) parts.push('pictures')
    else if (count('li, [role=listitem]') >= itemsMin) parts.push('items')
    return `${parts.join('+') || 'plain'}/${Math.min(count('h2'), 6)}`
  })
