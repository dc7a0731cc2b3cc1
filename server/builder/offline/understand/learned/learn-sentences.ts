// Learns from marked prompts which of their sentences ask: those with marks. The same examples always give the same weights.
import type { Language } from '#shared/languages.ts'
import { chances, shuffled } from '../../learning/chances.ts'
import type { Weights } from '../../learning/linear.ts'
import { regression, sharedOf } from '../../learning/regression.ts'
import { markTags, type PromptExample } from './marks.ts'
import { sentenceFeatures, sentenceKinds, sentencesIn } from './sentences.ts'

const rounds = 12
/** Features are left out by chance, lest rare ones do all the telling. */
const left = 0.3

export function learnSentences(examples: readonly PromptExample[], language: Language): Weights {
  const next = chances(1)
  const { weights, step } = regression(sentenceKinds.length)
  const read = examples.flatMap((example) => kindsOf(example, language))
  const shared = sharedOf(read.map((each) => [each, each.features] as const))
  for (let round = 0; round < rounds; round++)
    for (const { features, kind } of shuffled(read, next))
      step(
        features.filter((feature) => shared.has(feature) && next() >= left),
        [kind],
      )
  return weights
}

/** A sentence that stands alone always asks. */
function kindsOf({ text, tokens, tags }: PromptExample, language: Language): { features: string[]; kind: number }[] {
  const sentences = sentencesIn(text, language)
  if (sentences.length < 2) return []
  const features = sentenceFeatures(text, sentences, language)
  return sentences.map(({ start, end }, at) => {
    const isMarked = tokens.some(({ from, to }, place) => from >= start && to <= end && !markTags[tags[place]!]!.startsWith('O'))
    return { features: features[at]!, kind: sentenceKinds.indexOf(isMarked ? 'asks' : 'tells') }
  })
}
