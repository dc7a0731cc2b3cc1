import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const done = (on: string, wish: string) => {
  const { model } = understand(on)
  assert.ok(model, on)
  return change(model, wish)
}
const asked = (on: string, wish: string) => done(on, wish).operations.map(({ op }) => op)
const volunteers = 'volunteer list with name, phone, skills and availability'
const projects = 'project tracker with client, deadline, budget and status'
const books = 'book collection with title, author, genre and rating'
const expenses = 'expense log with date, amount, category and paid by'
const loans = 'lånelista för böcker med titel, låntagare och datum'

test('another way of saying it asks for the same', () => {
  for (const [on, wish, operations] of [
    [volunteers, 'we call them helpers', ['renameThing']],
    [volunteers, 'I need a second list for events, with date and place', ['addThing']],
    [projects, 'add a blocked status', ['addOption']],
    [projects, 'add a payment status', ['addField']],
    [projects, 'I want columns for todo, doing, review, done', ['setOptions', 'addView']],
    [projects, 'clients should be their own list', ['addThing', 'removeField', 'addField']],
    [books, 'get rid of everything but title and author', ['removeField', 'removeField']],
    [books, 'add who I lent it to and when', ['addField', 'addField']],
    [expenses, 'change paid by to a dropdown of Anna, Ben and Cleo', ['retypeField']],
    [expenses, 'I want to tick off what has been reimbursed', ['addField']],
    [expenses, 'swedish crowns', ['setCurrency']],
    [volunteers, 'add a welcome page for visitors', ['addPage', 'movePage', 'setShell']],
    [loans, 'lägg till en hemsida', ['addPage', 'movePage', 'setShell']],
    [projects, 'add suppliers, projects belong to suppliers', ['addThing', 'addField']],
    [expenses, 'turn off dark mode', ['setTheme']],
    [loans, 'byt titel mot namn', ['renameField']],
    [loans, 'döp appen till Byabiblioteket', ['setName']],
    [loans, 'vi kallar dem utlån', ['renameThing']],
  ] as const)
    assert.deepEqual(asked(on, wish), operations, wish)
})

test('what stays is what was named, and a field that is not there takes nothing away', () => {
  const { model } = done(books, 'keep only title and author')
  assert.deepEqual(
    model.things[0]!.fields.map(({ label }) => label),
    ['Title', 'Author'],
  )
  assert.deepEqual(asked(books, 'remove everything but title and shelf mark'), [])
})

test('a language that projects do not have is told of, and becomes no field', () => {
  const { operations, notes } = done(books, 'can we have it in French')
  assert.deepEqual(operations, [])
  assert.match(notes[0]!.text, /English, Swedish or Japanese/)
})
