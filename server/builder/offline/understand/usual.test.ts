import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { usualPrompts } from './tables/usual-prompts.ts'
import { understand } from './understand.ts'

const wholeMin = 138
/** lists said to be asked for that nobody asked for */
const surplusMax = 62

test('prompts of one to four lines, measured', (t) => {
  const usual = measurePrompts(usualPrompts)
  t.diagnostic(`usual: ${usual.summary}`)
  assert.ok(usual.whole >= wholeMin, usual.misses.join('\n'))
  assert.ok(usual.surplus! <= surplusMax, usual.misses.join('\n'))
})

const said = (prompt: string) => understand(prompt, 'en').model?.things.filter(({ why }) => why === 'said') ?? []
const names = (prompt: string) => said(prompt).map(({ many }) => many)
const labels = (prompt: string) => said(prompt)[0]?.fields.map(({ label }) => label) ?? []

test('a heading ahead of several lists, a holder and who asks are no lists', () => {
  assert.deepEqual(names('dog grooming: customers and their dogs (breed, coat, temperament), appointments with price'), [
    'Customers',
    'Dogs',
    'Appointments',
  ])
  assert.deepEqual(names('Meeting room booking for a co-working space: rooms with seats, bookings with company and start'), [
    'Rooms',
    'Bookings',
  ])
  assert.deepEqual(names('The workshop needs job cards with customer, fault and price'), ['Jobs'])
  assert.deepEqual(names('an album of old slides with year and place'), ['Slides'])
  // its own parts are fields
  assert.deepEqual(names('Recipe: ingredients with amounts, steps, minutes'), ['Recipes'])
})

test('a comma and a point open a list of fields where nothing else follows', () => {
  for (const prompt of [
    'Shared flat expenses, who paid, what for, amount, settled',
    'Track parcels for the whole building, carrier, arrived, picked up, shelf',
    'parking permits in our street. plate, valid from, valid to, fee paid',
  ])
    assert.equal(names(prompt).length, 1, names(prompt).join())
  assert.ok(labels('parking permits in our street. plate, valid from, valid to, fee paid').includes('Valid from'))
})

test('words of a form that are also verbs, pages, trades or lists are fields among fields', () => {
  const cars = labels('Cars (make, model, year) of our club')
  assert.ok(cars.includes('Make'), cars.join())
  const sources = labels('sources with archive and page')
  assert.ok(sources.includes('Archive') && sources.includes('Page'), sources.join())
  const placements = labels('clinical placements: ward, hospital, start and end, hours, supervisor')
  assert.ok(placements.includes('Ward') && placements.includes('Hospital'), placements.join())
})

test('a waiting list among fields, and people of whom something is told, are lists', () => {
  assert.ok(names('allotment plots: plot number, tenant, rent, waiting list too').includes('Waiting list entries'))
  assert.ok(names('donated goods with date and amount, families who come by').includes('Families'))
})

test('a sentence may end behind who does it', () => {
  for (const prompt of ['a page where we', 'lists of what every day I', 'which parts that they'])
    assert.doesNotThrow(() => understand(prompt, 'en'))
})
