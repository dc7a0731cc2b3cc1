import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { englishPurposePrompts, englishRecordPrompts } from './tables/english-purpose-prompts.ts'
import { understand } from './understand.ts'

const wholeMin = 54
/** lists said to be asked for that nobody asked for */
const surplusMax = 2

test('what a page is for is read without the word for it, measured', (t) => {
  const told = measurePrompts(englishPurposePrompts)
  t.diagnostic(`purposes: ${told.summary}`)
  assert.ok(told.whole >= wholeMin, told.misses.join('\n'))
  assert.ok(told.surplus! <= surplusMax, told.misses.join('\n'))
})

test('the words of a purpose make no page of a record', () => {
  for (const { prompt } of englishRecordPrompts) {
    const pages = understand(prompt).model?.pages.map(({ kind }) => kind) ?? []
    assert.ok(
      pages.some((kind) => kind === 'collection' || kind === 'todo' || kind === 'dashboard') &&
        !pages.some((kind) => ['booking', 'survey', 'feed', 'chat', 'blog', 'shop', 'tool', 'landing'].includes(kind)),
      `${prompt}: ${pages.join(', ')}`,
    )
  }
})

test('what stands in a purpose is the list, its fields and the columns of its board', () => {
  const { model } = understand('drag orders from baking to packed to collected')
  assert.equal(model?.things[0]?.many, 'Orders')
  assert.equal(model?.things[0]?.views[0], 'board')
  assert.deepEqual(model?.things[0]?.fields.find(({ concept }) => concept === 'status')?.options, [
    'Baking',
    'Packed',
    'Collected',
  ])
})
