// What is looked at in a sentence to tell which kinds of page it asks for: runs of words, or of characters.
import type { Language } from '#shared/languages.ts'
import { tokensOf } from '../../learning/tokens.ts'

const start = '^'
const end = '$'
const stemChars = 5
const runMax: Record<Language, number> = { en: 3, sv: 3, ja: 5 }
const sentenceEnds: Record<Language, RegExp> = { en: /(?<=[.!?])\s+|\n+/, sv: /(?<=[.!?])\s+|\n+/, ja: /[。！？\n]+/ }

export const sentencesOf = (text: string, language: Language): string[] =>
  text.split(sentenceEnds[language]).filter((sentence) => sentence.trim())

export function pageFeatures(sentence: string, language: Language): string[] {
  const words = tokensOf(sentence, language).map(({ text }) => (/^\p{N}/u.test(text) ? '#' : text.toLowerCase()))
  const signs = [start, ...words, end]
  const features = new Set<string>()
  signs.forEach((sign, at) => {
    for (let length = 1; length <= runMax[language] && at + length <= signs.length; length++)
      features.add(signs.slice(at, at + length).join(' '))
    if (language === 'ja') return
    if (sign.length > stemChars) features.add(`${sign.slice(0, stemChars)}~`)
    if (signs[at + 2]) features.add(`${sign} _ ${signs[at + 2]}`)
  })
  return [...features]
}
