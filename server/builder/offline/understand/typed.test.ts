// How strangers type: 280 English prompts as tables, and what they showed that no table had.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { furtherTypedPrompts, typedPrompts } from './tables/typed-prompts.ts'
import { understand } from './understand.ts'

const floors = [
  { name: 'typed', cases: typedPrompts, wholeMin: 78, surplusMax: 43 },
  { name: 'further typed', cases: furtherTypedPrompts, wholeMin: 73, surplusMax: 34 },
]

test('prompts as strangers type them, measured', (t) => {
  for (const { name, cases, wholeMin, surplusMax } of floors) {
    const measured = measurePrompts(cases)
    t.diagnostic(`${name}: ${measured.summary}`)
    assert.ok(measured.whole >= wholeMin, measured.misses.join('\n'))
    assert.ok(measured.surplus! <= surplusMax, measured.misses.join('\n'))
  }
})

const modelOf = (prompt: string) => understand(prompt).model
const said = (prompt: string) => modelOf(prompt)?.things.flatMap(({ why, many }) => (why === 'said' ? [many] : [])) ?? []
const fieldOf = (prompt: string, label: string) =>
  modelOf(prompt)
    ?.things.flatMap(({ fields }) => fields)
    .find((field) => field.label === label)
const tools = (prompt: string) => modelOf(prompt)?.pages.flatMap(({ tool }) => tool ?? []) ?? []

test('strokes, arrows and short forms are read as what they stand for', () => {
  assert.deepEqual(said('Props -> name, era. Rentals -> customer, out date, back date'), ['Props', 'Rentals'])
  assert.deepEqual(said('deals w/ value, probability'), ['Deals'])
  assert.deepEqual(fieldOf('orders go draft -> printed -> sent', 'Status')?.options, ['Draft', 'Printed', 'Sent'])
  assert.deepEqual(fieldOf('Deals: value, owner. Pipeline board lead-won-lost-dead', 'Status')?.options, [
    'Lead',
    'Won',
    'Lost',
    'Dead',
  ])
  assert.ok(fieldOf('flights: pilot, battery no., place', 'Place'))
  // a heading over strokes has fields, not lists
  assert.ok(fieldOf('Timber yard stock\n- species (oak, ash)\n- thickness\n- moisture %', 'Thickness'))
})

test('choices by their two ends, kinds and the steps of a way', () => {
  assert.deepEqual(fieldOf('Inspections: date, inspector, grade A-D, remarks', 'Grade')?.options, ['A', 'B', 'C', 'D'])
  assert.deepEqual(fieldOf('Tickets: title, priority P1-P3', 'Priority')?.options, ['P1', 'P2', 'P3'])
  assert.deepEqual(fieldOf('feeds (time, left/right/bottle, ml)', 'Type')?.options, ['Left', 'Right', 'Bottle'])
  assert.deepEqual(fieldOf('Orders: client, asked/agreed/delivered', 'Status')?.options, ['Asked', 'Agreed', 'Delivered'])
  assert.deepEqual(fieldOf('sightings: species, certainty sure/probable', 'Certainty')?.options, ['Sure', 'Probable'])
  assert.deepEqual(fieldOf('Orders: wood, price. Kanban: asked, turning, delivered', 'Status')?.options, [
    'Asked',
    'Turning',
    'Delivered',
  ])
})

test('items of several words are one field of the right kind', () => {
  for (const [prompt, label, type] of [
    ["Repairs: bike, what's wrong, price quoted, date received", 'Price quoted', 'money'],
    ['debts: who, amount, since when, paid back', 'Paid back', 'bool'],
    ['debts: who, amount, since when, paid back', 'Since when', 'date'],
    ['Candles: scent, price, in stock', 'In stock', 'int'],
    ['tenants: name, move in date, deposit', 'Move in date', 'date'],
    ['funerals: name, church or chapel, officiant', 'Church or chapel', 'text'],
    ['matches: player A, player B, date', 'Player b', 'text'],
    ['families: surname, kids, address', 'Kids', 'int'],
    ['pedals: brand, power draw mA, weight g', 'Power draw', 'number'],
  ] as const)
    assert.equal(fieldOf(prompt, label)?.type, type, prompt)
})

test('where it goes, who asks, who acts and what it is kept in are no lists', () => {
  assert.deepEqual(said('parcels delivered to the concierge desk: recipient, flat, shelf, signature'), ['Parcels'])
  assert.deepEqual(said('puppies in litter: name, collar colour, sex'), ['Puppies'])
  assert.deepEqual(said('medicine cabinet: name, strength, expiry date'), ['Medicines'])
  assert.deepEqual(said('Complaints register, municipality waste department. date received, street, type, reported by'), [
    'Complaints',
  ])
  assert.deepEqual(said('maintenance requests the tenants report: what, urgency, status'), ['Maintenance requests'])
  assert.deepEqual(said('Risk assessments for scout trips: activity, hazard, controls, reviewed on'), ['Risk assessments'])
  assert.deepEqual(said('Lambing records: ewe tag, sire, date lambed, number of lambs'), ['Lambing records'])
  assert.deepEqual(said('hymn planner: sunday, opening hymn, offertory, organist, final'), ['Hymns'])
  assert.deepEqual(said('My son collects football cards. Player, team, season, rarity'), ['Football cards'])
  assert.deepEqual(said('Volunteers sign up to shifts. Shift: date, start, end'), ['Shifts'])
  assert.deepEqual(said('I would like an application for a driving school: students (name, birthday), cars (plate)'), [
    'Students',
    'Cars',
  ])
})

test('a tool that opens the text is one, whatever is said of it', () => {
  assert.deepEqual(tools('Unit converter miles to km, pounds to kilos'), ['unitConverter'])
  assert.deepEqual(tools('Guess the number game between 1 and 100 with hints'), ['guessNumber'])
  assert.deepEqual(tools('Random team generator: paste names, choose number of teams'), ['teamMaker'])
  assert.deepEqual(tools('random wheel to pick which pupil answers next, paste in the names'), ['namePicker'])
  assert.deepEqual(said('a poll what to eat at the team lunch: pizza, sushi'), [])
})

test('a page is a website where its sections follow, and a shop where goods of one’s own do', () => {
  const first = (prompt: string) => modelOf(prompt)?.pages[0]?.kind
  for (const prompt of [
    'page for my band: tour dates, music, contact',
    'our church needs a page with service times, sermons and contact',
    'en sida med öppettider och meny till mitt kafé',
    '町内の夏祭りのページ。日程、地図、申し込み',
  ])
    assert.equal(first(prompt), 'landing', prompt)
  assert.equal(first('a shop for my ceramics'), 'shop')
  assert.equal(first('A page where people can order the weekly veg box: small, medium or large, delivery day'), 'shop')
  assert.equal(first('Need bookings for my sauna on wheels'), 'booking')
  for (const prompt of ['page for our members: name, phone, address', 'a team page with players with number, matches with score'])
    assert.notEqual(first(prompt), 'landing', prompt)
})
