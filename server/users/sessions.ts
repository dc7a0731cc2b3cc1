// Who is signed in: a host-only cookie with a random secret, looked up in the database at every request, so that a removed member
// or a changed role bites at once. A session belongs to one user in one tenant and is good on that tenant's host only.
import { and, eq, gt } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { cookieOf } from '../cookies.ts'
import { members, sessions, tenants, users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import type { Actor } from '../tenants/roles.ts'
import { hashOf, newSecret } from './secrets.ts'

export const sessionLifeMs = 30 * 24 * 3600_000
const userAgentMaxChars = 300

/** `__Host-` where the browser accepts it (https); the plain name on http://localhost. */
export const sessionCookie = (platform: Platform) => (platform.config.baseUrl.startsWith('https:') ? '__Host-session' : 'session')

/** How and from where somebody signed in: shown to them in the list of their sessions. */
export type Entry = { method: SignInMethod; userAgent: string; address: string }

/** Opens a session; returns the `Set-Cookie` value. */
export async function openSession(unit: Unit, owner: { userId: string; tenantId: string }, entry: Entry): Promise<string> {
  const secret = newSecret()
  const now = unit.now()
  await unit.db.insert(sessions).values({
    keyHash: hashOf(secret),
    ...owner,
    ...entry,
    userAgent: entry.userAgent.slice(0, userAgentMaxChars),
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
  })
  return cookie(unit, secret, sessionLifeMs / 1000)
}

/** Ends the session of this cookie, if there is one; returns the `Set-Cookie` value that forgets it. */
export async function closeSession(unit: Unit, secret: string | null): Promise<string> {
  if (secret) await unit.db.delete(sessions).where(eq(sessions.keyHash, hashOf(secret)))
  return cookie(unit, '', 0)
}

const cookie = (platform: Platform, value: string, maxAgeSeconds: number) =>
  `${sessionCookie(platform)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${platform.config.baseUrl.startsWith('https:') ? '; Secure' : ''}`

/** The session secret among a request's cookies. */
export const sessionSecret = (platform: Platform, request: Request): string | null => cookieOf(request, sessionCookie(platform))

/** The actor of a request to a tenant's host, or null. */
export async function findActor(platform: Platform, domain: string, request: Request): Promise<Actor | null> {
  const secret = sessionSecret(platform, request)
  if (!secret) return null
  return platform.inTransaction(async ({ db, now }) => {
    const [found] = await db
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        tenantId: tenants.id,
        tenantName: tenants.name,
        domain: tenants.domain,
        role: members.role,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
      .innerJoin(members, and(eq(members.tenantId, sessions.tenantId), eq(members.userId, sessions.userId)))
      .where(and(eq(sessions.keyHash, hashOf(secret)), gt(sessions.expiresAt, now()), eq(tenants.domain, domain)))
    return found ?? null
  })
}
