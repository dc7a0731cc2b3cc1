// What is looked at to tell whether a word of a prompt names a list, a field or a choice: itself, what stands around it, what the lexicon
// knows of it, and what the reader took it for.
import type { Language } from '#shared/languages.ts'
import { scriptOf } from '../../learning/scripts.ts'
import type { Token } from '../../learning/tokens.ts'
import { phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import { readingsOfPhrase } from '../tokens.ts'
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import type { Intent, SaidField } from '../intent.ts'
import { placesOf } from './mark-places.ts'

const start = '^'
const end = '$'
const farthest = 6
const placesMax = 4

/** What is known of each token before it is looked at in its place. */
export type Grounds = { taken: string[]; known: string[]; places: string[][] }

/** What the reader made of the words of each token: T a list, F a field, C a choice. */
function takenIn(text: string, tokens: readonly Token[], { things, loose }: Intent): string[] {
  const low = text.toLowerCase()
  const taken = tokens.map(() => new Set<string>())
  const mark = (name: string, as: string) => {
    const word = name.toLowerCase()
    if (word.length < 2) return
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1))
      tokens.forEach(({ from, to }, index) => {
        if (from >= at && to <= at + word.length) taken[index]!.add(as)
      })
  }
  const markField = ({ label, options = [] }: SaidField) => {
    mark(label, 'F')
    for (const option of options) mark(option, 'C')
  }
  for (const { one, many, fields, implied, brought } of things) {
    for (const name of [many, one]) mark(name, implied || brought ? 't' : 'T')
    fields.forEach(markField)
  }
  loose.forEach(markField)
  return taken.map((each) => [...each].toSorted().join(''))
}

const kindsOf = (readings: readonly { kind: string }[]) => [...new Set(readings.map(({ kind }) => kind))].toSorted().join('+')

function knownIn(text: string, tokens: readonly Token[], language: Language): string[] {
  if (language !== 'ja')
    return tokens.map(({ text: word }) => (/^\p{L}/u.test(word) ? kindsOf(readingsOfPhrase(phraseKey(word), language)) : ''))
  const words = readingsOf('ja')
  const known = tokens.map(() => '')
  for (let length = farthest; length >= 2; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const readings = words.get(text.slice(tokens[at]!.from, tokens[at + length - 1]!.to).toLowerCase())
      if (!readings || known.slice(at, at + length).some(Boolean)) continue
      for (let inside = at; inside < at + length; inside++) known[inside] = kindsOf(readings) + (inside === at ? '<' : '')
    }
  return known
}

/** `intent` is what the reader made of the text by its own signs. */
export const groundsOf = (text: string, tokens: readonly Token[], intent: Intent): Grounds => ({
  taken: takenIn(text, tokens, intent),
  known: knownIn(text, tokens, intent.language),
  places: placesOf(text, tokens),
})

const isSame = (a: Token | undefined, b: Token | undefined) => a !== undefined && a.word === b?.word && a.word.length > 1

/** The run of one script that a character stands in, and the three runs before or behind a place. */
function runAround(tokens: readonly Token[], at: number): [number, number] {
  let [from, to] = [at, at]
  while (isSame(tokens[from - 1], tokens[at])) from--
  while (isSame(tokens[to + 1], tokens[at])) to++
  return [from, to]
}
function runBehind(tokens: readonly Token[], of: number, step: 1 | -1): string[] {
  const found: string[] = []
  let at = of + step
  while (found.length < 3 && tokens[at]) {
    found.push(tokens[at]!.word)
    const [from, to] = runAround(tokens, at)
    at = step > 0 ? to + 1 : from - 1
  }
  return [0, 1, 2].map((place) => found[place] ?? (step > 0 ? end : start))
}

const isComma = /^[,、・:：]$/
const isEnd = /^[.!?。！？]$/

