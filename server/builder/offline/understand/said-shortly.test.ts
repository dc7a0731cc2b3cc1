import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const modelOf = (prompt: string) => understand(prompt).model!
const kindsOf = (prompt: string) => modelOf(prompt).pages.map(({ kind, tool }) => tool ?? kind)
const optionsOf = (prompt: string, list: string, label: string) =>
  modelOf(prompt)
    .things.find(({ many }) => many === list)
    ?.fields.find((field) => field.label === label)?.options
const labelsOf = (prompt: string, list: string) =>
  modelOf(prompt)
    .things.find(({ many }) => many === list)!
    .fields.filter(({ why }) => why === 'said')
    .map(({ label }) => label)

test('states follow their word without a colon, and end where the row of states ends', () => {
  for (const [prompt, list, label, options] of [
    [
      'repair orders with status received, waiting for parts, in progress, ready and picked up',
      'Repair orders',
      'Status',
      'Received,Waiting for parts,In progress,Ready,Picked up',
    ],
    [
      'applications with status new, phone interview, home visit, approved, rejected',
      'Applications',
      'Status',
      'New,Phone interview,Home visit,Approved,Rejected',
    ],
    ['invoices with status draft, sent, paid, due date and amount', 'Invoices', 'Status', 'Draft,Sent,Paid'],
    [
      'sales pipeline with companies and deals. stages lead > demo booked > trial > won/lost. if lost we need a reason',
      'Deals',
      'Stage',
      'Lead,Demo booked,Trial,Won,Lost',
    ],
    [
      'plan my videos on a kanban board (idea, script, filming, published) with publish date',
      'Videos',
      'Status',
      'Idea,Script,Filming,Published',
    ],
    [
      'bilar med regnr och status inbokad, pågår, väntar på delar, klar och fakturerad',
      'Bilar',
      'Status',
      'Inbokad,Pågår,Väntar på delar,Klar,Fakturerad',
    ],
  ] as const)
    assert.equal(optionsOf(prompt, list, label)?.join(), options, prompt)
  assert.ok(labelsOf('invoices with status draft, sent, paid, due date and amount', 'Invoices').includes('Due date'))
  assert.deepEqual(
    modelOf('Customers have cars (plate, make) and each car has jobs with status booked, in progress, done').things.map(
      ({ many }) => many,
    ),
    ['Customers', 'Cars', 'Jobs'],
  )
})

test('what stands in brackets behind several are their kinds or their names, unless it is what is kept of each', () => {
  assert.equal(
    optionsOf('groups (choir, youth, bible study) with leader and meeting time', 'Groups', 'Type')?.join(),
    'Choir,Youth,Bible study',
  )
  assert.deepEqual(labelsOf('bikes (brand, model, colour) with owner', 'Bikes').slice(0, 3), ['Brand', 'Model', 'Colour'])
  const rooms = modelOf("We have 3 rooms (The Vault, Dr Finch's Lab, Lost Temple), each for 2 to 6 players").things[0]!
  assert.deepEqual(
    rooms.rows.map((row) => row[rooms.titleField]),
    ['The Vault', "Dr Finch's Lab", 'Lost Temple'],
  )
})

test('a rule, a bound and what is to be built are no fields', () => {
  assert.deepEqual(
    labelsOf('Shipments with customer, origin and can’t be set to delivered until all four are ticked', 'Shipments').filter(
      (label) => /can/i.test(label),
    ),
    [],
  )
  assert.ok(
    labelsOf('Inspections with date and whether it can stay open', 'Inspections').some((label) => /stay open/i.test(label)),
  )
  assert.deepEqual(
    labelsOf('Semesterplanering med namn, vecka, max tre borta samtidigt', 'Semestrar').filter((label) => /^max/i.test(label)),
    [],
  )
})

test('a game that is asked for is all of it, and one that is only mentioned is none', () => {
  for (const [prompt, ...kinds] of [
    ['A two player game of four in a row, names of the players at the top, keeps score over several rounds.', 'connectFour'],
    ['sudoku with three levels, a timer and hints', 'sudoku'],
    ['ett memory-spel med svenska fåglar, 16 kort, bild på ena sidan och namn på andra', 'memoryGame'],
    ['ブロック崩しのゲームを作ってください。ステージは5つ、残機は3、スコアを表示。', 'brickBreaker'],
    ['track my chess games', 'collection'],
    ['piano students', 'collection'],
  ] as const)
    assert.deepEqual(kindsOf(prompt), kinds, prompt)
  for (const prompt of [
    'QR code inventory for the warehouse',
    'drum kit shop',
    'a reversi club',
    'QRコードで在庫管理',
    'musikskola med piano och gitarr',
  ])
    assert.ok(!modelOf(prompt).pages.some(({ kind }) => kind === 'tool'), prompt)
  for (const prompt of [
    'game where you catch falling fruit in a basket',
    'a platform game with a jumping cat',
    'ett plattformsspel',
  ]) {
    const { model, notes } = understand(prompt)
    assert.equal(model, null, prompt)
    assert.ok(
      notes.some(({ kind }) => kind === 'service'),
      prompt,
    )
  }
})

