// Wishes about rows: one more with what is told of it, another value of one, the prices of what is offered, the questions of a survey.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

const guests = 'a guest list for our wedding with name, rsvp, table number and meal choice'
const gäster = 'gästlista till vårt bröllop med namn, osa, bord och kost'
const garn = 'lager för min garnaffär: garn, färg, pris, antal'
const 園児 = '保育園の園児名簿。名前、クラス、アレルギー'
const 在庫 = '在庫管理。商品、数量、単価'

const changed = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
/** What a row holds, by the labels of its fields. */
function rowAfter(prompt: string, wish: string): Record<string, unknown> {
  const { model, operations } = changed(prompt, wish)
  const [added] = operations.flatMap((each) => (each.op === 'addRow' ? [each] : []))
  const thing = model.things.find(({ id }) => id === added?.thing)
  assert.ok(added && thing, `${wish}: ${operations.map(({ op }) => op).join()}`)
  const row = thing.rows.at(-1)!
  return Object.fromEntries(Object.keys(added.row).map((id) => [thing.fields.find((field) => field.id === id)!.label, row[id]]))
}

test('each piece of a row that is told goes to the field it fits', () => {
  for (const [prompt, wish, row] of [
    [guests, 'add Aunt Carol, rsvp yes, table 4', { Name: 'Aunt Carol', RSVP: 'Attending', 'Table number': '4' }],
    [
      gäster,
      'lägg till moster Karin, kommer, bord 4, vegetarian',
      { Namn: 'Moster Karin', OSA: 'Kommer', Bord: '4', Kost: 'Vegetarian' },
    ],
    [garn, 'lägg till Drops Alpaca, röd, 45 kr, 20 st', { Garn: 'Drops Alpaca', Färg: 'Röd', Pris: 45, Antal: 20 }],
    [園児, '山田はなこちゃん、ひよこ組、卵アレルギーを追加して', { 名前: '山田はなこ', クラス: 'ひよこ組', アレルギー: '卵' }],
    [
      'expenses: date, what, category, amount',
      'add groceries 54.20 food',
      { Item: 'Groceries', Category: 'Food', Amount: 54.2, Date: '+0d' },
    ],
    [
      'our choir: concerts with title, date, start time and location',
      'add a concert: Carols on 19 December 2026 at 7pm in the Town Hall',
      { Title: 'Carols', Date: '2026-12-19', 'Start time': '19:00', Location: 'Town Hall' },
    ],
    [
      'utställningar med titel, startdatum och plats',
      'lägg till en utställning som heter Höstljus den 3 november 2026',
      { Titel: 'Höstljus', Startdatum: '2026-11-03' },
    ],
    ['やることリスト', '牛乳を買う、明日まで、を追加', { タイトル: '牛乳を買う', 期限: '+1d' }],
  ] as const)
    assert.deepEqual(rowAfter(prompt, wish), row, wish)
})

test('what has no place is told, and a day without its date is', () => {
  const { notes } = changed('tasks for our office with assignee and due date', 'add a task: order paper, for Lisa, due Friday')
  assert.ok(notes.some(({ kind, text }) => kind === 'unknown' && text.includes('due Friday')))
  const told = changed('driving lessons with students and their hourly rate', 'add a student called Mia Berg with rate 45').notes
  assert.ok(told.some(({ kind, text }) => kind === 'unknown' && text.includes('rate 45')))
})

test('a told row stays as it was told when more is added', () => {
  const { model } = changed('bokningar av bastun: namn, datum, tid', 'lägg in Familjen Berg, imorgon, 18:00')
  const later = change(model, 'lägg till en lista över bastur').model
  const row = later.things.find(({ concept }) => concept === 'booking')!.rows.at(-1)!
  assert.deepEqual([row['date'], row['time']], ['+1d', '18:00'])
})

const ops = (operations: readonly Operation[]) => operations.map(({ op }) => op).join(' ')
test('as many rows as there are names', () => {
  for (const [prompt, wish, count] of [
    ['equipment our club lends out: item, condition, who has it', 'add 3 items: tent, camping stove, rope', 3],
    ['uppgifter hemma: vad, vem, när klart', 'lägg till tre uppgifter: diska, tvätta, handla mat', 3],
    ['boats of our club with owner and length', 'put in two boats called Sea Breeze and Puffin', 2],
    ['båtar i klubben med ägare och längd', 'lägg till tre båtar, Vågen, Måsen och Tärnan', 3],
    ['着物レンタルの管理。着物、お客様、貸出日、返却日', '着物の例に「訪問着 桜」「振袖 赤」「袴セット」を入れて', 3],
  ] as const)
    assert.equal(ops(changed(prompt, wish).operations), Array(count).fill('addRow').join(' '), wish)
})

