// What was learned, as it stands in `weights/`, packed: what it was learned from, for acts and for tags a line with all labels and a line
// a feature with the labels it weighs for or against and how much, in tenths; then the words that wishes are made of.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Language } from '#shared/languages.ts'
import { actNames } from './acts.ts'
import type { Lesson } from './learn.ts'
import { type Scorer, packedScorer, type Weights } from './linear.ts'
import { tags } from './tagging.ts'

const here = import.meta.dirname
const tenth = 10
/** What weighs less says nothing; it was tried what the reader loses by it. */
const leastTenths = 3
const between = '\n\n'

/** The files with the examples of a language. */
export const exampleFiles = (language: Language): string[] => globSync(`examples/${language}/*.txt`, { cwd: here }).toSorted()
export const readExamples = (file: string): string => readFileSync(path.join(here, file), 'utf8')

const learning = ['acts.ts', 'example.ts', 'features.ts', 'learn.ts', 'linear.ts', 'tagging.ts', 'tokens.ts']
/** Says whether weights are those of the examples and of the code that learns from them. */
export function sourceOf(language: Language): string {
  const hash = createHash('sha256')
  for (const file of [...exampleFiles(language), ...learning]) hash.update(file).update(readExamples(file))
  return hash.digest('hex')
}

function written(weights: Weights, labels: readonly string[]): string {
  const rows = [...weights].flatMap(([feature, row]) => {
    const told = [...row]
      .map((weight, label): [number, number] => [label, Math.round(weight * tenth)])
      .filter(([, weight]) => Math.abs(weight) >= leastTenths)
    return told.length ? [`${feature}\t${told.flat().join(' ')}`] : []
  })
  return [labels.join(' '), ...rows.toSorted((a, b) => (a < b ? -1 : 1))].join('\n')
}

export function writeWeights({ acts, tags: ofTags, words }: Lesson, source: string): Buffer {
  const parts = [source, written(acts, actNames), written(ofTags, tags), [...words].toSorted().join('\n')]
  return gzipSync(parts.join(between), { level: 9 })
}

/** Throws where the labels are others than those that were learned: then they are to be learned again. */
function readPart(part: string, labels: readonly string[]): Scorer {
  const [head, ...lines] = part.split('\n')
  if (head !== labels.join(' ')) throw new Error('the acts are others than those that were learned: npm run learn')
  const rows: number[] = []
  const places = new Map(
    lines.map((line) => {
      const cut = line.lastIndexOf('\t')
      const row = line
        .slice(cut + 1)
        .split(' ')
        .map(Number)
      return [line.slice(0, cut), rows.push(row.length, ...row) - row.length - 1]
    }),
  )
  return packedScorer({ places, rows: Int16Array.from(rows) }, labels.length, 1 / tenth)
}

export const weightsFile = (language: Language): string => path.join(here, 'weights', `${language}.gz`)

/** What was learned of a language, as it is read with. */
export type Learned = { acts: Scorer; tags: Scorer; words: ReadonlySet<string> }
/** With what they were learned from. */
export function readWeights(packed: Buffer): Learned & { source: string } {
  const [source = '', acts = '', ofTags = '', words = ''] = gunzipSync(packed).toString().split(between)
  return { source, acts: readPart(acts, actNames), tags: readPart(ofTags, tags), words: new Set(words.split('\n')) }
}

const kept = new Map<Language, Learned>()
/** What was learned for a language; read when it is first asked for. */
export function learnedFor(language: Language): Learned {
  let learned = kept.get(language)
  if (!learned) kept.set(language, (learned = readWeights(readFileSync(weightsFile(language)))))
  return learned
}
