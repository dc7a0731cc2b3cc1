import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { formulaText } from '../../reply/rule-texts.ts'
import { understand } from '../understand.ts'

/** What is worked out, by label. */
const worksOut = (model: ProjectModel) =>
  Object.fromEntries(
    model.things.flatMap((thing) =>
      thing.fields.flatMap(({ label, formula }) =>
        formula ? [[label, formulaText(model, thing, formula, model.language)]] : [],
      ),
    ),
  )

/** A description, and what of it nobody has to fill in. */
const prompts: readonly (readonly [prompt: string, workedOut: Record<string, string>])[] = [
  // what stands beside all its parts
  ['Orders: item, quantity, unit price, total', { Total: 'Unit price × Quantity' }],
  ['Invoices with net amount, VAT 25% and total', { 'VAT 25 %': 'Net amount × 0.25', Total: 'Net amount + VAT 25 %' }],
  ['Invoices: client, net, VAT, total, due date', { Total: 'Net + VAT' }],
  [
    'Inventory: product, purchase price, selling price, stock. Margin in percent and stock value',
    { Margin: '(Selling price − Purchase price) ÷ Selling price × 100', 'Stock value': 'Stock × Selling price' },
  ],
  [
    'Etsy shop orders: item, quantity, unit price, shipping, fees, material cost, profit',
    { Profit: 'Unit price × Quantity − Shipping − Fees − Material cost' },
  ],
  [
    'Payroll: employee, hours worked, hourly wage, gross pay, tax 30%, net pay',
    { 'Gross pay': 'Hours worked × Hourly wage', 'Tax 30 %': 'Gross pay × 0.3', 'Net pay': 'Gross pay − Tax 30 %' },
  ],
  [
    'Stock portfolio: company, number of shares, purchase price, current price, gain, gain in percent',
    {
      Gain: '(Current price − Purchase price) × Number of shares',
      'Gain in percent': '(Current price − Purchase price) ÷ Purchase price × 100',
    },
  ],
  ['Savings goals with name, goal amount, saved, remaining, deadline', { Remaining: 'Goal amount − Saved' }],
  ['Books I read: title, author, pages, pages read, progress', { Progress: 'Pages read ÷ Pages × 100' }],
  ['Home brewing: batch, style, OG, FG, ABV, brewed on', { ABV: '(OG − FG) × 131.25' }],
  [
    'Mileage log: date, from, to, start odometer, end odometer, miles, rate per mile, reimbursement',
    { Miles: 'End odometer − Start odometer', Reimbursement: 'Rate per mile × Miles' },
  ],
  [
    'Fakturor: kund, belopp exkl moms, moms 25 %, totalt belopp',
    {
      'Moms 25 %': 'Belopp exkl moms × 0.25',
      'Totalt belopp': 'Belopp exkl moms + Moms 25 %',
    },
  ],
  ['Hyresobjekt: adress, hyra, el, internet, totalt', { Totalt: 'Hyra + El + Internet' }],
  ['Jag vill ha koll på mina lån: belopp, betalat, kvar att betala', { 'Kvar att betala': 'Belopp − Betalat' }],
  ['見積書：品名、数量、単価、金額、消費税、合計', { 金額: '単価 × 数量', 合計: '単価 × 数量 + 消費税' }],
  ['中古車販売：車種、仕入価格、販売価格、整備費、利益', { 利益: '販売価格 − 仕入価格 − 整備費' }],
  // days and hours
  [
    'Timesheet for my team: employee, date, start time, end time, break, hours',
    { Hours: 'hours from Start time to End time less Break' },
  ],
  ['Stämpelklocka: anställd, datum, in, ut, rast (minuter), arbetstid', { Arbetstid: 'timmar från In till Ut minus Rast' }],
  [
    '勤怠管理：社員名、日付、出勤時刻、退勤時刻、休憩、実働時間、時給、日給',
    { 実働時間: '出勤時刻から退勤時刻までの時間（休憩を除く）', 日給: '実働時間 × 時給' },
  ],
  [
    'Car rental: customer, car, pick-up date, return date, price per day, total',
    { Days: 'days from Pick-up date to Return date', Total: 'Price per day × Days' },
  ],
  ['Vacation requests: employee, start date, end date, days', { Days: 'days from Start date to End date' }],
  ['Dogs: name, breed, date of birth, age', { Age: 'years since Date of birth' }],
  [
    'Plants: name, last watered, water every (days). Show the next watering date',
    { 'Next watering': 'Last watered + Water every days' },
  ],
  // several in one
  [
    'Exam results: student, maths, english, science; average and total',
    { Average: '(Maths + English + Science) ÷ 3', Total: 'Maths + English + Science' },
  ],
  [
    'Judging of cakes: baker, taste (1-10), look (1-10), texture (1-10), total score',
    { 'Total score': 'Taste + Look + Texture' },
  ],
  ['塾の成績：生徒名、国語、数学、英語、合計点、平均点', { 合計点: '国語 + 数学 + 英語', 平均点: '(国語 + 数学 + 英語) ÷ 3' }],
  // said in words, in brackets, in shares
  ['Timrapport: datum, kund, timmar, timpris. Summan ska räknas ut automatiskt', { Summa: 'Timpris × Timmar' }],
  ['体重記録：日付、体重、身長。BMIを自動計算', { BMI: '体重 ÷ 身長 ÷ 身長 × 10000' }],
  [
    '売上管理：商品、仕入値、売値、数量。粗利と粗利率を自動で計算',
    {
      粗利: '売値 − 仕入値',
      粗利率: '(売値 − 仕入値) ÷ 売値 × 100',
    },
  ],
  [
    'Quotes with client, hours, hourly rate, materials cost, total (hours × rate + materials)',
    { Total: 'Hours × Hourly rate + Materials cost' },
  ],
  ['Eggs: date, hens, eggs, price per egg, income (eggs x price per egg)', { Income: 'Eggs × Price per egg' }],
  [
    'Consignment shop: items with seller, price, sold date. 70% goes to the seller, 30% to us',
    { 'Seller’s share': 'Price × 0.7', 'Our share': 'Price × 0.3' },
  ],
]

