// What was learned, as it stands in a `weights/` folder, packed: what it was learned from, then parts. A part with weights is a line with
// all labels and a line a feature with the labels it weighs for or against and how much, in tenths or finer.
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packedScorer, type Scorer, type Weights } from './linear.ts'

/** How many parts of one are told apart. */
const tenths = 10
/** So many parts or fewer say nothing; it was tried what the reader loses by it. */
const leastParts = 3
const between = '\n\n'

export const pack = (parts: readonly string[]): Buffer => gzipSync(parts.join(between), { level: 9 })
export const unpack = (packed: Buffer): string[] => gunzipSync(packed).toString().split(between)

/** Says whether weights are those of the files, each with its name and what it holds. */
export function fingerprint(files: readonly (readonly [name: string, text: string])[]): string {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update(text)
  return hash.digest('hex')
}

export function written(weights: Weights, labels: readonly string[], parts = tenths): string {
  const rows = [...weights].flatMap(([feature, row]) => {
    const told = [...row]
      .map((weight, label): [number, number] => [label, Math.round(weight * parts)])
      .filter(([, weight]) => Math.abs(weight) >= leastParts)
    return told.length ? [`${feature}\t${told.flat().join(' ')}`] : []
  })
  return [labels.join(' '), ...rows.toSorted((a, b) => (a < b ? -1 : 1))].join('\n')
}

/** `parts` as they were written. Throws where the labels are others than those that were learned: then they are to be learned again. */
export function readPart(part: string, labels: readonly string[], parts = tenths): Scorer {
  const [head, ...lines] = part.split('\n')
  if (head !== labels.join(' ')) throw new Error('the labels are others than those that were learned: npm run learn')
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
  return packedScorer({ places, rows: Int16Array.from(rows) }, labels.length, 1 / parts)
}
