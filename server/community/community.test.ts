import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { changeDraft } from '#server/projects/draft.ts'
import { findProject } from '#server/projects/projects.ts'
import { takeSnapshot } from '#server/projects/snapshots.ts'
import { readPublicStats } from './public-stats.ts'
import { openWorld, port, until, type Browser, type World } from '../../tests/world.ts'

let world: World
let astrid: Browser
let visitor: Browser
before(async () => {
  world = await openWorld({ publish: true })
  astrid = await world.as('astrid')
  visitor = world.at(`localhost:${port}`)
})
after(() => world.close())

const appstore = (search?: unknown) =>
  visitor.request(
    'GET',
    `/api/v1/public/appstore${search === undefined ? '' : `?search=${encodeURIComponent(typeof search === 'string' ? search : JSON.stringify(search))}`}`,
  )
const firstRows = { startRow: 0, endRow: 12, filterModel: {} }
const publicationOf = (projectId: string) => `/api/v1/projects/${projectId}/publication`
const showcase = { public: true, description: 'What we bake today.', category: 'Food & Drink' }
const showMenu = () => astrid.request('PATCH', publicationOf(world.menu.id), showcase)

async function signUp(domain: string, prompt: string): Promise<Browser> {
  const person = {
    email: `${domain}@remix.example`,
    name: 'Remy Cole',
    password: 'anvil-and-ember',
    password2: 'anvil-and-ember',
  }
  const { status, body } = await visitor.request('POST', '/api/v1/tenant/signup', {
    command: 'payment',
    data: { ...person, domain, prompt },
  })
  assert.equal(status, 200, JSON.stringify(body))
  const here = world.at(`${domain}.localhost:${port}`)
  await here.request('POST', '/api/v1/user/session', { aToken: body.aToken })
  return here
}

test('HOME-5 the appstore shows what its tenant made public, in the shape of the spec, and nothing else', async () => {
  assert.deepEqual((await appstore(firstRows)).body, { data: [] }, 'published is not yet shown')
  assert.equal((await showMenu()).status, 200)
  const { status, body } = await appstore(firstRows)
  assert.equal(status, 200)
  assert.deepEqual(body.data, [
    {
      name: 'Bakery menu',
      description: 'What we bake today.',
      organizationName: 'Harbor Bakery',
      imageUrl: '',
      category: 'Food & Drink',
      uuid: world.menu.publicationId,
      url: `http://${world.menu.publicationId}.apps.localhost:${port}`,
    },
  ])
  assert.deepEqual((await appstore()).body, body, 'without search: the first rows')
  assert.deepEqual((await appstore({ startRow: 1, endRow: 13, filterModel: {} })).body, { data: [] })
})

test('showing stays when published again, ends with the flag and with the publication', async () => {
  await showMenu()
  await astrid.request('POST', publicationOf(world.menu.id))
  const again = (await astrid.request('GET', publicationOf(world.menu.id))).body
  assert.deepEqual(again.showcase, { ...showcase, imageUrl: '' })
  assert.deepEqual((await astrid.request('GET', `/api/v1/projects/${world.menu.id}`)).body.project.publication, again)

  await astrid.request('PATCH', publicationOf(world.menu.id), { public: false })
  assert.deepEqual((await appstore(firstRows)).body.data, [])
  assert.equal((await astrid.request('GET', publicationOf(world.menu.id))).body.showcase.description, showcase.description)

  await showMenu()
  await astrid.request('DELETE', publicationOf(world.menu.id))
  assert.deepEqual((await appstore(firstRows)).body.data, [])
  assert.equal((await showMenu()).status, 404, 'what is not published cannot be shown')
  await astrid.request('POST', publicationOf(world.menu.id))
  assert.deepEqual((await appstore(firstRows)).body.data, [], 'a new publication begins unshown')
})

