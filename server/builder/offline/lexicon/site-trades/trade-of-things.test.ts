import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blueprintEntries } from '../blueprints/blueprint-entries.ts'
import { writtenTradeOf } from './site-trades.ts'
import { tradeOfThings } from './trade-of-things.ts'

/** Of the trades that are told, so many must be those that somebody wrote down. */
const rightMin = 0.8

test('what a blueprint keeps tells the trade that somebody wrote down, or nothing', () => {
  // every fifth is taken for one that nobody wrote down
  const isHeldOut = new Map(blueprintEntries.map(({ id }, at) => [id, at % 5 === 0]))
  const others = (id: string) => (isHeldOut.get(id) ? undefined : writtenTradeOf(id))
  const told = blueprintEntries
    .filter(({ id }) => isHeldOut.get(id) && writtenTradeOf(id))
    .map((blueprint) => ({ right: writtenTradeOf(blueprint.id), trade: tradeOfThings(blueprint, blueprintEntries, others) }))
    .filter(({ trade }) => trade !== null)
  assert.ok(told.length > 20, `${told.length} told`)
  const right = told.filter((each) => each.trade === each.right).length
  assert.ok(right / told.length >= rightMin, `${right} of ${told.length}`)
})
