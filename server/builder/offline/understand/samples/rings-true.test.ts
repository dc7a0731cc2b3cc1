import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const rowsOf = (prompt: string, id: string) => understand(prompt).model!.things.find((thing) => thing.id === id)!.rows

test('a potter is a person and no band, and an album of photographs no record', () => {
  const artists = rowsOf('something to keep track of my pottery', 'artwork').map((row) => String(row['artist']))
  assert.ok(
    artists.every((name) => /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name)),
    artists.join(', '),
  )
  const albums = rowsOf('photo gallery for a wedding photographer with albums and photos, date taken, place', 'photo')
  assert.ok(albums.some((row) => row['album'] === 'Portraits'))
})

test('what is let out has prices where somebody speaks of them, and a sauna that is shared has none', () => {
  const prices = (prompt: string) => rowsOf(prompt, 'service').map((row) => Number(row['price']))
  assert.ok(
    prices('A landing page for a mobile sauna that you can rent, with prices, pictures and a contact form').every(
      (price) => price > 0,
    ),
  )
  assert.ok(prices('booking page for the sauna in our house').every((price) => !(price > 0)))
})

test('mail goes to somebody, not to what they are met for', () => {
  const mails = rowsOf(
    'Tavla för rekrytering: kandidat, tjänst, telefon, e-post, steg (ny, intervju, anställd), betyg',
    'interview',
  )
  for (const { email } of mails) assert.match(String(email), /^[a-z]+\.[a-z]+@example\.com$/)
})

test('old claims are paid, not only approved', () => {
  const states = rowsOf('Expense claims: employee, date, category, amount, status (sent, approved, paid)', 'expenseClaim').map(
    (row) => row['status'],
  )
  assert.ok(states.includes('Paid'))
})

test('pictures that come with something are called pictures', () => {
  const { pages } = understand('予約できる貸会議室のサイト、料金と写真つき').model!
  const titles = pages.flatMap(({ sections = [] }) => sections.map(({ title }) => title ?? ''))
  assert.ok(!titles.some((title) => title.includes('つき')), titles.join('、'))
})

test('a blog shows what it is about', () => {
  const pictures = rowsOf('blogg om surdegsbak', 'post').map((row) => row['image'])
  assert.ok(pictures.length > 3)
  for (const picture of pictures) assert.match(String(picture), /^picture:(?:bread|cake)$/)
})

test('bread is called like bread and costs as much, a loan of instruments lends some, lessons cost what they do', () => {
  const bread = rowsOf('パンの記録。パンの名前、価格、焼いた数', 'thing')
  assert.ok(bread.every(({ name, price }) => /パン/u.test(String(name)) && Number(price) < 1500))
  const lent = rowsOf('楽器貸出管理。楽器、番号、借りている人、貸出日、返却予定日', 'loan')
  assert.ok(lent.every(({ field }) => !/テント|ドリル/u.test(String(field))))
  const pupils = rowsOf('生徒管理。名前、学年、月謝', 'student')
  assert.ok(pupils.every(({ field }) => Number(field) < 20_000))
})
