import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const things = (prompt: string) => understand(prompt).model?.things ?? []
const said = (prompt: string) => things(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const labels = (prompt: string) => things(prompt).flatMap(({ fields }) => fields.map(({ label }) => label))
const lacks = (prompt: string, wanted: readonly string[]) => wanted.filter((label) => !labels(prompt).includes(label))

test('what people say they do tells what is kept, and the next sentence its fields', () => {
  for (const [prompt, list, wanted] of [
    ['趣味で金魚を飼っています。品種、飼い始めた日、体長を記録したいです。', '金魚', ['品種', '飼い始めた日', '体長']],
    ['庭で野菜を育てています。品種、種をまいた日、収穫量を記録したい。', '野菜', ['品種', '種をまいた日']],
    ['居酒屋でスタッフのシフトを組んでいます。名前、日付、開始時刻、担当を入れたい。', 'シフト', ['日付', '担当']],
    ['病院で看護師の夜勤を組んでいます。看護師の名前、日付、病棟を入れたいです。', '夜勤', ['看護師の名前', '病棟']],
    ['お寺の法要受付で、申込者、法要の種類、日時、お布施を控えたいです。', '法要', ['申込者', 'お布施']],
    ['消防署の訓練計画、日程、訓練の種類、参加者、場所。', '訓練計画', ['日程', '参加者']],
    ['小学校の飼育小屋です。うさぎの名前、体重、えさ、掃除した日を書きたいです。', 'うさぎ', ['体重', '掃除した日']],
    ['農協で肥料の注文を取りまとめています。組合員の名前、品名、袋数を一覧にしたい。', '注文', ['組合員の名前', '袋数']],
    ['書店で、お客様の取り寄せを、書名、入荷日、連絡済みかどうかで管理したい。', '取り寄せ', ['書名', '入荷日']],
    ['訪問看護の記録をつけたいです。患者、訪問日、処置、担当看護師を入れます。', '訪問看護', ['患者', '処置']],
    ['スキー場のリフト券の販売、券種、枚数、金額、販売日。', 'リフト券の販売', ['券種', '枚数']],
  ] as const) {
    assert.deepEqual(said(prompt), [list], prompt)
    assert.deepEqual(lacks(prompt, wanted), [], prompt)
  }
  // an animal's diary by days is no list of animals
  assert.deepEqual(said('猫を飼っています。日付、体重、餌の量をつけたいです。'), ['猫記録'])
  assert.deepEqual(said('貸した物リスト'), ['貸した物'])
  assert.deepEqual(said('喫煙本数の記録'), ['喫煙本数記録'])
  // lists of their own stay lists
  assert.ok(said('野菜を作っています。圃場と作付けと出荷を管理したい').length !== 1)
})

test('what is noted again and again of each is a record beside what it is of', () => {
  const prompt = '果樹園です。木を登録して、番号、品種を入れます。木ごとに毎年の収穫量も残したいです。'
  assert.deepEqual(said(prompt), ['木', '収穫量記録'])
  assert.deepEqual(lacks('編み物の記録。糸、針の太さ、編み方、大きさを記録したい。', ['糸', '針の太さ', '大きさ']), [])
})

test('who is looked for is not kept beside what was described', () => {
  assert.deepEqual(said('保護犬の団体です。犬の名前、年齢、写真を載せて、里親さんを募集します。'), ['犬'])
})

test('clauses, and which one of several, are fields at the end of a list too', () => {
  const dive = 'ダイビングのログブックです。潜った日、水温、見た生き物を書きます。写真も貼りたいです。'
  assert.deepEqual(lacks(dive, ['潜った日', '水温', '見た生き物']), [])
  const school = '英会話教室です。生徒が宿題を出した日、点数、直した先生、次の宿題を管理したいです。'
  assert.deepEqual(said(school), ['宿題'])
  assert.deepEqual(lacks(school, ['点数', '直した先生', '次の宿題']), [])
  const lent = '近所で本の貸し借りをしています。誰がどの本を持っていて、いま誰に貸しているか、いつ返すかを一覧にしたいです。'
  assert.deepEqual(lacks(lent, ['持ち主', '貸している相手', '返す日']), [])
})

test('columns by a state are a board, and a picture that comes with a record is its field', () => {
  const [fault] = things('街灯の故障を受け付けています。場所、内容、連絡日を記録します。進み具合ごとに列に分けて見たいです。')
  assert.ok(fault?.views.includes('board'))
  assert.deepEqual(lacks('カフェ巡り記録、写真付き', ['写真']), [])
})
