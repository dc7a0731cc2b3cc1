// The way of a person from our host to their organisation's provider and back (LOGIN-7). What it needs to know again rests in a one-time
// ticket, whose secret is the state or the request's id; a cookie ties it to the browser, so that nobody can send somebody else in as
// themselves. It ends in a session, or, for an administrator's test, in a word about how it went.
import { SAML } from '@node-saml/node-saml'
import type { Configuration } from 'openid-client'
import type { SignOnProblem } from '#shared/sign-on.ts'
import { spent } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { authorizationUrl, newProof, openProvider, readCallback, type OpenIdProof } from '../users/open-id.ts'
import { hashOf } from '../users/secrets.ts'
import { issueTicket, redeemTicket } from '../users/tickets.ts'
import { outboundFetch } from './outbound-fetch.ts'
import { decodeResponse, readSamlResponse, requestIdOf } from './saml-response.ts'
import type { Outsider } from './admit-person.ts'
import { addressesOf, readSignOn, type Organization, type SignOn } from './sign-ons.ts'

export type Journey = {
  /** `updatedAt` of the settings it began with: it ends with the same or not at all */
  settingsAt: string
  /** hash of the browser's cookie */
  browser: string
  returnTo: string
  /** the administrator who tries the settings out */
  testBy: string | null
}
export type Outcome = { person: Outsider } | { problem: SignOnProblem }
export type Arrival = { journey: Journey; outcome: Outcome }

type Start = { returnTo: string; browser: string; testBy: string | null; freshly: boolean }

/** Where the provider's sign-in begins. Rejects when the provider does not answer. */
export async function startJourney(
  platform: Platform,
  organization: Organization,
  signOn: SignOn,
  start: Start,
): Promise<string> {
  const { freshly, browser, ...rest } = start
  const journey: Journey = { ...rest, browser: hashOf(browser), settingsAt: signOn.updatedAt.toISOString() }
  const addresses = addressesOf(platform.config, organization)
  const begin = (kind: 'saml' | 'oidc', data: object) =>
    platform.inTransaction((unit) => issueTicket(unit, kind, { tenantId: organization.id, data: { ...journey, ...data } }))
  if (signOn.settings.protocol === 'saml') {
    const id = `_${await begin('saml', {})}`
    const saml = new SAML({
      issuer: addresses.entityId,
      callbackUrl: addresses.acsUrl,
      entryPoint: signOn.settings.signInUrl,
      idpCert: signOn.settings.certificates,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      forceAuthn: freshly,
      generateUniqueId: () => id,
    })
    return saml.getAuthorizeUrlAsync('', undefined, {})
  }
  const provider = await openOwnProvider(platform, signOn)
  const proof = newProof()
  const state = await begin('oidc', { proof })
  return authorizationUrl(provider, { redirectUri: addresses.redirectUri, state, proof, freshly })
}

async function openOwnProvider({ config, unseal }: Platform, { settings }: SignOn): Promise<Configuration> {
  if (settings.protocol !== 'oidc') throw new Error('not an OpenID provider')
  const { issuer, clientId, clientSecret } = settings
  const provider = await openProvider({
    issuer,
    clientId,
    clientSecret: unseal(clientSecret),
    fetch: outboundFetch(config),
    plain: config.allowPrivateProviders,
  })
  // one door for many directories vouches for none of them
  if (new URL(provider.serverMetadata().issuer).href !== new URL(issuer).href) throw new Error('the issuer is another')
  return provider
}

/** The provider's answer to the assertion address. Null when nobody here asked for it, or it was answered before. */
export async function receiveAssertion(platform: Platform, organization: Organization, posted: string): Promise<Arrival | null> {
  const xml = decodeResponse(posted)
  const requestId = xml === null ? null : requestIdOf(xml)
  const journey = requestId?.startsWith('_') && (await resume(platform, organization, 'saml', requestId.slice(1)))
  if (!xml || !requestId || !journey) return null
  const signOn = await currentSettings(platform, organization, journey)
  if (signOn?.settings.protocol !== 'saml') return { journey, outcome: { problem: 'changed' } }
  const { issuer, certificates } = signOn.settings
  const now = platform.now()
  const expected = { issuer, certificates, requestId, now, ...addressesOf(platform.config, organization) }
  const reading = await readSamlResponse(xml, expected)
  if ('problem' in reading) return { journey, outcome: reading }
  const { assertionId, validUntil, ...person } = reading.person
  const isFirst = await platform.inTransaction((unit) => spend(unit, `saml ${organization.id} ${assertionId}`, validUntil))
  return { journey, outcome: isFirst ? { person } : { problem: 'replayed' } }
}

/** The provider's answer to the redirect address. Null when nobody here asked for it, or it was answered before. */
export async function receiveCode(
  platform: Platform,
  organization: Organization,
  query: URLSearchParams,
): Promise<Arrival | null> {
  const state = query.get('state') ?? ''
  const journey = (await resume(platform, organization, 'oidc', state)) as (Journey & { proof: OpenIdProof }) | null
  if (!journey) return null
  const signOn = await currentSettings(platform, organization, journey)
  if (signOn?.settings.protocol !== 'oidc') return { journey, outcome: { problem: 'changed' } }
  if (query.has('error')) return { journey, outcome: { problem: 'declined' } }
  const provider = await openOwnProvider(platform, signOn).catch(() => null)
  if (!provider) return { journey, outcome: { problem: 'unreachable' } }
  try {
    const callback = new URL(`${addressesOf(platform.config, organization).redirectUri}?${query}`)
    const { issuer, subject, email, emailVerified, name } = await readCallback(provider, {
      callback,
      state,
      proof: journey.proof,
    })
    if (emailVerified === false) return { journey, outcome: { problem: 'no_email' } }
    return { journey, outcome: { person: { issuer, subject, email, name } } }
  } catch (error) {
    platform.log({ level: 'info', message: 'an OpenID answer was refused', tenantId: organization.id, error })
    return { journey, outcome: { problem: 'answer' } }
  }
}

const resume = async (
  platform: Platform,
  { id }: Organization,
  kind: 'saml' | 'oidc',
  secret: string,
): Promise<Journey | null> => {
  const ticket = await platform.inTransaction((unit) => redeemTicket(unit, kind, secret))
  return ticket?.tenantId === id ? (ticket.data as Journey) : null
}

async function currentSettings(platform: Platform, { id }: Organization, { settingsAt }: Journey): Promise<SignOn | null> {
  const signOn = await platform.inTenant(id, (unit) => readSignOn(unit, id))
  return signOn?.updatedAt.toISOString() === settingsAt ? signOn : null
}

/** Whether this is the first time. */
async function spend(unit: Unit, key: string, expiresAt: Date): Promise<boolean> {
  const made = await unit.db
    .insert(spent)
    .values({ keyHash: hashOf(key), expiresAt })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}
