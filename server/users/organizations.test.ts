// A person's organisations through the front door, the proof of their address, the keys an operator sends.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { sessions, tenants, users } from '#server/db/schema.ts'
import { lettersTo, linkTo } from '#tests/outbox.ts'
import { openWorld, port, type World } from '#tests/world.ts'
import { makeSignupKey } from './signup-keys.ts'

let world: World
/** A clock that stands: a busy machine may take longer than a delay lasts. */
let stopped: Date | null = null
before(async () => {
  world = await openWorld({ settings: { SIGNUP_MODE: '2' }, now: () => stopped ?? new Date() })
})
after(() => world.close())

const site = () => world.at(`localhost:${port}`)
const password = 'smedja-77'
const signUp = (email: string, more: object = {}, beside: object = {}) =>
  site().request('POST', '/api/v1/tenant/signup', {
    command: 'payment',
    data: { email, name: 'Lena Ek', password, password2: password, locale: 'sv', ...more },
    ...beside,
  })
const proofSubject = /Bekräfta/

test('SIGNUP-3 the mode is the operator’s, and the pages are told', async () => {
  const { body } = await site().request('GET', '/api/v1/tenant')
  assert.deepEqual([body.signupMode, body.domainSuffix, body.siteUrl], [2, `.localhost:${port}`, `http://localhost:${port}`])
})

test('SIGNUP-5 step 1 is checked: a weak password, a known address; guessing who has an account is slowed down', async () => {
  const check = (email: string, word = password) =>
    site().request('POST', '/api/v1/tenant/signup', { command: 'check', data: { email, password: word } })
  assert.equal((await check('new@ek.example')).status, 200)
  const weak = await check('new@ek.example', 'abc123')
  assert.deepEqual(weak.body.issues, [{ path: 'data.password', message: 'Please select a stronger password.' }])
  const known = await check('astrid@harbor.example')
  assert.deepEqual([known.status, known.body.error], [409, 'user_exists'])
  stopped = new Date()
  for (let n = 0; n < 5; n++) await check('kenji@harbor.example')
  const braked = await check('kenji@harbor.example')
  assert.equal(braked.status, 429)
  stopped = null
  for (let n = 0; n < 8; n++) assert.equal((await check('new@ek.example')).status, 200, 'going back and forth costs nothing')
})

test('PRICE-9 the wished plan is kept; what is not on offer is the free one', async () => {
  const planOf = async (uuid: string) => {
    const { body } = await signUp(`${uuid}@plans.example`, {}, { uuid })
    const [row] = await world.platform.inTransaction(({ db }) => db.select().from(tenants).where(eq(tenants.id, body.tenantUuid)))
    return row!.plan
  }
  const { body } = await site().request('GET', '/api/v1/pricing')
  const recurring = body.plans.find(
    (plan: { planType: string; allowSignups: boolean }) => plan.planType === 'recurring' && plan.allowSignups,
  )
  assert.equal(await planOf(recurring.uuid), recurring.uuid)
  assert.equal(await planOf('no-such-plan'), 'free')
})

test('SIGNUP-5 the letter proves the address once, and only by its button', async () => {
  await signUp('proof@ek.example')
  const link = new URL(await linkTo(world.platform, 'proof@ek.example', proofSubject))
  assert.equal(link.origin + link.pathname, `http://localhost:${port}/!email-proof`)
  const provedAt = async () => {
    const [user] = await world.platform.inTransaction(({ db }) =>
      db.select().from(users).where(eq(users.email, 'proof@ek.example')),
    )
    return user!.emailProvedAt
  }
  assert.equal(await provedAt(), null)
  const accept = () => site().request('POST', '/api/v1/email-proofs/acceptance', { token: link.hash.slice(1) })
  const tries = await Promise.all(Array.from({ length: 20 }, accept))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, ...Array.from({ length: 19 }, () => 401)])
  assert.ok(await provedAt())
  assert.equal((await accept()).body.error, 'bad_token')
})

test('the letter can be sent again after a pause, its forerunner is void then, and a proved address gets none', async () => {
  const { body } = await signUp('again@ek.example', { domain: 'again' })
  const first = await linkTo(world.platform, 'again@ek.example', proofSubject)
  const here = world.at(`again.localhost:${port}`)
  assert.equal((await here.request('POST', '/api/v1/email-proofs', {})).status, 401)
  await here.request('POST', '/api/v1/user/session', { aToken: body.aToken })
  const soon = await here.request('POST', '/api/v1/email-proofs', {})
  assert.deepEqual([soon.status, soon.body.error], [429, 'too_many'])
  assert.equal((await lettersTo(world.platform, 'again@ek.example')).length, 1)
  const token = new URL(first).hash.slice(1)
  assert.equal((await site().request('POST', '/api/v1/email-proofs/acceptance', { token })).body.email, 'again@ek.example')
  assert.equal((await here.request('POST', '/api/v1/email-proofs', {})).status, 204)
})

