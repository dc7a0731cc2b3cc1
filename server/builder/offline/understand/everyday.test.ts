import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownBlueprints } from '../lexicon/lexicon.ts'
import { everydayPrompts } from './tables/everyday-prompts.ts'
import { measurePrompts } from './tables/measure.ts'
import { toldPrompts } from './tables/told-prompts.ts'
import { vaguePrompts } from './tables/vague-prompts.ts'
import { understand } from './understand.ts'

const toldWholeMin = 50
const vagueWholeMin = 24
const built = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, `“${prompt}” is not understood`)
  return model
}
const namesOf = (prompt: string) => built(prompt).things.map(({ many }) => many)
const idsOf = (prompt: string) => built(prompt).things.map(({ id }) => id)
const thingOf = (prompt: string, id: string) => {
  const thing = built(prompt).things.find((each) => each.id === id || each.concept === id)
  assert.ok(thing, `${prompt}: no ${id} in ${idsOf(prompt).join()}`)
  return thing
}
const fieldOf = (prompt: string, id: string, label: string) => {
  const field = thingOf(prompt, id).fields.find((each) => each.label === label)
  assert.ok(field, `${prompt}: no ${label}`)
  return field
}
const wholeShareMin = 0.8

test('everyday prompts, measured', (t) => {
  const everyday = measurePrompts(everydayPrompts)
  t.diagnostic(`everyday: ${everyday.summary}`)
  assert.ok(everyday.whole / everyday.cases >= wholeShareMin, everyday.misses.join('\n'))
})

test('a trade that is known is never answered with nothing, whatever stands behind it', () => {
  const forms = [
    (trade: string) => `${trade} zorbling`,
    (trade: string) => `zorbling for ${trade}`,
    (trade: string) => `${trade} attendance`,
  ]
  // each trade in one of the forms, by turns
  const prompts = [...knownBlueprints.values()].map(({ label }, at) => forms[at % forms.length]!(label.en))
  const unanswered = prompts.filter((prompt) => !understand(prompt, 'en').model)
  assert.deepEqual(unanswered, [])
})

test('prompts told at length and vague ones, measured', (t) => {
  const told = measurePrompts(toldPrompts)
  const vague = measurePrompts(vaguePrompts)
  t.diagnostic(`told at length: ${told.summary}`)
  t.diagnostic(`vague: ${vague.summary}`)
  assert.ok(told.whole >= toldWholeMin, told.misses.join('\n'))
  assert.ok(vague.whole >= vagueWholeMin, vague.misses.join('\n'))
})

test('what is said in passing is taken up: a thing inside a name, a lone day, a lone place, a Swedish noun by itself', () => {
  for (const [prompt, id] of [
    ['apartment viewing frobnicator', 'houseViewing'],
    ['choir attendance', 'rehearsal'],
    ['scout camp next summer', 'camp'],
    ['help us find a date for the get-together', 'event'],
    ['an easy way to order lunch', 'order'],
    ['I want to book', 'booking'],
    ['tidsbank i kvarteret', 'neighbourHelp'],
    ['svampklubben', 'mushroomFind'],
    ['brandvarnarna', 'fireExtinguisher'],
  ] as const)
    assert.ok(idsOf(prompt).includes(id), `${prompt}: ${idsOf(prompt).join()}`)
  assert.deepEqual(namesOf('help us find a venue'), ['Venues'])
})

test('whom or what it is for is no list', () => {
  assert.deepEqual(idsOf('Kanban board for a design team'), ['task'])
  assert.ok(!idsOf('something for our team').includes('match'))
  const crew = idsOf('something to manage my airbnb cleaning team')
  assert.ok(crew.includes('employee') && crew.includes('cleaningRound') && !crew.includes('team'))
  assert.ok(!idsOf('Packlista för fjällvandring med vikt och antal').includes('hike'))
  assert.ok(!idsOf('A solar company with customers and installations').includes('company'))
  assert.ok(!idsOf('Solcellsfirman: kunder och installationer').includes('company'))
})

test('what keeps the records is no record', () => {
  assert.deepEqual(namesOf('recipe box'), ['Recipes'])
  assert.deepEqual(namesOf('address book'), ['Contacts'])
  assert.deepEqual(idsOf('guest book'), ['guestbookEntry'])
  assert.deepEqual(idsOf('log book'), ['logEntry'])
  assert.deepEqual(idsOf('time sheet'), ['timeEntry'])
  assert.deepEqual(idsOf('a storage box list'), ['movingBox'])
})

test('verbs and sayings are no nouns', () => {
  assert.ok(!idsOf('I need to keep order in my freezer').includes('order'))
  assert.deepEqual(namesOf('my husband collects watches'), ['Watches'])
  assert.ok(!namesOf('volunteers can sign up for shifts').includes('Sign ups'))
  assert.ok(idsOf('verktyg för skolköket').length > 1 && !idsOf('verktyg för skolköket').includes('tool'))
  assert.deepEqual(idsOf('Verktyg i garaget med plats och skick'), ['tool'])
})

