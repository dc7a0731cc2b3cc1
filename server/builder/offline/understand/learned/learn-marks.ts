// Learns from marked prompts which of their words name lists, fields and choices: a linear-chain conditional random field, prompt by prompt
// with steps that grow smaller for what was seen often (AdaGrad).
import type { Language } from '#shared/languages.ts'
import { chances, shuffled } from '../../learning/chances.ts'
import { scorerOf, type Weights } from '../../learning/linear.ts'
import { rowOf } from '../../learning/regression.ts'
import { readBySigns } from '../read-intent.ts'
import { chancesOf } from './mark-chances.ts'
import { groundsOf } from './mark-features.ts'
import { markTags, type PromptExample } from './marks.ts'
import { featuresOf, transition } from './tag-row.ts'

const rounds = 15
/** Features are left out by chance, lest single words do all the telling. */
const left = 0.15
const stepSize = 0.1
/** Less is not worth a step. */
const gradientMin = 1e-4
/** Added to the squares that steps are divided by, lest the first ones are large. */
const squareMin = 0.1

export function learnMarks(examples: readonly PromptExample[], language: Language): Weights {
  const labels = markTags.length
  const next = chances(1)
  const weights: Weights = new Map()
  const squares: Weights = new Map()
  const scores = scorerOf(weights, labels)
  const step = (feature: string, label: number, gradient: number) => {
    if (Math.abs(gradient) < gradientMin) return
    const square = rowOf(squares, feature, labels)
    square[label]! += gradient * gradient
    rowOf(weights, feature, labels)[label]! -= (stepSize * gradient) / Math.sqrt(square[label]! + squareMin)
  }
  const read = examples.map(({ text, tokens, tags }) => ({
    tags,
    features: featuresOf(tokens, groundsOf(text, tokens, readBySigns(text, language)), language),
  }))
  for (let round = 0; round < rounds; round++)
    for (const { tags, features } of shuffled(read, next)) {
      const seen = features.map((each) => each.filter(() => next() >= left))
      const likely = chancesOf(scores, seen)
      const steps = tags.map((_tag, at) => (at ? likely.steps(at) : null))
      tags.forEach((right, at) => {
        for (let label = 0; label < labels; label++) {
          const gradient = likely.tags[at]![label]! - (label === right ? 1 : 0)
          if (Math.abs(gradient) >= gradientMin) for (const feature of seen[at]!) step(feature, label, gradient)
        }
        if (!at) return
        for (let before = 0; before < labels; before++)
          for (let label = 0; label < labels; label++)
            step(
              transition(before),
              label,
              steps[at]![before * labels + label]! - (before === tags[at - 1] && label === right ? 1 : 0),
            )
      })
    }
  return weights
}
