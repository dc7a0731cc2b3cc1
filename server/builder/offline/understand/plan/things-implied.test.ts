import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const lists = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)

test('beside lists or fields that were told, a trade brings only what is spoken of', () => {
  const stable = lists('Horse stable management. Horses, owners, boxes, vet visits and farrier visits')
  assert.deepEqual(stable, ['Horses', 'Owners', 'Boxes', 'Vet visits', 'Farrier visits'])
  assert.deepEqual(lists('図書室の本と貸出、返却期限が過ぎたら目立たせて'), ['本', '貸出'])
  assert.deepEqual(lists('町内会の会員名簿と会費の集金、行事の予定').includes('世帯'), false)
  // spoken of by the name that the trade has for it
  assert.ok(lists('盆栽の手入れ帳がほしいです。鉢ごとに樹種と樹齢、剪定や植え替えや針金かけをした日。').includes('盆栽'))
})

test('what any trade keeps besides, its money and its stores, is not guessed behind what the trade is about', () => {
  assert.deepEqual(lists('something for my window cleaning business'), ['Customers', 'One-off jobs'])
  assert.ok(!lists('整体院の受付まわりを楽にしたい').includes('支払い'))
  assert.ok(lists('something for my piano lessons, payments too').includes('Payments'))
  // where money is what it is about
  assert.ok(lists('help me organise my wedding').includes('Budget items'))
})

test('parents who sit for each other have sittings and families, and no cars', () => {
  assert.deepEqual(lists('babysitting co-op'), ['Sittings', 'Families', 'Children'])
})
