// Slows down guessing: after a few failures an account, and the address that asks, must wait longer each time. Kept in the
// database, so it holds on every process and after a restart.
import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { attempts } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'

export const attemptLimits = {
  freeFailures: 5,
  freeFailuresPerAddress: 50,
  delayMaxSeconds: 900,
  forgetAfterMs: 24 * 3600_000,
} as const

export type Attempt = { email: string; address: string }

const keysOf = ({ email, address }: Attempt) => ({
  account: createHash('sha256').update(`account:${email.toLowerCase()}`).digest('hex'),
  address: createHash('sha256').update(`address:${address}`).digest('hex'),
})

/** Refuses with `too_many` and the seconds to wait. */
export async function mustNotGuess(unit: Unit, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt)
  const rows = await unit.db
    .select()
    .from(attempts)
    .where(inArray(attempts.key, Object.values(keys)))
  for (const row of rows) {
    const free = row.key === keys.account ? attemptLimits.freeFailures : attemptLimits.freeFailuresPerAddress
    const over = row.failures - free
    if (over < 0) continue
    const waitMs = Math.min(2 ** over, attemptLimits.delayMaxSeconds) * 1000
    const leftMs = row.lastAt.getTime() + waitMs - unit.now().getTime()
    if (leftMs > 0) throw refusal('too_many', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
  }
}

export async function recordFailure(unit: Unit, attempt: Attempt): Promise<void> {
  const now = unit.now()
  const forgetBefore = new Date(now.getTime() - attemptLimits.forgetAfterMs).toISOString()
  for (const key of Object.values(keysOf(attempt))) {
    await unit.db
      .insert(attempts)
      .values({ key, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          failures: sql`case when ${attempts.lastAt} < ${forgetBefore}::timestamptz then 1 else ${attempts.failures} + 1 end`,
          lastAt: now,
        },
      })
  }
}

/** A right password clears the account's own count, not the address's. */
export async function forgetFailures(unit: Unit, attempt: Attempt): Promise<void> {
  await unit.db.delete(attempts).where(eq(attempts.key, keysOf(attempt).account))
}
