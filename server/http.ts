// The front desk: which host leads to which door, what every request must pass, and the one place where errors become answers.
// Site and tenant hosts get the API and the built pages; previews and publications are answered by their own doors and never see
// a session. A request for a host that is not ours gets 421.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import { isTurnRunning } from './agent/turns.ts'
import { agentRoutes } from './agent/agent.api.ts'
import type { Agent } from './agent/agent.ts'
import { projectParts } from './agent/project-parts.ts'
import { refusalResponse, mountRoutes } from './api.ts'
import { communityRoutes } from './community/community.api.ts'
import { findCopy, findCopyNamed } from './community/community.ts'
import { doorOf, type Door } from './hosts.ts'
import { healthRoutes } from './health.api.ts'
import { outboxRoutes } from './letters/outbox.api.ts'
import { planRoutes } from './plans/plans.api.ts'
import { openCatalogue } from './plans/plans.ts'
import type { Platform } from './platform.ts'
import { auditEventRoutes } from './members/audit-events.api.ts'
import { invitationRoutes } from './members/invitations.api.ts'
import { memberRoutes } from './members/members.api.ts'
import { openPreviewDoor } from './previews/preview-door.ts'
import { accessRoutes } from './projects/access.api.ts'
import { fileRoutes } from './projects/files.api.ts'
import { copyProject } from './projects/project-copy.ts'
import { projectRoutes, startProject } from './projects/projects.api.ts'
import { snapshotRoutes } from './projects/snapshots.api.ts'
import { openPublicationDoor } from './publishing/publication-door.ts'
import { pictureRoutes } from './publishing/pictures.api.ts'
import { publicationRoutes } from './publishing/publications.api.ts'
import { Refusal, refusal } from './refusal.ts'
import type { Route } from './route.ts'
import { journeyRoutes } from './sign-on/journeys.api.ts'
import { signOnRoutes } from './sign-on/sign-on.api.ts'
import { openSite } from './site.ts'
import { organizationRoutes } from './users/organizations.api.ts'
import { providerRoutes } from './users/providers.api.ts'
import { resetRoutes } from './users/reset.api.ts'
import { accountRoutes } from './users/account.api.ts'
import { passkeyRoutes } from './users/passkeys.api.ts'
import { sessionRoutes } from './users/sessions.api.ts'
import { signupRoutes } from './users/signup.api.ts'

export type Http = { fetch(request: Request, address?: string): Promise<Response> | Response; routes: Route[] }

export const clientFolder = join(import.meta.dirname, '..', 'build', 'site', 'client')

/** Hosts whose door is remembered: finding it again at every request costs more than answering a small file. */
const knownHostsMax = 10_000

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

export async function createHttp(platform: Platform, agent: Agent): Promise<Http> {
  const { config, log } = platform
  const site = await openSite(clientFolder, config)
  const previews = await openPreviewDoor(platform, isTurnRunning)
  const publications = await openPublicationDoor(platform)
  const parts = projectParts(platform)
  const plans = await openCatalogue(config)

  const routes: Route[] = [
    ...healthRoutes(platform, () => routes),
    ...planRoutes(plans),
    ...signupRoutes(platform, plans, async (unit, owner, prompt) => {
      const copy = await findCopyNamed(unit, prompt)
      await (copy ? copyProject(unit, owner, copy) : startProject(unit, owner, parts, { prompt }))
    }),
    ...organizationRoutes(platform, plans),
    ...outboxRoutes(platform),
    ...sessionRoutes(platform),
    ...resetRoutes(platform),
    ...accountRoutes(platform),
    ...passkeyRoutes(platform),
    ...providerRoutes(platform),
    ...signOnRoutes(platform),
    ...journeyRoutes(platform),
    ...memberRoutes(platform),
    ...invitationRoutes(platform),
    ...auditEventRoutes(platform),
    ...projectRoutes(platform, parts, (id) => platform.inTransaction((unit) => findCopy(unit, id))),
    ...accessRoutes(platform),
    ...fileRoutes(platform),
    ...snapshotRoutes(platform, isTurnRunning),
    ...agentRoutes(platform, agent.watch),
    ...publicationRoutes(platform, publications),
    ...pictureRoutes(platform),
    ...communityRoutes(platform),
  ]
  const desk = new Hono<{ Bindings: { address: string; domain: string | null; requestId: string } }>()
  mountRoutes(desk, platform, routes)
  desk.all('/api/*', () => {
    throw refusal('not_found')
  })
  desk.get('*', async ({ req, env }) => {
    const page =
      site.file(req.raw) ?? (env.domain === null || !req.path.startsWith('/!') ? site.answer(req.raw) : site.workspace(req.raw))
    const response = await page
    for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value)
    return response
  })
  desk.notFound(() => refusalResponse(refusal('not_found')))
  desk.onError((error, { env, req }) => {
    if (error instanceof Refusal) return refusalResponse(error)
    log({ level: 'error', message: 'a request broke', requestId: env.requestId, method: req.method, path: req.path, error })
    return Response.json(
      { error: 'internal', message: 'Something went wrong on our side.', requestId: env.requestId },
      { status: 500 },
    )
  })

  const doors = new Map<string, Door | null>()
  const doorFor = (host: string): Door | null => {
    const known = doors.get(host)
    if (known !== undefined) return known
    if (doors.size >= knownHostsMax) doors.clear()
    const door = doorOf(config, host)
    doors.set(host, door)
    return door
  }

  return {
    routes,
    fetch(request, address = 'unknown') {
      const door = doorFor(request.headers.get('host') ?? new URL(request.url).host)
      if (!door) return refusalResponse(refusal('unknown_host'))
      if (door.door === 'publication') return publications.answer(door.id, request)
      if (door.door === 'preview') return previews.answer(door.key, request)
      if (isCrooked(request.url)) return refusalResponse(refusal('bad_request'))
      const domain = door.door === 'tenant' ? door.domain : null
      return desk.fetch(request, { address, domain, requestId: randomUUID() })
    },
  }
}

/** Paths that other software reads differently than we do: refused before anything is looked up (D20). */
function isCrooked(url: string): boolean {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const path = start < 0 ? '/' : url.slice(start).split(/[?#]/, 1)[0]!
  return (
    path.includes('//') || path.includes('\\') || /%(?:00|2f|5c)/i.test(path) || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
  )
}
