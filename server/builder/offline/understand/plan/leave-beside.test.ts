import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const things = (prompt: string) => understand(prompt).model?.things.map(({ many }) => many) ?? []

test('what a trade only counts, and when it works, leaves room for its usual lists', () => {
  const van = things('plumber, one van')
  assert.ok(van.includes('Jobs') && van.includes('Customers'), van.join())
  assert.ok(!things('maths tutor, evenings and weekends').includes('Weekends'))
  assert.ok(things('motorcycle club, 25 riders').includes('Members'))
  assert.ok(!things('barber shop, 4 chairs').includes('Chairs'))
})

test('on what it was written until now is no list', () => {
  assert.ok(things('fed up with the paper diary, nail salon').includes('Appointments'))
  assert.ok(!things('fågelskådare, vill slippa anteckningsboken').includes('Anteckningar'))
  // what one is tired of losing is kept
  assert.ok(things('tired of losing track of my orders and customers').includes('Orders'))
})

test('what one has just begun with is what one runs', () => {
  assert.ok(!things("I'm opening an escape room").includes('Openings'))
  assert.ok(things('Något som passar en liten begravningsbyrå').includes('Begravningar'))
})

test('who has borrowed them is a list of loans, and the office that keeps something is no field of it', () => {
  assert.deepEqual(things('Keep track of the books in our church library and who has borrowed them'), ['Books', 'Loans'])
  const [list] = understand('小さな会社の備品管理。備品名、購入日、担当者、状態').model!.things
  assert.ok(!list!.fields.some(({ label }) => label === '会社'))
})

test('ventures are of the trade that they are named after', () => {
  assert.ok(things('något till min cateringverksamhet').includes('Ordrar'))
  assert.ok(things('help me organise my move').includes('Moving boxes'))
})
