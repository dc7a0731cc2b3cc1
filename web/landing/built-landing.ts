// Landing pages (spec 2.14): one for each idea and language, drawn from a content file. Read from the file while building, so
// that the page is there without a script; fetched from the same address when a visitor comes from another page.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'zod/mini'
import type { Language } from '#shared/languages.ts'
import { landingSchema, type Landing } from '#shared/landing.ts'

/** From the root of the checkout, where every build runs. */
const folder = 'public/content/landing-pages'
const fileOf = (language: Language, category: string, slug: string) => `${folder}/${language}/${category}/${slug}.json`

export const isBuilt = (language: Language, category: string, slug: string): boolean =>
  existsSync(fileOf(language, category, slug))

/** Throws what stops the build when the file does not fit its shape. */
export async function builtLanding(language: Language, category: string, slug: string): Promise<Landing> {
  const landing = parse(landingSchema, JSON.parse(await readFile(fileOf(language, category, slug), 'utf8')))
  return onlyRealPictures(landing, (address) => existsSync(`public${address}`))
}

/** A picture that nobody has made yet is left out, so that the page draws one instead of asking for it. */
export function onlyRealPictures(landing: Landing, isReal: (address: string) => boolean): Landing {
  const { image, ...hero } = landing.hero
  return { ...landing, hero: image && isReal(image) ? { ...hero, image } : hero }
}
