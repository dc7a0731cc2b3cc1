import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as assertProperty, constantFrom, property } from 'fast-check'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { readingPrompts } from './tables/reading-prompts.ts'
import { understand } from './understand.ts'
import { unitOf } from './units.ts'

const built = (prompt: string) => {
  const { model, notes } = understand(prompt)
  assert.ok(model, `“${prompt}” is not understood`)
  return { model, notes }
}
const thingsOf = (prompt: string) => built(prompt).model.things.map((thing) => thing.many)
const fieldsOf = (prompt: string, many: string) => {
  const thing = built(prompt).model.things.find((each) => each.many === many)
  assert.ok(thing, `${prompt}: no ${many} in ${thingsOf(prompt).join()}`)
  return Object.fromEntries(thing.fields.map((field) => [field.label, field]))
}

test('a noun nobody wrote down has a class in each language', () => {
  for (const [noun, language, wanted] of [
    ['lighthouse keeper', 'en', 'person'],
    ['alpacas', 'en', 'animal'],
    ['wind turbine inspections', 'en', 'act'],
    ['longship', 'en', 'object'],
    ['sopkärl', 'sv', 'artifact'],
    ['fågelskådare', 'sv', 'person'],
    ['grottdykningar', 'sv', 'act'],
    ['出演者', 'ja', 'person'],
    ['井戸', 'ja', 'artifact'],
    ['公演', 'ja', 'event'],
  ] as const)
    assert.equal(classOfNoun(noun, language), wanted, noun)
})

test('what people do or run gives what such a trade keeps', () => {
  for (const [prompt, ids] of [
    ['Something for a small zither workshop', ['repair', 'customer']],
    ['we are a kayak rental by the lake', ['rental', 'customer']],
    ['I am a candlemaker', ['product', 'order']],
    ['vi hyr ut släpvagnar', ['rental', 'customer']],
    ['något för vår kurragömmaförening', ['member', 'event']],
    ['竹馬教室を開いています', ['student']],
    ['小さな旅館を経営しています', ['stay', 'guestRoom']],
  ] as const) {
    const there = built(prompt).model.things.map((thing) => thing.id)
    for (const id of ids) assert.ok(there.includes(id), `${prompt}: ${there.join()}`)
  }
})

test('what is sold, hired out or bred stands in for the usual thing, under its own name', () => {
  const { model } = built('We sell rugs')
  const rugs = model.things.find((thing) => thing.many === 'Rugs')
  assert.ok(rugs?.fields.some((field) => field.type === 'money'))
  assert.ok(model.things.some((thing) => thing.fields.some((field) => field.target === rugs!.id)))
  assert.ok(thingsOf('vi hyr ut släpvagnar').includes('Släpvagnar'))
  assert.deepEqual(thingsOf('犬を飼っています').slice(0, 1), ['犬'])
})

test('two fields of one concept stay two; participles, counts and clauses are fields', () => {
  const inspected = fieldsOf('Pumps with last inspection, next inspection, milk quantity and butter quantity', 'Pumps')
  for (const label of ['Last inspection', 'Next inspection', 'Milk quantity', 'Butter quantity'])
    assert.ok(inspected[label], label)
  const keys = fieldsOf(
    'A list of gadgets with maker, handed out on, acquired from, how many spares we have and when it was sown',
    'Gadgets',
  )
  assert.equal(keys['Handed out on']?.type, 'date')
  assert.equal(keys['Acquired from']?.type, 'text')
  assert.equal(keys['Number of spares']?.type, 'int')
  const wells = fieldsOf('井戸の台帳。所在地、深さ、水質、預かり日、使った餌', '井戸')
  for (const label of ['所在地', '深さ', '水質', '預かり日', '使った餌']) assert.ok(wells[label], label)
  assert.equal(wells['預かり日']?.type, 'date')
})

