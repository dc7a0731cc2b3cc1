// One call of the API, as data: its method, path, who may ask, the shapes it takes and gives, and the function that answers.
// `http.ts` mounts a list of these, checks input with the same schemas that `openapi.json` shows, and starts nothing that is not
// described. A handler returns `answer(status, body)` or a `Response` of its own.
import type * as z from 'zod/v4/core'
import type { Actor } from './tenants/roles.ts'

export type Call<P = unknown, Q = unknown, B = unknown, A = Actor | null> = {
  /** the signed-in user in the tenant of this host */
  actor: A
  /** the tenant's sub-domain, or null on the site's own host */
  domain: string | null
  params: P
  query: Q
  body: B
  request: Request
  requestId: string
  /** the client's network address */
  address: string
}

/** `cookies` are `Set-Cookie` values: an answer may set several. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string>; cookies?: string[] }
export const answer = (status: number, body?: unknown, headers?: Record<string, string>): Answer => ({ status, body, headers })

type Shape = z.$ZodType
type Out<S> = S extends Shape ? z.output<S> : undefined

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Hono's pattern; a parameter is `:name`, a path within the project `:path{.+}`. */
  path: string
  /** one line for openapi.json */
  says: string
  who: 'anyone' | 'member'
  params?: Shape
  query?: Shape
  body?: Shape
  /** in place of a body: the fields of a form, which a page of another site may post; what proves it must be among them */
  form?: Shape
  /** the body of a success, or the content type when it is not JSON */
  gives: Shape | string | null
  status: number
  /** accepts `Idempotency-Key`: a repeated request gets the first answer */
  creates?: boolean
  handle(call: Call): Promise<Answer | Response>
}

/** Ties the schemas of a route to the types its handler sees. */
export function route<P extends Shape, Q extends Shape, B extends Shape, W extends 'anyone' | 'member'>(definition: {
  method: Route['method']
  path: string
  says: string
  who: W
  params?: P
  query?: Q
  body?: B
  form?: B
  gives: Route['gives']
  status?: number
  creates?: boolean
  handle(call: Call<Out<P>, Out<Q>, Out<B>, W extends 'member' ? Actor : Actor | null>): Promise<Answer | Response>
}): Route {
  return { status: 200, ...definition } as Route
}
