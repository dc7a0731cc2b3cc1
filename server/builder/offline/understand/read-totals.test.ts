// What is to be added up over time or seen at a glance is an overview: no field, no list, no website.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const cases: readonly (readonly [prompt: string, lists: readonly string[]])[] = [
  ['Receipts with shop, amount, date and category. Show the total per month.', ['Receipts']],
  ['Projects with customer, address and installed date. An overview with numbers for the month would be great.', ['Projects']],
  ['Kvitton med butik, belopp, datum, kategori. Visa summan per månad.', ['Kvitton']],
  ['Jobb med kund, timmar, material. I slutet av månaden vill jag se en summa per kund.', ['Jobb']],
  ['Projekt med kund, adress, datum. En överblick med siffror för månaden vore toppen.', ['Projekt']],
  ['Uppgifter med kund, typ, sista dag, status. På startsidan vill vi se vad som är försenat.', ['Uppgifter']],
  ['レシートの店名、金額、日付、カテゴリ。月ごとの合計を見たい。', ['レシート']],
]

for (const [prompt, lists] of cases)
  test(prompt, () => {
    const { model } = understand(prompt)
    assert.ok(model)
    assert.deepEqual(
      model.things.map(({ many }) => many),
      lists,
    )
    assert.ok(model.pages.some(({ kind }) => kind === 'dashboard'))
    assert.ok(!model.pages.some(({ kind }) => kind === 'landing'))
  })
