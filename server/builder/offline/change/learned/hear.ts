// A wish in whatever words: what it asks for, and of what, is told by what was learned from the examples; it stands as far as the
// project has what it would be about.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { type ActName, actNames, acts, needs, type SpanName, type Spans } from './acts.ts'
import { doAct } from './do-act.ts'
import type { ReadPlainly } from './doing.ts'
import type { Tag } from './example.ts'
import { actFeatures } from './features.ts'
import { softmax } from './linear.ts'
import { tokensIn } from './mentions.ts'
import { tagsOf } from './tagging.ts'
import type { Known, Token } from './tokens.ts'
import { type Learned, learnedFor } from './weights.ts'

const triedMax = 4
/** No act that is less likely is tried, as a share of the likeliest: where that one does not fit the project, an unlikely one is wrong. */
const triedFrom = 0.2
/** More likely it is not where nothing in the words themselves shows the new name that the act needs. */
const forcedMost = 0.5
const charsMax = 300
const wordsMin = 2

/** `likely` is a probability. */
export type Guess = { act: ActName; likely: number; spans: Spans }
/** What the likeliest act that fits the project comes to; no reading where the wish asks for nothing, or for something else. */
export type Heard = Guess & { reading: Reading | null }

/** What the wish may ask for, the likeliest first. */
export function guesses(learned: Learned, model: ProjectModel, text: string, language: Language): Guess[] {
  const tokens = tokensIn(model, text, language).map((token) => ({ ...token, isNew: !learned.words.has(token.word) }))
  // a bare name asks for nothing
  if (tokens.every(({ known }) => known) || tokens.length < wordsMin) return []
  const likely = softmax(learned.acts(actFeatures(tokens, language)))
  return actNames
    .map((act, at) => ({ act, likely: likely[at]! }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, triedMax)
    .filter((guess, _at, [first]) => guess.likely >= first!.likely * triedFrom)
    .flatMap((guess) => {
      const found = tagsOf(learned.tags, tokens, guess.act, language)
      const freely = tagsOf(learned.tags, tokens, guess.act, language, true)
      const forced = needs(guess.act).filter((span) => isNewName.has(span) && !freely.includes(`B-${span}`))
      // "add a due date", where there is one: no new name
      const isThere = (span: SpanName) => found.every((tag, at) => !tag.endsWith(span) || tokens[at]!.known)
      if (forced.some(isThere)) return []
      const likely = forced.length ? Math.min(guess.likely, forcedMost) : guess.likely
      return [{ act: guess.act, likely, spans: withKnown(guess.act, spansOf(text, tokens, found, guess.act), text, tokens) }]
    })
}

const isNewName = new Set<SpanName>(['name', 'option', 'part'])
/** 「電話」 of 「電話番号」 is no name: a run of Chinese characters or of katakana is not cut, but for what such names go on with. */
const isOneWord = (a: Token, b: Token) =>
  a.word === b.word && a.word.length > 1 && (a.to === b.from || b.to === a.from) && isRun.test(a.word)
const isRun = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u
const afterNames = /(?<=.)(?:項目|欄|列|別|順|追加|必須|表示)+$/u

type Span = { name: SpanName; begin: number; last: number }

function spansOf(text: string, tokens: readonly Token[], tags: readonly Tag[], act: ActName): Spans {
  const found: Span[] = []
  tags.forEach((tag, begin) => {
    if (!tag.startsWith('B-')) return
    const name = tag.slice(2) as SpanName
    let last = begin
    while (tags[last + 1] === `I-${name}`) last++
    const isOpen = (next: number, of: number) =>
      isNewName.has(name) && tags[next] === 'O' && isOneWord(tokens[of]!, tokens[next]!)
    while (isOpen(begin - 1, begin)) begin--
    while (isOpen(last + 1, last)) last++
    found.push({ name, begin, last })
  })
  const spans: Spans = {}
  for (const { name, begin, last } of [...found, ...siblingsOf(found, tokens, act)].toSorted((a, b) => a.begin - b.begin))
    (spans[name] ??= []).push(text.slice(tokens[begin]!.from, tokens[last]!.to).replace(afterNames, ''))
  return spans
}

const joint = /^(?:,|\/|and|or|och|eller|samt|、|・|か|と|や)$/i
/** Acts on each of what is named. */
const ofEach = new Set<ActName>(['require', 'relax', 'remove-field', 'hide-field', 'remove-choice', 'remove-list'])

/** "Clay, loam and sand": what stands beside one of them behind a comma, and says nothing else, is one more. */
function siblingsOf(found: readonly Span[], tokens: readonly Token[], act: ActName): Span[] {
  const isTaken = (at: number) => found.some(({ begin, last }) => at >= begin && at <= last)
  const isLike = (name: SpanName, at: number) => {
    const token = tokens[at]
    if (!token || isTaken(at) || !/^\p{L}/u.test(token.text)) return false
    return isNewName.has(name)
      ? token.isNew && !token.known
      : ofEach.has(act) && token.known !== '' && token.known === kindOf[name]
  }
  return found.flatMap(({ name, begin, last }) => {
    const siblings: Span[] = []
    let at = begin - 2
    if (joint.test(tokens[begin - 1]?.text ?? '') && isLike(name, at)) {
      const end = at
      while (isLike(name, at - 1)) at--
      siblings.push({ name, begin: at, last: end })
    }
    at = last + 2
    if (joint.test(tokens[last + 1]?.text ?? '') && isLike(name, at)) {
      const start = at
      while (isLike(name, at + 1)) at++
      siblings.push({ name, begin: start, last: at })
    }
    return siblings
  })
}

const kindOf: Partial<Record<SpanName, Known>> = { field: 'F', list: 'L', choice: 'C' }

/** What the act is about and the project has, where the words around it did not show that. */
function withKnown(act: ActName, spans: Spans, text: string, tokens: readonly Token[]): Spans {
  const [needed] = acts[act] as readonly SpanName[]
  const kind = needed && kindOf[needed]
  const at = kind && !spans[needed] ? tokens.findIndex(({ known }) => known === kind) : -1
  if (at < 0) return spans
  const end = tokens.findIndex((token, index) => index > at && token.known !== kind)
  const words = text.slice(tokens[at]!.from, tokens.at(end < 0 ? -1 : end - 1)!.to)
  return Object.values(spans).some((all) => all.includes(words)) ? spans : { ...spans, [needed!]: [words] }
}

/** `read` reads a plain wish. */
export function hear(model: ProjectModel, text: string, language: Language, read: ReadPlainly): Heard | null {
  if (!text.trim() || text.length > charsMax) return null
  const all = guesses(learnedFor(language), model, text, language)
  if (!all.length) return null
  for (const guess of all) {
    if (guess.act === 'none' || guess.act === 'other') break
    const reading = doAct(guess.act, { model, spans: guess.spans, language, read })
    if (reading && (reading.operations.length || reading.notes.length)) return { ...guess, reading }
  }
  return { ...all[0]!, reading: null }
}
