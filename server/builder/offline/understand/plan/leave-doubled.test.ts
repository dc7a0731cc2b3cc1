import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const lists = (prompt: string): string[] =>
  understand(prompt).model!.things.map(({ many, fields }) => `${many}: ${fields.map(({ label }) => label).join(', ')}`)

test('what is told once stands once', () => {
  for (const [prompt, ...wanted] of [
    [
      'Tandläkare: patienter med namn, personnummer, telefon. Besök med datum, tandläkare, vad som gjordes, pris.',
      'Patienter: Namn, Personnummer, Telefon',
      'Besök: Titel, Datum, Tandläkare, Utfört arbete, Pris, Patient',
    ],
    [
      '備品は名前、数量、保管場所。貸出は借りた人、備品、貸出日、返却日。',
      '備品: 名前, 数量, 保管場所',
      '貸出: タイトル, 借りた人, 備品, 貸出日, 返却日',
    ],
    [
      'Home inventory: item, room, value, bought when, warranty until',
      'Household items: Item, Room, Value, Bought when, Warranty until',
    ],
  ] as const)
    assert.deepEqual(lists(prompt), wanted, prompt)
})

test('a heading is no list beside those that are told of, and an instrument that is looked after no tool', () => {
  const log = 'Gym equipment log, machines with name, serial and location, and repairs with machine, date, cost, done by'
  assert.deepEqual(
    understand(log).model!.things.map(({ many }) => many),
    ['Machines', 'Repairs'],
  )
  const tuner = understand('Piano tuner. Clients with address and phone, pianos with make and model').model!
  assert.ok(!tuner.pages.some(({ kind }) => kind === 'tool'))
})

test('a field beside the list of the same people points to it', () => {
  const targets = (prompt: string) =>
    understand(prompt).model!.things.flatMap(({ many, fields }) =>
      fields.flatMap(({ label, type, target }) => (target ? [`${many}.${label} ${type}`] : [])),
    )
  for (const [prompt, ...wanted] of [
    ['Plots with number, size, holder and rent. Plot holders with name, phone and email.', 'Plots.Holder ref'],
    ['Tools with name, category and who has it now. Members have name, phone, joined.', 'Tools.Holder ref'],
    ['スタッフは名前と電話。シフトは日付、開始、終了、担当。', 'シフト.担当 ref'],
    ['団員は名前と電話。出動は日付、住所、種別、参加者。', '出動.参加者 refs'],
    ['Grupper med nivå, tid och ledare. Barn med namn, ålder, grupp.', 'Barn.Grupp ref'],
  ] as const)
    assert.deepEqual(targets(prompt), wanted, prompt)
})

test('a title over several lists is none of them, and what is told with its fields stands on the cards', () => {
  const named = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)
  assert.ok(!named('Matlådor: en liten cateringfirma vill ha beställningar, kunder, menyer').includes('Matlådor'))
  assert.deepEqual(named('英単語帳：単語、意味、例文、覚えたかどうか'), ['英単語'])
})

test('whose it is, and the word of a heading, are no lists beside what is kept', () => {
  for (const [prompt, ...wanted] of [
    ['銭湯の回数券の残りを管理したい', '回数券'],
    ['神社の御朱印の授与記録。日付、種類、枚数、初穂料', '授与'],
    ['銭湯の記録', '銭湯'],
    ['レンタル着物の在庫と予約：着物（柄、サイズ、料金）、予約（お客様名、着物、利用日）', '着物', '予約'],
  ] as const)
    assert.deepEqual(
      understand(prompt).model!.things.map(({ many }) => many),
      wanted,
      prompt,
    )
  const typeOf = (prompt: string, name: string) =>
    understand(prompt)
      .model!.things.flatMap(({ fields }) => fields)
      .find(({ label }) => label === name)?.type
  assert.equal(typeOf('歯科技工所の受注管理。取引先の歯科医院、患者名、納期を管理します', '取引先の歯科医院'), 'ref')
  assert.equal(typeOf('吹奏楽部の楽器の貸出簿。楽器名、借りている部員、貸出日、返却予定日', '借りている部員'), 'ref')
})
