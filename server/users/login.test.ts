// Logging in through the front door: known user, sessions, links, brakes (LOGIN, issue 4).
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { castPassword, people } from '#server/cast.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, type Browser, type World } from '#tests/world.ts'
import type { Refusal } from '../refusal.ts'
import { attemptLimits, countAttempt, forgetAttempts, networkOf } from './attempts.ts'
import { hashingLimits, inTurn } from './passwords.ts'
import { closeSessions } from './sessions.ts'
import { issueTicket } from './tickets.ts'

let world: World
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
})
after(() => world.close())

const harbor = `harbor.localhost:${port}`
const north = `north.localhost:${port}`
const site = `localhost:${port}`
const knownAt = async (browser: Browser) => (await browser.request('GET', '/api/v1/tenant')).body.knownUser
const login = (browser: Browser, email: string, password = castPassword) =>
  browser.request('POST', '/api/v1/user/session', { email, password })

test('LOGIN-3 who logged in is known on that host, to the server alone, until DELETE forgets them', async () => {
  const here = world.at(harbor)
  assert.equal(await knownAt(here), undefined)
  const { headers } = await login(here, 'astrid@harbor.example')
  const cookies = headers.getSetCookie()
  assert.deepEqual(cookies.map((cookie) => cookie.split('=')[0]).toSorted(), ['known-user', 'session'])
  for (const cookie of cookies) {
    assert.match(cookie, /; Path=\/; HttpOnly; SameSite=Lax; Max-Age=[1-9]/)
    assert.doesNotMatch(cookie, /astrid|Domain/i)
  }
  assert.deepEqual(await knownAt(here), { firstName: 'Astrid', email: 'astrid@harbor.example', domain: 'harbor' })
  assert.equal((await here.request('GET', '/api/v1/tenant')).body.signedIn, true)

  const known = cookies.find((cookie) => cookie.startsWith('known-user='))!.split(';')[0]!
  const lent = async (host: string, cookie: string) =>
    (await world.at(host).request('GET', '/api/v1/tenant', undefined, { cookie })).body.knownUser
  assert.deepEqual(await lent(harbor, known), { firstName: 'Astrid', email: 'astrid@harbor.example', domain: 'harbor' })
  assert.equal(await lent(north, known), undefined, 'good on its own host only')
  assert.equal(await lent(site, known), undefined)
  assert.equal(await lent(harbor, `${known}x`), undefined, 'not with another signature')
  assert.equal(await lent(harbor, known.replace(world.astrid.userId, world.kenji.userId)), undefined, 'not for another user')
  assert.equal((await world.at(harbor).request('GET', '/api/v1/me', undefined, { cookie: known })).status, 401, 'opens nothing')

  await here.request('DELETE', '/api/v1/user/session')
  assert.equal(await knownAt(here), undefined)
  assert.equal((await here.request('GET', '/api/v1/me')).status, 401)
})

test('LOGIN-3 logging in on the site makes one known there too', async () => {
  const here = world.at(site)
  const { body } = await login(here, 'noor@north.example')
  assert.equal(new URL(body.url).host, north)
  assert.equal((await knownAt(here)).firstName, 'Noor')
})

test('LOGIN-4 a login link does not replace who is signed in, and works once they have left', async () => {
  const link = () =>
    world.platform.inTransaction((unit) =>
      issueTicket(unit, 'atoken', { userId: world.kenji.userId, tenantId: world.kenji.tenantId }),
    )
  const here = await world.as('astrid')
  const aToken = await link()
  const follow = () => here.request('POST', '/api/v1/user/session', { aToken })
  const refused = await follow()
  assert.deepEqual([refused.status, refused.body.error], [409, 'other_user'])
  assert.equal((await here.request('GET', '/api/v1/me')).body.user.name, 'Astrid Lind')
  await here.request('DELETE', '/api/v1/user/session')
  assert.equal((await follow()).status, 200)
  assert.equal((await here.request('GET', '/api/v1/me')).body.user.name, 'Kenji Mori')
  const own = await here.request('POST', '/api/v1/user/session', { aToken: await link() })
  assert.equal(own.status, 200, 'one’s own link is welcome while signed in')
})

test('a new login ends the session this browser had on the host', async () => {
  const here = await world.as('maja')
  const count = async () => (await here.request('GET', '/api/v1/sessions')).body.items.length
  const before = await count()
  await login(here, 'maja@harbor.example')
  assert.equal(await count(), before)
})

