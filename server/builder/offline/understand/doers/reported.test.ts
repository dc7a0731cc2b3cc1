import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

/** "Jobs: Date, Client > Clients": a list with its fields, and which list each points to. */
const lists = (prompt: string): string[] => {
  const { things } = understand(prompt).model!
  const ofField = (label: string, target: string | undefined) =>
    target === undefined ? label : `${label} > ${things.find(({ id }) => id === target)!.many}`
  return things
    .filter(({ why }) => why === 'said')
    .map(({ many, fields }) => `${many}: ${fields.map(({ label, target }) => ofField(label, target)).join(', ')}`)
}

test('what those who work there write down is the list, and each of its records knows who wrote it', () => {
  for (const [prompt, ...wanted] of [
    [
      'Every guard fills in an incident report with time, place, what happened and a photo',
      'Incident reports: Title, Time, Place, Guard > Guards, What happened, Photo',
    ],
    [
      'An app for my plumbing firm. Employees report date, project, hours, what they did, billable',
      'Time entries: Title, Date, Project, Hours, What they did, Employee > Employees, Billable',
    ],
    ['Staff fill in machine number, what is wrong, photo', 'Fault reports: Machine number, What is wrong, Photo'],
    [
      'Montörerna rapporterar arbetad tid varje dag: datum, kund, timmar, vad de gjort och om det ska faktureras.',
      'Tidrapporter: Titel, Datum, Kund, Utfört arbete, Timmar, Ska faktureras, Montör > Montörer',
    ],
    [
      '清掃スタッフが作業報告を記入。日付、現場、作業内容、時間、写真。',
      '作業報告: タイトル, 日付, 現場, 作業内容, 時間, 清掃スタッフ > 清掃スタッフ, 写真',
    ],
    ['スタッフが機械番号、症状、写真を記入するアプリ', '故障報告: 機械番号, 症状, 写真'],
  ] as const)
    assert.deepEqual(lists(prompt), wanted, prompt)
})

test('what they write down of each of something points to that', () => {
  assert.deepEqual(
    lists('Nurses note blood pressure, pulse and temperature for each patient twice a day. Patients have room and birthday.'),
    [
      'Measurements: Title, Date, Patient > Patients, Blood pressure, Pulse, Temperature, Nurse > Nurses',
      'Patients: Name, Room, Birthday',
    ],
  )
  assert.deepEqual(
    lists('看護師が利用者ごとに血圧、脈拍、体温を毎日入力。利用者は部屋番号と生年月日。').at(-1),
    '利用者: 名前, 部屋番号, 生年月日',
  )
})

test('members, pupils and the public write for themselves, and a form asks', () => {
  assert.ok(lists('Runners register with name, age group, emergency contact and t-shirt size')[0]!.startsWith('Runners'))
  assert.ok(
    understand('The school needs an accident report form. Staff fill in the name, class and the injury.').model!.pages.some(
      ({ kind }) => kind === 'survey',
    ),
  )
})
