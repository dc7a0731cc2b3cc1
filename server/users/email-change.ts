// Another address for one's account. It takes a fresh proof to ask, and the new mailbox to confirm: until somebody presses the button
// behind the letter's link, the old address stays. The old one is told, and links that were sent to it are good no longer.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { tickets, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import { sendMail } from '../letters/letters.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Actor } from '../tenants/roles.ts'
import { countAttempt } from './attempts.ts'
import { proveEmail } from './email-proof.ts'
import { tellOrganizations } from './factor-letters.ts'
import { findByEmail } from './identities.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

const waitsFor = (userId: string) =>
  and(eq(tickets.userId, userId), eq(tickets.kind, 'email'), sql`${tickets.data}->>'from' is not null`)

/** The address that waits to be confirmed, null where none does. */
export async function askedEmail(unit: Unit, userId: string): Promise<string | null> {
  const [waiting] = await unit.db
    .select({ email: sql<string>`${tickets.data}->>'email'` })
    .from(tickets)
    .where(and(waitsFor(userId), sql`${tickets.expiresAt} > ${unit.now().toISOString()}::timestamptz`))
  return waiting?.email ?? null
}

/**
 * Writes to the new address; a later wish takes the place of an earlier one. Whether somebody has that address already is told to its
 * reader alone, when the link is used. Refuses with `too_many` who asks again and again: nobody's mailbox is ours to fill.
 */
export async function askForEmail(unit: Unit, actor: Actor, email: string, address: string): Promise<void> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, actor.userId)).for('update')
  await forgetAskedEmail(unit, actor.userId)
  if (!user || user.email === email) return
  await countAttempt(unit, { purpose: 'email', email: user.email, address })
  const token = await issueTicket(unit, 'email', { userId: user.id, data: { email, from: user.email } })
  const link = { domain: null, path: `/!email-proof#${token}` }
  await sendMail(unit, { to: email, language: user.language, kind: 'email-change', values: { name: user.name, link } })
}

export const forgetAskedEmail = (unit: Unit, userId: string) => unit.db.delete(tickets).where(waitsFor(userId))

/**
 * Spends the token of a letter; the address it proved, which is the account's from now on. Refuses with `bad_token`, also when the
 * account has another address by now, and with `user_exists`, which leaves the token good.
 */
export async function acceptEmail(unit: Unit, token: string): Promise<string> {
  const ticket = await redeemTicket(unit, 'email', token)
  const { email, from } = ticket?.data ?? {}
  if (!ticket?.userId || typeof email !== 'string') throw refusal('bad_token')
  return typeof from === 'string' ? changeEmail(unit, ticket.userId, from, email) : proveEmail(unit, ticket.userId, email)
}

async function changeEmail(unit: Unit, userId: string, from: string, email: string): Promise<string> {
  const [user] = await unit.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .for('update')
  if (!user) throw refusal('bad_token')
  const holder = await findByEmail(unit, email)
  if (holder && holder.id !== userId) throw refusal('user_exists')
  try {
    await unit.db.update(users).set({ email, emailProvedAt: unit.now() }).where(eq(users.id, userId))
  } catch (error) {
    throw isUniqueViolation(error) ? refusal('user_exists') : error
  }
  const sentToOld = inArray(tickets.kind, ['email', 'reset', 'atoken', 'code'])
  await unit.db.delete(tickets).where(and(eq(tickets.userId, userId), sentToOld))
  const link = await tellOrganizations(unit, user, 'email.changed', email, { from })
  // An address that nobody ever proved may be a stranger's.
  if (user.emailProvedAt)
    await sendMail(unit, { to: from, language: user.language, kind: 'email-changed', values: { name: user.name, email, link } })
  return email
}
