import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const after = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
const labels = ({ model }: ReturnType<typeof after>) => model.things.flatMap(({ fields }) => fields.map(({ label }) => label))

test('what a sentence says outright is done', () => {
  const repairs = 'repairs with customer name, phone, price and when it is ready'
  const status = after(repairs, 'the status should also have Waiting for parts').model.things[0]!.fields.find(
    ({ concept }) => concept === 'status',
  )
  assert.ok(status?.options?.includes('Waiting for parts'))
  const plumber = 'landing page for a plumber with a contact form'
  assert.equal(
    after(plumber, 'the headline should be "Burst pipe? We’re there."').model.pages[0]!.texts?.headline,
    'Burst pipe? We’re there.',
  )
  assert.equal(after(plumber, 'change the button to "Call now"').model.pages[0]!.texts?.button, 'Call now')
  assert.equal(
    after('hemsida för min målerifirma med kontaktformulär', 'byt texten på knappen till "Få offert"').model.pages[0]!.texts
      ?.button,
    'Få offert',
  )
  assert.equal(
    after('整体院の予約ページをお願いします', 'ボタンの文字を「申し込む」に変えてください').model.pages[0]!.texts?.button,
    '申し込む',
  )
  const sales = 'sales with date, number of cups, revenue, cost of beans'
  assert.ok(labels(after(sales, 'profit per day')).includes('Profit'))
  assert.ok(
    after(sales, 'hide the cost column').model.things[0]!.fields.some(({ label, hidden }) => label === 'Cost of beans' && hidden),
  )
  const children = after('veckopeng och sysslor för våra barn', 'barnen heter Elsa, Nils och Tage').model.things.find(
    ({ many }) => many === 'Barn',
  )!
  assert.deepEqual(
    children.rows.map((row) => row[children.titleField]),
    ['Elsa', 'Nils', 'Tage'],
  )
  const book = after('家計簿 日付、項目、金額、メモ', '項目に「医療費」と「ペット」も入れて').model.things[0]!
  assert.deepEqual(book.fields.find(({ label }) => label === '項目')?.options?.slice(-2), ['医療費', 'ペット'])
  const stages = after('crm with deals and stage', 'the stages should be Lead, Won, Lost in that order').model.things.flatMap(
    ({ fields }) => fields,
  )
  assert.deepEqual(stages.find(({ options }) => options?.includes('Won'))?.options, ['Lead', 'Won', 'Lost'])
})

test('what is so by nature is answered, and nothing is changed', () => {
  for (const [prompt, wish, kind] of [
    ['loggbok för träningen, datum, övning, vikt', 'ändra datumformatet till 2025-03-14', 'kept'],
    ['Booking page for a yoga studio', 'can customers see each other’s names?', 'kept'],
    ['bokningssida för min frisörsalong', 'kan jag få ett mejl när någon bokar?', 'service'],
    ['anmälan till läger, namn, ålder, ledare', 'bara ledarna ska få se listan', 'service'],
    ['a quiz about the planets', 'question 3 is too hard, swap it for something about the moon', 'kept'],
    ['a quiz about the planets', 'shuffle the questions every time', 'kept'],
  ] as const) {
    const made = after(prompt, wish)
    assert.deepEqual(made.operations, [], wish)
    assert.ok(
      made.notes.some((note) => note.kind === kind),
      wish,
    )
  }
})

test('no piece of a wish becomes a field', () => {
  for (const [prompt, wish] of [
    ['online shop for my soaps', 'add "Sold out" on the ones that have zero in stock'],
    ['guests with rsvp and table', 'count at the top: how many said yes, no, and not answered yet'],
    ['A calculator for what it costs to paint a room: length, width, coats', 'subtract doors and windows'],
  ] as const)
    assert.deepEqual(labels(after(prompt, wish)), labels({ model: understand(prompt).model! } as ReturnType<typeof after>), wish)
})
