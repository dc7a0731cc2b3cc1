import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as assertProperty, constantFrom, integer, oneof, property, string } from 'fast-check'
import { type ProjectModel, projectModelSchema } from '../model.ts'
import { askedWishes } from '../understand/tables/asked-wishes.ts'
import { keptWishes } from '../understand/tables/kept-wishes.ts'
import { heldOutWishes, type WishCase } from '../understand/tables/held-out-prompts.ts'
import { measureWishes } from '../understand/tables/measure.ts'
import { sightWishes } from '../understand/tables/sight-wishes.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const todo = 'a todo app with priorities and due dates'
const customers = 'a customer list with company, phone and notes and a calendar of visits'
const sales = 'a sales dashboard with charts, revenue by region and recent orders'
const kunder = 'ett kundregister med företag, telefon och anteckningar och en kalender för besök'
const kokyaku = '会社、電話番号、メモのある顧客リストと訪問カレンダー'

const wishes: readonly WishCase[] = [
  { on: customers, wish: 'add a due date', expect: 'addField:dueDate' },
  { on: customers, wish: 'add an email to customers', expect: 'addField:"type":"email"' },
  { on: customers, wish: 'add a priority with low, medium and high', expect: 'addField:["Low","Medium","High"]' },
  { on: customers, wish: 'add a nickname', expect: 'addField:Nickname' },
  { on: customers, wish: 'add a field called favourite team', expect: 'addField:Favourite team' },
  { on: customers, wish: 'add a column for the due date', expect: 'addField:dueDate' },
  { on: customers, wish: 'use our brand colour #0a7', expect: 'setTheme:emerald' },
  { on: kunder, wish: 'lägg till ett fält som heter skostorlek', expect: 'addField:Skostorlek' },
  { on: customers, wish: 'every customer should have a birthday', expect: 'addField:birthday' },
  { on: customers, wish: 'give customers a rating', expect: 'addField:rating' },
  { on: customers, wish: 'remove the notes field from customers', expect: 'removeField:"thing":"customer"' },
  { on: customers, wish: 'delete visits', expect: 'removeThing:visit' },
  { on: customers, wish: 'add invoices with amount and due date', expect: 'addThing:invoice' },
  { on: customers, wish: 'make phone required', expect: 'requireField:phone' },
  { on: customers, wish: 'rename company to organisation', expect: 'renameField:Organisation' },
  { on: customers, wish: 'show customers as cards', expect: 'addView:cards' },
  { on: customers, wish: 'add a dashboard', expect: 'addPage:dashboard' },
  { on: customers, wish: 'add an option "No show" to status', expect: 'addOption:No show' },
  { on: customers, wish: 'change the name of the app to Northwind', expect: 'setName:Northwind' },
  { on: customers, wish: 'in Swedish please', expect: 'setLanguage:sv' },
  { on: todo, wish: 'rename tasks to chores', expect: 'renameThing:Chores' },
  { on: todo, wish: 'make it dark green', expect: 'setTheme:"depth":"deep"' },
  { on: todo, wish: 'dark mode', expect: 'setTheme:"mode":"dark"' },
  { on: sales, wish: 'softer', expect: 'setTheme:soft' },
  { on: customers, wish: 'can you make this pop a little more?', expect: 'setTheme:bold' },
  { on: kunder, wish: 'snygga till sidan lite', expect: 'setTheme:bold' },
  { on: kunder, wish: 'gör utseendet vackrare', expect: 'setTheme:look' },
  { on: kokyaku, wish: '画面をもう少し綺麗にしてほしい', expect: 'setTheme:look' },
  { on: todo, wish: 'make it elegant and change the color to purple', expect: 'setTheme:editorial, setTheme:purple' },
  { on: todo, wish: "add 'urgent' to priority", expect: 'addOption:Urgent' },
  { on: todo, wish: 'show tasks on a board', expect: 'addView:board' },
  { on: todo, wish: 'add a due date', expect: 'none' },
  { on: sales, wish: 'use euros instead of dollars', expect: 'setCurrency:EUR' },
  { on: sales, wish: 'remove customers and add a discount to orders', expect: 'removeThing:customer, addField:discount' },
  { on: kunder, wish: 'lägg till e-post på kunder och gör den mörkgrön', expect: 'addField:email, setTheme:deep' },
  { on: kunder, wish: 'döp om besök till möten', expect: 'renameThing:Möten' },
  { on: kokyaku, wish: '顧客にメールアドレスを追加して、深緑にして', expect: 'addField:email, setTheme:deep' },
  { on: kokyaku, wish: '訪問を打ち合わせに変更', expect: 'renameThing:打ち合わせ' },
  { on: customers, wish: 'make compnay required', expect: 'requireField:company' },
  { on: todo, wish: 'make high ones purple', expect: 'setTone:"option":"High","tone":"violet"' },
  { on: 'att göra-lista med prioritet', wish: 'gör låg grön', expect: 'setTone:"option":"Låg","tone":"green"' },
  { on: 'タスク管理。期限、優先度、状態', wish: '完了を緑にして', expect: 'setTone:green' },
  { on: customers, wish: 'could you also add an email to visits?', expect: 'addField:"thing":"visit"' },
  { on: customers, wish: 'it would be nice if we could see a photo on customers', expect: 'addField:"type":"image"' },
  {
    on: customers,
    wish: 'please make company required and move it to the end',
    expect: 'requireField:company, moveField:company',
  },
  { on: customers, wish: "we don't need the notes", expect: 'removeField:notes' },
  { on: todo, wish: 'priority should be now, soon or later', expect: 'setOptions:["Now","Soon","Later"]' },
  { on: todo, wish: 'I’d like bigger text and dark mode', expect: 'setTheme:large, setTheme:dark' },
  { on: kunder, wish: 'det vore bra om man kunde se bild på kunder', expect: 'addField:"type":"image"' },
  { on: kunder, wish: 'vi behöver inte telefon', expect: 'removeField:phone' },
  { on: kunder, wish: 'jag vill att företag är obligatoriskt', expect: 'requireField:company' },
  { on: kokyaku, wish: 'メモはもういらないです', expect: 'removeField:notes' },
  { on: kokyaku, wish: '誕生日を入力できるようにしてほしい', expect: 'addField:誕生日' },
  { on: kokyaku, wish: 'もっと温かみのある色にしてもらえますか？', expect: 'setTheme:palette' },
  { on: customers, wish: 'sing me a song', expect: 'none' },
]

