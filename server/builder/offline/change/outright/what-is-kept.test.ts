// Wishes about what is kept, as people put them in English: links, rows, what must be filled in, what nobody needs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

const dogs = 'App for my dog walking business with clients, dogs and walks'
const shifts = 'Volunteer scheduler for our food bank - volunteers, shifts'
const choir = 'Choir members and concerts'
const rents = 'Landlord app: properties, tenants, rent payments'
const expenses = 'Expense tracker with date, amount, category, and note'
const games = 'Library of board games: title, players, duration, owner'
const plants = 'Track my houseplants: name, room, last watered, notes'
const lessons = 'Guitar lessons: students, lessons with date, topic and homework'
const players = 'Football team: players, matches and training sessions'
const cleaning = 'Simple CRM for my cleaning company. Customers, jobs, invoices'

const labelOf = (on: ReturnType<typeof understand>['model'], each: Operation): string => {
  const thing = 'thing' in each && typeof each.thing === 'string' ? on!.things.find(({ id }) => id === each.thing) : undefined
  const field =
    'field' in each
      ? typeof each.field === 'string'
        ? thing?.fields.find(({ id }) => id === each.field)?.label
        : each.field.label
      : ''
  const row = each.op === 'addRow' ? String(each.row[thing!.titleField]) : ''
  const list = each.op === 'addThing' ? each.thing.many : thing?.many
  return [each.op, [list, field || row || (each.op === 'addSamples' ? each.count : '')].filter(Boolean).join('.')].join(' ')
}

/** What each wish does, or the answer where nothing is to be done. */
const cases: readonly (readonly [on: string, wish: string, wanted: readonly string[] | RegExp])[] = [
  [dogs, 'I never know whose dog it is', /\*\*Client\*\* says so/],
  [dogs, 'one client can have many dogs', /\*\*Client\*\* says so/],
  [dogs, 'i cant tell which client a walk is for', ['addField Walks.Client']],
  [dogs, 'two dogs can be on the same walk', ['retypeField Walks.Dog', 'renameField Walks.Dog']],
  [shifts, 'more than one volunteer per shift', ['retypeField Shifts.Volunteer', 'renameField Shifts.Volunteer']],
  [choir, 'can you add which songs we sing at each concert', ['addField Concerts.Songs']],
  [rents, 'which tenant lives where?', ['addField Tenants.Property']],
  [rents, 'a property can have several tenants', ['addField Tenants.Property']],
  [rents, "I can't see who lives in which property", ['addField Tenants.Property']],
  [shifts, 'add three more shifts', ['addSamples Shifts.3']],
  [dogs, 'can you put in 5 more walks so I can see how it looks', ['addSamples Walks.5']],
  [dogs, 'add Luna and Coco to the dogs', ['addRow Dogs.Luna', 'addRow Dogs.Coco']],
  [dogs, 'my dogs are Luna, Max and Coco', ['setRows Dogs']],
  [dogs, 'phone number must be filled in', ['requireField Clients.Phone']],
  [dogs, 'address is mandatory for clients', ['requireField Clients.Address']],
  [dogs, 'distance is not something we use', ['removeField Walks.Distance']],
  [dogs, 'the vaccinated field isnt necessary', ['removeField Dogs.Vaccinated']],
  [dogs, 'age isnt needed, we have the birthday', /no “age”/],
  [
    dogs,
    "there should be a chip number on every dog and it can't be the same twice",
    ['addField Dogs.Chip number', 'setUnique Dogs'],
  ],
  [dogs, 'no two dogs with the same name', ['setUnique Dogs.Name']],
  [
    cleaning,
    "Invoices don't need that many fields, only number, customer, amount and paid",
    // an invoice has its dates
    ['removeField Invoices.Job', 'removeField Invoices.Notes'],
  ],
  [expenses, 'we also take card payments now', ['addField Expenses.Payment method']],
  [expenses, 'theres no way to say how it was paid', ['addField Expenses.Payment method']],
  [expenses, 'categories in alphabetical order', ['setOptions Expenses.Category']],
  [expenses, 'show how much was paid', /did not understand/],
  [
    games,
    'players should be min and max',
    ['renameField Board games.Players', 'addField Board games.Max players', 'moveField Board games'],
  ],
  [games, 'owner from a list of my friends', ['addThing Friends', 'removeField Board games.Owner', 'addField Board games.Owner']],
  [games, 'let me tag them: quick, party, kids', ['addField Board games.Tags']],
  [games, 'where did I get it from? a shop or a friend', ['addField Board games.Where I got it from']],
  [games, 'who borrowed it and since when', ['addField Board games.Who borrowed it', 'addField Board games.Since']],
  [
    rents,
    'payments need a status - paid, late, partly paid - and start as late',
    ['addField Rent payments.Status', 'setStart Rent payments'],
  ],
  [plants, 'I want to be able to write down every time I water it', ['addThing Waterings']],
  [dogs, 'add food and vet, and remove the weight', ['addField Dogs.Food', 'addField Dogs.Vet', 'removeField Dogs.Weight']],
  [dogs, 'weight in kg', /\*\*Weight\*\* says so|already so/],
  [dogs, 'i want wieght and body fat % for every dog', ['addField Dogs.Body fat %']],
  [lessons, 'the pretend students and lessons can go now, we start on Monday', ['clearRows Students', 'clearRows Lessons']],
  [lessons, 'pop a made-up student in called Ada Byron so I can show people', ['addRow Students.Ada Byron']],
  [lessons, 'a lesson should never be saved without a topic, I lose track', ['requireField Lessons.Topic']],
  [
    dogs,
    'add a fee and a door code to walks, both required',
    ['addField Walks.Fee', 'addField Walks.Door code', 'requireField Walks', 'requireField Walks'],
  ],
  [plants, 'split the room into floor, room and window', ['splitField Houseplants.Room']],
  [plants, 'notes should be watering and feeding separately', ['splitField Houseplants.Notes']],
  [dogs, 'the first list should be called Owners', ['renameThing Clients']],
  [lessons, 'theres no place for the parents phone number', ['addField Students.Parents phone number']],
  [players, 'goals and assists per player', ['addField Players.Goals', 'addField Players.Assists']],
  [dogs, 'put it back please', /History/],
  [dogs, 'no, I meant the clients', /whole wish once more/],
  [dogs, 'bring back the shoe size', ['addField Clients.Shoe size']],
]

test('wishes about what is kept do what they say, and nothing else', () => {
  for (const [on, wish, wanted] of cases) {
    const { model } = understand(on)
    const { operations, notes } = change(model!, wish)
    if (wanted instanceof RegExp) {
      assert.deepEqual(operations, [], wish)
      assert.match(notes.map(({ text }) => text).join(' '), wanted, wish)
    } else
      assert.deepEqual(
        operations.map((each) => labelOf(model, each)),
        wanted,
        wish,
      )
  }
})

test('several links take over what one link held', () => {
  const { model } = understand(shifts)
  const { model: now } = change(model!, 'more than one volunteer per shift')
  const list = now.things.find(({ many }) => many === 'Shifts')!
  const field = list.fields.find(({ label }) => label === 'Volunteers')!
  assert.equal(field.type, 'refs')
  assert.deepEqual(field.origin, { take: 'same', of: 'volunteerId', was: 'ref' })
  assert.ok(list.rows.every((row) => Array.isArray(row[field.id])))
})
