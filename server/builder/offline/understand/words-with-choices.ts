// "chore, who (Mum, Dad, Ella), day", "namn, kommer (ja, nej, kanske)": what is listed with its choices is a field, whatever kind of word it is.
import { bareChunk } from './bare-chunk.ts'
import type { Item } from './chunks.ts'

const wordsMax = 3
const parts = /^(?:[,:;]|and|och|with|med|samt)$/
const isWord = (item: Item | undefined, word: RegExp) => item?.kind === 'mark' && word.test(item.word)

/** Whether a bracket opens here, in the text itself, that lists several. */
function opensChoices(items: readonly Item[], at: number, text: string): boolean {
  if (!isWord(items[at], /^\($/) || text[items[at]!.start] !== '(') return false
  const close = items.findIndex((item, place) => place > at && isWord(item, /^\)$/))
  return close > at && items.slice(at + 1, close).some((item) => isWord(item, /^(?:[,/]|or|eller)$/))
}

export function wordsWithChoices(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  items.forEach((item, at) => {
    if (opensChoices(items, at, text)) {
      let from = ordered.length
      while (from > 0 && ordered[from - 1]!.kind === 'mark' && !isWord(ordered[from - 1], parts)) from--
      const words = ordered.slice(from)
      const isListed = isWord(ordered[from - 1], parts) && words.length > 0 && words.length <= wordsMax
      if (isListed) {
        const [start, end] = [words[0]!.start, words.at(-1)!.end]
        ordered.splice(
          from,
          words.length,
          bareChunk(text.slice(start, end), { start, end, words: words.length, described: true }),
        )
      }
    }
    ordered.push(item)
  })
  return ordered
}
