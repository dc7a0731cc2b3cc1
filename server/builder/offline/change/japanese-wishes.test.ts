import assert from 'node:assert/strict'
import { test } from 'node:test'
import { japaneseWishes } from '../understand/tables/japanese-wishes.ts'
import { measureWishes } from '../understand/tables/measure.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const rightMin = 0.9

test('Japanese wishes as people type them, measured', (t) => {
  const { summary, whole, cases, misses } = measureWishes(japaneseWishes)
  t.diagnostic(`Japanese: ${summary}`)
  assert.ok(whole / cases >= rightMin, `${summary}\n${misses.join('\n')}`)
})

const deals = understand('商談の管理。会社名、担当者、電話番号、メール、状況、見込み金額、訪問日、メモ').model!
const doneBy = (wish: string) =>
  JSON.stringify(change(deals, wish).operations.map(({ op, ...what }) => [op, 'field' in what ? what.field : '']))

test('one thing asked for in many ways is one thing', () => {
  const ways: Record<string, string> = {
    メモを削除: 'メモはいらない|メモ消して|メモなしで|メモはもう使っていません|メモの列を消したい|メモは不要です',
    担当者を先方担当に変更:
      '担当者→先方担当|担当者じゃなくて先方担当にして|担当者という項目名を先方担当に直して|担当者は先方担当と呼びたい',
    電話番号を必須に:
      '電話番号は必ず入れてもらう|電話番号が空だと保存できないように|電話番号は必須でお願いします|電話番号なしでは登録できないように',
    電話番号を非表示: '電話番号は一覧に出さないで|一覧から電話番号を隠して|電話番号は表示しないで',
    見込み金額が1000000以上なら警告: '見込み金額が100万円以上なら目立たせて|見込み金額が１００万以上のものを赤く',
  }
  for (const [plain, others] of Object.entries(ways)) {
    assert.notEqual(doneBy(plain), '[]', plain)
    for (const way of others.split('|')) assert.equal(doneBy(way), doneBy(plain), way)
  }
})

test('what is not there, and what some rows are, changes nothing and is said', () => {
  const missing = change(deals, '血液型を削除して')
  assert.deepEqual(missing.operations, [])
  assert.match(missing.notes[0]!.text, /「血液型」はこのプロジェクトに見つかりません/)
  const some = change(deals, '返事がない人は赤くして')
  assert.ok(some.operations.every(({ op }) => op !== 'setTheme'))
})

test('what stands at a place is meant by it', () => {
  const second = deals.things[0]!.fields[1]!
  assert.deepEqual(change(deals, '2番目の列を削除して').operations, [{ op: 'removeField', thing: 'deal', field: second.id }])
  assert.deepEqual(change(deals, 'remove the second column').operations, change(deals, '2番目の列を削除して').operations)
})

test('a wish of unknown form is read by what it names', () => {
  const ops = (wish: string) => change(deals, wish).operations.map(({ op }) => op)
  assert.deepEqual(ops('担当者は未記入を認めない'), ops('担当者は必須で'))
  assert.deepEqual(ops('見込み金額の欄、削っちゃって'), ops('見込み金額を削除'))
})
