// Where every way of proving who one is ends (LOGIN): the tenant is found, its rules are asked, a session or a link to one is handed
// out. On the tenant's own host the cookie is set at once; on the site's host the answer leads to the tenant with a one-time token.
import { eq } from 'drizzle-orm'
import { members, tenants, users } from '../db/schema.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, type Answer, type Call } from '../route.ts'
import { mustSignInBy } from '../tenants/sign-on.ts'
import { rememberUser } from './known-user.ts'
import { closeSession, openSession, sessionSecret, type Entry } from './sessions.ts'
import { issueTicket } from './tickets.ts'

type Host = Pick<Call, 'domain' | 'address' | 'request'>

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

/** Opens the session on the tenant's own host. It takes the place of the one this browser had there. */
export async function enter(
  unit: Unit,
  owner: { userId: string; tenantId: string },
  method: Entry['method'],
  { domain, address, request }: Host,
): Promise<Answer> {
  await closeSession(unit, sessionSecret(unit, request))
  const entry = { method, address, userAgent: request.headers.get('user-agent') ?? '' }
  const cookies = [await openSession(unit, owner, entry), rememberUser(unit, domain, owner.userId)]
  return { ...answer(200, { url: '/!ui' }), cookies }
}
