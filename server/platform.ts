// The one handle. `openPlatform` opens everything our process owns, `close` gives it back in the opposite order. Functions take
// `platform` first; those that read or write tables take a `Unit`, which only `inTenant` and `inTransaction` hand out, so a query
// without a transaction and a role does not type-check.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompiler, type Compiler } from './compiler/compiler.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openSignals, type Signals } from './db/signals.ts'
import { inScope, migrateDatabase, type Database, type Scope } from './db/units-of-work.ts'
import { openFiles, type Files } from './files.ts'
import { openJobs, type Jobs } from './jobs.ts'
import { createLog, type Log } from './log.ts'
import { openMail, type Mailer } from './mail.ts'

export type Platform = {
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
  /** Keyed digest of a text with the installation's secret: short-lived tokens, never stored. Base64url. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
  /** Encrypts a text that rests in a table (a seed, a client secret) with a key of the installation; `unseal` gives it back. */
  seal(text: string): string
  unseal(sealed: string): string
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
    const jobs = await openJobs(database.pool, signals, log)
    opened.push(() => jobs.close())
    const compiler = createCompiler()
    compiler.warm().catch((error: unknown) => log({ level: 'warn', message: 'the compiler did not warm up', error }))
    opened.push(() => compiler.stop())
    const mail = openMail(config)
    opened.push(async () => mail.close())
    const files = await openFiles(config.dataDir)
    const secret = await readSecret(config.dataDir)
    const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

    const platform: Platform = {
      config,
      log,
      files,
      mail,
      jobs,
      signals,
      compiler,
      exclusive: database.embedded,
      now: options.now ?? (() => new Date()),
      sign,
      verify(text, signature) {
        const expected = Buffer.from(sign(text))
        const given = Buffer.from(signature)
        return expected.length === given.length && timingSafeEqual(expected, given)
      },
      ...sealWith(secret),
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

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key derived from the installation's secret. What was changed at rest does not open: `unseal` throws. */
function sealWith(secret: Buffer): Pick<Platform, 'seal' | 'unseal'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'smida seal', 32))
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      opener.setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([opener.update(bytes.subarray(nonceBytes, -tagBytes)), opener.final()]).toString('utf8')
    },
  }
}

/** The installation's secret: made at the first start, kept in the data folder, readable by its owner only. */
async function readSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  const made = randomBytes(32).toString('base64url')
  await writeFile(path, made, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url')
}
