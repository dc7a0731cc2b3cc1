// Lists that a prompt writes down with what each of them has, side by side, and what sentences beside them only tell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'
import { outlineOf } from './outline.ts'

/** The lists that were said, with the labels of their fields. */
const things = (prompt: string): Record<string, string[]> => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  const said = model.things.filter(({ why }) => why === 'said')
  return Object.fromEntries(said.map(({ many, fields }) => [many, fields.map(({ label }) => label)]))
}
const groups = (prompt: string, language: 'en' | 'sv' | 'ja') =>
  outlineOf(prompt, language).map(({ head, items }) => `${head.text}: ${items.map(({ text }) => text).join(', ')}`)

test('the groups of a sentence are told apart by brackets, "with", colons and "each"', () => {
  assert.deepEqual(
    groups('Grants: members, applications (amount, status: open, awarded) and reports with date and author, and judges', 'en'),
    ['members: ', 'applications: amount, status: open, awarded', 'reports: date, author', 'judges: '],
  )
  assert.deepEqual(groups('For each hive we note the queen, the temper. Visits have a date and notes.', 'en'), [
    'hive: the queen, the temper',
    'Visits: date, notes',
  ])
  assert.deepEqual(groups('Per båge: märkning, läge och skick. Vi vill ha projekten med adress och beställare.', 'sv'), [
    'båge: märkning, läge, skick',
    'projekten: adress, beställare',
  ])
  assert.deepEqual(
    groups('豆は産地・精製方法、焙煎は日付・温度を記録したい。畑ごとに品種、面積を控える。機体（記号、型式）も。', 'ja'),
    ['豆: 産地, 精製方法', '焙煎: 日付, 温度', '畑: 品種, 面積', '機体: 記号, 型式'],
  )
})

test('each list gets the fields that stand with it, and none of them becomes a list', () => {
  const spraying = things(
    'Vineyard spray diary: blocks (variety, acres, rows) and treatments with product, rate, operator, wind speed and re-entry date.',
  )
  assert.deepEqual(Object.keys(spraying), ['Blocks', 'Treatments'])
  assert.deepEqual(spraying.Blocks?.slice(-3), ['Variety', 'Acres', 'Rows'])
  const lending = things(
    'Library of things for our neighbourhood: items people can borrow (name, condition, deposit), members with their phone number, and loans with the date out and the date due back.',
  )
  assert.deepEqual(Object.keys(lending).toSorted(), ['Items', 'Loans', 'Members'])
  assert.ok(lending.Loans?.includes('Date out') && lending.Items?.includes('Deposit'))
  const sources = things(
    'Släktforskning: personer med födelsedatum och yrke, samt källor (arkiv, volym, sida) som hör till personen.',
  )
  assert.deepEqual(sources.Källor?.slice(-3), ['Arkiv', 'Volym', 'Sida'])
  const tuning = things(
    '調律に伺うピアノごとにメーカー、型番、設置場所を控えておき、訪問のたびに日付とピッチと気づいた点を書き足していきたい。',
  )
  assert.deepEqual(Object.keys(tuning).toSorted(), ['ピアノ', '訪問'])
  assert.ok(tuning.ピアノ?.includes('型番') && tuning.訪問?.includes('ピッチ'))
})

test('choices in brackets, headings and what something is about make no lists', () => {
  assert.deepEqual(
    Object.keys(things('Every guest: name, food choice (meat, fish, vegan), table. Suppliers with price and phone.')),
    ['Guests', 'Suppliers'],
  )
  assert.deepEqual(groups('Tickets about printers, networks and passwords with title, person and priority.', 'en'), [])
  assert.deepEqual(groups('Personal website: short bio, CV, projects I have built, talks', 'en'), [])
})

test('of several sentences those that only tell make no lists', () => {
  const study = things(
    'Vår forskargrupp studerar sömn hos skiftarbetare. Kodnyckeln sitter i en pärm i ett låst skåp. Vi behöver studiedeltagare med kod, kön och födelseår, och besök med datum och anteckning. Rullstolen och liften behöver inte vara med.',
  )
  assert.deepEqual(Object.keys(study).toSorted(), ['Besök', 'Studiedeltagare'])
  const flats = things(
    'アパート二棟の大家です。先月は通帳を見落としました。部屋（号室、間取り、家賃）、入居者（氏名、電話、契約期間）を管理したい。不動産屋は関係ありません。',
  )
  assert.deepEqual(Object.keys(flats).toSorted(), ['入居者', '部屋'])
})

test('odd and long text ends quickly and throws nothing', () => {
  for (const text of [
    '('.repeat(500),
    'a with b, '.repeat(300),
    'each x: '.repeat(300),
    '猫は名前、'.repeat(300),
    ' '.repeat(900),
  ])
    for (const language of ['en', 'sv', 'ja'] as const) assert.ok(Array.isArray(outlineOf(text, language)))
})

test('what stands behind a name and a colon is its own, sentence by sentence in one line', () => {
  for (const [prompt, lists] of [
    [
      'Träningsdagbok för löpargruppen. Löpare: namn, födelseår. Pass: löpare, datum, distans i km. Tävlingar: namn, ort.',
      'Löpare(Namn, Födelseår) Pass(Titel, Löpare, Datum, Distans) Tävlingar(Namn, Ort)',
    ],
    [
      '町内会の名簿と行事のアプリ。会員：氏名、住所、班（一班、二班）。行事：行事名、開催日、場所。',
      '会員(氏名, 住所, 班) 行事(行事名, 開催日, 場所)',
    ],
    [
      'We take cake orders in our bakery. Orders: customer name, phone, cake, price. Cakes: name, flavour (vanilla, lemon), photo.',
      'Cakes(Name, Flavour, Photo) Orders(Number, Customer name, Phone, Cake, Price)',
    ],
    ['Inventory of our office. Items: name, price. Rooms: name, floor.', 'Items(Name, Price) Rooms(Name, Floor)'],
  ] as const) {
    const { things } = understand(prompt).model!
    const said = things.map(({ many, fields }) => `${many}(${fields.map(({ label }) => label).join(', ')})`)
    assert.deepEqual(said.toSorted(), lists.split(/(?<=\)) /).toSorted())
  }
})

test('brackets within brackets are choices, and what is called ahead of the lists is none of them', () => {
  const all = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)
  for (const [prompt, lists] of [
    [
      '少年野球チームの運営アプリ。選手（名前、学年、背番号）と試合（日付、対戦相手、場所、得点、結果（勝ち、負け、引き分け））を管理します。',
      ['選手', '試合'],
    ],
    [
      '動物病院のカルテ。ペット（名前、種類（犬、猫、うさぎ）、生年月日、体重）、飼い主（氏名、電話、住所）、診察（日付、ペット、症状、処置）。',
      ['ペット', '診察', '飼い主'],
    ],
    [
      '運送会社の配車。車両（車番、車種（2t、4t、10t）、車検日）、運転手（氏名、電話）、運行（日付、車両、運転手、走行距離）。',
      ['車両', '運転手', '運行'],
    ],
    ['顧客を管理したい。商談（顧客、件名、金額）と活動（日付、内容）も。', ['顧客', '商談', '活動']],
  ] as const)
    assert.deepEqual(all(prompt).toSorted(), [...lists].toSorted(), prompt)
  const match = things(
    '山行記録。山行（山名、日付、標高、リーダー、難易度（初級、中級、上級）、感想）と会員（氏名、血液型、入会年）。',
  )
  assert.deepEqual(match['山行'], ['山名', '日付', '標高', 'リーダー', '難易度', '感想'])
})
