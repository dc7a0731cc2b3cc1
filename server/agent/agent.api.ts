// Turns over HTTP: queue one, look at it, hear its events as they are committed, stop it.
import * as z from 'zod'
import { isFinished, turnSchema } from '#shared/turn-events.ts'
import { promptSchema } from '#shared/projects.ts'
import type { Platform, Unit } from '../platform.ts'
import { findProject } from '../projects/projects.ts'
import { answer, route, type Route } from '../route.ts'
import { admit } from '../tenants/access.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import { findActor } from '../users/sessions.ts'
import { streamEvents } from './event-stream.ts'
import type { Watch } from './watch.ts'
import { cancelTurn, findTurn, listTurns, queueTurn, turnView, type TurnRow } from './turns.ts'

const idParams = z.object({ id: z.uuid() })
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.coerce.number().int().optional(),
})
const turnBody = z.object({ turn: turnSchema })

export const agentRoutes = (platform: Platform, watch: Watch): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/turns',
    says: 'Queues a prompt.',
    who: 'member',
    params: idParams,
    body: z.object({ prompt: promptSchema }),
    gives: turnBody,
    status: 202,
    creates: true,
    async handle({ actor, params, body }) {
      const turn = await platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id, 'lock')
        mustBeAllowed(actor, 'edit')
        return queueTurn(unit, actor, project, body.prompt)
      })
      return answer(202, { turn: turnView(turn, actor.name) })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/turns',
    says: 'The turns of a project, newest first.',
    who: 'member',
    params: idParams,
    query: pageQuery,
    gives: z.object({ items: z.array(turnSchema), next: z.number().optional() }),
    async handle({ actor, params, query }) {
      const items = await platform.inTenant(actor.tenantId, async (unit) =>
        listTurns(unit, await findProject(unit, actor, params.id), query),
      )
      return answer(200, { items, next: items.length === query.limit ? items.at(-1)!.number : undefined })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/turns/:id',
    says: 'One turn.',
    who: 'member',
    params: idParams,
    gives: turnSchema,
    async handle({ actor, params }) {
      return answer(200, turnView(await inView(platform, actor, params.id)))
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/turns/:id/events',
    says: 'The events of a turn as they are committed; id is the sequence, Last-Event-ID (or ?after=) resumes.',
    who: 'member',
    params: idParams,
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
    gives: 'text/event-stream',
    async handle({ actor, domain, params, query, request }) {
      const turn = await inView(platform, actor, params.id)
      const after = Number(request.headers.get('last-event-id') ?? query.after ?? 0) || 0
      if (isFinished(turn.state) && after >= turn.eventsCount) return new Response(null, { status: 204 })
      const maySee = async () => {
        const now = await findActor(platform, domain!, request)
        return now !== null && (await inView(platform, now, params.id).then(Boolean, () => false))
      }
      return streamEvents(platform, watch, turn, after, await admit(platform, actor.tenantId, request.signal, maySee))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/turns/:id/cancellation',
    says: 'Stops a turn; what was written becomes a snapshot.',
    who: 'member',
    params: idParams,
    gives: turnBody,
    status: 202,
    async handle({ actor, params }) {
      const turn = await platform.inTenant(actor.tenantId, async (unit) => {
        const found = await findTurn(unit, actor, params.id)
        mustBeAllowed(actor, 'edit')
        await findProject(unit, actor, found.projectId, 'lock')
        return cancelTurn(unit, found)
      })
      return answer(202, { turn: turnView(turn) })
    },
  }),
]

const inView = (platform: Platform, actor: Actor, id: string): Promise<TurnRow> =>
  platform.inTenant(actor.tenantId, (unit: Unit) => findTurn(unit, actor, id))
