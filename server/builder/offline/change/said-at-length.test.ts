// Wishes as people say them: with the reason before, in any quotes, with an arrow. By strangers who had seen nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const wished = (prompt: string, wish: string) => change(modelOf(prompt), wish)
const labels = ({ things }: ProjectModel) => things.flatMap(({ fields }) => fields.map(({ label }) => label))
const optionsOf = ({ things }: ProjectModel, label: string) =>
  things.flatMap(({ fields }) => fields).find((field) => field.label === label)?.options

const plots = 'Our allotment society has Plots with number, size, tenant, rent and status (let, vacant, overgrown).'
const wardrobe =
  'Community theatre wardrobe. Costumes with name, size (S, M, L, XL), era and storage box. Productions with title and director.'

test('whatever the quotes, what stands in them is one name', () => {
  for (const [open, close] of ['""', "''", '“”', '‘’', '””'].map((pair) => [...pair] as const)) {
    const wish = `Swap ${open}overgrown${close} for ${open}notice served${close}, would you?`
    assert.deepEqual(optionsOf(wished(plots, wish).model, 'Status'), ['Let', 'Vacant', 'Notice served'], wish)
  }
})

test('an arrow gives another name', () => {
  for (const arrow of ['->', '→', '=>']) {
    const { model } = wished(wardrobe, `era ${arrow} Period`)
    assert.ok(labels(model).includes('Period') && !labels(model).includes('Era'), arrow)
  }
  assert.ok(wished(wardrobe, 'costumes -> outfits').model.things.some(({ many }) => many === 'Outfits'))
})

test('what a reader takes for a name and is none leaves the project as it is, and never throws', () => {
  const bank =
    'Food bank. Donations with donor, item, category (tins, dry goods, fresh), quantity and expiry date. Volunteers with name, phone and shift.'
  const { model } = wished(
    bank,
    "People write 'am', 'mornings', '9ish' under shift. Better they pick morning, afternoon or evening.",
  )
  assert.ok(labels(model).every((label) => label.trim() !== ''))
})

test('a list does not go for a word that only says how something is to be', () => {
  const sheet = 'Tidrapport för mig som frilansande formgivare: projekt, kund, datum, timmar, timpris och fakturerad (ja/nej).'
  const { operations } = wished(sheet, 'Hur många timmar blir det sammanlagt? Den siffran vill jag ha under listan.')
  assert.deepEqual(
    operations.map(({ op }) => op),
    ['setTotals'],
  )
  assert.ok(wished(wardrobe, 'remove the productions').operations.some(({ op }) => op === 'removeThing'))
})

test('choices of which several may be ticked are that, however it is put', () => {
  for (const [prompt, wish, label, options] of [
    [
      'I plan weddings. Guests with name, side (bride, groom) and dietary needs.',
      'Make the dietary needs something where I can tick several: vegan, halal, nut-free',
      'Dietary needs',
      ['Vegan', 'Halal', 'Nut-free'],
    ],
    [
      '運送会社の配車。車両（車番、車検日）、運転手（氏名、免許の種類、電話）',
      '免許の種類は普通、中型、大型、けん引のうち、持ってるもの全部にチェック入れる方式で',
      '免許の種類',
      ['普通', '中型', '大型', 'けん引'],
    ],
  ] as const) {
    const field = wished(prompt, wish)
      .model.things.flatMap(({ fields }) => fields)
      .find((each) => each.label === label)
    assert.deepEqual([field?.type, field?.options], ['tags', [...options]], wish)
  }
})

test('a new choice is written as those beside it are', () => {
  const guests = 'Wedding guests with name, rsvp (yes, no, maybe) and table number'
  assert.deepEqual(optionsOf(wished(guests, 'add "waiting to hear" to rsvp').model, 'RSVP'), [
    'Yes',
    'No',
    'Maybe',
    'Waiting to hear',
  ])
})
