// Learns from the examples which kinds of page a sentence asks for. The same examples always give the same weights.
import type { Language } from '#shared/languages.ts'
import { chances, shuffled } from '../../learning/chances.ts'
import type { Weights } from '../../learning/linear.ts'
import { regression, sharedOf } from '../../learning/regression.ts'
import { pageFeatures } from './page-features.ts'
import { type PageExample, pageKinds } from './page-kinds.ts'

const rounds = 12
/** A sentence has few words: features are left out by chance, lest rare ones do all the telling. */
const left = 0.3

export function learnPages(examples: readonly PageExample[], language: Language): Weights {
  const next = chances(1)
  const { weights, step } = regression(pageKinds.length)
  const read = examples.map((example) => [example, pageFeatures(example.text, language)] as const)
  const shared = sharedOf(read)
  for (let round = 0; round < rounds; round++)
    for (const [{ kinds }, features] of shuffled(read, next))
      step(
        features.filter((feature) => shared.has(feature) && next() >= left),
        kinds.map((kind) => pageKinds.indexOf(kind)),
      )
  return weights
}
