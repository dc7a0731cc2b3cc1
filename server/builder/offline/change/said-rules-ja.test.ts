import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'

const listOf = (prompt: string) => understand(prompt).model!.things[0]!

test('a Japanese prompt says when something shows in a colour, and what is worked out', () => {
  const cold = listOf('冷凍倉庫の温度点検表。庫番号、点検時刻、庫内温度、点検者。庫内温度が-18℃より高いときは赤く。')
  assert.deepEqual(cold.warnings, [
    { field: cold.fields.find(({ label }) => label === '庫内温度')!.id, when: 'above', than: -18 },
  ])
  const clients = listOf('社労士事務所の顧問先管理。会社名、代表者、36協定の届出期限。届出期限が60日以内は黄色で知らせて。')
  assert.deepEqual(
    clients.warnings?.map(({ when, than, tone }) => [when, than, tone]),
    [['within', 60, 'amber']],
  )
  for (const prompt of [
    '居酒屋の仕入れ台帳。品名、数量、単価、金額（数量×単価）、納品日。',
    '居酒屋の仕入れ台帳。品名、数量、単価、金額、納品日。金額は数量×単価で自動計算。',
  ]) {
    const amount = listOf(prompt).fields.find(({ label }) => label === '金額')
    assert.equal(amount?.formula?.kind, 'calc', prompt)
  }
})

test('a colour of the whole is no rule', () => {
  assert.equal(understand('カフェのメニュー管理。名前、価格。テーマは赤で。').model?.theme.palette, 'red')
})
