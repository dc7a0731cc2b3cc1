import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulaText } from '../reply/rule-texts.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const orders = 'Orders: customer, item, quantity, unit price, date'
const shifts = 'Timesheet: employee, date, start time, end time'
const rental = 'Rental: item, customer, from, to, price per day'
const exams = 'Exam: pupil, maths, english, science'
const goods = 'Varor: namn, inköpspris, försäljningspris, antal'
const plants = 'Plants: name, last watered, interval (days)'
const consignments = 'Consignment: item, seller, price'
const 勤怠 = '勤怠表：社員名、日付、出勤時刻、退勤時刻、休憩'

/** On a project, a wish, and what is worked out then that was not before. */
const wishes: readonly (readonly [on: string, wish: string, workedOut: Record<string, string>])[] = [
  [orders, 'calculate the total', { Total: 'Unit price × Quantity' }],
  [orders, 'please work out the total for me', { Total: 'Unit price × Quantity' }],
  [orders, 'add a total that is worked out automatically', { Total: 'Unit price × Quantity' }],
  [orders, 'the total should be calculated from quantity and unit price', { Total: 'Unit price × Quantity' }],
  [shifts, 'calculate the hours', { Hours: 'hours from Start time to End time' }],
  [shifts, 'add hours worked, calculated from start and end', { 'Hours worked': 'hours from Start time to End time' }],
  [rental, 'work out the total price', { Days: 'days from From to To', 'Total price': 'Price per day × Days' }],
  [exams, 'calculate the average', { Average: '(Maths + English + Science) ÷ 3' }],
  [
    goods,
    'räkna ut marginalen i procent',
    {
      Marginal: '(Försäljningspris − Inköpspris) ÷ Försäljningspris × 100',
    },
  ],
  [goods, 'vinsten ska räknas ut automatiskt', { Vinst: 'Försäljningspris − Inköpspris' }],
  [goods, 'lägg till lagervärde som räknas ut', { Lagervärde: 'Antal × Inköpspris' }],
  [plants, 'add next watering date', { 'Next watering date': 'Last watered + Interval days' }],
  [consignments, '70% goes to the seller', { 'Seller’s share': 'Price × 0.7' }],
  [consignments, '70% goes to the seller and 30% to us', { 'Seller’s share': 'Price × 0.7', 'Our share': 'Price × 0.3' }],
  [勤怠, '実働時間を自動計算して', { 実働時間: '出勤時刻から退勤時刻までの時間（休憩を除く）' }],
]

test('what a wish wants worked out is', () => {
  for (const [on, wish, expected] of wishes) {
    const { model, notes } = change(understand(on).model!, wish)
    const worked = Object.fromEntries(
      model.things.flatMap((thing) =>
        thing.fields.flatMap(({ label, formula }) =>
          formula ? [[label, formulaText(model, thing, formula, model.language)]] : [],
        ),
      ),
    )
    assert.deepEqual(worked, expected, `${on} | ${wish}`)
    assert.ok(
      Object.values(expected).every((text) => notes.some((note) => note.text.includes(text))),
      `${wish}: ${notes.map(({ text }) => text).join(' ')}`,
    )
  }
})

test('what follows from nothing that is kept is not worked out', () => {
  for (const wish of ['calculate the handicap', 'work out the horoscope', 'half goes to charity'])
    assert.deepEqual(
      change(understand(orders).model!, wish).model.things.flatMap(({ fields }) => fields.filter(({ formula }) => formula)),
      [],
      wish,
    )
})
