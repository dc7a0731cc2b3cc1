// The sentences of a prompt, and what is looked at in each to tell whether it asks for something to be kept or only tells how things are.
import type { Language } from '#shared/languages.ts'
import type { Stretch } from '../told/telling.ts'
import { pageFeatures } from './page-features.ts'

export const sentenceKinds = ['tells', 'asks'] as const

const ends: Record<Language, RegExp> = {
  en: /(?<=[.!?])\s+(?=\S)|\n+/g,
  sv: /(?<=[.!?])\s+(?=\S)|\n+/g,
  ja: /(?<=[。！？!?])\s*(?=\S)|\n+/g,
}

export function sentencesIn(text: string, language: Language): Stretch[] {
  const sentences: Stretch[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(ends[language])) {
    sentences.push({ start, end: index })
    start = index + found.length
  }
  return [...sentences, { start, end: text.length }].filter((each) => text.slice(each.start, each.end).trim())
}

/** More are not told apart. */
const countMost = 5

/** Of each of the sentences: its words, where it stands, and whether it lists something. */
export function sentenceFeatures(text: string, sentences: readonly Stretch[], language: Language): string[][] {
  return sentences.map(({ start, end }, at) => {
    const sentence = text.slice(start, end).trim()
    const features = pageFeatures(sentence, language)
    const place = at === 0 ? 'first' : at === sentences.length - 1 ? 'last' : 'between'
    const commas = sentence.match(/[,、・，]/g)?.length ?? 0
    features.push(`@${place}`, `@of ${Math.min(sentences.length, countMost)}`, `@commas ${Math.min(commas, countMost)}`)
    features.push(`@long ${Math.floor(Math.log2(sentence.length))}`)
    if (/[:：]/.test(sentence)) features.push('@colon')
    if (/[(（]/.test(sentence)) features.push('@brackets')
    return features
  })
}
