import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

test('who hands something in is no part of the name of what is handed in', () => {
  const lists: Record<string, string> = {
    'Help desk. Employees submit tickets with title, category, priority and screenshot.': 'Tickets',
    'Staff submit expenses with amount, date and receipt photo, managers approve them': 'Expenses',
    'Drivers log trips with start, end and kilometres': 'Trips',
    'App for our company. Sales reps log visits with customer, date and outcome.': 'Visits',
  }
  for (const [prompt, list] of Object.entries(lists)) assert.equal(understand(prompt).model?.things[0]?.many, list, prompt)
})
