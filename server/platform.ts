// The one handle. `openPlatform` opens everything our process owns, `close` gives it back in the opposite order. Functions take
// `platform` first; those that read or write tables take a `Unit`, which only `inTenant` and `inTransaction` hand out, so a query
// without a transaction and a role does not type-check.
import { mkdir } from 'node:fs/promises'
import { createCompiler, type Compiler } from './compiler/compiler.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openSignals, type Signals } from './db/signals.ts'
import { inScope, migrateDatabase, type Database, type Scope } from './db/units-of-work.ts'
import { openFiles, type Files } from './files.ts'
import { openJobs, type Jobs } from './jobs.ts'
import { createLog, type Log } from './log.ts'
import { openMail, type Mailer } from './mail.ts'
import { openSecret, type Secret } from './secret.ts'

export type Platform = Secret & {
  config: Config
  log: Log
  files: Files
  mail: Mailer
  jobs: Jobs
  signals: Signals
  compiler: Compiler
  /** no other process can be working on this database: it is the embedded one, and its folder is locked */
  exclusive: boolean
  now(): Date
  /** One transaction that sees the rows of one tenant. */
  inTenant<T>(tenantId: string, work: (unit: Unit) => Promise<T>): Promise<T>
  /** One transaction across tenants: sign-up, hosts, jobs. */
  inTransaction<T>(work: (unit: Unit) => Promise<T>): Promise<T>
  /** Rejects with the reason when database or files do not answer. */
  probe(): Promise<void>
  close(): Promise<void>
}
export type Unit = Platform & { db: Database; scope: Scope }

const connectionsMax = 16

export async function openPlatform(config: Config, options: { log?: Log; now?: () => Date } = {}): Promise<Platform> {
  const log = options.log ?? createLog(config.logLevel)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log,
    maxConnections: connectionsMax,
  })
  const opened: (() => Promise<void>)[] = [() => database.close()]
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse())
      await close().catch((error) => log({ level: 'error', message: 'closing failed', error }))
  }
  try {
    await migrateDatabase(database.pool)
    const signals = await openSignals(database.pool, log)
    opened.push(() => signals.close())
    const mail = openMail(config)
    opened.push(async () => mail.close())
    const jobs = await openJobs(database.pool, signals, log)
    opened.push(() => jobs.close())
    const compiler = createCompiler()
    compiler.warm().catch((error: unknown) => log({ level: 'warn', message: 'the compiler did not warm up', error }))
    opened.push(() => compiler.stop())
    const files = await openFiles(config.dataDir)
    const secret = await openSecret(config.dataDir)

    const platform: Platform = {
      ...secret,
      config,
      log,
      files,
      mail,
      jobs,
      signals,
      compiler,
      exclusive: database.embedded,
      now: options.now ?? (() => new Date()),
      inTenant: (tenantId, work) => unitOfWork({ role: 'tenant', tenantId }, work),
      inTransaction: (work) => unitOfWork({ role: 'platform' }, work),
      async probe() {
        await database.pool.query('select 1')
        await files.probe()
      },
      close: closeAll,
    }
    const unitOfWork = <T>(scope: Scope, work: (unit: Unit) => Promise<T>) =>
      inScope(database.pool, scope, (db) => work({ ...platform, db, scope }))
    return platform
  } catch (error) {
    await closeAll()
    throw error
  }
}
