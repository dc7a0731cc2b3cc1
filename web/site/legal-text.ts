import { defaultLanguage, type Language } from '#shared/languages.ts'

export const legalNames = ['privacy', 'terms', 'security'] as const
export type LegalName = (typeof legalNames)[number]

/** A document's Markdown and the language it is really in. */
export type LegalText = { markdown: string; language: Language }

/** LEGAL (spec 7): the document in the reader's language, else in English, else null. Throws only when `signal` ended it. */
export async function fetchLegalText(name: LegalName, language: Language, signal: AbortSignal): Promise<LegalText | null> {
  try {
    return await fetchText(name, language, signal)
  } catch (error) {
    signal.throwIfAborted()
    console.warn(`No ${name} text in ${language}, so it is shown in English:`, error)
  }
  try {
    return await fetchText(name, defaultLanguage, signal)
  } catch {
    signal.throwIfAborted()
    return null
  }
}

async function fetchText(name: LegalName, language: Language, signal: AbortSignal): Promise<LegalText> {
  const response = await fetch(`/content/${name}/${language}.md`, { signal })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return { markdown: await response.text(), language }
}
