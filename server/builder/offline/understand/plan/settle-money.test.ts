import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const thingsOf = (prompt: string) => understand(prompt).model!.things.map(({ concept }) => concept)

test('what comes in and what goes out of a budget stand in one list', () => {
  for (const prompt of [
    'Budget planner with income, expenses by category and charts',
    'Budget app with income and expenses',
    'household budget: income, expenses, categories',
    'budgetapp med inkomster och utgifter',
    '家計簿アプリ。収入と支出をカテゴリ別に',
  ])
    assert.deepEqual(thingsOf(prompt), ['transaction'], prompt)
})

test('a budget with its own amounts, and an income list alone, stay what they are', () => {
  assert.deepEqual(thingsOf('Budget: item, planned amount, actual amount'), ['budgetItem'])
  assert.ok(thingsOf('Track my freelance income with date, amount and source').includes('income'))
})
