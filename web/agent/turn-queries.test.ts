import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Turn } from '#shared/turn-events.ts'
import { inOrder, onlyForward, type Pages } from './turn-queries.ts'

/** One page, newest first as the server gives them. */
const pages = (...states: Turn['state'][]): Pages => {
  const items = states.map((state, at) => {
    const id = `00000000-0000-4000-8000-00000000000${at + 1}`
    return { id, projectId: id, number: at + 1, prompt: 'a shop', state, createdAt: '2026-01-01T00:00:00.000Z' }
  })
  return { pageParams: [undefined], pages: [{ items: items.toReversed() }] }
}
const states = (turns: Pages) => inOrder(turns).map(({ state }) => state)

test('a list that was asked for before a turn was queued, began or ended does not take that back', () => {
  const now = states(onlyForward(pages('done', 'stopped', 'running', 'queued'), pages('running', 'queued', 'queued')))
  assert.deepEqual(now, ['done', 'stopped', 'running', 'queued'])
})

test('what the server alone knows is taken', () => {
  const now = states(onlyForward(pages('running', 'queued'), pages('failed', 'running', 'queued')))
  assert.deepEqual(now, ['failed', 'running', 'queued'])
  assert.deepEqual(onlyForward(undefined, pages('queued')), pages('queued'))
})
