import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const bastun = 'Bokning av bastun: lägenhet, datum, antal gäster, läge (önskad, bekräftad, akut), betald ja/nej'
const bokningar = understand(bastun).model!
const after = (wish: string) => change(bokningar, wish).model.things[0]!
const labelled = (wish: string, label: string) => after(wish).fields.find((each) => each.label.toLowerCase() === label)

test('all fields but one have to be filled in', () => {
  const wish = 'Alla fält utom antal gäster måste fyllas i.'
  assert.equal(labelled(wish, 'lägenhet')?.required, true)
  assert.equal(labelled(wish, 'datum')?.required, true)
  assert.ok(!labelled(wish, 'antal gäster')?.required)
})

test('a board stands in the columns that are named', () => {
  const thing = after('visa bokningarna som en tavla efter läge så man ser vad som är kvar')
  assert.ok(thing.views.includes('board'))
  assert.equal(thing.group, thing.fields.find(({ label }) => label === 'Läge')?.id)
})

test('rows that are so stand out; a choice may have a colour of its own', () => {
  const [marked] = change(bokningar, 'Markera de akuta i rött').operations
  assert.ok(marked?.op === 'addWarning' && marked.warning.when === 'is')
  const [unpaid] = change(bokningar, 'Färgmarkera bokningar som inte är betalda').operations
  assert.ok(unpaid?.op === 'addWarning' && unpaid.warning.than === false)
  assert.equal(change(bokningar, 'gör akut röd').operations[0]?.op, 'setTone')
  assert.equal(change(bokningar, 'markera bekräftad med grönt').operations[0]?.op, 'setTone')
})

test('what should stand somewhere may be told in a sentence of its own', () => {
  const ops = change(bokningar, 'Nyckelnummer saknas! Ska stå först').operations.map(({ op }) => op)
  assert.deepEqual(ops, ['addField', 'moveField'])
})

test('several fields stand before another; a verb is no unit', () => {
  const fields = after('Läge och antal gäster måste stå före datum').fields.map(({ label }) => label)
  const at = (label: string) => fields.indexOf(label)
  assert.ok(at('Läge') < at('Datum') && at('Antal gäster') < at('Datum'))
  const told = change(bokningar, 'Antal gäster ska stå i timmar. Det syns inte nu och vaktmästaren ringde om det').operations
  assert.ok(told.every((each) => each.op !== 'retypeField' || each.unit === undefined || each.unit === 'h'))
})
