// The wishes of a text that asks for more than one thing, parted at the joints that were learned to part.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { type Joint, jointFeatures, jointsIn } from './cuts.ts'
import { softmax } from '../../learning/linear.ts'
import { isDirection } from '../wording/directions.ts'
import { tokensIn } from './mentions.ts'
import { learnedFor } from './weights.ts'

const charsMax = 600
const jointsMax = 40
/** From so likely on, a joint parts. */
const parts = 0.5

/** "Sort by price, highest first": which way, of the same wish. */
const sorts = /(?<!\p{L})(?:sort|order|arrange|rank|sorter|ordna|rangordna)/iu
/** Each joint with how likely it parts two wishes. */
function likelyJoints(model: ProjectModel, text: string, language: Language): (Joint & { likely: number })[] {
  if (text.length > charsMax) return []
  const found = jointsIn(text, language).slice(0, jointsMax)
  if (!found.length) return []
  const learned = learnedFor(language)
  const tokens = tokensIn(model, text, language).map((token) => ({ ...token, isNew: !learned.words.has(token.word) }))
  return found.map((joint) => ({ ...joint, likely: softmax(learned.cuts(jointFeatures(text, tokens, joint, language)))[1]! }))
}

/** The text in pieces that each ask for one thing. */
export function wishesIn(model: ProjectModel, text: string, language: Language): string[] {
  const pieces: string[] = []
  let begin = 0
  for (const { from, to } of likelyJoints(model, text, language).filter(({ likely }) => likely >= parts)) {
    // "can my colleague also use this": no joint but the word itself
    if (language !== 'ja' && !text.slice(from, to).trim()) continue
    // what stands behind a colon is a list, to the end of its sentence
    if (/[:：]/.test(text.slice(begin, from)) && !/[.!?;。！？\n]/.test(text.slice(from, to))) continue
    if (sorts.test(text.slice(begin, from)) && isDirection.test(text.slice(to))) continue
    pieces.push(text.slice(begin, from))
    begin = to
  }
  return [...pieces, text.slice(begin)].map((piece) => piece.trim()).filter(Boolean)
}
