import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const loppis = understand('Loppisens varor: vara, pris, antal sålda, säljare').model!
const summed = (wish: string) => {
  const [thing] = change(loppis, wish).model.things
  return (thing!.totals ?? []).map(({ field }) => thing!.fields.find(({ id }) => id === field)!.label)
}

test('what is to be summed is told by its words, wherever they stand', () => {
  assert.deepEqual(summed('summan på pris och på antal sålda'), ['Pris', 'Antal sålda'])
  assert.deepEqual(summed('räkna gärna ihop antal sålda också'), ['Antal sålda'])
})

test('a fee that ends like an age is summed, too', () => {
  const band = understand('Bandets spelningar: datum, ställe, gage').model!
  for (const wish of ['räkna ihop gaget', 'hur mycket gage har vi fått in sammanlagt?'])
    assert.equal(change(band, wish).model.things[0]!.totals?.length, 1, wish)
})

test('a question that sums nothing adds no figures', () => {
  assert.deepEqual(summed('hur många är det i kön'), [])
  assert.deepEqual(summed('hur mycket kostar det att lämna in'), [])
})
