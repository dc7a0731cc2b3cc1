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
