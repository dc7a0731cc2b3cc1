// What somebody says to a project within the first hour, in the plainest words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const crm = 'CRM for a freelance photographer: leads, clients, shoots and invoices'
const expenses = 'Expense tracker with charts'
const board = 'Task board for my marketing team'
const courts = 'Booking app for our tennis club courts'

test('a tick by all of its words, a page to read, what is archived, the columns of a board, what is unpaid', () => {
  for (const [prompt, wish, expected] of [
    [expenses, 'let me mark expenses as shared with my partner', '"label":"Shared with my partner","type":"bool"'],
    [expenses, 'I want to mark expenses as tax deductible', '"label":"Tax deductible","type":"bool"'],
    [courts, 'add a rules page', '"op":"addThing"'],
    [board, 'archive finished tasks', '"op":"setFilter","thing":"task"'],
    [board, 'show how many tasks are in each column', '"figure":{"kind":"count","by":"status"}'],
    [crm, "make the start page show this month's revenue", '"when":"during","than":"month"'],
    [crm, 'only show unpaid invoices first', '"op":"setOrder","thing":"invoice","by":"status"'],
    ['A simple recipe box', 'I want to filter by season', '"label":"Season","type":"select"'],
    [crm, 'which invoices are unpaid?', '"op":"addQuickFilter","thing":"invoice"'],
    [crm, 'show unpaid invoices first', '"op":"setOrder","thing":"invoice","by":"status","descending":false'],
    [crm, 'unpaid ones on top', '"op":"setOrder","thing":"invoice","by":"status"'],
    ['kunder och fakturor', 'obetalda fakturor överst', '"op":"setOrder","thing":"invoice","by":"status"'],
    ['顧客と請求書', '未払いの請求書を上に', '"op":"setOrder","thing":"invoice","by":"status"'],
  ] as const) {
    const { operations } = change(understand(prompt).model!, wish)
    assert.ok(JSON.stringify(operations).includes(expected), `${wish}: ${JSON.stringify(operations)}`)
  }
})

test('whose it is brings no lists of theirs', () => {
  for (const [prompt, list] of [
    ['A simple recipe box for our family', 'Recipes'],
    ['receptsamling för familjen', 'Recept'],
    ['budget for our family', 'Budget items'],
  ] as const)
    assert.deepEqual(
      understand(prompt).model!.things.map(({ many }) => many),
      [list],
    )
})

test('a name that breaks off is no choice', () => {
  const { operations } = change(understand(expenses).model!, 'add a monthly budget per category')
  assert.ok(operations.every(({ op }) => op !== 'addOption'))
})
