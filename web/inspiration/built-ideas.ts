// The library of ideas: read from its files while building, fetched from the same addresses while visiting. A category that
// is missing in one language is missing there and nowhere else; a file that does not fit its shape stops the build.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'zod/mini'
import { inspirationSchema, type Inspiration } from '#shared/inspiration.ts'
import type { Language } from '#shared/languages.ts'

/** From the root of the checkout, where every build runs. */
const folder = 'public/content/inspiration'

export async function builtIdeas(language: Language): Promise<Inspiration> {
  const path = `${folder}/${language}.json`
  return existsSync(path) ? parse(inspirationSchema, JSON.parse(await readFile(path, 'utf8'))) : {}
}
