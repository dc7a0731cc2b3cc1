import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const shelf = (prompt: string) => {
  const { model } = understand(prompt)
  const page = model?.pages.find(({ kind }) => kind === 'shop')
  assert.ok(page, `no shop: ${prompt}`)
  return model!.things.find(({ id }) => id === page.thing)!.rows.map((row) => String(row.name ?? row.title))
}

test('a shop shows what its prompt sells and never another trade’s goods', () => {
  const goods: [prompt: string, wanted: RegExp][] = [
    ['sourdough micro-bakery where customers preorder loaves for Saturday pickup', /loaf|bread|rye/i],
    ['online store for hot sauce', /hot|smoked|garlic/i],
    ['merch store for our punk band', /vinyl|album|shirt/i],
    ['online shop for kites', /kite/i],
    ['web shop selling fishing lures', /lure/i],
    ['凧のネットショップ', /凧/],
  ]
  for (const [prompt, wanted] of goods) {
    const names = shelf(prompt)
    assert.ok(names.filter((name) => wanted.test(name)).length > 1, `${prompt}: ${names.join(', ')}`)
    assert.ok(!names.some((name) => /lamp|speaker/i.test(name)), `${prompt}: ${names.join(', ')}`)
    assert.equal(new Set(names).size, names.length)
  }
})

test('where nothing is said the shelves are those of any shop', () => {
  assert.ok(shelf('online shop').includes('Desk lamp'))
})
