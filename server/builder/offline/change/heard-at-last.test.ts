// What no reader knew and examples surely hear; what was answered stays answered.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change, readWish } from './change.ts'

const modelOf = (prompt: string) => understand(prompt).model!
const opsOf = (prompt: string, wish: string) => change(modelOf(prompt), wish).operations.map(({ op }) => op)

const repairs = 'Repair jobs: customer, bike, status (waiting, on the stand, ready), quote'
const recipes = 'Recipes: title, course (starter, main, dessert), ingredients'

test('a wish of which nothing was made is done as it is surely heard', () => {
  const wish = 'nobody here says starter. appetizer!!'
  assert.deepEqual(readWish(modelOf(recipes), wish).operations, [])
  assert.deepEqual(opsOf(recipes, wish), ['renameOption'])
})

test('what was answered, asks for nothing or is no wish stays as it was', () => {
  for (const wish of ['we need it in English and Swedish', 'thanks, that is lovely', 'fsdkj qwlekj', 'what is the weather like?'])
    assert.deepEqual(opsOf(repairs, wish), [], wish)
  assert.deepEqual(opsOf('book club website', "members vote for the next book out of whatever's been suggested"), [])
})