export function markFeatures(
  tokens: readonly Token[],
  { taken, known, places }: Grounds,
  at: number,
  language: Language,
): string[] {
  const word = (by: number) => {
    const token = tokens[at + by]
    return !token ? (at + by < 0 ? start : end) : /^\p{N}/u.test(token.text) ? '#' : token.text.toLowerCase()
  }
  const took = (by: number) => taken[at + by] ?? '-'
  const knows = (by: number) => known[at + by] ?? '-'
  const comma = (from: number, to: number) =>
    tokens.slice(Math.max(0, at + from), at + to + 1).some(({ text }) => isComma.test(text))
  const commas = `${comma(-4, -1)} ${comma(1, 4)}`
  let first = at
  while (first > 0 && !isEnd.test(tokens[first - 1]!.text)) first--
  const opening = `${word(first - at)} ${word(first - at + 1)}`
  const own = took(0)
  const features = [
    `t ${own}`,
    `tk ${own} ${knows(0)}`,
    `ttt ${took(-1)} ${own} ${took(1)}`,
    `k ${knows(0)}`,
    `kkk ${knows(-1)} ${knows(0)} ${knows(1)}`,
    `0 ${word(0)}`,
    `- ${word(-1)}`,
    `+ ${word(1)}`,
    `-- ${word(-2)} ${word(-1)}`,
    `++ ${word(1)} ${word(2)}`,
    `-+ ${word(-1)} ${word(1)}`,
    `-0 ${word(-1)} ${word(0)}`,
    `0+ ${word(0)} ${word(1)}`,
    `-2 ${word(-2)}`,
    `+2 ${word(2)}`,
    `-3 ${word(-3)}`,
    `--- ${word(-3)} ${word(-2)} ${word(-1)}`,
    `t- ${own} ${word(-1)}`,
    `t+ ${own} ${word(1)}`,
    `t-- ${own} ${word(-2)} ${word(-1)}`,
    `k- ${knows(0)} ${word(-1)}`,
    `k+ ${knows(0)} ${word(1)}`,
    `s ${scriptOf(tokens[at]!.text)} ${scriptOf(tokens[at - 1]?.text)}`,
    `p ${Math.min(placesMax, Math.floor(at / farthest))} ${own}`,
    `c ${commas}`,
    `ct ${commas} ${own}`,
    `o ${opening}`,
    `ot ${opening} ${own}`,
    ...places[at]!.flatMap((place) => [place, `${place} ${own}`]),
  ]
  if (language !== 'ja') {
    const plural = language === 'en' ? isPlural(word(0)) : isSwedishPlural(word(0))
    const next = word(1)
    return [
      ...features,
      `e ${word(0).slice(-3)}`,
      `et ${word(0).slice(-2)} ${own}`,
      `p ${plural} ${own} ${knows(0)}`,
      `p- ${plural} ${word(-1)}`,
      `p+ ${plural} ${next}`,
      `p-+ ${plural} ${word(-1)} ${next}`,
      `k-+ ${word(-1)} ${knows(0)} ${next}`,
      `kk ${knows(0)} ${knows(1)} ${word(2)}`,
      `+++ ${next} ${word(2)} ${word(3)}`,
      `2k ${word(-2)} ${word(-1)} ${knows(0)} ${next}`,
    ]
  }
  const run = tokens[at]!.word
  const [from, to] = runAround(tokens, at)
  const [before, after] = [runBehind(tokens, from, -1), runBehind(tokens, to, 1)]
  return [
    ...features,
    `r ${run}`,
    `rr ${tokens[at - 1]?.word === run}`,
    `+++ ${word(1)} ${word(2)} ${word(3)}`,
    `R- ${before[0]}`,
    `R+ ${after[0]}`,
    `R-+ ${before[0]} ${after[0]}`,
    `R-- ${before[1]} ${before[0]}`,
    `R++ ${after[0]} ${after[1]}`,
    `R+++ ${after.join(' ')}`,
    `Rr+ ${run.slice(-2)} ${after[0]}`,
    `Rt+ ${own} ${after[0]} ${after[1]}`,
    `Rt- ${own} ${before[0]} ${before[1]}`,
  ]
}
