import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenise } from './tokens.ts'

test('a word is read to its eightieth letter, and its place in the text stays whole', () => {
  const [word, next] = tokenise(`${'lista'.repeat(2_000)} med`)
  assert.equal(word!.low.length, 80)
  assert.equal(word!.end, 10_000)
  assert.equal(next!.low, 'med')
})

test('a dash between words cuts like a comma, w/ stands for with', () => {
  assert.deepEqual(
    tokenise('deals w/ value - owner').map(({ low }) => low),
    ['deals', 'with', 'value', ',', 'owner'],
  )
})
