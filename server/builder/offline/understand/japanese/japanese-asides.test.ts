import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const things = (prompt: string) => understand(prompt).model?.things ?? []
const said = (prompt: string) => things(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const labels = (prompt: string) => things(prompt).flatMap(({ fields }) => fields.map(({ label }) => label))

test('what records are about, what is shown of them and whom a filter picks are no lists', () => {
  assert.deepEqual(said('道路に関する苦情を受け付けたい。受付日、場所、内容'), ['苦情'])
  assert.deepEqual(said('対局結果を入れるとランキングが出るもの。先手、後手、勝敗'), ['選手', '対局'])
  assert.ok(!said('派遣先とスタッフ。契約満了が近い人を一覧').includes('近い人'))
  assert.deepEqual(said('お小遣い帳を子供に作ってあげたい'), ['お小遣い'])
  assert.deepEqual(said('出版社です。本の企画がどこまで進んでるか一目で（企画→執筆→校正→印刷）。書名、著者、担当、刊行予定日'), [
    '本',
  ])
})

test('what is to come is a list of what happens, and preparing is tasks', () => {
  assert.deepEqual(said('バンドのライブ予定とセットリスト。ライブ：日付、会場。曲：曲名、長さ'), ['ライブ', '曲'])
  assert.deepEqual(said('檀家さんの台帳と法事の予定。檀家は名前、住所。法事は日時、故人'), ['檀家', '法事'])
  assert.ok(things('祭りの準備をみんなで').some(({ concept }) => concept === 'task'))
})

test('slashes, arrows, brackets behind a verb and whole clauses are read as fields', () => {
  for (const [prompt, wanted] of [
    ['筋トレログ(日付/種目/重量/回数)', ['種目', '重量', '回数']],
    ['選手と試合。選手→背番号、学年、ポジション。試合→日付、相手、会場', ['背番号', '学年', '相手']],
    ['演目を組みたい（順番、出演者、曲名、演奏時間）', ['順番', '出演者', '曲名']],
    ['献血の記録。日付、血圧、次に可能な日', ['次に可能な日']],
    ['受講生の記録。氏名、使っている機種、できること、つまずいた点', ['使っている機種', 'できること', 'つまずいた点']],
    ['検針の記録。住所、今回の指針、前回の指針', ['今回の指針', '前回の指針']],
  ] as const) {
    const found = labels(prompt)
    assert.deepEqual(
      wanted.filter((label) => !found.includes(label)),
      [],
      prompt,
    )
  }
})

test('what was kept on paper until now is what is asked for', () => {
  const prompt =
    '自転車屋です。修理の受付を紙でやっていて困ってます。お客さんの名前と電話、車種、修理内容、見積金額をボードで見たい'
  assert.deepEqual(said(prompt), ['修理'])
  assert.ok(labels(prompt).includes('見積金額'))
})