test('BUILD-9 only who may publish may show, and a stranger does not learn that there is something', async () => {
  const ask = async (person: 'kenji' | 'maja' | 'noor') =>
    (await (await world.as(person)).request('PATCH', publicationOf(world.menu.id), { public: true })).status
  assert.deepEqual([await ask('kenji'), await ask('maja'), await ask('noor')], [403, 403, 404])
  const guest = world.at(`harbor.localhost:${port}`)
  assert.equal((await guest.request('PATCH', publicationOf(world.menu.id), { public: true })).status, 401)
  assert.deepEqual((await appstore(firstRows)).body.data, [])
})

test('HOME-7 the list is narrowed by words and by category, and a sign of the search language is a letter like any other', async () => {
  await showMenu()
  const found = async (filterModel: object) =>
    (await appstore({ ...firstRows, filterModel })).body.data.map(({ name }: { name: string }) => name)
  for (const text of ['bakery', 'MENU', 'bake today', 'harbor menu', ' menu  '])
    assert.deepEqual(await found({ text }), ['Bakery menu'], text)
  for (const text of ['%', '_', '\\', 'bakery boat']) assert.deepEqual(await found({ text }), [], text)
  assert.deepEqual(await found({ category: 'Food & Drink' }), ['Bakery menu'])
  assert.deepEqual(await found({ category: 'Health', text: 'menu' }), [])
})

test('a showcase keeps its limits', async () => {
  for (const wrong of [
    { ...showcase, description: 'x'.repeat(281) },
    { ...showcase, category: 'Weapons' },
    { description: 'no flag' },
  ])
    assert.equal((await astrid.request('PATCH', publicationOf(world.menu.id), wrong)).status, 400)
})

test('hostile search JSON gets a clear 400, never a 500', async () => {
  const hostile = [
    '{',
    '',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"startRow":0}',
    { startRow: -1, endRow: 5 },
    { startRow: 0.5, endRow: 5 },
    { startRow: '0', endRow: '12' },
    { startRow: 0, endRow: 51 },
    { startRow: 5, endRow: 5 },
    { startRow: 1e15, endRow: 1e15 + 5 },
    { startRow: 0, endRow: 12, filterModel: { name: { filter: "'; drop table publication; --" } } },
    { startRow: 0, endRow: 12, filterModel: [] },
    { startRow: 0, endRow: 12, sortModel: [] },
    '{"startRow":0,"endRow":12,"__proto__":{"admin":true}}',
    `${'['.repeat(900)}${']'.repeat(900)}`,
    `"${'x'.repeat(10_000)}"`,
    '\u0000',
  ]
  for (const search of hostile) {
    const { status, body } = await appstore(search)
    assert.equal(status, 400, `${JSON.stringify(search).slice(0, 80)} got ${status}`)
    assert.equal(body.error, 'invalid')
    assert.ok(body.issues.every(({ path, message }: { path: string; message: string }) => path.startsWith('search') && message))
  }
  assert.equal((await visitor.raw('GET', '/api/v1/public/appstore?search=%E0%A4%A')).status, 400)
})

test('a published page may stand in a frame of the site', async () => {
  const host = `${world.menu.publicationId}.apps.localhost:${port}`
  const { headers, status } = await world.at(host).raw('GET', '/')
  assert.equal(status, 200)
  assert.equal(headers.get('x-frame-options'), null)
  assert.equal(headers.get('content-security-policy'), null)
})

