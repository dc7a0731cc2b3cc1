// Small questions about the items of a Japanese text that its rules ask.
import type { Chunk, Item, Mark } from '../chunks.ts'

/** What stands at the start of a line of a list. */
export const bullet = '•'
export const mark = (word: string, at: number): Mark => ({ kind: 'mark', word, verb: false, start: at, end: at })
export const wordOf = (item: Item | undefined): string => (item?.kind === 'mark' ? item.word : '')
export const isBreak = (item: Item | undefined) => /^[.\n:]$/.test(wordOf(item))
export const isJoin = (item: Item | undefined) => wordOf(item) === ','
export const isOf = (item: Item | undefined) => /^of$|^(さん)?の$/.test(wordOf(item))
export const startsSentence = (items: readonly Item[], at: number) => at === 0 || isBreak(items[at - 1])
export const endsSentence = (item: Item | undefined) => item === undefined || /^[.\n]$/.test(wordOf(item))
export const withoutNoun = (chunk: Chunk): Chunk => {
  const { thing: _thing, field: _field, ...rest } = chunk
  return rest
}
