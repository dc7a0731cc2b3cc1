import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../generate/generate-project.ts'
import { type ProjectModel, projectModelSchema } from '../model.ts'
import type { WishCase } from '../understand/tables/held-out-prompts.ts'
import { measureWishes } from '../understand/tables/measure.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const parts = 'inventory of spare parts with price, quantity, stock and location'
const orders = 'a customer list with company, phone and notes, and orders where each order has a customer, an amount and a date'
const todo = 'a todo app with priorities and due dates'
const loans = 'tool library with tools and loans, a loan has tool, borrower, loan date and return date'
const plants = 'list of plants with name, species, last watered and watering interval'
const kunder = 'ett kundregister med företag, telefon, födelsedatum och anteckningar'
const lager = 'lager med artiklar, pris, antal och plats'
const zaiko = '在庫管理（商品名、単価、数量、在庫数、保管場所）'
const kaiin = '会員名簿。名前、誕生日、電話番号、会費'

const wishes: readonly WishCase[] = [
  { on: parts, wish: 'sort by price, highest first', expect: 'setOrder:"by":"price","descending":true' },
  { on: parts, wish: 'no two parts may have the same location', expect: 'setUnique:location' },
  { on: parts, wish: 'price with two decimals', expect: 'setDecimals:"decimals":2' },
  { on: parts, wish: 'show only parts that are out of stock', expect: 'setFilter:"when":"below","than":1' },
  { on: parts, wish: 'only show parts over 100 kr', expect: 'setFilter:"field":"price","when":"above","than":100' },
  { on: todo, wish: 'hide high priority', expect: 'setFilter:"when":"not","than":"High"' },
  { on: todo, wish: 'show only those that are not done', expect: 'setFilter:"when":"is","than":false' },
  { on: loans, wish: 'show how many days each loan lasts', expect: 'addField:"kind":"daysBetween"' },
  { on: plants, wish: 'show when the next watering is due', expect: 'addField:"kind":"dayAfter"' },
  { on: orders, wish: 'how many orders does each customer have?', expect: 'addField:"kind":"count"' },
  { on: kunder, wish: 'två kunder får inte ha samma telefon', expect: 'setUnique:phone' },
  { on: lager, wish: 'priser utan ören', expect: 'setDecimals:"decimals":0' },
  { on: parts, wish: 'cheapest first', expect: 'setOrder:"by":"price","descending":false' },
  { on: parts, wish: 'newest first', expect: 'setOrder:"by":"newest"' },
  { on: parts, wish: 'in alphabetical order', expect: 'setOrder:"descending":false' },
  { on: parts, wish: 'group by location and show totals', expect: 'setGroup:location, setTotals:stock' },
  { on: parts, wish: 'total = price x quantity', expect: 'addField:"op":"*"' },
  { on: parts, wish: 'warn below 5', expect: 'addWarning:"field":"stock"' },
  { on: parts, wish: 'warn me when stock falls below 10', expect: 'addWarning:"than":10' },
  { on: parts, wish: 'make location a dropdown with A1, B2 and C3', expect: 'retypeField:["A1","B2","C3"]' },
  { on: parts, wish: 'stock should be a number with decimals', expect: 'retypeField:"type":"number"' },
  { on: parts, wish: 'move location before price', expect: 'moveField:location' },
  { on: parts, wish: 'hide the price column', expect: 'hideField:price' },
  { on: parts, wish: 'default stock is 1', expect: 'setStart:1' },
  { on: parts, wish: 'import from CSV', expect: 'setFeature:csvImport' },
  { on: parts, wish: 'export to CSV', expect: 'none' },
  { on: orders, wish: 'total amount per customer', expect: 'addField:"kind":"sum"' },
  { on: orders, wish: 'show the number of orders per customer', expect: 'addField:"kind":"count"' },
  { on: orders, wish: 'split name into first and last name', expect: 'splitField:lastName' },
  { on: orders, wish: 'merge company and phone into contact', expect: 'mergeFields:Contact' },
  { on: orders, wish: 'make orders the start page', expect: 'movePage:"to":0' },
  { on: orders, wish: 'largest orders first', expect: 'setOrder:"thing":"order","by":"amount","descending":true' },
  { on: todo, wish: 'show overdue tasks in red', expect: 'addWarning:"when":"past"' },
  { on: todo, wish: 'warn 3 days before the due date', expect: 'addWarning:"when":"within","than":3' },
  { on: todo, wish: 'highlight high priority', expect: 'addWarning:"option":"High"' },
  { on: todo, wish: 'days left until the due date', expect: 'addField:daysLeft' },
  { on: todo, wish: 'show only high priority', expect: 'setFilter:High' },
  { on: todo, wish: 'new tasks should be high priority by default', expect: 'setStart:High' },
  { on: todo, wish: 'rename the low priority to someday', expect: 'renameOption:Someday' },
  { on: todo, wish: 'undo that', expect: 'none' },
  { on: todo, wish: 'rounder corners', expect: 'setTheme:round' },
  { on: todo, wish: 'bigger text and use a serif font', expect: 'setTheme:large, setTheme:serif' },
  { on: todo, wish: 'another look', expect: 'setTheme:palette' },
  { on: kunder, wish: 'dela upp namn i för- och efternamn', expect: 'splitField:Efternamn' },
  { on: kunder, wish: 'visa ålder', expect: 'addField:"kind":"age"' },
  { on: kunder, wish: 'dölj telefon', expect: 'hideField:phone' },
  { on: kunder, wish: 'flytta telefon före företag', expect: 'moveField:phone' },
  { on: kunder, wish: 'telefon ska vara obligatoriskt', expect: 'requireField:phone' },
  { on: kunder, wish: 'ångra det', expect: 'none' },
  { on: lager, wish: 'visa summor', expect: 'setTotals:quantity' },
  { on: lager, wish: 'totalt är pris gånger antal', expect: 'addField:"op":"*"' },
  { on: lager, wish: 'varna när antal är under 5', expect: 'addWarning:"than":5' },
  { on: lager, wish: 'dyrast först', expect: 'setOrder:"descending":true' },
  { on: lager, wish: 'gör plats till en rullista med A, B och C', expect: 'retypeField:["A","B","C"]' },
  { on: zaiko, wish: '在庫が5個以下になったら警告して', expect: 'addWarning:"than":6' },
  { on: zaiko, wish: '金額＝単価×数量', expect: 'addField:"op":"*"' },
  { on: zaiko, wish: '単価の高い順に並べ替えて', expect: 'setOrder:"descending":true' },
  { on: zaiko, wish: '保管場所ごとにグループ化', expect: 'setGroup:location' },
  { on: zaiko, wish: '保管場所を選択式にして', expect: 'retypeField:select' },
  { on: zaiko, wish: '合計を表示', expect: 'setTotals' },
  { on: kaiin, wish: '名前を姓と名に分けて', expect: 'splitField:firstName' },
  { on: kaiin, wish: '年齢を表示', expect: 'addField:"kind":"age"' },
  { on: kaiin, wish: '誕生日を名前の後に移動', expect: 'moveField:birthday' },
  { on: kaiin, wish: '元に戻して', expect: 'none' },
]

