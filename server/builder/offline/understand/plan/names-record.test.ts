import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const fieldsOf = (prompt: string) => {
  const { things } = understand(prompt).model!
  return things[0]!.fields.map(({ label }) => label)
}

test('the first of what was listed is the name where it says which one, and no other name stands before it', () => {
  for (const [prompt, first, second] of [
    ['Calendar of school events: event, date, place, class', 'Event', 'Date'],
    ['家計簿:日付、項目、分類、金額', '項目', '日付'],
    ['Lager för vår skidklubb: pryl, kategori, antal, plats', 'Pryl', 'Kategori'],
    ['Bokningar: medlem, datum, tid, antal gäster', 'Medlem', 'Datum'],
    ['手作りアクセサリーのショップ:商品名、素材、価格、在庫', '商品名', '素材'],
  ] as const)
    assert.deepEqual(fieldsOf(prompt).slice(0, 2), [first, second], prompt)
})

test('what is ordered is not what the order is called', () => {
  assert.equal(fieldsOf('Beställningar: produkt, kund, antal, datum')[0], 'Nummer')
})

test('a name in a word of somebody’s own is filled with names', () => {
  const { rows } = understand('Calendar of school events: event, date, place, class').model!.things[0]!
  assert.ok(rows.some((row) => row['event'] === 'Open house'))
})
