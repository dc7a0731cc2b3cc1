import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blogTopics } from '../../lexicon/blog-topics.ts'
import { bookableKinds } from '../../lexicon/bookables.ts'
import { goodsKinds } from '../../lexicon/goods.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { pictureWords } from '../../lexicon/picture-words.ts'
import { jobColumns, repairColumns, workKindsByWord } from '../../lexicon/work-by-word.ts'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../understand.ts'
import { pictureFor } from './picture-for.ts'

const modelOf = (prompt: string, language: 'en' | 'sv' | 'ja' = 'en') => {
  const { model } = understand(prompt, language)
  assert.ok(model, prompt)
  return model
}

test('goods are written in three languages, in a category that is there, with a picture that is drawn', () => {
  const drawn = new Set(Object.values(pictureWords).flatMap((family) => Object.keys(family)))
  for (const { categories, about, goods } of goodsKinds) {
    for (const text of [...categories, about, ...goods.map(([name]) => name)]) assert.equal(text.split('|').length, 3, text)
    for (const [name, price, category, picture] of goods) {
      assert.ok(price > 0 && categories[category] !== undefined, name)
      assert.ok(drawn.has(picture), picture)
    }
  }
})

const shops = [
  ['Online shop for handmade ceramics with cart and checkout', 'en', 'Speckled mug', 28],
  ['nätbutik för barnkläder', 'sv', 'Randig body', 220],
  ['コーヒー豆のネットショップ', 'ja', 'ハウスブレンド 250g', 2100],
] as const

test('a shop has on its shelves what it sells', () => {
  for (const [prompt, language, name, price] of shops) {
    const model = modelOf(prompt, language)
    const product = model.things.find(({ id }) => id === model.pages.find(({ kind }) => kind === 'shop')?.thing)!
    const row = product.rows.find((each) => each[product.titleField] === name)
    assert.equal(row?.price, price, prompt)
    assert.ok(product.fields.find(({ id }) => id === 'category')?.options?.includes(String(row.category)), prompt)
  }
})

test('a list called by one kind of animal holds no other', () => {
  const cats = modelOf('猫の一覧', 'ja').things.find(({ concept }) => concept === 'pet')!
  assert.ok(cats.rows.length > 4)
  assert.ok(cats.rows.every(({ image }) => image === 'picture:cat'))
  assert.ok(!cats.fields.some(({ concept }) => concept === 'type'))
  const dogs = modelOf('something for my dog walking business').things.find(({ concept }) => concept === 'pet')!
  assert.ok(dogs.rows.every(({ image }) => image === 'picture:dog'))
})

test('what is mended and done is told in full, in three languages, in stations that are there', () => {
  for (const { en, repair, job } of workKindsByWord)
    for (const [id, columns, rows] of [
      ['repair', repairColumns, repair],
      ['job', jobColumns, job],
    ] as const) {
      if (!rows) continue
      assert.ok(rows.length >= 8, en)
      const stations = knownThings.get(id)!.fields.find((field) => field.id === 'status')!.options!
      for (const row of rows) {
        assert.equal(row.length, columns.length, String(row))
        assert.equal(String(row[0]).split('|').length, 3, String(row))
        assert.ok(stations.includes(String(row[columns.indexOf('status')])), String(row))
        assert.equal(typeof row.at(-1), 'number', String(row))
      }
    }
})

const workshops = [
  ['something for my watch repair shop', 'en', 'repair', 'New battery'],
  ['something for my bicycle workshop', 'en', 'repair', 'Brake service'],
  ['Jobs for a handyman: name, date, status', 'en', 'job', 'Put up three shelves'],
  ['något till min tapetserarverkstad', 'sv', 'repair', 'Ny klädsel, ull'],
  ['något till min hattaffär', 'sv', 'product', 'Filthatt, brun'],
  ['something for my fish shop', 'en', 'product', 'Salmon fillet, 1 kg'],
  ['something for my butcher shop', 'en', 'product', 'Rib eye steak'],
  ['楽器店の商品管理', 'ja', 'product', 'アコースティックギター（スプルース）'],
  ['Bokning av kyrkans lokaler: lokal, datum, arrangör, antal personer', 'sv', 'service', 'Lilla rummet'],
] as const

