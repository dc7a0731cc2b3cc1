// How likely each tag is for each token of a prompt, given that they follow each other: forwards and backwards over the row (a linear-chain
// conditional random field).
import type { Scorer } from '../../learning/linear.ts'
import { markTags, mayBegin, mayFollow } from './marks.ts'
import { transition } from './tag-row.ts'

const places = [...markTags.keys()]
const follows: readonly (readonly number[])[] = places.map((before) => places.filter((tag) => mayFollow(before, tag)))
const leads: readonly (readonly number[])[] = places.map((tag) => places.filter((before) => mayFollow(before, tag)))

const sumOf = (logs: readonly number[]): number => {
  const most = Math.max(...logs)
  return most === -Infinity ? most : most + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - most), 0))
}

/** Of each token each tag's probability, and of each pair of neighbours each pair of tags'. */
export type Chances = { tags: Float64Array[]; steps: (at: number) => Float64Array }

export function chancesOf(scores: Scorer, features: readonly (readonly string[])[]): Chances {
  const count = places.length
  const stepScores = places.map((before) => scores([transition(before)]))
  const own = features.map((each) => scores(each))
  const length = features.length
  const forth = own.map(() => new Float64Array(count).fill(-Infinity))
  const back = own.map(() => new Float64Array(count).fill(0))
  for (const tag of places) if (mayBegin(tag)) forth[0]![tag] = own[0]![tag]!
  for (let at = 1; at < length; at++)
    for (const tag of places) {
      const logs = leads[tag]!.map((before) => forth[at - 1]![before]! + stepScores[before]![tag]!)
      forth[at]![tag] = sumOf(logs) + own[at]![tag]!
    }
  for (let at = length - 2; at >= 0; at--)
    for (const tag of places)
      back[at]![tag] = sumOf(follows[tag]!.map((next) => stepScores[tag]![next]! + own[at + 1]![next]! + back[at + 1]![next]!))
  const all = sumOf([...forth[length - 1]!])
  return {
    tags: own.map((_each, at) => Float64Array.from(places, (tag) => Math.exp(forth[at]![tag]! + back[at]![tag]! - all))),
    steps: (at) => {
      const found = new Float64Array(count * count)
      for (const before of places)
        for (const tag of follows[before]!)
          found[before * count + tag] = Math.exp(
            forth[at - 1]![before]! + stepScores[before]![tag]! + own[at]![tag]! + back[at]![tag]! - all,
          )
      return found
    },
  }
}
