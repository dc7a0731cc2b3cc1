// Passkeys through the front door, with a software passkey: made, used, named, removed; and everything forged is refused.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forgedAssertions, forgedRegistrations, handle } from '#tests/passkey-forgeries.ts'
import { makePasskey, type Changes, type SoftwarePasskey } from '#tests/software-passkey.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, type Browser, type World } from '#tests/world.ts'
import { freshMs } from './proof.ts'
import { ticketLifeMs } from './tickets.ts'

let world: World
let aheadMs = 0
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now: () => new Date(Date.now() + aheadMs) })
})
after(() => world.close())

const harbor = `http://harbor.localhost:${port}`
const here = () => world.at(new URL(harbor).host)
const session = '/api/v1/user/session'

async function offered(browser: Browser) {
  const { status, body } = await browser.request('POST', '/api/v1/user/passkey', { command: 'register' })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function asked(browser: Browser) {
  const { status, body } = await browser.request('POST', '/api/v1/user/passkey', { command: 'assert' })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function enrol(browser: Browser, origin = harbor): Promise<SoftwarePasskey & { rowId: string }> {
  const passkey = makePasskey(origin)
  const { publicKey, uuid } = await offered(browser)
  const made = await browser.request('POST', '/api/v1/passkeys', {
    uuid,
    name: 'Laptop',
    credential: passkey.register(publicKey),
  })
  assert.equal(made.status, 201, made.text)
  return { ...passkey, rowId: made.body.passkey.id }
}

async function signInWith(passkey: SoftwarePasskey, changes: Changes = {}, browser = here()) {
  const { publicKey, uuid } = await asked(browser)
  return browser.request('POST', session, { passkeyToken: passkey.assert(publicKey, changes), uuid })
}

test('a passkey is made, signs in, is named anew and removed; then it opens nothing', async () => {
  const astrid = await world.as('astrid')
  const { publicKey } = await offered(astrid)
  assert.equal(publicKey.rp.id, 'harbor.localhost', 'the tenant’s own host, no parent of it')
  assert.deepEqual(
    [publicKey.authenticatorSelection.residentKey, publicKey.authenticatorSelection.userVerification],
    ['required', 'required'],
  )
  const passkey = await enrol(astrid)
  const browser = here()
  const entered = await signInWith(passkey, {}, browser)
  assert.deepEqual([entered.status, entered.body], [200, { url: '/!ui' }])
  assert.equal((await browser.request('GET', '/api/v1/me')).body.user.email, 'astrid@harbor.example')
  const { items } = (await browser.request('GET', '/api/v1/sessions')).body
  assert.equal(items.find(({ current }: { current: boolean }) => current).method, 'passkey')

  const renamed = await astrid.request('PATCH', `/api/v1/passkeys/${passkey.rowId}`, { name: '  Key ring ' })
  assert.equal(renamed.body.passkey.name, 'Key ring')
  const listed = (await astrid.request('GET', '/api/v1/passkeys')).body.items
  assert.deepEqual(
    listed.map(({ name, lastUsedAt }: { name: string; lastUsedAt: string | null }) => [name, lastUsedAt !== null]),
    [['Key ring', true]],
  )
  assert.equal((await astrid.request('PATCH', `/api/v1/passkeys/${passkey.rowId}`, { name: '  ' })).status, 400)

  const kenji = await world.as('kenji')
  for (const [method, body] of [
    ['PATCH', { name: 'mine' }],
    ['DELETE', undefined],
  ] as const)
    assert.equal((await kenji.request(method, `/api/v1/passkeys/${passkey.rowId}`, body)).status, 404, 'not another’s')
  assert.deepEqual((await kenji.request('GET', '/api/v1/passkeys')).body.items, [])

  assert.equal((await astrid.request('DELETE', `/api/v1/passkeys/${passkey.rowId}`)).status, 204)
  const refused = await signInWith(passkey)
  assert.deepEqual([refused.status, refused.body.message], [401, 'Unable to authenticate with the selected passkey.'])
  assert.equal((await browser.request('GET', '/api/v1/me')).status, 200, 'the session it opened goes on')
})

test('what changes a passkey needs a fresh proof, and a passkey is one', async () => {
  const maja = await world.as('maja')
  const passkey = await enrol(maja)
  aheadMs += freshMs + 1_000
  const stale = await maja.request('POST', '/api/v1/user/passkey', { command: 'register' })
  assert.deepEqual([stale.status, stale.body.error], [403, 'proof_needed'])
  assert.equal((await maja.request('DELETE', `/api/v1/passkeys/${passkey.rowId}`)).body.error, 'proof_needed')
  assert.equal((await maja.request('PATCH', `/api/v1/passkeys/${passkey.rowId}`, { name: 'Old' })).status, 200)
  const { publicKey, uuid } = await asked(maja)
  const proved = await maja.request('POST', '/api/v1/proof', { passkeyToken: passkey.assert(publicKey), uuid })
  assert.equal(proved.status, 200, proved.text)
  assert.equal((await maja.request('DELETE', `/api/v1/passkeys/${passkey.rowId}`)).status, 204)
})

test('one challenge used twenty times at once opens one session, one offer makes one passkey', async () => {
  const astrid = await world.as('astrid')
  const passkey = await enrol(astrid)
  const { publicKey, uuid } = await asked(here())
  const passkeyToken = passkey.assert(publicKey)
  const tries = await Promise.all(Array.from({ length: 20 }, () => here().request('POST', session, { passkeyToken, uuid })))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, ...Array.from({ length: 19 }, () => 401)])

  const offer = await offered(astrid)
  const body = { uuid: offer.uuid, name: 'Twice', credential: makePasskey(harbor).register(offer.publicKey) }
  const made = await Promise.all(Array.from({ length: 20 }, () => astrid.request('POST', '/api/v1/passkeys', body)))
  assert.equal(made.filter(({ status }) => status === 201).length, 1)
})

