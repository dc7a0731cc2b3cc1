// What administrators may set, in which order, and whom an organisation's provider may bring in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { startSamlProvider, type SamlProvider } from '#tests/saml-provider.ts'
import { openSignOnWorld, type SignOnWorld } from '#tests/sign-on-world.ts'
import type { Traveller } from '#tests/traveller.ts'
import { port, type Browser } from '#tests/world.ts'
import { members, users } from '../db/schema.ts'
import { isPublicAddress, outboundFetch } from './outbound-fetch.ts'

let world: SignOnWorld
let provider: SamlProvider
let astrid: Browser
before(async () => {
  world = await openSignOnWorld()
  provider = await startSamlProvider({ id: 'u1', email: 'astrid@harbor.example', displayName: 'Astrid' })
  astrid = await world.as('astrid')
})
after(async () => {
  provider.close()
  await world.close()
})

const saml = () =>
  ({ protocol: 'saml', issuer: provider.issuer, signInUrl: `${provider.url}/sign-in`, certificates: [provider.pem] }) as const
const change = (more: object = {}) => ({
  provider: saml(),
  defaultRole: 'viewer',
  isRequired: false,
  breakGlassUserId: null,
  ...more,
})
const put = (more: object = {}) => astrid.request('PUT', '/api/v1/sign-on', change(more))

async function pass(traveller: Traveller, start = `${world.harbor}/!saml/login/harbor`) {
  const { location, url } = await traveller.follow(start, (next) => next.hostname === '127.0.0.1')
  if (!location) return url
  const { acsUrl, samlResponse } = await provider.answer(location)
  const posted = await traveller.step(acsUrl, { form: { SAMLResponse: samlResponse } })
  return (await traveller.follow(posted.location!)).url
}
const comesIn = async (email: string) => {
  provider.user = { id: email, email, displayName: email }
  const traveller = world.traveller()
  await pass(traveller)
  const { status, text } = await traveller.step(`${world.harbor}/api/v1/me`)
  return status === 200 ? JSON.parse(text) : null
}
const login = (email: string, host = `harbor.localhost:${port}`) =>
  world.at(host).request('POST', '/api/v1/user/session', { email, password: 'hammer-and-ember-7' })

test('only those with the right see or change anything of it', async () => {
  const calls = [
    ['GET', '/api/v1/sign-on'],
    ['PUT', '/api/v1/sign-on', change()],
    ['DELETE', '/api/v1/sign-on'],
    ['POST', '/api/v1/sign-on/metadata', { xml: provider.metadata() }],
    ['GET', '/api/v1/mail-domains'],
    ['POST', '/api/v1/mail-domains', { domain: 'harbor.example' }],
    ['POST', '/api/v1/mail-domains/harbor.example/proof', {}],
    ['DELETE', '/api/v1/mail-domains/harbor.example'],
  ] as const
  const kenji = await world.as('kenji')
  for (const [method, path, body] of calls) {
    assert.equal((await kenji.request(method, path, body)).status, 403, path)
    assert.equal((await world.at(`harbor.localhost:${port}`).request(method, path, body)).status, 401, path)
  }
  const started = await (
    await world.travellerAs('kenji@harbor.example', world.harbor)
  ).step(`${world.harbor}/!saml/login/harbor?test=1`)
  assert.equal(started.status, 403)
})

test('metadata is read from a text and from an address; what is none says so', async () => {
  for (const source of [
    { xml: provider.metadata().replace('<!-- made by a test -->', '') },
    { url: `${provider.url}/metadata` },
  ]) {
    const { status, body } = await astrid.request('POST', '/api/v1/sign-on/metadata', source)
    assert.deepEqual([status, body.issuer, body.signInUrl], [200, provider.issuer, `${provider.url}/sign-in`])
  }
  for (const source of [
    { xml: '<x/>' },
    { xml: '<!DOCTYPE x><x/>' },
    { url: `${provider.url}/sign-in` },
    { url: 'http://127.0.0.1:9/' },
  ])
    assert.equal((await astrid.request('POST', '/api/v1/sign-on/metadata', source)).status, 400)
  const own = await world.traveller().step(`${world.harbor}/!saml/metadata/harbor`)
  assert.match(own.text, new RegExp(`entityID="${world.harbor}/!saml/metadata/${world.astrid.tenantId}"`))
})

test('it opens nothing before it was tested, and is not required before that either', async () => {
  assert.equal((await put({ isRequired: true, breakGlassUserId: world.astrid.userId })).body.error, 'sign_on_untested')
  const { status, body } = await put()
  assert.deepEqual([status, body.testedAt, body.provider.certificates.length], [200, null, 1])
  assert.equal(await comesIn('ines@harbor.example'), null)
  const { url } = await world.traveller().follow(`${world.harbor}/!saml/login/harbor`)
  assert.equal(url.searchParams.get('failed'), 'sso_unknown')
})

