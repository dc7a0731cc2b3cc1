import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const said = (prompt: string): Record<string, string[]> =>
  Object.fromEntries(
    understand(prompt, 'ja').model!.things.map(({ many, fields }) => [
      many,
      fields.filter(({ why, type }) => why === 'said' || type === 'ref').map(({ label }) => label),
    ]),
  )

test('what is written down of each on its day is a record, of which there are many', () => {
  assert.deepEqual(said('生徒ごとに日付、点数、コメントを記録したい'), {
    生徒: [],
    生徒の記録: ['生徒', '日付', '点数', 'コメント'],
  })
  assert.deepEqual(said('犬と、犬の記録（日付、体重、食欲）'), { 犬: [], 犬の記録: ['犬', '日付', '体重', '食欲'] })
  // the list of records that was named beside them is the one
  assert.deepEqual(said('保育園の延長保育の利用記録アプリ。園児ごとに日付、お迎え時間、延長料金を記録したい'), {
    利用記録: ['園児', '日付', 'お迎え時間', '延長料金'],
    園児: [],
  })
  // what somebody is stays with them
  assert.deepEqual(said('顧客ごとに住所、電話番号を管理'), { 顧客: ['電話番号', '住所'] })
})

test('what is measured again and again is such a record, also without its day', () => {
  assert.deepEqual(said('営業車の走行距離を記録したい')['営業車の記録'], ['日付', '走行距離', '営業車'])
  assert.deepEqual(said('犬の体重と食事量を記録したい')['犬の記録'], ['犬', '日付', '体重', '食事量'])
  assert.ok(!('祖母の記録' in said('祖母の血圧と体温を毎日記録したい')))
})
