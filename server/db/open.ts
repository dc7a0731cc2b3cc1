// The one door to the database: opens the data folder's own PostgreSQL, or the server that DATABASE_URL names, and hands out the
// same pool for both; nobody behind it knows which. On failure it throws a DatabaseProblem whose message is a sentence for the
// person who runs Smida. Only this file knows the driver, so that its pitfalls are met once.
import { Pool } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseProblem } from './database-problem.ts'
import { startEmbedded, type DatabaseLog } from './embedded.ts'

export { isDatabaseProblem, type DatabaseProblem, type DatabaseProblemCode } from './database-problem.ts'
export type { DatabaseLog } from './embedded.ts'

export type OpenDatabaseOptions = {
  dataDir: string
  /** Empty or absent: the embedded PostgreSQL in the data folder. */ databaseUrl?: string
  log: DatabaseLog
  /** Of the pool. */ maxConnections?: number
}
export type Database = { pool: Pool; url: string; embedded: boolean; close: () => Promise<void> }

const defaultConnections = 10
const connectTimeoutMs = 10_000
/** A server started beside us, as in a compose file, may need a while. */
const reachTimeoutMs = 20_000
const reachPollMs = 500
/** How long close() waits for queries under way. */
const drainTimeoutMs = 5_000

function openPool(url: string, max: number, log: DatabaseLog): Pool {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: connectTimeoutMs })
  // A connection that breaks tells its next query; without a listener the event would end the process.
  const tell = (error: Error) => log({ level: 'warn', message: 'A database connection broke', error: error.message })
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function drain(pool: Pool) {
  await Promise.race([pool.end(), sleep(drainTimeoutMs, null, { ref: false })])
}

const withoutPassword = (url: string) => url.replace(/(:\/\/[^:@/]*):[^@]*@/, '$1@')

/** Codes of errors that go away by themselves: not listening yet, still starting, just recovering. */
const passing = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EAI_AGAIN', '57P03'])

async function reach(pool: Pool, url: string) {
  for (let waitedMs = 0; ; waitedMs += reachPollMs) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (passing.has(code) && waitedMs < reachTimeoutMs) {
        await sleep(reachPollMs)
        continue
      }
      const said = error instanceof Error ? error.message || code : String(error)
      throw databaseProblem('database_unreachable', `The database ${withoutPassword(url)} does not answer: ${said}.`, error)
    }
  }
}

/** Opens the database and answers when it takes queries. `close` waits for queries under way and stops what was started here. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log,
  maxConnections = defaultConnections,
}: OpenDatabaseOptions): Promise<Database> {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log, maxConnections })
  const url = embedded ? embedded.url : databaseUrl!
  const pool = openPool(url, maxConnections, log)
  const close = async () => {
    await drain(pool)
    await embedded?.close()
  }
  try {
    await reach(pool, url)
  } catch (error) {
    await close()
    throw error
  }
  return { pool, url, embedded: embedded !== null, close }
}
