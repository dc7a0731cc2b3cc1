// kill -9 of the whole server in the middle of 25 turns, again and again, then: was anything lost that somebody had been told?
// Prints figures; exits with 1 when an acknowledged event or file is gone, a turn hangs, or a snapshot is half there.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/db/open.ts'
import { hashText } from '#server/projects/draft.ts'
import type { TurnEvent } from '#shared/turn-events.ts'
import { ask, open, signUp } from '../ask.ts'
import { startModelServer } from '../model-server.ts'

const turnsCount = Number(process.env.TURNS ?? 25)
const killsCount = Number(process.env.KILLS ?? 5)
const filesPerTurn = 12
const port = 4400 + Math.floor(Math.random() * 500)
const settleTimeoutMs = 180_000

const dataDir = await mkdtemp(join(tmpdir(), 'smida-crash-'))
const html =
  '<!doctype html><html lang="en"><head><title>Crash</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>'
const main =
  "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')!).render(<h1>Still here</h1>)\n"
const model = await startModelServer((wish, step) => {
  if (step === 0)
    return {
      say: `Beginning with ${wish}. `,
      write: [
        { path: 'index.html', content: html },
        { path: 'src/main.tsx', content: main },
      ],
    }
  if (step <= filesPerTurn)
    return { write: [{ path: `src/parts/part-${step}.ts`, content: `export const part${step} = '${wish}'\n` }] }
  return { say: 'Done.' }
}, 15)

const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'script',
  MODEL_BASE_URL: model.url,
  DATABASE_URL: '',
  SHOWCASE: 'off',
}
let server: ChildProcess

async function start(): Promise<number> {
  const began = performance.now()
  server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of server.stdout!) if (String(chunk).includes('Smida is ready')) break
  if (server.exitCode !== null) throw new Error('the server did not start')
  return performance.now() - began
}

/** What a client was told, outside the server: turn -> seq -> event. */
const told = new Map<string, Map<number, string>>()

/** Listens to a turn until it has finished, whatever happens to the server. */
async function follow(turnId: string): Promise<void> {
  const events = new Map<number, string>()
  told.set(turnId, events)
  for (;;) {
    try {
      const answer = await open({ port }, host, 'GET', `/api/v1/turns/${turnId}/events`, {
        cookie,
        'last-event-id': String(Math.max(0, ...events.keys())),
      })
      if (answer.statusCode === 204) return
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) {
        text += String(chunk)
        for (const [, seq, data] of text.matchAll(/^id: (\d+)\ndata: (.*)\n\n/gm)) events.set(Number(seq), data!)
        text = text.slice(text.lastIndexOf('\n\n') + 2)
        if ([...events.values()].at(-1)?.includes('"finished"')) return
      }
    } catch {
      // the server is dead; it comes back
    }
    await sleep(50)
  }
}

await start()
const { host, cookie } = await signUp({ port }, 'crash')
const turnIds: string[] = []
for (let n = 0; n < turnsCount; n++) {
  const { body } = await ask({ port }, host, 'POST', '/api/v1/projects', { prompt: `wish ${n}` }, cookie)
  turnIds.push(body.project.turn.id)
}
const following = turnIds.map((id) => follow(id))

const startsMs: number[] = []
for (let kill = 0; kill < killsCount; kill++) {
  await sleep(600 + Math.random() * 900)
  server!.kill('SIGKILL')
  await once(server!, 'exit')
  startsMs.push(await start())
}
const settled = await Promise.race([Promise.all(following).then(() => true), sleep(settleTimeoutMs, false, { ref: false })])
server!.kill('SIGTERM')
await once(server!, 'exit')
model.close()

const database = await openDatabase({ dataDir, log: () => {} })
const rowsOf = async <T>(text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as T[]
let lostEvents = 0
let lostFiles = 0
let toldEvents = 0
let toldFiles = 0
for (const [turnId, events] of told) {
  const stored = new Map(
    (await rowsOf<{ seq: number; event: TurnEvent }>('select seq, event from turn_event where turn_id = $1', [turnId])).map(
      (row) => [row.seq, JSON.stringify(row.event)],
    ),
  )
  const paths = new Set(
    (
      await rowsOf<{ path: string }>(
        'select path from draft_file where project_id = (select project_id from turn where id = $1)',
        [turnId],
      )
    ).map(({ path }) => path),
  )
  for (const [seq, data] of events) {
    toldEvents++
    if (stored.get(seq) !== data) lostEvents++
    const event = JSON.parse(data) as TurnEvent
    if (event.type !== 'tool_result' || !event.ok || !event.change || !event.path) continue
    toldFiles++
    if (!paths.has(event.path)) lostFiles++
  }
}
const states = await rowsOf<{ state: string; reason: string | null; count: string }>(
  "select state, error->>'code' as reason, count(*) from turn group by 1, 2",
)
const hanging = states
  .filter(({ state }) => state === 'queued' || state === 'running')
  .reduce((sum, { count }) => sum + Number(count), 0)
const silent = states.filter(({ state, reason }) => state === 'failed' && !reason).length
const blobs = await rowsOf<{ hash: string; content: string }>('select hash, content from blob')
const whole = new Set(blobs.filter(({ hash, content }) => hashText(content) === hash).map(({ hash }) => hash))
const manifests = await rowsOf<{ manifest: { hash: string }[] }>('select manifest from snapshot')
const halfSnapshots = manifests.filter(({ manifest }) => manifest.some(({ hash }) => !whole.has(hash))).length
await database.close()
await rm(dataDir, { recursive: true, force: true })

const median = startsMs.toSorted((a, b) => a - b)[Math.floor(startsMs.length / 2)] ?? 0
console.log(`${killsCount} kills in the middle of ${turnsCount} turns, ${toldEvents} events and ${toldFiles} files acknowledged`)
console.log(
  `lost events ${lostEvents}, lost files ${lostFiles}, half-written snapshots ${halfSnapshots} of ${manifests.length}, hanging turns ${hanging}, closed without a reason ${silent}`,
)
console.log(
  `turns: ${states.map(({ state, reason, count }) => `${count} ${state}${reason ? ` (${reason})` : ''}`).join(', ')}; restart to ready: median ${median.toFixed(0)} ms`,
)
const good = settled && lostEvents + lostFiles + halfSnapshots + hanging + silent === 0 && toldEvents > turnsCount
process.exit(good ? 0 : 1)