test('wishes on projects of many trades, as people type them', (t) => {
  const asked = measureWishes(askedWishes)
  t.diagnostic(asked.summary)
  assert.ok(asked.whole >= 30, `${asked.summary}\n${asked.misses.join('\n')}`)
})

test('wishes about what a project keeps, as people type them', (t) => {
  const kept = measureWishes(keptWishes)
  t.diagnostic(kept.summary)
  assert.ok(kept.whole >= 95, `${kept.summary}\n${kept.misses.join('\n')}`)
})

test('wishes about what is seen and how it behaves, as people type them', (t) => {
  const seen = measureWishes(sightWishes)
  t.diagnostic(seen.summary)
  assert.ok(seen.whole >= 52, `${seen.summary}\n${seen.misses.join('\n')}`)
})

test('wishes, tried and held out, measured', (t) => {
  const tried = measureWishes(wishes)
  const heldOut = measureWishes(heldOutWishes)
  t.diagnostic(`tried: ${tried.summary}`)
  t.diagnostic(`held out: ${heldOut.summary}`)
  assert.deepEqual(tried.misses, [])
  assert.ok(heldOut.whole / heldOut.cases >= 0.75, heldOut.summary)
})

const built = (prompt: string): ProjectModel => understand(prompt).model!

test('a rename changes labels and keeps ids and rows', () => {
  const before = built(todo)
  const { model } = change(before, 'rename tasks to chores')
  assert.deepEqual([model.things[0]!.id, model.things[0]!.one, model.things[0]!.many], ['task', 'Chore', 'Chores'])
  assert.equal(model.pages[0]!.title, 'Chores')
  assert.deepEqual(model.things[0]!.rows, before.things[0]!.rows)
})

test('a new field gets a value in every row and stands before long texts', () => {
  const { model } = change(built(customers), 'add an email to customers')
  const customer = model.things.find((thing) => thing.id === 'customer')!
  assert.ok(customer.rows.every((row) => String(row.email).endsWith('@example.com')))
  assert.ok(
    customer.fields.findIndex((field) => field.id === 'email') < customer.fields.findIndex((field) => field.type === 'longtext'),
  )
})

test('another language: what the lexicon knows is translated, rows too, a person’s own words stay', () => {
  const own = change(built(todo), 'add a category with alpha and beta').model
  const { model } = change(own, 'in Swedish please')
  assert.equal(model.language, 'sv')
  assert.deepEqual(model.things[0]!.fields.map((field) => field.label).slice(0, 4), [
    'Titel',
    'Klar',
    'Prioritet',
    'Förfallodatum',
  ])
  assert.deepEqual(model.things[0]!.fields.find((field) => field.id === 'category')?.options, ['Alpha', 'Beta'])
  assert.equal(model.things[0]!.rows[1]!.title, 'Boka tandläkaren')
  assert.equal(model.name, 'Att göra')
})

