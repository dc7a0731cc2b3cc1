// Takes the wrapping off a wish: "it would be nice if we could see X" and "Xを入れられるようにしてほしい" ask for what "add X" asks for.
import type { Language } from '#shared/languages.ts'
import { japaneseUnwrappings } from './plain-japanese.ts'
import { withoutSlips } from './slips.ts'
import { unwrappingsEn } from './unwrappings-en.ts'
import { unwrappingsSv } from './unwrappings-sv.ts'

/** What is taken off, and what is left. */
export type Unwrapping = readonly [wrapped: RegExp, plain: string]
const roundsMax = 6

/** Tried in order, again and again until nothing changes. */
const unwrappings: Record<Language, readonly Unwrapping[]> = {
  en: unwrappingsEn,
  sv: unwrappingsSv,
  ja: japaneseUnwrappings,
}

/** What is asked for, in the words the readers know; a wish without wrapping stays as it is. */
export function plainWish(given: string, language: Language): string {
  const asked = given
    .trim()
    .replaceAll('’', "'")
    .replace(/[?？]+$/, '')
  let text = language === 'ja' ? asked : withoutSlips(asked, language)
  for (let round = 0; round < roundsMax; round++) {
    const before = text
    for (const [wrapped, plain] of unwrappings[language]) text = text.replace(wrapped, plain)
    if (text === before) break
  }
  return text
}
