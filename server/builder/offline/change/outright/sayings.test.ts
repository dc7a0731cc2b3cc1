// Whole wishes that list choices, say a name in quotation marks, or ask for what lists have and what no project has.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const changed = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
const fieldsOf = ({ things }: ProjectModel): Field[] => things.flatMap(({ fields }) => fields)
const fieldCalled = (model: ProjectModel, label: string) => fieldsOf(model).find((field) => field.label === label)

test('what is listed behind the name of a field is what it is chosen from', () => {
  for (const [prompt, wish, label, options] of [
    ['knitting yarn stash', 'Add weight: lace, fingering, DK, worsted, bulky', 'Weight', 'Lace Fingering DK Worsted Bulky'],
    ['inventory of theatre costumes', 'Sizes: XS S M L XL and child', 'Size', 'XS S M L XL Child'],
    ['inventory of theatre costumes', 'add era such as medieval, baroque and modern', 'Era', 'Medieval Baroque Modern'],
    [
      'bookings of a flat: guest, arrival',
      'Where did they book: Airbnb, direct, phone',
      'Where did they book',
      'Airbnb Direct Phone',
    ],
    ['a booking page for my dog salon', 'Ask whether the dog bites. Yes, no, sometimes', 'Dog bites', 'Yes No Sometimes'],
    ['visits to the vet: date, reason, vet', 'Vets are Obi, Lindqvist and Marsh, make it a choice', 'Vet', 'Obi Lindqvist Marsh'],
    [
      'bikupor med plats och anteckningar',
      'Lägg till ett fält för märkning, man ska kunna välja vit, gul, röd eller blå',
      'Märkning',
      'Vit Gul Röd Blå',
    ],
    ['盆栽の手入れ記録', '樹種を選べるようにして。黒松、五葉松、真柏で', '品種', '黒松 五葉松 真柏'],
    ['離島のゲストハウスの宿泊予約', '到着便を選べる欄を足してください。10:20着、14:45着', '到着便', '10:20着 14:45着'],
  ] as const) {
    const { model } = changed(prompt, wish)
    assert.deepEqual(fieldCalled(model, label)?.options, options.split(' '), wish)
    assert.equal(fieldCalled(model, label)?.type, 'select', wish)
  }
})

test('a board is made of the columns it is told with', () => {
  for (const [prompt, wish, first, last] of [
    ['motorbikes with parts and hours', 'Make a board of the motorbikes: bought, stripped, sold', 'Bought', 'Sold'],
    ['cyklar med märke och färg', 'Jag vill ha olika kolumner på en tavla: inlämnad, lagas, hämtad', 'Inlämnad', 'Hämtad'],
    ['roast batches with number and origin', 'Orders on a board please: new, packed, paid', 'New', 'Paid'],
  ] as const) {
    const { model } = changed(prompt, wish)
    const thing = model.things.find(({ views }) => views[0] === 'board')
    const options = thing?.fields.find(({ concept }) => concept === 'status')?.options
    assert.deepEqual([options?.[0], options?.at(-1), options?.length], [first, last, wish.split(',').length], wish)
  }
})

test('one choice becomes two, more are offered, and one stands in for another', () => {
  const lessons = 'driving lessons with date, licence class (B, BE, A) and road (town, motorway)'
  const optionsAfter = (wish: string, label: string) => fieldCalled(changed(lessons, wish).model, label)?.options?.join()
  assert.equal(optionsAfter('Add licence class A2 and AM', 'Licence class'), 'B,BE,A,A2,AM')
  assert.equal(optionsAfter('split town into inner town and outer town', 'Road'), 'Inner town,Outer town,Motorway')
  assert.equal(optionsAfter('Take out "motorway" and put "gravel" instead', 'Road'), 'Town,Gravel')
})

test('a sentence of one meaning stands beside another wish', () => {
  const { model, notes } = changed(
    'bookings of a flat: guest, arrival',
    'Where did they book: Airbnb, direct, phone. And let me filter by it',
  )
  assert.equal(fieldCalled(model, 'Where did they book')?.options?.length, 3)
  assert.ok(notes.some(({ kind, text }) => kind === 'kept' && text.includes('narrow it down')))
  const costumes = changed('inventory of theatre costumes', "Each costume gets a rack number and it's mandatory").model
  assert.equal(fieldCalled(costumes, 'Rack number')?.required, true)
})

test('a name in quotation marks is taken as it is written', () => {
  const bees = changed('beehives with location, notes', 'Rename "Notes" to "What I saw" and make it a bigger text box')
  assert.ok(fieldCalled(bees.model, 'What I saw'))
  assert.equal(bees.model.theme.size, undefined)
  const couples = changed('couples with wedding date and venue', 'Replace "Couple" with "Client" everywhere, we do parties too')
  assert.deepEqual([couples.model.things[0]!.one, couples.model.things[0]!.many], ['Client', 'Clients'])
})

