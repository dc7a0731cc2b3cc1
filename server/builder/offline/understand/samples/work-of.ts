// What is mended or done, by the word for what a workshop works on: watches are not shoes, and tatami are no taps.
import type { Language } from '#shared/languages.ts'
import { jobColumns, repairColumns, workKindsByWord } from '../../lexicon/work-by-word.ts'
import type { Thing } from '../../model.ts'
import type { Source } from './sample-size.ts'

/** Rows for the repairs or jobs of the trade that the prompt names, or undefined. */
export function workOf({ concept }: Thing, prompt: string, language: Language): Source | undefined {
  if (concept !== 'repair' && concept !== 'job') return undefined
  const low = prompt.toLowerCase()
  const says = (word: string) =>
    language === 'ja' ? low.includes(word.toLowerCase()) : new RegExp(`(?<!\\p{L})${word}`, 'u').test(low)
  const rows = workKindsByWord.find((kind) => kind[concept] && kind[language].split(', ').some(says))?.[concept]
  return rows && { columns: concept === 'job' ? jobColumns : repairColumns, rows }
}
