// What somebody says to a project within the first hour, in the plainest words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const crm = 'CRM for a freelance photographer: leads, clients, shoots and invoices'
const expenses = 'Expense tracker with charts'
const board = 'Task board for my marketing team'
const hours = 'Project time tracking for a small agency: clients, projects, hours'
const sauna = 'Bokningssystem för bastu i bostadsrättsföreningen'
const dues = '町内会の会費管理'
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
    [hours, 'chart hours per week', '"figure":{"kind":"sum","of":"hours","by":"date","span":"week"}'],
    [hours, 'hourly rate per client', '"op":"addField","thing":"customer","field":{"label":"Hourly rate"'],
    ['Website for a piano teacher with prices', 'let people book a trial lesson', '"kind":"booking"'],
    [sauna, 'lägg till en sida med regler', '"many":"Regler"'],
    ['美容室の予約ページ', '利用規約のページを追加', '"many":"利用規約"'],
    [dues, '班を追加して（1班、2班、3班）', '"options":["1班","2班","3班"]'],
    [dues, '班は1班、2班、3班から選ぶ', '"options":["1班","2班","3班"]'],
    [dues, '会費は年3600円にして', '"op":"setStart"'],
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

test('what asks is no field, and what costs so much an hour is nothing spent', () => {
  for (const [prompt, wish] of [
    ['Wine cellar', 'when should I drink it'],
    [sauna, 'vem har bokat mest'],
    [dues, '班ごとの集金額を表示して'],
    [hours, 'warn when a project is over its budget'],
  ] as const) {
    const { operations, notes } = change(understand(prompt).model!, wish)
    assert.deepEqual(operations, [], wish)
    assert.ok(notes.length, wish)
  }
})

test('a name that breaks off is no choice', () => {
  const { operations } = change(understand(expenses).model!, 'add a monthly budget per category')
  assert.ok(operations.every(({ op }) => op !== 'addOption'))
})
