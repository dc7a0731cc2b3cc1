// What Swedish says in its own way: clauses instead of nouns, words written apart, owners in the genitive, what is booked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { swedishPrompts } from './tables/swedish-prompts.ts'
import { understand } from './understand.ts'

const thingsOf = (prompt: string) => understand(prompt, 'sv').model?.things ?? []
const fieldsOf = (prompt: string) => thingsOf(prompt)[0]?.fields.map(({ label }) => label) ?? []
const saidIn = (prompt: string) =>
  thingsOf(prompt)
    .filter(({ why }) => why === 'said')
    .map(({ many }) => many)

test('a clause in a list is a field: var den står, vad det kostade, när den ska tillbaka', () => {
  const tools = fieldsOf('verktyg med namn, var det förvaras, vad det kostade och när det ska lämnas tillbaka')
  for (const label of ['Namn', 'Plats', 'Pris', 'Återlämnas']) assert.ok(tools.includes(label), `${label} in ${tools}`)
  const children = fieldsOf('barn med namn, när de kommer och går, vad de ätit, hur de sovit')
  for (const label of ['Ankomst', 'Avgång', 'Mat', 'Sömn']) assert.ok(children.includes(label), `${label} in ${children}`)
  assert.ok(fieldsOf('resor med datum, sträcka och vem som körde').includes('Vem som körde'))
  assert.ok(fieldsOf('medlemmar med namn, medlemsnummer och om de betalt eller inte').includes('Medlemsnummer'))
})

test('words written apart are one, and a hyphen stands for the end of the next', () => {
  assert.deepEqual(saidIn('medlems register'), ['Medlemmar'])
  const shifts = fieldsOf('pass med start- och sluttid')
  assert.ok(shifts.includes('Starttid') && shifts.includes('Sluttid'), `${shifts}`)
})

test('whose something is and for whom it is built are no part of the list', () => {
  assert.deepEqual(saidIn('skolans skåp'), ['Skåp'])
  assert.deepEqual(saidIn('app där barnen kan se sina sysslor'), ['Sysslor'])
})

test('what is booked is no list of places, and "boka" no books', () => {
  for (const prompt of ['boka bastun', 'boka en bana', 'bokning av vår lokal']) {
    assert.deepEqual(saidIn(prompt), ['Bokningar'], prompt)
    assert.ok(
      understand(prompt, 'sv').model?.pages.some(({ kind }) => kind === 'booking'),
      prompt,
    )
  }
})

const wholeMin = 38
const surplusMax = 16
test('Swedish prompts, measured', (t) => {
  const measure = measurePrompts(swedishPrompts)
  t.diagnostic(`Swedish: ${measure.summary}`)
  assert.ok(measure.whole >= wholeMin, measure.misses.join('\n'))
  const surplus = Number(/(\d+) things nobody/.exec(measure.summary)![1])
  assert.ok(surplus <= surplusMax, measure.misses.join('\n'))
})
