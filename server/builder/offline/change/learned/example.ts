// The examples of `examples/`: an act, and wishes for it whose telling words stand in brackets; (a|b|) is one of these or nothing.
import type { Language } from '#shared/languages.ts'
import { type ActName, acts, type SpanName, spanNames } from './acts.ts'
import type { Chance } from '../../learning/chances.ts'
import { type Token, tokensOf } from '../../learning/tokens.ts'

/** The part a token has: outside of all spans, the first of one, or further inside. */
export type Tag = 'O' | `B-${SpanName}` | `I-${SpanName}`
export type Example = { act: ActName; language: Language; text: string; tokens: Token[]; tags: Tag[] }
export type Pattern = { act: ActName; pattern: string; language: Language }

const spanForm = /\[(\w+?)\d?:([^\]]*)\]/g
const innermost = /\(([^()]*\|[^()]*)\)/

/** The patterns of a file, one a line; empty lines and those that begin with # are for people. Throws on a line it cannot read. */
export const patternsIn = (file: string, language: Language): Pattern[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => patternOf(line, language))

function patternOf(line: string, language: Language): Pattern {
  const [, act = '', pattern = ''] = /^([\w-]+) \| (.+)$/.exec(line) ?? []
  const allowed: readonly SpanName[] | undefined = acts[act as ActName]
  if (!allowed) throw new Error(`no act is called so: ${line}`)
  for (const [, name] of pattern.matchAll(spanForm))
    if (!spanNames.includes(name as SpanName) || !allowed.includes(name as SpanName))
      throw new Error(`${act} has no span '${name}': ${line}`)
  return { act: act as ActName, pattern, language }
}

/** How many wishes a pattern stands for, at most `most`. */
export function widthOf({ pattern }: Pattern, most: number): number {
  const ways = [...pattern.matchAll(/\(([^()]*\|[^()]*)\)/g)].reduce((all, [, inner]) => all * inner!.split('|').length, 1)
  return Math.min(most, ways)
}

/** One of the wishes a pattern stands for. */
export const exampleOf = (pattern: Pattern, next: Chance): Example =>
  labelled(pattern.act, markedOf(pattern, next), pattern.language)

/** The same, with its marks. */
export function markedOf({ pattern }: Pattern, next: Chance): string {
  const oneOf = (all: string) => {
    const each = all.split('|')
    return each[Math.floor(next() * each.length)]!
  }
  let marked = pattern.replace(spanForm, (_whole, name: string, words: string) => `[${name}:${oneOf(words)}]`)
  for (let found = innermost.exec(marked); found; found = innermost.exec(marked))
    marked = marked.slice(0, found.index) + oneOf(found[1]!) + marked.slice(found.index + found[0].length)
  return marked.replace(/ {2,}/g, ' ').trim()
}

export function labelled(act: ActName, marked: string, language: Language): Example {
  let text = ''
  let last = 0
  const spans: { name: SpanName; from: number; to: number }[] = []
  for (const found of marked.matchAll(spanForm)) {
    text += marked.slice(last, found.index)
    spans.push({ name: found[1] as SpanName, from: text.length, to: text.length + found[2]!.length })
    text += found[2]
    last = found.index + found[0].length
  }
  text += marked.slice(last)
  const tokens = tokensOf(text, language)
  const spanAt = (token: Token) => spans.find(({ from, to }) => token.from >= from && token.to <= to)
  const tags = tokens.map((token, at): Tag => {
    const span = spanAt(token)
    return !span ? 'O' : at && spanAt(tokens[at - 1]!) === span ? `I-${span.name}` : `B-${span.name}`
  })
  return { act, language, text, tokens, tags }
}
