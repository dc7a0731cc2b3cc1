import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../understand.ts'

const built = (prompt: string): ProjectModel => {
  const { model } = understand(prompt)
  assert.ok(model, `「${prompt}」 is not understood`)
  return model
}
const saidOf = (prompt: string) => built(prompt).things.flatMap(({ why, many }) => (why === 'said' ? [many] : []))
/** `講師 > クラス`: a list that points to another. */
const linksOf = ({ things }: ProjectModel) =>
  things.flatMap(({ many, fields }) =>
    fields.flatMap(({ target }) => (target ? [`${many} > ${things.find(({ id }) => id === target)!.many}`] : [])),
  )

test('which goes with which names the lists and links them, whatever the verb', () => {
  const asked: Record<string, string[]> = {
    どの講師がどのクラスを担当するか: ['クラス > 講師'],
    どのドライバーがどのトラックに乗るか一覧で見たい: ['ドライバー > トラック'],
    '大会運営用：チーム、試合、審判。どの審判がどの試合を担当するかも': ['試合 > 審判'],
    '英会話スクールで、どの生徒がどの先生のどのコースに入っているか知りたい': ['生徒 > 先生', '生徒 > コース'],
    '楽器の貸出管理。どの団員がどの楽器を使っているか': ['貸出 > 楽器', '貸出 > 団員'],
  }
  for (const [prompt, links] of Object.entries(asked)) {
    const found = linksOf(built(prompt))
    for (const link of links) assert.ok(found.includes(link), `${prompt}: ${link} in ${found.join(', ')}`)
  }
})

test('what happens time after time leaves a record of its own', () => {
  const moved = built('どの車がどの現場にどの資材を運んだかを残す')
  const record = moved.things.find(({ many }) => many === '運搬記録')
  assert.equal(record?.fields.filter(({ target }) => target).length, 3)
  assert.ok(record?.fields.some(({ type }) => type === 'date'))
  const lent = built('誰がどの鍵をいつ借りたか').things.find(({ concept }) => concept === 'loan')
  assert.ok(lent?.fields.some(({ label }) => label === '借りた人'))
  assert.ok(
    built('町内会の会費を誰が払ったか管理したい').things.some(({ concept, why }) => concept === 'payment' && why === 'said'),
  )
})

test('the values of a field are no lists', () => {
  assert.deepEqual(saidOf('案件ボード。依頼主、撮影日、段階は打診・準備・撮影・納品'), ['案件'])
  assert.deepEqual(saidOf('部活の出欠。部員、練習日、出席・欠席・遅刻、理由').includes('遅刻'), false)
  const guests = built('招待客リスト。名前、新郎側か新婦側か、テーブル番号').things[0]!
  assert.deepEqual(guests.fields.find(({ type }) => type === 'select')?.options, ['新郎側', '新婦側'])
  const runners = built('参加者一覧。種目（フル・ハーフ）、氏名、年齢').things[0]!
  assert.deepEqual(runners.fields.find(({ label }) => label === '種目')?.options, ['フル', 'ハーフ'])
})

test('who and how many, told in brackets or ahead of a verb, make no fields', () => {
  const [shift] = built('シフト管理（飲食店、アルバイト10人）').things
  assert.ok(!shift!.fields.some(({ label }) => /飲食店|アルバイト/.test(label)))
  assert.ok(!saidOf('洋裁のお直し屋。お客様から預かった服、直す内容、料金、期日').includes('お客様'))
})

test('what is asked of a stage, of one of two and of a day of the year', () => {
  const fieldsOf = (prompt: string) => understand(prompt).model!.things[0]!.fields
  const repair = fieldsOf('自転車屋で、修理の受付票をなくしたい。症状、見積金額、引き渡し予定日、今どの段階かが分かるように。')
  assert.deepEqual(repair.find(({ label }) => label === '段階')?.options?.at(-1), '引き渡し済み')
  assert.ok(repair.some(({ label }) => label === '見積金額'))
  assert.ok(fieldsOf('夫婦の家事。どちらがいつ何をやったかわかるように').some(({ label }) => label === 'やった人'))
  assert.ok(!fieldsOf('花屋です。母の日の注文を管理したい').some(({ label }) => label === '母'))
})
