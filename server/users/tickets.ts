// One-time tickets: the secret goes out once, its hash is kept, and redeeming is one DELETE … RETURNING, so of any number of
// tries at the same time exactly one succeeds (D16).
import { and, eq, gt } from 'drizzle-orm'
import { tickets } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { hashOf, newSecret } from './secrets.ts'

const lifeMs = { atoken: 120_000 } as const
export type TicketKind = keyof typeof lifeMs

/** Returns the secret to hand out. */
export async function issueTicket(unit: Unit, kind: TicketKind, owner: { userId: string; tenantId: string }): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(unit.now().getTime() + lifeMs[kind])
  await unit.db.insert(tickets).values({ keyHash: hashOf(secret), kind, ...owner, expiresAt })
  return secret
}

/** Spends a ticket: its owner, or null when it is unknown, spent, of another kind or too old. */
export async function redeemTicket(
  unit: Unit,
  kind: TicketKind,
  secret: string,
): Promise<{ userId: string; tenantId: string } | null> {
  const [spent] = await unit.db
    .delete(tickets)
    .where(and(eq(tickets.keyHash, hashOf(secret)), eq(tickets.kind, kind), gt(tickets.expiresAt, unit.now())))
    .returning()
  return spent?.userId && spent.tenantId ? { userId: spent.userId, tenantId: spent.tenantId } : null
}
