// Google and Microsoft, each played by a provider on loopback: signing in, linking to an account, and who must not get one.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { startLyingProvider, startOpenIdProvider, type LyingProvider, type OpenIdServer } from '#tests/open-id-provider.ts'
import { openIdFaults } from '#tests/open-id-attacks.ts'
import { createTraveller, type Traveller } from '#tests/traveller.ts'
import { openWorld, port, type World } from '#tests/world.ts'
import { identities, sessions, users } from '../db/schema.ts'
import { vouchesForEmail } from './providers.ts'

const site = `http://localhost:${port}`
const callback = `${site}/!provider/callback`
let world: World
let google: OpenIdServer
let microsoft: LyingProvider
before(async () => {
  google = await startOpenIdProvider({ sub: 'g1', email: 'noor@north.example', email_verified: true, name: 'Noor' }, [callback])
  microsoft = await startLyingProvider({ sub: 'm1', email: 'maja@harbor.example', email_verified: true })
  world = await openWorld({
    settings: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      MICROSOFT_ISSUER: microsoft.issuer,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    },
  })
})
after(async () => {
  google.close()
  microsoft.close()
  await world.close()
})

const traveller = () => createTraveller(world.http, (host) => host.endsWith(`localhost:${port}`))
const page = `${site}/en/login`
type Start = { key: string; url: string }
function start(provider: 'google' | 'microsoft', returnTo = page): Start {
  const key = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(key).digest('base64url')
  return { key, url: `${site}/!provider/start/${provider}?${new URLSearchParams({ return: returnTo, challenge })}` }
}
const isHome = (next: URL) => next.pathname.endsWith('/login')
const post = (here: Traveller, body: object) => here.step(`${site}/api/v1/user/session`, { json: body })

/** Goes to Google and back; what the page would then post. */
async function googleToken(here: Traveller): Promise<string> {
  const { key, url } = start('google')
  const { location } = await here.follow(url, isHome)
  return `${new URL(location!).searchParams.get('googleToken')}.${key}`
}

const rowOf = async (email: string) =>
  (await world.platform.inTransaction(({ db }) => db.select().from(users).where(eq(users.email, email))))[0]!

test('GET /api/v1/tenant tells which providers are on and where each begins', async () => {
  const { body } = await world.at(`localhost:${port}`).request('GET', '/api/v1/tenant')
  assert.deepEqual(Object.keys(body.providers), ['google', 'microsoft'])
  assert.equal(body.providers.google.startUrl, `${site}/!provider/start/google`)
})

test('LOGIN-2 an account nobody had proved is linked to whom Google vouches for, and what a stranger laid into it is gone', async () => {
  const stranger = await world.as('noor')
  assert.equal((await stranger.request('GET', '/api/v1/me')).status, 200)
  const here = traveller()
  const answer = await post(here, { googleToken: await googleToken(here) })
  assert.equal(answer.status, 200, answer.text)
  assert.match(JSON.parse(answer.text).url, /^http:\/\/north\.localhost/)
  assert.equal((await stranger.request('GET', '/api/v1/me')).status, 401, 'the session that was there is closed')
  const noor = await rowOf('noor@north.example')
  assert.deepEqual([noor.passwordHash, noor.emailProvedAt !== null], [null, true])
  const again = await post(here, { googleToken: await googleToken(here) })
  assert.equal(again.status, 200, 'known by issuer and subject from now on')
})

test('an account whose address was proved keeps its password when it is linked', async () => {
  google.user = { sub: 'g2', email: 'ASTRID@harbor.example', email_verified: true }
  await world.platform.inTransaction(({ db }) =>
    db.update(users).set({ emailProvedAt: new Date() }).where(eq(users.email, 'astrid@harbor.example')),
  )
  const here = traveller()
  assert.equal((await post(here, { googleToken: await googleToken(here) })).status, 200)
  await world.as('astrid')
})

