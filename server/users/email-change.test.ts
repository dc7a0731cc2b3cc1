// Another address for one's account, from asking to the new mailbox, through the front door and the outbox.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { lettersTo, linkTo } from '#tests/outbox.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, until, type World } from '#tests/world.ts'
import { castPassword } from '../cast.ts'
import { users } from '../db/schema.ts'
import { attemptLimits } from './attempts.ts'
import { freshMs } from './proof.ts'
import { issueTicket } from './tickets.ts'

let world: World
let aheadMs = 0
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now: () => new Date(Date.now() + aheadMs) })
})
after(() => world.close())

const path = '/api/v1/account/email'
const here = () => world.at(`harbor.localhost:${port}`)
const accept = (token: string) => world.at(`localhost:${port}`).request('POST', '/api/v1/email-proofs/acceptance', { token })
const login = (email: string) => here().request('POST', '/api/v1/user/session', { email, password: castPassword })
const tokenSentTo = async (email: string) =>
  new URL(await linkTo(world.platform, email, /^Confirm your new email address$/)).hash.slice(1)
const prove = (email: string) =>
  world.platform.inTransaction(({ db }) => db.update(users).set({ emailProvedAt: new Date() }).where(eq(users.email, email)))

test('the address changes when its new reader says so, once; the old one is told, and its links are good no longer', async () => {
  const kenji = await world.as('kenji')
  await prove('kenji@harbor.example')
  const asked = await kenji.request('PUT', path, { email: ' kenji@new.example ' })
  assert.deepEqual([asked.status, asked.body.email, asked.body.askedEmail], [200, 'kenji@harbor.example', 'kenji@new.example'])
  assert.equal((await login('kenji@harbor.example')).status, 200, 'nothing has changed yet')
  assert.equal((await login('kenji@new.example')).status, 401)

  const token = await tokenSentTo('kenji@new.example')
  const { userId, tenantId } = world.kenji
  const reset = await world.platform.inTransaction((unit) => issueTicket(unit, 'reset', { userId, tenantId }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array.from({ length: 19 }, () => 401)])
  const account = (await kenji.request('GET', '/api/v1/account')).body
  assert.deepEqual([account.email, account.emailProved, account.askedEmail], ['kenji@new.example', true, null])
  assert.equal((await login('kenji@harbor.example')).status, 401)
  assert.equal((await login('kenji@new.example')).status, 200)
  const again = { token: reset, password: 'a-heron-by-the-anvil-8', password2: 'a-heron-by-the-anvil-8' }
  assert.equal((await here().request('POST', '/api/v1/user/password', again)).body.error, 'bad_token')
  const letters = () => lettersTo(world.platform, 'kenji@harbor.example')
  const told = await until(async () => (await letters()).find(({ subject }) => subject === 'Your email address was changed'))
  assert.ok(told.text!.includes('kenji@new.example'))
  const astrid = await world.as('astrid')
  const { items } = (await astrid.request('GET', '/api/v1/audit-events')).body
  assert.ok(
    items.some(
      ({ action, object }: { action: string; object: string }) => action === 'email.changed' && object === 'kenji@new.example',
    ),
  )
})

test('an address of somebody else is refused to its reader alone; a wish taken back, or overtaken, is good for nothing', async () => {
  const maja = await world.as('maja')
  const asked = await maja.request('PUT', path, { email: 'Astrid@harbor.example' })
  assert.deepEqual([asked.status, asked.body.askedEmail], [200, 'Astrid@harbor.example'], 'as for any other')
  assert.equal((await accept(await tokenSentTo('Astrid@harbor.example'))).body.error, 'user_exists')

  await maja.request('PUT', path, { email: 'maja@one.example' })
  await maja.request('PUT', path, { email: 'maja@two.example' })
  assert.equal((await accept(await tokenSentTo('maja@one.example'))).body.error, 'bad_token')
  assert.equal((await maja.request('DELETE', path)).status, 204)
  assert.equal((await accept(await tokenSentTo('maja@two.example'))).body.error, 'bad_token')
  assert.equal((await maja.request('GET', '/api/v1/account')).body.email, 'maja@harbor.example')
  assert.equal((await maja.request('PUT', path, { email: 'no address' })).body.issues[0].path, 'email')
})

test('asking needs a fresh proof, and nobody fills a mailbox with it', async () => {
  const noor = await world.as('noor')
  for (let n = 0; n < attemptLimits.freeFailures; n++)
    assert.equal((await noor.request('PUT', path, { email: `noor${n}@new.example` })).status, 200)
  assert.equal((await noor.request('PUT', path, { email: 'noor@more.example' })).body.error, 'too_many')
  aheadMs += freshMs + 1_000
  assert.equal((await noor.request('PUT', path, { email: 'noor@late.example' })).body.error, 'proof_needed')
})
