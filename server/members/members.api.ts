// The team over HTTP. Every member may see who belongs to it; changing it needs the right `people`, leaving needs nothing.
import * as z from 'zod'
import { memberChangeSchema, memberSchema, transferSchema } from '#shared/members.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeFresh } from '../users/proof.ts'
import { changeRole, listMembers, removeMember, transferOwnership } from './members.ts'

const idParams = z.object({ id: z.uuid() })
const pageQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(100), after: z.uuid().optional() })

export const memberRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/members',
    says: 'The members of the organisation, last joined first.',
    who: 'member',
    query: pageQuery,
    gives: z.object({ items: z.array(memberSchema), next: z.uuid().optional() }),
    async handle({ actor, query }) {
      const items = await platform.inTenant(actor.tenantId, (unit) => listMembers(unit, actor, query))
      return answer(200, { items, next: items.length === query.limit ? items.at(-1)!.id : undefined })
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/members/:id',
    says: 'Gives a member another role; it holds from their next request on.',
    who: 'member',
    params: idParams,
    body: memberChangeSchema,
    gives: memberSchema,
    async handle({ actor, params, body }) {
      return platform.inTenant(actor.tenantId, async (unit) => answer(200, await changeRole(unit, actor, params.id, body.role)))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/members/:id',
    says: 'Removes a member, whose sessions in this organisation end at once; with the own id, leaves.',
    who: 'member',
    params: idParams,
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      await platform.inTransaction((unit) => removeMember(unit, actor, params.id))
      return answer(204)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/ownership-transfer',
    says: 'Makes another member an owner and gives the asking owner the role they keep. Needs a fresh proof.',
    who: 'member',
    body: transferSchema,
    gives: memberSchema,
    async handle({ actor, body, request }) {
      return platform.inTransaction(async (unit) => {
        const member = await transferOwnership(unit, actor, body.userId, body.ownRole)
        await mustBeFresh(unit, request)
        return answer(200, member)
      })
    },
  }),
]
