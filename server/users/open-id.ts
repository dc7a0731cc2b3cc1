// OpenID Connect by authorisation code with PKCE, for the operator's providers and for those of organisations. One way through:
// discovery, the provider's page, the code for a token whose signature, issuer, audience, nonce and times openid-client checks.
// What is wrong throws whatever the library throws; the caller knows which words that means for the person.
import { createHash } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import type { ProviderSettings } from '../config.ts'

/** `fetch` when not every address may be asked; `plain` allows an issuer without https. */
export type OpenIdClient = ProviderSettings & { fetch?: CustomFetch; plain: boolean }
/** What must be known again when the person comes back. */
export type OpenIdProof = { verifier: string; nonce: string }
/** What a provider said. `emailVerified` is null when it says nothing about that. */
export type OpenIdPerson = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean | null
  name: string | null
}

const limits = { timeoutSeconds: 10, ageMaxSeconds: 900, rememberedMs: 3600_000, rememberedMax: 200 } as const
const remembered = new Map<string, { opened: Promise<Configuration>; untilMs: number }>()

/** The provider's addresses and keys, asked once an hour. Rejects when it does not answer or is another than it should be. */
export function openProvider(client: OpenIdClient): Promise<Configuration> {
  const key = createHash('sha256').update(JSON.stringify(client)).digest('hex')
  const known = remembered.get(key)
  if (known && known.untilMs > Date.now()) return known.opened
  if (remembered.size >= limits.rememberedMax) remembered.clear()
  const opened = discover(client)
  remembered.set(key, { opened, untilMs: Date.now() + limits.rememberedMs })
  opened.catch(() => remembered.delete(key))
  return opened
}

function discover({ issuer, clientId, clientSecret, fetch, plain }: OpenIdClient): Promise<Configuration> {
  const authenticate: typeof ClientSecretPost = (secret) => {
    const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
    return (server, ...rest) => {
      const known = server.token_endpoint_auth_methods_supported
      return (known && !known.includes('client_secret_basic') ? post : basic)(server, ...rest)
    }
  }
  return discovery(new URL(issuer), clientId, { client_secret: clientSecret }, authenticate(clientSecret), {
    timeout: limits.timeoutSeconds,
    // the token's signature counts too, not only the connection it came through
    execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
    ...(fetch && { [customFetch]: fetch }),
  })
}

export const newProof = (): OpenIdProof => ({ verifier: randomPKCECodeVerifier(), nonce: randomNonce() })

/** Where to send the browser. */
export async function authorizationUrl(
  provider: Configuration,
  { redirectUri, state, proof, freshly = false }: { redirectUri: string; state: string; proof: OpenIdProof; freshly?: boolean },
): Promise<string> {
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce: proof.nonce,
    code_challenge: await calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    ...(freshly && { prompt: 'login' }),
  }).href
}

/** Who came back with `callback`, the whole address they came to. Rejects when anything about it is not as it should be. */
export async function readCallback(
  provider: Configuration,
  { callback, state, proof }: { callback: URL; state: string; proof: OpenIdProof },
): Promise<OpenIdPerson> {
  if (callback.searchParams.has('error')) throw new Error('the provider declined')
  const tokens = await authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: proof.verifier,
    expectedNonce: proof.nonce,
    expectedState: state,
    idTokenExpected: true,
  })
  const { iss, sub, azp, iat, email, email_verified: verified, name } = tokens.claims()!
  // what openid-client leaves to its callers
  if (!sub) throw new Error('the token names nobody')
  if (azp !== undefined && azp !== provider.clientMetadata().client_id) throw new Error('the token is for another client')
  if (Math.abs(Date.now() / 1000 - iat) > limits.ageMaxSeconds) throw new Error('the token is not new')
  return {
    issuer: iss,
    subject: sub,
    email: textOf(email),
    emailVerified: verified === undefined ? null : verified === true || verified === 'true',
    name: textOf(name),
  }
}

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim.trim() ? claim.trim() : null)
