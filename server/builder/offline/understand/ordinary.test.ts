import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { understand } from './understand.ts'

const modelOf = (prompt: string, language?: Language) => understand(prompt, language).model!
const lists = (prompt: string, language?: Language) => modelOf(prompt, language).things.map(({ many }) => many)
const fieldOf = (prompt: string, list: string, label: string, language?: Language) =>
  modelOf(prompt, language)
    .things.find(({ many }) => many === list)
    ?.fields.find((field) => field.label === label)

test('that somebody is a firm or a team says nothing of what it keeps', () => {
  for (const [prompt, ...expected] of [
    ['leave requests for a small company', 'Leave requests', 'Employees'],
    ['vacation tracker for the team', 'Vacations'],
    ['internal wiki for our company', 'Wiki pages'],
    ['volunteer scheduling', 'Shifts', 'Volunteers'],
    ['vehicle service log', 'Service records', 'Vehicles'],
    ['inventory with name, category, price and stock', 'Products'],
    ['inventory of my tools', 'Tools'],
    ['a lending library for tools, who has borrowed what', 'Loans', 'Tools', 'Borrowers'],
    ['time tracking with clients, projects and hours', 'Clients', 'Projects', 'Time entries'],
  ] as const)
    assert.deepEqual(lists(prompt), expected, prompt)
  assert.deepEqual(lists('semesteransökningar för ett litet företag', 'sv'), ['Semesteransökningar', 'Anställda'])
  assert.deepEqual(lists('lager med antal och pris', 'sv'), ['Produkter'])
  assert.deepEqual(lists('社内Wiki'), ['Wikiページ'])
})

test('a forum is a feed, one’s own place is no list of such places, and a conference has sessions', () => {
  assert.equal(modelOf('community forum for gardeners').pages[0]?.kind, 'feed')
  assert.equal(modelOf('forum för föräldrar', 'sv').pages[0]?.kind, 'feed')
  assert.ok(!lists('book a table at my restaurant').includes('Restaurants'))
  assert.ok(lists('event page for a conference with speakers and schedule').includes('Sessions'))
  assert.equal(modelOf('event page for our summer fair with schedule').name, 'Summer Fair')
  assert.deepEqual(lists('webbshop för handgjorda ljus', 'sv').slice(0, 1), ['Ljus'])
})

test('what something can be in is told by a sentence', () => {
  for (const [prompt, list, label, ...options] of [
    ['Orders with customer and date. Status can be new, packed or sent.', 'Orders', 'Status', 'New', 'Packed', 'Sent'],
    [
      'Repairs: customer, price. The statuses should be received, in progress, done.',
      'Repairs',
      'Status',
      'Received',
      'In progress',
      'Done',
    ],
    ['Ärenden med titel och datum. De kan ha status ny, pågår eller klar.', 'Ärenden', 'Status', 'Ny', 'Pågår', 'Klar'],
    [
      'A list of firings with a date. I change the firing from planned to loaded, firing and unloaded.',
      'Firings',
      'Status',
      'Planned',
      'Loaded',
      'Firing',
      'Unloaded',
    ],
    ['収穫。品種(とちおとめ、紅ほっぺ、白いちご)、日付', '収穫', '品種', 'とちおとめ', '紅ほっぺ', '白いちご'],
  ] as const)
    assert.deepEqual(fieldOf(prompt, list, label)?.options, options, prompt)
})

test('choices that came to a field which can hold none are those of the status', () => {
  const prompt =
    'Costume store for an amateur theatre. Each costume has a name, size, condition and a photo. Members can request costumes for a production, and the wardrobe manager approves or refuses. Statuses are available, reserved, out, at the cleaners.'
  assert.equal(fieldOf(prompt, 'Costumes', 'Photo')?.type, 'image')
  assert.deepEqual(fieldOf(prompt, 'Costumes', 'Status')?.options, ['Available', 'Reserved', 'Out', 'At the cleaners'])
})

test('the sections of a website stand behind a colon, and its form asks what it asks', () => {
  const model = modelOf(
    'Website for my stonemasonry business, Harrow & Finch Stonework. Sections: hero with a big picture, what we do (dry stone walls, lime pointing), gallery of before/after, three customer quotes, FAQ and a contact form with name, phone, type of work and message.',
  )
  assert.equal(model.name, 'Harrow & Finch Stonework')
  assert.deepEqual(
    model.pages[0]?.sections?.map(({ kind }) => kind),
    ['prices', 'gallery', 'testimonials', 'questions', 'contact'],
  )
  assert.deepEqual(
    model.things.map(({ many }) => many),
    ['Messages', 'Services'],
  )
})

test('a waiting list is one of people, a restaurant’s one of parties', () => {
  assert.ok(fieldOf('Allotment waiting list', 'Waiting list entries', 'On the list since'))
  assert.ok(fieldOf('waiting list for our restaurant', 'Waiting parties', 'Party size'))
  assert.ok(
    lists('Allotment waiting list for the council. People apply for a full or half plot.').includes('Waiting list entries'),
  )
})

test('who may do what is no field, and a survey asks what it was told', () => {
  const labels = (prompt: string) => modelOf(prompt).things.flatMap(({ fields }) => fields.map(({ label }) => label))
  const feed = 'A sightings list for our club. Members post species, place and a photo, others can like and comment.'
  assert.ok(!labels(feed).some((label) => /can like/i.test(label)), labels(feed).join())
  const survey = modelOf(
    'I need a short survey for the tenants about the laundry room, like opening hours, noise and whether they’d pay for new machines. Show me the results as charts.',
  )
  const questions = survey.things.find(({ many }) => many === 'Questions')!
  assert.deepEqual(
    questions.rows.map((row) => row[questions.titleField]),
    ['Opening hours', 'Noise', 'Would you pay for new machines?'],
  )
})