test('a list starts with what its trade does, not with what the neighbours do', () => {
  for (const [prompt, language, concept, title] of workshops) {
    const thing = modelOf(prompt, language).things.find((each) => each.concept === concept)!
    assert.equal(thing.rows[0]?.[thing.titleField], title, prompt)
  }
})

test('a title shows what it names, not what stands beside it', () => {
  const expected = { 'Desk lamp': 'lamp', 'Canvas bag': 'bag', 'Brick townhouse with garden': 'house', 'Ceramic mug': 'cup' }
  for (const [title, picture] of Object.entries(expected))
    assert.equal(pictureFor('product', title, 0), `picture:${picture}`, title)
})

test('a household’s dashboard tells income from expense, and has a period to compare with', () => {
  const model = modelOf('家計簿アプリ グラフつき', 'ja')
  const ledger = model.things.find(({ concept }) => concept === 'transaction')!
  const days = ledger.rows.map(({ date }) => Number.parseInt(String(date), 10))
  assert.ok(Math.min(...days) < -60 && Math.max(...days) <= 0)
  const page = Object.entries(generateProject(model)).find(([path]) => path.endsWith('dashboard-page.tsx'))?.[1] ?? ''
  assert.match(page, /label="収支"/)
  assert.match(page, /earned - spent/)
})

test('a board asked for has columns for what is done, though other choices were named', () => {
  const tasks = modelOf('社内のタスク管理ボード 担当者、期限、優先度', 'ja').things[0]!
  assert.ok(tasks.fields.some(({ concept }) => concept === 'status'))
  assert.equal(tasks.views[0], 'board')
})

test('services and posts are written in three languages, with pictures that are drawn', () => {
  const drawn = new Set(Object.values(pictureWords).flatMap((family) => Object.keys(family)))
  const threefold = (texts: readonly string[]) => {
    for (const text of texts) assert.equal(text.split('|').filter(Boolean).length, 3, text)
  }
  for (const { brand, services } of bookableKinds)
    for (const [name, price, minutes, text, picture] of services) {
      threefold([brand, name, text])
      assert.ok(price >= 0 && minutes > 0 && drawn.has(picture), name)
    }
  for (const { name, lead, posts } of blogTopics)
    for (const [title, summary, tags, body, picture] of posts) {
      threefold([name, lead, title, summary, tags, body])
      assert.ok(drawn.has(picture), title)
    }
})

test('a booking page offers what such a place does, a blog begins with its topic', () => {
  const offered = (prompt: string, language: 'en' | 'sv' | 'ja') => {
    const model = modelOf(prompt, language)
    const service = model.things.find(({ id }) => id === model.pages[0]!.parts?.service)!
    return service.rows.map((row) => row[service.titleField])
  }
  assert.ok(offered('Bokningssida för min massagesalong', 'sv').includes('Klassisk massage'))
  assert.ok(offered('Let guests book a table at my Italian restaurant', 'en').includes('Table for two'))
  const blog = modelOf('En blogg om att vandra i fjällen', 'sv')
  assert.equal(blog.name, 'Långsamma mil')
  assert.equal(blog.pages[0]!.texts?.lead, blog.tagline)
  assert.ok(blog.things.find(({ concept }) => concept === 'post')!.rows.some(({ title }) => title === 'Tre dagar längs åsen'))
  assert.equal(modelOf('A blog about hiking called North Paths').name, 'North Paths')
})

