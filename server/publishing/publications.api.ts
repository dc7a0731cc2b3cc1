// Publish, look, show to the community, take down.
import * as z from 'zod'
import { showcaseChangeSchema } from '#shared/community.ts'
import { publicationSchema } from '#shared/projects.ts'
import type { Platform } from '../platform.ts'
import { findProject } from '../projects/projects.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { findPublications, publicationView, publishProject, showPublication, takeDown } from './publications.ts'
import type { PublicationDoor } from './publication-door.ts'

const idParams = z.object({ id: z.uuid() })

export const publicationRoutes = (platform: Platform, door: PublicationDoor): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/publication',
    says: 'Builds the newest snapshot, or the one named, and serves it at the address of the project.',
    who: 'member',
    params: idParams,
    body: z.object({ snapshotId: z.uuid().optional() }).optional(),
    gives: publicationSchema,
    status: 201,
    creates: true,
    async handle({ actor, params, body }) {
      const publication = await publishProject(platform, actor, params.id, body?.snapshotId)
      door.forget(new URL(publication.url).hostname.split('.')[0]!)
      return answer(201, publication)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/publication',
    says: 'The publication of a project.',
    who: 'member',
    params: idParams,
    gives: publicationSchema,
    async handle({ actor, params }) {
      const row = await platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id)
        return (await findPublications(unit, [project.id])).get(project.id)
      })
      if (!row) throw refusal('not_found')
      return answer(200, publicationView(platform, row))
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/projects/:id/publication',
    says: 'Shows the publication in the community, where anyone may start from a copy of it, or takes it out again.',
    who: 'member',
    params: idParams,
    body: showcaseChangeSchema,
    gives: publicationSchema,
    async handle({ actor, params, body }) {
      const row = await platform.inTenant(actor.tenantId, (unit) => showPublication(unit, actor, params.id, body))
      return answer(200, publicationView(platform, row))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id/publication',
    says: 'Takes the publication down.',
    who: 'member',
    params: idParams,
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      door.forget(await platform.inTenant(actor.tenantId, (unit) => takeDown(unit, actor, params.id)))
      return answer(204)
    },
  }),
]
