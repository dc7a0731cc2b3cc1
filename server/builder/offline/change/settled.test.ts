import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const changed = (prompt: string, wish: string) => change(understand(prompt).model!, wish).model

test('a project is named once in a wish, and what follows is a wish of its own', () => {
  const grooming = 'Dog grooming appointments: owner, dog, breed, date, status (booked, done, no show)'
  assert.equal(changed(grooming, 'Call it Muddy Paws and make it pink please').name, 'Muddy Paws')
})

test('what was just added is not called anew by how it is answered', () => {
  const recipes = 'recipe collection: name, course (starter, main, dessert), ingredients, method'
  const { fields } = changed(recipes, 'a rating please, 1 to 5 stars, so the kids can say what they like').things[0]!
  assert.deepEqual(
    fields.filter(({ type }) => type === 'rating').map(({ label }) => label),
    ['Rating'],
  )
})

test('a field told by what it is called, or by yes and no, has that name and that type', () => {
  const named = (prompt: string, wish: string, label: string) =>
    changed(prompt, wish).things.flatMap(({ fields }) => fields.filter((field) => field.label === label).map(({ type }) => type))
  const jobs = 'Job applications with company, position, applied on, salary'
  assert.deepEqual(named(jobs, 'star rating called Interest, for how much i actualy want it', 'Interest'), ['rating'])
  const tattoos = 'Tattoo studio appointments: customer, date, price, status (booked, done, no-show)'
  assert.deepEqual(named(tattoos, 'deposit paid y/n and a reference photo', 'Deposit paid'), ['bool'])
})
