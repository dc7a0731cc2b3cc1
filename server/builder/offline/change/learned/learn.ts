// Learns from the examples: for the act a softmax regression, for the spans an averaged perceptron. The same examples always give
// the same weights. A project's names are known to the reader only mostly, and new ones it has never seen, so names are left out by
// chance; a wish has few words, so features are, too, lest rare ones do all the telling.
import { type ActName, actNames, needs } from './acts.ts'
import { type Chance, type Example, exampleOf, type Pattern, widthOf } from './example.ts'
import { actFeatures, blank, tagFeatures } from './features.ts'
import { scorerOf, softmax, type Weights } from './linear.ts'
import { placeOf, tags, tagsOf, transition } from './tagging.ts'
import type { Known, Token } from './tokens.ts'

/** `words` are those that wishes are made of, whatever they are about. */
export type Lesson = { acts: Weights; tags: Weights; words: ReadonlySet<string> }

/** How often all patterns are gone through, and wishes of one pattern each time. */
const rounds = { acts: 8, tags: 5 }
const perRound = { acts: 12, tags: 6 }
const stepSize = 0.25
/** Less is not worth a step. */
const gradientMin = 1e-4
/** Wishes of one pattern that are looked at for what more than one of them have. */
const lookedAt = 40
const chance = { unknown: 0.2, mistaken: 0.02, choice: 0.5, blanked: 0.6, left: 0.4 }

/** Numbers that are the same every time. */
function chances(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], next: Chance): Item[] {
  const all = [...items]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

const roundOf = (patterns: readonly Pattern[], most: number, next: Chance): Example[] =>
  shuffled(
    patterns.flatMap((pattern) => Array.from({ length: widthOf(pattern, most) }, () => exampleOf(pattern, next))),
    next,
  )

const otherIs = (act: ActName): Known =>
  act === 'add-choice' || act === 'remove-choice'
    ? 'C'
    : act === 'link' || act === 'add-list' || act === 'remove-list'
      ? 'L'
      : 'F'
const knownAs = (act: ActName, span: string): Known =>
  span === 'field' ? 'F' : span === 'list' ? 'L' : span === 'choice' ? 'C' : span === 'other' ? otherIs(act) : ''

/** The tokens as a project might know them, whole spans at once. */
function seen({ act, tokens, tags: given }: Example, next: Chance, words: ReadonlySet<string> = new Set()): Token[] {
  let known: Known = ''
  let isBlank = false
  return tokens.map((token, at) => {
    const [place, span = ''] = given[at]!.split('-')
    if (place !== 'I') {
      const own = act === 'start' && span === 'value' && next() < chance.choice ? 'C' : knownAs(act, span)
      known = next() < chance.unknown ? '' : own
      if (place === 'O' && /^\p{L}/u.test(token.text) && next() < chance.mistaken) known = 'F'
      isBlank = place === 'B' && span !== 'value' && !known && next() < chance.blanked
    }
    return { ...token, known, text: isBlank ? blank : token.text, isNew: !words.has(token.word) }
  })
}

/** The tokens as a project knows them that has all that the spans name. */
export const knownTokens = ({ act, tokens, tags: given }: Example, words: ReadonlySet<string>): Token[] =>
  tokens.map((token, at) => ({ ...token, known: knownAs(act, given[at]!.slice(2)), isNew: !words.has(token.word) }))

const rowOf = (weights: Weights, feature: string, labels: number) => {
  let row = weights.get(feature)
  if (!row) weights.set(feature, (row = new Float32Array(labels)))
  return row
}

/** The features that more than one pattern has. */
function shared(patterns: readonly Pattern[], next: Chance): Set<string> {
  const first = new Map<string, number>()
  const found = new Set<string>()
  patterns.forEach((pattern, at) => {
    for (let time = 0; time < widthOf(pattern, lookedAt); time++)
      for (const feature of actFeatures(seen(exampleOf(pattern, next), next), pattern.language))
        if ((first.get(feature) ?? at) === at) first.set(feature, at)
        else found.add(feature)
  })
  return found
}

function learnActs(patterns: readonly Pattern[]): Weights {
  const labels = actNames.length
  const weights: Weights = new Map()
  const squares: Weights = new Map()
  const next = chances(1)
  const scores = scorerOf(weights, labels)
  const known = shared(patterns, next)
  for (let round = 0; round < rounds.acts; round++)
    for (const example of roundOf(patterns, perRound.acts, next)) {
      const features = actFeatures(seen(example, next), example.language).filter(
        (feature) => known.has(feature) && next() >= chance.left,
      )
      const off = softmax(scores(features))
      off[actNames.indexOf(example.act)]! -= 1
      for (const feature of features) {
        const row = rowOf(weights, feature, labels)
        const square = rowOf(squares, feature, labels)
        for (let label = 0; label < labels; label++) {
          const gradient = off[label]!
          if (Math.abs(gradient) < gradientMin) continue
          square[label]! += gradient * gradient
          row[label]! -= (stepSize * gradient) / Math.sqrt(square[label]! + 1)
        }
      }
    }
  return weights
}

/** The words that stand outside of all spans, in more than one pattern. */
function wordsOf(patterns: readonly Pattern[]): Set<string> {
  const next = chances(3)
  const first = new Map<string, Pattern>()
  const found = new Set<string>()
  for (const pattern of patterns)
    for (let time = 0; time < widthOf(pattern, lookedAt); time++) {
      const { tokens, tags: given } = exampleOf(pattern, next)
      tokens.forEach(({ word }, at) => {
        if (given[at] !== 'O') return
        if ((first.get(word) ?? pattern) === pattern) first.set(word, pattern)
        else found.add(word)
      })
    }
  return found
}

function learnTags(patterns: readonly Pattern[], words: ReadonlySet<string>): Weights {
  const labels = tags.length
  const weights: Weights = new Map()
  const sums: Weights = new Map()
  const scores = scorerOf(weights, labels)
  const next = chances(2)
  let time = 1
  const add = (feature: string, label: number, by: number) => {
    rowOf(weights, feature, labels)[label]! += by
    rowOf(sums, feature, labels)[label]! += by * time
  }
  for (let round = 0; round < rounds.tags; round++)
    for (const example of roundOf(patterns, perRound.tags, next)) {
      const { act, tags: right, language } = example
      const tokens = seen(example, next, words)
      const isFree = needs(act).some((span) => !right.includes(`B-${span}`))
      const guessed = tagsOf(scores, tokens, act, language, isFree)
      time++
      if (guessed.every((tag, at) => tag === right[at])) continue
      for (let at = 0; at < tokens.length; at++) {
        const [good, bad] = [placeOf(right[at]!), placeOf(guessed[at]!)]
        if (good !== bad)
          for (const feature of tagFeatures(tokens, at, act, language)) {
            add(feature, good, 1)
            add(feature, bad, -1)
          }
        if (!at) continue
        const [before, beforeBad] = [placeOf(right[at - 1]!), placeOf(guessed[at - 1]!)]
        if (good === bad && before === beforeBad) continue
        for (const scope of ['', act] as const) {
          add(transition(scope, before), good, 1)
          add(transition(scope, beforeBad), bad, -1)
        }
      }
    }
  for (const [feature, row] of weights) {
    const sum = sums.get(feature)!
    for (let label = 0; label < labels; label++) row[label] = row[label]! - sum[label]! / time
  }
  return weights
}

/** Of patterns of one language. */
export function learn(patterns: readonly Pattern[]): Lesson {
  const words = wordsOf(patterns)
  return { acts: learnActs(patterns), tags: learnTags(patterns, words), words }
}
