import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from '../../change/change.ts'
import type { ProjectModel } from '../../model.ts'
import { capacityOf, isGathering } from '../../page-parts/gathering-parts.ts'
import { understand } from '../../understand/understand.ts'
import { generateProject } from '../generate-project.ts'
import { runData } from '../samples/run-data.ts'

const { layData, runs } = runData()
const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
/** What places are booked at, and the list of who took one; undefined where a page books times or nothing. */
function gatheringIn(model: ProjectModel) {
  const page = model.pages.find((each) => isGathering(model, each))
  const of = (id: string | undefined) => model.things.find((thing) => thing.id === id)
  return page && { page, gathering: of(page.parts!.service)!, booking: of(page.thing)! }
}

test('what many come to is booked by its places, in three languages, with or without its own words', () => {
  for (const [prompt, many, taken] of [
    ['Booking page for a yoga studio. People pick a class and leave their name and email.', 'Classes', 'Bookings'],
    ['Workshops with date, price and number of seats; people register online', 'Workshops', 'Registrations'],
    ['Guided tours with date, time, guide, price and max 15 people, visitors book a place online', 'Guided tours', 'Bookings'],
    ['book club events, members sign up', 'Events', 'Registrations'],
    ['volunteers sign up for shifts with day, start time and task', 'Shifts', 'Sign-ups'],
    ['Bokning av gympapass med begränsat antal platser', 'Gympapass', 'Bokningar'],
    ['Anmälan till föreningens kurser', 'Kurser', 'Anmälningar'],
    ['料理教室の予約サイト。日時、メニュー、定員6名', '料理教室', '予約'],
    ['イベント参加申し込みフォーム', 'イベント', 'イベント参加申し込み'],
  ] as const) {
    const found = gatheringIn(modelOf(prompt))
    assert.deepEqual([found?.gathering.many, found?.booking.many], [many, taken], prompt)
    const capacity = capacityOf(found!.gathering)!
    const reference = found!.booking.fields.find(({ target }) => target === found!.gathering.id)!
    assert.deepEqual(found!.booking.limits?.[0]?.by, [reference.id], prompt)
    const ahead = found!.gathering.rows.filter((row) => JSON.stringify(row).includes('"+'))
    assert.ok(ahead.length >= 3, `${prompt}: most of the samples lie ahead`)
    for (const [at, row] of found!.gathering.rows.entries()) {
      const here = found!.booking.rows.filter((each) => each[reference.id] === at).length
      assert.ok(here <= Number(row[capacity.id]), `${prompt}: a sample is overbooked`)
    }
  }
})

test('an hour with somebody, a court and a photographer of events are booked as ever', () => {
  for (const prompt of [
    'booking system for my hair salon',
    'piano lessons booking page',
    'golf course tee time booking',
    'Booking page for my event photography business',
    'A booking page for our tennis courts',
    'hotel website with online booking',
    'tvättstugan i vår brf, folk ska kunna boka pass',
  ])
    assert.equal(gatheringIn(modelOf(prompt)), undefined, prompt)
})

test('how many may come is told in any words, and by a wish', () => {
  const rooms = (model: ProjectModel) => {
    const { gathering, booking } = gatheringIn(model)!
    const [limit] = booking.limits!
    return [new Set(gathering.rows.map((row) => row[capacityOf(gathering)!.id])), limit!.most] as const
  }
  for (const [prompt, most] of [
    ['yoga studio class schedule where people sign up, max 12 per class', 12],
    ['Fitness class booking: classes with day, time, instructor and 15 spots, members book a place', 15],
    ['ヨガ教室の予約サイト、1クラス8名まで', 8],
  ] as const)
    assert.deepEqual([...rooms(modelOf(prompt))[0]], [most], prompt)
  const told = change(
    modelOf('Workshops with date, price and number of seats; people register online'),
    'max 9 people per workshop',
  )
  assert.deepEqual(rooms(told.model), [new Set([9]), 9])
})

test('a wish brings the page to what has days, and a list for those who wait', () => {
  for (const [prompt, wish] of [
    ['Workshops with date, price and number of seats', 'let people sign up for the workshops online'],
    ['Kurser med datum, pris och lärare', 'lägg till en anmälningssida'],
    ['ワークショップ：日付、料金、定員', '申し込みページを追加して'],
  ] as const)
    assert.ok(gatheringIn(change(modelOf(prompt), wish).model), wish)
  const waits = change(
    modelOf('Fitness class booking, members book a place'),
    'when a class is full people should go on a waiting list',
  )
  assert.ok(gatheringIn(waits.model)!.booking.fields.some(({ options }) => options?.includes('On the reserve list')))
})

test('there is one place less for whoever has one, and none for whoever was called off or waits', () => {
  const project = layData(
    'classes',
    generateProject(modelOf('Workshops with date, start time and 3 seats; people register online')),
  )
  const told = runs(
    project,
    `const { registrations, emptyRegistration } = await import('./src/data/registrations.ts')
const { courses } = await import('./src/data/courses.ts')
const { comingUp, placesLeft } = await import('./src/features/booking/coming-up.ts')
for (const each of registrations.all()) registrations.remove(each.id)
const [next, later] = comingUp(courses.all())
const left = () => placesLeft(next, registrations.all())
const take = (status) => registrations.add({ ...emptyRegistration(), name: 'Ada', courseId: next.id, status })
const seen = [left()]
for (const status of ['Received', 'Has withdrawn', 'On the reserve list', 'Confirmed', 'Confirmed', 'Confirmed']) { take(status); seen.push(left()) }
console.log(JSON.stringify([seen, placesLeft(later, registrations.all()), next.date <= later.date]))`,
  )
  assert.deepEqual(told, [[3, 2, 2, 2, 1, 0, 0], 3, true])
})
