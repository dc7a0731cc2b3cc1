// The draft's files through the front door: what may be written, by whom, and that nobody's change is overwritten unseen.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync, strFromU8 } from 'fflate'
import fc from 'fast-check'
import { pathProblem, projectLimits } from '#shared/projects.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser
let files: string

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  astrid = await world.as('astrid')
  files = `/api/v1/projects/${world.orders.id}/files`
})
after(() => world.close())

const create = { 'if-none-match': '*' }
const put = (path: string, content: unknown, headers: Record<string, string> = create) =>
  astrid.request('PUT', `${files}/${path}`, { content }, headers)

test('a file is written, read with its hash, replaced only by who saw it, and deleted', async () => {
  const made = await put('src/note.ts', 'export const note = 1\n')
  assert.equal(made.status, 200)
  const read = await astrid.request('GET', `${files}/src/note.ts`)
  assert.equal(read.headers.get('etag'), `"${made.body.hash}"`)
  assert.equal((await put('src/note.ts', 'blind', {})).body.error, 'match_required')
  assert.equal((await put('src/note.ts', 'again')).body.error, 'changed_meanwhile')
  const second = await put('src/note.ts', 'export const note = 2\n', { 'if-match': `"${made.body.hash}"` })
  assert.equal(second.status, 200)
  const stale = await put('src/note.ts', 'export const note = 3\n', { 'if-match': `"${made.body.hash}"` })
  assert.deepEqual([stale.status, stale.body.error], [412, 'changed_meanwhile'])
  assert.equal((await astrid.request('GET', `${files}/src/note.ts`)).body.content, 'export const note = 2\n')
  assert.equal((await astrid.request('DELETE', `${files}/src/note.ts`, undefined, { 'if-match': made.body.hash })).status, 412)
  assert.equal((await astrid.request('DELETE', `${files}/src/note.ts`, undefined, { 'if-match': second.body.hash })).status, 204)
  assert.equal((await astrid.request('GET', `${files}/src/note.ts`)).status, 404)
})

test('of two writers who saw the same version exactly one wins', async () => {
  const { body } = await put('src/race.ts', 'start')
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) => put('src/race.ts', `writer ${n}`, { 'if-match': body.hash })),
  )
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, ...Array.from({ length: 7 }, () => 412)])
})

test('paths that step outside, hide, or collide are refused with a reason, and nothing is written', async () => {
  const before = (await astrid.request('GET', files)).body.items
  const bad = [
    '%2e%2e/up.ts',
    'src/..%5cup.ts',
    'C:/x.ts',
    'src/.git/config',
    '.GIT/config',
    'con.txt',
    'x'.repeat(300),
    'src/a%00b.ts',
    'SRC/main.tsx',
    'src/main.tsx/x.ts',
    'src',
    'trailing./x',
  ]
  for (const path of bad) {
    const { status, body } = await put(path, 'x')
    assert.ok(status >= 400 && status < 500, `${path}: ${status}`)
    assert.ok(body.message, path)
  }
  assert.deepEqual((await astrid.request('GET', files)).body.items, before)
})

test('no path that passes the rule leaves its folder', () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', '.git', 'src', 'a b', 'ä', '\u0000', 'con', '...'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), fc.constantFrom('/', '\\', '//'), (segments, separator) => {
      const path = segments.join(separator)
      if (pathProblem(path) !== null) return
      const resolved = new URL(path.split('/').map(encodeURIComponent).join('/'), 'file:///root/').pathname
      assert.ok(resolved.startsWith('/root/') && !resolved.includes('/.git'), path)
    }),
    { numRuns: 2000 },
  )
})