test('a mail domain counts when the record is there, for one organisation only', async () => {
  const add = (browser: Browser, domain: string) => browser.request('POST', '/api/v1/mail-domains', { domain })
  const prove = (browser: Browser, domain: string) => browser.request('POST', `/api/v1/mail-domains/${domain}/proof`, {})
  const noor = await world.as('noor')
  for (const wrong of ['harbor', 'a b.example', 'https://harbor.example', '-x.example', '127.0.0.1', ''])
    assert.equal((await add(astrid, wrong)).status, 400, wrong)
  const mine = (await add(astrid, ' Harbor.Example ')).body
  const hers = (await add(noor, 'harbor.example')).body
  assert.notEqual(mine.record, hers.record)
  assert.equal((await prove(astrid, 'harbor.example')).body.error, 'proof_missing')
  world.names.records.set('harbor.example', [hers.record.replace('smida-proof=', ''), `x${mine.record}`])
  assert.equal((await prove(astrid, 'harbor.example')).body.error, 'proof_missing')
  world.names.records.set('harbor.example', [hers.record, mine.record])
  assert.ok((await prove(astrid, 'harbor.example')).body.provedAt)
  assert.equal((await prove(noor, 'harbor.example')).body.error, 'mail_domain_taken')
  assert.equal((await prove(noor, 'elsewhere.example')).status, 404)
  assert.ok(world.names.asked.includes('_smida.harbor.example'))
})

test('a test by the administrator opens it; another provider’s settings need another test', async () => {
  provider.user = { id: 'a', email: 'astrid@harbor.example', displayName: 'Astrid' }
  const admin = await world.travellerAs('astrid@harbor.example', world.harbor)
  const ended = await pass(admin, `${world.harbor}/!saml/login/harbor?test=1`)
  assert.deepEqual(
    [ended.pathname, ended.searchParams.get('test'), ended.searchParams.get('as')],
    ['/!ui/sign-on', 'passed', 'astrid@harbor.example'],
  )
  assert.ok((await astrid.request('GET', '/api/v1/sign-on')).body.testedAt)
  assert.ok((await put({ defaultRole: 'publisher' })).body.testedAt, 'the role is no part of it')
  assert.equal((await put({ provider: { ...saml(), signInUrl: `${provider.url}/other` } })).body.testedAt, null)
  await put()
  assert.equal((await pass(admin, `${world.harbor}/!saml/login/harbor?test=1`)).searchParams.get('test'), 'passed')
})

test('only people of proved domains come in, the removed come back with the default role, and an unproved account is emptied first', async () => {
  assert.equal(await comesIn('eve@evil.example'), null)
  assert.equal(await comesIn('noor@north.example'), null, 'another organisation’s person')
  const stranger = await world.as('kenji')
  const kenji = await comesIn('kenji@harbor.example')
  assert.deepEqual([kenji.user.id, kenji.role], [world.kenji.userId, 'editor'], 'linked, and still what they were')
  assert.equal((await stranger.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await login('kenji@harbor.example')).status, 401, 'a password from before the proof opens nothing')
  await world.platform.inTransaction(({ db }) => db.delete(members).where(eq(members.userId, world.kenji.userId)))
  assert.equal((await comesIn('kenji@harbor.example')).role, 'viewer')
  await world.platform.inTransaction(({ db }) =>
    db.update(users).set({ email: 'kenji@private.example' }).where(eq(users.id, world.kenji.userId)),
  )
  assert.equal(await comesIn('kenji@harbor.example'), null, 'an account that moved away is not the organisation’s to open')
})

test('two first visits of one person at the same moment make one member', async () => {
  provider.user = { id: 'twin', email: 'twin@harbor.example', displayName: 'Twin' }
  const visits = await Promise.all(Array.from({ length: 6 }, () => pass(world.traveller())))
  assert.deepEqual(new Set(visits.map(({ pathname }) => pathname)), new Set(['/!ui']))
  assert.equal(await world.platform.inTransaction(({ db }) => db.$count(users, eq(users.email, 'twin@harbor.example'))), 1)
})

test('single sign-on only: passwords lead to it, the owner kept beside it still gets in, and it takes an owner', async () => {
  assert.equal((await put({ isRequired: true, breakGlassUserId: world.maja.userId })).status, 400)
  assert.equal((await put({ isRequired: true })).status, 400)
  assert.equal((await put({ isRequired: true, breakGlassUserId: world.astrid.userId })).status, 200)
  const maja = await login('maja@harbor.example')
  assert.deepEqual([maja.status, maja.body.error, maja.body.domain], [403, 'sso', 'harbor'])
  assert.equal((await login('astrid@harbor.example')).status, 200)
  assert.equal((await comesIn('maja@harbor.example')).role, 'viewer')
  assert.equal(
    (await put({ isRequired: true, breakGlassUserId: world.astrid.userId, provider: { ...saml(), issuer: 'urn:other' } })).body
      .error,
    'sign_on_required',
  )
  assert.equal((await astrid.request('DELETE', '/api/v1/sign-on')).status, 204)
  assert.equal((await astrid.request('GET', '/api/v1/sign-on')).body.provider, null)
  assert.equal(await comesIn('ines@harbor.example'), null)
})

test('no address of an inner network is asked, however it is written', async () => {
  const inner =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 localhost'.split(
      ' ',
    )
  for (const address of inner) assert.equal(isPublicAddress(address), false, address)
  for (const address of ['1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450::1'])
    assert.equal(isPublicAddress(address), true, address)
  const careful = outboundFetch({ ...world.platform.config, allowPrivateProviders: false })
  const ask = (fetch: typeof careful, url: string) => fetch(url, { method: 'GET', headers: {}, body: null, redirect: 'manual' })
  const spellings = [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    'x.localhost',
    '0',
    '169.254.169.254',
  ]
  for (const host of spellings) await assert.rejects(ask(careful, `https://${host}/`), /is not a public address|leads to/, host)
  for (const url of [
    `${provider.url}/metadata`,
    'http://1.1.1.1/',
    'https://1.1.1.1:8443/',
    'file:///etc/passwd',
    'ftp://1.1.1.1/',
  ])
    await assert.rejects(ask(careful, url), url)
})
