import { pageWordsIn } from './page-words.ts'
import { en } from './words-en.ts'
import { ja } from './words-ja.ts'
import { sv } from './words-sv.ts'

export type Language = 'en' | 'sv' | 'ja'
type Words = Record<keyof typeof en | keyof ReturnType<typeof pageWordsIn>, string>
export type Word = keyof Words

export const wordsOf: Record<Language, Words> = {
  en: { ...en, ...pageWordsIn(0) },
  sv: { ...sv, ...pageWordsIn(1) },
  ja: { ...ja, ...pageWordsIn(2) },
}

/** A text of the generated interface with its {placeholders} filled in. */
export function say(language: Language, word: Word, values: Record<string, string> = {}): string {
  return wordsOf[language][word].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
