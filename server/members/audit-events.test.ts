// The audit log through the front door: what is told, to whom, in pages, as a file; and the transfer of ownership it tells of.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { joinTeam } from '#tests/join-team.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, type Browser, type World } from '#tests/world.ts'
import { castPassword } from '../cast.ts'
import { sessions, signOns } from '../db/schema.ts'
import { csvLine } from './audit-events.ts'

let world: World
let astrid: Browser
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  astrid = await world.as('astrid')
})
after(() => world.close())

const read = async (query = '') => (await astrid.request('GET', `/api/v1/audit-events${query}`)).body

test('what was done stands in the log with who did it, newest first, in pages and by filter', async () => {
  const made = (await astrid.request('POST', '/api/v1/projects', { name: '=HYPERLINK("x")' })).body.project
  await astrid.request('PUT', `/api/v1/projects/${made.id}/access`, { isPrivate: true, memberIds: [world.maja.userId] })
  await astrid.request('PATCH', `/api/v1/members/${world.maja.userId}`, { role: 'editor' })
  await astrid.request('DELETE', `/api/v1/projects/${made.id}`)
  const first = await read('?limit=2')
  const second = await read(`?limit=2&after=${first.next}`)
  const told = [...first.items, ...second.items].slice(0, 3)
  assert.deepEqual(
    told.map(({ action, object, user, detail }) => [action, object, user.name, detail]),
    [
      ['project.deleted', '=HYPERLINK("x")', 'Astrid Lind', {}],
      ['member.changed', 'maja@harbor.example', 'Astrid Lind', { name: 'Maja Berg', from: 'viewer', role: 'editor' }],
      ['project.access_changed', '=HYPERLINK("x")', 'Astrid Lind', { access: 'private', people: '1' }],
    ],
  )
  assert.equal((await read('?action=project.deleted')).items.length, 1)
  assert.equal((await read(`?action=project.deleted&userId=${world.kenji.userId}`)).items.length, 0)
  assert.equal(
    (await (await world.as('noor')).request('GET', '/api/v1/audit-events?action=project.deleted')).body.items.length,
    0,
  )
})

test('signing in and being refused at the door are told; proving oneself once more is not', async () => {
  const before = (await read()).items[0].id
  const kenji = await world.as('kenji')
  await world
    .at(`harbor.localhost:${port}`)
    .request('POST', '/api/v1/user/session', { email: 'Maja@harbor.example', password: 'guess' })
  await kenji.request('POST', '/api/v1/proof', { password: castPassword })
  const told = (await read()).items.filter(({ id }: { id: number }) => id > before)
  assert.deepEqual(
    told.map(({ action, user, detail }: { action: string; user: { name: string }; detail: unknown }) => [
      action,
      user.name,
      detail,
    ]),
    [
      ['session.refused', 'Maja Berg', {}],
      ['session.opened', 'Kenji Mori', { method: 'password' }],
    ],
  )
})

test('a refused or failed deed leaves no line behind', async () => {
  const before = (await read()).items[0].id
  await astrid.request('DELETE', `/api/v1/members/${world.astrid.userId}`)
  await astrid.request('PATCH', `/api/v1/members/${world.noor.userId}`, { role: 'viewer' })
  assert.equal((await read()).items[0].id, before)
})

test('the file is CSV a spreadsheet opens safely', async () => {
  const { text, headers } = await astrid.request('GET', '/api/v1/audit-events.csv?action=project.deleted')
  assert.match(headers.get('content-disposition')!, /attachment; filename="audit-log-harbor.csv"/)
  const bytes = Buffer.from(await (await astrid.raw('GET', '/api/v1/audit-events.csv?action=project.deleted')).arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const lines = text.replace(/^\ufeff/, '').split('\r\n')
  assert.equal(lines[0], '"time","person","person id","action","object","details"')
  assert.match(lines[1]!, /^"[^"]+","Astrid Lind","[^"]+","project\.deleted","'=HYPERLINK\(""x""\)",""$/)
  assert.deepEqual(lines.slice(2), [''])
})

test('cells: quotes doubled, line breaks kept inside, every beginning of a formula disarmed', () => {
  assert.equal(csvLine(['a"b', 'two\nlines', 'plain']), '"a""b","two\nlines","plain"\r\n')
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
    assert.ok(csvLine([`${start}1`]).startsWith(`"'${start}`), JSON.stringify(start))
})

test('ownership is transferred in a fresh session only, shared or given away; the break-glass owner stays', async () => {
  const dora = await joinTeam(world, 'dora', 'admin')
  const transfer = (by: Browser, userId: string, ownRole: string) =>
    by.request('POST', '/api/v1/ownership-transfer', { userId, ownRole })
  assert.equal((await transfer(dora.browser, dora.userId, 'admin')).status, 403)
  assert.equal((await transfer(astrid, world.noor.userId, 'admin')).status, 404)
  const { userId } = world.astrid
  await world.platform.inTransaction(({ db }) =>
    db
      .update(sessions)
      .set({ createdAt: new Date(0) })
      .where(eq(sessions.userId, userId)),
  )
  const stale = await transfer(astrid, dora.userId, 'owner')
  assert.deepEqual([stale.status, stale.body.error], [403, 'proof_needed'])
  assert.equal((await dora.browser.request('GET', '/api/v1/me')).body.role, 'admin', 'nothing happened')

  assert.equal((await astrid.request('POST', '/api/v1/proof', { password: 'hammer-and-ember-7' })).status, 200)
  assert.equal((await transfer(astrid, dora.userId, 'owner')).status, 200)
  assert.equal((await dora.browser.request('GET', '/api/v1/me')).body.role, 'owner')
  assert.equal((await astrid.request('GET', '/api/v1/me')).body.role, 'owner')
  assert.equal((await read('?limit=1')).items[0].action, 'ownership.transferred')

  const settings = { protocol: 'oidc', issuer: 'https://login.example', clientId: 'x', clientSecret: 'x' } as const
  await world.platform.inTransaction(({ db }) =>
    db.insert(signOns).values({ tenantId: world.astrid.tenantId, settings, isRequired: true, breakGlassUserId: userId }),
  )
  const kept = await dora.browser.request('PATCH', `/api/v1/members/${userId}`, { role: 'admin' })
  assert.deepEqual([kept.status, kept.body.error], [409, 'break_glass'])
  await world.platform.inTransaction(({ db }) => db.delete(signOns))
  assert.equal((await dora.browser.request('PATCH', `/api/v1/members/${userId}`, { role: 'admin' })).status, 200)
  const last = await dora.browser.request('DELETE', `/api/v1/members/${dora.userId}`)
  assert.deepEqual([last.status, last.body.error], [409, 'last_owner'])
})
