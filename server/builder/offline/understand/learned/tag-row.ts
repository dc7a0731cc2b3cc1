// The best row of tags for the tokens of a prompt, of those that may follow each other.
import type { Language } from '#shared/languages.ts'
import type { Scorer } from '../../learning/linear.ts'
import type { Token } from '../../learning/tokens.ts'
import { type Grounds, markFeatures } from './mark-features.ts'
import { markTags, mayBegin, mayFollow } from './marks.ts'

export const transition = (before: number): string => `> ${before}`
const places = [...markTags.keys()]
const steps = places.map((before) => places.filter((tag) => mayFollow(before, tag)))

/** `features` of each token; a place in `markTags` for each. */
export function tagRow(scores: Scorer, features: readonly (readonly string[])[]): number[] {
  const follows = places.map((before) => scores([transition(before)]))
  let best = Float64Array.from(places, (tag) => (mayBegin(tag) ? 0 : -Infinity))
  const back: Int8Array[] = []
  features.forEach((each, at) => {
    const own = scores(each)
    const next = new Float64Array(places.length).fill(-Infinity)
    const from = new Int8Array(places.length)
    if (at === 0) places.forEach((tag) => (next[tag] = best[tag]! + own[tag]!))
    else
      for (const before of places)
        for (const tag of steps[before]!) {
          const score = best[before]! + follows[before]![tag]! + own[tag]!
          if (score > next[tag]!) {
            next[tag] = score
            from[tag] = before
          }
        }
    back.push(from)
    best = next
  })
  let tag = best.indexOf(Math.max(...best))
  const row: number[] = []
  for (let at = features.length - 1; at >= 0; at--) {
    row.unshift(tag)
    tag = back[at]![tag]!
  }
  return row
}

export const featuresOf = (tokens: readonly Token[], grounds: Grounds, language: Language): string[][] =>
  tokens.map((_token, at) => markFeatures(tokens, grounds, at, language))
