// Slows down guessing: after a few failures an account, and the network that asks, must wait longer each time. Kept in the
// database, so it holds on every process and after a restart. An attempt counts before it is judged, so that a hundred guesses
// at the same moment are a hundred and not one; what was right is forgotten again.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { eq, inArray, sql } from 'drizzle-orm'
import { attempts } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'

export const attemptLimits = {
  freeFailures: 5,
  freeFailuresPerNetwork: 50,
  delayMaxSeconds: 900,
  /** so many in a row close an account to guesses until it was left alone for `forgetAfterMs`, or its password was reset */
  failuresMax: 100,
  forgetAfterMs: 24 * 3600_000,
} as const

/** What is tried: each purpose has counts of its own. */
export type Attempt = { purpose: 'login' | 'reset' | 'signup' | 'email'; email: string; address: string }

const keysOf = ({ purpose, email, address }: Attempt) => ({
  account: digest(`${purpose} account:${email.trim().toLowerCase()}`),
  network: digest(`${purpose} network:${networkOf(address)}`),
})
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Who has an IPv6 address has at least the 2^64 beside it: those count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const words = (part: string) => (part === '' ? [] : part.split(':'))
  const after = words(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - words(head).length - after.length
  const all = [...words(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`
}

/** Counts an attempt as a failure until `forgetAttempts` says otherwise. Refuses with `too_many` and the seconds to wait. */
export async function countAttempt(unit: Unit, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt)
  const both = Object.values(keys).toSorted()
  const now = unit.now()
  const made = both.map((key) => ({ key, failures: 0, lastAt: now }))
  await unit.db.insert(attempts).values(made).onConflictDoNothing()
  const rows = await unit.db.select().from(attempts).where(inArray(attempts.key, both)).orderBy(attempts.key).for('update')
  for (const { key, failures, lastAt } of rows) {
    const waitMs = delayMs(key === keys.account ? 'account' : 'network', failures)
    const leftMs = lastAt.getTime() + waitMs - now.getTime()
    // One that waited for its turn at the row may be older than the last: without a delay that is no reason to refuse it.
    if (waitMs > 0 && leftMs > 0) throw refusal('too_many', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
  }
  const forgetBefore = new Date(now.getTime() - attemptLimits.forgetAfterMs).toISOString()
  const failures = sql`case when ${attempts.lastAt} <= ${forgetBefore}::timestamptz then 1 else ${attempts.failures} + 1 end`
  await unit.db.update(attempts).set({ failures, lastAt: now }).where(inArray(attempts.key, both))
}

function delayMs(who: 'account' | 'network', failures: number): number {
  if (who === 'account' && failures >= attemptLimits.failuresMax) return attemptLimits.forgetAfterMs
  const over = failures - (who === 'account' ? attemptLimits.freeFailures : attemptLimits.freeFailuresPerNetwork)
  return over < 0 ? 0 : Math.min(2 ** over, attemptLimits.delayMaxSeconds) * 1000
}

/** After a right proof: clears the account's own count, and takes this attempt off the network's. */
export async function forgetAttempts(unit: Unit, attempt: Attempt): Promise<void> {
  const { account, network } = keysOf(attempt)
  // In the order in which counting takes them, so that the two never wait for each other.
  const both = [account, network].toSorted()
  await unit.db.select().from(attempts).where(inArray(attempts.key, both)).orderBy(attempts.key).for('update')
  await unit.db.delete(attempts).where(eq(attempts.key, account))
  await unit.db
    .update(attempts)
    .set({ failures: sql`greatest(${attempts.failures} - 1, 0)` })
    .where(eq(attempts.key, network))
}
