import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

/** "Label: type" of the first list's field of that label. */
const typeIn = (prompt: string, label: string) => {
  const field = understand(prompt)
    .model!.things.flatMap(({ fields }) => fields)
    .find((each) => each.label === label)
  return field && [field.type, field.unit, field.options?.length].filter((part) => part !== undefined).join(' ')
}

test('the time of what goes far is how long it took; elsewhere it is one of the clock', () => {
  assert.equal(typeIn('runs with distance, time and shoes', 'Time'), 'int min')
  assert.equal(typeIn('löprundor: sträcka, tid och skor', 'Tid'), 'int min')
  assert.equal(typeIn('appointments with customer, date and time', 'Time'), 'time')
})

test('a training day is one of the week', () => {
  assert.equal(typeIn('teams: name, coach, training day', 'Training day'), 'select 7')
  assert.equal(typeIn('orders: customer, delivery day', 'Delivery day'), 'date')
})

test('so much of ten, whom they see, in and out, steps in brackets', () => {
  assert.equal(typeIn('my runs - distance, shoes, how i felt 1-10', 'How i felt'), 'int')
  assert.equal(typeIn('incidents: date, severity 1 to 5, ward', 'Severity'), 'rating')
  assert.equal(typeIn('visitors: name, company, who they are visiting, time in', 'Visiting'), 'text')
  assert.equal(typeIn('besökslista: namn, företag, in och uttid', 'Intid'), 'time')
  assert.equal(typeIn('projects with client and progress (not started, working, delivered)', 'Progress'), 'select 3')
  assert.equal(typeIn('商談（案件名、確度A/B/C、次回アクション日）', '確度'), 'select 3')
})

test('whose name stands on the record needs no list of them', () => {
  const { things } = understand(
    'I run a car valeting business. Bookings with the customer’s name, phone, reg number and price',
  ).model!
  assert.deepEqual(
    things.map(({ many }) => many),
    ['Bookings'],
  )
})
