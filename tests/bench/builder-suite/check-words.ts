// Whether the words a person used are met on the screen: as a text, a label, a heading of a table or a name in a form.
import type { Locator } from '@playwright/test'
import type { SuitePrompt } from './cases.ts'
import { listOf } from './names.ts'
import type { Visit } from './visit.ts'

const shareMin = 0.9
const stemMin = 4

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
/** Without the ending of a plural. */
const stem = (word: string) => {
  const cut = plain(word).replace(/(?:ies|es|s|or|ar|er|orna|arna|erna)$/, '')
  return cut.length >= stemMin ? cut : plain(word)
}
export const isMet = (word: string, texts: readonly string[]): boolean => texts.some((text) => plain(text).includes(stem(word)))

/** Of what is expected of a prompt, the words that stand in the prompt itself. */
export const wordsOf = ({ prompt, things, fields }: SuitePrompt): string[] =>
  [...listOf(things), ...listOf(fields)].flatMap((wanted) => {
    const own = wanted.split('|').filter((word) => isMet(word, [prompt]))
    return own.length ? [wanted] : []
  })

/** What a form calls its fields. */
export const labelsIn = (form: Locator): Promise<string> =>
  form
    .locator('label, legend, [aria-label], option')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`).join('\n'),
    )

export function checkWords({ fail }: Visit, words: readonly string[], texts: readonly string[]): void {
  const missing = words.filter((wanted) => !wanted.split('|').some((word) => isMet(word, texts)))
  if (missing.length > words.length * (1 - shareMin)) fail('words', `not on the screen: ${missing.join(', ')}`)
}
