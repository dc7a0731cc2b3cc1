import { api, ApiError } from '#web/api.ts'
import { readWishes } from './login-mode.ts'

/** `url` with the parameters of `query` it does not have itself. */
export function withQuery(url: string, base: string, query: URLSearchParams): URL {
  const target = new URL(url, base)
  const own = new Set(target.searchParams.keys())
  for (const [name, value] of query) if (!own.has(name)) target.searchParams.append(name, value)
  return target
}

/** Where `return` may lead: into the workspace of this very host or to a new organisation, however the address is written; else null. */
export function ownPath(wanted: string | null, origin: string): string | null {
  const target = wanted !== null && URL.canParse(wanted, origin) ? new URL(wanted, origin) : null
  const isOwn = target?.origin === origin && /^\/!(?:ui|organization\/create)(?:\/|$)/.test(target.pathname)
  return isOwn ? target.pathname + target.search + target.hash : null
}

/** Where a login ends that was answered with `url`: the page that asked for it, else `url` with the login page's query. */
export function destination(url: string, here: string, query: URLSearchParams): URL {
  const target = withQuery(url, here, query)
  const { origin } = new URL(here)
  const wanted = target.origin === origin ? ownPath(query.get('return'), origin) : null
  return wanted === null ? target : new URL(wanted, origin)
}

/** Spec 3: the session payload, as far as it proves who one is. */
export type Proof =
  | { email: string; password: string }
  | { googleToken: string }
  | { azureAdToken: string }
  | { passkeyToken: unknown; uuid: string }
  | { aToken: string }

export type SecondProof = { twoFactorTotp: string; uuid: string }

/** Logs in and leaves the page. Throws `ApiError`; else it is on its way. */
export async function sendLogin(proof: (Proof | object) & Partial<SecondProof>): Promise<void> {
  const query = new URLSearchParams(location.search)
  const { url } = await api<{ url: string }>('/api/v1/user/session', {
    method: 'POST',
    body: { ...proof, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, embedded: readWishes(query).embedded },
  })
  leaveFor(destination(url, location.href, query), readWishes(query).popup)
}

/** In a popup the page that opened it is told and goes on by itself; without one of our own origin this window goes. */
export function leaveFor(target: URL, popup: boolean): void {
  const opener = popup ? ownOpener() : null
  if (!opener) return location.assign(target)
  opener.postMessage({ type: 'smida-login', url: target.href }, location.origin)
  window.close()
}

function ownOpener(): Window | null {
  const opener = window.opener as Window | null
  try {
    return opener && !opener.closed && opener.location.origin === location.origin ? opener : null
  } catch {
    return null
  }
}

/**
 * Leaves for an organisation's own sign-on (LOGIN-7), which comes back here, where it must not be asked for a second time.
 * `organization`: its uuid or domain.
 */
export function goToSignOn(organization: string): void {
  const back = new URL(location.href)
  for (const name of ['sso', 'reauth']) back.searchParams.delete(name)
  location.assign(`/!saml/login/${encodeURIComponent(organization)}?return=${encodeURIComponent(back.href)}`)
}

/** The domain whose sign-on a refused login must go through, or null. */
export const signOnOf = (failure: unknown): string | null =>
  failure instanceof ApiError && failure.error === 'sso' ? (failure.domain ?? null) : null
