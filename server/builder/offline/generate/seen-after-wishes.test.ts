import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done } from '../change/done.ts'
import type { Operation } from '../change/operations.ts'
import type { Field } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { generateProject } from './generate-project.ts'

const plants =
  'A table of our office plants: name, room, last watered, next watering, who waters it, pot, height, health (thriving, struggling)'
const events =
  'Calendar of school events: event, date, start time, place, class, responsible teacher, type (trip, exam, meeting, holiday)'

/** A file of the project after the operations. */
function fileAfter(prompt: string, operations: readonly Operation[], ending: string): string {
  const { model } = done(understand(prompt).model!, { operations: [...operations], notes: [] }, 'en')
  return Object.entries(generateProject(model)).find(([path]) => path.endsWith(ending))![1]
}
const added = (thing: string, field: Partial<Field>): Operation => ({
  op: 'addField',
  thing,
  field: { id: 'extra', label: 'Extra', type: 'text', why: 'edit', ...field },
})

test('a field that was wished for stands in the table and on the cards, however many there are', () => {
  for (const type of ['text', 'longtext', 'bool', 'phone', 'date', 'int'] as const) {
    const views = fileAfter(plants, [added('plant', { type })], 'plant-views.tsx')
    assert.equal(
      views.match(/(?:label="Extra"|>\s*Extra\s*<)/g)?.length ?? 0,
      type === 'longtext' || type === 'bool' ? 1 : 2,
      type,
    )
  }
  assert.doesNotMatch(fileAfter(plants, [added('plant', { hidden: true })], 'plant-views.tsx'), /Extra/)
})

test('a choice that was given a colour shows it in table and calendar, also beside one that says how far things are', () => {
  const red: Operation = { op: 'setTone', thing: 'event', field: 'type', option: 'Exam', tone: 'red' }
  assert.match(fileAfter(events, [red], '-views.tsx'), /tone=\{\w+TypeTones\[row\.type\]\}/)
  assert.match(fileAfter(events, [red], 'events-page.tsx'), /tone: \w+TypeTones\[row\.type\]/)
  assert.doesNotMatch(fileAfter(events, [], '-views.tsx'), /TypeTones/)
})

test('a total that was asked for stands on the dashboard once', () => {
  const roastery =
    'Dashboard for a roastery: batches with bean, roast date, weight in kg, cost; orders with customer, kilos, price'
  const total: Operation = { op: 'addFigure', thing: 'batch', figure: { kind: 'sum', of: 'price' } }
  const stats = (operations: readonly Operation[]) =>
    fileAfter(roastery, operations, 'dashboard-page.tsx').match(/label="Total cost"/g)?.length
  assert.deepEqual([stats([]), stats([total])], [1, 1])
})

test('what one has is counted whole, whenever it was bought', () => {
  const store = 'inventory dashboard: item, category, quantity, place, purchase price, purchase date'
  assert.doesNotMatch(fileAfter(store, [], 'dashboard-page.tsx'), /inRange/)
})

test('the latest invoices are those that were made last, not those that are due', () => {
  const invoices = 'invoices for my cleaning firm with a dashboard: client, hours, price, due date, paid'
  const page = fileAfter(invoices, [], 'dashboard-page.tsx')
  const latest = /const recentInvoices = [^]*?slice/.exec(page)?.[0]
  if (latest) assert.doesNotMatch(latest, /dueDate/)
})

test('a list divided by a choice does not tell the choice again in each row', () => {
  const grouped: Operation = { op: 'setGroup', thing: 'plant', group: 'health' }
  const tableOf = (views: string) => /export function PlantTable[^]*?\n}\n/.exec(views)![0]
  assert.match(tableOf(fileAfter(plants, [], 'plant-views.tsx')), /row\.health/)
  assert.doesNotMatch(tableOf(fileAfter(plants, [grouped], 'plant-views.tsx')), /row\.health/)
})

test('the order that was asked for is that of every page that shows the list', () => {
  for (const [prompt, thing, by, file] of [
    ['invoices for my plumbing firm', 'invoice', 'amount', 'invoice-list-page.tsx'],
    ['website for a hair salon with prices', 'service', 'price', 'prices-section.tsx'],
    ['website for a café with menu', 'menuItem', 'price', 'prices-section.tsx'],
    ['online shop for candles', 'product', 'stock', 'shop-page.tsx'],
  ] as const) {
    const order: Operation = { op: 'setOrder', thing, by, descending: true }
    const sorted = new RegExp(`-\\(a\\.${by} - b\\.${by}\\)`)
    assert.match(fileAfter(prompt, [order], file), sorted, prompt)
    assert.doesNotMatch(fileAfter(prompt, [], file), sorted, prompt)
  }
})

test('a badge on a card of a board stands in no other chip', () => {
  const grouped: Operation = { op: 'setGroup', thing: 'expenseClaim', group: 'category' }
  const page = fileAfter(
    'Expense claims: employee, date, category, amount, status (sent, approved, paid)',
    [grouped, { op: 'addView', thing: 'expenseClaim', view: 'board' }],
    'expense-claims-page.tsx',
  )
  assert.match(page, /<Badge tone=\{expenseClaimStatusTones/)
  assert.doesNotMatch(page, /bg-muted px-1\.5[^]{0,60}<Badge/)
})

test('only people have initials, and a wide table keeps its buttons in sight', () => {
  const phone = (thing: string) => added(thing, { type: 'phone' })
  assert.doesNotMatch(fileAfter('jobs: title, date, price, status', [phone('job')], '-views.tsx'), /<Avatar/)
  assert.match(fileAfter('members: name, city', [phone('member')], '-views.tsx'), /<Avatar/)
  assert.match(fileAfter(plants, [phone('plant')], 'plant-views.tsx'), /sticky right-0/)
  assert.doesNotMatch(fileAfter(plants, [], 'plant-views.tsx'), /sticky right-0/)
})

test('a list divided by a day says the day over each group, in their order', () => {
  const grouped: Operation = { op: 'setGroup', thing: 'plant', group: 'nextWatering' }
  assert.match(fileAfter(plants, [grouped], 'plants-page.tsx'), /groupOf=\{\(row\) => formatDate\(row\.nextWatering\)\}/)
})

test('what somebody told of a list stands in its table before what usually goes with it', () => {
  const store =
    'Inventory for my vintage clothing store – item, brand, size (S, M, L), purchase price, selling price, date bought, sold yes/no'
  const wished = added('product', {
    label: 'Profit',
    type: 'money',
    formula: { kind: 'calc', first: 'sellingPrice', rest: [{ op: '-', of: 'price' }] },
  })
  const table = fileAfter(store, [wished], 'product-views.tsx')
  for (const label of ['Selling price', 'Sold', 'Profit']) assert.match(table, new RegExp(`label="${label}"|>\\s*${label}\\s*<`))
  assert.doesNotMatch(/export function ProductTable[^]*?\n}\n/.exec(table)![0], /Supplier/)
})
