import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { namesPeople, textsByLabel, textsOfWorlds } from '../../lexicon/texts-by-label.ts'
import { understand } from '../understand.ts'

const thingOf = (prompt: string, at = 0) => {
  const thing = understand(prompt).model?.things[at]
  assert.ok(thing, prompt)
  return thing
}
/** What stands in a column, by its label. */
function columnOf(prompt: string, label: string): string[] {
  const things = understand(prompt).model?.things ?? []
  const thing = things.find(({ fields }) => fields.some((field) => field.label === label))
  assert.ok(thing, `${prompt}: ${label}`)
  const { id } = thing.fields.find((field) => field.label === label)!
  return thing.rows.map((row) => String(row[id] ?? ''))
}

test('every entry has texts in three languages, none of them empty or twice', () => {
  for (const { label, texts } of [...textsOfWorlds, ...textsByLabel])
    for (const language of languages) {
      assert.ok(texts[language].length > 0 && texts[language].every((text) => text.trim() === text && text), String(label))
      assert.equal(new Set(texts[language]).size, texts[language].length, `${label} ${language}`)
    }
})

const ordinary = [
  'Fishing log: date, place, species, bait, weather',
  'Lessons: pupil, date, what we practised, how it went',
  'Tool library: tool, lent to, due back, damage',
  'Home brew: name, yeast, hops, malt, OG, FG',
  'Museum objects: object, inventory no., provenance, display case',
  'Charity parcels: household size, allergens, nationality, pick-up window',
  'Sheep: ear tag, breed, born, remarks',
  'Får: öronmärke, ras, född, anmärkning',
  'Nyckellista: nyckel, lånad av, utlämnad den, kvitterad',
  'Vinkällare: namn, druva, producent, årgång',
  'Skogsavdelningar: nummer, trädslag, areal, anmärkning',
  '釣果記録：日付、場所、魚種、使ったルアー、潮',
  '物件一覧：物件名、間取り、賃料、入居日',
  '利用者台帳：氏名、ふりがな、介護度、担当スタッフ',
  '保護猫の一覧：名前、性格、年齢、里親',
]
const emptyShareMax = 0.1

test('hardly a column of texts that somebody asked for stands empty', () => {
  const columns = ordinary.flatMap((prompt) =>
    (understand(prompt).model?.things ?? []).flatMap(({ fields, rows, one }) =>
      fields
        .filter(({ type, why }) => type === 'text' && why === 'said' && rows.length)
        .map(({ id, label }) => ({ name: `${label} (${one})`, isEmpty: rows.every((row) => !row[id]) })),
    ),
  )
  const empty = columns.filter(({ isEmpty }) => isEmpty).map(({ name }) => name)
  assert.ok(columns.length > ordinary.length * 2)
  assert.ok(empty.length <= columns.length * emptyShareMax, empty.join(', '))
})

test('a label says people only where nothing but people can stand', () => {
  const told = ['Who fixes it', 'Lent to', 'Signed by', 'Vem som fixar', 'Kvitterad av', 'Utlånad till', '誰が', '担当スタッフ']
  const other = ['Whole price', 'Powered by', 'Vilka dagar', 'Anmäld till', 'Fylld av', '担当地区', 'Wholesale']
  for (const label of told) assert.match(label, namesPeople)
  for (const label of other) assert.doesNotMatch(label, namesPeople)
})

test('the reading of a name is of that name', () => {
  const { rows, fields } = thingOf('会員名簿：名前、ふりがな、電話番号')
  const reading = fields.find(({ label }) => label === 'ふりがな')!.id
  assert.ok(rows.every((row) => /^[ぁ-ん]+ [ぁ-ん]+$/.test(String(row[reading]))))
})

test('animals are of breeds of their kind, and as old as animals are', () => {
  assert.ok(columnOf('Sheep register: ear tag, breed, born', 'Breed').includes('Texel'))
  assert.ok(columnOf('Cows: ear tag, breed, milk', 'Breed').includes('Holstein'))
  assert.ok(!columnOf('Hönor: namn, ras, ålder', 'Ras').includes('Fjordhäst'))
  assert.ok(columnOf('Hönor: namn, ras, ålder', 'Ålder').every((age) => Number(age) < 15))
})

test('what is sprayed or given to animals is no gadget', () => {
  assert.ok(columnOf('Spray records: date, field, product, dose, weather', 'Product').includes('Copper fungicide'))
  assert.ok(columnOf('Treatments of sheep: ear tag, date, product, dose', 'Product').includes('Penicillin'))
  assert.ok(columnOf('Vaccinations: animal, date, product, next due', 'Product').every((text) => /vaccine/.test(text)))
})

test('places and institutions bear no names of people', () => {
  assert.equal(columnOf('Förskolor: namn, adress, telefon, rektor', 'Namn')[0], 'Förskolan Solrosen')
  assert.equal(columnOf('List of schools with name, phone and address', 'Name')[0], 'Maple Street School')
  assert.equal(columnOf('保育園一覧 名前、電話番号、住所', '名前')[0], 'ひまわり保育園')
})

test('a preschool has groups of children, a school nurse headaches, a nurse at home her care', () => {
  assert.ok(columnOf('Barn på förskolan: namn, avdelning, allergier', 'Avdelning').includes('Igelkotten'))
  assert.ok(columnOf('School nurse visits: pupil, date, reason, what was done', 'Reason').includes('Headache'))
  assert.ok(columnOf('訪問看護の記録 利用者、日時、内容、担当看護師', '内容').includes('血圧・脈拍の測定'))
})

test('cottages are booked by the night', () => {
  const { things, pages } = understand('Bokningssida för våra två stugor i Härjedalen').model!
  const stay = things.find(({ concept }) => concept === 'stay')!
  const cottage = things.find(({ id }) => id === pages.find(({ kind }) => kind === 'booking')!.parts!.service)!
  assert.equal(cottage.many, 'Stugor')
  assert.ok(cottage.fields.some(({ concept }) => concept === 'pricePerNight'))
  assert.ok(stay.fields.some(({ target }) => target === cottage.id))
})
