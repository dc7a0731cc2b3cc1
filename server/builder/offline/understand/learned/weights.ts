// What was learned of prompts, as it stands in `weights/`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#shared/languages.ts'
import type { Scorer, Weights } from '../../learning/linear.ts'
import { fingerprint, pack, readPart, unpack, written } from '../../learning/packed.ts'
import { markTags } from './marks.ts'
import { pageKinds } from './page-kinds.ts'
import { sentenceKinds } from './sentences.ts'

const here = import.meta.dirname
const read = (file: string): string => readFileSync(path.join(here, file), 'utf8')
export const pageExamples = (language: Language): string => read(`page-examples/${language}.txt`)
export const promptExamples = (language: Language): string => read(`prompt-examples/${language}.txt`)

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
].map((name) => `${name}.ts`)
const shared = ['chances', 'linear', 'regression', 'tokens'].map((name) => `../../learning/${name}.ts`)
/** Says whether weights are those of the examples and of the code that learns from them. */
export const sourceOf = (language: Language): string =>
  fingerprint(
    [`page-examples/${language}.txt`, `prompt-examples/${language}.txt`, ...own, ...shared].map((file) => [file, read(file)]),
  )

export const weightsFile = (language: Language): string => path.join(here, 'weights', `${language}.gz`)
export type Lesson = { pages: Weights; marks: Weights; sentences: Weights }
export const writeWeights = ({ pages, marks, sentences }: Lesson, source: string): Buffer =>
  pack([source, written(pages, pageKinds), written(marks, markTags), written(sentences, sentenceKinds)])

/** What was learned of a language, as it is read with. */
export type Learned = { source: string; pages: Scorer; marks: Scorer; sentences: Scorer }
export function readWeights(packed: Buffer): Learned {
  const [source = '', pages = '', marks = '', sentences = ''] = unpack(packed)
  return {
    source,
    pages: readPart(pages, pageKinds),
    marks: readPart(marks, markTags),
    sentences: readPart(sentences, sentenceKinds),
  }
}

const kept = new Map<Language, Learned>()
/** What was learned for a language; read when it is first asked for. */
export function learnedFor(language: Language): Learned {
  let learned = kept.get(language)
  if (!learned) kept.set(language, (learned = readWeights(readFileSync(weightsFile(language)))))
  return learned
}
