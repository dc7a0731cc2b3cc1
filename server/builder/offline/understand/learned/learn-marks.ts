// Learns from marked prompts which of their words name lists, fields and choices: an averaged perceptron over rows of tags.
import type { Language } from '#shared/languages.ts'
import { chances, shuffled } from '../../learning/chances.ts'
import { scorerOf, type Weights } from '../../learning/linear.ts'
import { rowOf } from '../../learning/regression.ts'
import { readBySigns } from '../read-intent.ts'
import { groundsOf } from './mark-features.ts'
import { markTags, type PromptExample } from './marks.ts'
import { featuresOf, tagRow, transition } from './tag-row.ts'

const rounds = 8
/** Features are left out by chance, lest single words do all the telling. */
const left = 0.15

export function learnMarks(examples: readonly PromptExample[], language: Language): Weights {
  const labels = markTags.length
  const next = chances(1)
  const weights: Weights = new Map()
  const sums: Weights = new Map()
  const scores = scorerOf(weights, labels)
  let time = 1
  const add = (feature: string, label: number, by: number) => {
    rowOf(weights, feature, labels)[label]! += by
    rowOf(sums, feature, labels)[label]! += by * time
  }
  const read = examples.map(({ text, tokens, tags }) => ({
    tags,
    features: featuresOf(tokens, groundsOf(text, tokens, readBySigns(text, language)), language),
  }))
  for (let round = 0; round < rounds; round++)
    for (const { tags, features } of shuffled(read, next)) {
      const seen = features.map((each) => each.filter(() => next() >= left))
      const guessed = tagRow(scores, seen)
      time++
      tags.forEach((right, at) => {
        const wrong = guessed[at]!
        if (wrong !== right)
          for (const feature of seen[at]!) {
            add(feature, right, 1)
            add(feature, wrong, -1)
          }
        if (!at || (wrong === right && guessed[at - 1] === tags[at - 1])) return
        add(transition(tags[at - 1]!), right, 1)
        add(transition(guessed[at - 1]!), wrong, -1)
      })
    }
  for (const [feature, row] of weights) {
    const sum = sums.get(feature)!
    for (let label = 0; label < labels; label++) row[label] = row[label]! - sum[label]! / time
  }
  return weights
}
