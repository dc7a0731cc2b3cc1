// The team through the front door: who may change whom, that the last owner stays, that a removal ends what is open.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { joinTeam } from '#tests/join-team.ts'
import { openWorld, until, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser
let kenji: Browser
let maja: Browser

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{ waitMs: 60_000 }]) })
  astrid = await world.as('astrid')
  kenji = await world.as('kenji')
  maja = await world.as('maja')
})
after(() => world.close())

const change = (by: Browser, id: string, role: string) => by.request('PATCH', `/api/v1/members/${id}`, { role })

test('every member sees the team, in pages, and nobody of another one', async () => {
  const first = (await maja.request('GET', '/api/v1/members?limit=2')).body
  assert.equal(first.items.length, 2)
  const second = (await maja.request('GET', `/api/v1/members?limit=2&after=${first.next}`)).body
  const names = [...first.items, ...second.items].map(({ name }: { name: string }) => name)
  assert.deepEqual(names.toSorted(), ['Astrid Lind', 'Kenji Mori', 'Maja Berg'])
  assert.equal(second.next, undefined)
})

test('a role is given by who manages people, never above their own, never to or by an owner’s back', async () => {
  const anna = await joinTeam(world, 'anna', 'admin')
  assert.equal((await change(kenji, world.maja.userId, 'editor')).status, 403)
  assert.equal((await change(anna.browser, world.maja.userId, 'publisher')).status, 200)
  assert.equal((await change(anna.browser, world.astrid.userId, 'viewer')).status, 403)
  assert.equal((await change(astrid, world.maja.userId, 'owner')).status, 400, 'owners are made by a transfer')
  assert.equal((await change(astrid, world.noor.userId, 'viewer')).status, 404, 'another organisation’s person')
  assert.equal((await anna.browser.request('DELETE', `/api/v1/members/${world.astrid.userId}`)).status, 403)
  assert.equal((await change(anna.browser, world.maja.userId, 'viewer')).status, 200)
})

test('a change of role bites at the very next request', async () => {
  const rename = () => kenji.request('PATCH', `/api/v1/projects/${world.orders.id}`, { name: 'Cake orders' })
  assert.equal((await rename()).status, 200)
  assert.equal((await change(astrid, world.kenji.userId, 'viewer')).status, 200)
  assert.equal((await rename()).status, 403)
  assert.deepEqual((await kenji.request('GET', '/api/v1/me')).body.rights, ['view'])
  assert.equal((await change(astrid, world.kenji.userId, 'editor')).status, 200)
})

test('the last owner can neither step down nor leave', async () => {
  const { status, body } = await change(astrid, world.astrid.userId, 'admin')
  assert.deepEqual([status, body.error], [409, 'last_owner'])
  const left = await astrid.request('DELETE', `/api/v1/members/${world.astrid.userId}`)
  assert.deepEqual([left.status, left.body.error], [409, 'last_owner'])
})

test('a removal ends sessions, the running event stream and the preview at once', async () => {
  const { browser, userId } = await joinTeam(world, 'bo', 'editor')
  const made = (await browser.request('POST', '/api/v1/projects', { prompt: 'a slow thing' })).body.project
  const stream = await browser.raw('GET', `/api/v1/turns/${made.turn.id}/events`)
  const url = new URL(made.previewUrl)
  const preview = world.at(url.host)
  assert.equal((await preview.request('GET', url.pathname + url.search)).status, 302)
  const previewEvents = await preview.raw('GET', '/__smida/events')
  assert.deepEqual([stream.status, previewEvents.status], [200, 200])
  const ended = Promise.all([stream.text(), previewEvents.text()])

  assert.equal((await astrid.request('DELETE', `/api/v1/members/${userId}`)).status, 204)
  const [events] = await ended
  assert.doesNotMatch(events, /finished/, 'the stream ended although the turn had not')
  assert.equal((await browser.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await preview.request('GET', '/')).status, 404)
  const login = await browser.request('POST', '/api/v1/user/session', {
    email: 'bo@harbor.example',
    password: 'hammer-and-ember-7',
  })
  assert.equal(login.status, 401)
})

test('leaving needs no right, and is told in the log', async () => {
  const { browser, userId } = await joinTeam(world, 'cleo', 'viewer')
  assert.equal((await browser.request('DELETE', `/api/v1/members/${userId}`)).status, 204)
  assert.equal((await browser.request('GET', '/api/v1/me')).status, 401)
  const log = (await astrid.request('GET', '/api/v1/audit-events?action=member.removed&limit=1')).body.items[0]
  assert.deepEqual([log.user.id, log.object, log.detail.role], [userId, 'cleo@harbor.example', 'viewer'])
})

test('a private project is not there for who was not let in; letting in and shutting out bite at once', async () => {
  const dora = await joinTeam(world, 'dora', 'admin')
  const project = (await kenji.request('POST', '/api/v1/projects', { name: 'Secret recipe' })).body.project
  const path = `/api/v1/projects/${project.id}`
  const sees = async (who: Browser) => {
    const listed = (await who.request('GET', '/api/v1/projects')).body.items.some(({ id }: { id: string }) => id === project.id)
    const { status } = await who.request('GET', path)
    assert.equal(status, listed ? 200 : 404, 'a list shows exactly what a look finds')
    return listed
  }
  const share = (by: Browser, body: unknown) => by.request('PUT', `${path}/access`, body)
  assert.equal(await sees(maja), true)
  assert.equal((await share(maja, { isPrivate: true })).status, 403, 'neither the maker nor a manager of people')
  const first = await share(kenji, { isPrivate: true })
  assert.deepEqual(first.body, { isPrivate: true, memberIds: [], makerId: world.kenji.userId })
  assert.deepEqual([await sees(maja), await sees(kenji), await sees(dora.browser), await sees(astrid)], [false, true, true, true])

  const shared = await share(kenji, { isPrivate: true, memberIds: [world.maja.userId, world.noor.userId, world.kenji.userId] })
  assert.deepEqual(shared.body.memberIds, [world.maja.userId], 'strangers and the maker are left out')
  assert.equal(await sees(maja), true)
  const url = new URL((await maja.request('GET', path)).body.project.previewUrl)
  const preview = world.at(url.host)
  await preview.request('GET', url.pathname + url.search)
  assert.equal((await preview.request('GET', '/')).status, 200)
  await share(dora.browser, { isPrivate: true, memberIds: [] })
  assert.equal(await sees(maja), false)
  assert.equal((await preview.request('GET', '/')).status, 404)
  assert.equal((await share(kenji, { isPrivate: false })).status, 200)
  assert.equal(await sees(maja), true)
})

test('two admins who remove each other at the same moment do not both win', async () => {
  const one = await joinTeam(world, 'eve', 'admin')
  const other = await joinTeam(world, 'finn', 'admin')
  const answers = await Promise.all([
    one.browser.request('DELETE', `/api/v1/members/${other.userId}`),
    other.browser.request('DELETE', `/api/v1/members/${one.userId}`),
  ])
  // The slower one is stopped at the team's lock (404) or, when later still, already at the door, where the session has ended (401).
  const [won, lost] = answers.map(({ status }) => status).toSorted()
  assert.equal(won, 204)
  assert.ok(lost === 401 || lost === 404, `${lost}`)
  const rest = await until(async () => (await astrid.request('GET', '/api/v1/members')).body.items)
  assert.equal(rest.filter(({ name }: { name: string }) => /^(Eve|Finn)/.test(name)).length, 1)
})
