// What was learned of prompts, as it stands in `weights/`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#shared/languages.ts'
import type { Scorer, Weights } from '../../learning/linear.ts'
import { fingerprint, pack, readPart, unpack, written } from '../../learning/packed.ts'
import { listKinds } from './list-features.ts'
import { markTags } from './marks.ts'
import { pageKinds } from './page-kinds.ts'
import { sentenceKinds } from './sentences.ts'

const here = import.meta.dirname
const read = (file: string): string => readFileSync(path.join(here, file), 'utf8')
export const pageExamples = (language: Language): string => read(`page-examples/${language}.txt`)
export const promptExamples = (language: Language): string => read(`prompt-examples/${language}.txt`)
export const listExamples = (language: Language): string => read(`list-examples/${language}.txt`)

const own = [
  'page-kinds',
  'page-features',
  'learn-pages',
  'marks',
  'mark-features',
  'mark-places',
  'tag-row',
  'learn-marks',
  'sentences',
  'learn-sentences',
  'list-features',
  'learn-lists',
].map((name) => `${name}.ts`)
const shared = ['chances', 'linear', 'regression', 'tokens'].map((name) => `../../learning/${name}.ts`)
/** Says whether weights are those of the examples and of the code that learns from them. */
export const sourceOf = (language: Language): string =>
  fingerprint(
    [...['page', 'prompt', 'list'].map((kind) => `${kind}-examples/${language}.txt`), ...own, ...shared].map((file) => [
      file,
      read(file),
    ]),
  )

/** Whether something is a list is told by many small signs. */
const listParts = 100

export const weightsFile = (language: Language): string => path.join(here, 'weights', `${language}.gz`)
export type Lesson = { pages: Weights; marks: Weights; sentences: Weights; lists: Weights }
export const writeWeights = ({ pages, marks, sentences, lists }: Lesson, source: string): Buffer =>
  pack([
    source,
    written(pages, pageKinds),
    written(marks, markTags),
    written(sentences, sentenceKinds),
    written(lists, listKinds, listParts),
  ])

/** What was learned of a language, as it is read with. */
export type Learned = { source: string; pages: Scorer; marks: Scorer; sentences: Scorer; lists: Scorer }
export function readWeights(packed: Buffer): Learned {
  const [source = '', pages = '', marks = '', sentences = '', lists = ''] = unpack(packed)
  return {
    source,
    pages: readPart(pages, pageKinds),
    marks: readPart(marks, markTags),
    sentences: readPart(sentences, sentenceKinds),
    lists: readPart(lists, listKinds, listParts),
  }
}

const kept = new Map<Language, Learned>()
/** What was learned for a language; read when it is first asked for. */
export function learnedFor(language: Language): Learned {
  let learned = kept.get(language)
  if (!learned) kept.set(language, (learned = readWeights(readFileSync(weightsFile(language)))))
  return learned
}

/** Does something with what was learned just now, in place of what stands written. */
export function learnedWith<Result>(language: Language, lesson: Lesson, act: () => Result): Result {
  const before = kept.get(language)
  kept.set(language, readWeights(writeWeights(lesson, '')))
  try {
    return act()
  } finally {
    if (before) kept.set(language, before)
    else kept.delete(language)
  }
}
