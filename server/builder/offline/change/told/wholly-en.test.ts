// Sentences that tell one wish, whose words would part.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const records = understand(
  'Second-hand records we sell: artist, title, condition (mint, good, worn), price, lesson day (date), cupboard',
).model!
const labels = (model: typeof records) => model.things[0]!.fields.map(({ label, type }) => `${label} ${type}`)
const fieldsAfter = (wish: string) => labels(change(records, wish).model)
const optionsAfter = (wish: string, label: string) =>
  change(records, wish).model.things[0]!.fields.find((field) => field.label === label)?.options

test('two fields are given their types in one sentence', () => {
  const fields = fieldsAfter('price should be a number, and cupboard a date')
  assert.ok(fields.includes('Price number') && fields.includes('Cupboard date'), fields.join())
})

test('what is chosen from is said anew in a row', () => {
  const choices = ['Mint', 'Very good', 'Good', 'Fair', 'Poor']
  assert.deepEqual(optionsAfter('conditions should be mint, very good, good, fair, poor', 'Condition'), choices)
})

test('both names in quotes are an old and a new one', () => {
  assert.ok(fieldsAfter("'Cupboard' should be 'Shelf'.").includes('Shelf text'))
})

test('a day that is chosen is one of the week', () => {
  const week = optionsAfter('lesson day should be a dropdown', 'Lesson day')
  assert.deepEqual([week?.[0], week?.length], ['Monday', 7])
  assert.equal(optionsAfter('lesson day is a choice of Monday to Friday', 'Lesson day')?.length, 5)
})

test('what only asks is no part of a name', () => {
  assert.deepEqual(optionsAfter('Add near mint and fair as conditions', 'Condition')?.slice(3), ['Near mint', 'Fair'])
  assert.ok(fieldsAfter('add a foreign checkbox').includes('Foreign bool'))
  assert.ok(fieldsAfter('add a due date for cleaning to them').includes('Due date for cleaning date'))
})

test('a card that is sent is no view', () => {
  const customers = understand('Customers: name, email').model!
  const { operations } = change(customers, 'add a birthday to each customer? I like to send them a card')
  assert.deepEqual(
    operations.map(({ op }) => op),
    ['addField'],
  )
})

test('what is only said in passing may be a name', () => {
  const { model } = understand('Kunder: namn, telefon, typ (privat, företag)')
  const labels = (wish: string) => change(model!, wish).model.things[0]!.fields.map(({ label }) => label)
  assert.ok(labels('byt namn på typ till kundtyp').includes('Kundtyp'))
  assert.ok(!labels('ta bort typ').includes('Typ'))
  assert.deepEqual(change(model!, 'kan man skriva ut listan?').operations, [])
})
