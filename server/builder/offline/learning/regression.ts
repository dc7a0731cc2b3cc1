// Softmax regression, learned example by example with steps that grow smaller for what was seen often (AdaGrad).
import { type Scorer, scorerOf, softmax, type Weights } from './linear.ts'

const stepSize = 0.25
/** Less is not worth a step. */
const gradientMin = 1e-4

export type Regression = {
  weights: Weights
  scores: Scorer
  /** Learns that the example with the features has the labels, in equal parts. */
  step: (features: readonly string[], right: readonly number[]) => void
}

export function regression(labels: number): Regression {
  const weights: Weights = new Map()
  const squares: Weights = new Map()
  const scores = scorerOf(weights, labels)
  const step: Regression['step'] = (features, right) => {
    const off = softmax(scores(features))
    for (const label of right) off[label]! -= 1 / right.length
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
  return { weights, scores, step }
}

/** The weights of a feature, from now on. */
export function rowOf(weights: Weights, feature: string, labels: number): Float32Array {
  let row = weights.get(feature)
  if (!row) weights.set(feature, (row = new Float32Array(labels)))
  return row
}

/** The features that more than one of the examples has. */
export function sharedOf<Example>(examples: Iterable<readonly [Example, readonly string[]]>): Set<string> {
  const first = new Map<string, Example>()
  const found = new Set<string>()
  for (const [example, features] of examples)
    for (const feature of features)
      if ((first.get(feature) ?? example) === example) first.set(feature, example)
      else found.add(feature)
  return found
}
