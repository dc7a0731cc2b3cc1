// A wish in the pieces that are read: words and signs, or single characters where a language writes none apart.
import type { Language } from '#shared/languages.ts'

/** A field, a list or a choice the project has, or nothing it knows. */
export type Known = 'F' | 'L' | 'C' | ''
/** `from` and `to` are where it stands in the text; `word` is what it is part of, `isNew` where no example is worded with it. */
export type Token = { text: string; word: string; from: number; to: number; known: Known; isNew: boolean }

const words = /\p{N}+(?:[.,:]\p{N}+)*|\p{L}(?:[\p{L}\p{M}\p{N}]|['’/-](?=[\p{L}\p{N}]))*|[^\s\p{L}\p{N}]/gu
const characters = /\p{N}+(?:[.,:]\p{N}+)*|[A-Za-z]+|\S/gu

/** Signs of one script in a row are a word, or near one. */
const runs = /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}|[A-Za-z]+|\S/gu

export function tokensOf(text: string, language: Language): Token[] {
  const parts = language === 'ja' ? [...text.matchAll(runs)] : []
  return Array.from(text.matchAll(language === 'ja' ? characters : words), ({ 0: piece, index: from }) => {
    const run = parts.find((part) => part.index <= from && from < part.index + part[0].length)
    const word = (run?.[0] ?? piece).toLowerCase()
    return { text: piece, word, from, to: from + piece.length, known: '', isNew: false }
  })
}
