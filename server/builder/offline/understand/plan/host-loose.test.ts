import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const fields = (prompt: string, list: string) =>
  understand(prompt)
    .model!.things.find(({ many }) => many === list)!
    .fields.map(({ label }) => label)

test('what is told per record of a list stands in that list', () => {
  const prompt = 'Event planning: events, venues, clients, budget per event'
  assert.ok(fields(prompt, 'Events').includes('Budget'), fields(prompt, 'Events').join())
  assert.ok(!fields(prompt, 'Venues').includes('Budget per event'))
})
