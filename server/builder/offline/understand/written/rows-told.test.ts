import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import type { ProjectModel, Thing } from '../../model.ts'
import { understand } from '../understand.ts'

const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const listOf = (model: ProjectModel, many: string): Thing => {
  const found = model.things.find((thing) => thing.many === many)
  assert.ok(found, `${many} of ${model.things.map((thing) => thing.many).join(', ')}`)
  return found
}
/** The rows of a list, each with the fields that are named. */
const rowsOf = ({ fields, rows }: Thing, ...labels: string[]): string[] => {
  const ids = labels.map((label) => fields.find((field) => field.label === label)?.id ?? assert.fail(label))
  return rows.map((row) => ids.map((id) => String(row[id])).join(' '))
}
const pointsTo = (model: ProjectModel, many: string, label: string): string | undefined => {
  const target = listOf(model, many).fields.find((field) => field.label === label)?.target
  return model.things.find(({ id }) => id === target)?.many
}

const told: [prompt: string, list: string, labels: string[], rows: string[]][] = [
  [
    'Fiskevårdsområdet säljer fiskekort. Korttyper: dygn 80 kr, vecka 250 kr, år 1 600 kr. Kort: köpare, korttyp, giltigt från',
    'Korttyper',
    ['Namn', 'Pris'],
    ['Dygn 80', 'Vecka 250', 'År 1600'],
  ],
  [
    'Chore chart for our house: chores (make the bed 5 points, feed the cat 3 points, take out the bins 10 points)',
    'Chores',
    ['Name', 'Points'],
    ['Make the bed 5', 'Feed the cat 3', 'Take out the bins 10'],
  ],
  [
    'We have three meeting rooms: the Oak room 8 people £25/h, the Elm room 12 people £35/h, the Attic 20 people £60/h. People book a room with date, from, to and name.',
    'Meeting rooms',
    ['Name', 'Capacity', 'Price per hour'],
    ['Oak room 8 25', 'Elm room 12 35', 'Attic 20 60'],
  ],
  [
    '会議室3部屋（松の間 8名 1時間2,000円、竹の間 12名 3,000円）の予約。予約は日付、時間、名前、部屋',
    '会議室',
    ['名前', '定員', '1時間の料金'],
    ['松の間 8 2000', '竹の間 12 3000'],
  ],
  [
    'お手伝い（皿洗い 50円、風呂掃除 100円、犬の散歩 80円）をしたら記録して、今月いくらになったか見たい',
    'お手伝い',
    ['名前', '価格'],
    ['皿洗い 50', '風呂掃除 100', '犬の散歩 80'],
  ],
  [
    'ヨガスタジオの予約サイト。プランは『体験 1,100円』『月4回 6,600円』『通い放題 12,100円』。名前、メール、希望日を入れてもらう',
    'プラン',
    ['名前', '価格'],
    ['体験 1100', '月4回 6600', '通い放題 12100'],
  ],
  // what has them is no list of them
  [
    'Skolcafé: kaffe 10 kr, bulle 15 kr och macka 25 kr. Försäljning: datum, vara, antal',
    'Varor',
    ['Namn', 'Pris'],
    ['Kaffe 10', 'Bulle 15', 'Macka 25'],
  ],
  [
    'Loyalty app for my cafe: rewards - free coffee 10 points, free cake 20 points. Customers with name, phone, points',
    'Rewards',
    ['Name', 'Points'],
    ['Free coffee 10', 'Free cake 20'],
  ],
  ['Pocket money app for our two kids Ella and Max. Each chore has a value', 'Kids', ['Name'], ['Ella', 'Max']],
  ['Vi tävlar i fyra lag: Röd, Blå, Grön och Gul. Poäng: datum, lag, poäng', 'Lag', ['Namn'], ['Röd', 'Blå', 'Grön', 'Gul']],
  ['Barn: Ella, Hugo. Sysslor med poäng', 'Barn', ['Namn'], ['Ella', 'Hugo']],
  ['子どもは太郎、花子、次郎の3人。習い事を記録。習い事は子ども、曜日、時間', '子ども', ['名前'], ['太郎', '花子', '次郎']],
  ['3つの教室（渋谷校、新宿校、横浜校）の生徒管理。生徒は名前、学年、教室', '教室', ['名前'], ['渋谷校', '新宿校', '横浜校']],
]
for (const [prompt, list, labels, rows] of told)
  test(`rows told of ${list}: ${prompt}`, () => assert.deepEqual(rowsOf(listOf(modelOf(prompt), list), ...labels), rows))

const pointing: [prompt: string, list: string, label: string, target: string][] = [
  ['Korttyper: dagkort 120 kr, årskort 3 500 kr. Medlemmar: namn, korttyp, startdatum', 'Medlemmar', 'Korttyp', 'Korttyper'],
  ['Membership plans (Basic $19, Plus $29) and members with name, email, plan', 'Members', 'Plan', 'Membership plans'],
  ['会員種別は正会員10,000円、準会員5,000円。会員は氏名、メール、種別、入会日', '会員', '種別', '会員種別'],
  [
    'School sports day, four houses: Red, Blue, Green and Yellow. Events with name, date and winner house',
    'Events',
    'Winner house',
    'Houses',
  ],
  // nothing names what is booked
  ['Two saunas: Big sauna 300 kr, Small sauna 150 kr. Bookings with name, phone, date and time', 'Bookings', 'Sauna', 'Saunas'],
]
for (const [prompt, list, label, target] of pointing)
  test(`${list} point to ${target}: ${prompt}`, () => assert.equal(pointsTo(modelOf(prompt), list, label), target))

test('what is paid with is told by the rows', () => {
  assert.equal(modelOf('Dishes (soup £4, curry £7.50) and orders with dish and date').currency, 'GBP')
})

const none: [prompt: string, list: string, labels: string[]][] = [
  // the choices of a field
  ['Members: name, fee (adult 100 kr, child 50 kr), phone', 'Members', ['Name', 'Fee', 'Phone']],
  // how many there are of them
  ['利用者は全社員約200名、対応者は課員4名。チケットは件名、状態', 'チケット', ['件名', '状態']],
  // lists, and no names
  ['It should have two lists: members and payments. Members: Name, Voice, Seat', 'Members', ['Name', 'Voice', 'Seat']],
]
for (const [prompt, list, labels] of none)
  test(`no rows: ${prompt}`, () => {
    const found = listOf(modelOf(prompt), list).fields.map(({ label }) => label)
    assert.deepEqual(
      labels.filter((label) => !found.includes(label)),
      [],
    )
  })

test('prices behind the first are in its money, whosever price list it is', () => {
  for (const [prompt, ...wanted] of [
    ['Price list for my mobile bike repair van: basic service 45 euros, full service 90, puncture 12', 45, 90, 12],
    ['Prislista för min lilla hundfrisörsalong: tvätt 200 kr, klippning 350, kloklipp 100', 200, 350, 100],
  ] as const) {
    const { things } = understand(prompt).model!
    assert.deepEqual(
      things.map(({ rows }) => rows.map(({ price }) => price)),
      [wanted],
      prompt,
    )
  }
})
