// One-time tickets: the secret goes out once, its hash is kept, and redeeming is one DELETE … RETURNING, so of any number of
// tries at the same time exactly one succeeds (D16). What the kind needs to know again travels in `data`.
import { and, eq, gt } from 'drizzle-orm'
import type { TicketKind } from '#shared/accounts.ts'
import { tickets } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Challenges and states last as long as a person may take at the other end. */
export const ticketLifeMs: Record<TicketKind, number> = {
  atoken: 60_000,
  reset: 3600_000,
  passkey: 5 * 60_000,
  code: 5 * 60_000,
  oidc: 15 * 60_000,
  saml: 15 * 60_000,
  provider: 10 * 60_000,
  sso: 60_000,
  email: 7 * 24 * 3600_000,
}

export type Ticket = { userId: string | null; tenantId: string | null; data: Record<string, unknown> }

/** Returns the secret to hand out. */
export async function issueTicket(unit: Unit, kind: TicketKind, about: Partial<Ticket>): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(unit.now().getTime() + ticketLifeMs[kind])
  await unit.db.insert(tickets).values({ keyHash: hashOf(secret), kind, ...about, expiresAt })
  return secret
}

/** Spends a ticket: what it was issued about, or null when it is unknown, spent, of another kind or too old. */
export async function redeemTicket(unit: Unit, kind: TicketKind, secret: string): Promise<Ticket | null> {
  const [redeemed] = await unit.db
    .delete(tickets)
    .where(and(eq(tickets.keyHash, hashOf(secret)), eq(tickets.kind, kind), gt(tickets.expiresAt, unit.now())))
    .returning()
  return redeemed ? { userId: redeemed.userId, tenantId: redeemed.tenantId, data: redeemed.data ?? {} } : null
}

/** What a ticket was issued about, without spending it. */
export async function findTicket(unit: Unit, kind: TicketKind, secret: string): Promise<Ticket | null> {
  const [found] = await unit.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.keyHash, hashOf(secret)), eq(tickets.kind, kind), gt(tickets.expiresAt, unit.now())))
  return found ? { userId: found.userId, tenantId: found.tenantId, data: found.data ?? {} } : null
}
