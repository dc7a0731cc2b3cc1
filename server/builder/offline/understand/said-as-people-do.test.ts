// Descriptions as their writers put them down, and what stands on the first screen of what becomes of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const built = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, `“${prompt}” is not understood`)
  return model
}
const fieldsOf = (prompt: string, many: string) => {
  const thing = built(prompt).things.find((each) => each.many === many)
  assert.ok(
    thing,
    `${prompt}: no ${many} in ${built(prompt)
      .things.map((each) => each.many)
      .join()}`,
  )
  return Object.fromEntries(
    thing.fields.map(({ label, type, options, target }) => [label, options ? options.join('/') : (target ?? type)]),
  )
}

test('choices stand in a row behind their field, or in brackets within the brackets of a list', () => {
  const dogs =
    'A kennel with dogs (name, age, size small, medium or large) and stays (dog, arrival, status booked, here or gone).'
  assert.equal(fieldsOf(dogs, 'Dogs').Size, 'Small/Medium/Large')
  assert.equal(fieldsOf(dogs, 'Stays').Status, 'Booked/Here/Gone')
  const repairs = 'Customers (name, phone) and repairs (customer, status (new, done), problem, cost)'
  assert.deepEqual(fieldsOf(repairs, 'Repairs'), {
    Title: 'text',
    Customer: 'customer',
    Status: 'New/Done',
    Cost: 'money',
    Problem: 'longtext',
  })
  const groups = 'Simskola med grupper (namn, nivå (baddare, pingvin), dag) och elever (namn, ålder)'
  assert.equal(fieldsOf(groups, 'Grupper')['Nivå'], 'Baddare/Pingvin')
  // behind a sign, and in square brackets
  const found =
    'Lost property: what was found, when, meal choice: beef, fish or vegetarian, status = waiting, collected, disposed'
  const [kept] = built(found).things
  assert.deepEqual(
    kept!.fields.filter(({ options }) => options).map(({ options }) => options!.join('/')),
    ['Beef/Fish/Vegetarian', 'Waiting/Collected/Disposed'],
  )
  assert.equal(
    fieldsOf('Nyanställda: namn, avdelning [Björken, Eken, Linden], startdatum', 'Nyanställda').Avdelning,
    'Björken/Eken/Linden',
  )
  // one in a row beside one behind a sign
  const shirts = fieldsOf('T-shirt orders with name, size small, medium or large, status: new/paid', 'T-shirt orders')
  assert.deepEqual(shirts, { Name: 'text', Size: 'Small/Medium/Large', Status: 'New/Paid' })
  // what a word belongs to is no value of it
  assert.equal(fieldsOf('Inks: brand, name, colour family, sheen or shimmer, ml left', 'Inks').Colour, undefined)
  const bikes = '自転車（番号、種類:シティ/電動/マウンテン、1日料金）と貸出（自転車、開始日）'
  assert.equal(fieldsOf(bikes, '自転車')['種類'], 'シティ/電動/マウンテン')
})

test('two fields share a word, and a label says as a whole what it is', () => {
  const games = fieldsOf('Board games: title, min and max players, playing time, owner', 'Board games')
  assert.deepEqual(
    [games['Min players'], games['Max players'], games['Playing time']],
    ['int', 'int', 'int'],
    JSON.stringify(games),
  )
  const log = fieldsOf('Besökslogg: namn, företag, in- och uttid', 'Besök')
  assert.deepEqual([log.Intid, log.Uttid], ['time', 'time'])
  const poker = fieldsOf('poker night tracker: who played, buy in, cash out', 'Poker nights')
  assert.deepEqual([poker['Buy in'], poker['Cash out']], ['money', 'money'])
  assert.equal(fieldsOf('Members: name, phone, boat length', 'Members')['Boat length'], 'number')
  const pressure = fieldsOf('血圧手帳：朝と夜の上と下の血圧、脈拍', '血圧測定')
  assert.equal(Object.keys(pressure).filter((label) => label.endsWith('の血圧')).length, 4)
})

test('whose something is, what people are called and who asks is read as that', () => {
  const flats =
    'I manage rental flats. Each flat has an address and rent. I need to log repairs per flat with priority, status and cost.'
  assert.equal(fieldsOf(flats, 'Repairs').Flat, 'apartment')
  const translator = fieldsOf(
    'Freelance translator here, I need list of my projects with client, word count and deadline',
    'Projects',
  )
  assert.ok(!Object.keys(translator).some((label) => /here/i.test(label)))
  const salon = built(
    'A hair salon with three stylists: Maria, Jo and Kemal. Clients book a service (cut 30 min, colour 90 min) online.',
  )
  const stylists = salon.things.find(({ many }) => many === 'Stylists')!
  assert.deepEqual(
    stylists.rows.map((row) => row[stylists.titleField]),
    ['Maria', 'Jo', 'Kemal'],
  )
  assert.equal(fieldsOf('現場ごとに住所、着工日を管理したい。現場ごとの日報（日付、作業員、天気）も', '日報')['現場'], 'project')
})

