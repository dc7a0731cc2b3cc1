// The history of a project over HTTP: look, and restore. Restoring adds a snapshot; nothing is ever taken away.
import * as z from 'zod'
import { snapshotSchema } from '#shared/projects.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed } from '../tenants/roles.ts'
import { findProject, type ProjectRow } from './projects.ts'
import { findSnapshot, listSnapshots, restoreSnapshot } from './snapshots.ts'

const idParams = z.object({ id: z.uuid() })
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.coerce.number().int().optional(),
})

/** `isBusy` says whether a turn is writing to the project; http.ts gives it, since turns stand on a higher floor. */
export const snapshotRoutes = (platform: Platform, isBusy: (unit: Unit, project: ProjectRow) => Promise<boolean>): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/snapshots',
    says: 'The history of a project, newest first.',
    who: 'member',
    params: idParams,
    query: pageQuery,
    gives: z.object({ items: z.array(snapshotSchema), next: z.number().optional() }),
    async handle({ actor, params, query }) {
      const items = await platform.inTenant(actor.tenantId, async (unit) =>
        listSnapshots(unit, await findProject(unit, actor, params.id), query),
      )
      return answer(200, { items, next: items.length === query.limit ? items.at(-1)!.number : undefined })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/snapshots/:id/restoration',
    says: 'Makes the draft what it was, as a new snapshot.',
    who: 'member',
    params: idParams,
    gives: z.object({ snapshot: snapshotSchema }),
    status: 201,
    creates: true,
    async handle({ actor, params }) {
      const snapshot = await platform.inTenant(actor.tenantId, async (unit) => {
        const found = await findSnapshot(unit, actor, params.id, 'lock')
        mustBeAllowed(actor, 'edit')
        if (await isBusy(unit, found.project)) throw refusal('turn_running')
        return restoreSnapshot(unit, found.project, found.snapshot, actor)
      })
      return answer(201, { snapshot })
    },
  }),
]
