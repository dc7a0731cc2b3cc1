import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishTidyPrompts } from '../tables/english-tidy-prompts.ts'
import { measurePrompts } from '../tables/measure.ts'
import { understand } from '../understand.ts'

const wholeMin = 30
/** lists said to be asked for that nobody asked for */
const surplusMax = 6

test('tidy English prompts of strangers, measured', (t) => {
  const tidy = measurePrompts(englishTidyPrompts)
  t.diagnostic(`tidy: ${tidy.summary}`)
  assert.ok(tidy.whole >= wholeMin, tidy.misses.join('\n'))
  assert.ok(tidy.surplus! <= surplusMax, tidy.misses.join('\n'))
})

type Case = readonly [prompt: string, lists: string, fields: string]
/** What is taken as said: the lists by name, and the fields of all of them that were named. */
const cases: readonly Case[] = [
  [
    'Make a sign-out sheet for the keys. I want key, person, time out and time back.',
    'Sign-outs',
    'Key, Person, Time out, Time back',
  ],
  ['Tickets about printers, networks and passwords with title, person and priority.', 'Tickets', 'Title, Priority, Person'],
  ['A list of repairs done on our boats with boat, part, cost and date.', 'Repairs', 'Cost, Date, Boat, Part'],
  [
    "I collect old stamps. I'd like a gallery with a photo of each stamp, the country and the year.",
    'Stamps',
    'Country, Year, Photo',
  ],
  ['Keep babysitters in one place with phone, rate and availability.', 'Babysitters', 'Phone, Rate, Availability'],
  [
    "Our library wants readers to suggest books. A suggestion should have the title, author and the reader's name. Staff set it to new, ordered or declined.",
    'Suggestions',
    'Title, Status, Author, Reader name',
  ],
  [
    'A list of library books with title and author. It should also show who has borrowed a book and when it is due back.',
    'Books',
    'Title, Author, Borrowed by, When it is due back',
  ],
  [
    'We register the swimmers with name and group. At each practice we note who came and what they paid.',
    'Swimmers, Practices, Attendance records',
    'Name, Group, Price, Swimmer, Practice, Attendance status',
  ],
  [
    'Patients phone us to make an appointment, and we note name, birth date and reason.',
    'Appointments',
    'Name, Birth date, Reason',
  ],
  ['A packing list the scouts can tick off, with item, number and bag.', 'Packing items', 'Item, Done, Number, Bag'],
  ['Courses have a title and a price. People can register for a course.', 'Courses, Registrations', 'Title, Price'],
  [
    'Playgrounds have an address. Inspectors write a report with date, faults and whether it can stay open.',
    'Playgrounds, Reports',
    'Address, Date, Can stay open, Faults, Inspector, Playground',
  ],
  [
    'Cats with name and color. People who want to adopt leave name, phone and which cat.',
    'Cats, Applications',
    'Name, Color, Name, Phone, Cat',
  ],
  ['A form for reporting broken benches with place, what is wrong and photo.', 'Reports', 'Place, What is wrong, Photo'],
  ['Track oil changes on three trucks with truck, date and kilometers.', 'Oil changes', 'Date, Truck, Kilometers'],
  [
    'Keep exhibitors with name and phone, and entries with class, animal and placing.',
    'Exhibitors, Entries',
    'Name, Phone, Animal, Class, Placing',
  ],
  ['There is a queue of people who want a plot with name, phone and date.', 'Waiting list entries', 'Name, Phone, Date'],
  ['I breed rabbits. I also want to write down litters with mother, father and date.', 'Litters', 'Mother, Father, Date'],
  ['Reading log for first graders with pupil, book, pages read and minutes.', 'Reading logs', 'Pupil, Book, Pages read, Minutes'],
  ['Keep a register of owners and their units, with name and phone.', 'Owners, Units', 'Name, Owner, Phone'],
  ['Learners with name, phone, permit number and test date.', 'Learners', 'Name, Phone, Permit number, Test date'],
]

test('who is to do what, and for whom a form is, are no lists of their own', () => {
  for (const [prompt, lists, fields] of cases) {
    const { model } = understand(prompt)
    const said = model?.things.filter(({ why }) => why === 'said') ?? []
    const named = said.flatMap((thing) => thing.fields.filter(({ why }) => why === 'said').map(({ label }) => label))
    assert.equal(said.map(({ many }) => many).join(', '), lists, prompt)
    assert.deepEqual(named.toSorted(), fields.split(', ').toSorted(), prompt)
  }
})

test('whoever registers for one of what is kept leaves a registration', () => {
  const { model } = understand('Races with date and distance. Runners register for a race.')
  assert.deepEqual(
    model?.things.map(({ many, why }) => [many, why]),
    [
      ['Races', 'said'],
      ['Registrations', 'said'],
      ['Runners', 'implied'],
    ],
  )
})

test('what the person said to choose among are the choices', () => {
  const { model } = understand('A report should have the street and a photo. Staff set it to received or fixed.')
  assert.deepEqual(model?.things[0]?.fields.find(({ concept }) => concept === 'status')?.options, ['Received', 'Fixed'])
})
