// What Swedish prompts say a page is for: the page comes without its word, and nothing that was only said with it becomes a list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purposesIn } from './read-purposes.ts'
import { measurePrompts } from './tables/measure.ts'
import { swedishPurposePrompts, swedishRecordPrompts } from './tables/swedish-purpose-prompts.ts'
import { understand } from './understand.ts'

const wholeShareMin = 0.95

test('a page is built from what it is for', (t) => {
  const told = measurePrompts(swedishPurposePrompts)
  t.diagnostic(`Swedish purposes: ${told.summary}`)
  assert.ok(told.whole / told.cases >= wholeShareMin, told.misses.join('\n'))
})

test('the words of a purpose in what is kept ask for no page', () => {
  for (const prompt of swedishRecordPrompts) assert.deepEqual(purposesIn(prompt, 'sv'), [], prompt)
})

test('the stations that were said are the columns of the board', () => {
  const { model } = understand('Dra cyklarna från väntar till lagade', 'sv')
  const [bikes] = model?.things ?? []
  assert.equal(bikes?.many, 'Cyklar')
  assert.equal(bikes?.views[0], 'board')
  assert.deepEqual(bikes?.fields.find(({ concept }) => concept === 'status')?.options, ['Väntar', 'Lagade'])
})

test('the word for a page is read as ever, and a purpose beside it brings no second page', () => {
  const { model } = understand('En bokningssida där kunderna väljer en ledig tid', 'sv')
  assert.equal(model?.pages.filter(({ kind }) => kind === 'booking').length, 1)
})
