import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const listsOf = (prompt: string, why?: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model.things.filter((thing) => !why || thing.why === why).map(({ many }) => many)
}

const cases: readonly [prompt: string, lists: readonly string[]][] = [
  // who is no friend of computers, what is not needed yet, what is brought for example
  ['Anna är inte så van vid datorer. Vi vill ha bokningar med datum, gäst och rum.', ['Bokningar']],
  ['Our gym keeps lockers: number, member, key. We don’t need anything about payments right now.', ['Lockers']],
  ['Vi behöver inget med fakturor än. Kunder med namn, telefon och adress.', ['Kunder']],
  [
    'People bring things like toasters, lamps and radios to our repair cafe. Repairs with owner, item, fault and fixed or not.',
    ['Repairs'],
  ],
  // one list has what another has
  ['Guests with name and table, same for suppliers', ['Guests', 'Suppliers']],
  ['Utrustning: namn, plats och skick, samma för förbrukningsvaror', ['Utrustning', 'Förbrukningsvaror']],
  ['収入は日付、金額、内容。支出も同じ項目で。', ['収入', '支出']],
  // what the fields are of
  ['I restore bicycles. I want to know for each one the make, colour, year and price.', ['Bicycles']],
  ['Our library wants its maps catalogued: title, year, scale, drawer', ['Maps']],
  ['I need to get my recipes organised: name, source, course', ['Recipes']],
  ['The workshops themselves have a title, date and tutor. Tutors have a name and phone.', ['Workshops', 'Tutors']],
  ['Vi spelar turneringar och för dem behöver vi datum, plats och resultat', ['Turneringar']],
  ['Spanskprov i åttan. Jag vill notera elev, poäng och datum', ['Spanskprov']],
  ['応募した人の名前、電話、希望日を一覧にしたい', ['応募者']],
  ['クラブの世話役をしています。練習の日付、場所、参加者を記録したい', ['練習']],
  ['Rowing club boat shed: boat name, class, length, owner, fee', ['Boats']],
]

test('what is named beside what is kept is no list, and what is kept has its name', () => {
  for (const [prompt, lists] of cases) assert.deepEqual(listsOf(prompt).toSorted(), lists.toSorted(), prompt)
})

test('whom a log is for is told as assumed', () => {
  assert.deepEqual(listsOf('medication log for the parrot', 'said'), ['Medications'])
})

test('a list that is heard takes the place of a doubted one', () => {
  const lists = listsOf(
    'Vi firade hela natten i stugan och all mat tog slut. Grannen krävde en lista. Därför: torrvaror, antal, inköpspris, hylla.',
  )
  assert.ok(lists.includes('Torrvaror'), lists.join())
})

test('what is named as some of what was named before is no list of its own', () => {
  const lists = listsOf(
    'Equipment checkout for our film department. Cameras, lenses, tripods etc. Who has what and when is it due back',
  )
  assert.deepEqual(lists, ['Equipment', 'Loans'])
  assert.ok(!listsOf('A small museum needs to keep track of objects, loans, donors and exhibitions').includes('Small museums'))
  const [expenses, ...others] = understand('Expenses shared between roommates: who paid, amount, category, date').model!.things
  assert.equal(others.length, 0)
  assert.ok(expenses!.fields.some(({ label }) => label === 'Who paid'))
})
