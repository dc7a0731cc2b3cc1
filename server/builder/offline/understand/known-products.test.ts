import assert from 'node:assert/strict'
import { test } from 'node:test'
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

const saidIn = (prompt: string) => understand(prompt).model?.things.flatMap(({ concept, many }) => concept ?? many) ?? []

test('a product that is used, connected or left behind is none to build', () => {
  for (const [prompt, kept] of [
    ['import my contacts from HubSpot and show them in a table', 'contact'],
    ['A slack line log with length and place', undefined],
    ['medium rare steaks with cooking time and weight', undefined],
    ['invoices for my Etsy shop', 'invoice'],
    ['expenses of my Airbnb flat with date and amount', 'expense'],
    ['Tomater jag odlar, sort, sådd och skörd, som jag visar på Instagram', undefined],
  ] as const) {
    const { notes } = understand(prompt)
    assert.ok(!notes.some(({ text }) => /I read “|Jag läste ”/.test(text)), prompt)
    if (kept) assert.ok(saidIn(prompt).includes(kept), `${prompt}: ${saidIn(prompt).join()}`)
  }
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
