// Projects over HTTP. What a project shows of higher rooms (its turn, preview, publication) comes in as `parts`, put together in
// http.ts, so that this room needs to know none of them.
import * as z from 'zod'
import { projectNameSchema, promptSchema, publicationSchema } from '#shared/projects.ts'
import { turnSchema } from '#shared/turn-events.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import {
  createProject,
  deleteProject,
  findProject,
  listProjects,
  nameFromPrompt,
  renameProject,
  type ProjectRow,
} from './projects.ts'

export const projectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  turn: turnSchema.optional(),
  previewUrl: z.string(),
  publication: publicationSchema.optional(),
  snapshotId: z.uuid().optional(),
  isPrivate: z.boolean(),
  /** the maker's user id */
  createdBy: z.uuid().optional(),
  updatedAt: z.iso.datetime(),
})
export type ProjectView = z.infer<typeof projectSchema>

export type ProjectParts = {
  /** Queues the first turn of a fresh project, inside the unit of work that created it. */
  begin(unit: Unit, actor: Actor, project: ProjectRow, prompt: string): Promise<void>
  view(unit: Unit, actor: Actor, rows: ProjectRow[]): Promise<ProjectView[]>
}
/** The files of a public publication, whichever tenant's; null when there is none of this id. */
export type FindCopy = (publicationId: string) => Promise<ProjectCopy | null>

const one = z.object({ project: projectSchema })
const idParams = z.object({ id: z.uuid() })
const pageQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50), after: z.uuid().optional() })
const newProject = z.object({
  prompt: promptSchema.optional(),
  name: projectNameSchema.optional(),
  /** a public publication; not together with a prompt */
  remixOf: z.uuid().optional(),
})

/** A project, and the first turn when there is a prompt. */
export async function startProject(
  unit: Unit,
  actor: Actor,
  parts: ProjectParts,
  wish: { prompt?: string; name?: string },
): Promise<ProjectRow> {
  const project = await createProject(unit, actor, wish.name ?? (wish.prompt ? nameFromPrompt(wish.prompt) : 'Untitled'))
  if (wish.prompt) await parts.begin(unit, actor, project, wish.prompt)
  return project
}

export const projectRoutes = (platform: Platform, parts: ProjectParts, findCopy: FindCopy): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/projects',
    says: 'The projects of the tenant, last changed first.',
    who: 'member',
    query: pageQuery,
    gives: z.object({ items: z.array(projectSchema), next: z.uuid().optional() }),
    async handle({ actor, query }) {
      return platform.inTenant(actor.tenantId, async (unit) => {
        const rows = await listProjects(unit, actor, query)
        const items = await parts.view(unit, actor, rows)
        return answer(200, { items, next: rows.length === query.limit ? rows.at(-1)!.id : undefined })
      })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/projects',
    says: 'Creates a project; with a prompt its first turn is queued, with remixOf it starts from a copy of a public publication.',
    who: 'member',
    body: newProject,
    gives: one,
    status: 201,
    creates: true,
    async handle({ actor, body }) {
      mustBeAllowed(actor, 'edit')
      const { remixOf, ...wish } = body
      if (remixOf && wish.prompt)
        throw refusal('invalid', { issues: [{ path: 'remixOf', message: 'Not together with a prompt.' }] })
      const copy = remixOf ? await findCopy(remixOf) : null
      if (remixOf && !copy) throw refusal('not_found')
      return platform.inTenant(actor.tenantId, async (unit) => {
        const project = copy
          ? await copyProject(unit, actor, { ...copy, ...(wish.name && { name: wish.name }) })
          : await startProject(unit, actor, parts, wish)
        return answer(201, { project: (await parts.view(unit, actor, [project]))[0] })
      })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id',
    says: 'One project, with its current turn, preview address and publication.',
    who: 'member',
    params: idParams,
    gives: one,
    async handle({ actor, params }) {
      return platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id)
        return answer(200, { project: (await parts.view(unit, actor, [project]))[0] })
      })
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/projects/:id',
    says: 'Renames a project.',
    who: 'member',
    params: idParams,
    body: z.object({ name: projectNameSchema }),
    gives: one,
    async handle({ actor, params, body }) {
      return platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id, 'lock')
        mustBeAllowed(actor, 'edit')
        const renamed = await renameProject(unit, project, body.name)
        return answer(200, { project: (await parts.view(unit, actor, [renamed]))[0] })
      })
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id',
    says: 'Takes a project out of sight and its publication off the air.',
    who: 'member',
    params: idParams,
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      await platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id, 'lock')
        mustBeAllowed(actor, 'edit')
        await deleteProject(unit, actor, project)
      })
      return answer(204)
    },
  }),
]
