import { isLanguage, languageOf, type Language } from '#shared/languages.ts'

const storageKey = 'smida-language'

/** The workspace's addresses carry no language: it speaks the one last read on this host, else the browser's. */
export function rememberedLanguage(): Language {
  const stored = readStored()
  return isLanguage(stored) ? stored : languageOf(navigator.language)
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // A browser that refuses storage only forgets.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
