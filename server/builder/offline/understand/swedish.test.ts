// What Swedish says in its own way: clauses instead of nouns, words written apart, owners in the genitive, what is booked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { swedishBriefPrompts } from './tables/swedish-brief-prompts.ts'
import { swedishFurtherPrompts } from './tables/swedish-further-prompts.ts'
import { swedishLaterPrompts } from './tables/swedish-later-prompts.ts'
import { swedishListedPrompts } from './tables/swedish-listed-prompts.ts'
import { swedishPrompts } from './tables/swedish-prompts.ts'
import { swedishSeveralPrompts } from './tables/swedish-several-prompts.ts'
import { swedishWorkdayPrompts } from './tables/swedish-workday-prompts.ts'
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

test('what is booked is a list where one chooses, and "boka" no books', () => {
  for (const [prompt, ...lists] of [['boka bastun'], ['boka en bana', 'Banor'], ['bokning av vår lokal', 'Lokaler']] as const) {
    assert.deepEqual(saidIn(prompt), ['Bokningar', ...lists], prompt)
    assert.ok(
      understand(prompt, 'sv').model?.pages.some(({ kind }) => kind === 'booking'),
      prompt,
    )
  }
})

test('what people are to do asks for its list, and whose something is brings its owner', () => {
  assert.deepEqual(saidIn('Gästerna ska kunna anmäla sig'), ['Anmälningar'])
  assert.deepEqual(saidIn('en lista på vad som behöver fixas'), ['Uppgifter'])
  const children = thingsOf('hålla reda på barnens närvaro')
  assert.equal(children.find(({ many }) => many === 'Barn')?.why, 'implied')
  assert.deepEqual(saidIn('hålla reda på barnens närvaro'), ['Närvaro'])
})

test('a dash opens a list, a count is a number and an aspect of something one field', () => {
  const trips = fieldsOf('Körjournal - datum, bil, antal resenärer, typ av ärende, om man tankat')
  for (const label of ['Datum', 'Antal resenärer', 'Typ av ärende', 'Tankat'])
    assert.ok(trips.includes(label), `${label} in ${trips}`)
})

test('several of a word keep the plural they were given, whatever the lexicon calls the thing', () => {
  assert.deepEqual(saidIn('register över åtgärder'), ['Åtgärder'])
  assert.deepEqual(saidIn('larm, datum, adress och insats'), ['Larm'])
  assert.deepEqual(saidIn('ett lantbruk med får'), ['Får'])
})

test('Swedish prompts, measured', (t) => {
  const tables = [
    { name: 'Swedish', cases: swedishPrompts, wholeMin: 38, surplusMax: 16 },
    { name: 'Swedish workdays', cases: swedishWorkdayPrompts, wholeMin: 43, surplusMax: 15 },
    { name: 'Swedish lists', cases: [...swedishListedPrompts, ...swedishSeveralPrompts], wholeMin: 60, surplusMax: 16 },
    { name: 'Swedish, further', cases: [...swedishFurtherPrompts, ...swedishLaterPrompts], wholeMin: 88, surplusMax: 25 },
    { name: 'Swedish in brief', cases: swedishBriefPrompts, wholeMin: 62, surplusMax: 18 },
  ]
  for (const { name, cases, wholeMin, surplusMax } of tables) {
    const measure = measurePrompts(cases)
    t.diagnostic(`${name}: ${measure.summary}`)
    assert.ok(measure.whole >= wholeMin, measure.misses.join('\n'))
    assert.ok(measure.surplus !== undefined && measure.surplus <= surplusMax, measure.misses.join('\n'))
  }
})

test('what a list is for, and how often, is no list and does not own the fields', () => {
  assert.deepEqual(saidIn('Anmälningslista till sommarlägret med barnets namn, ålder och allergier'), ['Anmälningar'])
  assert.deepEqual(saidIn('Beställningar till bageriet: kund, tårta, hämtdatum, pris, betald'), ['Beställningar'])
  const [report] = thingsOf('Försäljningsrapport per månad med produkt, antal och belopp')
  assert.deepEqual(
    ['Produkt', 'Antal', 'Belopp'].filter((label) => !report?.fields.some((field) => field.label === label)),
    [],
  )
  assert.ok(fieldsOf('Gästlista till bröllopet med namn, bord och om de svarat').includes('Svarat'))
})

