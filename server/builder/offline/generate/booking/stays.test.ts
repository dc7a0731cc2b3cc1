import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { generateProject } from '../generate-project.ts'
import { runData } from '../samples/run-data.ts'

const { layData, runs } = runData(after)

test('a stay takes all its days, and one that would run into the next is not offered', () => {
  const model = understand('A booking page for our cottages').model!
  const project = layData('stays', generateProject(model))
  const told = runs(
    project,
    `const { bookings, emptyBooking } = await import('./src/data/bookings.ts')
const { services } = await import('./src/data/services.ts')
const { freeTimes, lengthOf } = await import('./src/features/booking/free-times.ts')
for (const each of bookings.all()) bookings.remove(each.id)
const [night, weekend] = [1440, 2880].map((minutes) => services.all().find(({ duration }) => duration === minutes))
const week = services.all().find(({ duration }) => duration === 10080)
bookings.add({ ...emptyBooking(), name: 'Ada', serviceId: week.id, date: '2030-03-04', time: '12:00' })
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: true, opens: '10:00', closes: '18:00' }))
const free = (day, service) => freeTimes(day, service, bookings.all(), hours)
console.log(JSON.stringify([
  free('2030-03-06', night).length,
  free('2030-03-03', night).includes('12:00'),
  free('2030-03-03', night).includes('12:30'),
  free('2030-03-03', weekend).length,
  free('2030-03-11', night)[0],
  [1440, 10080, 90].map(lengthOf),
]))`,
  )
  assert.deepEqual(told, [0, true, false, 0, '12:00', ['1 day', '7 days', '90 min']])
})
