import assert from 'node:assert/strict'
import { test } from 'node:test'
import { japanesePurposePrompts, japaneseRecordPrompts } from '../tables/japanese-purpose-prompts.ts'
import { measurePrompts } from '../tables/measure.ts'
import { understand } from '../understand.ts'

const modelOf = (prompt: string) => understand(prompt).model
const pages = (prompt: string) => modelOf(prompt)?.pages.map(({ kind, tool }) => tool ?? kind) ?? []
const said = (prompt: string) => modelOf(prompt)?.things.flatMap(({ why, many }) => (why === 'said' ? [many] : [])) ?? []

test('what a page is for, told in Japanese without its word, measured', (t) => {
  const measured = measurePrompts(japanesePurposePrompts)
  t.diagnostic(measured.summary)
  assert.ok(measured.whole >= 88, measured.misses.join('\n'))
  assert.ok(measured.surplus! <= 12, measured.misses.join('\n'))
})

test('the words of a purpose make no page of what is only written down', () => {
  for (const prompt of japaneseRecordPrompts)
    assert.deepEqual(
      pages(prompt).filter((page) => page !== 'collection' && page !== 'dashboard'),
      [],
      prompt,
    )
})

test('a page named by its purpose comes first and keeps no list of whom it is for', () => {
  for (const [prompt, page, lists] of [
    ['面談の時間を保護者に選んでもらいたい', 'booking', ['予約']],
    ['町内会の役員で気軽に話せる場所', 'chat', []],
    ['紅茶を蒸らす四分がたったら音で知らせて', 'kitchenTimer', []],
    ['りんごを箱で売っています。そのまま頼めるようにしたいです。', 'shop', ['りんご']],
    ['旅先で撮った橋の写真を一面に並べて見る', 'collection', ['橋の写真']],
    ['町の出来事を年代順に並べ、写真をつけて', 'collection', ['出来事']],
  ] as const) {
    assert.equal(pages(prompt)[0], page, prompt)
    assert.deepEqual(said(prompt), lists, prompt)
  }
})

test('the stations that were told are the columns of the board, the questions those of the survey', () => {
  const repairs = modelOf('自転車の修理を「待ち」から「修理済み」へ動かしていく')!.things.find(
    ({ concept }) => concept === 'repair',
  )!
  assert.deepEqual(repairs.fields.find(({ concept }) => concept === 'status')?.options, ['待ち', '修理済み'])
  assert.equal(repairs.views[0], 'board')
  const survey = modelOf('ボランティアに申し込む人に名前と電話番号と来られる時間帯を書いてもらう')!.pages[0]!
  assert.deepEqual(
    survey.asked?.map(({ text }) => text),
    ['名前', '電話番号', '時間帯'],
  )
})
