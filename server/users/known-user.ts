// The known user (LOGIN-3): who logged in last in this browser on this host, so that the login page can greet them. The cookie
// holds a signed id, no name and no address, and says nothing about being signed in; what it means is looked up each time.
import { and, eq } from 'drizzle-orm'
import { cookieOf, hostCookie, hostCookieName } from '../cookies.ts'
import { members, tenants, users } from '../db/schema.ts'
import type { Unit } from '../platform.ts'

const cookieName = 'known-user'
const lifeSeconds = 365 * 24 * 3600

type Host = { domain: string | null; request: Request }

const signed = (domain: string | null, userId: string) => `known user\n${domain ?? ''}\n${userId}`

/** The `Set-Cookie` value that makes the user known on this host. */
export const rememberUser = (unit: Unit, domain: string | null, userId: string): string =>
  hostCookie(unit.config, cookieName, `${userId}.${unit.sign(signed(domain, userId))}`, lifeSeconds)

/** The `Set-Cookie` value that forgets them. */
export const forgetUser = (unit: Unit): string => hostCookie(unit.config, cookieName, '', 0)

/** The known user of this browser on this host, or null; who left the tenant is unknown there. */
export async function findKnownUser(
  unit: Unit,
  host: Host,
): Promise<{ firstName: string; email: string; domain: string } | null> {
  const [userId = '', signature = ''] = (cookieOf(host.request, hostCookieName(unit.config, cookieName)) ?? '').split('.')
  if (!unit.verify(signed(host.domain, userId), signature)) return null
  const here = host.domain === null ? undefined : eq(tenants.domain, host.domain)
  const [found] = await unit.db
    .select({ name: users.name, email: users.email, domain: tenants.domain })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(users.id, userId), here))
    .orderBy(members.createdAt)
    .limit(1)
  return found ? { firstName: found.name.split(/\s/u)[0]!, email: found.email, domain: found.domain } : null
}
