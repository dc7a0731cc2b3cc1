import assert from 'node:assert/strict'
import { it } from 'node:test'
import { typedPrompt } from './typed-prompt.ts'

it('LAND a short prompt is typed whole, without its dot', () => {
  assert.equal(typedPrompt('A guest list for a wedding.'), 'A guest list for a wedding')
  assert.equal(typedPrompt('顧客の一覧を作ってください。'), '顧客の一覧を作ってください')
})

it('LAND a long one is cut between words, where Japanese has none anywhere', () => {
  const long = typedPrompt('A class schedule for a yoga studio, with instructors, levels, rooms, bookings and a list at the door')
  assert.equal(long, 'A class schedule for a yoga studio, with instructors, levels, rooms, bookings and a')
  assert.equal(typedPrompt('あ'.repeat(60)), 'あ'.repeat(42))
})
