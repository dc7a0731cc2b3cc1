// The PostgreSQL that comes with Smida: a real server as our child, its files in the data folder, reached over a unix socket only.
// An acknowledged commit is on disk (fsync) before the answer. Killing us, the server or both loses nothing: what is left of it is
// ended at the next start and PostgreSQL recovers from its log. When it dies while we live, it is started again.
// Everything that can go wrong with folder, disk or programs is thrown as a DatabaseProblem: one sentence and a code.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolderProblem, databaseProblem } from './database-problem.ts'
import { chooseRunner, findPostgres, giveTo, type Runner } from './embedded-binaries.ts'
import { lockDataFolder } from './embedded-lock.ts'
import { endCluster } from './embedded-processes.ts'

export type DatabaseLog = (entry: { level: 'info' | 'warn' | 'error'; message: string; [key: string]: unknown }) => void
export type EmbeddedOptions = { dataDir: string; log: DatabaseLog; maxConnections: number }
export type Embedded = { url: string; close: () => Promise<void> }

const clusterOf = (dataDir: string) => join(dataDir, 'postgres')

const majorVersion = '18'
const superuser = 'smida'
/** Short, because the path of a unix socket has 107 bytes at most. */
const socketPrefix = '/tmp/smida-'
const folderMode = 0o700
/** Recovery after a crash reads at most `max_wal_size` of log; this is far more than it needs. */
const startTimeoutMs = 120_000
const stopTimeoutMs = 15_000
/** Beside our pool: jobs, a person with psql, a backup. */
const spareConnections = 20
const saidLinesMax = 40
const restartDelaysMs = [0, 500, 2_000, 5_000, 15_000]
/** A server that ran this long was well: the next death counts from the first delay again. */
const wellAfterMs = 60_000

const settings = (clusterName: string, socketDir: string, maxConnections: number) => ({
  cluster_name: clusterName,
  listen_addresses: '',
  port: 5432,
  unix_socket_directories: socketDir,
  unix_socket_permissions: '0700',
  max_connections: maxConnections + spareConnections,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  // Errors of statements reach their caller; here only what concerns the server itself is of interest.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '',
})

/** PostgreSQL's own words, newest last, and the wait for its end. */
function listen(child: ChildProcess) {
  const said: string[] = []
  const lines = createInterface({ input: child.stderr! })
  lines.on('line', (line) => {
    said.push(line)
    if (said.length > saidLinesMax) said.shift()
  })
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said.push(error.message)
      resolve()
    })
    child.once('close', () => resolve())
  })
  return { said, lines, ended }
}

/**
 * Runs one of PostgreSQL's programs in the data folder. Root's runner may not be able to walk down to that folder (a checkout
 * closed to others), so it starts inside it, and is told the folder as `/proc/self/cwd`, which needs no walking.
 */
function runInFolder(program: string, runner: Runner, folder: string, args: string[]): ChildProcess {
  const seenAs = runner.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder
  return spawn(program, ['-D', seenAs, ...args], {
    ...runner,
    cwd: folder,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal is for us: we stop PostgreSQL after our own work is done.
    detached: true,
  })
}

async function syncFolder(path: string) {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** Makes the cluster beside its place and moves it there when it is whole, so that a death in the middle leaves only litter. */
async function createCluster(bin: string, runner: Runner, dataDir: string, cluster: string) {
  const fresh = mkdtempSync(`${cluster}.new-`)
  giveTo(runner, fresh)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = [`--username=${superuser}`, '--auth=trust', ...locale, '--no-instructions']
  const child = runInFolder(join(bin, 'initdb'), runner, fresh, args)
  const { said, ended } = listen(child)
  await ended
  if (child.exitCode !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error(said.join('\n'))
  }
  await rename(fresh, cluster)
  await syncFolder(dataDir)
}

/** Clusters whose making was cut off. One still written by an initdb that outlived its Smida is left for the next start. */
function removeLitter(dataDir: string, cluster: string, log: DatabaseLog) {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(`${basename(cluster)}.new-`))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    } catch (error) {
      log({ level: 'warn', message: 'A half-made database cannot be removed yet', folder: name, error: String(error) })
    }
  }
}

/** The socket folder of the last server, if it was not stopped properly: the fifth line of its `postmaster.pid`. */
function readSocketDir(cluster: string): string | null {
  const path = join(cluster, 'postmaster.pid')
  const folder = existsSync(path) ? readFileSync(path, 'utf8').split('\n')[4] : undefined
  return folder?.startsWith(socketPrefix) ? folder : null
}

