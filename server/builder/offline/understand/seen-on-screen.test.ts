// What was seen on the screen to be something else than what was typed: a row for each class of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Thing } from '../model.ts'
import { understand } from './understand.ts'

const modelOf = (prompt: string) => understand(prompt).model!
const told = ({ many, fields }: Thing) =>
  `${many}: ${fields
    .filter(({ why }) => why === 'said')
    .map(({ label, type, unit }) => `${label} ${unit ?? type}`)
    .join(', ')}`

test('the lists and their fields are those that were typed', () => {
  for (const [prompt, ...lists] of [
    ['Volunteer hours: a table with volunteer, date, hours', 'Volunteer hours: Volunteer text, Hours h, Date date'],
    ['Volontärtimmar: en tabell med volontär, datum, timmar', 'Volontärtimmar: Volontär text, Datum date, Timmar h'],
    [
      'A pomodoro timer and a list of what I worked on: task, project, minutes',
      'Time entries: Task text, Project text, Minutes min',
    ],
    ['Dagbok över vad vi ätit: datum, maträtt, betyg', 'Måltider: Datum date, Maträtt text, Betyg rating'],
    ['Loggbok för löpning: datum, sträcka km, vikt kg, pris kr', 'Löpningar: Datum date, Sträcka km, Vikt kg, Pris money'],
    ['ランニング記録：日付、距離km、金額円', 'ランニング: 日付 date, 距離 km, 金額 money'],
    [
      'Recipes: title, prep time, baking time, resting time',
      'Recipes: Title text, Prep time min, Baking time min, Resting time min',
    ],
    ['Lån: utlånat, åter senast, återlämnat', 'Lån: Utlånat date, Åter senast date, Återlämnat bool'],
    [
      'customers with name, phone; quotes with customer, amount, status (draft, sent); a board of quotes by status',
      'Customers: Name text, Phone phone',
      'Quotes: Customer ref, Amount money, Status select',
    ],
    [
      'Plant care tracker with name, room, last watered, next watering and a photo',
      'Plants: Name text, Room text, Last watered date, Next watering date, Photo image',
    ],
    [
      'Felanmälan: boende skriver lägenhetsnummer, vad som är fel och telefon',
      'Felanmälningar: Boende ref, Lägenhetsnummer text, Telefon phone, Vad som är fel longtext',
    ],
  ] as const) {
    const things = modelOf(prompt).things.map(told)
    for (const list of lists) assert.ok(things.includes(list), `${prompt}\n${things.join('\n')}`)
  }
  const invoices = modelOf('Dashboard for my freelance income: clients, projects, invoices with due date and paid')
  assert.ok(told(invoices.things.find(({ concept }) => concept === 'invoice')!).endsWith('Due date date, Paid bool'))
})

test('a place that sells, told with its prices, is a shop, unless it keeps books', () => {
  const kind = (prompt: string) => modelOf(prompt).pages[0]!.kind
  for (const prompt of [
    'Shop for handmade candles: scent, size, price, burn time, stock',
    'A store for vintage records: artist, title, price',
    'Butik för handgjorda ljus: doft, pris, brinntid, antal i lager',
    '手作りキャンドルのショップ：香り、価格、在庫',
  ])
    assert.equal(kind(prompt), 'shop', prompt)
  assert.equal(kind('Shop for bike parts: name, price, stock, supplier'), 'collection')
  assert.equal(kind('A store for passwords: site, username, note'), 'collection')
  const candles = modelOf('Butik för handgjorda ljus: doft, pris, brinntid, antal i lager').things[0]!
  assert.equal(told(candles), 'Ljus: Doft text, Pris money, Brinntid h, Antal i lager int')
  assert.equal(candles.rows[0]!.name, 'Ceder och rök')
})

test('samples are of what is kept', () => {
  const first = (prompt: string) => {
    const [thing] = modelOf(prompt).things
    return thing!.rows.map((row) => String(row[thing!.titleField])).join(' ')
  }
  assert.match(first('candles: scent, price, burn time, stock'), /Cedar and smoke/)
  assert.match(first('tavla för våra renoveringsprojekt hemma: uppgift, rum, status (att göra, klart)'), /kaklet|golvet/)
  assert.match(first('Landing page for my mobile bike repair service with prices'), /Puncture/)
  const honey = modelOf('Webbshop för honung från egen bigård: namn, smak, vikt, pris').things[0]!
  for (const { flavor, weight } of honey.rows) {
    assert.doesNotMatch(String(flavor), /choklad|Kaffe/)
    assert.ok(Number(weight) < 3)
  }
  assert.equal(modelOf('Quiz about European capitals with 10 questions').things[0]!.rows.length, 10)
})

test('the sections of a website are those that were listed', () => {
  const sections = (prompt: string) => modelOf(prompt).pages[0]!.sections!.map(({ kind, thing }) => thing ?? kind)
  assert.deepEqual(sections('Landing page for my bike repair service with prices, questions and answers and a contact form'), [
    'prices',
    'questions',
    'contact',
  ])
  assert.deepEqual(sections('Hemsida för ett bageri med öppettider, sortiment och kontakt'), ['hours', 'product', 'contact'])
})

test('a project is called what its description calls it', () => {
  for (const [prompt, name] of [
    ['Vår familjs receptsamling med ingredienser, tid och portioner', 'Receptsamling'],
    ['Jag vill ha en tavla för våra renoveringsprojekt hemma: uppgift, rum, status (att göra, klart)', 'Renoveringsprojekt'],
  ] as const)
    assert.equal(modelOf(prompt).name, name)
})
