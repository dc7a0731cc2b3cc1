import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const listsOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model.things.map(({ many }) => many)
}

const cases: readonly [prompt: string, lists: readonly string[]][] = [
  // a time, whoever it is and what is done are no lists
  [
    'Ridskola. Hästar med namn, ras, ålder. Elever med namn, telefon, nivå. Varje dag prickar vi av vilka som kommit.',
    ['Hästar', 'Elever'],
  ],
  ['Håll reda på mina verktyg: namn, plats, vem jag lånat ut det till och när jag ska få tillbaka det', ['Verktyg', 'Lån']],
  [
    'I clean cottages. For every cottage: address, key code, owner. For every clean: date, cottage, hours.',
    ['Cottages', 'Cleans'],
  ],
  ['工具の貸出管理。工具名、借りた人、貸出日、いつ返す予定かを記録したい', ['工具', '貸出']],
  ['農園の作業日誌。日付、畑、作業の内容、かかった時間、使った資材。畑ごとの作業時間を見たい。', ['作業日誌', '畑']],
  ['バンドの機材リスト。機材名、持ち主、置き場所、値段。ライブに持っていくものにチェックしたい。', ['機材']],
  // two words for one list
  ['空き家の見回り記録。物件の住所、持ち主、鍵の場所。見回りの日付、担当、異常の有無、写真。', ['見回り']],
  [
    'Hjälp till att fördela jobb i städfirman: kunder med adress och portkod, städningar med datum, kund, vem som städar och tid.',
    ['Kunder', 'Städningar'],
  ],
  // what was told as a list stays one, with or without fields
  ['柔道の道場です。道場生の名簿（氏名、学年、級、入門日）と稽古の出欠を記録したいです。', ['道場生', '出欠']],
  ['Orienteering club: courses, runners, results with runner, course and time', ['Courses', 'Runners', 'Results']],
]

test('a further list needs a word that tells one', () => {
  for (const [prompt, lists] of cases) assert.deepEqual(listsOf(prompt).toSorted(), lists.toSorted(), prompt)
})
