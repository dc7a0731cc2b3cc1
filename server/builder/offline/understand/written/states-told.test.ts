import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const fieldsOf = (prompt: string, list: string) => {
  const { things } = understand(prompt).model!
  return (
    things.find(({ many }) => many === list)?.fields ?? assert.fail(`${list} of ${things.map(({ many }) => many).join(', ')}`)
  )
}

const told: [prompt: string, list: string, label: string, options: string][] = [
  [
    'I want a list of jobs with the customer, the price quoted, the date promised and whether its waiting, in progress or collected.',
    'Jobs',
    'Status',
    'Waiting, In progress, Collected',
  ],
  [
    'Please build us a board with the columns Quote, Design, Waiting for approval, Production, Fitting and Done. Every job has a title, a client and a due date.',
    'Jobs',
    'Status',
    'Quote, Design, Waiting for approval, Production, Fitting, Done',
  ],
  [
    'Shelter cats: name, age. Every cat is available, reserved or adopted.',
    'Shelter cats',
    'Status',
    'Available, Reserved, Adopted',
  ],
  ['Every bat gets a number and a sex. A bat is either in care, released or died.', 'Bats', 'Status', 'In care, Released, Died'],
  ['Grants: applicant, amount. Grants go through draft, submitted and awarded.', 'Grants', 'Status', 'Draft, Submitted, Awarded'],
  ['Books with title and author, and each is on the shelf, on loan or lost', 'Books', 'Status', 'On the shelf, On loan, Lost'],
  ['Every plant is a tree, shrub or herb. Plants with name, height', 'Plants', 'Type', 'Tree, Shrub, Herb'],
  [
    'report a fault: machine number, what is wrong (wont drain, wont spin, other), a photo',
    'Faults',
    'What is wrong',
    'Wont drain, Wont spin, Other',
  ],
  [
    'Tavla med kolumnerna Idé, Offert, Beställt, Levererat för våra affärer, varje affär har kund och belopp',
    'Affärer',
    'Status',
    'Idé, Offert, Beställt, Levererat',
  ],
  [
    'Varje katt har namn, ålder och är antingen i jourhem, på hemmet eller adopterad',
    'Katter',
    'Status',
    'I jourhem, På hemmet, Adopterad',
  ],
  [
    'Felrapporter: plats, foto, om den är akut, och om felet är anmält, pågår eller åtgärdat',
    'Felrapporter',
    'Status',
    'Anmält, Pågår, Åtgärdat',
  ],
  [
    '保護猫の管理。名前、性別、年齢。猫は保護中、トライアル中、譲渡済みのどれかです。',
    '保護猫',
    'ステータス',
    '保護中, トライアル中, 譲渡済み',
  ],
  [
    '制作案件をカンバンボードで管理したい。列は見積中、制作中、納品済み。案件名、納期、担当',
    '制作案件',
    'ステータス',
    '見積中, 制作中, 納品済み',
  ],
  [
    '忘れ物管理。品名、場所、日付、保管中か返却済みか廃棄済みかを記録したい',
    '忘れ物',
    'ステータス',
    '保管中, 返却済み, 廃棄済み',
  ],
  ['生徒は名前、級(3級〜二段)、入会日', '生徒', '級', '3級, 2級, 1級, 初段, 二段'],
  ['Football teams: name, age group (U10-U12), coach', 'Football teams', 'Age group', 'U10, U11, U12'],
  // told apart from what has them
  ['Levels are beginner, improver and pro. Students: name, phone, level', 'Students', 'Level', 'Beginner, Improver, Pro'],
  ['Schema för simskolan, nivåer (Baddaren, Pingvinen), grupper med nivå, dag, ledare', 'Grupper', 'Nivå', 'Baddaren, Pingvinen'],
  ['英会話教室。レベル（入門、初級、上級）、生徒は氏名、レベル、電話', '生徒', 'レベル', '入門, 初級, 上級'],
  // an abbreviation ends neither the sentence nor the choices
  [
    'Ridskola: hästar (namn, nivå: nybörjare, fortsättning, avancerad, ev. skada), elever (namn, nivå)',
    'Elever',
    'Nivå',
    'Nybörjare, Fortsättning, Avancerad',
  ],
]
for (const [prompt, list, label, options] of told)
  test(`${label} of ${list}: ${prompt}`, () =>
    assert.equal(
      fieldsOf(prompt, list)
        .find((field) => field.label === label)
        ?.options?.join(', '),
      options,
    ))

const kept: [prompt: string, list: string, labels: string][] = [
  [
    'Ridskola: hästar (namn, ålder, nivå: nybörjare, avancerad, ev. skada). Elever: namn, telefon',
    'Hästar',
    'Namn, Ålder, Nivå, Skada',
  ],
  ['Tools: name, serial no., max. weight, approx. value, etc.', 'Tools', 'Name, Serial number, Max weight, Approximate value'],
  ['Besök (datum, t.ex. mål, ca tid, kommentar o.s.v.)', 'Besök', 'Datum, Mål, Tid, Kommentar'],
  // a sum, and not what a line is
  ['A quote has a customer, a date, lines (work or material, quantity, unit, price)', 'Quotes', 'Line, Quantity, Unit, Price'],
]
for (const [prompt, list, labels] of kept)
  test(`fields of ${list}: ${prompt}`, () => {
    const found = fieldsOf(prompt, list).map(({ label }) => label)
    assert.deepEqual(
      labels.split(', ').filter((label) => !found.includes(label)),
      [],
      found.join(', '),
    )
  })

const rows: [prompt: string, list: string, names: string][] = [
  ['Wards: maternity, surgery, outpatients. Shifts: date, ward, nurse', 'Wards', 'Maternity, Surgery, Outpatients'],
  ['Avdelningar: sälj, support, lager. Ärenden med titel, avdelning, datum', 'Avdelningar', 'Sälj, Support, Lager'],
]
for (const [prompt, list, names] of rows)
  test(`rows of ${list}: ${prompt}`, () => {
    const { things } = understand(prompt).model!
    const { rows: own, titleField } = things.find(({ many }) => many === list)!
    assert.equal(own.map((row) => row[titleField]).join(', '), names)
  })

test('what was borrowed is a field, and 蜜の of 蜜の種類 is none', () => {
  const loans = fieldsOf('図書委員です。本の貸し出しを記録したい。誰が何をいつ借りたか', '貸出')
  assert.ok(loans.some(({ label }) => label === '借りた人'))
  const teas = fieldsOf('茶会は日付、お茶の種類（煎茶、抹茶、番茶）、参加者', '茶会')
  assert.ok(!teas.some(({ label }) => label === 'お茶の'))
})
