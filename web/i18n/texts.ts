// The site's texts in three languages (LANG-1). One file per section and language, `en` being the measure: the compiler
// refuses a key that is missing or too many in sv or ja. A bundle is what one part of the site needs; only the bundle of
// the language being read is ever loaded. Texts are ICU messages, compiled by `compile-texts.ts` while building.
import type { Messages } from '@lingui/core'
import type { Language } from '#shared/languages.ts'
import type * as pageTexts from './en/pages-bundle.ts'
import type * as siteTexts from './en/site-bundle.ts'
import type * as workspaceTexts from './en/workspace-bundle.ts'

type Sections = typeof siteTexts & typeof workspaceTexts & typeof pageTexts
type SectionName = keyof Sections & string

/** A text's name, such as `hero.title`. */
export type TextKey = { [S in SectionName]: `${S}.${keyof Sections[S] & string}` }[SectionName]

const bundles = {
  site: {
    en: () => import('./en/site-bundle.ts'),
    sv: () => import('./sv/site-bundle.ts'),
    ja: () => import('./ja/site-bundle.ts'),
  },
  workspace: {
    en: () => import('./en/workspace-bundle.ts'),
    sv: () => import('./sv/workspace-bundle.ts'),
    ja: () => import('./ja/workspace-bundle.ts'),
  },
} satisfies Record<string, Record<Language, () => Promise<object>>>

export type BundleName = keyof typeof bundles

/** The compiled texts of a bundle by key, ready for `TextProvider`; plain data, so a route's loader can answer with them. */
export async function loadTexts(bundle: BundleName, language: Language): Promise<Messages> {
  return messagesOf(await bundles[bundle][language]())
}

/** The texts of a catalogue's module (or of a bundle of them) by key: `{ hero: { title } }` becomes `{ 'hero.title' }`. */
export function messagesOf(module: object): Messages {
  const sections: Record<string, Messages> = { ...module }
  const messages: Messages = {}
  for (const [section, texts] of Object.entries(sections))
    for (const [key, message] of Object.entries(texts)) messages[`${section}.${key}`] = message
  return messages
}
