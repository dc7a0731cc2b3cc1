import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { fetchLegalText, type LegalName, type LegalText } from './legal-text.ts'

/** The document as it is now; undefined while it loads, null when it cannot be had. Loads again when name or language change. */
export function useLegalText(name: LegalName, language: Language): { text: LegalText | null | undefined; retry(): void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ wanted: string; text: LegalText | null }>()
  const wanted = `${name}/${language}/${attempt}`
  useEffect(() => {
    const leaving = new AbortController()
    fetchLegalText(name, language, leaving.signal).then(
      (text) => setLoaded({ wanted, text }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [name, language, wanted])
  return { text: loaded?.wanted === wanted ? loaded.text : undefined, retry: () => setAttempt(attempt + 1) }
}
