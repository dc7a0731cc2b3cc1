import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Thing } from '../../model.ts'
import { understand } from '../understand.ts'

const products = (prompt: string): Thing | undefined =>
  understand(prompt).model!.things.find(({ concept }) => concept === 'product')

test('goods that a shop names in a row are kinds of its products, with the fields of all and sample rows of each', () => {
  for (const [prompt, kinds, labels] of [
    [
      'Online shop for my stoneware: mugs, bowls, plates with photo, glaze, price and number in stock, a basket, and orders with shipping address.',
      ['Mugs', 'Bowls', 'Plates'],
      ['Glaze', 'Price', 'Number in stock', 'Photo'],
    ],
    [
      'Glashytta i Småland vill sälja sina vaser och skålar på nätet, med pris, höjd, färg, bild och antal i lager.',
      ['Vaser', 'Skålar'],
      ['Pris', 'Höjd', 'Färg', 'Bild', 'Antal i lager'],
    ],
  ] as const) {
    const list = products(prompt)
    assert.ok(list, prompt)
    const category = list.fields.find(({ concept }) => concept === 'category')
    assert.deepEqual(category?.options, kinds)
    for (const label of labels)
      assert.ok(
        list.fields.some((field) => field.label === label),
        `${prompt}: ${label}`,
      )
    assert.ok(list.rows.length >= 3 && list.rows.every((row) => kinds.some((kind) => kind === row[category!.id])), prompt)
  }
})

test('lists that are no goods stay lists of their own', () => {
  const { things } = understand('A shop for our club shirts, with members, orders and sizes').model!
  assert.ok(things.some(({ many }) => many === 'Members'))
})
