// Who does what: the lists such sentences speak of, how they hang together, and what is none.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

/** Each list with the lists it knows. */
function linksOf(prompt: string): Record<string, string[]> {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  const named = (id: string | undefined) => model.things.find((thing) => thing.id === id)?.many
  return Object.fromEntries(
    model.things.map(({ many, fields }) => [many, fields.flatMap(({ target }) => named(target) ?? []).toSorted()]),
  )
}
const fieldsOf = (prompt: string, list: string): string[] =>
  understand(prompt)
    .model!.things.find(({ many }) => many === list)!
    .fields.map(({ label }) => label)

test('what people do leaves a record that knows who did it and to what', () => {
  const library = linksOf('Our school wants a library. Books have a title, author and shelf. Pupils borrow books for two weeks.')
  assert.deepEqual(library, { Books: [], Loans: ['Books', 'Pupils'], Pupils: [] })
  const festival = linksOf('Filmmakers submit films with title and length; jurors rate films')
  assert.deepEqual(festival.Ratings, ['Films', 'Jurors'])
  assert.deepEqual(festival.Films, ['Filmmakers'])
})

test('what is posted is the record, and those who do it are told as assumed', () => {
  const { model } = understand('An app for a landlord: tenants report repairs with photo and urgency, contractors submit quotes')
  assert.deepEqual(
    model?.things.map(({ many, why }) => [many, why]),
    [
      ['Repairs', 'said'],
      ['Quotes', 'said'],
      ['Tenants', 'implied'],
      ['Contractors', 'implied'],
    ],
  )
})

test('a list is never called by the whole sentence', () => {
  const prompts = [
    'A platform for a theatre: directors post auditions (role, date, place), actors apply with name, photo and reel',
    'Supplies: name, unit, stock. Guests reserve beds: name, number of persons, arrival, departure',
    'Fleet app: drivers log trips with start, end and km, mechanics record repairs, managers approve expenses',
    'Freelancers submit invoices with amount and due date, clients approve or reject them',
  ]
  const verbs = /\b(?:post|reserve|log|record|approve|reject|submit)\b/i
  for (const prompt of prompts)
    for (const { many, fields } of understand(prompt).model!.things) {
      assert.doesNotMatch(many, verbs, prompt)
      for (const { label } of fields) assert.doesNotMatch(label, verbs, prompt)
    }
})

test('what stands in for a thing told before points to it', () => {
  const dogs = linksOf('A dog adoption site where shelters list dogs with age, breed and families apply to adopt them')
  assert.deepEqual(dogs.Adoptions, ['Dogs', 'Families'])
  const dinners = linksOf('A platform where chefs host dinners and guests book seats')
  assert.ok(dinners.Bookings?.includes('Dinners'))
  assert.deepEqual(dinners.Dinners, ['Chefs'])
})

test('one more verb is of the same people, and somebody else may have to do with it', () => {
  const gym = linksOf('Gym app where trainers create workouts for clients, clients log sets with weight and reps')
  assert.deepEqual(gym, { Workouts: ['Clients', 'Trainers'], Clients: [], Sets: ['Clients'], Trainers: [] })
  const garden = linksOf('Community garden: members adopt plots, log harvests and share tools')
  assert.ok(garden.Adoptions?.includes('Plots'))
  assert.deepEqual(garden.Harvests, ['Members'])
})

test('what is looked after by whoever runs it asks for no list of them', () => {
  const lists = Object.keys(linksOf('Staff receive shipments, managers approve expenses and drivers log trips with date and km'))
  assert.ok(!lists.includes('Managers') && lists.includes('Expenses'))
})

test('comments beside described lists are on them, and no feed', () => {
  const bugs = linksOf('A bug tracker for our team with projects, bugs (title, severity, status) and comments')
  assert.deepEqual(bugs, { Bugs: ['Projects'], Projects: [], Comments: ['Bugs'] })
})

test('a sentence of one noun, and what is called a list, are lists', () => {
  assert.ok('Customers' in linksOf('Products with stock and price. Customers. Orders with date and total.'))
  const recipes = linksOf('Recipes with ingredients and a photo, plus a weekly meal planner and a shopping list')
  assert.deepEqual(Object.keys(recipes).toSorted(), ['Meals', 'Recipes', 'Shopping items'])
  assert.ok(!fieldsOf('Recipes with ingredients and a photo, plus a weekly meal planner', 'Recipes').includes('Meal planner'))
})

test('lists that were named are no goods of a shop, where nobody speaks of selling', () => {
  const lists = Object.keys(linksOf('Event ticketing: events, ticket types with price and quantity, orders, attendees'))
  assert.deepEqual(lists, ['Events', 'Ticket types', 'Orders', 'Attendees'])
})

test('who hands something in is no part of the name of what is handed in', () => {
  const lists: Record<string, string> = {
    'Help desk. Employees submit tickets with title, category, priority and screenshot.': 'Tickets',
    'Staff submit expenses with amount, date and receipt photo, managers approve them': 'Expenses',
    'Drivers log trips with start, end and kilometres': 'Trips',
    'App for our company. Sales reps log visits with customer, date and outcome.': 'Visits',
  }
  for (const [prompt, list] of Object.entries(lists)) assert.equal(understand(prompt).model?.things[0]?.many, list, prompt)
})
