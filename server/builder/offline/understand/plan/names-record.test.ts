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
    ['冷蔵庫のメモ。食材、数量、賞味期限', '食材', '数量'],
    ['支出の記録：日付、内容、金額', '内容', '日付'],
    ['楽器貸出管理。楽器、番号、借りている人、貸出日、返却予定日', '楽器', '番号'],
    ['バスケ部の試合結果。相手、得点、失点、日付', '相手', '得点'],
    ['パン屋をやっています。焼いた数を記録したいです。パンの名前、価格、焼いた数、日付', 'パンの名前', '価格'],
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

test('a shop is none of its goods, what is counted no list, and a told fee no list of fees', () => {
  const listsOf = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)
  const stock = understand('古着屋の在庫管理。商品名、ブランド、仕入れ値、販売価格、写真').model!
  assert.equal(stock.things[0]!.many, '商品')
  assert.ok(stock.pages.every(({ kind }) => kind !== 'shop'))
  assert.deepEqual(listsOf('ピアノ教室の生徒管理。生徒の名前、学年、月謝、保護者の電話番号'), ['生徒'])
  assert.deepEqual(listsOf('焼いたパンの数と売れ残りを記録したいです。パンの名前、価格、売れ残り、日付'), ['パン'])
})
