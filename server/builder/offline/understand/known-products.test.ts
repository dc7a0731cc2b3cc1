import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectLanguage } from './detect-language.ts'
import { findProduct } from './products/find-product.ts'
import { knownProductPrompts } from './tables/known-product-prompts.ts'
import { measurePrompts } from './tables/measure.ts'
import { understand } from './understand.ts'

const wholeMin = 30
const surplusMax = 0

test('prompts that name a known product, measured', (t) => {
  const named = measurePrompts(knownProductPrompts)
  t.diagnostic(`known products: ${named.summary}`)
  assert.ok(named.whole >= wholeMin, named.misses.join('\n'))
  assert.ok(named.surplus! <= surplusMax, named.misses.join('\n'))
})

test('a product that is used, connected, listed or left behind is none to build', () => {
  for (const prompt of [
    'track my subscriptions like Netflix and Spotify',
    'Subscriptions: Netflix, Spotify, gym',
    'I have Spotify but want my own record list',
    'Guest book for my Airbnb',
    'list of films seen on Netflix, with rating',
    'customer list from HubSpot, with name and email',
    'sell on Etsy and eBay: item, price, fee',
    'post our news to Facebook and Instagram',
    'A slack line log with length and place',
    'medium rare steaks with cooking time and weight',
    'paint style, room and colour',
    'a planner for my garden',
    'annonser på Blocket: pris, datum, såld',
    'Prenumerationer som Netflix och Spotify med pris',
    'Tomater jag odlar, sort, sådd och skörd, som jag visar på Instagram',
    'サブスク管理。Netflix、Spotify、Hulu',
    'メルカリの売上管理',
    'オンラインのような授業',
  ])
    assert.equal(findProduct(prompt, detectLanguage(prompt)), null, prompt)
})

test('what stands behind "for …" is what the product is about, or whom it is for', () => {
  for (const [prompt, first] of [
    ['Airbnb for boats', 'Boats'],
    ['som Airbnb men för trädgårdar', 'Trädgårdar'],
    ['Airbnbのキャンピングカー版', 'キャンピングカー'],
    ['An Uber for lawn mowing', 'Lawn mowing jobs'],
    ['Create an Airbnb clone for pet sitters', 'Pet sitters'],
    ['something like Goodreads but for board games', 'Board games'],
    ['a Trello for our school', 'Tasks'],
    ['Tinder for dog owners', 'Profiles'],
  ] as const)
    assert.equal(understand(prompt).model?.things[0]?.many, first, prompt)
})

test('the product’s name is in the note on how it was read and nowhere else', () => {
  for (const [prompt, name] of [
    ['build a Trello clone for our plumbers', 'Trello'],
    ['ett eget Spotify för kören', 'Spotify'],
    ['メルカリみたいな古着アプリ', 'メルカリ'],
  ] as const) {
    const { model, notes } = understand(prompt)
    assert.ok(model)
    assert.equal(JSON.stringify(model).includes(name), false, prompt)
    assert.equal(notes.filter(({ text }) => text.includes(name)).length, 1, prompt)
  }
})

test('what a person lists stands in the place of what the product keeps', () => {
  const model = understand(
    'Like Trello but for film scripts: scenes move from idea to draft to final, each with a location',
  ).model!
  assert.deepEqual(
    model.things.filter(({ why }) => why === 'said').map(({ many }) => many),
    ['Scenes'],
  )
  assert.ok(model.things[0]!.views.includes('board'))
  const tasks = understand('A Trello clone with due dates, labels and a budget per card').model!.things[0]!
  assert.equal(tasks.concept, 'task')
  assert.ok(tasks.fields.some(({ concept }) => concept === 'budget'))
})

test('every letter of a prompt with a product in it is accounted for', () => {
  for (const prompt of ['build me a Trello clone, please', 'ett Blocket för vår förening', 'メルカリみたいなフリマアプリ']) {
    const { spans } = understand(prompt)
    assert.equal(spans.at(-1)!.end, prompt.length)
    spans.forEach((span, at) => assert.equal(span.start, spans[at - 1]?.end ?? 0, prompt))
  }
})
