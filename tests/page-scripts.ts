import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** What decision 0040 allows the home page. */
export const homeScripts = { bytesMax: 125_000, filesMax: 8 }

/** The script files that a page loads by itself, and their size as gzip packs them best. */
export async function scriptsOf(page: Page, url: string): Promise<{ files: number; bytes: number }> {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.body()))
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
