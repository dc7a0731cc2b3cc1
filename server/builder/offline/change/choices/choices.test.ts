import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { applyOperations } from '../operations.ts'

const tools = 'Tool library: tool, borrower, condition (new, used, broken), notes'
const cafe = 'Orders in our cafe: table, drink (espresso, latte, tea), size (small, large), served (checkbox)'
const squad = 'Football squad: player name, position (keeper, defender, striker), shirt number, birthday'
const gym = 'Gym classes: title, class day (Tue, Thu), place (hall 1, hall 2, yard), coach, paid (yes/no)'
const katter = 'Katthemmet: namn, ras, status (ny, under vård, adopterad), ankomstdatum'
const 名簿 = '猫の名簿：名前、毛色、性別（オス、メス）、誕生日'

/** On a project, a wish, the field it is about, and what can be picked there afterwards. */
const wishes: readonly (readonly [on: string, wish: string, field: string, options: string[]])[] = [
  [tools, 'Light:\n- full sun\n- half shade\n- shade', 'Light', ['Full sun', 'Half shade', 'Shade']],
  [cafe, 'Also ask for the milk. It is either whole, oat, soy or none', 'Milk', ['Whole', 'Oat', 'Soy', 'None']],
  [squad, 'could we record boot size? S, M, L, XL', 'Boot size', ['S', 'M', 'L', 'XL']],
  [squad, 'add squad level with the options beginner | regular | pro', 'Squad level', ['Beginner', 'Regular', 'Pro']],
  [squad, 'goalie not keeper', 'Position', ['Goalie', 'Defender', 'Striker']],
  [tools, 'broken should be split into scratched and unusable', 'Condition', ['New', 'Used', 'Scratched', 'Unusable']],
  [tools, 'condition needs one more: missing', 'Condition', ['New', 'Used', 'Broken', 'Missing']],
  [tools, "we never lend broken ones out so that can go, broken isn't used any more", 'Condition', ['New', 'Used']],
  [gym, 'Sundays as a class day', 'Class day', ['Tue', 'Thu', 'Sun']],
  [gym, 'we gave up Thursdays, take that one away', 'Class day', ['Tue']],
  [gym, 'hall 3 is being used again', 'Place', ['Hall 1', 'Hall 2', 'Yard', 'Hall 3']],
  [gym, 'The yard has closed', 'Place', ['Hall 1', 'Hall 2']],
  [gym, "paid isn't just yes or no, it's paid, part paid or owing", 'Paid', ['Paid', 'Part paid', 'Owing']],
  [gym, 'Add "on hold" to the places, half of them ask for it because of work', 'Place', ['Hall 1', 'Hall 2', 'Yard', 'On hold']],
  [gym, 'coaches we have: Ines, Marek and Jo. Place must be filled in', 'Coach', ['Ines', 'Marek', 'Jo']],
  [katter, 'Temperament saknas!! lugn, lekfull, blyg', 'Temperament', ['Lugn', 'Lekfull', 'Blyg']],
  [名簿, '毛色は決まったのから選ばせたい\n・黒\n・白\n・三毛', '毛色', ['黒', '白', '三毛']],
]

test('choices that are listed or named are those of one field', () => {
  for (const [on, wish, field, options] of wishes) {
    const { model } = change(understand(on).model!, wish)
    const found = model.things.flatMap(({ fields }) => fields).find(({ label }) => label === field)
    assert.deepEqual(found?.options, options, `${on} | ${wish}`)
  }
})

test('two choices that become one keep the rows of both', () => {
  const before = understand('IT tickets: title, category (hardware, software, network), opened on').model!
  const [thing] = before.things
  const rows = thing!.rows.filter(({ category }) => category !== 'Software').length
  assert.ok(rows > 0)
  const model = applyOperations(
    before,
    ['Network', 'Hardware'].map((option) => ({
      op: 'renameOption',
      thing: thing!.id,
      field: 'category',
      option,
      label: 'Infrastructure',
    })),
  )
  assert.deepEqual(model.things[0]!.fields.find(({ id }) => id === 'category')?.options, ['Infrastructure', 'Software'])
  assert.equal(model.things[0]!.rows.filter(({ category }) => category === 'Infrastructure').length, rows)
})

test('a list with what is kept of each is no choice', () => {
  for (const wish of [
    'i want a list of drivers. name, phone, licence expiry',
    'keep track of concerts too? Each with a date, venue and notes',
  ])
    assert.ok(
      change(understand(tools).model!, wish).operations.some(({ op }) => op === 'addThing'),
      wish,
    )
})

test('choices in Japanese end where they are picked, and may stand behind the verb or be told alone', () => {
  const rows: readonly (readonly [prompt: string, wish: string, label: string, options: string[]])[] = [
    [
      '備蓄品の管理。品名、数量、保管場所',
      '保管場所は公民館、第一倉庫、第二倉庫から選ぶ',
      '保管場所',
      ['公民館', '第一倉庫', '第二倉庫'],
    ],
    ['受注の管理。患者名、シェード', 'シェードはA1、A2、A3.5から選択', 'シェード', ['A1', 'A2', 'A3.5']],
    ['園児の名簿', '園児にクラスを追加（ひよこ組、うさぎ組、ぞう組）', 'クラス', ['ひよこ組', 'うさぎ組', 'ぞう組']],
    ['掃除当番を管理したい', '掃除場所はキッチン、風呂、トイレ、廊下', '掃除場所', ['キッチン', '風呂', 'トイレ', '廊下']],
    ['空撮の案件を管理したい', '案件の状態は見積中、確定、撮影済、入金済', '段階', ['見積中', '確定', '撮影済', '入金済']],
    ['ワインの記録。ワイン名、産地、値段', '赤・白・泡・ロゼの種類も', '種類', ['赤', '白', '泡', 'ロゼ']],
  ]
  for (const [prompt, wish, label, options] of rows) {
    const { model } = change(understand(prompt).model!, wish)
    const field = model.things.flatMap(({ fields }) => fields).find((each) => each.label === label)
    assert.deepEqual(field?.options, options, wish)
  }
})

test('the samples of a text that becomes a choice show the choices', () => {
  const { model } = change(understand('受注の管理。患者名、シェード、納期').model!, 'シェードはA1、A2、A3から選択')
  const [thing] = model.things
  const { id } = thing!.fields.find(({ label }) => label === 'シェード')!
  assert.ok(new Set(thing!.rows.map((row) => row[id])).size > 1)
})

test('of two lists that have a status, it is of the one that is named, and its samples show the choices', () => {
  const model = understand('Inventory for our brewery: beers, batches, tanks').model!
  const changed = change(model, 'add a status to batches: brewing, fermenting, conditioning, ready').model
  const [beers, batches] = changed.things
  assert.deepEqual(beers, model.things[0])
  const { id, options } = batches!.fields.find(({ concept }) => concept === 'status')!
  assert.deepEqual(options, ['Brewing', 'Fermenting', 'Conditioning', 'Ready'])
  assert.ok(new Set(batches!.rows.map((row) => row[id])).size > 1)
})
