// A unit of work: one connection, one transaction, one role. `tenant` sees only the rows of its tenant (row-level security stands
// behind it), `platform` sees all and is for sign-up, hosts and jobs. Role and tenant travel with `begin` in one round trip.
// Anything thrown inside rolls everything back.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { refusal } from '../refusal.ts'

export type Database = NodePgDatabase
export type Scope = { role: 'platform' } | { role: 'tenant'; tenantId: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const migrationLock = 7_364_811
/** SQLSTATEs that are nobody's bug: the disk is full; a text holds NUL or half a surrogate pair. */
const diskFull = '53100'
const uniqueViolation = '23505'
const unstorableText = new Set(['22021', '22P05'])

export async function inScope<T>(pool: Pool, scope: Scope, work: (db: Database) => Promise<T>): Promise<T> {
  if (scope.role === 'tenant' && !uuid.test(scope.tenantId)) throw new Error('a tenant id is a uuid')
  const client = await pool.connect()
  let broken = false
  try {
    const tenant = scope.role === 'tenant' ? `; select set_config('app.tenant', '${scope.tenantId}', true)` : ''
    await client.query(`begin; set local role smida_${scope.role}${tenant}`)
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    const state = sqlState(error)
    if (state === diskFull) throw refusal('storage_full')
    if (state && unstorableText.has(state))
      throw refusal('invalid', { message: 'A text holds a character that cannot be stored.' })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The five-character SQLSTATE of a database error, however deep drizzle wrapped it. */
function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}

/** Whether a row of the same key stands there already. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === uniqueViolation

/** Brings the tables up to date; processes that start at once wait for each other. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: new URL('./migrations', import.meta.url).pathname })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}
