// A wish that is surely for one thing is not taken for what its pieces sound like, and two wishes stay two.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const guests = understand(
  'Wedding guest list: name, side (bride, groom), number of people, reply (waiting, yes, no), remarks',
).model!
const kennel = understand('Hundar på pensionatet: namn, ras, ägare, ankomst, avresa').model!

const told = (model: typeof guests, wish: string) =>
  change(model, wish).operations.map((each) => (each.op === 'retypeField' ? `${each.field} ${each.type}` : each.op))

test('the whole is believed where its pieces tear the wish', () => {
  assert.deepEqual(told(guests, "reply can just be a tick box, either they're coming or they're not"), ['reply bool'])
  const big = 'a short line for remarks is no good, so give me a big box with several lines'
  assert.deepEqual(told(guests, big), [], 'it is so already')
  assert.deepEqual(told(kennel, 'gör så att både ankomst och avresa har tid också'), ['arrival datetime', 'departure datetime'])
})

test('two wishes stay two', () => {
  assert.deepEqual(told(guests, 'remove remarks and add a phone number'), ['removeField', 'addField'])
  assert.deepEqual(told(guests, 'group by side and sort by name'), ['setGroup', 'setOrder'])
})
