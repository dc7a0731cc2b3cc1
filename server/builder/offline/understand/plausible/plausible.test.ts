import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { understand } from '../understand.ts'
import { bareLabel } from './bare-label.ts'
import { toldApart } from './told-apart.ts'

const thingsOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model.things
}
const listsOf = (prompt: string) => thingsOf(prompt).map(({ many }) => many)
const labelsOf = (prompt: string, many: string) => {
  const thing = thingsOf(prompt).find((each) => each.many === many)
  assert.ok(thing, `${many}: ${prompt}`)
  return thing.fields.map(({ label }) => label)
}

const optionsOf = (prompt: string, label: string) =>
  thingsOf(prompt)
    .flatMap(({ fields }) => fields)
    .find((field) => field.label === label)?.options
const partsOf = (text: string, language: Language) =>
  Object.entries(toldApart(text, language)).flatMap(([kind, stretches]) => (stretches.length ? [kind] : []))

const noLists: readonly [prompt: string, lists: readonly string[]][] = [
  [
    'Driving school.\n- Students: name, phone, licence class (A, B)\n- Lessons: student, date, time\n- Dashboard: lessons per week\nRoles: owner sees everything, instructor sees only own lessons and can tick them done.\nStyle: clean, rounded corners, big buttons.',
    ['Students', 'Lessons'],
  ],
  [
    'Website for a plumber in York. Hero with slogan and phone button, customer reviews, footer with address.',
    ['Heroes', 'Footers'],
  ],
  ['Internt register över maskiner på vår verkstad: namn, tillverkare, inköpsår, ansvarig.', ['Maskiner']],
  [
    'Jag är keramiker i Gustavsberg och vill sälja mina muggar och skålar på nätet. En enkel webbshop med bilder och priser.',
    ['Keramiker'],
  ],
  [
    'カフェの業務アプリ。\n・豆:銘柄、産地、在庫量\n・仕入れ:日付、豆、数量\n・ダッシュボード:今月の仕入れ合計\n・権限:店長は編集可',
    ['豆', '仕入れ'],
  ],
]
test('parts of a page, roles, looks and who is speaking are no lists', () => {
  assert.deepEqual(listsOf(noLists[0]![0]), noLists[0]![1])
  assert.deepEqual(listsOf(noLists[2]![0]), noLists[2]![1])
  assert.deepEqual(listsOf(noLists[4]![0]), noLists[4]![1])
  for (const at of [1, 3]) for (const none of noLists[at]![1]) assert.ok(!listsOf(noLists[at]![0]).includes(none), none)
})

const lists: readonly [prompt: string, many: string][] = [
  ['HR tool. Roles: title, department, salary band. Employees: name, role, email, start date.', 'Roles'],
  ['I collect antique buttons. Buttons: material, diameter, year, price. Sellers: name, phone.', 'Buttons'],
  ['RPG campaign manager. Heroes: name, class, level, hit points. Quests: title, reward, status.', 'Heroes'],
  ['Product backlog. Features: name, priority, status, effort. Bugs: title, feature, severity.', 'Features'],
  ['Homes: address, rent, tenant. Tenants: name, phone. Inspections: home, date, notes.', 'Homes'],
  ['Intranät. Roller: namn, beskrivning. Användare: namn, roll, e-post.', 'Roller'],
  ['スケートリンク。カードの管理：カード番号、会員、残高。会員：氏名、電話。', 'カード'],
  [
    'Internt register över datorer, telefoner och skärmar på vårt kontor. Vem har vad, inköpsdatum, pris, serienummer och garanti till och med. En instrumentpanel vore bra så man ser hur mycket vi har och vad som snart går ut.',
    'Telefoner',
  ],
]
test('what is told as a list stays one', () => {
  for (const [prompt, many] of lists) assert.ok(listsOf(prompt).includes(many), `${many}: ${listsOf(prompt).join(', ')}`)
})

test('what is told of a form, of people on a list or of an order goes there', () => {
  const society =
    'Allotment society needs a waiting list and a list of plots. Each plot has a number, size, who has it. People on the waiting list need name, phone, email and date they applied.'
  assert.ok(!listsOf(society).includes('People'))
  for (const label of ['Name', 'Phone', 'Email']) assert.ok(labelsOf(society, 'Waiting list entries').includes(label), label)
  assert.ok(!labelsOf(society, 'Plots').includes('Who has it'))
  const bakery =
    'I have a bakery and want that customers can order bread for pick up. They choose products, the day and time of pick up and leave name and phone.'
  for (const label of ['Time', 'Phone', 'Leave name']) assert.ok(!labelsOf(bakery, 'Products').includes(label), label)
  assert.ok(labelsOf(bakery, 'Orders').includes('Time'))
  const quotes = 'Offerter med nummer, datum, kund och rader med beskrivning, antal, à-pris. Kunder med namn, adress.'
  assert.ok(labelsOf(quotes, 'Offertrader').includes('Offert'))
})

