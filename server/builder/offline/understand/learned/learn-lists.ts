// Learns from marked prompts which of the lists that are read in them are ones. They are others than those that marks are learned from: of
// what it learned a reader is always sure.
import type { Language } from '#shared/languages.ts'
import { chances, shuffled } from '../../learning/chances.ts'
import type { Weights } from '../../learning/linear.ts'
import { regression, sharedOf } from '../../learning/regression.ts'
import { readUnweighed } from '../read-prompt.ts'
import { hearMarks } from './hear-marks.ts'
import { listFeatures, listKinds, namesIn } from './list-features.ts'
import { markedNames, type PromptExample } from './marks.ts'
import { holds, isSame } from './same-names.ts'
import { learnedWith, type Lesson } from './weights.ts'
import { listsHeard } from './weigh-lists.ts'

const rounds = 12
/** Features are left out by chance, lest rare ones do all the telling. */
const left = 0.3

/** `before` is what was learned of marks, pages and sentences, from other prompts. */
export function learnLists(examples: readonly PromptExample[], before: Omit<Lesson, 'lists'>, language: Language): Weights {
  const read = learnedWith(language, { ...before, lists: new Map() }, () =>
    examples.flatMap((example) => listsIn(example, language)),
  )
  const next = chances(1)
  const { weights, step } = regression(listKinds.length)
  const shared = sharedOf(read.map((each) => [each, each.features] as const))
  for (let round = 0; round < rounds; round++)
    for (const { features, kind } of shuffled(read, next))
      step(
        features.filter((feature) => shared.has(feature) && next() >= left),
        [listKinds.indexOf(kind)],
      )
  return weights
}

type Read = { features: string[]; kind: (typeof listKinds)[number] }

/** What was read as a list or is marked as one by what was learned; a list is what the example marks. */
export function listsIn(example: PromptExample, language: Language): Read[] {
  const { text } = example
  const wanted = markedNames(example, 'list')
  const intent = readUnweighed(text, language)
  const heard = hearMarks(intent)
  return [...intent.things, ...listsHeard(intent, heard)].map((said) => {
    const names = [said.one, said.many, ...namesIn(said, text, language)]
    const isWanted = wanted.some((list) => names.some((name) => isSame(name, list, language) || holds(name, list)))
    return { features: listFeatures(said, intent, heard), kind: isWanted ? 'list' : 'none' }
  })
}
