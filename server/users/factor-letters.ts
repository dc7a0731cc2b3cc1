// A change to how one signs in is told twice, in the unit of work that makes it: to the organisation's log and to the person.
import { eq } from 'drizzle-orm'
import type { AuditAction } from '#shared/accounts.ts'
import { users } from '../db/schema.ts'
import { type Factor, type Place, sendMail } from '../letters/letters.ts'
import type { Unit } from '../platform.ts'
import { recordAudit, recordAuditEverywhere } from '../tenants/audit.ts'
import type { Actor } from '../tenants/roles.ts'

const accountPath = '/!ui/account'

export async function tellOfFactor(unit: Unit, actor: Actor, what: 'added' | 'removed', factor: Factor): Promise<void> {
  await recordAudit(unit, actor, `factor.${what}`, factor)
  await sendMail(unit, {
    to: actor.email,
    language: await languageOf(unit, actor),
    kind: `factor-${what}`,
    values: { name: actor.name, factor, link: { domain: actor.domain, path: accountPath } },
  })
}

export async function tellOfPassword(unit: Unit, actor: Actor): Promise<void> {
  await recordAudit(unit, actor, 'password.changed')
  await sendMail(unit, {
    to: actor.email,
    language: await languageOf(unit, actor),
    kind: 'password-changed',
    values: { name: actor.name, link: { domain: actor.domain, path: accountPath } },
  })
}

/** What was done without a session is told to every organisation of the person; where their account is from there. */
export async function tellOrganizations(
  unit: Unit,
  user: Pick<typeof users.$inferSelect, 'id' | 'name' | 'language'>,
  ...told: [action: AuditAction, object: string, detail: Record<string, string>]
): Promise<Place> {
  const [oldest] = await recordAuditEverywhere(unit, user, ...told)
  return oldest ? { domain: oldest.domain, path: accountPath } : { domain: null, path: `/${user.language}/login` }
}

async function languageOf(unit: Unit, { userId }: Actor): Promise<string> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  return user?.language ?? 'en'
}
