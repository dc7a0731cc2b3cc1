import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** What decision 0040 allows the home page. */
export const homeScripts = { bytesMax: 125_000, filesMax: 8 }

/** So long nothing more was loaded. */
const quietMs = 1_000

/** The script files that a page loads by itself, and their size as gzip packs them best. */
export async function scriptsOf(page: Page, url: string): Promise<{ files: number; bytes: number }> {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.body()))
  await page.goto(url)
  // They begin after the paint, which a busy machine may take its time for: only a page that is awake can be done loading.
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
  await page.waitForFunction((quietMs) => {
    const ends = performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    return performance.now() - Math.max(...ends) > quietMs
  }, quietMs)
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