test('what people report is a list with kinds and states', () => {
  for (const [prompt, many, options] of [
    [
      'Tenants should be able to report leaks, broken lifts and other faults online, and our caretaker needs to see them and mark them done.',
      'Fault reports',
      ['Leaks', 'Broken lifts', 'Other'],
    ],
    [
      'Boende ska kunna anmäla läckor, trasiga hissar och andra fel på nätet, och vaktmästaren ska kunna se dem och markera dem som åtgärdade.',
      'Felrapporter',
      ['Läckor', 'Trasiga hissar', 'Övrigt'],
    ],
    [
      '市役所です。住民が道路の穴、街灯の故障などをスマホで報告できて、職員が対応済みにできるサイト',
      '故障報告',
      ['道路の穴', '街灯の故障', 'その他'],
    ],
  ] as const) {
    const thing = thingsOf(prompt).find((each) => each.many === many)
    assert.ok(thing, listsOf(prompt).join(', '))
    assert.ok(
      thing.fields.some((field) => field.options?.join() === options.join()),
      prompt,
    )
  }
  assert.ok(!listsOf('Anonymous survey where staff can report stress, noise and other problems').includes('Fault reports'))
})

test('measures in a bracket are numbers of their own list', () => {
  const prompt = 'I am a dietician. I track my clients and their progress (weight, waist, hips, squat) with a chart.'
  const thing = thingsOf(prompt).find(({ many }) => many === 'Measurements')
  assert.ok(thing, listsOf(prompt).join(', '))
  for (const label of ['Weight', 'Waist', 'Squat'])
    assert.equal(thing.fields.find((field) => field.label === label)?.type, 'number')
})

test('what is ticked and a day may be told by a clause', () => {
  const hall =
    'Vår bygdegård hyrs ut till fester och möten. Bokningar med datum, hyresgäst, pris och om nyckeln är lämnad, i en kalender.'
  assert.ok(labelsOf(hall, 'Bokningar').includes('Nyckeln är lämnad'))
})

test('choices are those of the text', () => {
  const council = 'Ärenden: kategori (Gata och väg, Park, Vatten och avlopp, Övrigt), datum, status. Handläggare: namn.'
  assert.deepEqual(optionsOf(council, 'Kategori'), ['Gata och väg', 'Park', 'Vatten och avlopp', 'Övrigt'])
  const hire = 'Equipment: name, type (bouncy castle, slide, tables & chairs, generator), daily price. Customers: name, phone.'
  assert.deepEqual(optionsOf(hire, 'Type'), ['Bouncy castle', 'Slide', 'Tables & chairs', 'Generator'])
  assert.deepEqual(optionsOf('Books: title, kind (novel, poetry and drama). Members: name.', 'Kind'), [
    'Novel',
    'Poetry',
    'Drama',
  ])
})

const labels: readonly [language: Language, label: string, name: string][] = [
  ['en', 'Leave name', 'name'],
  ['en', 'Weighted value calculated', 'Weighted value'],
  ['en', 'Volume calculated automatically', 'Volume'],
  ['en', 'Each part has a supplier', ''],
  ['en', 'Show progress against it', ''],
  ['en', 'Run evening classes', ''],
  ['en', "They've paid rent?", 'paid rent?'],
  ['en', 'Last month', ''],
  ['sv', 'Smärtan utvecklats', ''],
  ['sv', 'Senaste månaden', ''],
  ['sv', 'Om drottningen syns', 'drottningen syns'],
  ['ja', 'と売上', '売上'],
  // names as they are
  ['en', 'Leave days', 'Leave days'],
  ['en', 'Pick up date', 'Pick up date'],
  ['en', 'Run time', 'Run time'],
  ['en', 'Show name', 'Show name'],
  ['en', 'Dietary needs', 'Dietary needs'],
  ['en', 'Who came in with it', 'Who came in with it'],
  ['en', 'Last visit', 'Last visit'],
  ['sv', 'Antal får', 'Antal får'],
  ['sv', 'Senaste klippning', 'Senaste klippning'],
  ['sv', 'Vem som skjutsar', 'Vem som skjutsar'],
  ['ja', 'はがき', 'はがき'],
]
test('a field is called by the noun in its words', () => {
  for (const [language, label, name] of labels) assert.equal(bareLabel(label, language).label, name, label)
})

test('roles, looks and figures are told apart from what is kept', () => {
  assert.deepEqual(partsOf('Two roles: manager sees and edits everything.', 'en'), ['roles'])
  assert.deepEqual(partsOf('Roles: title, department, band', 'en'), [])
  assert.deepEqual(partsOf('Modern look, soft gradients, purple to blue, rounded cards, works on mobile.', 'en'), ['looks'])
  assert.deepEqual(partsOf('Mycket luft, svartvitt, tunna linjer, gärna ett elegant seriftypsnitt i rubrikerna.', 'sv'), [
    'looks',
  ])
  assert.deepEqual(partsOf('We sell cards, buttons and fonts.', 'en'), [])
  assert.deepEqual(partsOf('Översikt: lediga platser per datum, intäkter', 'sv'), ['shown'])
  assert.deepEqual(partsOf('権限：店長は編集可', 'ja'), ['roles'])
  assert.deepEqual(partsOf('Books: title, author. Overview of my plants with name', 'en'), [])
})
