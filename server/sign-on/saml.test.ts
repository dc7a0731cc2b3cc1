// Signing on through a real SAML provider, and everything that must not get through.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeCertificate } from '#tests/certificate.ts'
import { samlAttacks } from '#tests/saml-attacks.ts'
import { assertionXml, claimsFor, responseXml, signXml, startSamlProvider, type SamlProvider } from '#tests/saml-provider.ts'
import { openSignOnWorld, type SignOnWorld } from '#tests/sign-on-world.ts'
import type { Arrived, Traveller } from '#tests/traveller.ts'
import { port } from '#tests/world.ts'

let world: SignOnWorld
let provider: SamlProvider
let stranger: SamlProvider
before(async () => {
  world = await openSignOnWorld()
  provider = await startSamlProvider({ id: 'u1', email: 'ines@harbor.example', displayName: 'Ines Costa' })
  stranger = await startSamlProvider({ id: 'u1', email: 'eve@north.example', displayName: 'Eve' })
  await world.prove(world.harbor, 'astrid@harbor.example', 'harbor.example')
  await world.connect({ provider: settingsOf(provider) }, throughProvider)
})
after(async () => {
  provider.close()
  stranger.close()
  await world.close()
})

const settingsOf = ({ issuer, url, pem }: SamlProvider, ...more: string[]) => ({
  protocol: 'saml' as const,
  issuer,
  signInUrl: `${url}/sign-in`,
  certificates: [pem, ...more],
})
const atOnce = 8
const atProvider = (next: URL) => next.hostname === '127.0.0.1'
const pack = (xml: string) => Buffer.from(xml).toString('base64')
const loginUrl = () => `${world.harbor}/!saml/login/harbor?return=${encodeURIComponent(`${world.harbor}/en/login`)}`

/** The whole way: to the provider, its answer posted back, and on until the last page. */
async function throughProvider(traveller: Traveller, start: string): Promise<Arrived> {
  const { location } = await traveller.follow(start, atProvider)
  const { acsUrl, samlResponse } = await provider.answer(location!)
  return post(traveller, acsUrl, samlResponse)
}

async function post(traveller: Traveller, acsUrl: string, samlResponse: string): Promise<Arrived> {
  const posted = await traveller.step(acsUrl, { form: { SAMLResponse: samlResponse } })
  return posted.location ? traveller.follow(posted.location) : posted
}

const me = async (traveller: Traveller, host = world.harbor) => JSON.parse((await traveller.step(`${host}/api/v1/me`)).text)

test('BUILD-18 a new person comes in through the organisation’s provider, as a member with the default role, and back to where they were', async () => {
  const ines = world.traveller()
  const arrived = await throughProvider(
    ines,
    `${world.harbor}/!saml/login/harbor?return=${encodeURIComponent(`${world.harbor}/!ui/team?x=1`)}`,
  )
  assert.equal(arrived.url.href, `${world.harbor}/!ui/team?x=1`)
  const { user, role } = await me(ines)
  assert.deepEqual([user.email, user.name, role], ['ines@harbor.example', 'Ines Costa', 'viewer'])
  const again = world.traveller()
  await throughProvider(again, loginUrl())
  assert.equal((await me(again)).user.id, user.id, 'the second time they are known')
})

test('LOGIN-7 check_sso names the organisation of a proved domain; the way begins on any host of ours', async () => {
  const ask = async (domain: string) =>
    JSON.parse((await world.traveller().step(`http://localhost:${port}/api/v1/user/check_sso`, { json: { domain } })).text).data
  assert.deepEqual(await ask('harbor.example'), { org: 'harbor', name: 'Harbor Bakery' })
  assert.equal(await ask('north.example'), null)
  for (const host of ['localhost', 'north.localhost', 'harbor.localhost'])
    for (const org of ['harbor', world.astrid.tenantId]) {
      const { location } = await world.traveller().follow(`http://${host}:${port}/!saml/login/${org}`, atProvider)
      assert.ok(location?.startsWith(provider.url), `${host} ${org}`)
    }
})

test('LOGIN-7 `return` leads only to our own addresses', async () => {
  const others = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'http://harbor.localhost.evil.example/',
    `http://evil@harbor.localhost:${port}@evil.example/`,
    `http://north.localhost:${port}/!ui`,
    `http://x.apps.localhost:${port}/`,
    `https://harbor.localhost:${port}/!ui`,
    'javascript:alert(1)',
    'data:text/html,x',
    `http://harbor.localhost:${port + 1}/`,
    '',
  ]
  for (const other of others) {
    const arrived = await throughProvider(
      world.traveller(),
      `${world.harbor}/!saml/login/harbor?return=${encodeURIComponent(other)}`,
    )
    assert.equal(arrived.url.origin, world.harbor, other)
    assert.ok(
      ['/!ui', '/'].includes(arrived.url.pathname) || arrived.url.pathname.startsWith('/en'),
      `${other}: ${arrived.url.href}`,
    )
  }
  const login = `${world.harbor}/sv/login?atoken=x&auth=1&plan=pro`
  const arrived = await throughProvider(
    world.traveller(),
    `${world.harbor}/!saml/login/harbor?return=${encodeURIComponent(login)}`,
  )
  assert.equal(arrived.url.href, `${world.harbor}/!ui?plan=pro`, 'a login page leads on, with the rest of its query')
})

