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
  for (const [prompt, wish] of [
    [repairs, 'Add "parts on order" to the statuses, half my jobs are stuck because of Shimano.'],
    [recipes, 'nobody here says starter. appetizer!!'],
  ] as const) {
    assert.deepEqual(readWish(modelOf(prompt), wish).operations, [], wish)
    assert.equal(opsOf(prompt, wish).length, 1, wish)
  }
})

test('what was answered, asks for nothing or is no wish stays as it was', () => {
  for (const wish of ['we need it in English and Swedish', 'thanks, that is lovely', 'fsdkj qwlekj', 'what is the weather like?'])
    assert.deepEqual(opsOf(repairs, wish), [], wish)
})
