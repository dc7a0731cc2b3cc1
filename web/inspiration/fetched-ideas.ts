import type { Inspiration } from '#shared/inspiration.ts'
import type { Language } from '#shared/languages.ts'
import { api } from '#web/api.ts'

const known = new Map<Language, Inspiration>()

/**
 * The library in a language: at once when this visit has seen it before, so that going back finds the page as it was left.
 * Rejects with `ApiError`, and asks again the next time.
 */
export function fetchedIdeas(language: Language): Inspiration | Promise<Inspiration> {
  return (
    known.get(language) ??
    api<Inspiration>(`/content/inspiration/${language}.json`).then((inspiration) => {
      known.set(language, inspiration)
      return inspiration
    })
  )
}
