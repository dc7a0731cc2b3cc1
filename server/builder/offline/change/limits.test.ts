import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { generateProject } from '../generate/generate-project.ts'
import { runData } from '../generate/samples/run-data.ts'
import type { Limit } from '../limits.ts'
import { projectModelSchema } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import { limitSaid } from './wording/limit-forms.ts'

const rooms = 'Meeting rooms with name and seats, bookings with room, date, start time, end time and who booked'
const shelves = 'Shelves: number, weekly price. Rentals: shelf, seller, start date, end date'
const shifts = 'Shifts: title, date, start, end. Volunteers: name, phone. Sign-ups: shift, volunteer'
const kurser = 'Kurser med namn, datum, max antal deltagare. Anmälningar med namn, e-post och kurs'
const visits = '利用者（氏名、住所）とスタッフ（氏名、資格）を登録し、訪問は利用者・スタッフ・日時・内容を入力します'

/** The limits of each list that has one, as `list: by during most`. */
const limitsIn = (on: string, ...wishes: string[]): string[] => {
  const model = wishes.reduce((was, wish) => change(was, wish).model, understand(on).model!)
  assert.equal(projectModelSchema.safeParse(model).error, undefined)
  const told = ({ by, during, most }: Limit) =>
    `${by.join('+')} ${during ? Object.values(during).join('-') : '-'} ${typeof most === 'number' ? most : most.field}`
  return model.things.flatMap(({ id, limits = [] }) => limits.map((limit) => `${id}: ${told(limit)}`))
}
const booked = ['booking: room+date startTime-endTime 1']
const rented = ['rental: shelf startDate-endDate 1']

