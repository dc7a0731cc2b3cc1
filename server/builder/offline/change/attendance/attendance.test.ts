import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { projectModelSchema, type ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { asksAttendance, attendanceSaid } from './attendance-said.ts'

/** Who is marked at what, and the choices; empty where no grid shows it. */
function rollIn(model: ProjectModel): string {
  projectModelSchema.parse(model)
  const roll = model.things.find(({ views }) => views[0] === 'grid')
  const nameOf = (id: string | undefined) => model.things.find((thing) => thing.id === id)?.many
  return roll
    ? `${roll.fields.flatMap(({ target }) => nameOf(target) ?? []).join(' × ')}: ${roll.fields.find(({ type }) => type === 'select')?.options?.join('/')}`
    : ''
}

const told: readonly (readonly [prompt: string, roll: string])[] = [
  [
    'Choir app: members with name, voice and phone. Rehearsals with date and place. Take attendance at each rehearsal.',
    'Members × Rehearsals: Present/Absent/Late',
  ],
  ['Football team: players, training sessions and who attended each one', 'Players × Training sessions: Present/Absent/Late'],
  [
    'Attendance register for my class: students and lessons, mark each as present, absent or ill',
    'Students × Lessons: Present/Absent/Ill',
  ],
  [
    'I teach yoga. Students: name, email. Classes: date, time, place. I want to tick who came to each class.',
    'Students × Classes: Present/Absent/Late',
  ],
  [
    'Scoutkår: scouter med namn och avdelning, möten med datum och tema, närvaro på varje möte',
    'Scouter × Möten: Närvarande/Frånvarande/Sen ankomst',
  ],
  ['少年野球チームの選手、練習日、練習ごとの出欠を管理したい', '選手 × 練習: 出席/欠席/遅刻'],
  ['教室の生徒と授業、授業ごとの出席・欠席・遅刻を記録', '生徒 × 授業: 出席/欠席/遅刻'],
]

test('who was there, of people and occasions that are kept', () => {
  for (const [prompt, roll] of told) assert.equal(rollIn(understand(prompt).model!), roll, prompt)
})

test('everybody has a sample at the last occasions, and nobody twice at one', () => {
  const { model } = understand(told[1]![0])
  const roll = model!.things.find(({ views }) => views[0] === 'grid')!
  const pairs = roll.rows.map((row) => `${row.player} ${row.training}`)
  assert.equal(new Set(pairs).size, pairs.length)
  const players = model!.things.find(({ id }) => id === 'player')!.rows.length
  assert.equal(pairs.length % players, 0)
  assert.ok(pairs.length >= players * 3)
})

test('a number of visitors, a clock of employees and guests who answer are something else', () => {
  const others = [
    'Sunday services: date, preacher, attendance. Members: name, phone.',
    'Time and attendance for employees who clock in and out',
    'Wedding: guests with name and email, events with date, who is coming',
  ]
  const none = [
    'Hen party: who comes, who has paid what, ideas for games, schedule of the day',
    'Call-outs with address, type and who attended. Equipment with next check date. Firefighters with rank.',
  ]
  for (const prompt of none) assert.equal(rollIn(understand(prompt).model!), '', prompt)
  for (const prompt of others) assert.equal(attendanceSaid(prompt, 'en'), undefined, prompt)
})

test('as a wish, and only where it is all of it', () => {
  const { model } = understand('Choir members with name, voice and phone. Rehearsals with date and place.')
  for (const wish of [
    'I want to track attendance for each rehearsal',
    'add an attendance list',
    'can you tick who came to each rehearsal',
  ]) {
    assert.ok(asksAttendance(wish, 'en'), wish)
    assert.equal(rollIn(change(model!, wish).model), 'Choir members × Rehearsals: Present/Absent/Late', wish)
  }
  assert.ok(!asksAttendance('make the attendance page blue and add a field for notes', 'en'))
})

test('a press goes from one choice to the next, on the row that is there or a new one', () => {
  const files = generateProject(understand(told[0]![0]).model!)
  const view = Object.entries(files).find(([path]) => path.endsWith('attendance-views.tsx'))![1]
  assert.match(view, /attendances\.update\(row\.id, \{ presence \}\)/)
  assert.match(view, /attendances\.add\(\{\s+\.\.\.emptyAttendance\(\),\s+memberId: line,\s+rehearsalId: column,/)
})
