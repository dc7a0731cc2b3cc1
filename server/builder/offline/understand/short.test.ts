import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fewWordsPrompts } from './tables/few-words-prompts.ts'
import { measurePrompts } from './tables/measure.ts'
import { shortPrompts } from './tables/short-prompts.ts'
import { detectLanguage } from './detect-language.ts'
import { understand } from './understand.ts'

const wholeMin = 66
/** lists said to be asked for that nobody asked for */
const surplusMax = 8

test('short and vague prompts, measured', (t) => {
  const short = measurePrompts(shortPrompts)
  t.diagnostic(`short: ${short.summary}`)
  assert.ok(short.whole >= wholeMin, short.misses.join('\n'))
  const surplus = short.misses
    .flatMap((miss) => (/not expected: (.*)$/.exec(miss)?.[1] ?? '-').split(', '))
    .filter((name) => name !== '-')
  assert.ok(surplus.length <= surplusMax, surplus.join())
})

const fewWordsWholeMin = 70
const fewWordsSurplusMax = 5

test('prompts of a few words, measured', (t) => {
  const few = measurePrompts(fewWordsPrompts)
  t.diagnostic(`few words: ${few.summary}`)
  assert.ok(few.whole >= fewWordsWholeMin, few.misses.join('\n'))
  assert.ok((few.surplus ?? 0) <= fewWordsSurplusMax, few.misses.join('\n'))
})

const built = (prompt: string) => {
  const { model } = understand(prompt, 'en')
  assert.ok(model, `“${prompt}” is not understood`)
  return model
}
const namesOf = (prompt: string) => built(prompt).things.map(({ many }) => many)

test('a trade is known by the last word of its name and keeps the whole of it', () => {
  for (const [prompt, name, list] of [
    ['Paving company', 'Paving Company', 'Jobs'],
    ['something for my llama farm', 'Llama Farm', 'Animals'],
    ['beach hut hire', 'Beach Hut Hire', 'Hires'],
    ['something for my clothes shop', 'Clothes Shop', 'Orders'],
    ['I am a glazier', 'Glazier', 'Jobs'],
    ['something for my accordion lessons', 'Accordion Lessons', 'Students'],
  ] as const) {
    assert.equal(built(prompt).name, name, prompt)
    assert.ok(namesOf(prompt).includes(list), `${prompt}: ${namesOf(prompt).join()}`)
  }
})

test('lists have the name that the trade gives them, and what is done is kept time by time', () => {
  assert.ok(namesOf('driving instructor, just me').includes('Lessons'))
  assert.ok(namesOf('taxi firm').includes('Rides'))
  assert.ok(namesOf('an osteopath').includes('Appointments'))
  assert.deepEqual(namesOf('slacklining log'), ['Slacklining sessions'])
  assert.deepEqual(namesOf('my godchildren'), ['Godchildren'])
})

test('how many there are is no wish for a list alone, and people bring what is done with them', () => {
  assert.ok(namesOf('taxi firm, 6 cars').includes('Rides'))
  assert.ok(namesOf('keep on top of my tenants').includes('Rent payments'))
  assert.ok(namesOf('our volunteers').includes('Shifts'))
  assert.deepEqual(namesOf('tenant register'), ['Tenants'])
})

test('a word that exists is no slip of another', () => {
  for (const [prompt, wrong] of [
    ['wood turner', 'Wood tuners'],
    ['auction house', 'Action houses'],
    ['county show', 'Countries'],
  ] as const)
    assert.ok(!namesOf(prompt).includes(wrong), prompt)
})

test('what is done is read without a sentence, and the place where it is done is no list', () => {
  const idsOf = (prompt: string) => built(prompt).things.map(({ concept, id }) => concept ?? id)
  assert.ok(idsOf('repairing bikes').includes('customer'))
  assert.ok(idsOf('vintage clothes i sell online').includes('order'))
  assert.ok(namesOf('we foster greyhounds').includes('Greyhounds'))
  assert.ok(!namesOf('I teach yoga in the park').includes('Parks'))
  assert.ok(!namesOf('keeping tabs on my spending').includes('Tabs'))
})

test('a few words bring the usual rest of it, a list asked for by name stays alone', () => {
  const idsOf = (prompt: string) => built(prompt).things.map(({ concept, id }) => concept ?? id)
  assert.ok(idsOf('rota for volunteers at the food bank').includes('volunteer'))
  assert.ok(idsOf('chess club ladder').includes('player'))
  assert.ok(idsOf('quotes').includes('customer'))
  assert.deepEqual(namesOf('list of my repairs'), ['Repairs'])
  assert.ok(namesOf('tap dance classes').includes('Students'))
  assert.ok(idsOf('physio exercises for patients').includes('patient'))
  assert.deepEqual(
    idsOf('office plants').filter((id) => id === 'room'),
    [],
  )
})

test('what somebody does names the trade of who does it, and possessives are read as typed', () => {
  const idsOf = (prompt: string) => built(prompt).things.map(({ concept, id }) => concept ?? id)
  assert.ok(idsOf('coffee roasting').includes('order'))
  for (const prompt of ["men's shed", 'mens shed', 'men’s shed']) assert.ok(idsOf(prompt).includes('member'), prompt)
  assert.deepEqual(idsOf('seating plan'), ['seatingTable'])
})

test('few words are read in their language, and who asks is heard ahead of a comma', () => {
  for (const [prompt, language] of [
    ['taxi i glesbygd', 'sv'],
    ['flugbindning, binder egna', 'sv'],
    ['what i lend out', 'en'],
    ['Charity shop volunteers: name, phone, role (till, sorting)', 'en'],
  ] as const)
    assert.equal(detectLanguage(prompt), language, prompt)
  assert.ok(understand('動物病院、院長と看護師2人').model!.things.some(({ concept }) => concept === 'pet'))
})

test('days of the week behind a field are its choices', () => {
  const [list] = understand('Volunteers with name, days (Mon, Tue, Wed), role (till, sorting)').model!.things
  assert.deepEqual(list!.fields.find(({ label }) => label === 'Day')?.options, ['Mon', 'Tue', 'Wed'])
})
