// Equations in any signs, what a row costs from a rate, a field with what it may be, a list and its link, a button of a site.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const changed = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
const added = (prompt: string, wish: string) =>
  changed(prompt, wish).operations.flatMap((each) => (each.op === 'addField' ? [each.field] : []))

test('an equation is read in whatever signs, and what it names and is not there is told', () => {
  const flea = 'フリマの売上を記録したい。商品名、仕入れ値、売値、送料'
  const [profit] = added(flea, '利益＝売値－仕入れ値－送料')
  assert.equal(profit?.label, '利益')
  assert.equal(profit?.formula?.kind, 'calc')
  assert.equal(added('orders with item, quantity and price', 'Total＝quantity × price')[0]?.formula?.kind, 'calc')
  const { operations, notes } = changed('medlemmar i vår båtklubb med båt, plats och avgift', 'vinst = avgift - kostnad')
  assert.equal(operations.length, 0)
  assert.ok(notes[0]?.text.includes('kostnad'))
})

test('a cost follows from a rate of the row, or of what it points to', () => {
  const [own] = added('körlektioner med elever och deras timpris', 'räkna ut vad varje lektion kostar från timpriset')
  assert.deepEqual([own?.label, own?.formula?.kind], ['Kostnad', 'calc'])
  const tutoring = 'tutoring sessions: student, date, hours. students: name, hourly rate'
  const [rate, cost] = added(tutoring, "work out what each session costs from the student's rate")
  assert.deepEqual([rate?.formula?.kind, cost?.formula?.kind], ['lookup', 'calc'])
})

test('a field is told with what it may be, and a list with who points to it', () => {
  const jobs = 'jobs at my bike repair shop: customer, bike, status, price'
  const [mechanic, ...more] = added(jobs, 'a field for the mechanic who does it, either Sam, Priya or Oleg')
  assert.deepEqual([mechanic?.label, mechanic?.options, more.length], ['Mechanic', ['Sam', 'Priya', 'Oleg'], 0])
  const [fitter] = added('自転車修理の受付。お客様、自転車、状態、料金', '担当の整備士を選べるように。サム、田中、鈴木の誰か')
  assert.deepEqual(fitter?.options, ['サム', '田中', '鈴木'])
  const { operations } = changed('保育園の園児名簿。名前、クラス、アレルギー', '園児に担任の先生をつけたい。先生のリストも作って')
  assert.deepEqual(
    operations.map(({ op }) => op),
    ['addThing', 'addField'],
  )
})

test('a button of a website is its first one, and what is asked for beside it is done too', () => {
  const { model, operations } = changed('NPOのホームページ', '「お知らせ」のページ増やして、寄付のボタンも欲しいな')
  assert.deepEqual(
    operations.map(({ op }) => op),
    ['addSection', 'setSiteText'],
  )
  assert.equal(model.pages.find(({ kind }) => kind === 'landing')?.texts?.button, '寄付する')
  assert.ok(!changed('tasks with title and status', 'add a donate button').operations.some(({ op }) => op === 'setSiteText'))
})

test('what was meant is the wish, and what was done is taken back in the history', () => {
  const lent = 'equipment our club lends out: item, condition, who has it'
  const [options] = changed(lent, 'No, I meant the condition should be good, worn or broken').operations
  assert.ok(options?.op === 'setOptions')
  assert.deepEqual(options.options, ['Good', 'Worn', 'Broken'])
  assert.match(changed('recept med ingredienser och tid', 'Ändra tillbaka som det var').notes[0]!.text, /Historik/)
})

test('what an amount is for stands in its name', () => {
  for (const [prompt, wish, label] of [
    ['rentals: customer, bike, start, end, price', 'no wait, I meant the price should be per hour', 'Price per hour'],
    ['uthyrning av släp: kund, släp, datum, pris', 'nej jag menade att priset ska vara per dag', 'Pris per dag'],
    ['会議室の予約。会社、日付、料金', '料金は1時間あたりにして', '料金（1時間あたり）'],
  ] as const) {
    const [renamed] = changed(prompt, wish).operations
    assert.ok(renamed?.op === 'renameField', wish)
    assert.equal(renamed.label, label)
  }
})

test('so much for each of what a row counts is its price', () => {
  const told = (prompt: string, wish: string) => added(prompt, wish).map(({ label, formula }) => [label, formula?.kind])
  assert.deepEqual(
    told('Firings with date, member, weight in kg', 'a firing costs 4 euros per kilo, can it calculate the price'),
    [['Price', 'calc']],
  )
  assert.deepEqual(told('Rentals with customer, from, to and bike', 'it costs 20 per day, work out the total'), [
    ['Days', 'daysBetween'],
    ['Total', 'calc'],
  ])
  assert.deepEqual(told('Körningar med datum, kund, kilometer', 'varje km kostar 25 kr'), [['Pris', 'calc']])
  // where nothing counts them, the answer says so; what is on offer keeps its own prices
  assert.deepEqual(changed('hundar, bokningar och ägare', 'varje dygn kostar 350 kr räkna ut summan').operations, [])
  assert.deepEqual(changed('website for our cleaning company', 'we charge 40 an hour').operations, [])
})

test('what stands around a name is none of it', () => {
  const told = (wish: string) => added('Bakes: name, date', wish).map(({ label, options }) => [label, ...(options ?? [])])
  assert.deepEqual(told('add a field for CAT tool with Trados, memoQ and none'), [['CAT tool', 'Trados', 'MemoQ', 'None']])
  assert.deepEqual(told('I want to write down which flour I used, either rye, wheat or spelt'), [
    ['Flour', 'Rye', 'Wheat', 'Spelt'],
  ])
  assert.deepEqual(told('can I rate each bake from 1 to 5'), [['Rating']])
  assert.deepEqual(told('add a checkbox for whether I saw eggs'), [['Saw eggs']])
})

test('a name in quotation marks ends with them, whatever is said behind it', () => {
  const beers = 'Batches: beer name, style, brew date, status (fermenting, bottled, drunk)'
  const called = (wish: string) => changed(beers, wish).operations.map((each) => ('label' in each ? each.label : each.op))
  assert.deepEqual(called('Change "drunk" to "emptied", my aunt is going to read this'), ['Emptied'])
  assert.deepEqual(called('rename style to “Type of beer”, our brewer asks every time'), ['Type of beer'])
  assert.deepEqual(called('rename "bottled" to "in the bottle"'), ['in the bottle'])
})
