import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const preloadLink = /<link rel="modulepreload"[^>]*\/?>/g

/**
 * The last step of the site's build, on the folder of finished files.
 * React Router preloads every chunk in the head, where they starve the style sheet and the font (measured: 1.3 s of first
 * paint on a phone); the scripts start a moment later without them. And its client-only page must not answer for `/`.
 */
export async function finishSiteBuild(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, name)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replace(preloadLink, ''))
  }
  if (names.includes('index.html')) await rename(join(folder, 'index.html'), join(folder, '__spa-fallback.html'))
}