test('a row is told by its name, and a piece of a sentence is none', () => {
  const shop = changed('A little shop for my hot sauces with heat level, price and stock', 'New sauce: "Widow\'s Breath", 11.50')
  const row = shop.operations.find(({ op }) => op === 'addRow')
  assert.ok(row?.op === 'addRow' && Object.values(row.row).includes("Widow's Breath"))
  for (const [prompt, wish] of [
    ['driving lessons with date and student', 'Add price: 45 minutes is 62, 90 minutes is 120'],
    ['parents sign up for shifts', 'Coffee stand needs 4 people, tombola 2'],
    ['offerter med kund och status (utkast, skickad)', 'Lägg till status på offerten: utkast, skickad, och visa dem i en tavla'],
  ] as const)
    assert.ok(!changed(prompt, wish).operations.some(({ op }) => op === 'addRow'), wish)
})

test('days are shown of what has them', () => {
  const school = understand('students (name, phone) and lessons (date, instructor, student)').model!
  const { model } = change(school, 'Show the students in a calendar')
  const named = (many: string) => model.things.find((thing) => thing.many === many)!
  assert.ok(!named('Students').fields.some(({ type }) => type === 'date'))
  assert.equal(named('Lessons').views[0], 'calendar')
})

test('colours to choose from are no look, a language spoken of is not asked for, a filter is there', () => {
  for (const [prompt, wish] of [
    ['beehives with location', 'Add the queen and her marking colour, white yellow red green or blue'],
    ['saker i stugan med namn', 'Varje syskon ska ha sin färg: Anna gul, Per blå, Kicki rosa'],
    ['website for my tattoo studio', 'Introduce the artists: Noor does fineline, Suki does japanese'],
    ['離島のゲストハウスの宿泊予約', '英語でも見られるようにして'],
    ['recipes from grandma', 'Ingredients should scale when I change the number of people'],
    ['plots with number and fee', 'each planner should only see her own plots'],
  ] as const) {
    const before = understand(prompt).model!
    const { model } = change(before, wish)
    assert.equal(model.theme.palette, before.theme.palette, wish)
    assert.equal(model.language, before.language, wish)
    const labels = fieldsOf(model).map(({ label }) => label)
    assert.ok(
      fieldsOf(before).every(({ label }) => labels.includes(label)),
      wish,
    )
    assert.deepEqual(model.things[0]?.views, before.things[0]?.views, wish)
  }
  // what is written in words becomes a choice to filter by; a choice is one already
  const [operation] = changed('plots with number, holder and fee', 'add a filter for holder').operations
  assert.ok(operation?.op === 'retypeField' && operation.type === 'select')
  const { notes, operations } = changed('plots with number, size (small, large) and fee', 'add a filter for size')
  assert.deepEqual([operations.length, notes[0]?.kind], [0, 'kept'])
})

test('a question is added with what stands behind its mark', () => {
  const survey = changed('survey for gym members', 'Add a question "How often do you come?" with 1, 2, 3 or more')
  const asked = survey.operations.find(({ op }) => op === 'addRow')
  assert.ok(asked?.op === 'addRow')
  assert.deepEqual([asked.row.text, asked.row.options], ['How often do you come?', ['1', '2', '3 or more']])
  const quiz = changed('a quiz about cheese', 'Add a question: Which is made from buffalo milk? Mozzarella, Gouda, Comté')
  const card = quiz.operations.find(({ op }) => op === 'addRow')
  assert.ok(card?.op === 'addRow')
  assert.equal(card.row.answer, 'Mozzarella')
})

test('a day that is closed and one that is shorter stand in one sentence', () => {
  const { model } = changed('bokningssida för hundtrim', 'Stäng måndagar helt, och lördagar bara 10–14')
  const week = model.pages.find(({ kind }) => kind === 'booking')?.week
  assert.equal(week?.[0], null)
  assert.deepEqual(week?.[5], { opens: '10:00', closes: '14:00' })
})

test('what a place offers is told in a wish with its length and its price', () => {
  const servicesAfter = (prompt: string, wish: string) =>
    changed(prompt, wish)
      .model.things.find(({ concept }) => concept === 'service')!
      .rows.map(({ name, duration, price }) => [name, duration, price])
  const salon = 'Make a booking page for my dog grooming salon'
  assert.deepEqual(servicesAfter(salon, 'Our services are: bath 45 min $40, full groom 2 hours $90'), [
    ['Bath', 45, 40],
    ['Full groom', 120, 90],
  ])
  const more = servicesAfter(salon, 'Add de-shedding 90 minutes 55 pounds to the services')
  assert.deepEqual(more.at(-1), ['De-shedding', 90, 55])
  assert.ok(more.some(([name, , price]) => name === 'Bath and brush' && price === 40))
  const dearer = servicesAfter('うちの整体院の予約ページ', '足裏は40分6000円、ホットストーン80分15000円にして')
  assert.deepEqual(
    dearer.filter(([name]) => name === '足裏' || name === 'ホットストーン'),
    [
      ['ホットストーン', 80, 15_000],
      ['足裏', 40, 6000],
    ],
  )
  assert.deepEqual(servicesAfter('うちの整体院の予約ページ', 'メニューは全身60分6600円、肩首30分3500円の2つでお願いします'), [
    ['全身', 60, 6600],
    ['肩首', 30, 3500],
  ])
  const trimmed = servicesAfter('Bokningssida för hundtrim', 'Lägg till fullt trim 890 kr och klor 250 kr bland behandlingarna')
  assert.deepEqual(
    trimmed.slice(-2).map(([name, , price]) => [name, price]),
    [
      ['Fullt trim', 890],
      ['Klor', 250],
    ],
  )
})
