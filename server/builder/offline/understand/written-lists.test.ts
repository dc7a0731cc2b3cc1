// What a description writes down: the fields of a list in their order, under their words, as what it says they hold.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const listsOf = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)
const fieldsOf = (prompt: string) => understand(prompt).model!.things[0]!.fields.map(({ label }) => label)
const typesOf = (prompt: string) =>
  Object.fromEntries(understand(prompt).model!.things[0]!.fields.map(({ label, type }) => [label, type]))

test('fields stand in the order and under the words they were listed in', () => {
  assert.deepEqual(
    fieldsOf('Members: name, email, phone, date of birth, joined (date), membership (junior, adult) and paid (yes/no)'),
    ['Name', 'Email', 'Phone', 'Date of birth', 'Joined', 'Membership', 'Paid'],
  )
  assert.deepEqual(fieldsOf('Hundar: namn, foto, ras, mejl'), ['Namn', 'Ras', 'Mejl', 'Foto'])
  assert.deepEqual(fieldsOf('犬：名前、犬種、TEL、画像'), ['名前', '犬種', 'TEL', '画像'])
})

test('brackets say what a field holds', () => {
  const books = typesOf('Books: title, bought (date), link (url), remarks (long text), lent out (yes/no)')
  assert.deepEqual([books['Bought'], books['Link'], books['Remarks'], books['Lent out']], ['date', 'url', 'longtext', 'bool'])
  assert.equal(typesOf('Böcker: titel, inköpt (datum), antal (heltal)')['Inköpt'], 'date')
  assert.equal(typesOf('本：題名、購入（日付）、冊数（数値）')['購入'], 'date')
  assert.deepEqual(fieldsOf('会員:名前、住所、会費納入済み はい/いいえ。行事:行事名、日付、場所'), [
    '名前',
    '住所',
    '会費納入済み',
  ])
  assert.deepEqual(fieldsOf('Court bookings: member, date, guest yes/no'), ['Member', 'Date', 'Guest'])
})

test('a word for a page is a field among fields, and a page where it is asked for', () => {
  for (const prompt of [
    'Customers: name, email, website',
    'Kunder: namn, epost, hemsida, foto',
    '取引先：会社名、電話番号、ホームページ',
    'An app for dreams (title, date, mood, website, price)',
  ]) {
    const { model } = understand(prompt)
    assert.equal(model!.things.length, 1, prompt)
    assert.ok(!model!.pages.some(({ kind }) => kind === 'landing'), prompt)
  }
  assert.ok(understand('Dog groomer: website, booking, prices').model!.pages.some(({ kind }) => kind === 'landing'))
})

test('a list whose fields are told brings no usual lists along, but what is spoken of', () => {
  assert.deepEqual(
    listsOf('Member register for a rowing club. Members have a name, email, phone, joined (date) and paid (yes/no).'),
    ['Members'],
  )
  assert.deepEqual(listsOf('少年野球チームの部員：氏名、学年、ポジション（投手、捕手、内野、外野）、会費'), ['部員'])
  assert.ok(
    listsOf(
      '小さなピアノ教室をやっています。生徒さんの名前、学年、保護者の連絡先と、毎回のレッスンで弾いた曲と次回までの宿題を残したいです。',
    ).includes('レッスン'),
  )
})

test('behind a trade a row of single fields is what it writes down of its work', () => {
  const repairs = 'Bike workshop: customer, phone, bike, fault, status (received, in progress, done), price and paid yes/no'
  assert.deepEqual(listsOf(repairs), ['Repairs'])
  assert.ok(['Customer', 'Phone', 'Bike', 'Price', 'Paid'].every((label) => fieldsOf(repairs).includes(label)))
  assert.deepEqual(listsOf('Cows: ear tag, name, breed, born, group (milking, dry, calves)'), ['Cows'])
})

test('each list keeps its fields, also where it is called one', () => {
  const { things } = understand(
    'ヨガ教室の管理アプリ。会員の一覧には氏名、メールアドレス、入会日。レッスンの一覧にはレッスン名、開始日時、定員、講師名。',
  ).model!
  assert.deepEqual(
    things.map(({ many, fields }) => [many, fields.map(({ label }) => label)]),
    [
      ['会員', ['氏名', 'メールアドレス', '入会日']],
      ['レッスン', ['レッスン名', '開始日時', '定員', '講師名']],
    ],
  )
  assert.deepEqual(fieldsOf('Jag vill hålla koll på våra djur. För varje: namn, ras, födelsedag, vikt.'), [
    'Namn',
    'Ras',
    'Födelsedag',
    'Vikt',
  ])
  assert.deepEqual(fieldsOf('Tools: tool, make, serial number'), ['Tool', 'Make', 'Serial number'])
})

test('what a list can be in is told in brackets, by a sentence or as the columns of a board, and is no list', () => {
  const optionsOf = (prompt: string, label: string) =>
    understand(prompt).model!.things[0]!.fields.find((field) => field.label === label)?.options
  const jobs = 'Jobs: client, address, date. Status: quoted, booked, done.'
  assert.deepEqual(listsOf(jobs), ['Jobs'])
  assert.deepEqual(optionsOf(jobs, 'Status'), ['Quoted', 'Booked', 'Done'])
  const tasks = 'Tasks (title, deadline, area: food, music, exhibition, parking), guests (name, email)'
  assert.deepEqual(listsOf(tasks), ['Tasks', 'Guests'])
  assert.deepEqual(optionsOf(tasks, 'Area'), ['Food', 'Music', 'Exhibition', 'Parking'])
  const books = 'Book tracker with a board with Want to read, Reading, Finished and Gave up'
  assert.deepEqual(listsOf(books), ['Books'])
  assert.deepEqual(optionsOf(books, 'Status'), ['Want to read', 'Reading', 'Finished', 'Gave up'])
})

test('names behind a number are no fields, and an application for managing is no application', () => {
  const trucks = understand('Food truck company, 4 trucks (Taco, Burger, Bao, Waffle) with driver').model!.things[0]!
  assert.equal(trucks.many, 'Trucks')
  assert.ok(!trucks.fields.some(({ label }) => /taco|bao/i.test(label)))
  assert.deepEqual(listsOf('Application for managing the patients of a small clinic'), ['Patients'])
})
