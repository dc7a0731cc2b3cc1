import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulaText } from '../../reply/rule-texts.ts'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

/** The lists that point to each other, with what is worked out in them, filled in and warned of. */
const shown = (model: ProjectModel): string[] =>
  model.things.map(
    (thing) =>
      `${thing.many}: ${thing.fields.map((field) => `${field.label}${field.type === 'ref' ? ' →' : ''}${field.formula ? ` = ${formulaText(model, thing, field.formula, model.language)}` : ''}${field.filled ? ' (filled)' : ''}`).join(', ')}${thing.warnings?.length ? ' !' : ''}`,
  )

const spending = 'Expenses with amount, date and category (food, rent, fun)'
const budgeted = [
  'Expenses: Item, Amount, Date, Category →',
  'Categories: Name, Monthly budget, Spent this month = sum of Amount of the expenses this month, Left this month = Monthly budget − Spent this month !',
]
const cases: readonly (readonly [on: string, wish: string, ...lists: string[]])[] = [
  [spending, 'add a monthly budget per category', ...budgeted],
  [spending, 'I want to be able to set a monthly budget for each category', ...budgeted],
  [spending, 'warn me when I go over budget', ...budgeted],
  [spending, 'make category its own list', 'Expenses: Item, Amount, Date, Category →', 'Categories: Name'],
  [
    'Utgifter med belopp, datum och kategori',
    'varje kategori ska ha en budget',
    'Utgifter: Vara, Belopp, Datum, Kategori →',
    'Kategorier: Namn, Budget, Använt = summan av Belopp för utgifter, Kvar = Budget − Använt !',
  ],
  [
    '家計簿',
    'カテゴリごとに月の予算を設定したい',
    '取引: 品目, 種類, 金額, カテゴリ →, 日付, メモ',
    'カテゴリ: 名前, 月の予算, 今月の使用額 = 今月の取引（種類：支出）の金額の合計, 今月の残額 = 月の予算 − 今月の使用額 !',
  ],
  [
    'Appointments: guest, service (cut, colour, styling), date, time',
    'each service should have a price and a duration',
    'Appointments: Guest, Service →, Date, Time, Price (filled)',
    'Services: Name, Price, Duration',
  ],
]

for (const [on, wish, ...lists] of cases)
  test(`${on} | ${wish}`, () => {
    const { model } = change(understand(on).model!, wish)
    assert.deepEqual(shown(model), lists)
  })

test('the choices become rows, what was chosen points to them, and a budget is passed by one', () => {
  const before = understand(spending).model!
  const { model } = change(before, 'add a monthly budget per category')
  const [expenses, categories] = model.things
  assert.deepEqual(
    categories!.rows.map(({ name }) => name),
    ['Food', 'Rent', 'Fun'],
  )
  assert.deepEqual(
    expenses!.rows.map(({ category }) => categories!.rows[Number(category)]?.name),
    before.things[0]!.rows.map(({ category }) => category),
  )
  const isOfMonth = ({ date }: Record<string, unknown>) => Number(/^-(\d+)d/.exec(String(date))?.[1] ?? 0) <= 30
  const spent = (at: number) =>
    expenses!.rows.filter((row) => row.category === at && isOfMonth(row)).reduce((sum, { amount }) => sum + Number(amount), 0)
  const passed = categories!.rows.filter(({ monthlyBudget }, at) => spent(at) > Number(monthlyBudget))
  assert.equal(passed.length, 1)
})

test('in a description, a budget of each category is one, and what is asked of it besides is so already', () => {
  const { model, notes } = understand(
    `${spending}. Each category has a monthly budget; show how much is left and warn when over budget.`,
  )
  assert.deepEqual(shown(model!), budgeted)
  assert.deepEqual(
    notes.filter(({ kind }) => kind === 'unknown'),
    [],
  )
})

test('a state stays a choice, and so does what a rule names', () => {
  const tasks = understand('tasks with title, due date and status').model!
  assert.deepEqual(
    change(tasks, 'make status its own list').model.things.map(({ many }) => many),
    ['Tasks'],
  )
  const filtered = change(understand(spending).model!, 'show only food').model
  const { model } = change(filtered, 'add a monthly budget per category')
  assert.deepEqual(
    model.things.map(({ many }) => many),
    ['Expenses'],
  )
})
