// POST and DELETE /api/v1/user/session (spec 7) and GET /api/v1/me.
import * as z from 'zod'
import { eq, sql } from 'drizzle-orm'
import { rights, rightsOfRole, type SignInMethod } from '#shared/accounts.ts'
import { loginSchema, sessionResponseSchema } from '#shared/users.ts'
import { tenants, users } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Call, type Route } from '../route.ts'
import { forgetFailures, mustNotGuess, recordFailure } from './attempts.ts'
import { verifyPassword } from './passwords.ts'
import { closeSession, openSession, sessionSecret } from './sessions.ts'
import { entryOf, signIn } from './sign-in.ts'
import { redeemTicket } from './tickets.ts'

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
    async handle(call) {
      return 'aToken' in call.body ? redeem(platform, call, call.body.aToken) : byPassword(platform, call, call.body)
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
        rights: rightsOfRole[actor.role],
      })
    },
  }),
]

/** LOGIN-4: the ticket works once, within its time, and only on the host of its tenant. */
async function redeem(platform: Platform, call: Call, secret: string) {
  const cookie = await platform.inTransaction(async (unit) => {
    const ticket = await redeemTicket(unit, 'atoken', secret)
    if (!ticket?.userId || !ticket.tenantId) return null
    const owner = { userId: ticket.userId, tenantId: ticket.tenantId }
    const [tenant] = await unit.db.select().from(tenants).where(eq(tenants.id, owner.tenantId))
    const method = (ticket.data['method'] as SignInMethod | undefined) ?? 'link'
    return tenant && tenant.domain === call.domain ? openSession(unit, owner, entryOf(call, method)) : null
  })
  if (!cookie) throw refusal('bad_token')
  return answer(200, { url: '/!ui' }, { 'set-cookie': cookie })
}

/** Whether the account exists makes no difference to the answer or its time. */
async function byPassword(platform: Platform, call: Call, login: { email: string; password: string }) {
  const attempt = { email: login.email, address: call.address }
  const user = await platform.inTransaction(async (unit) => {
    await mustNotGuess(unit, attempt)
    const [found] = await unit.db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = lower(${login.email})`)
    return found
  })
  if (!(await verifyPassword(user?.passwordHash ?? null, login.password)) || !user) {
    await platform.inTransaction((unit) => recordFailure(unit, attempt))
    throw refusal('bad_credentials')
  }
  return platform.inTransaction(async (unit) => {
    await forgetFailures(unit, attempt)
    return signIn(unit, user.id, 'password', call)
  })
}
