import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyOperations, type Operation } from '../../change/operations.ts'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../understand.ts'

test('a list that warns shows from the start what it warns of, on the dashboard too', () => {
  const model = understand('lagerhantering för en järnhandel, varna när det är under 5').model!
  const [products] = model.things
  const [warning] = products!.warnings!
  assert.equal(warning!.than, 5)
  assert.equal(products!.rows.filter((row) => Number(row[warning!.field]) < 5).length, 1)
  const dashboard = Object.values(generateProject(model)).find((source) => source.includes('function DashboardPage'))
  assert.match(dashboard!, /<Attention\s+rows=\{allProdukter|<Attention\s+rows=\{allProducts/)
})

test('pasted records stay as they are', () => {
  const model = understand(
    'Warn when stock is below 5.\n\nPart\tStock\tShelf\tSupplier\nBolt\t12\tA1\tHolm\nNut\t40\tA2\tHolm\nWasher\t9\tB1\tBerg\n',
  ).model!
  assert.deepEqual(
    model.things[0]!.rows.map((row) => Object.values(row).find((value) => typeof value === 'number')),
    [12, 40, 9],
  )
})

test('a rule that is wished for later is seen at once, and no row of somebody’s own is changed for it', () => {
  const plants = understand('office plants: name, room, last watered, next watering').model!
  const late: Operation = { op: 'addWarning', thing: 'plant', warning: { field: 'nextWatering', when: 'past' } }
  const isLate = (row: Record<string, unknown>) => String(row['nextWatering']).startsWith('-')
  const thingOf = (operations: readonly Operation[]) => applyOperations(plants, operations).things[0]!
  assert.equal(plants.things[0]!.rows.filter(isLate).length, 0)
  assert.equal(thingOf([late]).rows.filter(isLate).length, 1)
  const own = ['Fern', 'Ficus'].map((name) => ({ name, nextWatering: '+3d' }))
  assert.equal(thingOf([{ op: 'setRows', thing: 'plant', rows: own }, late]).rows.filter(isLate).length, 0)
})
