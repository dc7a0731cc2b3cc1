// Signing on through an organisation's OpenID provider: an independent one that follows the rules, and one that lies.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openIdFaults } from '#tests/open-id-attacks.ts'
import { startLyingProvider, startOpenIdProvider, type LyingProvider, type OpenIdServer } from '#tests/open-id-provider.ts'
import { openSignOnWorld, type SignOnWorld } from '#tests/sign-on-world.ts'
import type { Arrived, Traveller } from '#tests/traveller.ts'

let world: SignOnWorld
let honest: OpenIdServer
let lying: LyingProvider
before(async () => {
  world = await openSignOnWorld()
  await world.prove(world.harbor, 'astrid@harbor.example', 'harbor.example')
  honest = await startOpenIdProvider({ sub: 'p1', email: 'ines@harbor.example', email_verified: true, name: 'Ines Costa' }, [
    `${world.harbor}/!oidc/callback`,
  ])
  lying = await startLyingProvider({ sub: 'p1', email: 'otto@harbor.example', email_verified: true, name: 'Otto' })
})
after(async () => {
  honest.close()
  lying.close()
  await world.close()
})

const settingsOf = ({ issuer, clientId, clientSecret }: OpenIdServer) => ({
  protocol: 'oidc' as const,
  issuer,
  clientId,
  clientSecret,
})
const loginUrl = () => `${world.harbor}/!saml/login/harbor?return=${encodeURIComponent(`${world.harbor}/en/login`)}`
const isSignedIn = async (traveller: Traveller) => (await traveller.step(`${world.harbor}/api/v1/me`)).status === 200

async function throughLying(traveller: Traveller, start: string, bend: (url: URL) => void = () => {}): Promise<Arrived> {
  const started = await traveller.follow(start, (next) => next.pathname === '/authorize')
  if (!started.location) return started
  const back = new URL(lying.back(started.location))
  bend(back)
  return traveller.follow(back)
}

test('BUILD-18 a new person comes in through an independent OpenID provider, and is known the second time', async () => {
  await world.connect({ provider: settingsOf(honest), defaultRole: 'editor' }, (traveller, start) => traveller.follow(start))
  const first = world.traveller()
  assert.equal((await first.follow(loginUrl())).url.href, `${world.harbor}/!ui`)
  const me = JSON.parse((await first.step(`${world.harbor}/api/v1/me`)).text)
  assert.deepEqual([me.user.email, me.user.name, me.role], ['ines@harbor.example', 'Ines Costa', 'editor'])
  const second = world.traveller()
  await second.follow(loginUrl())
  assert.equal(JSON.parse((await second.step(`${world.harbor}/api/v1/me`)).text).user.id, me.user.id)
  const shown = await (await world.travellerAs('astrid@harbor.example', world.harbor)).step(`${world.harbor}/api/v1/sign-on`)
  assert.ok(!shown.text.includes(honest.clientSecret) && !/clientSecret/.test(shown.text), 'the secret is never given back')
})

test('a code and a state count once, in the browser that asked', async () => {
  await world.connect({ provider: settingsOf(lying) }, throughLying)
  const asker = world.traveller()
  const started = await asker.follow(loginUrl(), (next) => next.pathname === '/authorize')
  const back = lying.back(started.location!)
  const before = lying.redeemed.length
  const other = await world.traveller().follow(back)
  assert.equal(other.url.searchParams.get('failed'), 'sso', 'not in a browser that never asked')
  const again = await asker.follow(back)
  assert.equal(again.url.searchParams.get('failed'), 'sso', 'and not afterwards either')
  const fresh = lying.back((await asker.follow(loginUrl(), (next) => next.pathname === '/authorize')).location!)
  const tries = await Promise.all(Array.from({ length: 20 }, () => asker.step(fresh)))
  assert.equal(tries.filter(({ location }) => location === `${world.harbor}/!ui`).length, 1, 'of twenty at once exactly one')
  assert.ok(lying.redeemed.length - before <= 2)
  const [form] = lying.redeemed.slice(-1)
  assert.ok(form!.get('code_verifier'), 'the code is bound by PKCE')
})

test('the code of one sign-in is worth nothing in another', async () => {
  const start = async (traveller: Traveller) =>
    lying.back((await traveller.follow(loginUrl(), (next) => next.pathname === '/authorize')).location!)
  const [victim, attacker] = [world.traveller(), world.traveller()]
  const mine = new URL(await start(attacker))
  const theirs = new URL(await start(victim))
  theirs.searchParams.set('code', mine.searchParams.get('code')!)
  assert.equal((await victim.follow(theirs)).url.searchParams.get('failed'), 'sso', 'PKCE')
  assert.equal(await isSignedIn(victim), false)
})

test(`of ${openIdFaults.length} faults of an OpenID provider or on the way to it 0 are accepted`, async () => {
  const accepted: string[] = []
  const broken: string[] = []
  for (const { name, lies, back } of openIdFaults) {
    lying.lies = lies ?? {}
    const traveller = world.traveller()
    const arrived = await throughLying(traveller, loginUrl(), back)
    if (await isSignedIn(traveller)) accepted.push(name)
    if (arrived.status >= 500) broken.push(`${name}: ${arrived.text}`)
  }
  lying.lies = {}
  assert.deepEqual(accepted, [])
  assert.deepEqual(broken, [])
  assert.ok(openIdFaults.length >= 100)
  assert.equal(new Set(openIdFaults.map(({ name }) => name)).size, openIdFaults.length)
  const last = world.traveller()
  await throughLying(last, loginUrl())
  assert.ok(await isSignedIn(last), 'and the right answer still is')
})
