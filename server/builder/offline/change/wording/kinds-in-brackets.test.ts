import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const after = (description: string, wish: string) => change(understand(description).model!, wish)
const candles = 'candles: scent, price, burn time, stock'
const ljus = 'lager för ljus: doft, pris, antal'
const jewels = 'アクセサリーの在庫。商品名、価格、在庫数'

test('behind a word for kinds a row of names is what one chooses from', () => {
  for (const [description, wish, label, options] of [
    [candles, 'add a category with Soy, Beeswax and Gift', 'Category', 'Soy Beeswax Gift'],
    [candles, 'please add a field for size with small, medium and large', 'Size', 'Small Medium Large'],
    [candles, 'add a wax type: soy, beeswax', 'Wax type', 'Soy Beeswax'],
    [candles, 'add size to candles: small, medium or large', 'Size', 'Small Medium Large'],
    [ljus, 'lägg till en kategori: soja, bivax, present', 'Kategori', 'Soja Bivax Present'],
    [ljus, 'lägg till storlek med liten, mellan och stor', 'Storlek', 'Liten Mellan Stor'],
    [jewels, 'カテゴリを追加:ピアス、ネックレス、指輪', 'カテゴリ', 'ピアス ネックレス 指輪'],
    [jewels, '色を追加：金、銀', '色', '金 銀'],
    [candles, 'add a package field to candles with options mini, half day and full day', 'Package', 'Mini Half day Full day'],
    [candles, 'add a delivery method dropdown with the choices mail and courier', 'Delivery method', 'Mail Courier'],
    [ljus, 'lägg till ett fält paket med alternativen mini, halvdag och heldag', 'Paket', 'Mini Halvdag Heldag'],
  ] as const) {
    const { operations, model } = after(description, wish)
    assert.deepEqual(
      operations.map((each) => each.op === 'addField' && [each.field.label, each.field.type, each.field.options?.join(' ')]),
      [[label, 'select', options]],
      wish,
    )
    assert.equal(model.things.length, understand(description).model!.things.length, wish)
  }
})

test('what is there already, has fields or goes on with another wish is read as ever', () => {
  for (const [description, wish, options] of [
    [candles, 'add a category with soy and beeswax and show it on a board', ['Soy', 'Beeswax and show it on a board']],
    [candles, 'add a group with name and phone', ['Name', 'Phone']],
    ['candles with category: soy, beeswax', 'add a category with soy, beeswax and gift', ['Soy', 'Beeswax', 'Gift']],
  ] as const) {
    const added = after(description, wish).operations.flatMap((each) => (each.op === 'addField' ? [each.field.options] : []))
    assert.ok(!added.some((each) => JSON.stringify(each) === JSON.stringify(options)), wish)
  }
})