test('units are no things', () => {
  assert.equal(unitOf('Hectares', 'en'), 'ha')
  assert.equal(fieldsOf('A list of meadows with area in hectares and soil', 'Meadows').Area?.unit, 'ha')
  assert.ok(!thingsOf('Beekeeping log with hives, inspections and honey harvests in kilograms').includes('Kilograms'))
})

test('lists of unknown plurals are things, bullets and brackets too', () => {
  assert.deepEqual(thingsOf('Ferries, crossings and lamplighters'), ['Ferries', 'Crossings', 'Lamplighters'])
  assert.deepEqual(thingsOf('・出演者（芸名、ジャンル、出演料）\n・会場（収容人数、住所）'), ['出演者', '会場'])
})

test('the stations of a way are a board', () => {
  const { model } = built('Film scripts: scenes move from idea to draft to final, each scene has a location')
  const scenes = model.things.find((thing) => thing.many === 'Scenes')!
  assert.deepEqual(scenes.fields.find((field) => field.id === 'status')?.options, ['Idea', 'Draft', 'Final'])
  assert.equal(scenes.views[0], 'board')
})

test('who may do what makes no list of people, and is answered', () => {
  for (const prompt of [
    'Beach cleanups with date and weight. Staff can edit, volunteers can only view.',
    'Strandstädningar med datum och vikt. Bara styrelsen får ändra.',
    '清掃の記録。日付、場所。スタッフは閲覧のみ。',
  ]) {
    const { model, notes } = built(prompt)
    assert.equal(model.things.length, 1, `${prompt}: ${model.things.map((thing) => thing.many).join()}`)
    assert.ok(
      notes.some((note) => note.kind === 'service'),
      prompt,
    )
  }
})

test('what a role may do is no choice of a list', () => {
  const { model } = built(
    '備品:管理番号、分類(PC、車両)、状態(利用可、貸出中、廃棄)\n権限:総務課職員は登録・編集可、他課の職員は閲覧のみ',
  )
  const things = model.things.map(({ many, fields }) => [many, ...fields.map(({ label, options = [] }) => [label, ...options])])
  assert.deepEqual(things, [['備品', ['管理番号'], ['分類', 'PC', '車両'], ['状態', '利用可', '貸出中', '廃棄']]])
})

test('what is used today is no part of the wish', () => {
  assert.ok(!thingsOf('I walk dogs and my notebook is a mess').includes('Notes'))
  assert.deepEqual(thingsOf('Vi har allt i Excel. Lista över sopkärl med plats'), ['Sopkärl'])
})

test('every letter of a prompt ends as used, filler or unknown, in order', () => {
  const covers = (prompt: string) => {
    const { spans } = understand(prompt)
    let at = 0
    for (const span of spans) {
      assert.equal(span.start, at, prompt)
      assert.ok(span.end > span.start, prompt)
      at = span.end
    }
    assert.equal(at, prompt.length, prompt)
  }
  for (const { prompt } of readingPrompts) covers(prompt)
  const words =
    'i we run a sell last next how many when it was in kilograms from to with , . ( ) : kajaker 井戸 の と、 と 済み'.split(' ')
  assertProperty(
    property(array(constantFrom(...words), { maxLength: 14 }), (parts) => covers(parts.join(' '))),
    { numRuns: 300 },
  )
})

test('a noun that becomes the project is not told as unread', () => {
  const { notes } = built('something for my marbles')
  assert.ok(!notes.some((note) => note.kind === 'unknown' && note.text.includes('marbles')))
})

test('how many there are, and who stands where, are fields', () => {
  const prompt = 'Log of ferry crossings: vessel, captain, departure, cars on board, guide on duty'
  assert.equal(thingsOf(prompt).length, 1)
  const crossings = fieldsOf(prompt, thingsOf(prompt)[0]!)
  assert.equal(crossings['Cars on board']?.type, 'int')
  assert.equal(crossings['Guide on duty']?.type, 'text')
  assert.deepEqual(thingsOf('Logg över färjeturer: fartyg, kapten, antal bilar'), ['Färjeturer'])
})