test('a word of a few letters is Swedish by what it is made of, and a trade by its last part', () => {
  for (const prompt of ['dykarklubb', 'fiskbutik', 'stugby', 'elfirma', 'vandrarhem']) {
    const { model } = understand(prompt)
    assert.equal(model?.language, 'sv', prompt)
    assert.ok(model!.things.length > 1 && model!.things.every(({ why }) => why !== 'said'), prompt)
  }
  assert.deepEqual(thingsOf('något till min kattpensionat').find(({ concept }) => concept === 'pet')?.many, 'Katter')
})

test('where, how and of whom are no lists: on a board, in a diary, at the factory, of puppies', () => {
  assert.deepEqual(saidIn('Rekrytering med kandidater, intervjudatum och steg på en tavla'), ['Kandidater'])
  assert.deepEqual(saidIn('registrera besökare på fabriken med namn, företag och telefon'), ['Besökare'])
  assert.deepEqual(saidIn('vägningar av valpar med vikt och datum'), ['Vägningar'])
  assert.deepEqual(saidIn('lista över båtplatser och båtägare med avgift'), ['Båtplatser', 'Båtägare'])
})

test('which goes with which keeps both lists and links them, whatever the verb', () => {
  const links = (prompt: string) =>
    thingsOf(prompt).flatMap(({ many, fields }) => fields.flatMap(({ target }) => (target ? [`${many} > ${target}`] : [])))
  assert.ok(links('vilka ryttare som rider vilken häst').includes('Ryttare > horse'))
  assert.ok(links('Vilka volontärer är med på vilket evenemang?').includes('Volontärer > event'))
  const shifts = thingsOf('Vilken chaufför kör vilken skåpbil vilken dag').find(({ concept }) => concept === 'shift')
  assert.equal(shifts?.why, 'implied')
  assert.deepEqual(shifts?.fields.flatMap(({ target }) => target ?? []).toSorted(), ['driver', 'vehicle'])
  assert.ok(fieldsOf('vem som ansvarar för vilken rabatt').includes('Vem som ansvarar för'))
  assert.ok(fieldsOf('vilken lärare undervisar i vilket ämne').includes('Ämne'))
})

test('verbs and "till vem" in a list are fields, and "ja/nej" and "1-5" say how one is filled in', () => {
  const spots = fieldsOf(
    'Bryggplatser: nummer, bredd, hyrs av vilken medlem, hämtas senast, försäkrad ja/nej, betyg 1-5, till vem',
  )
  assert.deepEqual(
    ['Nummer', 'Bredd', 'Medlem', 'Hämtas senast', 'Försäkrad', 'Betyg', 'Till vem'].filter((label) => !spots.includes(label)),
    [],
  )
  const [dog] = thingsOf('hundar med namn, kastrerad (ja/nej) och chip ja eller nej')
  assert.deepEqual(
    dog?.fields.filter(({ type }) => type === 'bool').map(({ label }) => label),
    ['Kastrerad', 'Chip'],
  )
})

test('examples behind "som" are choices, and a heading keeps its first noun', () => {
  const [measures] = thingsOf('åtgärder som gallring, röjning och plantering med år och kostnad')
  assert.deepEqual(measures?.fields.find(({ label }) => label === 'Typ')?.options, ['Gallring', 'Röjning', 'Plantering'])
  assert.deepEqual(saidIn('Samtal med föräldrar om elever: datum, ämne, uppföljning'), ['Samtal'])
  assert.deepEqual(saidIn('Uthyrning av partytält till privatpersoner och företag: kund, datum, storlek'), ['Uthyrningar'])
  assert.deepEqual(saidIn('Simskola: grupper, barn och ledare. Varje grupp har nivå'), ['Grupper', 'Barn', 'Ledare'])
  assert.deepEqual(saidIn('Vi lagar mobiler och datorer. Inlämningar med kund, modell och pris'), ['Inlämningar'])
  assert.deepEqual(saidIn('Larmlista över räddningstjänstens fordon med station'), ['Fordon'])
})
