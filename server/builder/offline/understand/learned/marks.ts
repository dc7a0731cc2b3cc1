// A prompt with its telling words marked: `[list:climbing routes]`, `[field:grade]`, `[choice:open]`. The examples in `prompt-examples/`
// are written so; every mention of what is wanted as a list, every piece of information of it, every value it may have.
import type { Language } from '#shared/languages.ts'
import { type Token, tokensOf } from '../../learning/tokens.ts'

export const markNames = ['list', 'field', 'choice'] as const
export type MarkName = (typeof markNames)[number]
/** Where it stands in the text. */
export type Marked = { name: MarkName; from: number; to: number }

/** What a token is: the first of a mark, further inside, or none, behind which mark: what follows a list are its fields. */
export type MarkTag = 'O' | `${'B' | 'I' | 'O'}-${MarkName}`
export const markTags: readonly MarkTag[] = [
  'O',
  ...markNames.flatMap((name): MarkTag[] => [`B-${name}`, `I-${name}`, `O-${name}`]),
]

/** A mark may begin anywhere; what is inside one goes on with it, what is behind it until nothing is. */
export const mayFollow = (before: number, tag: number): boolean => {
  const [place, name] = markTags[tag]!.split('-')
  const [placeBefore, nameBefore] = markTags[before]!.split('-')
  return place === 'B' || name === undefined || (name === nameBefore && (place === 'O' || placeBefore !== 'O'))
}
export const mayBegin = (tag: number): boolean => markTags[tag] === 'O' || markTags[tag]!.startsWith('B-')

export type PromptExample = { text: string; tokens: Token[]; tags: number[] }

const markForm = /\[(\w+):([^\]]*)\]/g

/** The examples of a file, one a line; \n is a line break in it. Throws on a line it cannot read. */
export const promptExamplesIn = (file: string, language: Language): PromptExample[] =>
  file
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => exampleOf(line.trim().replaceAll('\\n', '\n'), language))

function exampleOf(line: string, language: Language): PromptExample {
  let text = ''
  let last = 0
  const marks: Marked[] = []
  for (const found of line.matchAll(markForm)) {
    const name = found[1] as MarkName
    if (!markNames.includes(name)) throw new Error(`no mark is called '${name}': ${line}`)
    text += line.slice(last, found.index)
    marks.push({ name, from: text.length, to: text.length + found[2]!.length })
    text += found[2]
    last = found.index + found[0].length
  }
  text += line.slice(last)
  const tokens = tokensOf(text, language)
  const markAt = (token: Token) => marks.find(({ from, to }) => token.from >= from && token.to <= to)
  let before: Marked | undefined
  const marked = markedSentences(tokens, text, marks)
  const tags = tokens.map((token, at) => {
    const mark = markAt(token)
    if (!marked[at]) before = undefined
    const isInside = at > 0 && markAt(tokens[at - 1]!) === mark
    const tag: MarkTag = mark ? `${isInside ? 'I' : 'B'}-${mark.name}` : before ? `O-${before.name}` : 'O'
    before = mark ?? before
    return markTags.indexOf(tag)
  })
  return { text, tokens, tags }
}

const isEnd = /^[.!?。！？]$/

/** Of each token, whether its sentence or line has a mark. */
function markedSentences(tokens: readonly Token[], text: string, marks: readonly Marked[]): boolean[] {
  const found: boolean[] = []
  tokens.forEach(({ text: word, to }, at) => {
    const next = tokens[at + 1]
    if (next && !isEnd.test(word) && !/\n/.test(text.slice(to, next.from))) return
    const [first, last] = [tokens[found.length]!, tokens[at]!]
    const has = marks.some(({ from, to: end }) => first.from < end && from < last.to)
    while (found.length <= at) found.push(has)
  })
  return found
}

/** What is marked so in the text of an example. */
export function markedNames({ text, tokens, tags }: PromptExample, name: MarkName): string[] {
  const [begin, inside] = [markTags.indexOf(`B-${name}`), markTags.indexOf(`I-${name}`)]
  return tags.flatMap((tag, at) => {
    if (tag !== begin) return []
    let last = at
    while (tags[last + 1] === inside) last++
    return text.slice(tokens[at]!.from, tokens[last]!.to)
  })
}