test('an address the provider does not vouch for links nothing, and whom nobody knows is told so', async () => {
  for (const user of [
    { sub: 'g3', email: 'kenji@harbor.example', email_verified: false },
    { sub: 'g4', email: 'kenji@harbor.example' },
    { sub: 'g5', email: 'new@nowhere.example', email_verified: true },
  ]) {
    google.user = user
    const here = traveller()
    const answer = await post(here, { googleToken: await googleToken(here) })
    assert.deepEqual([answer.status, JSON.parse(answer.text).error], [401, 'no_account'], user.sub)
  }
  const rows = await world.platform.inTransaction(({ db }) => db.select().from(identities))
  assert.deepEqual(rows.map(({ subject }) => subject).toSorted(), ['g1', 'g2'])
})

test('Microsoft for all directories never links by address; one directory may', () => {
  const person = { issuer: 'x', subject: 'y', email: 'a@b.example', emailVerified: true, name: null }
  const at = (issuer: string) => ({
    ...world.platform.config,
    providers: { microsoft: { issuer, clientId: 'x', clientSecret: 'y' } },
  })
  for (const all of ['common', 'organizations', 'consumers'])
    assert.equal(vouchesForEmail(at(`https://login.microsoftonline.com/${all}/v2.0`), 'microsoft', person), false)
  assert.equal(vouchesForEmail(at('https://login.microsoftonline.com/0f1e/v2.0'), 'microsoft', person), true)
  assert.equal(
    vouchesForEmail(at('https://login.microsoftonline.com/0f1e/v2.0'), 'microsoft', { ...person, emailVerified: null }),
    false,
  )
})

test('a token works once, with the page’s own key, for its own provider, and not in another browser’s stead', async () => {
  google.user = { sub: 'g1', email: 'noor@north.example', email_verified: true }
  const here = traveller()
  const token = await googleToken(here)
  const [ticket] = token.split('.')
  for (const wrong of [ticket!, `${ticket}.`, `${ticket}.x`, `x.${token.split('.')[1]}`])
    assert.equal((await post(here, { googleToken: wrong })).status, 401)
  assert.equal((await post(here, { googleToken: token })).status, 401, 'spent by the tries')
  const fresh = await googleToken(here)
  assert.equal((await post(here, { azureAdToken: fresh })).status, 401)
  const another = await googleToken(here)
  const tries = await Promise.all(Array.from({ length: 20 }, () => post(traveller(), { googleToken: another })))
  assert.equal(tries.filter(({ status }) => status === 200).length, 1, 'of twenty at once exactly one')

  const { url } = start('google')
  const back = (await here.follow(url, (next) => next.pathname === '/!provider/callback')).location!
  const lent = await traveller().step(back)
  assert.match(lent.location!, /failed=google$/, 'nobody can lend their way back')
  assert.match((await here.step(back)).location!, /failed=google$/, 'and it is spent')
})

test('who set up an authenticator is asked for its code, at login and at a quick sign-up', async () => {
  const enrolledAt = (at: Date | null) =>
    world.platform.inTransaction(({ db }) =>
      db.update(users).set({ totpEnrolledAt: at }).where(eq(users.email, 'noor@north.example')),
    )
  await enrolledAt(new Date())
  const here = traveller()
  const login = await post(here, { googleToken: await googleToken(here) })
  assert.deepEqual([login.status, JSON.parse(login.text).error], [401, 'totp'])
  assert.ok(JSON.parse(login.text).uuid, 'stands for the proof that is spent')
  const data = { googleToken: await googleToken(here) }
  const signup = await here.step(`${site}/api/v1/tenant/signup`, { json: { command: 'payment', data } })
  assert.deepEqual([signup.status, JSON.parse(signup.text).error], [401, 'totp'])
  await enrolledAt(null)
})