test('SIGNUP-6 a prompt that names a public publication starts the workspace from a copy: its files and name, nothing of its past', async () => {
  const actor = world.astrid
  await world.platform.inTenant(actor.tenantId, async (unit) => {
    const menu = await findProject(unit, actor, world.menu.id, 'lock')
    await changeDraft(unit, menu, [
      { kind: 'write', path: '.env.local', content: 'API_KEY=secret' },
      { kind: 'write', path: 'notes.txt', content: 'rye on Fridays' },
    ])
    await takeSnapshot(unit, menu, { reason: 'edit', title: 'Notes' })
  })
  await astrid.request('POST', publicationOf(world.menu.id))
  await showMenu()

  const remy = await signUp('remy', ` ${world.menu.publicationId} `)
  const [project, ...others] = (await remy.request('GET', '/api/v1/projects')).body.items
  assert.deepEqual([others.length, project.name, project.turn, project.publication], [0, 'Bakery menu', undefined, undefined])
  assert.notEqual(project.id, world.menu.id)

  const filesOf = async (browser: Browser, id: string) =>
    (await browser.request('GET', `/api/v1/projects/${id}/files`)).body.items as { path: string; hash: string }[]
  const original = await filesOf(astrid, world.menu.id)
  assert.ok(original.some(({ path }) => path === '.env.local'))
  assert.deepEqual(
    await filesOf(remy, project.id),
    original.filter(({ path }) => path !== '.env.local'),
  )
  assert.equal((await remy.request('GET', `/api/v1/projects/${project.id}/files/notes.txt`)).body.content, 'rye on Fridays')
  const history = (await remy.request('GET', `/api/v1/projects/${project.id}/snapshots`)).body.items
  assert.deepEqual(
    history.map(({ reason }: { reason: string }) => reason),
    ['start'],
  )
  assert.deepEqual((await remy.request('GET', `/api/v1/projects/${project.id}/turns`)).body.items, [])
  assert.equal((await remy.request('GET', `/api/v1/projects/${world.menu.id}`)).status, 404)

  await remy.request('PUT', `/api/v1/projects/${project.id}/files/mine.txt`, { content: 'mine' }, { 'if-match': '*' })
  assert.deepEqual(await filesOf(astrid, world.menu.id), original, 'the original does not feel its copy')
})

test('SIGNUP-6 an id that names nothing public is text like any other', async () => {
  await astrid.request('PATCH', publicationOf(world.menu.id), { public: false })
  for (const [domain, prompt] of [
    ['hidden', world.menu.publicationId],
    ['nobody', randomUUID()],
  ] as const) {
    const there = await signUp(domain, prompt)
    const [project] = (await there.request('GET', '/api/v1/projects')).body.items
    assert.equal(project.turn.prompt, prompt)
  }
})

test('BUILD-14 a signed-in member starts a project from a public publication', async () => {
  await showMenu()
  const noor = await world.as('noor')
  const remixOf = world.menu.publicationId
  const { status, body } = await noor.request('POST', '/api/v1/projects', { remixOf, name: 'My menu' })
  assert.deepEqual([status, body.project.name, body.project.turn], [201, 'My menu', undefined])
  assert.ok(body.project.snapshotId)
  const { items } = (await noor.request('GET', `/api/v1/projects/${body.project.id}/files`)).body
  assert.ok(items.length > 0)

  const refused = async (wish: unknown) => (await noor.request('POST', '/api/v1/projects', wish)).status
  assert.equal(await refused({ remixOf: randomUUID() }), 404)
  assert.equal(await refused({ remixOf, prompt: 'and a shop' }), 400)
  await astrid.request('PATCH', publicationOf(world.menu.id), { public: false })
  assert.equal(await refused({ remixOf }), 404, 'what is no longer public is not there')
  const viewer = await world.as('maja')
  await showMenu()
  assert.equal((await viewer.request('POST', '/api/v1/projects', { remixOf })).status, 403)
})

test('HOME-2 the public figures are the platform’s own, and null where there is none', async () => {
  const fresh = await openWorld()
  try {
    const { body } = await fresh.at(`localhost:${port}`).request('GET', '/api/v1/public/stats')
    assert.deepEqual(body, { projectsCount: 3, medianBuildMs: null, satisfaction: null })
    const noor = await fresh.as('noor')
    const { project } = (await noor.request('POST', '/api/v1/projects', { prompt: 'A list of books with title and author' })).body
    const turn = await until(async () => {
      const { body: now } = await noor.request('GET', `/api/v1/turns/${project.turn.id}`)
      return now.state === 'done' && now
    })
    const tookMs = Date.parse(turn.finishedAt) - Date.parse(turn.createdAt)
    const figures = await fresh.platform.inTransaction(readPublicStats)
    assert.deepEqual([figures.projectsCount, figures.satisfaction], [4, null])
    assert.ok(Math.abs(figures.medianBuildMs! - tookMs) <= 1, `${figures.medianBuildMs} is not ${tookMs}`)
  } finally {
    await fresh.close()
  }
})
