// Fields and choices that are told in Japanese, in trades of their own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const built = (prompt: string): ProjectModel => understand(prompt).model!
const bathhouse = built('銭湯の備品の一覧。品名、置き場所、購入日')
const orchard = built('みかん農家の苗木の一覧。樹番号、品種（温州、伊予柑、デコポン）、植えた日、区画')

/** The fields of the main list that a wish makes or changes, each with its type and choices. */
const told = (before: ProjectModel, wish: string): string => {
  const [was, now] = [before.things[0]!, change(before, wish).model.things[0]!]
  return now.fields
    .filter((field) => !was.fields.some((each) => JSON.stringify(each) === JSON.stringify(field)))
    .map(({ label, type, options }) => `${label}:${options ? options.join('・') : type}`)
    .join(' ')
}

const added: Readonly<Record<string, string>> = {
  保証金と敷金の欄が抜けてます: '保証金:money 敷金:money',
  '重さは整数で、点検済みは○×でいいので項目に加えてください': '重さ:int 点検済み:bool',
  清潔さと使い心地をそれぞれ星で評価したい: '清潔さ:rating 使い心地:rating',
  '次に洗う日がいつも分からなくなるので、それも記録できるようにしてほしい': '次に洗う日:date',
  '壊れたときの連絡先も控えておきたい。それと保険に入っているかどうかのチェック':
    '壊れたときの連絡先:text 保険に入っているかどうか:bool',
  保証が切れる日: '保証が切れる日:date',
  'ワックスを塗った日と、貸し出せるかどうか': 'ワックスを塗った日:date 貸し出せるかどうか:bool',
  誰が買ったかと買った店も書けるようにしたいです: '買った人:text 買った店:text',
  'メーカーの電話番号もあると、困ったときに助かります': 'メーカーの電話番号:phone',
  '棚番号も必要です。あと写真も': '棚番号:text 写真:image',
  '次回の点検も入れたい。日付と時刻まで': '次回の点検:datetime',
}
test('fields are told in a row, by what they hold, behind a reason, as a bare name, and by what is said next', () => {
  for (const [wish, fields] of Object.entries(added)) assert.equal(told(bathhouse, wish), fields, wish)
})

const chosen: Readonly<Record<string, string>> = {
  '区画は自由入力だと書き方がばらばらになるので、東畑・西畑・山側から選ぶ形にしたい': '区画:東畑・西畑・山側',
  '区画は手書きをやめ、「東畑」「西畑」の二つから一つ選ぶ方式にしてください': '区画:東畑・西畑',
  '伊予柑は去年やめたので、品種の「伊予柑」を「はるみ」と「せとか」に置き換えてください': '品種:温州・はるみ・デコポン・せとか',
  'デコポンをやめて「不知火」「清見」の二つに分けてほしい': '品種:温州・伊予柑・不知火・清見',
  '来年から新しい畑も始めるので、品種に甘夏と八朔を足してください。文旦は植える予定がありません':
    '品種:温州・伊予柑・デコポン・甘夏・八朔',
  '仕入れ経路（農協、種苗店、知人）を選べる項目を追加してください': '仕入れ経路:農協・種苗店・知人',
}
test('choices are told by their names, by what goes, and behind what tells why', () => {
  for (const [wish, fields] of Object.entries(chosen)) assert.equal(told(orchard, wish), fields, wish)
})

test('what tells how things are, or asks for something else, makes no field', () => {
  for (const wish of [
    'だれも置き場所を入力してないです',
    'メーカーの住所はいりません',
    '保証書の番号は必要ありません',
    'とても見やすいです。ありがとう',
    '置き場所ごとにまとめて表示してください',
    '購入日の新しい順に並べてほしい',
    '合計もわかると助かります',
    '品名は必ず入力するようにしたい',
  ])
    assert.ok(
      change(bathhouse, wish).operations.every(({ op }) => op !== 'addField' && op !== 'addThing'),
      wish,
    )
})

test('where a field goes is told as assumed only where no list was named', () => {
  const { model } = understand('料理教室の生徒管理。生徒、レッスン、月謝の支払い')
  const assumed = (wish: string) => change(model!, wish).notes.filter(({ kind }) => kind === 'assumed').length
  assert.deepEqual(['生徒に誕生日を追加', '誕生日を追加'].map(assumed), [0, 1])
})
