// Marks which tokens of a wish name a field, a list or a choice of the project.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import type { Latin } from '../../understand/tokens.ts'
import { isFiller } from '../wording/cue-words.ts'
import { type Known, type Token, tokensOf } from '../../learning/tokens.ts'
import { withEvenQuotes } from './quotes.ts'

const phraseTokensMax = 3
const nameJa = /[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z]+/gu

function knownAs(model: ProjectModel, phrase: string, language: Language): Known {
  const field = resolveField(model, phrase, language, mainThing(model))
  if (field) return 'F'
  if (resolveThing(model, phrase, language)) return 'L'
  return resolveOption(model, phrase, language) ? 'C' : ''
}

/** What stands in quotes, as group 1. */
export const quoted = /["“”「『']([^"“”「」『』']{2,40})["“”」』']/gu

export function tokensIn(model: ProjectModel, text: string, language: Language): Token[] {
  const tokens = withEvenQuotes(tokensOf(text, language), language)
  const all = language === 'ja' ? markedJa(model, text, tokens) : marked(model, text, tokens, language)
  // what stands in quotes is one name: "Family tasks" has no tasks in it
  for (const { 1: name, index } of text.matchAll(quoted)) {
    const inside = all.filter(({ from, to }) => from > index && to <= index + 1 + name!.length)
    if (inside.some(({ known }) => known !== inside[0]!.known)) for (const token of inside) token.known = ''
  }
  return all
}

function marked(model: ProjectModel, text: string, tokens: Token[], language: Latin): Token[] {
  markNames(model, text, tokens)
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(phraseTokensMax, tokens.length - at)
    for (; length; length--) {
      const part = tokens.slice(at, at + length)
      if (part.some(({ text: word, known }) => known || !/^\p{L}/u.test(word) || isFiller(word.toLowerCase(), language))) continue
      // "of no use" speaks of no number
      if (length === 1 && isStopWord(part[0]!.text)) continue
      const known = isEndOfName(tokens, at) ? '' : knownAs(model, text.slice(part[0]!.from, part.at(-1)!.to), language)
      if (!known) continue
      for (const token of part) token.known = known
      break
    }
    at += length || 1
  }
  return tokens
}

/** What the project calls its own, in just these words, the longest first. */
function markNames(model: ProjectModel, text: string, tokens: Token[]) {
  const low = text.toLowerCase()
  const names: [string, Known][] = model.things.flatMap((thing) => [
    ...thing.fields.map(({ label }): [string, Known] => [label.toLowerCase(), 'F']),
    [thing.many.toLowerCase(), 'L'],
    [thing.one.toLowerCase(), 'L'],
    ...thing.fields.flatMap(({ options = [] }) => options.map((option): [string, Known] => [option.toLowerCase(), 'C'])),
  ])
  // "it has to be filled in" speaks of no field called To
  const isWord = ([name]: [string, Known]) => !isStopWord(name)
  for (const [name, known] of names.filter(isWord).toSorted(([a], [b]) => b.length - a.length))
    for (let at = low.indexOf(name); name && at >= 0; at = low.indexOf(name, at + 1)) mark(tokens, at, at + name.length, known)
}

/** "Family Tasks": the end of a name of its own. */
const isEndOfName = (tokens: readonly Token[], at: number) => at > 1 && isCapital(tokens[at - 1]!) && isCapital(tokens[at]!)
const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)

/** Whole tokens only, and none twice. */
function mark(tokens: readonly Token[], from: number, to: number, known: Known) {
  const inside = tokens.filter((token) => token.from >= from && token.to <= to)
  if (inside[0] && isEndOfName(tokens, tokens.indexOf(inside[0]))) return
  const isWhole = inside[0]?.from === from && inside.at(-1)!.to === to
  if (known && isWhole && inside.every((token) => !token.known)) for (const token of inside) token.known = known
}

function markedJa(model: ProjectModel, text: string, tokens: Token[]): Token[] {
  markNames(model, text, tokens)
  for (const { 0: word, index } of text.matchAll(nameJa))
    if (word.length > 1) mark(tokens, index, index + word.length, knownAs(model, word, 'ja'))
  return tokens
}
