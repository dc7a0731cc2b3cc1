import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../generate/generate-project.ts'
import type { ProjectModel } from '../model.ts'
import { completePages } from '../page-parts/complete-pages.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import { done } from './done.ts'
import type { Operation } from './operations.ts'

const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const fieldsOf = ({ things }: ProjectModel) => things.map(({ id, fields }) => [id, fields.map((field) => field.id)])

test('what a page cannot do without stays, and the answer says which page', () => {
  for (const [prompt, wish, kept] of [
    ['online shop for candles', 'remove price', 'price'],
    ['online shop for candles', 'make price a text', 'price'],
    ['booking page for a hair salon', 'remove the date from bookings', 'date'],
    ['booking page for a hair salon', 'make time a text', 'time'],
    ['team chat', 'remove channels', undefined],
    ['bokningssida för en frisör', 'ta bort datum från bokningar', 'date'],
    ['美容室の予約ページ', '予約の日付を削除して', 'date'],
  ] as const) {
    const before = modelOf(prompt)
    const { model, operations, notes } = change(before, wish)
    assert.deepEqual(operations, [], `${prompt}: ${wish}`)
    assert.deepEqual(model, before)
    assert.ok(
      notes.some(({ kind, text }) => kind === 'kept' && before.pages.some(({ title }) => text.includes(`**${title}**`))),
      `${prompt}: ${wish}: ${JSON.stringify(notes)}`,
    )
    if (kept) assert.ok(model.things.some(({ fields }) => fields.some(({ id }) => id === kept)))
  }
})

test('what a page only starts with is gone when it is taken away', () => {
  for (const [prompt, wish, list, gone] of [
    ['online shop for candles', 'remove phone from orders', 'order', 'phone'],
    ['booking page for a hair salon', 'remove email from bookings', 'booking', 'email'],
    ['wedding invitation with rsvp', "we don't need allergies", 'guest', 'allergies'],
    ['website for a plumber with a contact form', 'remove the email from messages', 'message', 'email'],
  ] as const) {
    const { model } = change(modelOf(prompt), wish)
    const { fields } = completePages(model).things.find(({ id }) => id === list)!
    assert.ok(!fields.some(({ id }) => id === gone), `${prompt}: ${wish}`)
  }
})

test('whatever field is taken away or becomes a text, the project is one that can be written, and holds what its model says', () => {
  for (const prompt of [
    'online shop for candles',
    'booking page for a hair salon',
    'invoices for my plumbing firm',
    'Board game nights with date, game, who won, and a leaderboard of wins',
    'football league with teams and matches and a league table',
    'a survey about lunch with results',
    'a feed for our team',
    'team chat',
    'sign up for our workshops, places limited',
    'wedding invitation with rsvp',
    'guesthouse website where people book rooms',
    'website for a bakery with newsletter',
  ]) {
    const before = modelOf(prompt)
    const operations = before.things.flatMap((thing) => [
      { op: 'removeThing', thing: thing.id } as Operation,
      ...thing.fields
        .filter(({ id }) => id !== thing.titleField)
        .flatMap((field): Operation[] => [
          { op: 'removeField', thing: thing.id, field: field.id },
          { op: 'retypeField', thing: thing.id, field: field.id, type: field.type === 'text' ? 'longtext' : 'text' },
        ]),
    ])
    for (const operation of operations) {
      const { model } = done(before, { operations: [operation], notes: [] }, 'en')
      assert.deepEqual(fieldsOf(completePages(model)), fieldsOf(model), `${prompt}: ${JSON.stringify(operation)}`)
      assert.ok(Object.keys(generateProject(model)).length > 0)
    }
  }
})

test('what a page needs stays, and what was wished for beside it is done', () => {
  const made = change(modelOf('bokningssida för en frisör med tjänster och priser'), 'ta bort tjänsterna och gör den mörkblå')
  assert.equal(made.model.theme.palette, 'blue')
  assert.ok(made.notes.some(({ kind, text }) => kind === 'kept' && text.includes('Boka tid')))
})

test('who was there is written down beside a leaderboard that names the winner', () => {
  const prompt =
    'vi är åtta som spelar brädspel varannan torsdag. spelkvällar med datum, vilket spel, vilka som var med och vem som vann? plus en topplista!'
  assert.ok(Object.keys(generateProject(modelOf(prompt))).some((path) => path.includes('standings')))
})
