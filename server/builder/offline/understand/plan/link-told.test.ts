import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

/** "Lessons > Students": which lists point to which. */
const links = (prompt: string): string[] => {
  const { things } = understand(prompt).model!
  return things.flatMap(({ many, fields }) =>
    fields.flatMap(({ target }) => (target ? [`${many} > ${things.find(({ id }) => id === target)!.many}`] : [])),
  )
}

test('what a record is of stands in words around it', () => {
  for (const [prompt, ...wanted] of [
    [
      'Each student has a name, age and level. After each lesson I note the date, pieces practised and homework.',
      'Lessons > Students',
    ],
    ['bee hives and inspections. for each inspection date, queen seen yes/no, temper', 'Inspections > Bee hives'],
    ['Flats with address and rent. Repairs get reported against a flat with a description and urgency', 'Repairs > Flats'],
    [
      'Hästar (namn, ras), elever (namn, telefon). Vi behöver också veterinärbesök per häst med datum, kostnad',
      'Veterinärbesök > Hästar',
    ],
    ['生徒の名前と学年を管理。レッスンのたびに日付、練習した曲、宿題をメモします。', 'レッスン > 生徒'],
  ] as const)
    assert.deepEqual(links(prompt), wanted, prompt)
})

test('what only stands beside a record is not what it is of', () => {
  const prompt =
    'I tune pianos and I’ve filled three notebooks. For each visit: the date, the pitch I found it at, what I charged.'
  assert.ok(!links(prompt).some((link) => link.endsWith('Notebooks')))
})

test('what a record is of lies in its nature, where one list alone comes into question', () => {
  for (const [prompt, ...wanted] of [
    [
      'hives and inspections. hives have a number, place and queen year, inspections have date, temperament, brood frames',
      'Inspections > Hives',
    ],
    ['Boats have a name, length, owner and berth. Bookings have date, email, number of people and notes.', 'Bookings > Boats'],
    ['猫ごとに名前、性別、誕生日、性格、写真。通院は日付、病院、内容、費用。', '通院 > 猫'],
    [
      'Clients with address and phone, their pianos (make, model), and tunings with date, price and pitch.',
      'Tunings > Pianos',
      'Pianos > Clients',
    ],
    [
      'Bilar med regnr och märke, bokningar med medlem, från, till. Medlemmar med namn och körkort.',
      'Bokningar > Medlemmar',
      'Bokningar > Bilar',
    ],
  ] as const)
    assert.deepEqual(links(prompt), wanted, prompt)
})

test('of two lists none is chosen, a meeting is of nothing that stands beside it, and what is used is not what is looked after', () => {
  for (const prompt of [
    'Boats with name and length, trailers with number and size. Inspections with date and remarks.',
    'Boats with name and length. Meetings with date, place and agenda.',
    'Spare parts with number and shelf. Callouts with date, address and what was wrong.',
  ])
    assert.deepEqual(links(prompt), [], prompt)
})