test('what is not understood is said and changes nothing', () => {
  const before = built(todo)
  const { model, operations, notes } = change(before, 'teach it to juggle flaming swords')
  assert.equal(model, before)
  assert.deepEqual(operations, [])
  assert.deepEqual(
    notes.map((note) => note.kind),
    ['unknown'],
  )
})

test('the last thing and the title field stay, with a word why', () => {
  assert.match(change(built(todo), 'remove tasks').notes[0]!.text, /all this project keeps/)
  assert.match(change(built(customers), 'remove the name from customers').notes[0]!.text, /has to stay/)
})

test('without a place, the main thing is taken and the assumption said', () => {
  const { notes } = change(built(customers), 'add a due date')
  assert.ok(notes.some((note) => note.kind === 'assumed' && note.text.includes('customers')))
})

test('any wish leaves a valid model with the same ids', () => {
  const models = [todo, customers, sales, kunder, kokyaku].map(built)
  const words = constantFrom(
    'add',
    'remove',
    'rename',
    'to',
    'customers',
    'tasks',
    'orders',
    'notes',
    'a',
    'with',
    'and',
    'make',
    'dark',
    'green',
    'required',
    'option',
    'called',
    '"X"',
    'show',
    'as',
    'board',
    'calendar',
    'in Japanese',
    'lägg till',
    'ta bort',
    'kunder',
    'till',
    '顧客',
    'を',
    '追加',
    '削除',
    'に変更',
    'status',
    'dashboard',
    'page',
    'constructor',
    '__proto__',
    'class',
  )
  const wish = oneof(
    string({ unit: 'binary', maxLength: 200 }),
    array(words, { maxLength: 14 }).map((list) => list.join(' ')),
    array(words, { maxLength: 10 }).map((list) => list.join('')),
  )
  assertProperty(
    property(integer({ min: 0, max: models.length - 1 }), wish, (at, text) => {
      const before = models[at]!
      const { model, operations } = change(before, text)
      projectModelSchema.parse(model)
      const removed = new Set(operations.flatMap((operation) => (operation.op === 'removeThing' ? [operation.thing] : [])))
      for (const thing of before.things) {
        if (removed.has(thing.id)) continue
        const after = model.things.find((each) => each.id === thing.id)
        assert.ok(after, `${thing.id} is gone`)
        assert.equal(after.titleField, thing.titleField)
      }
      assert.ok(model.things.length && model.pages.length)
    }),
    { numRuns: 400 },
  )
})

test('several removals in one breath leave at least one thing', () => {
  const { model } = change(built(customers), 'remove customers and visits')
  assert.equal(model.things.length, 1)
})

test('a text asks for one language and names the others; what is to stay as it is stays', () => {
  const members = understand('Members: name, phone, fee paid').model!
  assert.deepEqual(change(members, 'Could it be in Swedish? My colleagues hardly speak English.').operations, [
    { op: 'setLanguage', language: 'sv' },
  ])
  const kept = change(
    members,
    'My wife says there ought to be something about lifts, but we have never needed that. Leave it as it is.',
  )
  assert.deepEqual(kept.operations, [])
  assert.equal(kept.model, members)
})

test('what the project has keeps its meaning, whatever its name means elsewhere', () => {
  const fairs = understand('Trade fairs: title, location, start date, channel, color').model!
  const told = (wish: string) => change(fairs, wish).operations.map(({ op }) => op)
  assert.deepEqual(told("We don't need channel"), ['removeField'])
  assert.deepEqual(told('rename color to stand'), ['renameField'])
  assert.deepEqual(told('sort by start date, highest first'), ['setOrder'])
  assert.deepEqual(told('add stage with the choices alpha, beta and gamma'), ['addField'])
  assert.deepEqual(told('The list should be named exhibitions'), ['renameThing'])
})

test('pages that one wish asks for share no path', () => {
  const theses = understand('Theses: name, instructor, last meeting. Time entries: name, date').model!
  const wish = 'Good morning! For the school office we\'d need our "theses" laid out on a calendar, month by month, thanks.'
  const paths = change(theses, wish).model.pages.map(({ path }) => path)
  assert.equal(new Set(paths).size, paths.length)
})
