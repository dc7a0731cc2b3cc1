// Where a run of katakana parts into words. A known word at its end is no word of it by that alone: ドリンク holds no link and クレーン
// no lane. A run is made of known words throughout, or of one nobody wrote down in front of them, or it is one word.
import { japaneseWholes } from '../../lexicon/japanese-wholes.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'

const runOf = /^[ァ-ヶー]+/u
/** No word ends with these signs, or begins with those. */
const cutInside = /ッ$/u
const neverFirst = /^[ーァィゥェォャュョッン]/u
/** Signs of a word nobody wrote down in front of a known one, of the known one behind it, and of what may follow a known one. */
const unknownMin = 2
const knownBehindMin = 3
const unknownBehindMin = 3
const runCharsMax = 32

const isWord = (text: string) => text.length > 1 && (readingsOf('ja').has(text) || japaneseWholes.has(text))

/** The fewest known words a text is made of, as their lengths. */
function knownParts(text: string): number[] | null {
  const best: (number[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const front = best[start]
      if (!front || !isWord(text.slice(start, end)) || front.length + 1 >= (best[end]?.length ?? Infinity)) continue
      best[end] = [...front, end - start]
    }
  }
  return best[text.length] ?? null
}

/** The lengths of the words of the katakana run at a place; [] where there is none. */
export function katakanaWords(text: string, at: number): number[] {
  const run = runOf.exec(text.slice(at, at + runCharsMax))?.[0] ?? ''
  const known = run && knownParts(run)
  if (!run || known) return known || []
  for (let cut = unknownMin; cut <= run.length - knownBehindMin; cut++) {
    const [front, rest] = [run.slice(0, cut), run.slice(cut)]
    const parts = cutInside.test(front) || neverFirst.test(rest) ? null : knownParts(rest)
    if (parts && parts[0]! >= knownBehindMin) return [cut, ...parts]
  }
  for (let cut = run.length - unknownBehindMin; cut >= knownBehindMin; cut--)
    if (isWord(run.slice(0, cut)) && !neverFirst.test(run.slice(cut))) return [cut, run.length - cut]
  return [run.length]
}
