import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const lists = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)

test('in a row of nothing but several, of which two are lists, the others are lists as well', () => {
  for (const [prompt, wanted] of [
    ['Sailing club: boats, berths, members, fees, waiting list', ['Boats', 'Berths', 'Members', 'Fees']],
    ['an app for our bridge club. members, tournaments, results, fees', ['Members', 'Tournaments', 'Results', 'Fees']],
    [
      'A booking system for a dance school with classes, teachers, students and a waiting list',
      ['Classes', 'Teachers', 'Students'],
    ],
    ['ヨガスタジオの予約アプリ。クラス、講師、キャンセル待ち', ['クラス', '講師']],
  ] as const) {
    const found = lists(prompt)
    for (const each of wanted) assert.ok(found.includes(each), `${prompt}: ${found.join(', ')}`)
  }
})

test('among fields in the singular, a plural stays a field', () => {
  assert.deepEqual(lists('Recipes with ingredients, tags and rating'), ['Recipes'])
  assert.deepEqual(lists('members with name, fees and results'), ['Members'])
})
