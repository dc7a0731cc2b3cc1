import type { Inspiration } from '#shared/inspiration.ts'
import type { Language } from '#shared/languages.ts'
import { api } from '#web/api.ts'

/** Throws `ApiError`. The browser keeps the file and asks the server only whether it is still the same. */
export const fetchedIdeas = (language: Language): Promise<Inspiration> =>
  api<Inspiration>(`/content/inspiration/${language}.json`)
