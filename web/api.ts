// The one way to call the server: JSON out, JSON in, every failure an `ApiError` that carries what the server said.
// A lost connection is an `ApiError` too, with status 0, so that a caller has one kind of failure to show.
// Also the cache rules of spec 9, for the parts of the site that keep answers.

export type ApiIssue = { path: string; message: string }
type ErrorBody = { error?: string; message?: string; domain?: string; uuid?: string; issues?: ApiIssue[] }

/** `error` is the server's code (`user_exists`), `network` when no answer came, else empty. `message` is the server's, else the status text. */
export class ApiError extends Error {
  readonly status: number
  readonly error: string
  readonly domain: string | undefined
  readonly uuid: string | undefined
  readonly issues: ApiIssue[]
  constructor(status: number, body: ErrorBody, fallback: string) {
    super(body.message || fallback)
    this.name = 'ApiError'
    this.status = status
    this.error = body.error ?? ''
    this.domain = body.domain
    this.uuid = body.uuid
    this.issues = body.issues ?? []
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The server's answer as the caller knows it to be, `undefined` when it has no content. Throws `ApiError`, or what `signal` aborts with. */
export async function api<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal } = request
  const response = await send(path, {
    method,
    signal: signal ?? null,
    headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  })
  const answer = await parse(response)
  if (!response.ok)
    throw new ApiError(response.status, (answer ?? {}) as ErrorBody, response.statusText || String(response.status))
  return answer as Answer
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, { error: 'network' }, error instanceof Error ? error.message : String(error))
  }
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!response.headers.get('content-type')?.includes('json')) return response.ok ? text : undefined
  return JSON.parse(text)
}

const cacheMs = 5 * 60_000
const retriesMax = 3
const firstRetryMs = 1_000
const longestRetryMs = 30_000

/** A refusal does not become a yes by asking again; a lost connection or a failing server may. */
const mayRetry = (failures: number, error: unknown) =>
  failures < retriesMax && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/** Spec 9, for `new QueryClient({ defaultOptions: queryDefaults })`. */
export const queryDefaults = {
  queries: {
    gcTime: cacheMs,
    retry: mayRetry,
    retryDelay: (attempt: number) => Math.min(firstRetryMs * 2 ** attempt, longestRetryMs),
  },
  mutations: { retry: 0 },
}

/** A GET that is asked again as spec 9 says, for pages that keep no store of answers. Throws what the last try threw. */
export async function apiWithRetries<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const { retry, retryDelay } = queryDefaults.queries
  for (let failures = 0; ; failures++) {
    try {
      return await api<Answer>(path, { signal })
    } catch (error) {
      if (signal.aborted || !retry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
    }
  }
}
