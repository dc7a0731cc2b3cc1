import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { generateProject } from '../generate-project.ts'
import { runData } from '../samples/run-data.ts'

const { layData, runs } = runData()

test('what is booked for a day takes all of it, and one that would run into the next is not offered', () => {
  const model = understand('A booking page for our trailers').model!
  for (const row of model.things.find(({ id }) => id === 'trailer')!.rows) row.duration = 1440
  const project = layData('days', generateProject(model))
  const told = runs(
    project,
    `const { bookings, emptyBooking } = await import('./src/data/bookings.ts')
const { trailers } = await import('./src/data/trailers.ts')
const { freeTimes, lengthOf } = await import('./src/features/booking/free-times.ts')
for (const each of bookings.all()) bookings.remove(each.id)
const [one, other] = trailers.all()
bookings.add({ ...emptyBooking(), name: 'Ada', trailerId: one.id, date: '2030-03-04', time: '12:00' })
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: true, opens: '10:00', closes: '18:00' }))
const free = (day, trailer) => freeTimes(day, trailer, bookings.all(), hours)
console.log(JSON.stringify([
  free('2030-03-04', one).length,
  free('2030-03-03', one).includes('12:00'),
  free('2030-03-03', one).includes('12:30'),
  free('2030-03-04', other).length > 0,
  free('2030-03-05', one)[0],
  [1440, 10080, 90].map(lengthOf),
]))`,
  )
  assert.deepEqual(told, [0, true, false, true, '12:00', ['1 day', '7 days', '90 min']])
})

test('a stay takes its nights, and on the day of the departure the next guest may come', () => {
  const model = understand('A booking page for our cottages').model!
  const project = layData('stays', generateProject(model))
  const told = runs(
    project,
    `const { isFree, nightsOf, nightsText } = await import('./src/features/booking/free-rooms.ts')
const row = { guestRoomId: 'a', cottageId: 'a', roomId: 'a', arrival: '2030-03-04', departure: '2030-03-07', status: 'Confirmed' }
const free = (id, from, until, change = {}) => isFree(id, from, until, [{ ...row, ...change }])
console.log(JSON.stringify([
  free('a', '2030-03-03', '2030-03-04'),
  free('a', '2030-03-03', '2030-03-05'),
  free('a', '2030-03-05', '2030-03-06'),
  free('a', '2030-03-07', '2030-03-09'),
  free('b', '2030-03-05', '2030-03-06'),
  free('a', '2030-03-05', '2030-03-06', { status: 'Cancelled' }),
  nightsOf('2030-03-04', '2030-03-07'), nightsOf('2030-03-07', '2030-03-04'), nightsOf('', '2030-03-04'),
  nightsText(1), nightsText(3),
]))`,
  )
  assert.deepEqual(told, [true, false, false, true, true, true, 3, 0, 0, '1 night', '3 nights'])
})
