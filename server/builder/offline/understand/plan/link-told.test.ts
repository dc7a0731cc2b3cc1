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
