// The content files of the library, read as they are: what tests and scripts need to look at all of them.
import { globSync, readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/languages.ts'
import type { Inspiration } from '#shared/inspiration.ts'
import type { Landing } from '#shared/landing.ts'

export type LandingFile = { path: string; language: Language; category: string; slug: string; landing: Landing }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const landingFiles = (): LandingFile[] =>
  languages.flatMap((language) =>
    globSync(`public/content/landing-pages/${language}/*/*.json`)
      .toSorted()
      .map((path) => {
        const [category, slug] = path.slice(0, -'.json'.length).split('/').slice(-2)
        return { path, language, category: category!, slug: slug!, landing: readJson(path) as Landing }
      }),
  )

export const inspirationOf = (language: Language) => readJson(`public/content/inspiration/${language}.json`) as Inspiration

/** The names of all icons, as often as they are used. */
export const iconsOfContent = (): string[] =>
  landingFiles().flatMap(({ landing }) =>
    landing.sections.flatMap((section) =>
      section.type === 'features' ? section.items.flatMap(({ icon }) => (icon ? [icon] : [])) : [],
    ),
  )
