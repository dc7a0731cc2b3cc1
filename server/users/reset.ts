// A forgotten password (LOGIN-6). Asking is answered alike, in the same time, whether or not anybody has that address; only the mail
// knows. Its link works once, within the hour, on the host it was asked from. The new password ends every session and proves the
// address, since only its owner reads the mail; second factors stay, so that a stolen mailbox alone does not open an account.
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { identities, members, passkeys, tenants, tickets, users } from '../db/schema.ts'
import { sendMail } from '../letters/letters.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Call } from '../route.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { tellOrganizations } from './factor-letters.ts'
import { findByEmail } from './identities.ts'
import { mustBeStrong } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { closeSessions } from './sessions.ts'
import { findTicket, issueTicket, redeemTicket } from './tickets.ts'

/** Longer than the work takes, so that the time says nothing about it. */
const answerAfterMs = 250

type Host = Pick<Call, 'domain' | 'address'>

/** Sends the link, if there is somebody to send it to. Refuses with `too_many` who asks too often, for whatever address. */
export async function askForReset(platform: Platform, email: string, { domain, address }: Host): Promise<void> {
  const answered = sleep(answerAfterMs)
  await platform.inTransaction(async (unit) => {
    await countAttempt(unit, { purpose: 'reset', email, address })
    const user = await findByEmail(unit, email)
    if (!user) return
    const [here] = await unit.db
      .select({ id: tenants.id })
      .from(members)
      .innerJoin(tenants, eq(tenants.id, members.tenantId))
      .where(and(eq(members.userId, user.id), eq(tenants.domain, domain ?? '')))
    const token = await issueTicket(unit, 'reset', { userId: user.id, tenantId: here?.id ?? null })
    const link = { domain: here ? domain : null, path: `/${user.language}/login?reset=${token}` }
    await sendMail(unit, { to: user.email, language: user.language, kind: 'reset', values: { name: user.name, link } })
  })
  await answered
}

/**
 * Sets the password of whom the token was sent to; returns their address. Refuses with `bad_token`, and with `invalid` a password that
 * is too weak, which leaves the token good.
 */
export async function resetPassword(
  platform: Platform,
  token: string,
  password: string,
  { domain, address }: Host,
): Promise<string> {
  const about = await platform.inTransaction(async (unit) => {
    const user = await userOf(unit, domain, await findTicket(unit, 'reset', token))
    return [user.email, user.name]
  })
  await mustBeStrong(password, about)
  const passwordHash = await hashPassword(password)
  return platform.inTransaction(async (unit) => {
    const user = await userOf(unit, domain, await redeemTicket(unit, 'reset', token))
    // Whoever signed up with a stranger's address may have left a way back in.
    if (!user.emailProvedAt)
      for (const table of [passkeys, identities]) await unit.db.delete(table).where(eq(table.userId, user.id))
    await unit.db
      .update(users)
      .set({ passwordHash, emailProvedAt: sql`coalesce(${users.emailProvedAt}, ${unit.now().toISOString()}::timestamptz)` })
      .where(eq(users.id, user.id))
    await closeSessions(unit, user.id, null)
    await unit.db.delete(tickets).where(eq(tickets.userId, user.id))
    for (const purpose of ['login', 'reset'] as const) await forgetAttempts(unit, { purpose, email: user.email, address })
    await tellOfChange(unit, user)
    return user.email
  })
}

/** Good on the host it was sent for only. */
async function userOf(unit: Unit, domain: string | null, ticket: Awaited<ReturnType<typeof findTicket>>) {
  if (!ticket?.userId) throw refusal('bad_token')
  const [found] = await unit.db
    .select({ user: users, domain: tenants.domain })
    .from(users)
    .leftJoin(tenants, sql`${tenants.id} = ${ticket.tenantId}::uuid`)
    .where(eq(users.id, ticket.userId))
  if (!found || found.domain !== domain) throw refusal('bad_token')
  return found.user
}

async function tellOfChange(unit: Unit, user: typeof users.$inferSelect): Promise<void> {
  const link = await tellOrganizations(unit, user, 'password.changed', user.email, { by: 'reset' })
  const values = { name: user.name, link }
  await sendMail(unit, { to: user.email, language: user.language, kind: 'password-changed', values })
}