test('an account at Microsoft is connected by who is signed in, to one person only, and disconnected again', async () => {
  const harbor = `http://harbor.localhost:${port}`
  const signedIn = async (email: string) => {
    const here = traveller()
    await here.step(`${harbor}/api/v1/user/session`, { json: { email, password: 'hammer-and-ember-7' } })
    return here
  }
  const bring = async (here: Traveller) => {
    const { key, url } = start('microsoft', `${harbor}/!ui/account`)
    const { location } = await here.follow(url, (next) => next.pathname === '/authorize')
    const back = await here.follow(microsoft.back(location!), (next) => next.pathname === '/!ui/account')
    return { azureAdToken: `${new URL(back.location!).searchParams.get('azureAdToken')}.${key}` }
  }
  microsoft.user = { sub: 'm7', email: 'someone@else.example' }
  const maja = await signedIn('maja@harbor.example')
  assert.equal((await maja.step(`${harbor}/api/v1/identities`, { json: await bring(maja) })).status, 204)
  const account = async () => JSON.parse((await maja.step(`${harbor}/api/v1/account`)).text).identities
  assert.deepEqual(
    (await account()).map(({ provider }: { provider: string }) => provider),
    ['microsoft'],
  )
  const kenji = await signedIn('kenji@harbor.example')
  const taken = await kenji.step(`${harbor}/api/v1/identities`, { json: await bring(kenji) })
  assert.equal(JSON.parse(taken.text).error, 'identity_taken')
  const stranger = traveller()
  assert.equal((await stranger.step(`${harbor}/api/v1/identities`, { json: await bring(stranger) })).status, 401)
  const later = traveller()
  const again = await post(later, await bring(later))
  assert.match(JSON.parse(again.text).url, /^http:\/\/harbor\./, 'it signs them in from now on')
  assert.equal((await maja.step(`${harbor}/api/v1/identities/google`, { method: 'DELETE', json: {} })).status, 404)
  assert.equal((await maja.step(`${harbor}/api/v1/identities/microsoft`, { method: 'DELETE', json: {} })).status, 204)
  assert.deepEqual(await account(), [])
  microsoft.user = { sub: 'm1', email: 'maja@harbor.example', email_verified: true }
})

test('it leads back only to pages of ours that know what to do with it', async () => {
  for (const other of [
    'https://evil.example/en/login',
    `${site}/en/pricing`,
    `http://x.apps.localhost:${port}/en/login`,
    '//evil.example/en/login',
    'javascript:1',
    `${site}/!ui`,
  ])
    assert.equal((await traveller().step(start('google', other).url)).status, 400, other)
  for (const own of [
    `${site}/sv/signup?prompt=x`,
    `http://harbor.localhost:${port}/ja/login`,
    `http://harbor.localhost:${port}/!ui/account`,
  ])
    assert.equal((await traveller().step(start('google', own).url)).status, 302, own)
})

test(`of ${openIdFaults.length} faults between us and Microsoft 0 open a session`, async () => {
  const before = await world.platform.inTransaction(({ db }) => db.$count(sessions))
  const opened: string[] = []
  for (const { name, lies, back } of openIdFaults) {
    microsoft.lies = lies ?? {}
    const here = traveller()
    const { key, url } = start('microsoft')
    const started = await here.follow(url, (next) => next.pathname === '/authorize')
    const address = new URL(microsoft.back(started.location!))
    back?.(address)
    const { location } = await here.follow(address, isHome)
    const ticket = new URL(location!).searchParams.get('azureAdToken')
    if (ticket && (await post(here, { azureAdToken: `${ticket}.${key}` })).status === 200) opened.push(name)
  }
  microsoft.lies = {}
  assert.deepEqual(opened, [])
  assert.equal(await world.platform.inTransaction(({ db }) => db.$count(sessions)), before)
})

test('a provider that does not answer is told in the spec’s words', async () => {
  const gone = await openWorld({
    settings: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', LOG_LEVEL: 'error' },
  })
  try {
    const here = createTraveller(gone.http, () => true)
    assert.match((await here.step(start('google').url)).location!, /failed=google_load$/)
    assert.equal((await here.step(start('microsoft').url)).status, 404, 'one that is not set up is not there')
  } finally {
    await gone.close()
  }
})
