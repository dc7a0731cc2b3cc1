import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const customers = 'customer list with name, company, phone and status (lead, customer, lost)'
const pantry =
  'Pantry inventory: items with name, category (fridge, freezer, cupboard), price, quantity, best before date and shop'
const repairs =
  'Bicycle repair shop: repairs with customer, phone, bike model, problem, price, received date, due date and status (waiting, in progress, done)'
const yarn = 'Stock of my yarn shop: yarn, colour, material (wool, cotton, alpaca), quantity, price, supplier'
const goats = 'Goat records: name, ear tag, breed, date of birth and notes'
const choir = 'A register of our choir members: name, email, voice (soprano, alto, tenor, bass) and joined date'

const done = (on: string, wish: string) => {
  const { model } = understand(on)
  assert.ok(model, on)
  return change(model, wish)
}

/** Each with the operations it asks for, and what one of them says. */
const wishes: readonly (readonly [on: string, wish: string, operations: string[], says?: string])[] = [
  [customers, 'can i drag them between the statuses', ['addView', 'setGroup'], '"board"'],
  [repairs, 'customers should be able to book a repair online', ['addPage'], '"booking"'],
  [customers, 'a page where customers can send us a message', ['addPage'], '"survey"'],
  [repairs, 'a small form where people tell us what is wrong with their bike', ['addPage'], 'What is wrong with your bike?'],
  [repairs, 'how much did we earn per month?', ['addPage', 'addFigure'], '"dashboard"'],
  [pantry, 'shop should be a list of its own', ['addThing', 'removeField', 'addField'], '"target":"shop"'],
  [
    repairs,
    'make the customers a list of their own with phone and address',
    ['addThing', 'removeField', 'addField'],
    '"address"',
  ],
  [
    repairs,
    'customers come back, so i want to pick them from a list',
    ['addThing', 'removeField', 'addField'],
    '"target":"customer"',
  ],
  [customers, 'log every call: date, who called and what was said', ['addThing'], 'What was said'],
  [goats, 'Vet visits as well please, with date, goat, reason and cost', ['addThing'], '"type":"ref"'],
  [customers, 'remove the test data, i will put in my own', ['clearRows']],
  [choir, "delete the made up people, I'll type in the real ones", ['clearRows']],
  [yarn, 'one of the samples should be Merino Cloud', ['addRow'], 'Merino Cloud'],
  [yarn, 'something earthy, amber maybe', ['setTheme'], 'amber'],
  [choir, 'we say singers, not members', ['renameThing'], '"Singers"'],
  [choir, 'the word voice is wrong, we say part', ['renameField'], '"Part"'],
  [pantry, 'say store instead of shop', ['renameField'], '"Store"'],
  [repairs, 'warn me once a due date has gone by', ['addWarning'], '"past"'],
  [repairs, 'shout when something should have been back by now', ['addWarning'], '"dueDate"'],
  [choir, 'one of the examples should be for Mrs Abernathy', ['addRow'], 'Mrs Abernathy'],
  [choir, 'more examples would help me show this to the committee', ['addSamples']],
  [choir, 'emergency contact is important too', ['addField'], 'Emergency contact'],
  [choir, 'would you be so kind as to sort the members by joined date', ['setOrder'], '"joinedDate"'],
  [yarn, 'teal pls, and the name should be Woolly Corner', ['setTheme', 'setName'], 'Woolly Corner'],
  [pantry, 'whatever expires first on top', ['setOrder'], 'bestBefore'],
  [goats, 'oldest goat first', ['setOrder'], '"descending":false'],
  [goats, 'youngest first', ['setOrder'], '"descending":true'],
  [repairs, 'put newest at the top', ['setOrder'], '"descending":true'],
  [pantry, 'sort by how many are left', ['setOrder'], '"quantity"'],
  [pantry, 'warn me when something is about to expire', ['addWarning'], '"within"'],
  [pantry, 'what is everything worth together?', ['addField', 'setTotals'], '"*"'],
  [repairs, 'Can I see what all the prices add up to somewhere?', ['setTotals'], '"price"'],
  [choir, 'show them voice by voice, so all altos stand together', ['setGroup'], '"voice"'],
  // what is only asked or thanked for changes nothing
  [customers, 'how do I print this?', []],
  [customers, 'can my colleague also use this on her phone?', []],
  [customers, 'thanks, looks great!', []],
  [pantry, "i'd like the dates like 24/12/2026", []],
]

test('a whole sentence is read by what it names in the project', () => {
  for (const [on, wish, operations, says] of wishes) {
    const { operations: made, notes } = done(on, wish)
    assert.deepEqual(
      made.map(({ op }) => op).filter((op, at, all) => all.indexOf(op) === at),
      operations.filter((op, at, all) => all.indexOf(op) === at),
      wish,
    )
    if (says) assert.ok(JSON.stringify(made).includes(says), `${wish}: ${says}`)
    assert.ok(!notes.some(({ kind }) => kind === 'unknown'), wish)
  }
})
