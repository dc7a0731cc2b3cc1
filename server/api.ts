// Mounts described calls: checks who asks, where the request came from, its size, type and shape; then lets the handler answer.
// The same description makes openapi.json, so what is not described is not there.
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import { ruleSentence } from '#shared/users.ts'
import type { RefusalBody } from '#shared/refusals.ts'
import { idempotencyKeys } from './db/schema.ts'
import type { Platform } from './platform.ts'
import { refusal, type Refusal } from './refusal.ts'
import type { Answer, Call, Route } from './route.ts'
import type { Actor } from './tenants/roles.ts'
import { findActor } from './users/sessions.ts'

export const apiLimits = { bodyMaxBytes: 2 * 1024 * 1024, idempotencyKeyMaxChars: 200 } as const

type Desk = Hono<{ Bindings: { address: string; domain: string | null; requestId: string } }>

export function mountRoutes(desk: Desk, platform: Platform, routes: Route[]): void {
  for (const route of routes) {
    desk.on(route.method, route.path, async (context) => {
      const request = context.req.raw
      const { domain, address, requestId } = context.env
      const changes = route.method !== 'GET'
      if (changes && !route.form) mustBeOurOwn(request, platform, domain)
      const actor = domain ? await findActor(platform, domain, request) : null
      if (route.who === 'member' && !actor) throw refusal('unauthenticated')
      const params = route.params ? parse(route.params, context.req.param(), 'not_found') : undefined
      const query = route.query ? parse(route.query, context.req.query(), 'invalid') : undefined
      const text = changes ? await readBody(request) : ''
      const body = route.form
        ? parse(route.form, formOf(text, request), 'invalid')
        : route.body && parse(route.body, jsonOf(text, request), 'invalid')
      const call: Call = { actor, domain, params, query, body, request, requestId, address }
      const key = route.creates && actor ? request.headers.get('idempotency-key') : null
      const answered = key
        ? await once(platform, actor!, key, `${route.method} ${context.req.path}\n${text}`, () => route.handle(call))
        : await route.handle(call)
      return answered instanceof Response ? answered : respond(answered)
    })
  }
}

function respond({ status, body, headers, cookies = [] }: Answer): Response {
  const response =
    status === 204
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export function refusalResponse(error: Refusal): Response {
  const { retryAfterSeconds, message: _, ...detail } = error.detail
  const body: RefusalBody = { error: error.code, message: error.message, ...detail }
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds)
  return Response.json(body, { status: error.status, headers })
}

/** State changes only from our own pages or a program that says so: the exact Origin of this host (D18). */
function mustBeOurOwn(request: Request, platform: Platform, domain: string | null): void {
  const base = new URL(platform.config.baseUrl)
  const own = domain ? `${base.protocol}//${domain}.${base.host}` : base.origin
  if (request.headers.get('origin') !== own) throw refusal('bad_origin')
}

async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > apiLimits.bodyMaxBytes) throw refusal('body_too_large')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of request.body) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > apiLimits.bodyMaxBytes) throw refusal('body_too_large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw refusal('bad_json')
  }
}

function jsonOf(text: string, request: Request): unknown {
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw refusal('unsupported_type')
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('bad_json')
  }
}

function formOf(text: string, request: Request): unknown {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) throw refusal('unsupported_type')
  return Object.fromEntries(new URLSearchParams(text))
}

/** A path parameter that cannot name anything is simply not there; other wrong values are listed. */
function parse(schema: NonNullable<Route['body']>, value: unknown, code: 'not_found' | 'invalid'): unknown {
  const parsed = z.core.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .flatMap(flat)
    .map(({ path, message }) => ({ path: path.join('.'), message: ruleSentence(message) }))
  if (code === 'not_found' && issues.every(({ path }) => path !== 'path')) throw refusal('not_found')
  throw refusal(code === 'not_found' ? 'bad_path' : 'invalid', {
    issues,
    ...(code === 'not_found' && { message: issues[0]!.message }),
  })
}

type Issue = { path: PropertyKey[]; message: string }
/** A union's issues are those of the alternative that came closest. */
function flat(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path: issue.path, message: issue.message }]
  const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0]!
  return closest.flatMap(flat).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The first answer to a key is kept and given again; a key for another request is refused, one still being answered must wait. */
async function once(
  platform: Platform,
  actor: Actor,
  key: string,
  request: string,
  handle: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  if (key.length > apiLimits.idempotencyKeyMaxChars)
    throw refusal('invalid', { issues: [{ path: 'Idempotency-Key', message: 'Too long.' }] })
  const requestHash = createHash('sha256').update(request).digest('hex')
  const own = { tenantId: actor.tenantId, userId: actor.userId, key }
  const mine = and(
    eq(idempotencyKeys.tenantId, own.tenantId),
    eq(idempotencyKeys.userId, own.userId),
    eq(idempotencyKeys.key, key),
  )
  const first = await platform.inTenant(actor.tenantId, async ({ db }) => {
    const made = await db
      .insert(idempotencyKeys)
      .values({ ...own, requestHash })
      .onConflictDoNothing()
      .returning()
    return made.length > 0 ? null : (await db.select().from(idempotencyKeys).where(mine))[0]!
  })
  if (first) {
    if (first.requestHash !== requestHash) throw refusal('idempotency_mismatch')
    if (first.status === null) throw refusal('too_many', { retryAfterSeconds: 1 })
    return { status: first.status, body: first.body }
  }
  try {
    const answered = await handle()
    if (!(answered instanceof Response)) {
      await platform.inTenant(actor.tenantId, ({ db }) =>
        db.update(idempotencyKeys).set({ status: answered.status, body: answered.body }).where(mine),
      )
    }
    return answered
  } catch (error) {
    await platform.inTenant(actor.tenantId, ({ db }) => db.delete(idempotencyKeys).where(mine))
    throw error
  }
}
