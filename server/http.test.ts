// The front desk: hosts, origins, odd addresses, who may ask what, and that a foreign object looks like a missing one.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import type { Person } from './cast.ts'
import { openWorld, port, type Browser, type World } from '#tests/world.ts'
import { turns } from './db/schema.ts'

let world: World
const browsers = {} as Record<Person | 'guest', Browser>

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  for (const person of ['astrid', 'kenji', 'maja', 'noor'] as const) browsers[person] = await world.as(person)
  browsers.guest = world.at(`harbor.localhost:${port}`)
})
after(() => world.close())

test('a host that is not ours gets 421 and no cookie', async () => {
  for (const host of [
    'example.com',
    'harbor.example.com',
    `api.localhost:${port}`,
    `nobody..localhost:${port}`,
    `x.apps.localhost:${port}`,
    'localhost:1',
  ]) {
    const { status, body, headers } = await world.at(host).request('GET', '/')
    assert.deepEqual([status, body.error, headers.get('set-cookie')], [421, 'unknown_host', null], host)
  }
})

test('crooked addresses are refused, never a 500', async () => {
  const site = world.at(`localhost:${port}`)
  for (const path of ['//evil.example', '/en//x', '/%2fetc', '/en/%00', '/en/%5cx']) {
    const { status } = await site.request('GET', path)
    assert.equal(status, 400, path)
  }
  for (const path of [`/en?${'q'.repeat(10_000)}`, '/api/v1/nothing', '/en/%E0%A4%A', '/!ui/%E0%A4%A']) {
    const { status } = await site.request('GET', path)
    assert.ok(status < 500, `${path}: ${status}`)
  }
})

test('state changes need the Origin of their own host', async () => {
  const path = '/api/v1/projects'
  for (const origin of ['', 'null', 'http://evil.example', `http://localhost:${port}`, `http://north.localhost:${port}`]) {
    const { status, body } = await browsers.astrid.request('POST', path, { name: 'x' }, { origin })
    assert.deepEqual([status, body.error], [403, 'bad_origin'], origin)
  }
})

test('a session is good on the host of its tenant only', async () => {
  const login = await world
    .at(`harbor.localhost:${port}`)
    .request('POST', '/api/v1/user/session', { email: 'noor@north.example', password: 'hammer-and-ember-7' })
  assert.equal(login.status, 401)
  const cookie = (
    await world
      .at(`north.localhost:${port}`)
      .request('POST', '/api/v1/user/session', { email: 'noor@north.example', password: 'hammer-and-ember-7' })
  ).headers
    .get('set-cookie')!
    .split(';')[0]!
  assert.equal((await world.at(`harbor.localhost:${port}`).request('GET', '/api/v1/me', undefined, { cookie })).status, 401)
})

test('a viewer sees everything and changes nothing; an editor does not publish', async () => {
  const project = `/api/v1/projects/${world.orders.id}`
  const { snapshot, turn } = await objectsOf('astrid')
  const changes = [
    ['POST', '/api/v1/projects', { name: 'x' }],
    ['PATCH', project, { name: 'x' }],
    ['DELETE', project],
    ['POST', `${project}/turns`, { prompt: 'x' }],
    ['PUT', `${project}/files/x.txt`, { content: 'x', public: true }],
    ['DELETE', `${project}/files/index.html`],
    ['POST', `/api/v1/snapshots/${snapshot}/restoration`],
    ['POST', `/api/v1/turns/${turn}/cancellation`],
    ['POST', `${project}/publication`, {}],
    ['DELETE', `${project}/publication`],
  ] as const
  for (const [method, path, body] of changes) {
    const { status } = await browsers.maja.request(method, path, body, { 'if-match': 'x' })
    assert.equal(status, 403, `${method} ${path}`)
  }
  assert.equal((await browsers.maja.request('GET', `${project}/files/index.html`)).status, 200)
  assert.equal((await browsers.kenji.request('POST', `${project}/publication`, {})).status, 403)
  assert.equal((await browsers.kenji.request('PATCH', project, { name: 'Cake orders' })).status, 200)
})

test('row-level security stands behind the checks: a unit of one tenant neither sees nor writes another’s rows', async () => {
  const { platform, astrid, noor } = world
  const turnId = (await objectsOf('astrid')).turn
  await platform.inTenant(noor.tenantId, async ({ db }) => {
    for (const table of ['project', 'draft_file', 'snapshot', 'turn', 'turn_event', 'blob', 'member', 'publication']) {
      const { rows } = await db.execute(`select 1 from ${table} where tenant_id = '${astrid.tenantId}'`)
      assert.equal(rows.length, 0, table)
    }
    assert.equal((await db.update(turns).set({ prompt: 'mine' }).returning()).filter(({ id }) => id === turnId).length, 0)
  })
  await assert.rejects(
    platform.inTenant(noor.tenantId, ({ db }) => db.execute(`insert into blob values ('${astrid.tenantId}', 'h', 'c', 1)`)),
    (error: Error) => /row-level security/.test(String(error.cause)),
  )
  await assert.rejects(
    platform.inTenant(noor.tenantId, ({ db }) => db.execute('select * from session')),
    (error: Error) => /permission denied/.test(String(error.cause)),
  )
})

test('history cannot be rewritten, not even by the platform itself', async () => {
  for (const statement of ["update snapshot set title = 'x'", 'delete from turn_event', 'delete from snapshot']) {
    await assert.rejects(
      world.platform.inTransaction(({ db }) => db.execute(statement)),
      (error: Error) => /permission denied/.test(String(error.cause)),
      statement,
    )
  }
})

test('openapi.json describes every call with its shapes, and health says how it is', async () => {
  const { body } = await world.at(`localhost:${port}`).request('GET', '/api/v1/openapi.json')
  assert.equal(body.openapi, '3.1.0')
  assert.equal(Object.values<object>(body.paths).flatMap(Object.keys).length, world.http.routes.length)
  const turns = body.paths['/api/v1/projects/{id}/turns'].post
  assert.equal(turns.requestBody.content['application/json'].schema.properties.prompt.maxLength, 20_000)
  assert.equal((await world.at(`localhost:${port}`).request('GET', '/healthz')).status, 200)
  assert.equal((await world.at(`localhost:${port}`).request('GET', '/readyz')).status, 200)
})

const objects = new Map<Person, Promise<{ project: string; turn: string; snapshot: string }>>()
function objectsOf(person: Person) {
  const made = objects.get(person) ?? make(person)
  objects.set(person, made)
  return made
}
async function make(person: Person) {
  const { body } = await browsers[person].request('POST', '/api/v1/projects', { prompt: 'a thing' })
  const snapshots = await browsers[person].request('GET', `/api/v1/projects/${world.orders.id}/snapshots`)
  return {
    project: body.project.id as string,
    turn: body.project.turn.id as string,
    snapshot: snapshots.body.items[0].id as string,
  }
}
