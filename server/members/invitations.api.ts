// Invitations over HTTP: sent, mailed anew and withdrawn by who manages people; looked at and accepted by whoever holds the link.
import * as z from 'zod'
import { acceptanceSchema, invitationSchema, invitedSchema, newInvitationSchema } from '#shared/members.ts'
import { sessionResponseSchema } from '#shared/users.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed } from '../tenants/roles.ts'
import { acceptInvitation } from './acceptance.ts'
import { findInvitation, invite, invitedView, listInvitations, withdrawInvitation } from './invitations.ts'

const tokenMaxChars = 100
const tokenParams = z.object({ token: z.string().max(tokenMaxChars) })

export const invitationRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/invitations',
    says: 'The invitations under way, last mailed first.',
    who: 'member',
    gives: z.object({ items: z.array(invitationSchema) }),
    async handle({ actor }) {
      mustBeAllowed(actor, 'people')
      const items = await platform.inTransaction((unit) => listInvitations(unit, actor))
      return answer(200, { items })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invitations',
    says: 'Invites somebody by mail. The same address again is mailed a new link, and the earlier one leads nowhere.',
    who: 'member',
    body: newInvitationSchema,
    gives: invitationSchema,
    status: 201,
    creates: true,
    async handle({ actor, body }) {
      return answer(201, await platform.inTransaction((unit) => invite(unit, actor, body)))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/invitations/:id',
    says: 'Withdraws an invitation: its link leads nowhere from then on.',
    who: 'member',
    params: z.object({ id: z.uuid() }),
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      await platform.inTenant(actor.tenantId, (unit) => withdrawInvitation(unit, actor, params.id))
      return answer(204)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/invitations/:token/acceptance',
    says: 'What the link of an invitation leads to: who invites whom to what, and how they go on.',
    who: 'anyone',
    params: tokenParams,
    gives: invitedSchema,
    async handle({ domain, params }) {
      return answer(200, invitedView(await platform.inTransaction((unit) => findInvitation(unit, domain, params.token))))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invitations/:token/acceptance',
    says: 'Accepts an invitation, once: with name and password as a new person, with the password as a known one.',
    who: 'anyone',
    params: tokenParams,
    body: acceptanceSchema,
    gives: sessionResponseSchema,
    handle: (call) => acceptInvitation(platform, call, call.params.token, call.body),
  }),
]
