// A person's accounts at providers. An account is found by issuer and subject, never by an address that may pass to somebody else;
// by its address it is found once, to be linked, and only when the provider vouches for that address. An account whose own address
// was never proved may have been made by a stranger who waits for the owner: everything that opens it is taken away first.
import { and, eq, sql } from 'drizzle-orm'
import { identities, passkeys, recoveryCodes, sessions, tickets, users } from '../db/schema.ts'
import { sendMail, type Place } from '../letters/letters.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'

export type Identity = { issuer: string; subject: string }

export async function findByIdentity(unit: Unit, { issuer, subject }: Identity): Promise<string | null> {
  const [found] = await unit.db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found?.userId ?? null
}

export async function findByEmail(unit: Unit, email: string): Promise<typeof users.$inferSelect | null> {
  const [found] = await unit.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return found ?? null
}

/** Whether it is new. Refuses with `identity_taken` one that belongs to somebody else. Linking twice is linking once. */
export async function linkIdentity(unit: Unit, userId: string, { issuer, subject }: Identity): Promise<boolean> {
  const linked = await unit.db
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: unit.now() })
    .onConflictDoNothing()
    .returning()
  if ((await findByIdentity(unit, { issuer, subject })) !== userId) throw refusal('identity_taken')
  return linked.length > 0
}

export const listIdentities = (unit: Unit, userId: string) =>
  unit.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(identities.createdAt)

export async function unlinkIdentity(unit: Unit, userId: string, { issuer, subject }: Identity): Promise<void> {
  await unit.db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer), eq(identities.subject, subject)))
}

/**
 * Gives an account to the person whose address `provider` has just vouched for. If nobody proved that address before, whatever was
 * laid into the account is removed (password, factors, other identities, sessions and one-time secrets) and a letter says so.
 */
export async function claimAccount(unit: Unit, user: typeof users.$inferSelect, provider: string, link: Place): Promise<void> {
  const { id: userId, email, name, language } = user
  const [claimed] = await unit.db
    .update(users)
    .set({ emailProvedAt: unit.now(), passwordHash: null, totpSeed: null, totpEnrolledAt: null, totpStep: null })
    .where(and(eq(users.id, userId), sql`${users.emailProvedAt} is null`))
    .returning({ id: users.id })
  if (!claimed) return
  for (const table of [sessions, passkeys, recoveryCodes, identities, tickets])
    await unit.db.delete(table).where(eq(table.userId, userId))
  await sendMail(unit, { to: email, language, kind: 'account-secured', values: { name, provider, link } })
}
