// What people ask for in their own words, of the project they see: each row is a description, a wish, and what has to come of it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const models = new Map<string, ProjectModel>()
const modelOf = (prompt: string): ProjectModel => {
  const model = models.get(prompt) ?? understand(prompt).model!
  models.set(prompt, model)
  return model
}
/** Each operation in a few words: what it does, to which list, with which name or value. */
function told(prompt: string, wish: string): string[] {
  const { model, operations } = change(modelOf(prompt), wish)
  const manyOf = (id: string) => model.things.find((thing) => thing.id === id)?.many
  return operations.map((each) => {
    switch (each.op) {
      case 'addField':
        return `${manyOf(each.thing)} + ${each.field.label} (${each.field.options?.join('/') ?? each.field.type})`
      case 'removeField':
        return `${manyOf(each.thing)} - ${each.field}`
      case 'renameField':
        return `${manyOf(each.thing)}.${each.field} = ${each.label}`
      case 'setOptions':
        return `${each.field}: ${each.options.join('/')}`
      case 'addOption':
        return `${each.field}: + ${each.option}`
      case 'retypeField':
        return `${each.field}: ${each.options?.join('/') ?? each.type}`
      case 'setStart':
        return `${each.field} starts ${String(each.start)}`
      case 'addWarning':
        return `${manyOf(each.thing)} warn ${JSON.stringify(each.warning)}`
      case 'setFilter':
        return `${manyOf(each.thing)} show ${JSON.stringify(each.filter)}`
      case 'addFigure':
        return `${manyOf(each.thing)} figure ${JSON.stringify(each.figure)}`
      case 'addThing':
        return `list ${each.thing.many}`
      case 'addRow':
        return `row ${String(Object.values(each.row)[0])}`
      case 'setSiteText':
        return `${each.part}: ${each.text}`
      default:
        return each.op
    }
  })
}

const dogs = 'I run a small dog grooming salon and need to keep track of clients, their dogs and appointments'
const leads = 'Simple CRM for my freelance design business: leads, value of the deal, next step'
const books = "Reading log: books I've read with author, rating and when I finished"
const loans = "equipment loans at our school: who borrowed which laptop and when it's due back"
const guests = 'Guest list for my wedding: name, rsvp, dietary needs, table'
const hours = 'Time tracking for my consultancy: clients, projects, hours'
const plants = 'Plant care diary - which plants I have and when they were last watered'
const tickets = 'customer support tickets'
const photographer = 'portfolio website for a wedding photographer'

const rows: readonly (readonly [prompt: string, wish: string, done: readonly string[]])[] = [
  [dogs, "add a field for the dog's allergies", ['Dogs + Allergies (text)']],
  [leads, 'add phone and company, remove notes', ['Leads - notes']],
  [leads, 'add birthday, remove notes', ['Leads + Birthday (date)', 'Leads - notes']],
  [
    books,
    'also want number of pages and genre (fiction, non-fiction, biography)',
    ['Books + Number of pages (int)', 'Books + Genre (Fiction/Non-fiction/Biography)'],
  ],
  [books, 'rating should be stars out of 5 not a number', []],
  [hours, 'add a tick box for billable and one for invoiced', ['Time entries + Invoiced (bool)']],
  [loans, 'default the return date to two weeks from today', ['returnDate starts +14d']],
  [loans, 'make the due date required', ['requireField']],
  [
    loans,
    'show only the ones not returned yet',
    ['Loans + Returned (bool)', 'Loans show {"field":"returned","when":"is","than":false}'],
  ],
  [guests, 'The rsvp options should be yes, no, maybe, not answered', ['rsvp: Yes/No/Maybe/Not answered']],
  [
    guests,
    'count how many said yes',
    ['addPage', 'Guests figure {"kind":"count","where":[{"field":"rsvp","when":"is","than":"Attending"}]}'],
  ],
  [plants, "remind me when it's more than 7 days since watering", ['Plants warn {"field":"lastWatered","when":"ago","than":7}']],
  [tickets, "add the customer's email", ['Customer support tickets + Customer’s email (email)']],
  [tickets, "add who it's assigned to", ['Customer support tickets.assignee = Assigned to']],
  [tickets, "closed tickets shouldn't show", ['Customer support tickets show {"field":"status","when":"not","than":"Solved"}']],
  [tickets, 'new status: did not answer', ['status: + Did not answer']],
  [
    photographer,
    'add a contact form where they tell me the wedding date and venue',
    ['Messages + Wedding date (date)', 'Messages + Venue (text)'],
  ],
  ['recipe collection for my family', "I'd like to know how long it takes to cook and how many people it feeds", []],
  ['Church hall bookings, who booked, what for, which day and times', 'stop people from double booking', ['addLimit']],
  ['Church hall bookings, who booked, what for, which day and times', "I don't need the phone number", []],
  ['Church hall bookings, who booked, what for, which day and times', 'add a page with the hall rules', ['list Hall rules']],
  [
    'Warehouse stock list with location and minimum quantity',
    'flag items below the minimum',
    ['Products warn {"field":"stock","when":"below","than":{"field":"minimumQuantity"}}'],
  ],
  ['Habit tracker for exercise, water and sleep', 'can the week start on sunday', []],
  ['online shop for handmade soaps', 'free shipping over £40', []],
  [
    'online shop for handmade soaps',
    "I'd like categories: bar soap, liquid soap, gift sets",
    ['category: Bar soap/Liquid soap/Gift sets'],
  ],
  [
    'customer satisfaction survey for our hotel',
    'ask how they found us - google, friend, booking.com, other',
    ['row How did you find us?'],
  ],
]

test('wishes as customers type them', () => {
  for (const [prompt, wish, done] of rows) assert.deepEqual(told(prompt, wish), done, wish)
})

test('what is there already, or has no place, is told and nothing is made of it', () => {
  const notes = (prompt: string, wish: string) => change(modelOf(prompt), wish).notes.map(({ text }) => text)
  assert.match(notes(leads, 'add phone and company, remove notes').join(), /“Company” is already there/)
  assert.match(notes('Sales dashboard with monthly revenue by region', 'make it a bar chart instead of a line').join(), /bars/)
  assert.match(notes('customer satisfaction survey for our hotel', 'make it anonymous').join(), /anonymous already/)
})

test('the days that were not named are open as it is said', () => {
  const pub = 'website for a village pub with menu, opening hours and events'
  const [hoursSet] = change(modelOf(pub), "we're closed on Mondays, open 12-11 every other day").operations
  assert.ok(hoursSet?.op === 'setHours')
  assert.equal(hoursSet.week[0], null)
  assert.ok(hoursSet.week.slice(1).every((day) => day?.opens === '12:00' && day.closes === '23:00'))
})

test('a day that is told from today on is reckoned when a row is made', () => {
  const { model } = change(modelOf(loans), 'default the return date to two weeks from today')
  const files = Object.entries(generateProject(model))
  assert.ok(
    files.some(
      ([, text]) => String(text).includes('dueBack: daysFromNow(14)') || String(text).includes('returnDate: daysFromNow(14)'),
    ),
  )
})
