// What prompts of strangers, read one by one, showed that no table had.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const things = (prompt: string) => understand(prompt).model?.things ?? []
const said = (prompt: string) => things(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const labels = (prompt: string, at = 0) => things(prompt)[at]?.fields.map(({ label }) => label) ?? []
/** What a list points to. */
const linksOf = (prompt: string, many: string) => {
  const all = things(prompt)
  const targets = all.find((thing) => thing.many === many)?.fields.flatMap(({ target }) => target ?? []) ?? []
  return all.flatMap(({ id, many: name }) => (targets.includes(id) ? [name] : []))
}

test('a deed listed beside people and things knows both', () => {
  for (const [prompt, deed, ends] of [
    ['tools, members and loans', 'Loans', ['Tools', 'Members']],
    ['wheelchairs, patients and loans', 'Loans', ['Wheelchairs', 'Patients']],
    ['customers, bikes and repairs', 'Repairs', ['Customers', 'Bikes']],
    ['horses, riders and rides', 'Rides', ['Horses', 'Riders']],
    ['kajaker, kunder och uthyrningar', 'Uthyrningar', ['Kajaker', 'Kunder']],
    ['会員、備品、貸出を管理', '貸出', ['会員', '備品']],
  ] as const)
    assert.deepEqual(linksOf(prompt, deed), ends, prompt)
  // what the link says is not written down a second time
  const repairs = things('customers, bikes and repairs').find(({ many }) => many === 'Repairs')!
  assert.ok(!repairs.fields.some(({ id }) => id === 'item' || id === 'customerName'))
  // who told the fields of a loan has told whom and what
  assert.ok(!linksOf('tools, members, and loans with borrower, tool name, date out and date back', 'Loans').includes('Tools'))
})

test('which goes with which, whatever the verb, links the two', () => {
  assert.deepEqual(linksOf('horses, riders and which rider looks after which horse', 'Riders'), ['Horses'])
  assert.deepEqual(linksOf('which market sold which product', 'Markets'), ['Products'])
  // on a day of its own it is a record
  assert.deepEqual(linksOf('which tutor teaches which student and when', 'Bookings'), ['Tutors', 'Students'])
  assert.ok(labels('who brings which dish to the party').includes('Who brings'))
})

test('a contact of a list of companies has the link alone', () => {
  assert.deepEqual(
    labels('contacts with company and email, and companies with city').filter((label) => label === 'Company'),
    ['Company'],
  )
})

test('what stands in brackets does not end the list of fields', () => {
  const prompt = 'Inspection log: playground, equipment, inspection date, risk (low, medium, high), defects and photo'
  assert.deepEqual(said(prompt), ['Inspections'])
  assert.ok(labels(prompt).includes('Defects'))
})

test('the tail of an item says how or when, and is no field of its own', () => {
  assert.ok(labels('Loans of our museum: object, borrower, condition on return').includes('Condition on return'))
  assert.ok(labels('Meter readings: flat, reading, usage since last time, cost').includes('Usage'))
  assert.ok(labels('Batches with recipe, ABV computed, tasting notes').includes('Tasting notes'))
  assert.ok(labels('potholes with place, photo and how bad').includes('Severity'))
})

test('stages need no colon, and are those of what is named', () => {
  for (const [prompt, list] of [
    ['Kanban for our video production with stages script, shoot, edit, review, published', 'Tasks'],
    ['deals board with statuses open, won, lost', 'Deals'],
  ] as const) {
    assert.deepEqual(said(prompt), [list], prompt)
    const [thing] = things(prompt)
    assert.equal(thing?.views[0], 'board')
    assert.ok(
      thing?.fields.some(({ options = [] }) => /^(?:Script|Open)$/.test(options[0] ?? '')),
      prompt,
    )
  }
})

test('what a quiz asks about, how things stand and who only reports are no lists', () => {
  assert.ok(!said('A quiz about capitals with score and timer').includes('Capitals'))
  assert.deepEqual(said('deals with value and stage, and a dashboard of won deals per month'), ['Deals'])
  assert.match(said('school library overdue books by class').join(), /^[\w ]*books$/i)
  assert.deepEqual(said('A tool for our housing association where residents report faults and we can see their status'), [
    'Faults',
  ])
  assert.ok(!said('job board where companies post jobs and candidates apply with CV').some((many) => /post/i.test(many)))
})

test('a sentence that is a sum is one, and among commas it is a field', () => {
  const [vinyl] = things('Vinyl collection: artist, title, price paid. Total price paid. Gallery of covers')
  assert.deepEqual(
    vinyl?.totals?.map(({ kind }) => kind),
    ['sum'],
  )
  assert.ok(vinyl?.views.includes('gallery'))
  assert.ok(labels('orders with customer, items, total value').some((label) => /total/i.test(label)))
})

test('low stock warns where no number was said', () => {
  for (const prompt of [
    'inventory of parts with location, stock and price, low stock alerts',
    'products with name and stock, warn when stock is low',
    'Lagerlista för en butik med varningar när något håller på att ta slut',
    '商品の在庫管理。商品名、在庫数、単価、在庫が少なくなったら通知',
  ])
    assert.ok(
      things(prompt).some(({ warnings = [] }) => warnings.some(({ when }) => when === 'below')),
      prompt,
    )
})

test('品名 and 商品名 are the name of what has them, and no second one', () => {
  for (const prompt of ['商品名、在庫数、単価の在庫管理', '品名、数量、賞味期限の食品在庫'])
    assert.ok(!labels(prompt).includes('名前'), prompt)
})

test('the occasion that is planned is not one of many', () => {
  assert.deepEqual(said('Plan a party: guest list, to do, budget'), ['Guests', 'Tasks', 'Budget items'])
  assert.deepEqual(said('Planera en fest: gästlista, att göra, budget'), ['Gäster', 'Uppgifter', 'Budgetposter'])
  assert.ok(labels('Cash book: date, text, in, out, balance').includes('Out'))
})
