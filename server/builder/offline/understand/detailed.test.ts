import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailedPrompts } from './tables/detailed-prompts.ts'
import { measurePrompts } from './tables/measure.ts'
import { ramblingPrompts } from './tables/rambling-prompts.ts'
import { understand } from './understand.ts'

const detailedWholeMin = 21
const ramblingWholeMin = 7
/** Of both tables together. */
const surplusMax = 16

const things = (prompt: string) => {
  const { model } = understand(prompt, 'en')
  assert.ok(model, `“${prompt}” is not understood`)
  return model.things.filter(({ why }) => why === 'said')
}
const names = (prompt: string) => things(prompt).map(({ many }) => many)
const labels = (prompt: string, many: string) => {
  const found = things(prompt).find((each) => each.many === many)
  assert.ok(found, `${prompt}: no ${many} in ${names(prompt).join()}`)
  return found.fields.map(({ label }) => label)
}

test('detailed English prompts, measured', (t) => {
  const detailed = measurePrompts(detailedPrompts)
  const rambling = measurePrompts(ramblingPrompts)
  t.diagnostic(`detailed: ${detailed.summary}`)
  t.diagnostic(`rambling: ${rambling.summary}`)
  assert.ok(detailed.whole >= detailedWholeMin, detailed.misses.join('\n'))
  assert.ok(rambling.whole >= ramblingWholeMin, rambling.misses.join('\n'))
  assert.ok(detailed.surplus! + rambling.surplus! <= surplusMax, [...detailed.misses, ...rambling.misses].join('\n'))
})

test('sentences that only tell make no lists where another asks', () => {
  const told = 'We are a club with two boats. Right now the bookings are in a spreadsheet on one laptop. '
  assert.deepEqual(names(`${told}I need a list of members with name, phone and fee.`), ['Members'])
  assert.deepEqual(
    names('I need a list of jobs with client and price. It should be possible to print a receipt for my accountant.'),
    ['Jobs'],
  )
})

test('a sentence says whose fields follow', () => {
  const hives = "We keep bees on three sites. For every hive I'd like to note the queen's year, the temperament and the frames."
  assert.ok(labels(hives, 'Hives').includes('Temperament'))
  const spraying = 'We have a small winery. After the rain we spray (product, dose, date).'
  assert.ok(things(spraying).some(({ fields }) => fields.some(({ label }) => label === 'Dose')))
  const refills = 'I own vending machines. Every time I refill I write date, machine and cash taken out.'
  assert.ok(labels(refills, 'Refills').some((label) => label.startsWith('Cash')))
})

test('clauses in a list become the words of a form', () => {
  const stay =
    'Each booking has guest name, how many people, whether they have paid, where they are from, pain 0-10 and needs a cot.'
  const said = labels(stay, 'Bookings')
  for (const label of ['Number of people', 'Has paid', 'Needs cot']) assert.ok(said.includes(label), said.join())
  const trips = 'A log of my boat trips: date, from, to, nautical miles, crew.'
  const fields = things(trips)[0]!.fields.map(({ label }) => label)
  assert.ok(fields.includes('From') && fields.includes('To'), fields.join())
})

test('what tells one field from another of its kind stays in its name', () => {
  const costumes = 'Costumes with name, size, main phone, old price, dietary needs and last owner.'
  assert.deepEqual(labels(costumes, 'Costumes'), ['Name', 'Size', 'Main phone', 'Old price', 'Dietary needs', 'Last owner'])
  const types = new Map(things(costumes)[0]!.fields.map(({ label, type }) => [label, type]))
  assert.deepEqual([types.get('Main phone'), types.get('Old price'), types.get('Last owner')], ['phone', 'money', 'text'])
  const shifts = things('Shifts with name, hours worked, amount paid, last visit and paid.')[0]!.fields
  const typed = (label: string) => shifts.find((field) => field.label === label)?.type
  assert.deepEqual([typed('Amount paid'), typed('Last visit'), typed('Paid')], ['money', 'date', 'bool'])
})