test('wishes for rules, shapes and order', (t) => {
  const measured = measureWishes(wishes)
  t.diagnostic(measured.summary)
  assert.deepEqual(measured.misses, [])
})

const built = (prompt: string): ProjectModel => understand(prompt).model!
const after = (on: string, ...said: string[]) => said.reduce((model, wish) => change(model, wish).model, built(on))
const thingOf = (model: ProjectModel, id: string) => model.things.find((thing) => thing.id === id)!

test('a rule goes with the field it is about, a formula leaves its last values', () => {
  const model = after(
    parts,
    'total = price x quantity',
    'warn below 5',
    'show totals',
    'sort by price',
    'remove price',
    'remove stock',
  )
  const thing = model.things[0]!
  const total = thing.fields.find((field) => field.id === 'total')!
  assert.equal(total.formula, undefined)
  assert.deepEqual([thing.warnings, thing.order], [undefined, undefined])
  assert.ok(thing.totals!.every(({ field }) => thing.fields.some(({ id }) => id === field)))
  assert.equal(projectModelSchema.safeParse(model).error, undefined)
})

test('a name in two parts still names its rows, and parts put together are a name again', () => {
  const split = thingOf(after(orders, 'split name into first and last name'), 'customer')
  const name = split.fields.find((field) => field.id === split.titleField)!
  assert.deepEqual(name.formula, { kind: 'join', of: ['firstName', 'lastName'], by: ' ' })
  assert.ok(split.rows.every((row) => `${String(row.firstName)} ${String(row.lastName)}`.trim() === row.name))
  const merged = thingOf(after(orders, 'split name into first and last name', 'merge first and last name into name'), 'customer')
  assert.deepEqual(
    merged.fields.filter((field) => /name/i.test(field.id)).map(({ id, formula }) => [id, formula]),
    [[merged.titleField, undefined]],
  )
})

