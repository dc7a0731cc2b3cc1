// Time passes: what has expired opens nothing, and is swept away without touching what has not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld } from '#tests/world.ts'
import { sessions } from '../db/schema.ts'
import { sweepExpired } from './expiry.ts'
import { sessionLifeMs } from './sessions.ts'

test('a session ends with its time, and sweeping removes it alone', async () => {
  const world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  try {
    const astrid = await world.as('astrid')
    const count = () => world.platform.inTransaction(({ db }) => db.$count(sessions))
    await sweepExpired(world.platform)
    assert.equal(await count(), 1)
    assert.equal((await astrid.request('GET', '/api/v1/me')).status, 200)
    const later = { ...world.platform, now: () => new Date(Date.now() + sessionLifeMs + 1) }
    later.inTransaction = (work) => world.platform.inTransaction((unit) => work({ ...unit, now: later.now }))
    await sweepExpired(later)
    assert.equal(await count(), 0)
    assert.equal((await astrid.request('GET', '/api/v1/me')).status, 401)
  } finally {
    await world.close()
  }
})
