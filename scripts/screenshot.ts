import type { Page } from '@playwright/test'

/** What the page shows now, as WebP, which Playwright itself does not write. */
export async function screenshot(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  return Buffer.from(data, 'base64')
}
