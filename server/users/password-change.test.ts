// Changing one's password and one's name while signed in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, type World } from '#tests/world.ts'
import { castPassword } from '../cast.ts'
import { users } from '../db/schema.ts'
import { freshMs } from './proof.ts'
import { issueTicket } from './tickets.ts'

let world: World
let aheadMs = 0
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now: () => new Date(Date.now() + aheadMs) })
})
after(() => world.close())

const password = 'tongs-by-the-quay-3'
const path = '/api/v1/account/password'

test('a new password needs the old one and strength; it ends the other sessions and every ticket, and this one goes on', async () => {
  const elsewhere = await world.as('kenji')
  const kenji = await world.as('kenji')
  const wrong = await kenji.request('PUT', path, { current: 'not-this-one', password, password2: password })
  assert.deepEqual([wrong.status, wrong.body.error], [401, 'bad_credentials'])
  assert.equal((await kenji.request('PUT', path, { password, password2: password })).body.error, 'bad_credentials')
  for (const weak of ['abc123', 'harborbakery-x7Kq', 'kenji-and-ember-9']) {
    const refused = await kenji.request('PUT', path, { current: castPassword, password: weak, password2: weak })
    assert.deepEqual(refused.body.issues, [{ path: 'password', message: 'Please select a stronger password.' }], weak)
  }
  const differ = await kenji.request('PUT', path, { current: castPassword, password, password2: 'other' })
  assert.deepEqual(differ.body.issues, [{ path: 'password2', message: "The passwords don't match." }])

  const { userId, tenantId } = world.kenji
  const link = await world.platform.inTransaction((unit) => issueTicket(unit, 'atoken', { userId, tenantId }))
  assert.equal((await kenji.request('PUT', path, { current: castPassword, password, password2: password })).status, 200)
  assert.equal((await kenji.request('GET', '/api/v1/me')).status, 200)
  assert.equal((await kenji.request('GET', '/api/v1/sessions')).body.items.length, 1)
  assert.equal((await elsewhere.request('GET', '/api/v1/me')).status, 401)
  const here = world.at(`harbor.localhost:${port}`)
  assert.equal((await here.request('POST', '/api/v1/user/session', { aToken: link })).body.error, 'bad_token')
  const login = (given: string) =>
    here.request('POST', '/api/v1/user/session', { email: 'kenji@harbor.example', password: given })
  assert.equal((await login(castPassword)).status, 401)
  assert.equal((await login(password)).status, 200)
})

test('who has no password chooses one with a fresh proof', async () => {
  const maja = await world.as('maja')
  const isMaja = eq(users.id, world.maja.userId)
  await world.platform.inTransaction(({ db }) => db.update(users).set({ passwordHash: null }).where(isMaja))
  aheadMs += freshMs + 1_000
  assert.equal((await maja.request('PUT', path, { password, password2: password })).body.error, 'proof_needed')
  assert.equal((await maja.request('POST', '/api/v1/proof', { password })).body.error, 'bad_credentials', 'none is never right')
  const { userId, tenantId } = world.maja
  const aToken = await world.platform.inTransaction((unit) => issueTicket(unit, 'atoken', { userId, tenantId }))
  await maja.request('POST', '/api/v1/user/session', { aToken })
  assert.equal((await maja.request('PUT', path, { password, password2: password })).status, 200)
  assert.equal((await maja.request('GET', '/api/v1/account')).body.hasPassword, true)
})

test('the account says who one is; name and language of letters may change', async () => {
  const astrid = await world.as('astrid')
  const { body } = await astrid.request('GET', '/api/v1/account')
  assert.deepEqual(
    { ...body },
    {
      name: 'Astrid Lind',
      email: 'astrid@harbor.example',
      emailProved: false,
      askedEmail: null,
      language: 'en',
      hasPassword: true,
      totp: null,
      identities: [],
    },
  )
  assert.equal((await astrid.request('PATCH', '/api/v1/account', { name: ' Astrid Berg ' })).body.name, 'Astrid Berg')
  assert.equal((await astrid.request('GET', '/api/v1/me')).body.user.name, 'Astrid Berg')
  assert.equal((await astrid.request('PATCH', '/api/v1/account', { language: 'sv' })).body.language, 'sv')
  for (const bad of [{ name: 'A' }, { language: 'fr' }, {}])
    assert.equal((await astrid.request('PATCH', '/api/v1/account', bad)).status, 400, JSON.stringify(bad))
})
