import assert from 'node:assert/strict'
import { it } from 'node:test'
import { typingFrames } from './typing-placeholder.ts'

it('HOME-3 types a text and three dots at 80 ms, rests 2000 ms, deletes at 40 ms, goes on with the next and loops', () => {
  const frames = typingFrames(['ab', 'c'])
  const next = () => frames.next().value
  const shown = Array.from({ length: 11 }, next).map((frame) => frame && [frame.text, frame.durationMs])
  assert.deepEqual(shown, [
    ['a', 80],
    ['ab', 80],
    ['ab...', 2000],
    ['ab', 40],
    ['a', 40],
    ['', 40],
    ['c', 80],
    ['c...', 2000],
    ['c', 40],
    ['', 40],
    ['a', 80],
  ])
})

it('HOME-3 keeps a character of two code units whole', () => {
  assert.equal(typingFrames(['🔨x']).next().value?.text, '🔨')
})

it('HOME-3 has nothing to show without texts', () => {
  assert.equal(typingFrames([]).next().done, true)
})