test('a wish for a field, a choice or a list adds no row', () => {
  for (const [prompt, wish] of [
    ['a todo app with priorities and due dates', 'add a status: open, waiting, done'],
    ['a todo app with priorities and due dates', 'add people, and let each task be assigned to a person'],
    [guests, 'add phone, email and address'],
    ['町内会の行事。行事、日付、場所', '行事に「担当者」を足して、会員の中から選べるようにしたい'],
  ] as const)
    assert.ok(!changed(prompt, wish).operations.some(({ op }) => op === 'addRow'), wish)
})

test('prices told in a row take the place of the examples, and one more stands beside them', () => {
  const photos = 'website for my photography business with prices and a contact form'
  for (const [prompt, wish, rows] of [
    [
      photos,
      'a section with prices: small 900, full day 1800, weekend 3200',
      [
        ['Small', 900],
        ['Full day', 1800],
        ['Weekend', 3200],
      ],
    ],
    [
      'hemsida för vår stuga som vi hyr ut, med priser och kontakt',
      'Högsäsong kostar 11900 kr i veckan och lågsäsong 6500',
      [
        ['Högsäsong', 11_900],
        ['Lågsäsong', 6500],
      ],
    ],
    [
      '写真館のホームページ、料金表つき',
      '料金は七五三が2万円、家族写真が15000円',
      [
        ['七五三', 20_000],
        ['家族写真', 15_000],
      ],
    ],
  ] as const) {
    const [set] = changed(prompt, wish).operations
    assert.ok(set?.op === 'setRows', wish)
    const thing = understand(prompt).model!.things.find(({ id }) => id === set.thing)!
    const price = thing.fields.find(({ type }) => type === 'money')!
    assert.deepEqual(
      set.rows.map((row) => [row[thing.titleField], row[price.id]]),
      rows,
      wish,
    )
  }
  assert.equal(ops(changed(photos, 'add engagement shoot for 250').operations), 'addRow')
})

test('one value of a row changes, and of a row that is not there the answer says so', () => {
  assert.equal(ops(changed(garn, 'Hamnull kostar 75 nu').operations), 'changeRow')
  assert.equal(ops(changed('website for a hair salon with services', 'colour costs 99 now').operations), 'changeRow')
  for (const [prompt, wish, name] of [
    ['list of products in my soap shop with name, price and stock', 'the mango one costs 7.50 now', 'mango'],
    [guests, 'Put Uncle Bob down as not coming', 'Uncle Bob'],
    [gäster, 'farbror Sven har tackat nej', 'Farbror Sven'],
    [garn, 'det röda garnet kostar 52 nu', 'röda garnet'],
    ['結婚式の招待客リスト。名前、出欠、テーブル', '山本さんは欠席になりました', '山本さん'],
  ] as const) {
    const { operations, notes } = changed(prompt, wish)
    assert.equal(ops(operations), '', wish)
    assert.ok(notes[0]?.text.includes(name), wish)
  }
})

test('every price goes up or down by as much', () => {
  for (const [prompt, wish, was, is] of [
    [garn, 'höj alla priser med 5 kr', 70, 75],
    [在庫, '値段を全部100円上げて', 0, 100],
  ] as const) {
    const before = understand(prompt).model!
    const { model } = change(before, wish)
    const thing = before.things.find(({ fields }) => fields.some(({ type }) => type === 'money'))!
    const price = thing.fields.find(({ type }) => type === 'money')!.id
    const after = model.things.find(({ id }) => id === thing.id)!
    assert.equal(Number(after.rows[0]![price]) - Number(thing.rows[0]![price]), is - was, wish)
  }
})

test('a question of a survey goes by its place, by a word of it or by what it is for', () => {
  for (const [prompt, wish, expected] of [
    ['customer feedback survey for our hotel', "comments shouldn't be there, take it out", 'removeRow'],
    ['customer feedback survey for our hotel', 'take the last one out', 'removeRow'],
    ['customer feedback survey for our hotel', 'add gender', 'addRow'],
    ['enkät om skolmaten', 'kommentarer behövs inte, ta bort det', 'removeRow'],
    ['町内会のイベントアンケート', 'ご意見欄はいらないので消して', 'removeRow'],
    ['町内会のイベントアンケート', '1問目を「どこから来ましたか」に変更', 'changeRow'],
  ] as const)
    assert.equal(ops(changed(prompt, wish).operations), expected, wish)
})
