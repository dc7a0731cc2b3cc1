import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'
import { isFetched, isPreorder } from './preorder.ts'

test('goods ordered for a day are bought in a shop that asks when they are fetched', () => {
  const { model } = understand('和菓子を売っています。ネットで注文してもらい、土曜日にお店で受け取ってもらいたいです。')
  assert.deepEqual(
    model?.pages.flatMap(({ kind }) => (kind === 'shop' || kind === 'booking' ? [kind] : [])),
    ['shop'],
  )
  const order = model?.things.find(({ concept }) => concept === 'order')
  const concepts = order?.fields.map(({ concept }) => concept) ?? []
  assert.ok(concepts.includes('pickupDate') && !concepts.includes('address'))
  assert.deepEqual(order?.fields.find(({ concept }) => concept === 'status')?.options?.at(-1), '引き渡し済み')
})

test('a time that is booked is none', () => {
  for (const [prompt, language] of [
    ['Let customers book a time to collect their order', 'en'],
    ['Kunder ska kunna boka en tid för att hämta sin beställning', 'sv'],
    ['美容室の予約を受け付けたい', 'ja'],
  ] as const)
    assert.ok(!isPreorder(prompt, language), prompt)
  for (const [prompt, language] of [
    ['preorder loaves for Saturday pickup', 'en'],
    ['förbeställ bröd och hämta på lördag', 'sv'],
    ['おせちの予約注文を店頭で受け取り', 'ja'],
  ] as const)
    assert.ok(isPreorder(prompt, language) && isFetched(prompt, language), prompt)
})
