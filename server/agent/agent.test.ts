// Turns through the front door, with a builder that follows a script: events, order, stopping, queueing, failing, resuming.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { TurnEvent } from '#shared/turn-events.ts'
import { scriptedBuilder, type Step } from '#tests/scripted-builder.ts'
import { openWorld, until, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser

const page = (text: string): Step['use'] => [
  {
    tool: 'write_file',
    input: {
      path: 'index.html',
      content:
        '<!doctype html><html lang="en"><head><title>Bread shop</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    },
  },
  {
    tool: 'write_file',
    input: {
      path: 'src/main.tsx',
      content: `import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')!).render(<h1>${text}</h1>)\n`,
    },
  },
]
const script = (wish: string): Step[] => {
  if (wish.startsWith('slow')) return [{ say: 'Slowly. ', use: page(wish), waitMs: 150 }, { waitMs: 60_000 }]
  if (wish.startsWith('wait')) return [{ say: 'Waiting. ', waitMs: 400 }, {}]
  if (wish.startsWith('broken'))
    return [
      { use: [{ tool: 'write_file', input: { path: 'src/main.tsx', content: 'export const = 1' } }] },
      { say: 'All is well!' },
    ]
  if (wish.startsWith('wrong type'))
    return [
      { use: [{ tool: 'write_file', input: { path: 'src/main.tsx', content: 'export const n: number = "text"\n' } }] },
      { say: 'Fine.' },
    ]
  if (wish.startsWith('outside'))
    return [
      {
        use: ['../up.ts', '/etc/passwd', '.git/config', 'a\u0000b', 'SRC/MAIN.tsx'].map((path) => ({
          tool: 'write_file',
          input: { path, content: 'x' },
        })),
      },
      { say: 'Tried.' },
    ]
  if (wish.startsWith('scaffold')) {
    const start = { tool: 'scaffold', input: { description: 'a customer list with company, phone and notes' } }
    return [{ use: [start] }, { use: [start] }, { use: [{ tool: 'check', input: {} }] }, { say: 'Started.' }]
  }
  if (wish.startsWith('fail')) return [{ fail: 'the model is overloaded' }]
  return [
    { say: 'Let me look. ', use: [{ tool: 'list_files', input: {} }] },
    { say: 'Writing. ', use: page(wish) },
    { use: [{ tool: 'check', input: {} }] },
    { say: `Built **${wish}**.` },
  ]
}

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(script) })
  astrid = await world.as('astrid')
})
after(() => world.close())

const newProject = async (prompt: string) => (await astrid.request('POST', '/api/v1/projects', { prompt })).body.project
const turnOf = async (id: string) => (await astrid.request('GET', `/api/v1/turns/${id}`)).body
const finished = (id: string) => until(async () => ['done', 'failed', 'stopped'].includes((await turnOf(id)).state) && turnOf(id))

/** All events of a turn as a reader of the stream hears them. */
async function eventsOf(id: string, after = 0): Promise<{ id: number; event: TurnEvent }[]> {
  const { text } = await astrid.request(
    'GET',
    `/api/v1/turns/${id}/events`,
    undefined,
    after ? { 'last-event-id': String(after) } : {},
  )
  return [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, seq, data]) => ({
    id: Number(seq),
    event: JSON.parse(data!) as TurnEvent,
  }))
}

test('a prompt becomes a checked project, and every step is told in order', async () => {
  const project = await newProject('a bread shop')
  const turn = await finished(project.turn.id)
  assert.equal(turn.state, 'done')
  assert.equal(turn.summary, 'Built **a bread shop**.')
  const events = await eventsOf(turn.id)
  assert.deepEqual(
    events.map(({ id }) => id),
    events.map((_, n) => n + 1),
  )
  const kinds = events.map(({ event }) => event.type)
  assert.deepEqual([kinds[0], kinds.at(-1)], ['started', 'finished'])
  const written = events.flatMap(({ event }) => (event.type === 'tool_result' && event.change === 'created' ? [event.path] : []))
  assert.deepEqual(written.toSorted(), ['index.html', 'src/main.tsx'])
  assert.deepEqual(events.findLast(({ event }) => event.type === 'checked')!.event, { type: 'checked', problems: [] })
  const { body } = await astrid.request('GET', `/api/v1/projects/${project.id}`)
  assert.equal(body.project.snapshotId, turn.snapshotId)
  assert.equal(body.project.name, 'Bread shop', 'the project takes the name its page has')
})

