import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../generate/generate-project.ts'
import { rulesModel } from '../generate/samples/rules-model.ts'
import { runData } from '../generate/samples/run-data.ts'
import type { ProjectModel } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const { layData, runs } = runData()

test('rows that a person stored follow a split, a new type and a formula, and going back finds them as they were', () => {
  const before = understand('a customer list with company, phone and notes').model!
  const wishes = [
    'split name into first and last name',
    'make company a dropdown with Acme and Other',
    'rename notes to remarks',
    'add a nickname',
  ]
  const later = wishes.reduce<ProjectModel>((model, wish) => {
    const { operations, model: next } = change(model, wish)
    assert.ok(operations.length, wish)
    return next
  }, before)
  const [old, now] = [layData('old', generateProject(before)), layData('now', generateProject(later))]
  const read = `const { customers } = await import('./src/data/customers.ts')\n`
  const row = `{ name: 'Ada Maria Byron', company: 'acme', phone: '1', notes: 'tall' }`
  runs(
    old,
    `${read}customers.add({ ...customers.all()[0], ${row.slice(2, -2)} })\nconsole.log(JSON.stringify(customers.all().length))`,
  )
  const [first, count] = runs(
    now,
    `${read}const [first] = customers.all()\ncustomers.update(first.id, { nickname: 'Countess' })\nconsole.log(JSON.stringify([customers.find(first.id), customers.all().length]))`,
  ) as [Record<string, unknown>, number]
  const { name, firstName, lastName, companyChoice, notes, nickname, phone } = first
  assert.deepEqual(
    { name, firstName, lastName, companyChoice, notes, nickname, phone },
    {
      name: 'Ada Maria Byron',
      firstName: 'Ada Maria',
      lastName: 'Byron',
      companyChoice: 'Acme',
      notes: 'tall',
      nickname: 'Countess',
      phone: '1',
    },
  )
  assert.equal(count, before.things[0]!.rows.length + 1)
  const back = runs(old, `${read}console.log(JSON.stringify(customers.all()[0]))`) as Record<string, unknown>
  assert.deepEqual([back.name, back.company, back.notes], ['Ada Maria Byron', 'acme', 'tall'])
})

test('what is worked out follows the rows it is worked out from, across collections', () => {
  const base = understand(
    'a customer list with company, and orders where each order has a customer, price, quantity and a date',
  ).model!
  const model = ['total = price x quantity', 'sum of total per customer'].reduce<ProjectModel>(
    (was, wish) => change(was, wish).model,
    base,
  )
  const customer = model.things.find(({ fields }) => fields.some(({ formula }) => formula?.kind === 'sum'))
  const sum = customer?.fields.find(({ formula }) => formula?.kind === 'sum')
  assert.ok(customer && sum, JSON.stringify(model.things.map(({ fields }) => fields.map(({ id }) => id))))
  const project = layData('worked', generateProject(model))
  const told = runs(
    project,
    `const { customers } = await import('./src/data/customers.ts')
const { orders } = await import('./src/data/orders.ts')
const [one] = customers.all()
for (const order of orders.all()) orders.remove(order.id)
const { id } = orders.add({ ...orders.all()[0], customerId: one.id, amount: 12.5, quantity: 4 })
const first = customers.find(one.id).${sum.id}
orders.update(id, { quantity: 6 })
console.log(JSON.stringify([first, customers.find(one.id).${sum.id}, orders.find(id).total]))`,
  )
  assert.deepEqual(told, [50, 75, 75])
})

