// The page's half of signing in with a provider. Before it leaves, it makes a key and keeps it in this tab; the server learns the
// key's hash, and only who has the key can use the token that comes back. How a page uses this:
//   - `GET /api/v1/tenant` -> `providers`: draw a `ProviderButton` for each one that is there;
//   - when it loads, call `takeProviderReturn()` once: null, a `failure` to show (`providers.{failure}` has its text), or the
//     `proof` to post: `{ googleToken }` or `{ azureAdToken }`, to POST /api/v1/user/session or within the sign-up's data.
import { signInFailures, type SignInFailure } from '#shared/accounts.ts'

const storageKey = 'smida-provider-key'
const keyBytes = 32

export type ProviderProof = { googleToken: string } | { azureAdToken: string }
export type ProviderReturn = { proof: ProviderProof } | { failure: SignInFailure }

/** Leaves for the provider. Rejects where the browser cannot keep or hash a key: on plain http elsewhere than on this machine. */
export async function leaveForProvider(startUrl: string, returnTo = location.href): Promise<void> {
  const key = base64url(crypto.getRandomValues(new Uint8Array(keyBytes)))
  sessionStorage.setItem(storageKey, key)
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))))
  const back = withoutReturn(new URL(returnTo))
  location.assign(`${startUrl}?${new URLSearchParams({ return: back.href, challenge })}`)
}

/** What the way to a provider or to single sign-on brought back in the page's query; it leaves the address bar at once. */
export function takeProviderReturn(): ProviderReturn | null {
  const { searchParams } = new URL(location.href)
  const failure = signInFailures.find((each) => each === searchParams.get('failed'))
  const google = searchParams.get('googleToken')
  const microsoft = searchParams.get('azureAdToken')
  if (!failure && !google && !microsoft) return null
  history.replaceState(history.state, '', withoutReturn(new URL(location.href)))
  if (failure) return { failure }
  const key = keptKey()
  return { proof: google ? { googleToken: `${google}.${key}` } : { azureAdToken: `${microsoft}.${key}` } }
}

function keptKey(): string {
  try {
    const key = sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.removeItem(storageKey)
    return key
  } catch {
    return ''
  }
}

function withoutReturn(url: URL): URL {
  for (const name of ['failed', 'googleToken', 'azureAdToken']) url.searchParams.delete(name)
  return url
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
