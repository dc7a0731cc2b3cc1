// Japanese wishes as people chat them, and what they come to: by form, by the words around what is asked for, and by where it is to stand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const built = (prompt: string): ProjectModel => understand(prompt).model!
const bases = {
  repairs: built('自転車屋の修理受付：お客様名、車種、受付日、状態（受付、作業中、完了）、料金（円）'),
  members: built('町内会の名簿：氏名、班（1班、2班、3班）、電話'),
  recipes: built('料理教室のレシピ：料理名、材料（文字）、費用（数値）、カテゴリ（和食、洋食）'),
  goods: built('訪問看護ステーションの物品：品名、数量、使用期限、保管場所'),
  choir: built('市民合唱団の二つのリスト。団員：氏名、パート（ソプラノ、アルト）、電話。楽譜：曲名、作曲者、部数'),
  cattle: built('肉牛農家の二つのリスト。牛：名前、生年月日、品種。診療記録：牛（牛への参照）、日付、症状'),
  players: built('少年野球チームの選手：氏名、背番号、守備位置（投手、捕手）'),
}

const wishes: readonly (readonly [keyof typeof bases, string, string])[] = [
  ['repairs', '料金の欄、部品・工賃・出張費の三つに分けて入力できるようにして', 'addField addField addField setFormula'],
  ['repairs', '料金なんですが、必須にしてください', 'requireField'],
  ['repairs', '電話はハイフンなしで', ''],
  ['repairs', '車種の欄、電動・軽快車・子供用から選ぶやつ', 'retypeField'],
  ['repairs', '状態は最初受付にしといて', 'setStart'],
  ['repairs', '状態の「作業中」をやめて「修理中」に', 'renameOption'],
  ['repairs', 'お客様名を姓と名に分けて', 'splitField'],
  ['repairs', '状態を受付と完了に分けて表示', 'setGroup'],
  ['repairs', '受付日が早い順、完了は隠して', 'setFilter setOrder'],
  ['members', '班を8班まで増やしてください', 'addOption addOption addOption addOption addOption'],
  ['members', '班は3班までしか選べないようにして', ''],
  ['members', '「班」という言葉はやめて「組」にしましょう', 'renameField'],
  ['members', '電話→携帯', 'renameField'],
  ['members', 'サイト名：花の会', 'setName'],
  ['recipes', '特に指定がなければ和食で', 'setStart'],
  ['recipes', 'カテゴリに中華を追加して、それを初期値にして', 'addOption setStart'],
  ['recipes', '感想も入れたい。長めに書きます。', 'addField'],
  ['recipes', '材料には何行も書けるようにしてほしいな', 'retypeField'],
  ['recipes', '費用を合計してけろ', 'setTotals'],
  ['recipes', 'カテゴリは今のままで、いや、やっぱりこのままで大丈夫です', ''],
  ['recipes', '盛り付けは大皿か小鉢か選べるように', 'addField'],
  ['recipes', '器も選べるように、1番から4番まで', 'addField'],
  ['recipes', '材料は分量も書きたい', 'addField'],
  ['recipes', '料理名はかぶらないようにして', 'setUnique'],
  ['recipes', 'やっぱり費用の欄は要らなかったです', 'removeField'],
  ['recipes', 'カテゴリごとの件数をグラフで', 'addPage addFigure'],
  ['goods', '品名の前に写真を付けてください', 'addField moveField'],
  ['goods', '数量の次に仕入先を追加して、使用期限を必須にして', 'addField moveField requireField'],
  ['goods', 'メーカーも追加。品名の後に。', 'addField moveField'],
  ['goods', '使用期限は見落とすことが多いので、必須に変更してもらえると、点検のときにとても助かります', 'requireField'],
  ['choir', '団員って呼び方をやめて「メンバー」にしようと総会で決まりました', 'renameThing'],
  ['choir', '楽譜は誰が借りたか分からなくなるので、団員の一覧から選んで登録できるように', 'addField'],
  ['cattle', 'エサの記録もつけたいです。いつ、どの牛に、何の飼料を、どれだけやったか', 'addThing addField'],
  ['cattle', '診療記録に「次の予定」の日付を追加してほしい', 'addField'],
  ['players', '例として背番号7の「山本健」を登録して', 'addRow'],
  ['players', '遠征の成績も残したいから、行き先と日付が書ける表を追加して', 'addThing'],
]

test('Japanese wishes of every day do what they are after, and nothing else', () => {
  for (const [on, wish, expected] of wishes) {
    const { operations } = change(bases[on], wish)
    assert.equal(operations.map(({ op }) => op).join(' '), expected, wish)
  }
})

test('a field that points to a list is told by it, and has no field called so beside it', () => {
  const labels = bases.cattle.things[1]!.fields.map(({ label, target }) => [label, target])
  assert.deepEqual(labels.find(([label]) => label === '牛')?.[1], bases.cattle.things[0]!.id)
  assert.ok(!labels.some(([label]) => label === '参照'))
})
