// The audit log over HTTP, for those who manage people.
import * as z from 'zod'
import { auditActions } from '#shared/accounts.ts'
import { auditEventSchema } from '#shared/members.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed } from '../tenants/roles.ts'
import { exportAuditEvents, listAuditEvents } from './audit-events.ts'

const filterQuery = z.object({ action: z.enum(auditActions).optional(), userId: z.uuid().optional() })
const pageQuery = filterQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.coerce.number().int().min(0).optional(),
})

export const auditEventRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/audit-events',
    says: 'What was done by whom in the organisation, newest first.',
    who: 'member',
    query: pageQuery,
    gives: z.object({ items: z.array(auditEventSchema), next: z.number().optional() }),
    async handle({ actor, query }) {
      mustBeAllowed(actor, 'people')
      const items = await platform.inTenant(actor.tenantId, (unit) => listAuditEvents(unit, actor, query))
      return answer(200, { items, next: items.length === query.limit ? items.at(-1)!.id : undefined })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/audit-events.csv',
    says: 'The same as a file for a spreadsheet.',
    who: 'member',
    query: filterQuery,
    gives: 'text/csv',
    async handle({ actor, query }) {
      mustBeAllowed(actor, 'people')
      return new Response(exportAuditEvents(platform, actor, query), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="audit-log-${actor.domain}.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }),
]
