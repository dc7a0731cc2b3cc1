import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

/** Things and their labels, as `Thing: Field, Field`. */
const things = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return Object.fromEntries(model.things.map((thing) => [thing.many, thing.fields.map((field) => field.label)]))
}

test('a noun with fields of its own after "and" is a second thing', () => {
  const english = things('Books with author, and loans with borrower and return date')
  assert.ok(english.Books?.includes('Author') && !english.Books.includes('Borrower'))
  assert.ok(english.Loans?.includes('Borrower') && english.Loans.includes('Return date'))
  const swedish = things('Verktyg i garaget med märke, och lån med namn och återlämningsdatum')
  assert.ok(swedish.Verktyg?.includes('Märke') && !swedish.Verktyg.includes('Återlämningsdatum'))
  assert.ok(swedish.Lån?.includes('Återlämningsdatum'))
  const listed = things('Mediciner med dos, och en lista över läkarbesök med datum och läkare')
  assert.ok(listed.Läkarbesök?.includes('Läkare') && !listed.Mediciner?.includes('Läkare'))
})

test('what a Japanese noun has may stand before it', () => {
  const invoices = things('顧客、金額、期限のある請求書')
  assert.deepEqual(Object.keys(invoices), ['請求書'])
  for (const label of ['顧客', '金額', '期限']) assert.ok(invoices['請求書']!.includes(label), label)
  const club = things('会員の管理。名前と電話番号のある会員と、日付と講師のあるレッスン')
  assert.ok(club['会員']!.includes('電話番号') && !club['会員']!.includes('講師'))
  assert.ok(club['レッスン']!.includes('講師'))
})

test('an unknown noun that is to be recorded becomes a thing', () => {
  assert.deepEqual(Object.keys(things('手裏剣の管理')), ['手裏剣'])
  assert.ok(Object.keys(things('En lista över gnällspikar')).length)
})

test('guests answer an invitation only where there is one', () => {
  assert.ok(!things('Guesthouse with rooms, guests and bookings').Guests!.includes('RSVP'))
  assert.ok(things('Wedding with guests and tasks').Guests!.includes('RSVP'))
})

test('cost and price, phone and mobile: listed side by side they are two fields, and nothing is sold for less than it costs', () => {
  for (const [prompt, ...labels] of [
    ['Products with name, cost, price and stock', 'Name', 'Cost', 'Price', 'Stock'],
    ['members: name, phone, mobile', 'Name', 'Phone', 'Mobile'],
    ['produkter med namn, kostnad och pris', 'Namn', 'Kostnad', 'Pris'],
  ] as const) {
    const [thing] = understand(prompt).model!.things
    assert.deepEqual(
      thing!.fields.map(({ label }) => label),
      labels,
    )
    const [cost, price] = ['kostnad|cost', 'price|pris'].map((words) =>
      thing!.fields.find(({ label }) => new RegExp(`^(?:${words})$`, 'i').test(label)),
    )
    if (cost && price) for (const row of thing!.rows) assert.ok(Number(row[cost.id]) < Number(row[price.id]), JSON.stringify(row))
  }
})
