// Whether an address is the person's own (SIGNUP-5): a letter with a link goes to it, and whoever presses the button behind the link
// has proved it. Nothing waits for it; but other ways in (a provider, an organisation's sign-on) trust a proved address only.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { tickets, users } from '../db/schema.ts'
import { sendMail } from '../letters/letters.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { issueTicket, ticketLifeMs } from './tickets.ts'

/** A new letter at most so often: nobody's mailbox is ours to fill. */
const pauseMs = 60_000

/** Sends the letter. The token stands behind `#`, where no server's log sees it. */
export async function sendEmailProof(unit: Unit, user: Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>) {
  const token = await issueTicket(unit, 'email', { userId: user.id, data: { email: user.email } })
  const link = { domain: null, path: `/!email-proof#${token}` }
  const values = { name: user.name, link }
  await sendMail(unit, { to: user.email, language: user.language, kind: 'email-proof', values })
}

/** The letter once more. Does nothing for an address that is proved; refuses with `too_many` shortly after the last one. */
export async function sendEmailProofAgain(unit: Unit, userId: string): Promise<void> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.emailProvedAt) return
  const youngerThan = new Date(unit.now().getTime() + ticketLifeMs.email - pauseMs)
  const mine = and(eq(tickets.userId, userId), eq(tickets.kind, 'email'), sql`${tickets.data}->>'from' is null`)
  const [recent] = await unit.db
    .select()
    .from(tickets)
    .where(and(mine, gt(tickets.expiresAt, youngerThan)))
  if (recent) throw refusal('too_many', { retryAfterSeconds: pauseMs / 1000 })
  await unit.db.delete(tickets).where(mine)
  await sendEmailProof(unit, user)
}

/** The address that a letter proved. Refuses with `bad_token` when the account has another one by now. */
export async function proveEmail(unit: Unit, userId: string, email: string): Promise<string> {
  const isTheirs = and(eq(users.id, userId), eq(users.email, email))
  const [known] = await unit.db.select({ id: users.id }).from(users).where(isTheirs)
  if (!known) throw refusal('bad_token')
  await unit.db
    .update(users)
    .set({ emailProvedAt: unit.now() })
    .where(and(isTheirs, isNull(users.emailProvedAt)))
  return email
}