test('some of a list are no list beside it', () => {
  const lists = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)
  assert.ok(
    !lists('Help desk: tickets with priority and status, plus a dashboard with open tickets per person').includes('Open tickets'),
  )
  const budget = 'household budget tracker, we want to see what we spend on groceries, rent and fun each month'
  assert.ok(lists(budget)[0] === 'Expenses' && !lists(budget).includes('Groceries'), lists(budget).join())
  assert.deepEqual(optionsOf(budget, 'Expenses', 'Category'), ['Groceries', 'Rent', 'Fun'])
  const shop = modelOf('online shop for my handmade candles, about 8 products with scents and sizes')
  assert.ok(!shop.things.some(({ many }) => many === 'Products'))
})

test('what is told with its fields is a list, no chat, survey or website', () => {
  assert.ok(
    !kindsOf('A directory of local craftspeople in our valley, with trade, phone and a short text about each').includes('chat'),
  )
  assert.ok(
    !kindsOf(
      'Privatekonomi: inkomster med datum, lån med ränta och amortering samt sparmål med datum. Visa vad som händer om räntan går upp.',
    ).includes('survey'),
  )
  const board = kindsOf(
    'Verktyg för styrelsen: medlemmar (fastighet, ägare), möten med dagordning. Försenade punkter ska synas på startsidan.',
  )
  assert.ok(board.includes('dashboard') && !board.includes('landing'))
  assert.ok(kindsOf('Membership site for my gym with classes, prices and trainers; members log in').includes('landing'))
})

test('a booking page has the hours, the length and the call that it was told', () => {
  const page = (prompt: string) => {
    const model = modelOf(prompt)
    const booking = model.pages.find(({ kind }) => kind === 'booking')!
    const offered = model.things.find(({ id }) => id === booking.parts!.service)!
    const length = offered.fields.find(({ concept }) => concept === 'duration')!
    return { week: booking.week, offered, minutes: offered.rows.map((row) => row[length.id]) }
  }
  const call = page('A page where people can book a 30 min intro call with me, weekdays only between 9 and 3')
  assert.deepEqual(call.week?.[0], { opens: '09:00', closes: '15:00' })
  assert.equal(call.week?.[6], null)
  assert.deepEqual(
    call.offered.rows.map((row) => row[call.offered.titleField]),
    ['Intro call'],
  )
  assert.deepEqual(call.minutes, [30])
  const rooms = page('Escape room booking. We have 3 rooms, each for 2 to 6 players, slots every 90 minutes from 10:00 to 20:30.')
  assert.deepEqual(rooms.week?.[6], { opens: '10:00', closes: '20:30' })
  assert.ok(rooms.minutes.every((minutes) => minutes === 90))
  assert.equal(page('massage booking page for 2 to 6 people').week, undefined)
})

test('a stay is booked by its days, and the sample stays could be', () => {
  for (const prompt of [
    'hotel website with online booking',
    'A booking page for our cottages',
    'ホテルの予約サイト',
    'Vi hyr ut fyra stugor, gäster bokar online',
    'Bokningssida för våra två stugor',
  ]) {
    const { pages, things } = modelOf(prompt)
    const page = pages.find(({ kind }) => kind === 'booking')!
    const stay = things.find(({ id }) => id === page.thing)!
    assert.equal(stay.concept, 'stay', prompt)
    assert.ok(
      things.find(({ id }) => id === page.parts!.service)!.fields.some(({ concept }) => concept === 'pricePerNight'),
      prompt,
    )
    const [from, until] = ['arrival', 'departure'].map((concept) => stay.fields.find((field) => field.concept === concept)!.id)
    const room = stay.fields.find(({ target }) => target === page.parts!.service)!.id
    const spans = stay.rows.map((row) => ({
      room: row[room],
      from: parseInt(String(row[from!])),
      until: parseInt(String(row[until!])),
    }))
    for (const one of spans) {
      assert.ok(one.from < one.until, prompt)
      const others = spans.filter((other) => other !== one && other.room === one.room)
      assert.ok(!others.some((other) => other.from < one.until && one.from < other.until), prompt)
    }
  }
  assert.ok(!modelOf('hotel meeting room booking page').things.some(({ concept }) => concept === 'stay'))
})
