// The files of a draft over HTTP. A write names the version it replaces with If-Match (the file's hash, or `*` with If-None-Match
// for a new one), so nobody's change is overwritten unseen.
import * as z from 'zod'
import { diagnosticSchema, fileEntrySchema, pathSchema } from '#shared/projects.ts'
import type { RefusalCode } from '#shared/refusals.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import { archiveOf } from './archive.ts'
import { changeDraft, listFiles, readDraft, readFile, type DraftChange } from './draft.ts'
import { findProject } from './projects.ts'

const idParams = z.object({ id: z.uuid() })
const fileParams = z.object({ id: z.uuid(), path: pathSchema })
const fileSchema = fileEntrySchema.extend({ content: z.string() })

export const fileRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/files',
    says: 'The files of the draft.',
    who: 'member',
    params: idParams,
    gives: z.object({ items: z.array(fileEntrySchema) }),
    async handle({ actor, params }) {
      const items = await platform.inTenant(actor.tenantId, async (unit) =>
        listFiles(unit, await findProject(unit, actor, params.id)),
      )
      return answer(200, { items })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/files/:path{.+}',
    says: 'One file of the draft; its hash is the ETag.',
    who: 'member',
    params: fileParams,
    gives: fileSchema,
    async handle({ actor, params }) {
      const file = await platform.inTenant(actor.tenantId, async (unit) =>
        readFile(unit, await findProject(unit, actor, params.id), params.path),
      )
      if (!file) throw refusal('not_found')
      return answer(200, file, { etag: `"${file.hash}"` })
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/projects/:id/files/:path{.+}',
    says: 'Writes one file. If-Match holds the hash it replaces; If-None-Match: * creates a new one.',
    who: 'member',
    params: fileParams,
    body: z.object({ content: z.string() }),
    gives: fileEntrySchema,
    async handle({ actor, params, body, request }) {
      const ifHash = matched(request)
      await applyOne(platform, actor, params.id, { kind: 'write', path: params.path, content: body.content, ifHash })
      const file = await platform.inTenant(actor.tenantId, async (unit) =>
        readFile(unit, await findProject(unit, actor, params.id), params.path),
      )
      if (!file) throw refusal('changed_meanwhile')
      return answer(200, { path: file.path, sizeBytes: file.sizeBytes, hash: file.hash }, { etag: `"${file.hash}"` })
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id/files/:path{.+}',
    says: 'Deletes one file. If-Match holds its hash.',
    who: 'member',
    params: fileParams,
    gives: null,
    status: 204,
    async handle({ actor, params, request }) {
      await applyOne(platform, actor, params.id, { kind: 'delete', path: params.path, ifHash: matched(request) })
      return answer(204)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/diagnostics',
    says: 'Syntax, link, lint and type problems of the draft.',
    who: 'member',
    params: idParams,
    gives: z.object({ items: z.array(diagnosticSchema) }),
    async handle({ actor, params }) {
      const files = await platform.inTenant(actor.tenantId, async (unit) =>
        readDraft(unit, await findProject(unit, actor, params.id)),
      )
      return answer(200, { items: Object.keys(files).length ? await platform.compiler.check(params.id, files) : [] })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/archive',
    says: 'The draft as a zip that runs on its own: npm install && npm run dev.',
    who: 'member',
    params: idParams,
    gives: 'application/zip',
    async handle({ actor, params }) {
      const { name, files } = await platform.inTenant(actor.tenantId, async (unit) => {
        const project = await findProject(unit, actor, params.id)
        return { name: project.name, files: await readDraft(unit, project) }
      })
      const { bytes, fileName } = archiveOf(name, files)
      return new Response(bytes, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="project.zip"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
]

/** The hash a write replaces; null for a new file. Refuses with `match_required`. */
function matched(request: Request): string | null {
  if (request.headers.get('if-none-match') === '*') return null
  const given = request.headers.get('if-match')?.replace(/^W\//, '').replaceAll('"', '')
  if (!given) throw refusal('match_required')
  return given
}

async function applyOne(platform: Platform, actor: Actor, projectId: string, change: DraftChange): Promise<void> {
  const outcome = await platform.inTenant(actor.tenantId, async (unit) => {
    const project = await findProject(unit, actor, projectId, 'lock')
    mustBeAllowed(actor, 'edit')
    return (await changeDraft(unit, project, [change]))[0]!
  })
  if (outcome.ok) return
  const code: RefusalCode = outcome.code === 'no_such_file' || outcome.code === 'not_found_once' ? 'not_found' : outcome.code
  throw refusal(code, { message: outcome.message })
}
