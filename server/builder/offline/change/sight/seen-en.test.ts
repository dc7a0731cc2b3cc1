// What somebody asks to see in English: each row is a description, a wish, and the notes that tell what came of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { projectModelSchema } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const trainer = 'an app for my personal training clients, their sessions and payments'
const cakes =
  "I bake cakes from home and want to keep track of orders: customer, cake, date it's needed, price and whether it's paid"
const food = "we're a food bank and need to manage volunteers and shifts"
const gigs = 'gigs of our band: date, venue, fee, status (asked, confirmed, played, cancelled), notes'
const tasks = 'a simple to do list with due dates and priority'
const runs = 'running log with date, distance, time and how I felt'
const piano = 'I teach piano. Students, lessons with date and fee, and whether they practised'
const gifts = 'donations to our church with donor, date, amount and purpose (roof, youth, general)'
const loans = 'school library: books, pupils, loans with due date and returned'
const cleaning = 'cleaning company. Clients, cleaners, jobs with date, hours, and pay'

const cases: readonly (readonly [prompt: string, wish: string, ...notes: string[]])[] = [
  [trainer, 'how much has each client paid me in total?', 'The dashboard shows **Amount per client**'],
  [
    trainer,
    "first page should be today's sessions",
    'The list of sessions starts with **Date: today** only',
    '**Sessions** is now the start page',
  ],
  [cakes, 'how much did I make last month', 'The dashboard shows **Total price (Date: last month)**'],
  [
    cakes,
    "I can't see what I earned in October",
    'The dashboard shows **Price per month**',
    'Every stretch of time has a bar of its own, so October is among them.',
  ],
  [cakes, 'who still owes me money?', 'Above the orders, **Not paid** shows only those at a touch (Paid: no)'],
  [food, 'which shifts have nobody yet', 'Above the shifts, **Nobody yet** shows only those at a touch (Volunteer is empty)'],
  [gigs, 'money from played gigs only', 'Added the page **Dashboard**', 'The dashboard shows **Total fee (Status: Played)**'],
  [tasks, 'percent done on the start page', 'Added the page **Dashboard**', 'The dashboard shows **Share of tasks (Done: yes)**'],
  [runs, 'how many km this year', 'Added the page **Dashboard**', 'The dashboard shows **Total distance (Date: this year)**'],
  [piano, 'chart of lessons per month', 'The dashboard shows **Lessons per month**'],
  [gifts, 'total for the roof', 'The dashboard shows **Total amount (Purpose: Roof)**'],
  [loans, 'the most borrowed book', 'The dashboard shows **Loans per book**'],
  [
    loans,
    "who has books that should've been back",
    'Above the loans, **Books overdue** shows only those at a touch (Due date before today, Returned: no)',
  ],
]
test('a question is a figure or rows at a touch, and no field', () => {
  for (const [prompt, wish, ...notes] of cases) {
    const { model } = understand(prompt)
    const made = change(model!, wish)
    projectModelSchema.parse(made.model)
    assert.deepEqual(made.notes.map(({ text }) => text).toSorted(), notes.toSorted(), wish)
  }
})

test('what nothing tells is said, and nothing is changed', () => {
  const wishes = [
    [piano, "who hasn't paid", 'add a tick box Paid to lessons'],
    [cleaning, 'how many hours did each cleaner work last month', 'link jobs to cleaners'],
  ] as const
  for (const [prompt, wish, example] of wishes) {
    const made = change(understand(prompt).model!, wish)
    assert.equal(made.operations.length, 0, wish)
    assert.match(made.notes[0]!.text, new RegExp(example), wish)
  }
})

test('what is kept of each stays a field, and the sum of a whole list stands under it', () => {
  const model = understand(cakes).model!
  const kinds = (wish: string) => change(model, wish).operations.map(({ op }) => op)
  assert.deepEqual(kinds('add how many guests there are'), ['addField'])
  assert.deepEqual(kinds('show the sum of the prices'), ['setTotals'])
})

test('a share of all and the month before are worked out in the project', () => {
  const shared = change(understand(tasks).model!, 'percent done').model
  const dashboard = generateProject(shared)['src/pages/dashboard-page.tsx']!
  assert.match(dashboard, /shareOf\(allTasks\.filter\(\(row\) => row\.done\)\.length, allTasks\.length\)/)
  const earlier = change(understand(cakes).model!, 'how much did I make last month').model
  assert.match(generateProject(earlier)['src/pages/dashboard-page.tsx']!, /isLast\('month', row\.date\)/)
})
