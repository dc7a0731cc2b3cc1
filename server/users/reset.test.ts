// A forgotten password, from asking to the new one, through the front door and the outbox (LOGIN-6).
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { castPassword } from '#server/cast.ts'
import { lettersTo, linkTo } from '#tests/outbox.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, type World } from '#tests/world.ts'
import { auditEvents, identities, passkeys, tickets, users } from '../db/schema.ts'
import { attemptLimits } from './attempts.ts'
import { hashOf } from './secrets.ts'
import { issueTicket } from './tickets.ts'

let world: World
/** A clock that stands: a busy machine may take longer than a delay lasts. */
let stopped: Date | null = null
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now: () => stopped ?? new Date() })
})
after(() => world.close())

const harbor = `harbor.localhost:${port}`
const site = `localhost:${port}`
const newPassword = 'a-heron-over-the-slag-heap'

const ask = (host: string, email: string) => world.at(host).request('POST', '/api/v1/user/reset_password', { email })
const set = (host: string, token: string, password = newPassword, password2 = password) =>
  world.at(host).request('POST', '/api/v1/user/password', { token, password, password2 })
const login = (host: string, email: string, password: string) =>
  world.at(host).request('POST', '/api/v1/user/session', { email, password })

const resetLink = async (email: string) => new URL(await linkTo(world.platform, email, /^Choose a new password$/))

/** A link's token, made without a mail. */
const tokenFor = (userId: string, tenantId: string | null) =>
  world.platform.inTransaction((unit) => issueTicket(unit, 'reset', { userId, tenantId }))

test('LOGIN-6 the mail’s link sets a new password: on its host only, once, ending every session', async () => {
  const signedIn = await world.as('kenji')
  assert.deepEqual((await ask(harbor, 'Kenji@Harbor.example')).body, { ok: true })
  const link = await resetLink('kenji@harbor.example')
  assert.deepEqual([link.host, link.pathname], [harbor, '/en/login'])
  const token = link.searchParams.get('reset')!

  assert.equal((await set(site, token)).body.error, 'bad_token', 'not on another host')
  assert.equal((await set(`north.localhost:${port}`, token)).body.error, 'bad_token')
  assert.equal((await set(harbor, token, 'abc123')).body.issues[0].message, 'Please select a stronger password.')
  assert.equal((await set(harbor, token, newPassword, 'other')).body.issues[0].message, "The passwords don't match.")
  assert.equal((await signedIn.request('GET', '/api/v1/me')).status, 200, 'nothing happened yet')

  assert.deepEqual((await set(harbor, token)).body, { email: 'kenji@harbor.example' })
  assert.equal((await signedIn.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await login(harbor, 'kenji@harbor.example', castPassword)).status, 401)
  assert.equal((await login(harbor, 'kenji@harbor.example', newPassword)).status, 200)
  assert.equal((await set(harbor, token, 'yet-another-heron-77')).body.error, 'bad_token', 'not twice')

  const [kenji] = await world.platform.inTransaction(({ db }) => db.select().from(users).where(eq(users.id, world.kenji.userId)))
  assert.ok(kenji!.emailProvedAt, 'only its owner reads the mail')
  const audited = await world.platform.inTransaction(({ db }) =>
    db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.userId, world.kenji.userId), eq(auditEvents.action, 'password.changed'))),
  )
  assert.equal(audited.length, 1)
  await linkTo(world.platform, 'kenji@harbor.example', /^Your password was changed$/)
})

test('LOGIN-6 asking is answered alike whether or not the address is known; strangers get no mail', async () => {
  const timed = async (email: string) => {
    const begun = performance.now()
    const { status, text, headers } = await ask(harbor, email)
    return { said: [status, text, [...headers].filter(([name]) => name !== 'date')], ms: performance.now() - begun }
  }
  const [known, unknown] = [await timed('maja@harbor.example'), await timed('nobody@harbor.example')]
  assert.deepEqual(known.said, unknown.said)
  for (const { ms } of [known, unknown]) assert.ok(ms >= 249, `answered after ${ms} ms`)
  await resetLink('maja@harbor.example')
  assert.deepEqual(await lettersTo(world.platform, 'nobody@harbor.example'), [])
  assert.equal((await ask(harbor, 'not an address')).status, 400)
})