/** Makes the folder ready to be served: created, of our version, owned by its runner, with nobody left working on it. */
async function prepareCluster(bin: string, runner: Runner, dataDir: string, log: DatabaseLog): Promise<string> {
  const cluster = clusterOf(dataDir)
  removeLitter(dataDir, cluster, log)
  if (!existsSync(cluster)) await createCluster(bin, runner, dataDir, cluster)
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    const message = `The data folder ${dataDir} was written by PostgreSQL ${version}; this Smida brings PostgreSQL ${majorVersion}. See docs/self-host.md.`
    throw databaseProblem('data_folder_other_version', message)
  }
  const { uid, dev, ino } = statSync(cluster)
  // A folder brought back from a backup may have lost its owner and its mode.
  if (runner.uid !== undefined && uid !== runner.uid) giveTo(runner, cluster)
  chmodSync(cluster, folderMode)
  // A name only this folder of this machine has: a copy of the folder served beside it must not be mistaken for it.
  const clusterName = `smida-${dev}-${ino}`
  const oldSocketDir = readSocketDir(cluster)
  const left = await endCluster(clusterName)
  if (oldSocketDir) rmSync(oldSocketDir, { recursive: true, force: true })
  if (left > 0) log({ level: 'info', message: 'Ended a PostgreSQL whose Smida had died', processes: left })
  // Nobody of this cluster lives, so the file only tells of a dead server; its number may be someone else's by now.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return clusterName
}

/** Starts the server and waits until it takes connections. */
async function startServer(bin: string, runner: Runner, cluster: string, options: ReturnType<typeof settings>) {
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = runInFolder(join(bin, 'postgres'), runner, cluster, args)
  const { said, lines, ended } = listen(child)
  const timer = setTimeout(() => child.kill('SIGQUIT'), startTimeoutMs)
  const ready = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => line.includes('is ready to accept connections') && resolve(true))
    void ended.then(() => resolve(false))
  })
  const isReady = await ready
  clearTimeout(timer)
  if (!isReady) throw new Error(said.join('\n') || 'PostgreSQL did not start')
  return { child, said, ended }
}

function makeSocketFolder(runner: Runner): string {
  const folder = mkdtempSync(socketPrefix)
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid)
  return folder
}

/** Opens the data folder's own PostgreSQL; `close` stops it and gives the folder free. Throws DatabaseProblem only. */
export async function startEmbedded({ dataDir, log, maxConnections }: EmbeddedOptions): Promise<Embedded> {
  const cluster = clusterOf(dataDir)
  const undo: (() => void)[] = []
  const undoAll = () => undo.toReversed().forEach((step) => step())
  try {
    mkdirSync(dataDir, { recursive: true, mode: folderMode })
    undo.push(await lockDataFolder(dataDir))
    const runner = chooseRunner([cluster, dataDir])
    const bin = join(await findPostgres(runner), 'bin')
    const clusterName = await prepareCluster(bin, runner, dataDir, log)
    const socketDir = makeSocketFolder(runner)
    undo.push(() => rmSync(socketDir, { recursive: true, force: true }))
    const options = settings(clusterName, socketDir, maxConnections)
    const start = () => startServer(bin, runner, cluster, options)
    const keeper = await keepRunning(start, () => endCluster(clusterName), log)
    return {
      url: `postgresql://${superuser}@/postgres?host=${socketDir}&port=${options.port}`,
      close: async () => {
        await keeper.stop()
        undoAll()
      },
    }
  } catch (error) {
    undoAll()
    const said = error instanceof Error ? error.message : String(error)
    throw dataFolderProblem(dataDir, error) ?? databaseProblem('postgres_failed', `PostgreSQL did not start: ${said}`, error)
  }
}

type Server = Awaited<ReturnType<typeof startServer>>

/** Starts the server and starts it again, after a growing pause, whenever it dies unasked. */
async function keepRunning(start: () => Promise<Server>, clear: () => Promise<number>, log: DatabaseLog) {
  let server = await start()
  const stopping = new AbortController()
  const watch = async () => {
    for (let deaths = 0; ; deaths++) {
      const startedAt = Date.now()
      await server.ended
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > wellAfterMs) deaths = 0
      log({ level: 'error', message: 'PostgreSQL ended unasked; starting it again', said: server.said.slice(-5) })
      for (let tries = deaths; ; tries++) {
        await sleep(restartDelaysMs[Math.min(tries, restartDelaysMs.length - 1)], null, { signal: stopping.signal }).catch(
          () => null,
        )
        if (stopping.signal.aborted) return
        try {
          await clear()
          server = await start()
          break
        } catch (error) {
          log({ level: 'error', message: 'PostgreSQL did not start again', error: String(error) })
        }
      }
    }
  }
  const watched = watch()
  // When we end without a close, by an uncaught error say, the server need not stay.
  const stopServer = () => server.child.kill('SIGINT')
  process.once('exit', stopServer)
  return {
    stop: async () => {
      process.off('exit', stopServer)
      stopping.abort()
      stopServer()
      await Promise.race([server.ended, sleep(stopTimeoutMs, null, { ref: false })])
      await clear()
      await watched
    },
  }
}
