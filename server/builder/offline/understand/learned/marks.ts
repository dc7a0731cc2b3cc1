// A prompt with its telling words marked: `[list:climbing routes]`, `[field:grade]`, `[choice:open]`. The examples in `prompt-examples/`
// are written so; every mention of what is wanted as a list, every piece of information of it, every value it may have.
import type { Language } from '#shared/languages.ts'
import { type Token, tokensOf } from '../../learning/tokens.ts'

export const markNames = ['list', 'field', 'choice'] as const
export type MarkName = (typeof markNames)[number]
/** Where it stands in the text. */
export type Marked = { name: MarkName; from: number; to: number }

/** What a token is: nothing of these, the first of a mark, or further inside. */
export type MarkTag = 'O' | `B-${MarkName}` | `I-${MarkName}`
export const markTags: readonly MarkTag[] = ['O', ...markNames.flatMap((name): MarkTag[] => [`B-${name}`, `I-${name}`])]

/** An inside goes on with its own beginning or inside. */
export const mayFollow = (before: number, tag: number): boolean =>
  !markTags[tag]!.startsWith('I-') || markTags[before]!.slice(2) === markTags[tag]!.slice(2)
export const mayBegin = (tag: number): boolean => !markTags[tag]!.startsWith('I-')

export type PromptExample = { text: string; tokens: Token[]; tags: number[] }

const markForm = /\[(\w+):([^\]]*)\]/g

/** The examples of a file, one a line. Throws on a line it cannot read. */
export const promptExamplesIn = (file: string, language: Language): PromptExample[] =>
  file
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => exampleOf(line.trim(), language))

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
  const tags = tokens.map((token, at) => {
    const mark = markAt(token)
    const tag: MarkTag = !mark ? 'O' : at && markAt(tokens[at - 1]!) === mark ? `I-${mark.name}` : `B-${mark.name}`
    return markTags.indexOf(tag)
  })
  return { text, tokens, tags }
}