test('an answer counts once, in the browser that asked, on the organisation’s host', async () => {
  const asker = world.traveller()
  const { location } = await asker.follow(loginUrl(), atProvider)
  const { acsUrl, samlResponse } = await provider.answer(location!)
  assert.match((await asker.step(acsUrl.replace('harbor', 'north'), { form: { SAMLResponse: samlResponse } })).text, /not_found/)
  const posted = await Promise.all(Array.from({ length: 20 }, () => asker.step(acsUrl, { form: { SAMLResponse: samlResponse } })))
  const led = posted.map((one) => one.location!).filter((next) => next.includes('/!saml/return'))
  assert.equal(led.length, 1, 'of twenty at once exactly one')
  const thief = world.traveller()
  await thief.follow(loginUrl(), atProvider)
  const stolen = await world.traveller().follow(led[0]!)
  assert.equal(stolen.url.searchParams.get('failed'), 'sso', 'not in another browser')

  const lent = world.traveller()
  const mine = (await asker.follow(loginUrl(), atProvider)).location!
  const answer = await provider.answer(mine)
  const own = await lent.step(answer.acsUrl, { form: { SAMLResponse: answer.samlResponse } })
  assert.equal((await lent.follow(own.location!)).url.searchParams.get('failed'), 'sso', 'nobody can lend their answer')
  assert.equal((await lent.step(`${world.harbor}/api/v1/me`)).status, 401)
})

test(`of ${samlAttacks.length} forged, changed or replayed SAML answers 0 are accepted`, async () => {
  const accepted: string[] = []
  const broken: string[] = []
  const first = world.traveller()
  const { location } = await first.follow(loginUrl(), atProvider)
  const right = claimsFor(location!, provider)
  const used = signXml(responseXml(right, assertionXml(right)), provider)
  assert.equal((await post(first, right.recipient, pack(used))).url.pathname, '/!ui', 'the right answer is taken')
  const attempt = async ({ name, forge }: (typeof samlAttacks)[number]) => {
    const traveller = world.traveller()
    const started = await traveller.follow(loginUrl(), atProvider)
    const claims = claimsFor(started.location!, provider)
    const scene = { provider, stranger, victim: 'astrid@harbor.example', claims, used }
    const forged = forge(scene)
    const arrived = await post(traveller, claims.recipient, pack(forged))
    if ((await traveller.step(`${world.harbor}/api/v1/me`)).status !== 401) accepted.push(name)
    if (arrived.status >= 500) broken.push(`${name}: ${arrived.text}`)
  }
  for (let at = 0; at < samlAttacks.length; at += atOnce) await Promise.all(samlAttacks.slice(at, at + atOnce).map(attempt))
  assert.deepEqual(accepted, [])
  assert.deepEqual(broken, [])
  assert.ok(samlAttacks.length >= 200)
  assert.equal(new Set(samlAttacks.map(({ name }) => name)).size, samlAttacks.length)
  const last = world.traveller()
  assert.equal((await throughProvider(last, loginUrl())).url.pathname, '/!ui', 'and the right answer still is')
})

test('a certificate is changed without a day in between: both count, then only the new one', async () => {
  const next = makeCertificate('Next')
  const admin = await world.travellerAs('astrid@harbor.example', world.harbor)
  const save = (...certificates: string[]) =>
    admin.step(`${world.harbor}/api/v1/sign-on`, {
      method: 'PUT',
      json: {
        provider: { ...settingsOf(provider), certificates },
        defaultRole: 'viewer',
        isRequired: false,
        breakGlassUserId: null,
      },
    })
  const comesIn = async (key: string) => {
    const traveller = world.traveller()
    const claims = claimsFor((await traveller.follow(loginUrl(), atProvider)).location!, provider)
    const { url } = await post(traveller, claims.recipient, pack(signXml(responseXml(claims, assertionXml(claims)), { key })))
    return url.pathname === '/!ui'
  }
  assert.equal(await comesIn(next.key), false)
  const both = await save(provider.pem, next.pem)
  assert.ok(JSON.parse(both.text).testedAt, 'still tested')
  assert.deepEqual([await comesIn(provider.key), await comesIn(next.key)], [true, true])
  assert.ok(JSON.parse((await save(next.pem)).text).testedAt)
  assert.deepEqual([await comesIn(provider.key), await comesIn(next.key)], [false, true])
  await save(provider.pem, next.pem)
})
