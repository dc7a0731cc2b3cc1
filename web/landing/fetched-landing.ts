import type { Language } from '#shared/languages.ts'
import type { Landing } from '#shared/landing.ts'
import { api } from '#web/api.ts'

/** Throws `ApiError` when there is no such page or no answer. */
export const fetchedLanding = (language: Language, category: string, slug: string): Promise<Landing> =>
  api<Landing>(`/content/landing-pages/${language}/${category}/${slug}.json`)
