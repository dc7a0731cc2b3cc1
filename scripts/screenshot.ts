import type { Page } from '@playwright/test'

/** What the page shows now, as WebP, which Playwright itself does not write; `scale` makes it smaller than the page. */
export async function screenshot(page: Page, quality: number, scale = 1): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  const clip = scale === 1 ? undefined : { x: 0, y: 0, width, height, scale }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, ...(clip && { clip }) })
  return Buffer.from(data, 'base64')
}
