// POST and DELETE /api/v1/user/session (spec 7) and GET /api/v1/me.
import * as z from 'zod'
import { eq, sql } from 'drizzle-orm'
import { loginSchema, sessionResponseSchema } from '#shared/users.ts'
import { members, tenants, users } from '../db/schema.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { rights, rightsOf } from '../tenants/roles.ts'
import { forgetFailures, mustNotGuess, recordFailure } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { closeSession, openSession, sessionSecret } from './sessions.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

const sessionBody = z.union([
  z.object({ aToken: z.string().min(1).max(200) }),
  z.intersection(loginSchema, z.object({ timezone: z.string().max(64).optional(), embedded: z.boolean().optional() })),
])

const meSchema = z.object({
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  tenant: z.object({ id: z.uuid(), name: z.string(), domain: z.string() }),
  role: z.string(),
  rights: z.array(z.enum(rights)),
})

export const sessionRoutes = (platform: Platform): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/user/session',
    says: 'Signs in with a one-time aToken or with e-mail and password; the answer sets the cookie and says where to go.',
    who: 'anyone',
    body: sessionBody,
    gives: sessionResponseSchema,
    async handle({ body, domain, address }) {
      if ('aToken' in body) return redeem(platform, domain, body.aToken)
      return signIn(platform, domain, body, address)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/user/session',
    says: 'Signs out and forgets the known user.',
    who: 'anyone',
    gives: z.object({ ok: z.literal(true) }),
    async handle({ request }) {
      const forget = await platform.inTransaction((unit) => closeSession(unit, sessionSecret(platform, request)))
      return answer(200, { ok: true }, { 'set-cookie': forget })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/me',
    says: 'The signed-in user, the tenant, the role and its rights.',
    who: 'member',
    gives: meSchema,
    async handle({ actor }) {
      return answer(200, {
        user: { id: actor.userId, name: actor.name, email: actor.email },
        tenant: { id: actor.tenantId, name: actor.tenantName, domain: actor.domain },
        role: actor.role,
        rights: rightsOf(actor.role),
      })
    },
  }),
]

/** LOGIN-4: the ticket works once, within its time, and only on the host of its tenant. */
async function redeem(platform: Platform, domain: string | null, secret: string) {
  const cookie = await platform.inTransaction(async (unit) => {
    const owner = await redeemTicket(unit, 'atoken', secret)
    if (!owner) return null
    const [tenant] = await unit.db.select().from(tenants).where(eq(tenants.id, owner.tenantId))
    return tenant && tenant.domain === domain ? openSession(unit, owner) : null
  })
  if (!cookie) throw refusal('bad_token')
  return answer(200, { url: '/!ui' }, { 'set-cookie': cookie })
}

/** On the tenant's host the cookie is set here; on the site's own host the answer leads there with a ticket. */
async function signIn(platform: Platform, domain: string | null, login: { email: string; password: string }, address: string) {
  const attempt = { email: login.email, address }
  const found = await platform.inTransaction(async (unit) => {
    await mustNotGuess(unit, attempt)
    const rows = await unit.db
      .select({ user: users, tenant: tenants })
      .from(users)
      .innerJoin(members, eq(members.userId, users.id))
      .innerJoin(tenants, eq(tenants.id, members.tenantId))
      .where(sql`lower(${users.email}) = lower(${login.email})`)
      .orderBy(members.createdAt)
    return (domain ? rows.find(({ tenant }) => tenant.domain === domain) : rows[0]) ?? null
  })
  if (!(await verifyPassword(found?.user.passwordHash ?? null, login.password)) || !found) {
    await platform.inTransaction((unit) => recordFailure(unit, attempt))
    throw refusal('bad_credentials')
  }
  const owner = { userId: found.user.id, tenantId: found.tenant.id }
  return platform.inTransaction(async (unit) => {
    await forgetFailures(unit, attempt)
    if (domain) return answer(200, { url: '/!ui' }, { 'set-cookie': await openSession(unit, owner) })
    const atoken = await issueTicket(unit, 'atoken', owner)
    return answer(200, { url: `${tenantOrigin(unit.config, found.tenant.domain)}/${found.user.language}/login?atoken=${atoken}` })
  })
}
