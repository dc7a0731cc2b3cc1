// Whom an organisation's provider may bring in. It is believed about people whose address is of a domain the organisation proved, and
// about nobody else, whether new here or known. Somebody new joins with the organisation's default role. Somebody who was removed and
// comes back through the provider joins again with that role: who belongs is then the provider's to say.
import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { mailDomainOf, type SignOnProblem } from '#shared/sign-on.ts'
import { userLimits } from '#shared/users.ts'
import { mailDomains, members, users } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { recordAudit } from '../tenants/audit.ts'
import { claimAccount, findByEmail, findByIdentity, linkIdentity } from '../users/identities.ts'
import type { Organization, SignOn } from './sign-ons.ts'

export type Outsider = { issuer: string; subject: string; email: string | null; name: string | null }

const plainEmail = /^[^\s@<>"]{1,64}@[a-z0-9.-]{1,189}$/i

/** Why this person may not come in, or null. */
export async function problemOfPerson(unit: Unit, organization: Organization, person: Outsider): Promise<SignOnProblem | null> {
  if (!person.email || !plainEmail.test(person.email) || !person.subject) return 'no_email'
  return (await isOfProvedDomain(unit, organization.id, person.email)) ? null : 'domain'
}

/** The user this person is here, a member from now on if not already. */
export async function admitPerson(
  unit: Unit,
  { organization, signOn, person, language }: { organization: Organization; signOn: SignOn; person: Outsider; language: string },
): Promise<{ userId: string } | { problem: SignOnProblem }> {
  const problem = await problemOfPerson(unit, organization, person)
  if (problem) return { problem }
  const identity = { issuer: `${organization.id}:${person.issuer}`, subject: person.subject }
  const known = await findByIdentity(unit, identity)
  const userId = known ?? (await findOrCreate(unit, organization, { ...person, email: person.email! }, language))
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  // an account may have moved to an address that is none of the organisation's business
  if (!(await isOfProvedDomain(unit, organization.id, user!.email))) return { problem: 'domain' }
  if (!known) await linkIdentity(unit, userId, identity)
  const joined = await unit.db
    .insert(members)
    .values({ tenantId: organization.id, userId, role: signOn.defaultRole, createdAt: unit.now() })
    .onConflictDoNothing()
    .returning()
  const actor = { userId, name: user!.name, tenantId: organization.id }
  if (joined.length > 0) await recordAudit(unit, actor, 'member.joined', user!.email, { role: signOn.defaultRole, by: 'sso' })
  return { userId }
}

async function findOrCreate(
  unit: Unit,
  organization: Organization,
  person: Outsider & { email: string },
  language: string,
): Promise<string> {
  const user = await findByEmail(unit, person.email)
  if (user) {
    await claimAccount(unit, user, organization.name, { domain: organization.domain, path: '/!ui/account' })
    return user.id
  }
  const id = randomUUID()
  const name = (person.name ?? person.email.split('@')[0]!).slice(0, userLimits.nameMaxChars)
  await unit.db.insert(users).values({ id, email: person.email, name, language, emailProvedAt: unit.now() })
  return id
}

async function isOfProvedDomain(unit: Unit, tenantId: string, email: string): Promise<boolean> {
  const mine = and(
    eq(mailDomains.tenantId, tenantId),
    eq(mailDomains.domain, mailDomainOf(email)),
    isNotNull(mailDomains.provedAt),
  )
  return (await unit.db.$count(mailDomains, mine)) > 0
}
