import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const orders = understand('customers and orders').model!
const kunder = understand('Kunder och ordrar').model!
const shop = change(understand('spending tracker for my shop').model!, 'add a monthly budget per category').model

const cases: readonly (readonly [on: typeof orders, wish: string, operation: string])[] = [
  // nobody is called so: the list is never what goes
  [orders, 'remove the customer Acme', ''],
  [orders, 'rename the customer Acme to Beta', ''],
  [orders, 'delete the customer name', ''],
  [kunder, 'ta bort kunden Acme', ''],
  [shop, 'rename category Health to Wellness', ''],
  [orders, 'remove the customer Maya Reyes', 'removeRow:customer:0'],
  [orders, 'delete the Kitchen category', 'removeOption:product:category'],
  [orders, 'rename customer name to client', 'renameField:customer:name'],
  [kunder, 'ta bort statusen Levererad', 'removeOption:order:status'],
  [shop, 'remove the category Insurance', 'removeRow:category:4'],
  [shop, 'rename category Marketing to Ads', 'changeRow:category:3'],
  [shop, 'rename Supplies to Materials', 'changeRow:category:1'],
  // what is called so is meant, and no row
  [orders, 'remove the order status', 'removeField:order:status'],
  [orders, 'rename orders to jobs', 'renameThing:order'],
]

for (const [on, wish, operation] of cases)
  test(wish, () => {
    const { operations, notes } = change(on, wish)
    const told = operations.map((each) =>
      [each.op, 'thing' in each ? each.thing : '', 'at' in each ? each.at : 'field' in each ? each.field : '']
        .filter((part) => part !== '')
        .join(':'),
    )
    assert.equal(told.join(), operation)
    assert.ok(notes.length)
  })
