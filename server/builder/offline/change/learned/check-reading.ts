// How well wishes are read that were not learned from: every fifth plain example is left out, and then asked.
import { actNames } from './acts.ts'
import { exampleOf, type Pattern, widthOf } from './example.ts'
import { actFeatures } from './features.ts'
import { sure } from './hear.ts'
import { knownTokens } from './knowing.ts'
import { learn } from './learn.ts'
import { scorerOf, softmax } from '../../learning/linear.ts'
import { tags, tagsOf } from './tagging.ts'

const leftOutEach = 5

/** The figures in words. `patterns` are of one language. */
export function checkReading(patterns: readonly Pattern[]): string {
  const plain = patterns.filter((pattern) => widthOf(pattern, 2) === 1 && !/\[[^\]]*\|/.test(pattern.pattern))
  const asked = plain.filter((_pattern, at) => at % leftOutEach === 0)
  const lesson = learn(patterns.filter((pattern) => !asked.includes(pattern)))
  const scores = { acts: scorerOf(lesson.acts, actNames.length), tags: scorerOf(lesson.tags, tags.length) }
  const right = { act: 0, spans: 0, sure: 0, whenSure: 0 }
  for (const pattern of asked) {
    const example = exampleOf(pattern, () => 0)
    const tokens = knownTokens(example, lesson.words)
    const likely = softmax(scores.acts(actFeatures(tokens, pattern.language)))
    const best = likely.indexOf(Math.max(...likely))
    const isRight = actNames[best] === pattern.act
    const found = tagsOf(scores.tags, tokens, pattern.act, pattern.language)
    if (isRight) right.act++
    if (found.every((tag, at) => tag === example.tags[at])) right.spans++
    if (likely[best]! >= sure) {
      right.sure++
      if (isRight) right.whenSure++
    }
  }
  const of = (count: number, all: number) => `${count} of ${all}`
  return `${of(right.act, asked.length)} acts right, ${of(right.spans, asked.length)} with all their words where the act is known; sure ${right.sure} times, of these right ${right.whenSure}`
}