test('a language model may start from the built-in builder’s project, in a blank project only', async () => {
  const project = await newProject('scaffold something')
  const turn = await finished(project.turn.id)
  assert.equal(turn.state, 'done', JSON.stringify(turn.error))
  const results = (await eventsOf(turn.id)).flatMap(({ event }) =>
    event.type === 'tool_result' && event.tool === 'scaffold' ? [event] : [],
  )
  assert.deepEqual(
    results.map(({ ok, message }) => [ok, message?.split(';')[0]]),
    [
      [true, undefined],
      [false, 'The project has files of its own'],
    ],
  )
  const { body } = await astrid.request('GET', `/api/v1/projects/${project.id}/files`)
  const paths = (body.items as { path: string }[]).map(({ path }) => path)
  for (const path of [
    'project.model.json',
    'src/data/customers.ts',
    'database/schema.sql',
    'src/features/customers/customer-dialogs.tsx',
  ])
    assert.ok(paths.includes(path), path)
})

test('a reader resumes after the last event it saw, and a finished stream says there is no more', async () => {
  const project = await newProject('a list')
  const { id } = await finished(project.turn.id)
  const all = await eventsOf(id)
  assert.deepEqual(await eventsOf(id, 3), all.slice(3))
  assert.equal((await astrid.raw('GET', `/api/v1/turns/${id}/events`, { 'last-event-id': String(all.length) })).status, 204)
})

test('a turn whose draft does not compile ends as failed and says where; what was written is kept', async () => {
  const project = await newProject('broken page')
  const turn = await finished(project.turn.id)
  assert.equal(turn.state, 'failed')
  assert.equal(turn.error.code, 'build_failed')
  assert.ok(turn.error.diagnostics.some((problem: { path: string }) => problem.path === 'src/main.tsx'))
  const { body } = await astrid.request('GET', `/api/v1/projects/${project.id}/files/src/main.tsx`)
  assert.equal(body.content, 'export const = 1')
})

test('a builder that claims success over a type error is not believed', async () => {
  const project = await newProject('a shop')
  await finished(project.turn.id)
  const { body } = await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt: 'wrong type please' })
  const turn = await finished(body.turn.id)
  assert.equal(turn.state, 'failed')
  assert.ok(
    turn.error.diagnostics.some((problem: { source: string }) => problem.source === 'types'),
    JSON.stringify(turn.error),
  )
})

test('paths outside the project are refused one by one, and the rest goes on', async () => {
  const project = await newProject('a shop')
  await finished(project.turn.id)
  const { body } = await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt: 'outside' })
  await finished(body.turn.id)
  const results = (await eventsOf(body.turn.id)).flatMap(({ event }) => (event.type === 'tool_result' ? [event] : []))
  assert.equal(results.length, 5)
  assert.ok(results.every(({ ok, message }) => !ok && message))
  const files = (await astrid.request('GET', `/api/v1/projects/${project.id}/files`)).body.items
  assert.deepEqual(
    files.map((file: { path: string }) => file.path),
    ['index.html', 'src/main.tsx'],
  )
})

test('a failing model ends the turn with its reason', async () => {
  const project = await newProject('fail now')
  const turn = await finished(project.turn.id)
  assert.deepEqual([turn.state, turn.error.code], ['failed', 'builder_failed'])
  assert.match(turn.error.message, /overloaded/)
})

test('stop works within a second and keeps what was written as a snapshot', async () => {
  const project = await newProject('slow cooking')
  await until(async () => (await astrid.request('GET', `/api/v1/projects/${project.id}/files`)).body.items.length === 2)
  const asked = Date.now()
  assert.equal((await astrid.request('POST', `/api/v1/turns/${project.turn.id}/cancellation`)).status, 202)
  const turn = await finished(project.turn.id)
  assert.ok(Date.now() - asked < 1000, `stopping took ${Date.now() - asked} ms`)
  assert.equal(turn.state, 'stopped')
  const { items } = (await astrid.request('GET', `/api/v1/projects/${project.id}/snapshots`)).body
  assert.deepEqual([items[0].id, items[0].reason, items[0].filesCount], [turn.snapshotId, 'stop', 2])
  assert.equal((await astrid.request('POST', `/api/v1/turns/${turn.id}/cancellation`)).body.error, 'turn_finished')
})

