import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

test('what a business is called stands behind its kind', () => {
  const nameOf = (prompt: string) => understand(prompt).model?.name
  assert.equal(nameOf('a website for my dog grooming salon Fluffy Paws in Austin with prices'), 'Fluffy Paws')
  assert.equal(nameOf('en hemsida åt min frisörsalong Klipp & Co i Borås'), 'Klipp & Co')
  assert.equal(nameOf('a CRM for the sales team in Stockholm'), 'CRM')
  assert.equal(nameOf('i sell handmade candles at markets, keep track of stock'), 'Candle Shop')
})

test('a word with two meanings has the one the rest speaks for', () => {
  const concepts = (prompt: string) => understand(prompt).model!.things.map(({ concept }) => concept)
  assert.ok(concepts('our soccer club: teams, players and games').includes('match'))
  assert.ok(concepts('games I own with players and rating').includes('game'))
  assert.ok(concepts('tickets for our concert with seat and price').includes('eventTicket'))
  assert.ok(concepts('permit applications with status').includes('applicationCase'))
  assert.ok(concepts('loans I have, with interest and monthly payment').includes('debt'))
})

test('what one lent oneself is a list of loans, what one is owns no fields, and all of something is no list', () => {
  const lists = (prompt: string) => understand(prompt).model!.things.map(({ many }) => many)
  assert.deepEqual(lists('what I have lent out'), ['Loans'])
  assert.deepEqual(lists('books I lent to friends'), ['Loans', 'Books'])
  assert.deepEqual(
    lists('We are a riding school with horses, students and lessons. You should be able to see who rides which horse.'),
    ['Horses', 'Students', 'Lessons'],
  )
  assert.deepEqual(lists('list of all my plants'), ['Plants'])
})
