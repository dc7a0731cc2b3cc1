// What a customer who writes a few words finds: the fields that make the list worth having, and none of another trade.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const modelOf = (prompt: string) => understand(prompt).model!
const listOf = (prompt: string, concept: string) => {
  const list = modelOf(prompt).things.find((thing) => thing.concept === concept)
  assert.ok(list, `${prompt}: ${concept}`)
  return list
}
const labels = (prompt: string, concept: string) => listOf(prompt, concept).fields.map(({ label }) => label)
const lists = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)

test('a list has what makes it worth having, in three languages', () => {
  for (const [prompt, concept, fields] of [
    ['gym log', 'strengthSet', ['Exercise', 'Weight', 'Sets', 'Reps']],
    ['styrketräningslogg', 'strengthSet', ['Övning', 'Vikt', 'Set', 'Reps']],
    ['筋トレの記録', 'strengthSet', ['種目', '重量', 'セット数', '回数']],
    ['学習塾の生徒管理', 'student', ['学年', '学校', '保護者']],
    ['町内会の名簿', 'memberHousehold', ['住所', '班', '世帯人数']],
    ['少年野球チームの出欠', 'attendance', ['選手', '練習']],
    ['nursery attendance register', 'attendance', ['Child']],
    ['読書記録つけたい', 'book', ['読了日']],
    ['window cleaning round', 'windowRound', ['Address', 'Weeks between', 'Next clean', 'Paid']],
    ['app för min hundrastningsfirma', 'dogWalk', ['Pris', 'Betald']],
    ['allotment waiting list', 'waitlistEntry', ['Place in the queue', 'On the list since']],
    ['農薬の使用記録', 'spraying', ['希釈倍率', '散布面積']],
    ['Medlemslista för scoutkår', 'member', ['E-post']],
    ['nåt enkelt för att hålla koll på vem som lånat mina verktyg', 'loan', ['Låntagare', 'Verktyg']],
    ['tool library for our street', 'loan', ['Borrower', 'Due back']],
  ] as const)
    for (const field of fields) assert.ok(labels(prompt, concept).includes(field), `${prompt}: ${field}`)
})

test('and nothing of another meaning', () => {
  assert.deepEqual(lists('lost property office for our secondary school'), ['Lost items'])
  assert.deepEqual(lists('allotment waiting list'), ['Waiting list entries'])
  assert.deepEqual(lists('whisky tasting journal'), ['Whiskies'])
  assert.deepEqual(lists('町内会の名簿'), ['世帯'])
  assert.deepEqual(lists('冷蔵庫の中身'), ['食品'])
  for (const [prompt, concept, label] of [
    ['tool library for our street', 'asset', 'Street'],
    ['Track loaned laptops at our school', 'asset', 'School'],
    ['学習塾の生徒管理', 'student', 'レベル'],
    ['veckopeng för tre barn', 'child', 'Vårdnadshavare'],
    ['crm for a one man roofing company', 'deal', 'Owner'],
    ['crm for a one man roofing company', 'deal', 'Probability'],
    ['school library', 'book', 'Rating'],
  ] as const)
    assert.ok(!labels(prompt, concept).includes(label), `${prompt}: ${label}`)
  assert.ok(!lists('tvättstugebokning').includes('Gästrum'))
})

test('a list has so many rows as were told, and no more where it is a bound', () => {
  for (const [prompt, concept, count] of [
    ['Chore chart for 3 kids', 'child', 3],
    ['maintenance log for 12 delivery vans', 'vehicle', 12],
    ['veckopeng för tre barn', 'child', 3],
    ['fordonspark med 12 bilar', 'vehicle', 12],
    ['猫3匹の体重記録', 'pet', 3],
  ] as const)
    assert.equal(listOf(prompt, concept).rows.length, count, prompt)
  const vans = listOf('maintenance log for 12 delivery vans', 'vehicle')
  assert.equal(new Set(vans.rows.map((row) => row[vans.titleField])).size, 12)
  assert.ok(listOf('Book club where members read at most two books a month', 'book').rows.length > 2)
})

test('samples are of the kind that was said', () => {
  const seen = (prompt: string) => JSON.stringify(modelOf(prompt).things.map(({ rows }) => rows))
  for (const [prompt, stands, strange] of [
    ['crm for a one man roofing company', 'Gutters', 'licence'],
    ['Track loaned laptops at our school', 'Laptop 01', 'drill'],
    ['whisky tasting journal', 'Sherry Cask', 'junmai'],
    ['volunteer rota for the food bank', 'Sorting', 'Opening'],
    ['parish council complaints log', 'Pothole', 'Forklift'],
    ['jaktlag', 'Rådjur', 'Abborre'],
    ['lambing records', 'Lambing, ewe', 'Border collie'],
    ['車の整備記録', 'ガソリン', '店舗の家賃'],
    ['釣りの記録', 'アジ', 'パーチ'],
  ] as const) {
    assert.ok(seen(prompt).includes(stands), `${prompt}: ${stands}`)
    assert.ok(!seen(prompt).includes(strange), `${prompt}: not ${strange}`)
  }
})

test('children are young, a guardian shares the name, and an animal weighs what its breed does', () => {
  const players = listOf('fotbollslag P12', 'player')
  const birthday = players.fields.find(({ concept }) => concept === 'birthday')!
  for (const row of players.rows) assert.ok(Number(String(row[birthday.id]).slice(0, 4)) >= 2010, String(row[birthday.id]))
  const pupils = listOf('学習塾の生徒管理', 'student')
  const guardian = pupils.fields.find(({ label }) => label === '保護者')!
  for (const row of pupils.rows)
    assert.equal(String(row[guardian.id]).split(' ')[0], String(row[pupils.titleField]).split(' ')[0])
  const dogs = listOf('犬の散歩代行の仕事で使うアプリ', 'pet')
  const [breed, weight] = ['breed', 'weight'].map((of) => dogs.fields.find(({ concept }) => concept === of)!)
  for (const row of dogs.rows) if (/チワワ/.test(String(row[breed!.id]))) assert.ok(Number(row[weight!.id]) < 4)
  const cats = listOf('cat weight log', 'weighIn')
  const scale = cats.fields.find(({ concept }) => concept === 'weight')!
  for (const row of cats.rows) assert.ok(Number(row[scale.id]) < 10, String(row[scale.id]))
})
