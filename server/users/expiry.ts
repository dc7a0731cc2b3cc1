// What has had its time is taken away now and then: sessions, tickets, counts of failed logins, answers kept for repeated requests.
import { lt } from 'drizzle-orm'
import { attempts, idempotencyKeys, invitations, sessions, spent, tickets } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { attemptLimits } from './attempts.ts'

export const sweepEveryMs = 3600_000
/** How long the first answer to an Idempotency-Key is given again. */
const answersKeptMs = 24 * 3600_000

export async function sweepExpired(platform: Platform): Promise<void> {
  await platform.inTransaction(async ({ db, now }) => {
    const at = now()
    const before = (ms: number) => new Date(at.getTime() - ms)
    await db.delete(sessions).where(lt(sessions.expiresAt, at))
    await db.delete(tickets).where(lt(tickets.expiresAt, at))
    await db.delete(spent).where(lt(spent.expiresAt, at))
    await db.delete(invitations).where(lt(invitations.expiresAt, at))
    await db.delete(attempts).where(lt(attempts.lastAt, before(attemptLimits.forgetAfterMs)))
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(answersKeptMs)))
  })
}
