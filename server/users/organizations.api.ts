// A signed-in person's organisations, and the proof of their e-mail address.
import * as z from 'zod'
import { roles } from '#shared/accounts.ts'
import type { Plan } from '#shared/plan-schema.ts'
import { organizationSchema, signupResponseSchema } from '#shared/users.ts'
import { planForSignup } from '../plans/plans.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { acceptEmail } from './email-change.ts'
import { sendEmailProofAgain } from './email-proof.ts'
import {
  enterOrganization,
  foundAnother,
  languageOfUser,
  linkInto,
  listOrganizations,
  responseOf,
  withFreeDomain,
} from './organizations.ts'
import { methodOf } from './sessions.ts'

const listedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.string(),
  role: z.enum(roles),
  /** the one of this host */
  current: z.boolean(),
})

export const organizationRoutes = (platform: Platform, plans: readonly Plan[]): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/organizations',
    says: 'The organisations the signed-in user is a member of, first joined first.',
    who: 'member',
    gives: z.object({ items: z.array(listedSchema) }),
    async handle({ actor }) {
      const items = await platform.inTransaction((unit) => listOrganizations(unit, actor.userId))
      return answer(200, { items: items.map((one) => ({ ...one, current: one.id === actor.tenantId })) })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/organizations',
    says: 'Founds a further organisation of the signed-in user; the answer leads into it as that of a sign-up does.',
    who: 'member',
    body: organizationSchema,
    gives: signupResponseSchema,
    status: 201,
    creates: true,
    async handle({ actor, body, request }) {
      const wish = { ...body, plan: planForSignup(plans, body.plan) }
      const founded = await withFreeDomain(body, () =>
        platform.inTransaction(async (unit) => {
          const owner = await foundAnother(unit, actor, wish)
          const language = await languageOfUser(unit, actor.userId)
          return responseOf(owner, await linkInto(unit, owner, await methodOf(unit, request), language), true)
        }),
      )
      return answer(201, founded)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/organizations/:id/session',
    says: 'The address that leads the signed-in user into another of their organisations, with a one-time token where that is enough.',
    who: 'member',
    params: z.object({ id: z.uuid() }),
    gives: z.object({ url: z.string() }),
    async handle({ actor, params, request }) {
      const url = await platform.inTransaction(async (unit) =>
        enterOrganization(unit, actor.userId, params.id, await methodOf(unit, request)),
      )
      return answer(200, { url })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/email-proofs',
    says: 'Sends the signed-in user the letter that proves their e-mail address once more.',
    who: 'member',
    gives: null,
    status: 204,
    async handle({ actor }) {
      await platform.inTransaction((unit) => sendEmailProofAgain(unit, actor.userId))
      return answer(204)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/email-proofs/acceptance',
    says: 'Spends the token of a letter to an address: it is proved, and where the person asked for a new address, it is theirs.',
    who: 'anyone',
    body: z.object({ token: z.string().min(1).max(200) }),
    gives: z.object({ email: z.string() }),
    async handle({ body }) {
      return answer(200, { email: await platform.inTransaction((unit) => acceptEmail(unit, body.token)) })
    },
  }),
]