test('who did what with what is the record of it', () => {
  const order = thingOf('which bars ordered how many kegs', 'order')
  assert.ok(order.fields.some(({ label, type }) => label === 'Number of kegs' && type === 'int'))
  assert.ok(order.fields.some(({ label, target }) => label === 'Bar' && target !== undefined))
  for (const prompt of ['who borrowed which tool and when', 'vem som lånat vad', 'I want to see who has which key'])
    thingOf(prompt, 'loan')
  assert.ok(thingOf('who borrowed which tool', 'loan').fields.some(({ label }) => label === 'Tool'))
  assert.ok(idsOf('vi vill veta vem som har betalat avgiften').includes('payment'))
})

test('a plural among plain fields is how many; a record keeps its date; a chart is a view', () => {
  const games = 'board game collection with players, duration, rating and last played'
  assert.deepEqual(idsOf(games), ['boardGame'])
  assert.equal(fieldOf(games, 'boardGame', 'Players').type, 'int')
  const log = 'workout log with exercise, sets and reps, show progress chart'
  assert.equal(fieldOf(log, 'workout', 'Date').type, 'date')
  assert.ok(built(log).pages.some(({ kind }) => kind === 'dashboard'))
  assert.ok(!thingOf(log, 'workout').fields.some(({ label }) => label === 'Progress'))
  assert.ok(idsOf('football teams with players, coach and city').includes('player'))
})

test('two things never point at each other', () => {
  for (const { prompt } of everydayPrompts)
    for (const thing of understand(prompt).model?.things ?? [])
      for (const { target } of thing.fields.filter(({ type }) => type === 'ref')) {
        const other = built(prompt).things.find(({ id }) => id === target)
        assert.ok(!other?.fields.some((field) => field.type === 'ref' && field.target === thing.id && thing !== other), prompt)
      }
})

test('a second domain stocks the first; a shop sells goods of the name that was said', () => {
  const first = (prompt: string, id: string) => String(thingOf(prompt, id).rows[0]?.name)
  assert.notEqual(first('inventory for a small wine shop', 'product'), first('inventory', 'product'))
  assert.equal(first('lagerlista för bygghandel', 'product'), 'Hammare')
  const candles = thingOf('online shop for handmade candles', 'product')
  assert.equal(candles.many, 'Candles')
  const ids = candles.fields.map(({ id }) => id)
  for (const id of ['name', 'category', 'price', 'stock', 'description', 'image']) assert.ok(ids.includes(id), id)
  assert.deepEqual(new Set(candles.rows.map(({ name }) => name)).size, candles.rows.length)
})

test('a size in a unit is a number, of a thing a text, by itself a choice', () => {
  assert.deepEqual(
    [fieldOf('Installations with kW size and address', 'installation', 'Kw size')].map(({ type, unit }) => [type, unit]),
    [['number', 'kW']],
  )
  assert.equal(fieldOf('A list of quills with nib size and ink', 'quill', 'Nib size').type, 'text')
  assert.equal(fieldOf('A list of jumpers with size and owner', 'jumper', 'Size').type, 'select')
})

test('two names of one thing are one list', () => {
  assert.deepEqual(namesOf('customers and clients'), ['Customers'])
  assert.equal(idsOf('manuals and guides').length, 1)
})

test('checklists hold what is done on the occasion', () => {
  const first = (prompt: string) => Object.values(built(prompt).things[0]!.rows[0]!)[0]
  assert.deepEqual(idsOf('employee onboarding checklist'), ['onboardingStep'])
  assert.equal(first('moving checklist'), 'Give notice on the old flat')
  assert.equal(first('flyttchecklista'), 'Säga upp den gamla lägenheten')
  assert.notEqual(first('wedding checklist'), first('checklist'))
})

test('prompts told at length and vague ones, measured', (t) => {
  const told = measurePrompts(toldPrompts)
  const vague = measurePrompts(vaguePrompts)
  t.diagnostic(`told at length: ${told.summary}`)
  t.diagnostic(`vague: ${vague.summary}`)
  assert.ok(told.whole >= toldWholeMin, told.misses.join('\n'))
  assert.ok(vague.whole >= vagueWholeMin, vague.misses.join('\n'))
})

test('what is said in passing is no list where another was asked for', () => {
  assert.deepEqual(namesOf('We hand out keys to meeting rooms. I need a list of keys with number and borrower'), ['Keys'])
  assert.deepEqual(namesOf('For our school trip in May I need a list of participants with allergies and phone'), ['Participants'])
  assert.notEqual(
    thingOf('I bake cakes from my kitchen. Customers tell me the flavour. I want to see all orders', 'customer').why,
    'said',
  )
  assert.deepEqual(idsOf('Bokningar med datum och pris. Vi hyr ut lokalen till fester och möten.').slice(0, 1), ['booking'])
  assert.ok(
    !namesOf('Förslag från eleverna (t.ex. om maten eller toaletterna). Varje förslag har rubrik och text').includes('Toaletter'),
  )
  assert.ok(!namesOf('薬の管理をしたい。名前、量を家族で確認できるように。').includes('家族'))
  assert.ok(idsOf('which books the pupils have borrowed').includes('loan'))
  // what is described, or stands alone, stays
  assert.ok(idsOf('Bookings with date, made by customers. Customers have name and phone').includes('customer'))
  assert.ok(namesOf('tools in drawers').length === 1)
  const school = idsOf('For my driving school: students, instructors, cars and lessons with date')
  for (const id of ['student', 'drivingLesson']) assert.ok(school.includes(id), id)
})
