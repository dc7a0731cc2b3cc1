import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'
import { doneAmong } from './sample-date.ts'

const daysOf = (value: unknown) => Number(/^([+-]\d+)d/.exec(String(value))?.[1])
const listOf = (prompt: string, id: string) => understand(prompt).model!.things.find((thing) => thing.id === id)!

test('what lies ahead is not done yet', () => {
  for (const [prompt, id, day, language] of [
    ['plumbing company: jobs, customers', 'job', 'date', 'en'],
    ['städfirma: jobb, kunder', 'job', 'date', 'sv'],
    ['旅行の思い出をギャラリーで:場所、日付、写真、感想、評価', 'trip', 'startDate', 'ja'],
  ] as const) {
    const { rows, fields } = listOf(prompt, id)
    const done = doneAmong(fields.find(({ id: field }) => field === 'status')!.options!, language)
    const ahead = rows.filter((row) => daysOf(row[day]) > 0)
    assert.ok(ahead.length > 0, prompt)
    for (const row of ahead) assert.ok(!done.includes(String(row['status'])), `${prompt}: ${JSON.stringify(row)}`)
  }
})

test('what was ordered long ago is mostly delivered, and what is paid says so twice', () => {
  const { rows } = listOf('orders: customer, kilos, price, date, delivered', 'order')
  assert.ok(rows.filter(({ delivered }) => delivered).length > rows.length / 2)
  const invoices = listOf(
    'fakturor för mitt städföretag: kund, rader med timmar och pris, moms, förfallodatum, betald',
    'invoice',
  )
  for (const row of invoices.rows) assert.equal(row['paid'], row['status'] === 'Betald')
})
