import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const modelOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
const listsOf = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)
const listOf = (prompt: string, many: string) => {
  const thing = modelOf(prompt).things.find((each) => each.many === many)
  assert.ok(thing, `${many} in ${prompt}`)
  return thing
}

/** What is told, the list it is of, and what its rows are called. */
const called: readonly [prompt: string, list: string, names: readonly string[]][] = [
  [
    'Chore chart for our flat: chores (hoover, bins, bathroom, dishes), who does it and how many points it gives',
    'Chores',
    ['Hoover', 'Bins', 'Bathroom', 'Dishes'],
  ],
  ['Gym: classes (yoga, spinning, pilates), trainer, day, time, max people', 'Classes', ['Yoga', 'Spinning', 'Pilates']],
  ['Bakery sales per product (bread, buns, cakes, coffee) per day', 'Products', ['Bread', 'Buns', 'Cakes', 'Coffee']],
  [
    'städschema för kollektivet: sysslor (disk, sopor, toalett, växter), vem som gör det och vecka',
    'Sysslor',
    ['Disk', 'Sopor', 'Toalett', 'Växter'],
  ],
]
test('what stands in brackets behind chores or goods is what its rows are called', () => {
  for (const [prompt, list, names] of called) {
    const { rows, titleField, fields } = listOf(prompt, list)
    assert.deepEqual(
      rows.map((row) => row[titleField]),
      names,
    )
    assert.ok(!fields.some(({ label }) => names.includes(label)), prompt)
    assert.ok(!listsOf(prompt).some((many) => names.includes(many)), prompt)
  }
})

/** What is told, the list, its field and the choices. */
const chosen: readonly [prompt: string, list: string, field: string, options: readonly string[]][] = [
  [
    'A kennel with animals (dogs, cats, rabbits), name, owner, arrival and departure',
    'Animals',
    'Type',
    ['Dogs', 'Cats', 'Rabbits'],
  ],
  [
    'Träningsdagbok: datum, pass (löpning, gym, simning, yoga), minuter, hur det kändes',
    'Träningspass',
    'Pass',
    ['Löpning', 'Gym', 'Simning', 'Yoga'],
  ],
]
test('kinds of a list and values of a field are what one may choose', () => {
  for (const [prompt, list, field, options] of chosen) {
    assert.deepEqual(listOf(prompt, list).fields.find(({ label }) => label === field)?.options, options, prompt)
    assert.ok(!listsOf(prompt).some((many) => options.includes(many)), prompt)
  }
})

test('no tool and no page comes of a value', () => {
  const { pages, things } = modelOf('うちの子の習い事管理。習い事（水泳、ピアノ、英語）、曜日、時間、月謝、送迎する人')
  assert.ok(!pages.some(({ kind }) => kind === 'tool' || kind === 'booking'))
  assert.deepEqual(
    things.map(({ many }) => many),
    ['習い事'],
  )
})

test('lists and fields in brackets stay what they are', () => {
  assert.deepEqual(listsOf('A salon app (clients, bookings, staff)'), ['Clients', 'Bookings', 'Employees'])
  const patients = listOf('Vet app: patients (name, breed, owner), visits (date, reason)', 'Patients')
  for (const label of ['Name', 'Breed', 'Owner'])
    assert.ok(
      patients.fields.some((field) => field.label === label),
      label,
    )
})

/** The same behind "such as" and t.ex., behind a colon, ahead of などの, and where things are sorted. */
const told: readonly [prompt: string, list: string, field: string, options: readonly string[]][] = [
  [
    'Log of expenses such as rent, food, gym and travel with date and amount',
    'Expenses',
    'Category',
    ['Rent', 'Food', 'Gym', 'Travel'],
  ],
  ['Utgifter, t.ex. hyra, mat, gym och resor, med datum och belopp', 'Utgifter', 'Kategori', ['Hyra', 'Mat', 'Gym', 'Resor']],
  [
    'Städlista med kategorierna kök, badrum, vardagsrum och trädgård, vem som gör det och när',
    'Städ',
    'Kategori',
    ['Kök', 'Badrum', 'Vardagsrum', 'Trädgård'],
  ],
  [
    'Sort recipes into starters, mains, desserts and drinks, with time and rating',
    'Recipes',
    'Category',
    ['Starters', 'Mains', 'Desserts', 'Drinks'],
  ],
  [
    'おもちゃや絵本、服などのおさがりリスト。誰からもらったか、サイズ、もらった日',
    'おさがり',
    '種類',
    ['おもちゃ', '絵本', '服'],
  ],
  [
    '経費（交通費、会議費、消耗品費、交際費）の記録。日付、金額、支払先',
    '経費',
    'カテゴリ',
    ['交通費', '会議費', '消耗品費', '交際費'],
  ],
]
test('examples are kinds, whatever word announces them', () => {
  for (const [prompt, list, field, options] of told) {
    assert.deepEqual(listsOf(prompt), [list], prompt)
    assert.deepEqual(listOf(prompt, list).fields.find(({ label }) => label === field)?.options, options, prompt)
  }
  assert.ok(listsOf('Keep track of things like members, fees and events').length > 1)
})