describe('limits', () => {
  test('what has room for several at once is booked by several', () => {
    const pots = '陶芸体験の予約サイト。コースは手びねり（3,500円・90分）と電動ろくろ（4,500円・60分）'
    assert.deepEqual(limitsIn(pots, '定員は1回6名まで'), ['booking: course+date+time - 6'])
    const { model } = change(understand(pots).model!, '定員は1回6名まで')
    assert.match(generateProject(model)['src/features/booking/free-times.ts']!, /room: 6/)
    const courses = '料理教室の講座の一覧と、参加者の申し込みを管理。講座は、講座名、開催日、定員'
    assert.deepEqual(limitsIn(courses, '定員に達したら申し込めないように'), ['registration: course - capacity'])
    const camp = 'Anmälningar till kolonin: barnets namn, ålder, vecka'
    assert.deepEqual(limitsIn(camp, 'max 20 barn per vecka'), ['registration: weekNumber - 20'])
  })

  test('what must not be booked twice is said in a first description', () => {
    assert.deepEqual(limitsIn(`${rooms}. No double bookings.`), booked)
    assert.deepEqual(limitsIn(`${shelves}. The same shelf can never be rented out twice.`), rented)
    assert.deepEqual(limitsIn(`${shifts}. At most 6 volunteers per shift.`), ['registration: shift - 6'])
    assert.deepEqual(limitsIn(`${kurser}. Anmälan stängs när kursen är full.`), ['registration: course - maxAntalDeltagare'])
    assert.deepEqual(limitsIn(`${visits}。同じスタッフの訪問が重ならないようにしてください。`), ['visit: employee+dateTime - 1'])
    assert.deepEqual(
      limitsIn(
        'Programpunkter med start, slut, sal och talare. Salar: namn. Talare: namn. Två programpunkter kan inte vara i samma sal samtidigt och en talare kan inte vara på två ställen.',
      ),
      ['programmeItem: sal+date startTime-endTime 1', 'programmeItem: speaker+date startTime-endTime 1'],
    )
  })

  test('and is wished for later, in many words', () => {
    for (const wish of [
      'no double bookings please',
      "don't let anyone book the same room twice",
      'two bookings must not be in the same room at the same time',
      'a room can never be booked twice',
      'bookings for the same room must not overlap',
      'prevent double booking',
    ])
      assert.deepEqual(limitsIn(rooms, wish), booked, wish)
    for (const wish of ['samma hylla får aldrig hyras ut dubbelt', 'inga dubbelbokningar', 'en hylla får inte bokas två gånger'])
      assert.deepEqual(limitsIn('Hyllor: nummer, pris. Uthyrningar: hylla, säljare, från, till', wish).length, 1, wish)
    for (const wish of ['同じスタッフの訪問が重複しないようにして', 'ダブルブッキングを防ぎたい'])
      assert.deepEqual(limitsIn(visits, wish).length, 1, wish)
    assert.deepEqual(limitsIn(shifts, 'max 4 volunteers per shift', 'max 5 volunteers per shift'), ['registration: shift - 5'])
  })

  test('more than so many is not wanted: of whatever is booked, and nothing is removed', () => {
    const dogs = 'Hundvakt: bokningar, hundar, ägare'
    assert.deepEqual(limitsIn(dogs, 'jag vill inte ha mer än fem hundar samtidigt'), ['booking: date+time - 5'])
    assert.deepEqual(limitsIn(dogs, 'högst fem hundar per dag'), ['booking: date - 5'])
    assert.deepEqual(limitsIn(rooms, "we can't have more than 4 bookings at the same time").length, 1)
  })

  test('what is taken back is no limit, and a field that goes takes it along', () => {
    assert.deepEqual(limitsIn(rooms, 'no double bookings', 'allow double bookings again'), [])
    assert.deepEqual(limitsIn(shelves, 'no double bookings', 'remove the shelf from rentals'), [])
  })

  test('sentences of other matters are none', () => {
    const others: Record<Language, string[]> = {
      en: [
        'add a field for the same address',
        'one booking per row',
        'guests can book a room',
        'show at most 6 fields',
        'only one colour please',
        'the list is full of old entries, hide them',
      ],
      sv: ['två fält på samma rad', 'lägg till max antal', 'visa bokningarna samtidigt', 'en kurs kan vara inställd'],
      ja: ['同じ色にして', '定員を追加して', '訪問の時間を表示', '重複を表示'],
    }
    for (const language of ['en', 'sv', 'ja'] as const)
      for (const text of others[language]) assert.equal(limitSaid(text, language), null, text)
  })

  test('sample rows keep to it', () => {
    const { things } = change(understand(shelves).model!, 'no double bookings').model
    const rows = things.find(({ id }) => id === 'rental')!.rows
    const day = (text: unknown) => Number(/^([+-]?\d+)d/.exec(String(text))?.[1])
    const clash = rows.filter((row, at) =>
      rows
        .slice(0, at)
        .some(
          (other) =>
            other.shelf === row.shelf && day(other.startDate) <= day(row.endDate) && day(row.startDate) <= day(other.endDate),
        ),
    )
    assert.deepEqual(clash, [])
  })

  const { layData, runs } = runData()
  test('the rows beside one are found by what they share while both last', () => {
    const model = change(understand(shelves).model!, 'no double bookings').model
    const project = layData('shelves', generateProject(model))
    const told = runs(
      project,
      `const { rentals, rentalsBeside, emptyRental } = await import('./src/data/rentals.ts')
for (const each of rentals.all()) rentals.remove(each.id)
const of = (shelfId, startDate, endDate) => ({ ...emptyRental(), title: shelfId, shelfId, startDate, endDate })
const first = rentals.add(of('a', '2030-03-01', '2030-03-07'))
const open = rentals.add(of('b', '2030-03-01', ''))
const beside = (row, id) => rentalsBeside(row, id).length
console.log(JSON.stringify([
  beside(of('a', '2030-03-07', '2030-03-09')),
  beside(of('a', '2030-03-08', '2030-03-09')),
  beside(of('c', '2030-03-02', '2030-03-03')),
  beside(of('', '2030-03-02', '2030-03-03')),
  beside(of('b', '2031-01-01', '2031-01-02')),
  beside(of('a', '2030-03-01', '2030-03-07'), first.id),
]))`,
    )
    assert.deepEqual(told, [1, 0, 0, 0, 1, 0])
  })

  test('hours that only touch do not clash, and what was called off takes no room', () => {
    const on = 'Rooms with name. Bookings with room, date, start time, end time and status (open, confirmed, cancelled)'
    const project = layData('rooms', generateProject(change(understand(on).model!, 'no double bookings').model))
    const told = runs(
      project,
      `const { bookings, bookingsBeside, emptyBooking } = await import('./src/data/bookings.ts')
for (const each of bookings.all()) bookings.remove(each.id)
const of = (startTime, endTime, status = 'Open') => ({ ...emptyBooking(), name: 'x', roomId: 'a', date: '2030-03-01', startTime, endTime, status })
const first = bookings.add(of('10:00', '11:00'))
const counts = [of('11:00', '12:00'), of('10:30', '10:45')].map((row) => bookingsBeside(row).length)
bookings.update(first.id, { status: 'Cancelled' })
console.log(JSON.stringify([...counts, bookingsBeside(of('10:30', '10:45')).length]))`,
    )
    assert.deepEqual(told, [0, 1, 0])
  })
})
