// Two OpenID providers on loopback. One is `oidc-provider`, an independent one that follows the rules, with one person signed in. The
// other says whatever a test wants it to, at any step.
import { createHash, generateKeyPairSync, randomBytes, sign, createHmac, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type OpenIdUser = { sub: string; email?: string; email_verified?: boolean; name?: string }
export type OpenIdServer = { issuer: string; clientId: string; clientSecret: string; user: OpenIdUser; close(): void }

const clientId = 'smida'
const clientSecret = 'a secret between the two of us'

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** `others` have accounts too: a browser with a cookie `person` is signed in as the one of that name. */
export async function startOpenIdProvider(
  user: OpenIdUser,
  redirectUris: string[],
  others: OpenIdUser[] = [],
): Promise<OpenIdServer> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => answer(request, response))
  const issuer = await listen(server)
  const own: OpenIdServer = { issuer, clientId, clientSecret, user, close: () => server.close() }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the provider’s own cookies'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => others.find(({ sub }) => sub === id) ?? (own.user as { sub: string }),
    }),
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const follow = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void follow(request, response)
    const wanted = /\bperson=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
    const { sub } = others.find((other) => other.sub === wanted) ?? own.user
    void provider.interactionFinished(request, response, { login: { accountId: sub } })
  }
  return own
}

type Json = Record<string, unknown>
const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

/** What the lying provider says differently; each part is merged into, or takes the place of, what is right. */
export type Lies = {
  discovery?: (right: Json) => Json
  /** of the redirect back */
  callback?: (right: URLSearchParams) => void
  claims?: (right: Json) => Json
  header?: (right: Json) => Json
  /** signs the token in another way */
  sign?: (input: string, keys: { own: KeyObject; publicPem: string }) => string
  /** the whole answer of the token endpoint */
  tokens?: (right: Json) => Json
  /** the token as a text, after it was signed */
  token?: (right: string) => string
  keys?: (right: Json[]) => Json[]
  status?: number
}
export type LyingProvider = OpenIdServer & {
  lies: Lies
  nonce: string
  /** forms posted to the token endpoint */
  redeemed: URLSearchParams[]
  /** The address the browser is sent back to from this authorization address. */
  back(authorizationUrl: string): string
}

export async function startLyingProvider(user: OpenIdUser): Promise<LyingProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>()
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }
  const server = createServer((request, response) => {
    void respond(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  const issuer = await listen(server)
  const own: LyingProvider = {
    issuer,
    clientId,
    clientSecret,
    user,
    lies: {},
    nonce: '',
    redeemed: [],
    close: () => server.close(),
    back(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams
      const code = randomBytes(16).toString('hex')
      const redirectUri = asked.get('redirect_uri')!
      codes.set(code, { challenge: asked.get('code_challenge')!, nonce: asked.get('nonce')!, redirectUri })
      const answer = new URLSearchParams({ code, state: asked.get('state')!, iss: issuer })
      own.lies.callback?.(answer)
      return `${redirectUri}?${answer}`
    },
  }
  async function respond(request: IncomingMessage): Promise<{ status: number; body: Json }> {
    if (request.url === '/.well-known/openid-configuration') {
      const right = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }
      return { status: 200, body: own.lies.discovery?.(right) ?? right }
    }
    if (request.url === '/keys') return { status: 200, body: { keys: own.lies.keys?.([jwk]) ?? [jwk] } }
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const form = new URLSearchParams(text)
    own.redeemed.push(form)
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || verified !== code.challenge || form.get('redirect_uri') !== code.redirectUri)
      return { status: 400, body: { error: 'invalid_grant' } }
    const right = { iss: issuer, aud: clientId, iat: now(), exp: now() + 300, nonce: code.nonce, ...user }
    const claims = own.lies.claims?.(right) ?? right
    const head = { alg: 'RS256', kid: 'one', typ: 'JWT' }
    const input = `${part(own.lies.header?.(head) ?? head)}.${part(claims)}`
    const keys = { own: privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }) as string }
    const signature = own.lies.sign?.(input, keys) ?? sign('sha256', Buffer.from(input), privateKey).toString('base64url')
    const token = `${input}.${signature}`
    const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: own.lies.token?.(token) ?? token }
    return { status: own.lies.status ?? 200, body: own.lies.tokens?.(tokens) ?? tokens }
  }
  return own
}

/** A token signed with a shared secret, for providers that let the algorithm be chosen for them. */
export const signWithSecret =
  (secret: string | Buffer, hash = 'sha256') =>
  (input: string) =>
    createHmac(hash, secret).update(input).digest('base64url')
