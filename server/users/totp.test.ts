// The authenticator through the front door: set up, asked for at login, each code good once, recovery codes in its place.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import PostalMime from 'postal-mime'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, until, type Asked, type Browser, type World } from '#tests/world.ts'
import { castPassword, people, type Person } from '../cast.ts'
import { auditEvents, recoveryCodes as recoveryCodeTable, users } from '../db/schema.ts'
import type { Refusal } from '../refusal.ts'
import { attemptLimits } from './attempts.ts'
import { freshMs } from './proof.ts'
import { signInWithCode } from './second-step.ts'

const stepMs = 30_000
let world: World
/** The clock stands until a test moves it: a busy machine may take longer than a delay lasts. */
const startedAt = Date.now()
let aheadMs = 0
const now = () => new Date(startedAt + aheadMs)
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now })
})
after(() => world.close())

const harbor = () => world.at(`harbor.localhost:${port}`)
/** The code that an authenticator shows so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + (steps * stepMs) / 1000 })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function enrol(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: begun } = await browser.request('POST', '/api/v1/totp')
  const confirmed = await browser.request('POST', '/api/v1/totp/confirmation', { code: codeOf(begun.secret) })
  assert.equal(confirmed.status, 200, confirmed.text)
  aheadMs += stepMs
  return { secret: begun.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const login = (person: Person, twoFactorTotp?: string, browser = harbor()): Promise<Asked> =>
  browser.request('POST', '/api/v1/user/session', { email: people[person].email, password: castPassword, twoFactorTotp })

test('an authenticator is set up with a code of it; nobody is signed out; logins ask for a code from then on; removed, they do not', async () => {
  const elsewhere = await world.as('astrid')
  const astrid = await world.as('astrid')
  const { body: begun } = await astrid.request('POST', '/api/v1/totp')
  assert.match(begun.uri, /^otpauth:\/\/totp\/Smida:astrid%40harbor\.example\?secret=/)
  assert.match(begun.qr, /^<svg /)
  assert.equal((await login('astrid')).status, 200, 'begun is not set up')
  const refused = await astrid.request('POST', '/api/v1/totp/confirmation', { code: wrong(codeOf(begun.secret)) })
  assert.deepEqual([refused.status, refused.body.error], [400, 'wrong_code'])

  const code = codeOf(begun.secret)
  const tries = await Promise.all(Array.from({ length: 20 }, () => astrid.request('POST', '/api/v1/totp/confirmation', { code })))
  assert.equal(tries.filter(({ status }) => status === 200).length, 1, 'of twenty at once one')
  assert.equal(new Set(tries.find(({ status }) => status === 200)!.body.recoveryCodes).size, 10)
  for (const browser of [astrid, elsewhere]) assert.equal((await browser.request('GET', '/api/v1/me')).status, 200)
  const { totp } = (await astrid.request('GET', '/api/v1/account')).body
  assert.equal(totp.recoveryCodesLeft, 10)
  assert.equal((await astrid.request('POST', '/api/v1/totp')).body.error, 'totp_enrolled')

  const asked = await login('astrid')
  assert.deepEqual([asked.status, asked.body.error, asked.body.uuid], [401, 'totp', undefined])
  assert.equal(asked.headers.get('set-cookie'), null)
  assert.equal((await login('astrid', code)).body.error, 'totp', 'the code that set it up is spent')
  assert.equal((await login('astrid', codeOf(begun.secret, 1))).status, 200)

  assert.equal((await astrid.request('DELETE', '/api/v1/totp')).status, 204)
  assert.equal((await login('astrid')).status, 200)
  assert.equal((await astrid.request('GET', '/api/v1/account')).body.totp, null)
})

test('the seed rests sealed and the recovery codes hashed; the log and a letter tell of each change', async () => {
  const noor = await world.as('noor')
  const { secret, recoveryCodes } = await enrol(noor)
  assert.equal((await noor.request('DELETE', '/api/v1/totp')).status, 204)
  await enrol(noor)
  const { rest, log } = await world.platform.inTransaction(async ({ db }) => ({
    rest: JSON.stringify([await db.select().from(users), await db.select().from(recoveryCodeTable)]),
    log: await db.select().from(auditEvents).where(eq(auditEvents.tenantId, world.noor.tenantId)).orderBy(auditEvents.id),
  }))
  for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    assert.ok(!rest.includes(plain))
  assert.deepEqual(
    log.filter(({ action }) => action.startsWith('factor.')).map(({ action, object, userName }) => [action, object, userName]),
    [
      ['factor.added', 'totp', 'Noor Haddad'],
      ['factor.removed', 'totp', 'Noor Haddad'],
      ['factor.added', 'totp', 'Noor Haddad'],
    ],
  )
  const letters = await until(async () => {
    const outbox = world.platform.mail.outbox!
    const read = await Promise.all((await outbox.list(100)).map(async (name) => PostalMime.parse((await outbox.read(name))!)))
    const own = read.filter(({ to, subject }) => to?.[0]?.address === people.noor.email && /a way to sign in/i.test(subject!))
    return own.length === 3 && own
  })
  assert.deepEqual(letters.map(({ subject }) => subject).toSorted(), [
    'A way to sign in was added',
    'A way to sign in was added',
    'A way to sign in was removed',
  ])
  assert.ok(letters[0]!.text!.includes(`http://north.localhost:${port}/!ui/account`))
})

test('a code is good once, also for two at the same moment; the one before and the one after are good, others not', async () => {
  const { secret } = await enrol(await world.as('kenji'))
  aheadMs += 10 * stepMs
  for (const steps of [-2, 2]) assert.equal((await login('kenji', codeOf(secret, steps))).body.error, 'totp', `${steps} steps`)
  assert.equal((await login('kenji', codeOf(secret, -1))).status, 200, 'a clock that is behind')
  const code = codeOf(secret)
  const both = await Promise.all(Array.from({ length: 4 }, () => login('kenji', code)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 401, 401, 401])
  assert.equal((await login('kenji', code)).body.error, 'totp', 'again')
  assert.equal((await login('kenji', codeOf(secret, -1))).body.error, 'totp', 'an older one')
  aheadMs += 2 * stepMs
  assert.equal((await login('kenji', ` ${codeOf(secret, 1)} `)).status, 200, 'a clock that is ahead')

  aheadMs += 10 * stepMs
  for (let n = 0; n < attemptLimits.freeFailures; n++) assert.equal((await login('kenji', wrong(codeOf(secret)))).status, 401)
  const braked = await login('kenji', codeOf(secret))
  assert.deepEqual([braked.status, braked.body.error], [429, 'too_many'], 'five tries, then one must wait')
  aheadMs += 15 * 60_000
  assert.equal((await login('kenji', codeOf(secret))).status, 200)
})

test('a recovery code opens in place of a code, once however it is typed; new ones end the old', async () => {
  const maja = await world.as('maja')
  const { recoveryCodes } = await enrol(maja)
  const [first, second, third] = recoveryCodes as [string, string, string]
  const tries = await Promise.all(Array.from({ length: 4 }, () => login('maja', first)))
  assert.equal(tries.filter(({ status }) => status === 200).length, 1)
  assert.equal((await login('maja', second.replace('-', ' ').toUpperCase())).status, 200)
  assert.equal((await login('maja', second)).body.error, 'totp')
  assert.equal((await maja.request('GET', '/api/v1/account')).body.totp.recoveryCodesLeft, 8)
  const renewed = await maja.request('POST', '/api/v1/recovery-codes')
  assert.equal(new Set(renewed.body.recoveryCodes).size, 10)
  assert.equal((await login('maja', third)).body.error, 'totp')
  assert.equal((await login('maja', renewed.body.recoveryCodes[9])).status, 200)
})

test('a first proof that cannot be sent again waits under a uuid, which is good once and renewed after a wrong code', async () => {
  const astrid = await world.as('astrid')
  const { secret, recoveryCodes } = await enrol(astrid)
  const proof = { userId: world.astrid.userId, method: 'google' } as const
  const host = { domain: 'harbor', address: '127.0.0.9', request: new Request(`http://harbor.localhost:${port}/`) }
  const refusedWith = async () => {
    const error = await signInWithCode(world.platform, proof, host).then(
      () => assert.fail('was let in'),
      (refused: Refusal) => refused,
    )
    assert.equal(error.code, 'totp')
    return error.detail.uuid!
  }
  const uuid = await refusedWith()
  const finish = (given: string, twoFactorTotp: string, browser = harbor()) =>
    browser.request('POST', '/api/v1/user/session', { uuid: given, twoFactorTotp })
  const again = await finish(uuid, wrong(codeOf(secret)))
  assert.deepEqual([again.status, again.body.error], [401, 'totp'])
  assert.equal((await finish(uuid, codeOf(secret))).body.error, 'bad_token', 'spent')
  const code = codeOf(secret)
  const tries = await Promise.all(Array.from({ length: 20 }, () => finish(again.body.uuid, code)))
  assert.deepEqual(tries.filter(({ status }) => status === 200).length, 1)
  const byRecovery = harbor()
  assert.equal((await finish(await refusedWith(), recoveryCodes[0]!, byRecovery)).status, 200)
  const { items } = (await byRecovery.request('GET', '/api/v1/sessions')).body
  assert.equal(items.find(({ current }: { current: boolean }) => current).method, 'google')
  aheadMs += 6 * 60_000
  const late = await refusedWith()
  aheadMs += 6 * 60_000
  assert.equal((await finish(late, codeOf(secret))).body.error, 'bad_token')
  assert.equal(
    (await signInWithCode(world.platform, { ...proof, method: 'sso' }, host)).status,
    200,
    'an organisation asks by itself',
  )
})

test('what changes a factor needs a fresh proof: password and code, which give a new cookie in the place of the old', async () => {
  const signedUp = await world.at(`localhost:${port}`).request('POST', '/api/v1/tenant/signup', {
    command: 'payment',
    data: { email: 'ida@quay.example', name: 'Ida Ros', password: castPassword, password2: castPassword, domain: 'quay' },
  })
  const ida = world.at(`quay.localhost:${port}`)
  await ida.request('POST', '/api/v1/user/session', { aToken: signedUp.body.aToken })
  const { secret } = await enrol(ida)
  aheadMs += freshMs + stepMs
  for (const [method, path] of [
    ['DELETE', '/api/v1/totp'],
    ['POST', '/api/v1/recovery-codes'],
    ['POST', '/api/v1/totp'],
  ] as const) {
    const refused = await ida.request(method, path)
    assert.deepEqual([refused.status, refused.body.error], [403, 'proof_needed'], path)
  }
  const prove = (body: object) => ida.request('POST', '/api/v1/proof', body)
  assert.equal((await prove({ password: 'not-this-one' })).body.error, 'bad_credentials')
  assert.equal((await prove({ password: castPassword })).body.error, 'totp')
  assert.equal((await prove({ password: castPassword, twoFactorTotp: wrong(codeOf(secret)) })).body.error, 'totp')
  assert.equal((await ida.request('DELETE', '/api/v1/totp')).status, 403, 'half a proof is none')
  const old = (await ida.request('GET', '/api/v1/sessions')).body.items
  assert.equal((await prove({ password: castPassword, twoFactorTotp: codeOf(secret) })).status, 200)
  const fresh = (await ida.request('GET', '/api/v1/sessions')).body.items
  assert.equal(fresh.length, old.length, 'the old cookie is gone')
  assert.notEqual(fresh[0].id, old[0].id)
  assert.equal((await ida.request('DELETE', '/api/v1/totp')).status, 204)
})
