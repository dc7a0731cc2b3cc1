// POST and DELETE /api/v1/user/session (spec 7), GET /api/v1/me, and one's own sessions to look at and to end.
import * as z from 'zod'
import { eq, sql } from 'drizzle-orm'
import { rights, rightsOfRole, signInMethods, type SignInMethod } from '#shared/accounts.ts'
import { codeSchema } from '#shared/factors.ts'
import { loginSchema, sessionResponseSchema } from '#shared/users.ts'
import { tenants, users } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Answer, type Call, type Route } from '../route.ts'
import { countAttempt } from './attempts.ts'
import { forgetUser } from './known-user.ts'
import { assertionSchema } from './passkeys.api.ts'
import { provePasskey } from './passkeys.ts'
import { inTurn, matchesPassword } from './passwords.ts'
import { closeOwnSession, closeSession, closeSessions, findActor, listSessions, sessionSecret } from './sessions.ts'
import { enter, recordRefusal, signIn } from './sign-in.ts'
import { resumeSignIn, signInWithCode } from './second-step.ts'
import { signInByProvider } from './providers.ts'
import { redeemTicket } from './tickets.ts'

const passkeyProof = z.object({ passkeyToken: assertionSchema, uuid: z.string().min(1).max(200) })
const sessionBody = z.union([
  z.object({ aToken: z.string().min(1).max(200) }),
  z.object({ googleToken: z.string().min(1).max(200) }),
  z.object({ azureAdToken: z.string().min(1).max(200) }),
  passkeyProof,
  z.object({ uuid: z.string().min(1).max(200), twoFactorTotp: codeSchema }),
  z.intersection(
    loginSchema,
    z.object({
      twoFactorTotp: z.optional(codeSchema),
      timezone: z.string().max(64).optional(),
      embedded: z.boolean().optional(),
    }),
  ),
])

const meSchema = z.object({
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  tenant: z.object({ id: z.uuid(), name: z.string(), domain: z.string() }),
  role: z.string(),
  rights: z.array(z.enum(rights)),
})

const sessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean(),
  method: z.enum(signInMethods),
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  tenant: z.object({ name: z.string(), domain: z.string() }),
})

export const sessionRoutes = (platform: Platform): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/user/session',
    says: 'Signs in by e-mail and password, passkey, provider or one-time aToken, with a code where an authenticator is set up; the answer sets the cookie and says where to go.',
    who: 'anyone',
    body: sessionBody,
    gives: sessionResponseSchema,
    async handle(call) {
      const { body } = call
      if ('aToken' in body) return redeem(platform, call, body.aToken)
      if ('googleToken' in body) return signInByProvider(platform, call, 'google', body.googleToken)
      if ('azureAdToken' in body) return signInByProvider(platform, call, 'microsoft', body.azureAdToken)
      if ('passkeyToken' in body) return byPasskey(platform, call, body)
      if ('uuid' in body) return resumeSignIn(platform, body.uuid, call, body.twoFactorTotp)
      return byPassword(platform, call, body)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/user/session',
    says: 'Signs out and forgets the known user.',
    who: 'anyone',
    gives: z.object({ ok: z.literal(true) }),
    async handle({ request }) {
      const cookies = await platform.inTransaction(async (unit) => [
        await closeSession(unit, sessionSecret(platform, request)),
        forgetUser(unit),
      ])
      return { ...answer(200, { ok: true }), cookies }
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
  route({
    method: 'GET',
    path: '/api/v1/sessions',
    says: 'Where the signed-in user is signed in, in every tenant, last used first.',
    who: 'member',
    gives: z.object({ items: z.array(sessionSchema) }),
    async handle({ actor, request }) {
      const secret = sessionSecret(platform, request)
      return answer(200, { items: await platform.inTransaction((unit) => listSessions(unit, actor.userId, secret)) })
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/sessions/:id',
    says: 'Ends one of the user’s own sessions.',
    who: 'member',
    params: z.object({ id: z.uuid() }),
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      await platform.inTransaction((unit) => closeOwnSession(unit, actor.userId, params.id))
      return answer(204)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/sessions',
    says: 'Ends all of the user’s sessions but this one.',
    who: 'member',
    gives: null,
    status: 204,
    async handle({ actor, request }) {
      await platform.inTransaction((unit) => closeSessions(unit, actor.userId, sessionSecret(platform, request)))
      return answer(204)
    },
  }),
]

/**
 * LOGIN-4: the ticket works once, within its time, and only on the host of its tenant. Whoever is signed in there already is not
 * replaced by somebody else's link (login CSRF); the ticket is then still good, so they may sign out and follow it again.
 */
async function redeem(platform: Platform, call: Call, secret: string): Promise<Answer> {
  const signedIn = call.domain && (await findActor(platform, call.domain, call.request))
  const answered = await platform.inTransaction(async (unit) => {
    const ticket = await redeemTicket(unit, 'atoken', secret)
    if (!ticket?.userId || !ticket.tenantId) return null
    const owner = { userId: ticket.userId, tenantId: ticket.tenantId }
    const [tenant] = await unit.db.select().from(tenants).where(eq(tenants.id, owner.tenantId))
    if (!tenant || tenant.domain !== call.domain) return null
    if (signedIn && signedIn.userId !== owner.userId) throw refusal('other_user')
    return enter(unit, owner, (ticket.data['method'] as SignInMethod | undefined) ?? 'link', call)
  })
  return answered ?? Promise.reject(refusal('bad_token'))
}

/** Only where the passkey was made: on a tenant's own host. */
async function byPasskey(platform: Platform, call: Call, proof: z.infer<typeof passkeyProof>): Promise<Answer> {
  if (!call.domain) throw refusal('bad_passkey')
  const userId = await provePasskey(platform, call.domain, proof.uuid, proof.passkeyToken)
  return platform.inTransaction((unit) => signIn(unit, userId, 'passkey', call))
}

type PasswordLogin = { email: string; password: string; twoFactorTotp?: string | undefined }

/** Whether the account exists makes no difference to the answer or its time. */
async function byPassword(platform: Platform, call: Call, login: PasswordLogin): Promise<Answer> {
  const attempt = { purpose: 'login', email: login.email, address: call.address } as const
  const userId = await inTurn(async () => {
    const user = await platform.inTransaction(async (unit) => {
      await countAttempt(unit, attempt)
      const [found] = await unit.db
        .select()
        .from(users)
        .where(sql`lower(${users.email}) = lower(${login.email})`)
      return found
    })
    if (!(await matchesPassword(user?.passwordHash ?? null, login.password)) || !user) {
      await platform.inTransaction((unit) => recordRefusal(unit, login.email, call))
      throw refusal('bad_credentials')
    }
    return user.id
  })
  return signInWithCode(platform, { userId, method: 'password' }, call, login.twoFactorTotp)
}