test('what comes again fills the month that its calendar shows, and no number is below zero', () => {
  const training = modelOf('Kalender för fotbollslagets träningar och matcher', 'sv').things.find(
    ({ concept }) => concept === 'training',
  )!
  const days = training.rows.map(({ date }) => Number.parseInt(String(date), 10))
  assert.ok(Math.min(...days) < -9 && Math.max(...days) > 14, days.join(' '))
  for (const prompt of ['a shop where people order our farm eggs', 'An online shop for my pottery', 'orders of my bakery'])
    for (const { rows } of modelOf(prompt).things) for (const row of rows) assert.doesNotMatch(String(row.number ?? ''), /#-/)
})

test('samples ring true by trade: visits, costs, goods that are shown, questions and posts', () => {
  const listOf = (prompt: string, concept: string, language: 'en' | 'sv' | 'ja' = 'en') => {
    const found = modelOf(prompt, language).things.find((thing) => (thing.concept ?? '') === concept)
    assert.ok(found, `${prompt}: ${concept}`)
    return found.rows.map((row) => String(row[found.titleField]))
  }
  assert.ok(listOf('A vet clinic: owners, their pets, and visits with date and price', 'visit').includes('Vaccination'))
  assert.ok(listOf('En hemsida för min elfirma med tjänster och priser', 'service', 'sv').includes('Felsökning'))
  assert.ok(listOf('A gallery of my ceramics with photo, glaze, price and whether it is sold', '').includes('Speckled mug'))
  assert.ok(listOf('世界の首都を覚えるクイズアプリ', 'quizQuestion', 'ja').includes('カナダの首都は？'))
  assert.match(listOf('A news feed for our running club', 'feedPost')[0]!, /12\.4 km/)
  assert.equal(modelOf('手作りキャンドルのネットショップ', 'ja').currency, 'JPY')
})

test('a way told by its stations is a board, and each of its stations is in use', () => {
  const ways = [
    ['A board where jobs move between quote, planned, in progress and done, with client and price', 'en', 'Quote'],
    ['Podcast episodes move from idea to recording to editing to published, with guest and publish date', 'en', 'Idea'],
    ['En tavla där varje jobb flyttas mellan offert, planerat, pågår och klart, med kund och pris', 'sv', 'Offert'],
  ] as const
  for (const [prompt, language, first] of ways) {
    const thing = modelOf(prompt, language).things[0]!
    const status = thing.fields.find(({ concept }) => concept === 'status')!
    assert.equal(thing.views[0], 'board', prompt)
    assert.equal(status.options?.[0], first, prompt)
    assert.equal(status.options?.length, 4, prompt)
    assert.ok(new Set(thing.rows.map((row) => row[status.id])).size >= 3, prompt)
  }
})

test('who books chooses among those who work there', () => {
  const files = generateProject(modelOf('Booking page for my barber shop, customers choose a service, a barber and a free time'))
  assert.match(files['src/features/booking/booking-page.tsx']!, /<StaffChoice/)
  assert.ok(!generateProject(modelOf('Let guests book a table at my restaurant'))['src/features/booking/staff-choice.tsx'])
})

test('jobs that a trade calls by its own name are no other trade’s work', () => {
  const drillings = understand('brunnsborrning').model!.things.find(({ concept }) => concept === 'job')!
  assert.equal(drillings.many, 'Borrningar')
  assert.ok(drillings.rows.every((row) => String(row['title']).startsWith('Borrning, ')))
  const jobs = understand('handyman jobs').model!.things.find(({ concept }) => concept === 'job')!
  assert.ok(jobs.rows.every((row) => !String(row['title']).startsWith('Job, ')))
})

test('things of kinds that the lexicon knows none of are called by their kinds', () => {
  for (const [prompt, language, names] of [
    ['Kayak club with equipment (name, type: kayak, paddle, vest)', 'en', ['Kayak 1', 'Paddle 1', 'Vest 1', 'Kayak 2']],
    ['Kajakklubb med utrustning (namn, typ kajak/paddel/flytväst)', 'sv', ['Kajak 1', 'Paddel 1', 'Flytväst 1', 'Kajak 2']],
    ['備品（名前、種類（カヤック、パドル））', 'ja', ['カヤック 1', 'パドル 1', 'カヤック 2', 'パドル 2']],
  ] as const) {
    const { rows, titleField, fields } = modelOf(prompt, language).things[0]!
    assert.deepEqual(
      rows.slice(0, 4).map((row) => row[titleField]),
      names,
    )
    assert.equal(fields.filter(({ concept }) => concept === 'category').length, 0)
  }
  const saws = modelOf('Tools (name, kind (saw, drill), shelf)').things[0]!
  assert.ok(saws.rows.some((row) => row[saws.titleField] === 'Circular saw'))
})
