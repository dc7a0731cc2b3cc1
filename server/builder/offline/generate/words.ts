import { en, type Words } from './words-en.ts'
import { ja } from './words-ja.ts'
import { sv } from './words-sv.ts'

export type Language = 'en' | 'sv' | 'ja'
export type Word = keyof Words

export const wordsOf: Record<Language, Words> = { en, sv, ja }

/** A text of the generated interface with its {placeholders} filled in. */
export function say(language: Language, word: Word, values: Record<string, string> = {}): string {
  return wordsOf[language][word].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