test('hours, days, months and brackets are worked out as people do it', () => {
  const project = layData('figures', generateProject(rulesModel))
  const row = { price: 10, quantity: 2, discount: 0, due: '2026-08-31', at: '22:30', ends: '06:00', minutes: 30 }
  const [night, none] = runs(
    project,
    `const { orders } = await import('./src/data/orders.ts')
const [first] = orders.all()
const { id } = orders.add({ ...first, ...${JSON.stringify(row)} })
const shown = ({ worked, renewal, margin, perPiece }) => ({ worked, renewal, margin: Math.round(margin * 1000) / 1000, perPiece })
const night = shown(orders.find(id))
orders.update(id, { ends: '', quantity: 0, price: 0 })
console.log(JSON.stringify([night, shown(orders.find(id))]))`,
  ) as Record<string, unknown>[]
  // over midnight, and to the last day of a shorter month
  assert.deepEqual(night, { worked: 7, renewal: '2027-02-28', margin: 16.667, perPiece: 12.5 })
  // nothing is divided by nothing
  assert.deepEqual(none, { worked: 0, renewal: '2027-02-28', margin: 0, perPiece: 0 })
})

test('the last and the next day of other rows, and what stands in a row that is pointed to', () => {
  const project = layData('linked', generateProject(rulesModel))
  const told = runs(
    project,
    `const { customers } = await import('./src/data/customers.ts')
const { orders } = await import('./src/data/orders.ts')
const { jobs } = await import('./src/data/jobs.ts')
const { daysFromNow } = await import('./src/lib/dates.ts')
const [one] = customers.all()
const [sample] = orders.all()
for (const order of orders.all()) orders.remove(order.id)
const shown = ({ lastDue, nextDue }) => [lastDue, nextDue].map((day) => [-9, 4, 20].find((days) => daysFromNow(days) === day) ?? day)
const none = shown(customers.find(one.id))
for (const days of [4, -9, 20]) orders.add({ ...sample, title: 'A', customerId: one.id, due: daysFromNow(days), price: 10 })
const last = orders.all()[0]
const { id } = jobs.add({ ...jobs.all()[0], orderId: last.id, time: 3 })
orders.update(last.id, { price: 40 })
const { rate, ordered, worth } = jobs.find(id)
console.log(JSON.stringify([none, shown(customers.find(one.id)), { rate, ordered, worth }]))`,
  )
  assert.deepEqual(told, [['', ''], [20, 4], { rate: 40, ordered: 'A', worth: 120 }])
})

test('a choice that becomes a list carries over what was chosen, and keeps doing so when a row of it goes', () => {
  const before = understand('Expenses with amount, date and category (food, rent, fun)').model!
  const after = (...wishes: string[]) => wishes.reduce<ProjectModel>((model, wish) => change(model, wish).model, before)
  const listed = 'add a monthly budget per category'
  const old = layData('chosen', generateProject(before))
  const grown = layData('listed', generateProject(after('rename the option rent to housing', listed)))
  const fewer = layData('fewer', generateProject(after(listed, 'remove the category Rent')))
  const more = layData('more', generateProject(after(listed, 'remove the category Fun', 'add a category called Pets')))
  const read = `const { expenses } = await import('./src/data/expenses.ts')\n`
  runs(
    old,
    `${read}for (const { id } of expenses.all()) expenses.remove(id)
for (const category of ['Food', 'Rent', 'Fun']) expenses.add({ ...expenses.all()[0], item: category, amount: 10, category })
console.log(JSON.stringify(expenses.all().length))`,
  )
  const names = `const { categories } = await import('./src/data/categories.ts')
console.log(JSON.stringify(expenses.all().map(({ item, categoryId }) => [item, categories.find(categoryId)?.name ?? ''])))`
  assert.deepEqual(runs(grown, read + names), [
    ['Fun', 'Fun'],
    ['Rent', 'Housing'],
    ['Food', 'Food'],
  ])
  assert.deepEqual(runs(fewer, read + names), [
    ['Fun', 'Fun'],
    ['Rent', ''],
    ['Food', 'Food'],
  ])
  // a new row is not taken for the one that is gone
  assert.deepEqual(runs(more, read + names), [
    ['Fun', ''],
    ['Rent', 'Rent'],
    ['Food', 'Food'],
  ])
})
