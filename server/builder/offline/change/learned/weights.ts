// What was learned of wishes, as it stands in `weights/`: the acts, the tags, the joints, and the words that wishes are made of.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#shared/languages.ts'
import type { Scorer } from '../../learning/linear.ts'
import { fingerprint, pack, readPart, unpack, written } from '../../learning/packed.ts'
import { actNames } from './acts.ts'
import type { Lesson } from './learn.ts'
import { tags } from './tagging.ts'

const here = import.meta.dirname
/** A joint goes on with the wish, or parts it from the next. */
const cutLabels = ['on', 'cut']

/** The files with the examples of a language. */
export const exampleFiles = (language: Language): string[] => globSync(`examples/${language}/*.txt`, { cwd: here }).toSorted()
export const readExamples = (file: string): string => readFileSync(path.join(here, file), 'utf8')

const own = ['acts', 'cuts', 'example', 'features', 'knowing', 'learn-cuts', 'learn', 'tagging'].map((name) => `${name}.ts`)
const shared = ['chances', 'linear', 'regression', 'tokens'].map((name) => `../../learning/${name}.ts`)
/** Says whether weights are those of the examples and of the code that learns from them. */
export const sourceOf = (language: Language): string =>
  fingerprint([...exampleFiles(language), ...own, ...shared].map((file) => [file, readExamples(file)]))

export const writeWeights = ({ acts, tags: ofTags, cuts, words }: Lesson, source: string): Buffer =>
  pack([source, written(acts, actNames), written(ofTags, tags), written(cuts, cutLabels), [...words].toSorted().join('\n')])

export const weightsFile = (language: Language): string => path.join(here, 'weights', `${language}.gz`)

/** What was learned of a language, as it is read with. */
export type Learned = { acts: Scorer; tags: Scorer; cuts: Scorer; words: ReadonlySet<string> }
/** With what they were learned from. */
export function readWeights(packed: Buffer): Learned & { source: string } {
  const [source = '', acts = '', ofTags = '', cuts = '', words = ''] = unpack(packed)
  return {
    source,
    acts: readPart(acts, actNames),
    tags: readPart(ofTags, tags),
    cuts: readPart(cuts, cutLabels),
    words: new Set(words.split('\n')),
  }
}

const kept = new Map<Language, Learned>()
/** What was learned for a language; read when it is first asked for. */
export function learnedFor(language: Language): Learned {
  let learned = kept.get(language)
  if (!learned) kept.set(language, (learned = readWeights(readFileSync(weightsFile(language)))))
  return learned
}
