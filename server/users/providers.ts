// Signing in with Google or Microsoft (SIGNUP-10, LOGIN-2), or with whatever OpenID provider the operator put in their place. The
// browser goes from the page to the site's host, to the provider, back to the site's host, and to the page again with a one-time
// token, which the page posts. Two things bind it to that browser: a cookie on the site's host until the provider answers, and a
// key that never leaves the page until it posts the token, so that nobody can lend their own sign-in to somebody else.
import { createHash } from 'node:crypto'
import { providerNames, type ProviderName, type SignInFailure } from '#shared/accounts.ts'
import type { Config } from '../config.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Answer, Call } from '../route.ts'
import { claimAccount, findByEmail, findByIdentity, linkIdentity } from './identities.ts'
import { authorizationUrl, newProof, openProvider, readCallback, type OpenIdPerson, type OpenIdProof } from './open-id.ts'
import { hashOf } from './secrets.ts'
import { signInWithCode } from './second-step.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

/** The fixed address to register at the provider. */
export const providerCallbackPath = '/!provider/callback'

/** Which providers are on, and where each begins: for GET /api/v1/tenant. */
export function providerStarts(config: Config): Partial<Record<ProviderName, { startUrl: string }>> {
  const on = providerNames.filter((provider) => config.providers[provider])
  return Object.fromEntries(on.map((provider) => [provider, { startUrl: `${config.baseUrl}/!provider/start/${provider}` }]))
}

/** The spec's name of each provider's token in a page's query and in its payloads. */
export const tokenNames = { google: 'googleToken', microsoft: 'azureAdToken' } as const satisfies Record<ProviderName, string>

/** What a page asked for when it sent the browser here. */
type Wish = { provider: ProviderName; returnTo: string; challenge: string }

/** Where the provider's own page begins. `browser` is the cookie's secret. Rejects when the provider does not answer. */
export async function startProvider(platform: Platform, wish: Wish, browser: string): Promise<string> {
  const provider = await openProvider(clientOf(platform.config, wish.provider))
  const proof = newProof()
  const state = await platform.inTransaction((unit) =>
    issueTicket(unit, 'oidc', { data: { ...wish, proof, browser: hashOf(browser) } }),
  )
  return authorizationUrl(provider, { redirectUri: platform.config.baseUrl + providerCallbackPath, state, proof })
}

/** The page to go back to, with a token or with what failed; null when nobody knows where this came from. */
export async function finishProvider(platform: Platform, query: URLSearchParams, browser: string | null): Promise<string | null> {
  const state = query.get('state') ?? ''
  const ticket = await platform.inTransaction((unit) => redeemTicket(unit, 'oidc', state))
  if (!ticket || ticket.tenantId || !browser || ticket.data['browser'] !== hashOf(browser)) return null
  const { provider, returnTo, challenge, proof } = ticket.data as Wish & { proof: OpenIdProof }
  try {
    const callback = new URL(`${platform.config.baseUrl}${providerCallbackPath}?${query}`)
    const person = await readCallback(await openProvider(clientOf(platform.config, provider)), { callback, state, proof })
    const token = await platform.inTransaction((unit) =>
      issueTicket(unit, 'provider', { data: { provider, challenge, ...person } }),
    )
    return withParameter(returnTo, tokenNames[provider], token)
  } catch (error) {
    platform.log({ level: 'info', message: `a sign-in with ${provider} was refused`, error })
    return withFailure(returnTo, provider)
  }
}

function clientOf({ providers }: Config, name: ProviderName) {
  const settings = providers[name]
  if (!settings) throw refusal('not_found')
  return { ...settings, plain: settings.issuer.startsWith('http:') }
}

export const withFailure = (page: string, failure: SignInFailure) => withParameter(page, 'failed', failure)

function withParameter(page: string, name: string, value: string): string {
  const url = new URL(page)
  url.searchParams.set(name, value)
  return url.href
}

/**
 * Who a provider said somebody is: spends the token of a page's payload, `{ticket}.{key}`, in a unit of work of its own, so that a
 * refusal later on does not give it back. Refuses with the provider's own code.
 */
export async function redeemProviderToken(platform: Platform, provider: ProviderName, token: string): Promise<OpenIdPerson> {
  const [secret = '', key = ''] = token.split('.')
  const ticket = await platform.inTransaction((unit) => redeemTicket(unit, 'provider', secret))
  const { challenge, ...said } = ticket?.data ?? {}
  if (said['provider'] !== provider || challenge !== challengeOf(key)) throw refusal(provider)
  const { issuer, subject, email, emailVerified, name } = said as OpenIdPerson
  return { issuer, subject, email, emailVerified, name }
}

const challengeOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Whether the provider's word about an address is enough to link the account that has it. One door for all directories is not. */
export function vouchesForEmail({ providers }: Config, provider: ProviderName, { emailVerified }: OpenIdPerson): boolean {
  const settings = providers[provider]
  return emailVerified === true && settings !== undefined && !(provider === 'microsoft' && hasAnyDirectory(settings.issuer))
}

/** The account of a person at a provider, linked now if it was not; null when there is none. */
export async function findOrLink(unit: Unit, provider: ProviderName, person: OpenIdPerson): Promise<string | null> {
  const known = await findByIdentity(unit, person)
  if (known) return known
  if (!person.email || !vouchesForEmail(unit.config, provider, person)) return null
  const user = await findByEmail(unit, person.email)
  if (!user) return null
  await claimAccount(unit, user, provider === 'google' ? 'Google' : 'Microsoft', {
    domain: null,
    path: `/${user.language}/login`,
  })
  await linkIdentity(unit, user.id, person)
  return user.id
}

/** The payload's googleToken or azureAdToken at login. Refuses with the provider's code, or `no_account`. */
export async function signInByProvider(platform: Platform, call: Call, provider: ProviderName, token: string): Promise<Answer> {
  const person = await redeemProviderToken(platform, provider, token)
  const userId = await platform.inTransaction((unit) => findOrLink(unit, provider, person))
  if (!userId) throw refusal('no_account')
  return signInWithCode(platform, { userId, method: provider }, call)
}

/** Which provider an identity is of; null for those of organisations' own. */
export function providerOf({ providers }: Config, issuer: string): ProviderName | null {
  const { google, microsoft } = providers
  if (google && isSameIssuer(google.issuer, issuer)) return 'google'
  if (microsoft && isSameIssuer(microsoft.issuer, issuer)) return 'microsoft'
  return null
}

/** Behind the door for all directories each names itself, on the same host. */
const isSameIssuer = (configured: string, issuer: string): boolean =>
  URL.canParse(issuer) &&
  (hasAnyDirectory(configured)
    ? new URL(issuer).host === new URL(configured).host
    : new URL(issuer).href === new URL(configured).href)

const hasAnyDirectory = (issuer: string) => /\/(common|organizations|consumers)(\/|$)/.test(new URL(issuer).pathname)