const [assertions, registrations] = [Object.keys(forgedAssertions).length, Object.keys(forgedRegistrations).length]

test(`${assertions} forged assertions: 0 accepted`, async () => {
  assert.ok(assertions >= 50)
  const passkey = await enrol(await world.as('astrid'))
  const first = await signInWith(passkey)
  assert.equal(first.status, 200)
  const accepted: string[] = []
  for (const [name, changes] of Object.entries(forgedAssertions)) {
    const { status, headers } = await signInWith(passkey, changes)
    assert.ok([400, 401].includes(status), `${name}: ${status}`)
    if (headers.get('set-cookie')) accepted.push(name)
  }
  assert.deepEqual(accepted, [])
  assert.equal((await signInWith(passkey)).status, 200, 'the true one still opens')
})

test(`${registrations} forged registrations: 0 accepted`, async () => {
  const kenji = await world.as('kenji')
  const accepted: string[] = []
  for (const [name, changes] of Object.entries(forgedRegistrations)) {
    const { publicKey, uuid } = await offered(kenji)
    const credential = makePasskey(harbor).register(publicKey, changes)
    const { status } = await kenji.request('POST', '/api/v1/passkeys', { uuid, name: 'Forged', credential })
    assert.ok([400, 401].includes(status), `${name}: ${status}`)
    if (status === 201) accepted.push(name)
  }
  assert.deepEqual(accepted, [])
  assert.deepEqual((await kenji.request('GET', '/api/v1/passkeys')).body.items, [])
})

test('what belongs to another purpose, person, host or time is refused: 13 replays and mix-ups, 0 accepted', async () => {
  const [astrid, kenji, noor] = await Promise.all([world.as('astrid'), world.as('kenji'), world.as('noor')])
  const own = await enrol(astrid)
  const other = await enrol(kenji)
  const north = `http://north.localhost:${port}`
  const foreign = await enrol(noor, north)
  const post = (passkeyToken: object, uuid: string, browser = here()) => browser.request('POST', session, { passkeyToken, uuid })
  const refused: [string, Promise<{ status: number }>][] = []
  const tried = (name: string, answer: Promise<{ status: number }>) => refused.push([name, answer])

  const used = await asked(here())
  const once = own.assert(used.publicKey)
  assert.equal((await post(once, used.uuid)).status, 200)
  tried('the same answer again', post(once, used.uuid))
  const next = await asked(here())
  tried('the old answer to a new challenge', post(once, next.uuid))
  tried('an unknown uuid', post(own.assert(used.publicKey), 'A'.repeat(43)))
  const offer = await offered(astrid)
  tried('the uuid of an offer', post(own.assert(offer.publicKey), offer.uuid))
  const ask = await asked(astrid)
  const credential = makePasskey(harbor).register({ ...ask.publicKey, user: { id: handle('x') } })
  tried('a key for the uuid of a question', astrid.request('POST', '/api/v1/passkeys', { uuid: ask.uuid, name: 'x', credential }))
  const lent = await offered(astrid)
  const made = makePasskey(harbor).register(lent.publicKey)
  tried('another person’s offer', kenji.request('POST', '/api/v1/passkeys', { uuid: lent.uuid, name: 'x', credential: made }))
  const signed = await asked(here())
  tried(
    'another person’s key under one’s own id',
    post(own.assert(signed.publicKey, { signedBy: other.privateKey }), signed.uuid),
  )
  const named = await asked(here())
  const stolen = own.assert(named.publicKey, { credential: { id: other.id, rawId: other.id } })
  tried('one’s own signature under another person’s id', post(stolen, named.uuid))
  const abroad = await asked(here())
  tried('a passkey of another organisation', post(foreign.assert(abroad.publicKey), abroad.uuid))
  const dressed = await asked(here())
  const disguised = foreign.assert(dressed.publicKey, { origin: harbor, rpId: 'harbor.localhost' })
  tried('the same in our clothes', post(disguised, dressed.uuid))
  const elsewhere = await asked(world.at(new URL(north).host))
  const carried = own.assert(elsewhere.publicKey)
  tried('another host’s question', post(carried, elsewhere.uuid))
  const site = await asked(here())
  tried('on the site’s host', post(own.assert(site.publicKey), site.uuid, world.at(`localhost:${port}`)))
  const kept = await asked(here())
  const late = own.assert(kept.publicKey)
  for (const [name, answer] of refused) {
    const { status } = await answer
    assert.ok([400, 401].includes(status), `${name}: ${status}`)
  }
  aheadMs += ticketLifeMs.passkey + 1_000
  assert.equal((await post(late, kept.uuid)).status, 401, 'too late')
  assert.equal(refused.length + 1, 13)

  const again = await offered(astrid)
  const known = await astrid.request('POST', '/api/v1/passkeys', {
    uuid: again.uuid,
    name: 'x',
    credential: own.register(again.publicKey),
  })
  assert.deepEqual([known.status, known.body.error], [409, 'passkey_known'])
  assert.equal((await signInWith(own)).status, 200)
})

test('the site’s own host asks for no passkey, and only a member is offered one', async () => {
  const site = world.at(`localhost:${port}`)
  assert.equal((await site.request('POST', '/api/v1/user/passkey', { command: 'assert' })).status, 404)
  assert.equal((await here().request('POST', '/api/v1/user/passkey', { command: 'register' })).status, 401)
  const nobody = world.at(`nobody-here.localhost:${port}`)
  assert.equal((await nobody.request('POST', '/api/v1/user/passkey', { command: 'assert' })).status, 404)
})