test('a website asks its visitors what was told, and bears the name it was given', () => {
  const asked: [prompt: string, list: string, labels: string[]][] = [
    [
      'Website for our plumbing firm: services, photos, quote request form (name, phone, kind of job (roof, boiler))',
      'Quote requests',
      ['Name', 'Phone', 'Kind of job'],
    ],
    ['Contact form for a plumber: name, postcode, phone', 'Messages', ['Name', 'Postcode', 'Phone']],
    [
      'Hemsida för vår VVS-firma: tjänster, bilder, offertformulär (namn, telefon, adress)',
      'Offertförfrågningar',
      ['Namn', 'Telefon', 'Adress'],
    ],
    [
      'マラソン大会の申込サイト。コース、よくある質問、申込フォーム(氏名、種目:フル/ハーフ、住所)',
      '申込',
      ['氏名', '種目', '住所'],
    ],
  ]
  for (const [prompt, list, labels] of asked) {
    const model = built(prompt)
    const form = model.things.find(({ many }) => many === list)
    assert.ok(form, `${prompt}: ${model.things.map(({ many }) => many).join()}`)
    assert.deepEqual(
      form.fields.map(({ label }) => label),
      labels,
    )
    assert.equal(model.pages.find(({ kind }) => kind === 'landing')?.parts?.message, form.id)
  }
  const names: [prompt: string, name: string][] = [
    ['Website for my Italian restaurant Trattoria Lucia with the menu', 'Trattoria Lucia'],
    ['One page site for my gardening services: what I do, prices. Call it Green Thumb Tom.', 'Green Thumb Tom'],
    ['hemsida för frisörsalong Saxen i Borås', 'Saxen'],
    ['Personlig hemsida för mig, Lena Ekdahl, illustratör i Malmö', 'Lena Ekdahl'],
    ['Jag är lärare och vill hålla koll på elever och inlämningar. Varje elev har namn, klass.', 'Elever och inlämningar'],
  ]
  for (const [prompt, name] of names) assert.equal(built(prompt).name, name)
  // a source "website" of a lead and sites with plots ask for none
  assert.ok(
    !built('Leads with company, source (referral, website, cold call) and value').pages.some(({ kind }) => kind === 'landing'),
  )
})

test('samples do not contradict themselves', () => {
  const grooming = built('something for my dog grooming salon')
  const [bookings, owners] = ['booking', 'customer'].map((id) => grooming.things.find(({ concept }) => concept === id)!)
  for (const row of bookings!.rows) assert.equal(row.name, owners!.rows[Number(row.customer)]!.name)
  const visitors = built('Visitors: name, company, time in, time out').things[0]!
  for (const row of visitors.rows) {
    const [from, until] = visitors.fields.filter(({ type }) => type === 'time').map(({ id }) => String(row[id]))
    assert.ok(from! < until!, `${from} – ${until}`)
  }
  const rabbits = built('Rabbits: name, breed, sex, weight').things[0]!
  assert.deepEqual(rabbits.fields.find(({ concept }) => concept === 'gender')?.options, ['Female', 'Male'])
  for (const row of rabbits.rows) assert.ok(Number(row.weight) < 6, String(row.weight))
  // what is in the project is no word that was not used
  const { notes } = understand('lost property register - item, where found, date found, claimed or not')
  assert.ok(!notes.some(({ kind }) => kind === 'unknown'), JSON.stringify(notes))
})

test('who writes something down has not the fields of it', () => {
  const misses = built(
    'A tool to report near misses. Staff fill in date and time, ward, type of incident (medication, fall, other) and what happened.',
  )
  assert.deepEqual(
    misses.things.map(({ many }) => many),
    ['Near misses'],
  )
  assert.deepEqual(
    built('Expense claims: staff submit date, amount, category, receipt photo').things[0]!.fields.map(({ label }) => label),
    ['Title', 'Date', 'Amount', 'Category', 'Receipt photo'],
  )
  const school =
    'The school needs an accident report form. Staff fill in the pupil’s name, class, where it happened and the injury.'
  assert.equal(built(school).pages[0]!.kind, 'survey')
})
