import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const rowsOf = (prompt: string, wish: string) =>
  change(understand(prompt).model!, wish).operations.map((operation) =>
    operation.op === 'addRow' ? [operation.thing, operation.row] : operation.op,
  )

test('one more of a list is told by what the list keeps, with what is said of it', () => {
  const league = 'league table for a five-a-side football league, public page with teams and results'
  const rooms = 'website for a guesthouse with four rooms, gallery and a booking page'
  for (const [prompt, wish, thing, row] of [
    [league, 'New team joining: Blackrock Rovers', 'team', { name: 'Blackrock Rovers' }],
    [league, 'add team Blackrock Rovers', 'team', { name: 'Blackrock Rovers' }],
    [league, 'Team Shamrock is joining too', 'team', { name: 'Shamrock' }],
    [
      rooms,
      'Kindly add one more room: Tea Garden Suite at Rs 4500 per night',
      'guestRoom',
      { name: 'Tea Garden Suite', pricePerNight: 4500 },
    ],
    [rooms, 'we now have a new room called The Loft for 120 per night', 'guestRoom', { name: 'The Loft', pricePerNight: 120 }],
    [
      'serietabell för korpens innebandy med lag och matcher',
      'laget Skrapans IBK ska oxå va med, de hoppade på sent',
      'team',
      { name: 'Skrapans IBK' },
    ],
    [
      'bokningssida för ett pensionat med rum och priser per natt',
      'Nytt rum: Tornrummet 1495 kr/natt',
      'guestRoom',
      { name: 'Tornrummet', pricePerNight: 1495 },
    ],
    [
      '料理教室の申し込みページ。講座ごとに日程、定員があり、名前とメールを入れて申し込む',
      '新しい講座「パン作り」を追加、定員8名',
      'course',
      { title: 'パン作り', capacity: 8 },
    ],
  ] as const)
    assert.deepEqual(rowsOf(prompt, wish), [[thing, row]], wish)
})

test('a field, a choice or a view is no row', () => {
  const prompt = 'website for a guesthouse with four rooms, gallery and a booking page'
  for (const wish of ['add room type', 'add a field called Colour', 'add a gallery', 'new room status: Closed'])
    assert.ok(
      rowsOf(prompt, wish).every((each) => typeof each === 'string'),
      wish,
    )
})