test('what stands beside all that it follows from is worked out, in three languages', () => {
  for (const [prompt, expected] of prompts) {
    const { model } = understand(prompt)
    assert.ok(model, prompt)
    assert.deepEqual(worksOut(model), expected, prompt)
  }
})

test('it is told, so that it can be taken back', () => {
  const { notes } = understand('Orders: item, quantity, unit price, total')
  assert.ok(notes.some(({ kind, text }) => kind === 'assumed' && text.includes('Unit price × Quantity')))
})

/** What may as well be filled in, has a part missing, or is no amount. */
const filledIn = [
  'Ingredients: name, price per kg, grams, cost',
  'Orders: customer, item, price, paid, total',
  'Beehives: name, location, hives, frames, notes',
  'Runs: date, distance, time, total',
  'Products: name, quantity, unit, price per kg',
  'Yoga classes with days, time, teacher, places',
  'Football matches: opponent, wins, draws, losses, points',
  'Rooms: name, floor, beds, price, size',
  'Medlemmar: namn, ålder, telefon, avgift',
  '会員名簿：氏名、年齢、電話番号',
]
test('what follows from nothing that is there stays to be filled in', () => {
  for (const prompt of filledIn) assert.deepEqual(worksOut(understand(prompt).model!), {}, prompt)
})

test('a price is no total, and two prices for different times are two', () => {
  const labels = (prompt: string) => understand(prompt).model!.things[0]!.fields.map(({ label }) => label)
  for (const label of ['Price per month', 'Price per year'])
    assert.ok(labels('Subscriptions: name, price per month, price per year').includes(label), label)
  for (const label of ['Purchase price', 'Current price'])
    assert.ok(labels('Paintings: title, purchase price, current price').includes(label), label)
})

test('the samples of what is worked out could be', () => {
  const rowsOf = (prompt: string) => understand(prompt).model!.things[0]!.rows
  for (const { handedOut, pickupDate = handedOut, returnDate } of rowsOf(
    'Car rental: customer, car, pick-up date, return date, price per day, total',
  ))
    assert.ok(Number.parseInt(String(returnDate), 10) > Number.parseInt(String(pickupDate), 10), `${pickupDate} ${returnDate}`)
  for (const { startTime, endTime, breakMinutes } of rowsOf('Timesheet: employee, date, start time, end time, break, hours')) {
    assert.ok(String(startTime) < String(endTime), `${startTime} ${endTime}`)
    assert.ok(Number(breakMinutes) <= 60)
  }
  for (const { hourlyWage, hours } of rowsOf('Payroll: employee, hours worked, hourly wage, gross pay')) {
    assert.ok(Number(hourlyWage) < 30, String(hourlyWage))
    assert.ok(Number(hours) > 100, String(hours))
  }
})