test('a file over 256 KB, a file that is not text and a body without JSON get a clear answer', async () => {
  const limit = projectLimits.fileMaxBytes
  assert.equal((await put('big.txt', 'x'.repeat(limit))).status, 200)
  const over = await put('bigger.txt', 'ö'.repeat(limit / 2 + 1))
  assert.deepEqual([over.status, over.body.error], [413, 'file_too_large'])
  assert.equal((await put('zero.txt', 'a\u0000b')).body.error, 'not_text')
  assert.equal((await put('number.txt', 7)).body.issues[0].path, 'content')
  assert.equal((await astrid.request('PUT', `${files}/x.txt`, '{"content":', create)).body.error, 'bad_json')
  assert.equal(
    (await astrid.request('PUT', `${files}/x.txt`, { content: 'x' }, { ...create, 'content-type': 'text/plain' })).body.error,
    'unsupported_type',
  )
  assert.equal(
    (await astrid.request('PUT', `${files}/x.txt`, { content: 'x'.repeat(3_000_000) }, create)).body.error,
    'body_too_large',
  )
})

test('a project holds at most 2,000 files and 20 MB, and says so without losing what is there', async () => {
  const project = (await astrid.request('POST', '/api/v1/projects', { name: 'Full' })).body.project
  const { changeDraft } = await import('./draft.ts')
  const { findProject } = await import('./projects.ts')
  const write = (changes: { path: string; content: string }[]) =>
    world.platform.inTenant(world.astrid.tenantId, async (unit) =>
      changeDraft(
        unit,
        await findProject(unit, world.astrid, project.id, 'lock'),
        changes.map((change) => ({ kind: 'write' as const, ...change })),
      ),
    )
  const big = await write(
    Array.from({ length: 81 }, (_, n) => ({ path: `big/${n}.txt`, content: String(n).padEnd(projectLimits.fileMaxBytes, '.') })),
  )
  assert.deepEqual(big.map(({ ok }) => ok).lastIndexOf(true), 79, '80 files of 256 KB are 20 MB')
  assert.equal(big[80]!.ok === false && big[80]!.code, 'project_too_large')
  const many = (await astrid.request('POST', '/api/v1/projects', { name: 'Many' })).body.project
  const outcomes = await world.platform.inTenant(world.astrid.tenantId, async (unit) =>
    changeDraft(
      unit,
      await findProject(unit, world.astrid, many.id, 'lock'),
      Array.from({ length: projectLimits.filesMax + 1 }, (_, n) => ({
        kind: 'write' as const,
        path: `f/${n}.txt`,
        content: 'x',
      })),
    ),
  )
  assert.equal(outcomes.filter(({ ok }) => ok).length, projectLimits.filesMax)
  assert.equal((await astrid.request('GET', `/api/v1/projects/${many.id}/files`)).body.items.length, projectLimits.filesMax)
})

test('a prompt has 1 to 20,000 characters', async () => {
  const turns = `/api/v1/projects/${world.orders.id}/turns`
  for (const [prompt, status] of [
    ['', 400],
    ['  \n ', 400],
    ['x'.repeat(20_001), 400],
    ['x'.repeat(20_000), 202],
  ] as const) {
    assert.equal((await astrid.request('POST', turns, { prompt })).status, status)
  }
})

test('the archive is a zip of the draft in a folder of the project’s name', async () => {
  const response = await astrid.raw('GET', `/api/v1/projects/${world.menu.id}/archive`)
  assert.match(response.headers.get('content-disposition')!, /bakery-menu\.zip/)
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  assert.match(strFromU8(entries['bakery-menu/index.html']!), /<title>Bakery menu<\/title>/)
  assert.ok(entries['bakery-menu/package.json'])
})

test('diagnostics name the place of a mistake', async () => {
  await put('src/wrong.ts', "import { nothing } from './App'\nexport const x: number = nothing\n")
  const { body } = await astrid.request('GET', `/api/v1/projects/${world.orders.id}/diagnostics`)
  assert.ok(
    body.items.some((item: { path: string; line: number }) => item.path === 'src/wrong.ts' && item.line === 1),
    JSON.stringify(body.items),
  )
})
