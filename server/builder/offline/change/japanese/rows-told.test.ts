// Records that are told in Japanese, and wishes for another type that stand behind a complaint, in trades of their own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const built = (prompt: string): ProjectModel => understand(prompt).model!
const sweets = built('和菓子の一覧。商品名、種類（生菓子、干菓子、焼き菓子）、値段、賞味期限')

/** The values of the rows that a wish adds. */
const rows = (wish: string): string =>
  change(sweets, wish)
    .operations.flatMap((each) => (each.op === 'addRow' ? [Object.values(each.row).join(' ')] : []))
    .join(' / ')

test('records are told by their names with what is known of them', () => {
  assert.equal(rows('豆大福210円とみたらし団子150円を追加して'), '豆大福 210 / みたらし団子 150')
  assert.equal(rows('落雁（干菓子）と栗饅頭（焼き菓子）を登録してください'), '落雁 干菓子 / 栗饅頭 焼き菓子')
  assert.equal(rows('見本がさみしいです。「水無月」を一つ入れといてくれませんか'), '水無月')
})

test('what is no record adds none', () => {
  for (const wish of [
    '値段は100円単位で表示してください',
    '種類に「半生菓子」を追加して',
    '原材料の欄を一つ追加してください',
    '種類に「半生菓子」を一つ入れて',
    '賞味期限を一覧に入れてほしい',
  ])
    assert.equal(rows(wish), '', wish)
})

test('what a complaint is about gets the type that is asked for behind it', () => {
  const ferry = built('渡し船の運航記録。便名、出港日、船長、参考ページ')
  const was = ferry.things[0]!.fields.map(({ label, type }) => `${label}:${type}`)
  const types = (wish: string) =>
    change(ferry, wish)
      .model.things[0]!.fields.filter(({ label, type }) => !was.includes(`${label}:${type}`))
      .map(({ label, type }) => `${label}:${type}`)
      .join(' ')
  const wish = '出港日は日付だけでなく時刻も入れられるようにしてください。一日に何便も出るので困っています'
  assert.equal(types(wish), '出港日:datetime')
})

test('two things asked for in one sentence are both done', () => {
  const { operations } = change(sweets, '値段は必須にして、賞味期限の早い順に並べてください')
  assert.deepEqual(operations.map(({ op }) => op).toSorted(), ['requireField', 'setOrder'])
})
