// Where every way of proving who one is ends (LOGIN): the tenant is found, its rules are asked, a session or a link to one is handed
// out. On the tenant's own host the cookie is set at once; on the site's host the answer leads to the tenant with a one-time token.
import { and, eq, sql } from 'drizzle-orm'
import { members, tenants, users } from '../db/schema.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, type Answer, type Call } from '../route.ts'
import { recordAudit } from '../tenants/audit.ts'
import { mustSignInBy } from '../tenants/sign-on.ts'
import { rememberUser } from './known-user.ts'
import { closeSession, openSession, sessionSecret, type Entry } from './sessions.ts'
import { issueTicket } from './tickets.ts'

type Host = Pick<Call, 'domain' | 'address' | 'request'>
type Owner = { userId: string; tenantId: string }

/**
 * Lets a user in whose proof was checked. Refuses with `bad_credentials` a user who is no member here, with `sso` one whose
 * organisation wants its own sign-on.
 */
export async function signIn(unit: Unit, userId: string, method: Entry['method'], host: Host): Promise<Answer> {
  const [first, ...others] = await unit.db
    .select({ language: users.language, tenantId: tenants.id, domain: tenants.domain })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(eq(users.id, userId))
    .orderBy(members.createdAt)
  const found = host.domain === null ? first : [first, ...others].find((one) => one?.domain === host.domain)
  if (!found) throw refusal('bad_credentials')
  const owner = { userId, tenantId: found.tenantId }
  await mustSignInBy(unit, owner, method, found.domain)
  if (host.domain !== null) return enter(unit, owner, method, host)
  const atoken = await issueTicket(unit, 'atoken', { ...owner, data: { method } })
  const url = `${tenantOrigin(unit.config, found.domain)}/${found.language}/login?atoken=${atoken}`
  return { ...answer(200, { url }), cookies: [rememberUser(unit, null, userId)] }
}

/** Opens the session on the tenant's own host, and says so in the audit log. */
export async function enter(unit: Unit, owner: Owner, method: Entry['method'], host: Host): Promise<Answer> {
  const [user] = await unit.db.select({ name: users.name }).from(users).where(eq(users.id, owner.userId))
  await recordAudit(unit, { ...owner, name: user!.name }, 'session.opened', '', { method })
  return replaceSession(unit, owner, method, host)
}

/** Says in the audit log that somebody was not let in as this person. Of no use to who asks for a host or a person of nobody. */
export async function recordRefusal(unit: Unit, email: string, { domain }: Host): Promise<void> {
  const [member] = await unit.db
    .select({ userId: users.id, name: users.name, tenantId: tenants.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(sql`lower(${users.email}) = lower(${email})`, eq(tenants.domain, domain ?? '')))
  if (member) await recordAudit(unit, member, 'session.refused')
}

/** A session in the place of the one this browser had on the tenant's host. */
export async function replaceSession(
  unit: Unit,
  owner: Owner,
  method: Entry['method'],
  { domain, address, request }: Host,
): Promise<Answer> {
  await closeSession(unit, sessionSecret(unit, request))
  const entry = { method, address, userAgent: request.headers.get('user-agent') ?? '' }
  const cookies = [await openSession(unit, owner, entry), rememberUser(unit, domain, owner.userId)]
  return { ...answer(200, { url: '/!ui' }), cookies }
}