test('sample rows of a unique field differ, and rules show in the form, the list and the database', () => {
  const model = after(parts, 'no two parts may have the same location', 'only parts over 100 kr', 'price with two decimals')
  const thing = model.things[0]!
  const held = thing.rows.map((row) => row.location)
  assert.equal(new Set(held).size, held.length)
  const files = Object.values(generateProject(model)).join('\n')
  for (const sign of ['create unique index', 'problems.location', 'row.price > 100', 'formatMoney(row.price, 2)'])
    assert.ok(files.includes(sign), sign)
})

test('formulas never wait for themselves', () => {
  const broken = structuredClone(built(parts))
  broken.things[0]!.fields.push(
    { id: 'one', label: 'One', type: 'number', why: 'edit', formula: { kind: 'calc', first: 'two', rest: [{ op: '+', of: 1 }] } },
    { id: 'two', label: 'Two', type: 'number', why: 'edit', formula: { kind: 'calc', first: 'one', rest: [{ op: '+', of: 1 }] } },
  )
  assert.match(projectModelSchema.safeParse(broken).error!.message, /cannot be worked out/)
})

test('rules show in the files: a footer, a list of warnings, a start order, groups', () => {
  const model = after(parts, 'group by location and show totals', 'warn below 5', 'most expensive first', 'import from csv')
  const files = Object.values(generateProject(model)).join('\n')
  for (const sign of ['<tfoot', '<Attention', 'descending: true', '<Groups', '<ImportButton', 'Stock below 5'])
    assert.ok(files.includes(sign), sign)
})

test('what cannot be done is said, and why', () => {
  const cases = [
    ['total per customer', /Link them first/],
    ['show totals', /no number to add up/],
    ['undo that', /History/],
  ] as const
  const model = built('a customer list with company, phone and notes and visits with a date')
  for (const [wish, told] of cases)
    assert.match(
      change(model, wish)
        .notes.map(({ text }) => text)
        .join('\n'),
      told,
    )
})

test('rules in a first prompt are rules, not fields', () => {
  const parts = understand(
    'inventory of parts with price, quantity and stock, total = price x quantity, warn when stock is below 5. Sort by price, highest first.',
  ).model!.things[0]!
  assert.deepEqual(
    parts.fields.filter(({ formula }) => formula).map(({ id, formula }) => [id, formula!.kind]),
    [['total', 'calc']],
  )
  assert.deepEqual(parts.warnings, [{ field: 'stock', when: 'below', than: 5 }])
  assert.equal(parts.order?.by, 'price')
  assert.ok(!parts.fields.some(({ label }) => /warn|below|sort/i.test(label)))
  assert.equal(understand('att göra-lista med deadline, förfallna i rött').model!.things[0]!.warnings?.[0]?.when, 'past')
  assert.equal(understand('在庫管理（商品名、単価、数量）。数量が5未満なら警告').model!.things[0]!.warnings?.[0]?.than, 5)
})
