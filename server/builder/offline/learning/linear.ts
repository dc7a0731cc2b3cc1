// A linear model: each feature weighs for or against each label.

/** What features add up to, one number a label. */
export type Scorer = (features: readonly string[]) => Float64Array
/** Weights as they are learned: a number a label. */
export type Weights = Map<string, Float32Array>

export const scorerOf =
  (weights: Weights, labels: number): Scorer =>
  (features) => {
    const scores = new Float64Array(labels)
    for (const feature of features) {
      const row = weights.get(feature)
      if (row) for (let label = 0; label < labels; label++) scores[label]! += row[label]!
    }
    return scores
  }

/**
 * Rows with only the labels that something weighs for or against, one behind the other in `rows`: how many numbers follow, then label,
 * weight, label, weight, … `places` says where the row of a feature begins. Many small arrays would take three times the room.
 */
export type Packed = { places: ReadonlyMap<string, number>; rows: Int16Array }

export const packedScorer =
  ({ places, rows }: Packed, labels: number, unit: number): Scorer =>
  (features) => {
    const scores = new Float64Array(labels)
    for (const feature of features) {
      const place = places.get(feature)
      if (place === undefined) continue
      const end = place + rows[place]!
      for (let at = place + 1; at < end; at += 2) scores[rows[at]!]! += rows[at + 1]! * unit
    }
    return scores
  }

/** The scores as probabilities. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
