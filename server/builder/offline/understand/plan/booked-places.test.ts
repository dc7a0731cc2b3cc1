import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { generateProject } from '../../generate/generate-project.ts'
import { runData } from '../../generate/samples/run-data.ts'
import { understand } from '../understand.ts'

const { layData, runs } = runData()
const modelOf = (prompt: string, language?: Language) => understand(prompt, language).model!
const bookingOf = (prompt: string, language?: Language) => {
  const model = modelOf(prompt, language)
  const booking = model.things.find(({ concept }) => concept === 'booking' || concept === 'stay')!
  return { model, booking, page: model.pages.find(({ kind }) => kind === 'booking') }
}

test('what is booked is a place or a thing that is there: one list of it, and no services, customers or hotel guests', () => {
  for (const [prompt, language, place, isPage] of [
    ['a booking system for our tennis courts', 'en', 'Tennis courts', true],
    ['desk booking for our office', 'en', 'Desks', true],
    ['book the company cars', 'en', 'Company cars', false],
    ['room bookings with date and time', 'en', 'Rooms', false],
    ['lab equipment booking', 'en', 'Lab equipment', false],
    ['rumsbokning för föreningen', 'sv', 'Rum', true],
    ['bokningssida för föreningens lokaler', 'sv', 'Lokaler', true],
    ['bokning av gästlägenhet', 'sv', 'Gästlägenheter', true],
    ['会議室の予約システム', 'ja', '会議室', true],
    ['メンバーがテニスコートを予約できるアプリ', 'ja', 'テニスコート', true],
  ] as const) {
    const { model, booking, page } = bookingOf(prompt, language)
    const [target, ...others] = model.things.filter((thing) => thing !== booking)
    assert.equal(target?.many, place, `${prompt}: ${model.things.map(({ many }) => many).join()}`)
    assert.deepEqual(others, [], prompt)
    assert.ok(
      booking.fields.some((field) => field.target === target.id),
      prompt,
    )
    assert.equal(page !== undefined, isPage, prompt)
    if (page) assert.equal(page.parts?.service, target.id, prompt)
    const [limit] = booking.limits ?? []
    assert.ok(limit?.by.includes(target.id) && limit.most === 1, prompt)
  }
})

test('a business that is booked keeps its services, and what is told of a booking is told of it alone', () => {
  assert.ok(bookingOf('booking system for a hair salon').model.things.some(({ concept }) => concept === 'service'))
  assert.ok(bookingOf('boka bastun', 'sv').page)
  const { booking, model } = bookingOf('studio bookings: customer, date, start, end, price')
  assert.deepEqual([model.things.length, booking.limits], [1, undefined])
  assert.deepEqual(
    bookingOf('Boka rum på kontoret: mötesrum, datum, tid, vem', 'sv')
      .booking.fields.slice(1, 5)
      .map(({ label }) => label),
    ['Mötesrum', 'Datum', 'Tid', 'Vem'],
  )
})

test('one court may be booked while another is taken, and one that is closed cannot be', () => {
  const project = layData('courts', generateProject(modelOf('a booking system for our tennis courts')))
  const told = runs(
    project,
    `const { bookings, emptyBooking } = await import('./src/data/bookings.ts')
const { courts } = await import('./src/data/courts.ts')
const { freeTimes, lengthOf } = await import('./src/features/booking/free-times.ts')
for (const each of bookings.all()) bookings.remove(each.id)
const [one, other] = courts.all()
bookings.add({ ...emptyBooking(), name: 'Ada', courtId: one.id, date: '2030-03-04', time: '12:00' })
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: true, opens: '10:00', closes: '18:00' }))
const free = (court) => freeTimes('2030-03-04', court, bookings.all(), hours)
console.log(JSON.stringify([
  free(one).includes('12:00'),
  free(one).includes('11:30'),
  free(one).includes('13:00'),
  free(other).includes('12:00'),
  [60, 90, 240, 1440].map(lengthOf),
]))`,
  )
  assert.deepEqual(told, [false, false, true, true, ['60 min', '90 min', '4 hours', '1 day']])
  assert.match(
    generateProject(modelOf('a booking system for our tennis courts'))['src/features/booking/booking-page.tsx']!,
    /courts\.useAll\(\)\.filter\(\(row\) => row\.available\)/,
  )
})
