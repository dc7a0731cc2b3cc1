import type { LoginForm } from '#shared/users.ts'
import { api } from '#web/api.ts'

/** `url` with the parameters of `query` it does not have itself. */
export function withQuery(url: string, base: string, query: URLSearchParams): URL {
  const target = new URL(url, base)
  const own = new Set(target.searchParams.keys())
  for (const [name, value] of query) if (!own.has(name)) target.searchParams.append(name, value)
  return target
}

/** Logs in and leaves for the address the server answers with, keeping the page's query. Throws `ApiError`; else it is on its way. */
export async function sendLogin(proof: LoginForm | { aToken: string }): Promise<void> {
  const query = new URLSearchParams(location.search)
  const { url } = await api<{ url: string }>('/api/v1/user/session', {
    method: 'POST',
    body: { ...proof, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, embedded: query.has('embedded') },
  })
  location.assign(withQuery(url, location.href, query))
}
