import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepClickId, keptClickId } from './click-id.ts'
import { tellSignup, type SignupEvent } from './signup-event.ts'

const dayMs = 24 * 3600_000
const now = Date.parse('2026-03-01T12:00:00Z')

function storage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('SIGNUP-9 the click id of a visit is kept 90 days with its expiry, then gone', () => {
  const kept = storage()
  keepClickId('?a=1&gclid=Cj0-x_9', () => kept, now)
  assert.equal(
    keptClickId(() => kept, now),
    'Cj0-x_9',
  )
  assert.equal(
    keptClickId(() => kept, now + 90 * dayMs - 1),
    'Cj0-x_9',
  )
  assert.deepEqual(
    [...kept.items.values()].map((text) => JSON.parse(text)),
    [{ clickId: 'Cj0-x_9', expiresAt: now + 90 * dayMs }],
  )
  assert.equal(
    keptClickId(() => kept, now + 90 * dayMs),
    null,
  )
  assert.equal(kept.items.size, 0)
})

test('SIGNUP-9 a later visit without a click id keeps the old one, with one replaces it', () => {
  const kept = storage()
  keepClickId('?gclid=first', () => kept, now)
  for (const search of ['', '?gclid=', '?gclid=%20', `?gclid=${'x'.repeat(201)}`]) keepClickId(search, () => kept, now + dayMs)
  assert.equal(
    keptClickId(() => kept, now + dayMs),
    'first',
  )
  keepClickId('?gclid=second', () => kept, now + dayMs)
  assert.equal(
    keptClickId(() => kept, now + 90 * dayMs),
    'second',
  )
})

test('storage that is closed or holds something else gives no click id and throws nothing', () => {
  const closed = () => {
    throw new Error('closed')
  }
  keepClickId('?gclid=x', closed, now)
  assert.equal(keptClickId(closed, now), null)
  for (const text of ['{', 'null', '[]', '{"clickId":5,"expiresAt":9e15}', '{"clickId":"x"}'])
    assert.equal(
      keptClickId(() => ({ ...storage(), getItem: () => text }), now),
      null,
    )
})

const event: SignupEvent = {
  planType: 'free',
  clickId: 'Cj0',
  user: { email: 'ada@example.test', name: 'Ada' },
  organization: { uuid: 'u-1', name: 'Engines', domain: 'engines' },
}

/** Says when `waiting` has resolved, without awaiting it. */
function watch(waiting: Promise<void>) {
  const state = { done: false }
  void waiting.then(() => (state.done = true))
  return async () => {
    await Promise.resolve()
    await Promise.resolve()
    return state.done
  }
}

test('SIGNUP-9 the event tells plan, click id, user and organisation; the way goes on with its callback', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const pushed: (SignupEvent & { event: string; eventCallback: () => void })[] = []
  const page = { dataLayer: { push: (each: (typeof pushed)[number]) => pushed.push(each) } }
  const isDone = watch(tellSignup(page, event))
  const { eventCallback, ...told } = pushed[0]!
  assert.deepEqual(told, { event: 'signup', ...event })
  t.mock.timers.tick(1_000)
  assert.equal(await isDone(), false)
  eventCallback()
  assert.equal(await isDone(), true)
})

test('SIGNUP-9 a listener that never calls back is waited for three seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const isDone = watch(tellSignup({ dataLayer: { push: () => 1 } }, event))
  t.mock.timers.tick(2_999)
  assert.equal(await isDone(), false)
  t.mock.timers.tick(1)
  assert.equal(await isDone(), true)
})

test('where nobody listens the event lies in the data layer and nobody waits; a layer that throws stops no sign-up', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const page: Parameters<typeof tellSignup>[0] = {}
  const isDone = watch(tellSignup(page, event))
  t.mock.timers.tick(0)
  assert.equal(await isDone(), true)
  assert.equal((page.dataLayer as unknown as unknown[]).length, 1)

  t.mock.method(console, 'error', () => {})
  const broken = watch(tellSignup({ dataLayer: { push: () => assert.fail('broken') } }, event))
  assert.equal(await broken(), true)
})