test('LOGIN-6 asked on a host the person does not belong to, the link leads to the site', async () => {
  await ask(harbor, 'noor@north.example')
  const link = await resetLink('noor@north.example')
  assert.equal(link.host, site)
  assert.equal((await set(site, link.searchParams.get('reset')!)).status, 200)
})

test('asking again and again is braked, for known and unknown addresses alike', async () => {
  stopped = new Date()
  for (const email of ['astrid@harbor.example', 'never@harbor.example']) {
    const answers = []
    for (let n = 0; n <= attemptLimits.freeFailures; n++) answers.push((await ask(harbor, email)).status)
    assert.deepEqual(answers, [...Array.from({ length: attemptLimits.freeFailures }, () => 200), 429], email)
  }
  stopped = null
})

test('of twenty uses of a link at the same moment exactly one succeeds', async () => {
  const token = await tokenFor(world.maja.userId, world.maja.tenantId)
  const passwords = Array.from({ length: 20 }, (_, n) => `${newPassword}-${n}`)
  const tries = await Promise.all(passwords.map((password) => set(harbor, token, password)))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, ...Array.from({ length: 19 }, () => 401)])
  const winner = passwords[tries.findIndex(({ status }) => status === 200)]!
  assert.equal((await login(harbor, 'maja@harbor.example', winner)).status, 200)
})

test('a link that is old, made up or of another kind opens nothing, and a new password ends all that were sent', async () => {
  const owner = { userId: world.maja.userId, tenantId: world.maja.tenantId }
  const old = await tokenFor(owner.userId, owner.tenantId)
  await world.platform.inTransaction(({ db }) =>
    db
      .update(tickets)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(tickets.keyHash, hashOf(old))),
  )
  const loginLink = await world.platform.inTransaction((unit) => issueTicket(unit, 'atoken', owner))
  for (const token of [old, 'made-up', loginLink]) assert.equal((await set(harbor, token)).body.error, 'bad_token')
  const [first, second] = [await tokenFor(owner.userId, owner.tenantId), await tokenFor(owner.userId, owner.tenantId)]
  assert.equal((await set(harbor, first)).status, 200)
  assert.equal((await set(harbor, second)).body.error, 'bad_token')
})

test('a new password takes away what a stranger may have laid into a never proved account, but no second factor', async () => {
  const email = 'squatted@harbor.example'
  const data = { email, name: 'Olle Ek', password: 'grey-kettle-over-7', password2: 'grey-kettle-over-7' }
  await world.at(site).request('POST', '/api/v1/tenant/signup', { command: 'payment', data })
  const [user] = await world.platform.inTransaction(async ({ db }) => {
    const found = await db
      .update(users)
      .set({ totpSeed: 'sealed', totpEnrolledAt: new Date() })
      .where(eq(users.email, email))
      .returning()
    await db.insert(identities).values({ issuer: 'https://id.example', subject: 's', userId: found[0]!.id })
    return found
  })
  assert.equal((await set(site, await tokenFor(user!.id, null))).status, 200)
  const left = await world.platform.inTransaction(async ({ db }) => ({
    identities: await db.$count(identities, eq(identities.userId, user!.id)),
    passkeys: await db.$count(passkeys, eq(passkeys.userId, user!.id)),
    user: (await db.select().from(users).where(eq(users.id, user!.id)))[0]!,
  }))
  assert.deepEqual([left.identities, left.passkeys], [0, 0])
  assert.ok(left.user.totpEnrolledAt)
})
