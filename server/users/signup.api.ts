// POST /api/v1/tenant/signup and GET /api/v1/tenant (spec 7): the calls a visitor makes on the way in.
import * as z from 'zod'
import { domainSchema, emailSchema, signupDataSchema, signupResponseSchema, tenantInfoSchema, userLimits } from '#shared/users.ts'
import type { Platform, Unit } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeFree } from '../tenants/domains.ts'
import { findTenant } from '../tenants/tenants.ts'
import type { Actor } from '../tenants/roles.ts'
import { findKnownUser } from './known-user.ts'
import { mustBeStrong } from './password-rules.ts'
import { providerStarts } from './providers.ts'
import { mustBeNew, signUp } from './signup.ts'

const signupBody = z.discriminatedUnion('command', [
  z.object({ command: z.literal('domain'), field: z.string().optional(), domain: domainSchema }),
  z.object({
    command: z.literal('check'),
    data: z.object({
      email: emailSchema,
      name: z.string().max(userLimits.nameMaxChars).optional(),
      password: z.string().max(userLimits.passwordMaxChars),
    }),
  }),
  z.object({ command: z.literal('payment'), uuid: z.string().optional(), data: signupDataSchema }),
])

/** `begin` starts the first project inside the sign-up's transaction; http.ts gives it, since it stands on a higher floor. */
export const signupRoutes = (platform: Platform, begin: (unit: Unit, owner: Actor, prompt: string) => Promise<void>): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/tenant/signup',
    says: 'Checks a domain, checks an e-mail address, or creates the account (command domain, check, payment).',
    who: 'anyone',
    body: signupBody,
    gives: z.union([signupResponseSchema, z.object({ ok: z.literal(true) })]),
    async handle({ body }) {
      if (body.command === 'domain') {
        await platform.inTransaction((unit) => mustBeFree(unit, body.domain))
        return answer(200, { ok: true })
      }
      if (body.command === 'check') {
        const { email, name, password } = body.data
        await mustBeStrong(password, [email, name], 'data.password')
        await platform.inTransaction((unit) => mustBeNew(unit, email))
        return answer(200, { ok: true })
      }
      const { prompt } = body.data
      return answer(
        200,
        await signUp(platform, body.data, async (unit, owner) => void (prompt && (await begin(unit, owner, prompt)))),
      )
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/tenant',
    says: 'What the sign-up and login pages need to know about this host.',
    who: 'anyone',
    gives: tenantInfoSchema,
    async handle({ actor, domain, request }) {
      const { config } = platform
      const [tenant, knownUser] = await platform.inTransaction(async (unit) => [
        domain ? await findTenant(unit, domain) : null,
        await findKnownUser(unit, { domain, request }),
      ])
      return answer(200, {
        signupMode: 1,
        providers: providerStarts(config),
        domainSuffix: `.${new URL(config.baseUrl).host}`,
        ...(tenant && { tenant: { uuid: tenant.id, name: tenant.name, domain: tenant.domain } }),
        ...(knownUser && { knownUser }),
        ...(actor && { signedIn: true }),
      })
    },
  }),
]
