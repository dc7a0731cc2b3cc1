// The languages of the product (spec 2.1, LANG-1) and the one rule that turns any path into a path with a language.

export const languages = ['en', 'sv', 'ja'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska', ja: '日本語' }

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The supported language of a BCP 47 tag such as `sv-SE`, or en. LANG-2: the part before any hyphen. */
export function languageOf(tag: string | null | undefined): Language {
  const primary = (tag ?? '').trim().split('-')[0]!.toLowerCase()
  return isLanguage(primary) ? primary : defaultLanguage
}

/** The first language of an `Accept-Language` header that we speak. LANG-2. */
export function languageOfHeader(header: string | null | undefined): Language {
  const first = (header ?? '').split(',')[0]!.split(';')[0]!
  return languageOf(first)
}
