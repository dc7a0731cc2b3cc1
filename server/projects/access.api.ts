// Who may see a project, over HTTP. Whoever sees the project may look; its maker and who manages people may change it.
import * as z from 'zod'
import { projectAccessChangeSchema, projectAccessSchema } from '#shared/projects.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { accessOf, changeAccess } from './access.ts'
import { findProject } from './projects.ts'

const idParams = z.object({ id: z.uuid() })

export const accessRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/access',
    says: 'Whether a project is private, and who was let in beside its maker.',
    who: 'member',
    params: idParams,
    gives: projectAccessSchema,
    async handle({ actor, params }) {
      return platform.inTenant(actor.tenantId, async (unit) =>
        answer(200, await accessOf(unit, await findProject(unit, actor, params.id))),
      )
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/projects/:id/access',
    says: 'Makes a project private to some members, or opens it to all of them.',
    who: 'member',
    params: idParams,
    body: projectAccessChangeSchema,
    gives: projectAccessSchema,
    async handle({ actor, params, body }) {
      return platform.inTenant(actor.tenantId, async (unit) =>
        answer(200, await changeAccess(unit, actor, await findProject(unit, actor, params.id, 'lock'), body)),
      )
    },
  }),
]
