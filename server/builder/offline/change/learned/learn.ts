// Learns from the examples: for the act a softmax regression, for the spans an averaged perceptron. The same examples always give
// the same weights. A project's names are known to the reader only mostly, and new ones it has never seen, so names are left out by
// chance; a wish has few words, so features are, too, lest rare ones do all the telling.
import { actNames, needs } from './acts.ts'
import { type Chance, chances, shuffled } from '../../learning/chances.ts'
import { type Example, exampleOf, type Pattern, widthOf } from './example.ts'
import { actFeatures, tagFeatures } from './features.ts'
import { scorerOf, type Weights } from '../../learning/linear.ts'
import { regression, rowOf, sharedOf } from '../../learning/regression.ts'
import { knowing } from './knowing.ts'
import { learnCuts } from './learn-cuts.ts'
import { placeOf, tags, tagsOf, transition } from './tagging.ts'

/** `words` are those that wishes are made of, whatever they are about. */
export type Lesson = { acts: Weights; tags: Weights; cuts: Weights; words: ReadonlySet<string> }

/** How often all patterns are gone through, and wishes of one pattern each time. */
const rounds = { acts: 8, tags: 5 }
const perRound = { acts: 6, tags: 4, least: 2 }
/** Wishes of one pattern that are looked at for what more than one of them have. */
const lookedAt = 40
const chance = { left: 0.4 }

const roundOf = (patterns: readonly Pattern[], most: number, next: Chance): Example[] =>
  shuffled(
    patterns.flatMap((pattern) =>
      Array.from({ length: Math.max(perRound.least, widthOf(pattern, most)) }, () => exampleOf(pattern, next)),
    ),
    next,
  )

/** The features that more than one pattern has. */
const shared = (patterns: readonly Pattern[], next: Chance): Set<string> =>
  sharedOf(
    patterns.flatMap((pattern) =>
      Array.from(
        { length: widthOf(pattern, lookedAt) },
        () => [pattern, actFeatures(knowing(exampleOf(pattern, next), next), pattern.language)] as const,
      ),
    ),
  )

function learnActs(patterns: readonly Pattern[]): Weights {
  const { weights, step } = regression(actNames.length)
  const next = chances(1)
  const known = shared(patterns, next)
  for (let round = 0; round < rounds.acts; round++)
    for (const example of roundOf(patterns, perRound.acts, next)) {
      const features = actFeatures(knowing(example, next), example.language)
      step(
        features.filter((feature) => known.has(feature) && next() >= chance.left),
        [actNames.indexOf(example.act)],
      )
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
      const tokens = knowing(example, next, words)
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
  return { acts: learnActs(patterns), tags: learnTags(patterns, words), cuts: learnCuts(patterns, words, chances(4)), words }
}
