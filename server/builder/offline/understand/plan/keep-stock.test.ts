import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suppliesKinds } from '../../lexicon/supplies.ts'
import { understand } from '../understand.ts'

const stock = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return { model, list: model.things.find(({ concept }) => concept === 'product')!, lists: model.things.map(({ many }) => many) }
}

test('a stock that is asked for is a list of what the place uses up, and nothing else of its trade', () => {
  const asked: [prompt: string, name: string, first: RegExp][] = [
    ['Inventory list for a bar', 'Bar Inventory', /gin/],
    ['keep track of stock in my pub', 'Pub Inventory', /gin/],
    ['stock list for a bakery', 'Bakery Inventory', /flour/],
    ['lager för min salong', 'Lager', /färg/],
    ['カフェの在庫表', 'カフェの在庫表', /豆/],
  ]
  for (const [prompt, name, first] of asked) {
    const { model, list, lists } = stock(prompt)
    assert.equal(model.name, name)
    assert.equal(lists.length, 2, `${prompt}: ${lists.join(', ')}`)
    assert.match(String(list.rows[0]!.name), first)
    assert.deepEqual(list.warnings, [{ field: 'stock', when: 'below', than: { field: 'reorderPoint' } }])
    assert.ok(
      list.rows.some((row) => Number(row.stock) < Number(row.reorderPoint)),
      `${prompt}: nothing runs low`,
    )
  }
})

test('a shop is stocked with what it sells, stocks of a bank are none, and told fields stay as they were told', () => {
  assert.equal(stock('stock for a wine shop').list.many, 'Products')
  assert.ok(!stock('keep track of my stocks and dividends').list)
  const told = stock('warehouse inventory: item, shelf, quantity').list
  assert.ok(!told.fields.some(({ id }) => id === 'reorderPoint'))
})

test('each kind of supplies is whole', () => {
  for (const { en, categories, supplies } of suppliesKinds) {
    assert.ok(supplies.length >= 8, en)
    for (const [name, unit, price, category, left, reorderAt] of supplies) {
      assert.equal(name.split('|').length, 3, name)
      assert.equal(unit.split('|').length, 3, name)
      assert.ok(price > 0 && categories[category] && Number.isInteger(left + reorderAt), name)
    }
    assert.ok(
      supplies.some(([, , , , left, reorderAt]) => left < reorderAt),
      `${en}: nothing runs low`,
    )
  }
})

test('the first that is named of a stock is what is counted, and what follows is told of it', () => {
  const first = (prompt: string) => {
    const [list] = understand(prompt).model!.things
    return `${list!.many}: ${list!.fields
      .filter(({ why }) => why === 'said')
      .map(({ label }) => label)
      .join(', ')}`
  }
  assert.match(first('Inventory for a florist: flowers, suppliers, stock level, price per stem'), /^Flowers: .*Stock level/)
  assert.equal(first('薬局の在庫：薬、数量、使用期限、仕入先'), '薬: 数量, 使用期限, 仕入先')
  assert.match(first('パン屋の在庫管理。材料、仕入先、在庫数'), /^材料: .*在庫数/)
})

test('parts of a workshop are spare parts', () => {
  const { things } = understand('inventory for a bike shop: parts, suppliers, stock level, warn when low').model!
  assert.deepEqual(
    things.map(({ concept }) => concept),
    ['sparePart', 'supplier'],
  )
})
