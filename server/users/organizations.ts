// A person's organisations: founding one, at sign-up or later, and going from one to another. Each has its own host and its own
// session, so every way into one is a one-time link to its login page.
import { randomUUID } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Role, SignInMethod } from '#shared/accounts.ts'
import { languageOf, type Language } from '#shared/languages.ts'
import type { SignupResponse } from '#shared/users.ts'
import { members, tenants, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import { deriveDomain, mustBeFree, refuseTakenDomain } from '../tenants/domains.ts'
import type { Actor } from '../tenants/roles.ts'
import { mustSignInBy } from '../tenants/sign-on.ts'
import { issueTicket } from './tickets.ts'

export const organizationLimits = { ownedMax: 50, shownMax: 100 } as const

type Founder = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email'>
export type Founding = { organizationName?: string; domain?: string; plan: string }

/** Makes an organisation with its first owner. Refuses with `domain_taken`; two that want one domain at once: the database decides. */
export async function foundOrganization(unit: Unit, founder: Founder, wish: Founding): Promise<Actor> {
  if (wish.domain) await mustBeFree(unit, wish.domain)
  const domain = wish.domain ?? (await deriveDomain(unit, { ...wish, ...founder }))
  const tenantId = randomUUID()
  const tenantName = wish.organizationName ?? founder.name
  await unit.db.insert(tenants).values({ id: tenantId, domain, name: tenantName, plan: wish.plan })
  await unit.db.insert(members).values({ tenantId, userId: founder.id, role: 'owner', createdAt: unit.now() })
  const owner = {
    userId: founder.id,
    name: founder.name,
    email: founder.email,
    tenantId,
    tenantName,
    domain,
    role: 'owner' as const,
  }
  await recordAudit(unit, owner, 'organization.created', tenantName)
  return owner
}

/** A further organisation of a signed-in person. Refuses with `domain_taken`, `too_many_organizations`. */
export async function foundAnother(unit: Unit, actor: Actor, wish: Founding): Promise<Actor> {
  const owned = and(eq(members.userId, actor.userId), eq(members.role, 'owner'))
  const [row] = await unit.db.select({ owned: count() }).from(members).where(owned)
  if (row && row.owned >= organizationLimits.ownedMax) throw refusal('too_many_organizations')
  return foundOrganization(unit, { id: actor.userId, name: actor.name, email: actor.email }, wish)
}

const derivedTriesMax = 5

/**
 * Runs what founds an organisation again when another took its derived domain in the same moment. Who chose the domain is told as if
 * they had come later. `look` finds out first whether something else was taken.
 */
export async function withFreeDomain<T>(wish: { domain?: string }, work: () => Promise<T>, look = async () => {}): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      await look()
      if (wish.domain || tries === derivedTriesMax) refuseTakenDomain()
    }
  }
}

type Entrance = Pick<Actor, 'userId' | 'tenantId' | 'domain'>

/** A one-time link that lets the user into a tenant as if they had just signed in there by `method`. */
export async function linkInto(unit: Unit, { userId, tenantId, domain }: Entrance, method: SignInMethod, language: string) {
  const atoken = await issueTicket(unit, 'atoken', { userId, tenantId, data: { method } })
  return { atoken, url: `${tenantOrigin(unit.config, domain)}/${language}/login?atoken=${atoken}` }
}

export type Organization = { id: string; name: string; domain: string; role: Role }

/** Where the user is a member, first joined first. */
export const listOrganizations = (unit: Unit, userId: string): Promise<Organization[]> =>
  unit.db
    .select({ id: tenants.id, name: tenants.name, domain: tenants.domain, role: members.role })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt))
    .limit(organizationLimits.shownMax)

/**
 * The address that leads a signed-in user into another of their organisations. A proof that an organisation's own sign-on gave is
 * good in that organisation only, since whoever runs it can speak for its members: it leads to the other one's login page, as does
 * one that the other does not take. Refuses with `not_found`.
 */
export async function enterOrganization(unit: Unit, userId: string, id: string, method: SignInMethod): Promise<string> {
  const [found] = await unit.db
    .select({ tenantId: tenants.id, domain: tenants.domain, language: users.language })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.userId, userId), eq(members.tenantId, id)))
  if (!found) throw refusal('not_found')
  if (method === 'sso') return `${tenantOrigin(unit.config, found.domain)}/${found.language}/login`
  await mustSignInBy(unit, { userId, tenantId: id }, method === 'link' ? 'password' : method, found.domain)
  return (await linkInto(unit, { userId, ...found }, method, found.language)).url
}

/** The language a user's pages and letters are in. */
export async function languageOfUser(unit: Unit, userId: string): Promise<Language> {
  const [user] = await unit.db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return languageOf(user?.language)
}

/** What founding answers with (spec 3). */
export const responseOf = (
  { domain, tenantId }: Pick<Actor, 'domain' | 'tenantId'>,
  { atoken, url }: { atoken: string; url: string },
  existingAccount: boolean,
): SignupResponse => ({ existingAccount, domain, aToken: atoken, atoken, url, tenantUuid: tenantId })