test('later prompts of a project queue, run in order, and a queued one can be stopped', async () => {
  const project = await newProject('wait first')
  const queue = async (prompt: string) =>
    (await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt })).body.turn
  const [second, third, fourth] = [await queue('wait second'), await queue('wait third'), await queue('a fourth')]
  assert.equal((await astrid.request('POST', `/api/v1/turns/${third.id}/cancellation`)).body.turn.state, 'stopped')
  const last = await finished(fourth.id)
  const all = await Promise.all([project.turn.id, second.id, third.id].map(turnOf))
  assert.deepEqual([...all.map(({ state }) => state), last.state], ['done', 'done', 'stopped', 'done'])
  assert.ok(all[1].finishedAt <= last.finishedAt)
})

test('the queue of a project is bounded', async () => {
  const project = await newProject('slow queue')
  const statuses = []
  for (let n = 0; n < 22; n++)
    statuses.push((await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt: `wait ${n}` })).status)
  assert.ok(statuses.includes(429), statuses.join())
  for (const { id } of (await astrid.request('GET', `/api/v1/projects/${project.id}/turns?limit=100`)).body.items)
    await astrid.request('POST', `/api/v1/turns/${id}/cancellation`)
})

test('restoring waits for the running turn, keeps everything, and adds a snapshot', async () => {
  const project = await newProject('a first version')
  const first = await finished(project.turn.id)
  const { body } = await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt: 'a second version' })
  await finished(body.turn.id)
  const slow = (await astrid.request('POST', `/api/v1/projects/${project.id}/turns`, { prompt: 'slow third' })).body.turn
  await until(async () => (await turnOf(slow.id)).state === 'running')
  assert.equal((await astrid.request('POST', `/api/v1/snapshots/${first.snapshotId}/restoration`)).body.error, 'turn_running')
  await astrid.request('POST', `/api/v1/turns/${slow.id}/cancellation`)
  await finished(slow.id)
  const before = (await astrid.request('GET', `/api/v1/projects/${project.id}/snapshots`)).body.items
  assert.equal((await astrid.request('POST', `/api/v1/snapshots/${first.snapshotId}/restoration`)).status, 201)
  const now = (await astrid.request('GET', `/api/v1/projects/${project.id}/snapshots`)).body.items
  assert.deepEqual(now.slice(1), before, 'history only grows')
  assert.equal(now[0].restoredFrom, first.snapshotId)
  assert.match((await astrid.request('GET', `/api/v1/projects/${project.id}/files/src/main.tsx`)).body.content, /a first version/)
})

test('a repeated Idempotency-Key gives the first answer and queues nothing twice', async () => {
  const key = { 'idempotency-key': 'once-1' }
  const [first, again] = [
    await astrid.request('POST', '/api/v1/projects', { name: 'Once' }, key),
    await astrid.request('POST', '/api/v1/projects', { name: 'Once' }, key),
  ]
  assert.equal(again.body.project.id, first.body.project.id)
  assert.equal((await astrid.request('POST', '/api/v1/projects', { name: 'Other' }, key)).body.error, 'idempotency_mismatch')
})

test('a builder gets the server’s verdict back and mends what it broke', async () => {
  const clumsy = scriptedBuilder(
    (wish) => (wish.startsWith('The check found') ? [{ use: page('mended') }, { say: 'Mended.' }] : script('broken page')),
    { repairRoundsMax: 1 },
  )
  const other = await openWorld({ builder: clumsy })
  try {
    const noor = await other.as('noor')
    const { project } = (await noor.request('POST', '/api/v1/projects', { prompt: 'a page' })).body
    const turn = await until(async () => {
      const { body } = await noor.request('GET', `/api/v1/turns/${project.turn.id}`)
      return ['done', 'failed'].includes(body.state) && body
    })
    assert.deepEqual([turn.state, turn.summary], ['done', 'Mended.'])
  } finally {
    await other.close()
  }
})