test('SIGNUP-7 a key fills the form until an account was made with it; forged, changed and old ones fill nothing', async () => {
  const inAnHour = new Date(Date.now() + 3600_000)
  const prefill = { email: 'key@ek.example', name: 'Lena Ek', organizationName: 'Eks stall', domain: 'eks' }
  const key = makeSignupKey(world.platform, prefill, inAnHour)
  const read = async (one: string) => {
    const { status, body } = await site().request('GET', `/api/v1/user/key/${encodeURIComponent(one)}`)
    return status === 200 ? body : status
  }
  assert.deepEqual(await read(key), prefill)
  assert.deepEqual(await read(key), prefill, 'reading does not spend it')
  const changed = `${key.slice(0, 20)}${key[20] === 'A' ? 'B' : 'A'}${key.slice(21)}`
  const old = makeSignupKey(world.platform, prefill, new Date(Date.now() - 1))
  const other = world.platform.seal(JSON.stringify({ purpose: 'totp', prefill }))
  for (const wrong of [changed, old, other, 'x', 'x'.repeat(1_000)]) assert.equal(await read(wrong), 404)
  assert.equal((await signUp(prefill.email, { domain: 'eks', organizationName: 'Eks stall' }, { key })).status, 200)
  assert.equal(await read(key), 404)
  assert.equal((await signUp('key2@ek.example', {}, { key: changed })).status, 200, 'a bad key stops nobody')
})

test('ROUTE-4 a signed-in person founds another organisation, is led into it and back, and others see neither', async () => {
  const astrid = await world.as('astrid')
  const stranger = await site().request('POST', '/api/v1/organizations', { organizationName: 'Harbor Two', domain: 'harbor-two' })
  assert.equal(stranger.status, 401)
  const taken = await astrid.request('POST', '/api/v1/organizations', { organizationName: 'X', domain: 'north' })
  assert.deepEqual([taken.status, taken.body.issues[0].path], [409, 'domain'])
  const founded = await astrid.request('POST', '/api/v1/organizations', { organizationName: 'Harbor Two', domain: 'harbor-two' })
  assert.deepEqual([founded.status, founded.body.existingAccount, founded.body.domain], [201, true, 'harbor-two'])

  const two = world.at(`harbor-two.localhost:${port}`)
  assert.equal((await two.request('POST', '/api/v1/user/session', { aToken: founded.body.aToken })).status, 200)
  const me = (await two.request('GET', '/api/v1/me')).body
  assert.deepEqual([me.tenant.name, me.role, me.user.email], ['Harbor Two', 'owner', 'astrid@harbor.example'])
  const listed = (await two.request('GET', '/api/v1/organizations')).body.items
  assert.deepEqual(
    listed.map(({ domain, role, current }: { domain: string; role: string; current: boolean }) => [domain, role, current]),
    [
      ['harbor', 'owner', false],
      ['harbor-two', 'owner', true],
    ],
  )
  const kenji = await world.as('kenji')
  assert.deepEqual((await kenji.request('GET', '/api/v1/organizations')).body.items.length, 1)
  const foreign = await kenji.request('POST', `/api/v1/organizations/${founded.body.tenantUuid}/session`, {})
  const missing = await kenji.request('POST', `/api/v1/organizations/${crypto.randomUUID()}/session`, {})
  assert.deepEqual([foreign.status, foreign.text], [404, missing.text])

  const back = (await two.request('POST', `/api/v1/organizations/${listed[0].id}/session`, {})).body.url
  const home = world.at(`harbor.localhost:${port}`)
  const atoken = new URL(back).searchParams.get('atoken')
  assert.equal((await home.request('POST', '/api/v1/user/session', { aToken: atoken })).status, 200)
  assert.equal((await home.request('GET', '/api/v1/me')).body.tenant.domain, 'harbor')
})

test('a session that an organisation’s own sign-on opened leads nowhere else by itself', async () => {
  const noor = await world.as('noor')
  const { body } = await noor.request('POST', '/api/v1/organizations', { organizationName: 'South', domain: 'south' })
  await world.platform.inTransaction(({ db }) =>
    db.update(sessions).set({ method: 'sso' }).where(eq(sessions.tenantId, world.noor.tenantId)),
  )
  const { url } = (await noor.request('POST', `/api/v1/organizations/${body.tenantUuid}/session`, {})).body
  assert.equal(url, `http://south.localhost:${port}/en/login`)
})

test('one domain wanted twenty times at once goes to one; derived ones get numbers', async () => {
  const noor = await world.as('noor')
  const wish = { organizationName: 'Race', domain: 'race' }
  const tries = await Promise.all(Array.from({ length: 20 }, () => noor.request('POST', '/api/v1/organizations', wish)))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [201, ...Array.from({ length: 19 }, () => 409)])
  const derived = await Promise.all(
    Array.from({ length: 3 }, () => noor.request('POST', '/api/v1/organizations', { organizationName: 'Derby' })),
  )
  assert.deepEqual(derived.map(({ body }) => body.domain).toSorted(), ['derby', 'derby-2', 'derby-3'])
})

test('the outbox is shown on the machine itself only', async () => {
  await signUp('box@ek.example')
  await linkTo(world.platform, 'box@ek.example', proofSubject)
  const { items } = (await site().request('GET', '/api/v1/outbox')).body
  assert.equal(items[0].to, 'box@ek.example')
  const { body } = await site().request('GET', `/api/v1/outbox/${items[0].id}`)
  assert.match(body.html, /<h1[^>]*>Bekräfta din e-postadress/)
  for (const wrong of ['nothing', '..%2Fsecret.key', 'a/b'])
    assert.notEqual((await site().request('GET', `/api/v1/outbox/${wrong}`)).status, 200)
  assert.equal((await world.at(`harbor.localhost:${port}`).request('GET', '/api/v1/outbox')).status, 404)
  const ask = (address: string) =>
    world.http.fetch(new Request(`http://localhost:${port}/api/v1/outbox`, { headers: { host: `localhost:${port}` } }), address)
  assert.equal((await ask('::1')).status, 200)
  for (const elsewhere of ['192.168.0.7', '10.127.0.1', 'unknown', '::ffff:10.0.0.1'])
    assert.equal((await ask(elsewhere)).status, 404)
})
