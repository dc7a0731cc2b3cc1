// The sentences of a description, where one rule mostly stands in each.
import type { Language } from '#shared/languages.ts'

/** What is told stands from `start` to `end` in the text. */
export type Piece = { text: string; start: number; end: number }

/** A point within a number ends nothing. */
const latin = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+/gu
const sentence: Record<Language, RegExp> = { en: latin, sv: latin, ja: /[^。！？!?;；\n]+/gu }

export const sentencesIn = (text: string, language: Language): Piece[] =>
  [...text.matchAll(sentence[language])].map(({ 0: said, index }) => ({ text: said, start: index, end: index + said.length }))
