import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import type { Operation } from './operations.ts'

const goats = 'Goats: ear tag, name, breed, born, group (milking, dry, kids)'
const getter = 'Getter på gården: öronnummer, namn, ras (lantras, alpin), född'
const 蔵書 = '蔵書の一覧:題名、著者、分類(小説、図鑑、絵本)、点数'

const told = (base: string, wish: string) => change(understand(base).model!, wish).operations
const ops = (operations: readonly Operation[]) => operations.map(({ op }) => op).join(' ')

test('the values of a record are no wishes of their own', () => {
  for (const [base, wish, name] of [
    [goats, 'add Bramble, ear tag 300451, Alpine, milking', 'Bramble'],
    [getter, 'lägg in Stjärna, öronnummer 2210, lantras', 'Stjärna'],
  ] as const) {
    const [row, ...more] = told(base, wish)
    assert.ok(row?.op === 'addRow' && more.length === 0, `${wish}: ${ops(told(base, wish))}`)
    assert.ok(Object.values(row.row).includes(name), wish)
  }
  // an example of that name is what was told
  assert.equal(ops(told(goats, 'add Clover, ear tag 300451, Alpine, milking')), 'changeRow')
})

test('what is told of a field that is there makes none', () => {
  assert.equal(ops(told(蔵書, '分類は一つじゃなくて、複数選べるようにしてほしいです')), 'retypeField')
  assert.equal(ops(told(goats, 'some goats are in two groups, need to be able to tick all of them for group')), 'retypeField')
  const [typed] = told(蔵書, '分類は一つじゃなくて、いくつか選べるようにしてください')
  assert.ok(typed?.op === 'retypeField' && typed.type === 'tags' && typed.options === undefined)
})

test('what is chosen from is all that the wish lists, and nothing of what leads to it', () => {
  const [typed] = told(goats, 'breed: let me pick Alpine, Saanen or Boer')
  assert.ok(typed?.op === 'retypeField')
  assert.deepEqual(typed.options, ['Alpine', 'Saanen', 'Boer'])
})

test('two wishes stay two', () => {
  assert.equal(ops(told(goats, 'ear tag should be a number. Also add a weight')), 'retypeField addField')
  assert.equal(ops(told(goats, 'add a price and show the total of it')), 'addField setTotals')
  assert.equal(ops(told(getter, 'ras ska vara fri text, och lägg till vikt')), 'retypeField addField')
})

test('a wish that is surely for one thing brings nothing that its other words would be called', () => {
  const because = "If it isn't too much trouble, could the departure be in there as well? Can you do that?"
  assert.deepEqual(
    told(goats, because).flatMap((each) => (each.op === 'addField' ? each.field.label : each.op)),
    ['Departure'],
  )
  assert.equal(ops(told(goats, 'Nobody ever picks kids for group')), 'removeOption')
  assert.equal(ops(told(goats, 'delete the option dry in group')), 'removeOption')
  assert.equal(ops(told(goats, 'We also have to keep track of reports: title, due date, sent (yes or no)')), 'addThing')
})