test('sessions are listed to their owner, ended one by one or all others at once', async () => {
  await world.platform.inTransaction((unit) => closeSessions(unit, world.kenji.userId, null))
  const [first, second, third] = [await world.as('kenji'), await world.as('kenji'), await world.as('kenji')]
  const { body } = await first.request('GET', '/api/v1/sessions')
  assert.equal(body.items.length, 3)
  const mine = body.items.filter((item: { current: boolean }) => item.current)
  assert.equal(mine.length, 1)
  assert.deepEqual(Object.keys(mine[0]).toSorted(), [
    'address',
    'createdAt',
    'current',
    'id',
    'lastSeenAt',
    'method',
    'tenant',
    'userAgent',
  ])
  assert.deepEqual([mine[0].method, mine[0].tenant], ['password', { name: 'Harbor Bakery', domain: 'harbor' }])

  const astrid = await world.as('astrid')
  const foreign = await astrid.request('DELETE', `/api/v1/sessions/${mine[0].id}`)
  const missing = await astrid.request('DELETE', `/api/v1/sessions/${crypto.randomUUID()}`)
  assert.deepEqual([foreign.status, foreign.text], [404, missing.text], 'a foreign session is a missing one')
  assert.equal((await world.at(harbor).request('GET', '/api/v1/sessions')).status, 401)

  const ofSecond = (await second.request('GET', '/api/v1/sessions')).body.items.find((item: { current: boolean }) => item.current)
  assert.equal((await first.request('DELETE', `/api/v1/sessions/${ofSecond.id}`)).status, 204)
  assert.equal((await second.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await third.request('DELETE', '/api/v1/sessions')).status, 204)
  assert.equal((await first.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await third.request('GET', '/api/v1/me')).status, 200)
  assert.equal((await astrid.request('GET', '/api/v1/me')).status, 200, 'nobody else is signed out')
})

test('twenty guesses at the same moment are twenty', async () => {
  const attempt = { purpose: 'login', email: 'race@harbor.example', address: '10.0.0.1' } as const
  const count = () =>
    world.platform
      .inTransaction((unit) => countAttempt(unit, attempt))
      .then(
        () => true,
        () => false,
      )
  const free = (await Promise.all(Array.from({ length: 20 }, count))).filter(Boolean).length
  assert.equal(free, attemptLimits.freeFailures)
  await world.platform.inTransaction((unit) => forgetAttempts(unit, attempt))
  assert.equal(await count(), true, 'a right proof clears the account')
})

test('the brake on an account grows, is capped, and closes after a hundred', async () => {
  let at = Date.parse('2026-01-01')
  let counted = 0
  /** Tries from ever new networks; the seconds it was told to wait, 0 when the attempt was let through. */
  const tryOnce = async () => {
    const attempt = { purpose: 'login', email: 'slow@harbor.example', address: `10.9.${counted}.1` } as const
    const counting = world.platform.inTransaction((unit) => countAttempt({ ...unit, now: () => new Date(at) }, attempt))
    return counting.then(
      () => 0,
      (error: Refusal) => error.detail.retryAfterSeconds!,
    )
  }
  const waits: number[] = []
  while (waits.at(-1) !== attemptLimits.forgetAfterMs / 1000) {
    const wait = await tryOnce()
    if (wait === 0) counted++
    else waits.push(wait)
    at += wait * 1000
  }
  assert.equal(counted, attemptLimits.failuresMax)
  assert.equal(waits.length, attemptLimits.failuresMax - attemptLimits.freeFailures + 1, 'the first few are free')
  assert.deepEqual(waits.slice(0, 4), [1, 2, 4, 8])
  assert.equal(Math.max(...waits.slice(0, -1)), attemptLimits.delayMaxSeconds)
  assert.equal(await tryOnce(), 0, 'left alone for long enough it opens again')
})

test('an IPv6 network is one guesser, an IPv4 address is one', () => {
  const cases: Record<string, string> = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:DB8:0001:2::9': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
    unknown: 'unknown',
  }
  for (const [address, network] of Object.entries(cases)) assert.equal(networkOf(address), network, address)
})

test('when too many wait to be hashed the rest is told to come back, and nothing of theirs is counted', async () => {
  let release = () => {}
  const held = inTurn(() => new Promise<void>((resolve) => (release = resolve)))
  const waiting = Array.from({ length: hashingLimits.waitingMax }, () => inTurn(async () => {}))
  const { status, body, headers } = await login(world.at(harbor), people.maja.email)
  assert.deepEqual([status, body.error, headers.get('retry-after')], [429, 'too_many', String(hashingLimits.retryAfterSeconds)])
  release()
  await Promise.all([held, ...waiting])
  assert.equal((await login(world.at(harbor), people.maja.email)).status, 200)
})

test('the secrets of sessions rest as hashes only', async () => {
  const here = world.at(harbor)
  const { headers } = await login(here, people.astrid.email)
  const secret = headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('session='))!
    .slice(8)
    .split(';')[0]!
  const rows = await world.platform.inTransaction(({ db }) => db.execute(`select to_jsonb(s) as row from session s`))
  assert.ok(rows.rows.length > 0)
  assert.equal(JSON.stringify(rows.rows).includes(secret), false)
})
