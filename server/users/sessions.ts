// Who is signed in: a host-only cookie with a random secret, looked up in the database at every request, so that a removed member
// or a changed role bites at once. A session belongs to one user in one tenant and is good on that tenant's host only.
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { cookieOf, hostCookie, hostCookieName } from '../cookies.ts'
import { members, sessions, tenants, users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Actor } from '../tenants/roles.ts'
import { hashOf, newSecret } from './secrets.ts'

export const sessionLifeMs = 30 * 24 * 3600_000
const userAgentMaxChars = 300
/** When a session was last used is written down at most so often: reading must not mean writing. */
const seenEveryMs = 60_000
const sessionsShownMax = 100

/** How and from where somebody signed in: shown to them in the list of their sessions. */
export type Entry = { method: SignInMethod; userAgent: string; address: string }

type Owner = { userId: string; tenantId: string }

/** Opens a session; returns the `Set-Cookie` value. */
export async function openSession(unit: Unit, owner: Owner, entry: Entry): Promise<string> {
  const secret = newSecret()
  const now = unit.now()
  await unit.db.insert(sessions).values({
    keyHash: hashOf(secret),
    ...owner,
    ...entry,
    userAgent: entry.userAgent.slice(0, userAgentMaxChars),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
  })
  return hostCookie(unit.config, 'session', secret, sessionLifeMs / 1000)
}

/** Ends the session of this cookie, if there is one; returns the `Set-Cookie` value that forgets it. */
export async function closeSession(unit: Unit, secret: string | null): Promise<string> {
  if (secret) await unit.db.delete(sessions).where(eq(sessions.keyHash, hashOf(secret)))
  return hostCookie(unit.config, 'session', '', 0)
}

/** The session secret among a request's cookies. */
export const sessionSecret = (platform: Platform, request: Request): string | null =>
  cookieOf(request, hostCookieName(platform.config, 'session'))

/** How the person of this request signed in. */
export async function methodOf(unit: Unit, request: Request): Promise<SignInMethod> {
  const keyHash = hashOf(sessionSecret(unit, request) ?? '')
  const [found] = await unit.db.select({ method: sessions.method }).from(sessions).where(eq(sessions.keyHash, keyHash))
  if (!found) throw refusal('unauthenticated')
  return found.method
}

/** Ends the user's sessions in every tenant, but not the one of `keepSecret`. For a changed password, a removed factor. */
export async function closeSessions(unit: Unit, userId: string, keepSecret: string | null): Promise<void> {
  const kept = keepSecret === null ? undefined : ne(sessions.keyHash, hashOf(keepSecret))
  await unit.db.delete(sessions).where(and(eq(sessions.userId, userId), kept))
}

/** Ends one of the user's own sessions. Refuses with `not_found` what is not theirs. */
export async function closeOwnSession(unit: Unit, userId: string, id: string): Promise<void> {
  const closed = await unit.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (closed.length === 0) throw refusal('not_found')
}

/** The user's sessions in every tenant, last used first; `current` is the one of `secret`. */
export async function listSessions(unit: Unit, userId: string, secret: string | null) {
  const rows = await unit.db
    .select({ session: sessions, tenant: { name: tenants.name, domain: tenants.domain } })
    .from(sessions)
    .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, unit.now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(sessionsShownMax)
  const keyHash = secret && hashOf(secret)
  return rows.map(({ session: { id, method, userAgent, address, createdAt, lastSeenAt, ...session }, tenant }) => ({
    id,
    current: session.keyHash === keyHash,
    method,
    userAgent,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    tenant,
  }))
}

/** The actor of a request to a tenant's host, or null. */
export async function findActor(platform: Platform, domain: string, request: Request): Promise<Actor | null> {
  const secret = sessionSecret(platform, request)
  if (!secret) return null
  return platform.inTransaction(async ({ db, now }) => {
    const keyHash = hashOf(secret)
    const [found] = await db
      .select({
        actor: {
          userId: users.id,
          name: users.name,
          email: users.email,
          tenantId: tenants.id,
          tenantName: tenants.name,
          domain: tenants.domain,
          role: members.role,
        },
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
      .innerJoin(members, and(eq(members.tenantId, sessions.tenantId), eq(members.userId, sessions.userId)))
      .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now()), eq(tenants.domain, domain)))
    if (!found) return null
    if (now().getTime() - found.lastSeenAt.getTime() > seenEveryMs)
      await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.keyHash, keyHash))
    return found.actor
  })
}
