// Fields and lists that a wish tells item by item.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const built = (prompt: string) => understand(prompt).model!
const choir = built('Choir members: name, voice (soprano, alto, tenor, bass), email, phone')
const fieldsAfter = (model: typeof choir, wish: string) => {
  const before = new Set(model.things.flatMap(({ id, fields }) => fields.map((field) => `${id}.${field.id}`)))
  return change(model, wish).model.things.flatMap(({ id, fields }) =>
    fields
      .filter((field) => !before.has(`${id}.${field.id}`))
      .map(({ label, type, unit }) => [label, type, unit].filter(Boolean).join(' ')),
  )
}

test('each item of a wish is a field with what it holds', () => {
  assert.deepEqual(fieldsAfter(choir, 'hat size, a parent’s mobile and a tick box for photo permission').slice(1), [
    'Parent’s mobile phone',
    'Photo permission bool',
  ])
  assert.deepEqual(fieldsAfter(choir, 'height in cm, how many concerts they sang and when they joined us'), [
    'Height number cm',
    'Concerts they sang int',
    'Joined us date',
  ])
  assert.deepEqual(fieldsAfter(choir, 'can they read music? yes/no'), ['Read music bool'])
  const houses = built('Lägenheter: adress, pris, antal rum')
  assert.deepEqual(fieldsAfter(houses, 'dragkrok ja/nej, vikt i kg och när taket lades om'), [
    'Dragkrok bool',
    'Vikt number kg',
    'Taket lades om date',
  ])
  const guests = built('招待客の一覧。名前、住所、メモ')
  assert.deepEqual(fieldsAfter(guests, '当日の席番号と、ベビーカーで来るかどうかも追加してください'), [
    '当日の席番号 text',
    'ベビーカーで来るかどうか bool',
  ])
})

test('what is chosen from stands behind the name of the field, and several of it may be ticked', () => {
  const { model } = change(choir, 'dietary needs: vegan, halal or nuts')
  assert.deepEqual(model.things[0]!.fields.at(-1)?.options, ['Vegan', 'Halal', 'Nuts'])
  const several = change(choir, 'voice can be several: soprano, alto, tenor').model
  const voice = several.things[0]!.fields.find(({ label }) => label === 'Voice')
  assert.equal(voice?.type, 'tags')
  assert.deepEqual(voice?.options, ['Soprano', 'Alto', 'Tenor'])
  const files = generateProject(several)
  const form = Object.entries(files).find(([path, text]) => path.endsWith('.tsx') && text.includes('singerVoiceOptions'))
  assert.match(form?.[1] ?? '', /new Set\(\[\.\.\.singerVoiceOptions, \.\.\.\w+\.voiceTags\]\)/)
  // those that could be chosen before may be ticked
  const medicines = built('Medications: name, dose, time of day (morning, noon, evening)')
  const time = change(medicines, 'let me pick several under time of day').model.things[0]!.fields.find(
    ({ type }) => type === 'tags',
  )
  assert.deepEqual(time?.options, ['Morning', 'Noon', 'Evening'])
})

test('a new list has what is told of each, and points to the lists that are named', () => {
  const cars = built('Bilar till salu: regnr, märke, modell, pris')
  const { model } = change(cars, 'provkörningar: vilken bil, spekulant, dag, körkort kollat')
  const drives = model.things.find(({ many }) => many === 'Provkörningar')!
  assert.ok(drives.fields.some(({ target }) => target === cars.things[0]!.id))
  assert.ok(drives.fields.some(({ label }) => label === 'Spekulant'))
  const talks = built('Talks: title, speaker, track (design, dev). Rooms: name, seats')
  const own = change(talks, 'speakers get their own list with bio and photo').model
  const speakers = own.things.find(({ many }) => many === 'Speakers')!
  assert.deepEqual(speakers.fields.flatMap(({ why, type }) => (why === 'implied' ? [] : [type])).toSorted(), [
    'image',
    'longtext',
  ])
  assert.ok(own.things[0]!.fields.some(({ target }) => target === speakers.id))
})

test('what is wished for otherwise adds no field', () => {
  for (const wish of [
    'thanks, looks great',
    'Could it be sorted by name?',
    'show the phone first',
    'how many members are there in each voice?',
  ])
    assert.deepEqual(fieldsAfter(choir, wish), [], wish)
})

test('of several sentences only those that ask are done', () => {
  const trips = built('School trips: destination, date, class, status (planned, approved, done)')
  const { operations } = change(trips, 'The head was cross about the last one. Please add the coach company.')
  assert.deepEqual(
    operations.map((each) => each.op === 'addField' && each.field.label),
    ['Coach company'],
  )
})

test('a day gets its time and a number its unit; a link may make its list', () => {
  const orders = built('Catering orders: customer, event date, guests, notes')
  const typed = change(orders, 'event date and time, not only the day').model.things[0]!
  assert.equal(typed.fields.find(({ label }) => label === 'Event date')?.type, 'datetime')
  const radio = built('Ham radio contacts: callsign, date, frequency, mode (SSB, CW)')
  const frequency = change(radio, 'frequency is a number in MHz').model.things[0]!.fields.find(
    ({ label }) => label === 'Frequency',
  )
  assert.equal(frequency?.unit, 'MHz')
  const students = built('音楽教室の生徒一覧。名前、楽器、月謝')
  const { model } = change(students, '生徒に先生を一人ずつ割り当てたい')
  assert.ok(model.things.some(({ many }) => many === '先生'))
})

test('a list is told behind its reason, beside those that are there, and one that is there gets what it lacks', () => {
  const club = built('Boats in our sailing club: name, sail number, berth')
  const listAfter = (wish: string) => {
    const { model } = change(club, wish)
    return model.things
      .slice(club.things.length)
      .map(({ many, fields }) => `${many}: ${fields.map(({ label }) => label).join(', ')}`)
  }
  assert.deepEqual(listAfter('boats belong to members - name, email, mobile'), ['Members: Name, Email, Mobile'])
  assert.match(listAfter('need a regattas list: date, harbour, winner').join(), /^Regattas: /)
  assert.match(listAfter('The mast broke twice. I need a list of repairs with date, cost and what was done').join(), /^Repairs: /)
  const shop = built('Products: name, price. Suppliers: name, phone')
  const labels = change(shop, 'suppliers should be their own list with phone, email and website').model.things[1]!.fields
  assert.deepEqual(
    labels.map(({ label }) => label),
    ['Name', 'Phone', 'Email', 'Website'],
  )
})
