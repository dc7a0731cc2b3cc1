import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toneNamed, toneOfColour } from './colour-tones.ts'

test('a choice that is a colour has its tone, and what only speaks of one has not', () => {
  for (const [option, tone] of [
    ['White', 'gray'],
    ['Yellow', 'amber'],
    ['Red', 'red'],
    ['blå', 'blue'],
    ['黄色', 'amber'],
    ['ピンク', 'red'],
  ] as const)
    assert.equal(toneOfColour(option), tone, option)
  for (const option of ['Green tea', 'Redwood', '緑茶', '赤ワイン', 'Guldfisk'])
    assert.equal(toneOfColour(option), undefined, option)
  assert.equal(toneNamed('黄緑色'), 'green')
  assert.equal(toneNamed('gold'), undefined)
})
