// Where each word of a long description stands: how far into its line, behind a colon or in brackets, beside how many others, and under
// which heading. "Rules:" or "Dashboard" over a line says more of its nouns than they do.
import type { Token } from '../../learning/tokens.ts'

const nearMost = 3
const itemsMost = 6
const headingWords = 2
const isEnd = /^[.!?。！？]$/
const isColon = /^[:：]$/
const isComma = /^[,、・，/]$/
const opens = /^[（(]$/
const closes = /^[）)]$/
/** "Rules:", "## Records", "**Wishes**", 【記録】: a line that only heads those below it. */
const heading = /^(?:#+\s.*|\*\*[^*]+\*\*:?|【[^】]+】|[^:：.。]{2,40}[:：])$/u

/** What tells of each token's place. */
export function placesOf(text: string, tokens: readonly Token[]): string[][] {
  let line = -1
  let inLine = 0
  let depth = 0
  let colons = 0
  let over = ''
  const items = itemsIn(text, tokens)
  return tokens.map(({ text: word, from }, at) => {
    const begins = at === 0 || /\n/.test(text.slice(tokens[at - 1]!.to, from))
    if (begins) {
      const end = text.indexOf('\n', from)
      const whole = text.slice(from, end < 0 ? text.length : end).trim()
      if (heading.test(whole)) over = wordsOf(whole)
      line++
      inLine = depth = colons = 0
    } else if (isEnd.test(tokens[at - 1]!.text)) colons = depth = 0
    if (closes.test(word)) depth = 0
    const places = [
      `l ${Math.min(inLine, nearMost)} ${Math.min(line, 1)}`,
      `d ${depth} ${colons}`,
      `di ${depth} ${colons} ${items[at]}`,
      `h ${over} ${colons}`,
    ]
    if (opens.test(word)) depth = 1
    if (isColon.test(word)) colons = 1
    inLine++
    return places
  })
}

const wordsOf = (line: string) =>
  line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, headingWords)
    .join(' ')

/** Of each token, how many items its sentence or line lists. */
function itemsIn(text: string, tokens: readonly Token[]): number[] {
  const found: number[] = []
  let first = 0
  const close = (last: number) => {
    const commas = tokens.slice(first, last).filter(({ text: word }) => isComma.test(word)).length
    for (; first < last; first++) found.push(Math.min(commas, itemsMost))
  }
  tokens.forEach(({ text: word, to }, at) => {
    const next = tokens[at + 1]
    if (!next || isEnd.test(word) || /\n/.test(text.slice(to, next.from))) close(at + 1)
  })
  return found
}
