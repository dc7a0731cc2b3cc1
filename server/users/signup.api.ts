// POST /api/v1/tenant/signup, GET /api/v1/tenant and GET /api/v1/user/key/{key} (spec 7): the calls a visitor makes on the way in.
import * as z from 'zod'
import type { Plan } from '#shared/plan-schema.ts'
import {
  anySignupDataSchema,
  domainSchema,
  emailSchema,
  signupPrefillSchema,
  signupResponseSchema,
  tenantInfoSchema,
  userLimits,
} from '#shared/users.ts'
import { planForSignup } from '../plans/plans.ts'
import type { Platform, Unit } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeFree } from '../tenants/domains.ts'
import { findTenant } from '../tenants/tenants.ts'
import type { Actor } from '../tenants/roles.ts'
import { findByEmail } from './identities.ts'
import { findKnownUser, rememberUser } from './known-user.ts'
import { mustBeStrong } from './password-rules.ts'
import { providerStarts } from './providers.ts'
import { readSignupKey, signupKeyMaxChars } from './signup-keys.ts'
import { askIfNew, signUp, signUpQuickly } from './signup.ts'

const keySchema = z.string().min(1).max(signupKeyMaxChars)

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
  z.object({
    command: z.literal('payment'),
    /** the wished plan */
    uuid: z.string().optional(),
    /** the key that filled the form */
    key: keySchema.optional(),
    data: anySignupDataSchema,
  }),
])

/** `begin` starts the first project inside the sign-up's transaction; http.ts gives it, since it stands on a higher floor. */
export const signupRoutes = (
  platform: Platform,
  plans: readonly Plan[],
  begin: (unit: Unit, owner: Actor, prompt: string) => Promise<void>,
): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/tenant/signup',
    says: 'Checks a domain, checks e-mail address and password, or creates the account (command domain, check, payment).',
    who: 'anyone',
    body: signupBody,
    gives: z.union([signupResponseSchema, z.object({ ok: z.literal(true) })]),
    async handle(call) {
      const { body } = call
      if (body.command === 'domain') {
        await platform.inTransaction((unit) => mustBeFree(unit, body.domain))
        return answer(200, { ok: true })
      }
      if (body.command === 'check') {
        const { email, name, password } = body.data
        await mustBeStrong(password, [email, name], 'data.password')
        await askIfNew(platform, email, call.address)
        return answer(200, { ok: true })
      }
      const { data, key } = body
      const { prompt } = data
      const beginWork = async (unit: Unit, owner: Actor) => void (prompt && (await begin(unit, owner, prompt)))
      const wish = { plan: planForSignup(plans, body.uuid), key }
      if (data.proof === 'google') return answer(200, await signUpQuickly(platform, data, beginWork, wish, call))
      await askIfNew(platform, data.email, call.address)
      const signedUp = await signUp(platform, data, beginWork, wish)
      if (call.domain !== null) return answer(200, signedUp)
      const cookies = await platform.inTransaction(async (unit) => {
        const user = await findByEmail(unit, data.email)
        return user ? [rememberUser(unit, null, user.id)] : []
      })
      return { ...answer(200, signedUp), cookies }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/user/key/:key',
    says: 'What a sign-up key fills the form with: never a password. Good until it expires or an account was made with it.',
    who: 'anyone',
    params: z.object({ key: keySchema }),
    gives: signupPrefillSchema,
    async handle({ params }) {
      return answer(200, await platform.inTransaction((unit) => readSignupKey(unit, params.key)))
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
        signupMode: config.signupMode,
        siteUrl: config.baseUrl,
        providers: providerStarts(config),
        domainSuffix: `.${new URL(config.baseUrl).host}`,
        ...(tenant && { tenant: { uuid: tenant.id, name: tenant.name, domain: tenant.domain } }),
        ...(knownUser && { knownUser }),
        ...(actor && { signedIn: true }),
      })
    },
  }),
]
