// Passkeys (WebAuthn): a key in the person's device, made for one tenant's host and asked for there only (decision 0065). The device
// checks who holds it (user verification), so a passkey is two proofs at once. Whatever is wrong with an answer is the same refusal.
import { randomUUID } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { passkeyLimits } from '#shared/factors.ts'
import { passkeys, tenants } from '../db/schema.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Actor } from '../tenants/roles.ts'
import { findTenant } from '../tenants/tenants.ts'
import { issueTicket, redeemTicket, ticketLifeMs } from './tickets.ts'

/** EdDSA, ES256, RS256: what devices speak and our runtime checks without experiments. */
const algorithms = [-8, -7, -257]

type Purpose = 'assert' | 'register'
type Own = Pick<Actor, 'userId' | 'tenantId'>

/** The relying party is exactly the tenant's host: no parent of it, since previews and publications live below those. */
function partyOf(platform: Platform, domain: string): { origin: string; rpId: string } {
  const origin = tenantOrigin(platform.config, domain)
  return { origin, rpId: new URL(origin).hostname }
}

const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')
const ownedBy = ({ userId, tenantId }: Own) => and(eq(passkeys.userId, userId), eq(passkeys.tenantId, tenantId))

/** What the browser needs to ask for a passkey of this host, whosoever it is. Refuses with `not_found` a host without a tenant. */
export async function askForPasskey(unit: Unit, domain: string) {
  const tenant = await findTenant(unit, domain)
  if (!tenant) throw refusal('not_found')
  const publicKey = await generateAuthenticationOptions({
    rpID: partyOf(unit, domain).rpId,
    userVerification: 'required',
    timeout: ticketLifeMs.passkey,
  })
  return { publicKey, uuid: await remember(unit, 'assert', publicKey.challenge, { tenantId: tenant.id }) }
}

/** Checks the answer to `askForPasskey` and spends it, right or wrong. Gives the user's id. Refuses with `bad_passkey`. */
export async function provePasskey(
  platform: Platform,
  domain: string,
  uuid: string,
  credential: AuthenticationResponseJSON,
): Promise<string> {
  const asked = await platform.inTransaction(async (unit) => {
    const ticket = await redeemTicket(unit, 'passkey', uuid)
    const [known] = await unit.db
      .select({ passkey: passkeys })
      .from(passkeys)
      .innerJoin(tenants, eq(tenants.id, passkeys.tenantId))
      .where(and(eq(passkeys.credentialId, credential.id), eq(tenants.domain, domain)))
    return { ticket, passkey: known?.passkey }
  })
  const { passkey } = asked
  const challenge = challengeOf(asked.ticket, 'assert')
  if (!passkey || !challenge || asked.ticket?.tenantId !== passkey.tenantId) throw refusal('bad_passkey')
  if (credential.response.userHandle !== handleOf(passkey.userId)) throw refusal('bad_passkey')
  const { origin, rpId } = partyOf(platform, domain)
  const checked = await orBadPasskey(() => {
    mustBeOwnFrame(credential.response.clientDataJSON)
    return verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
  })
  if (!checked.verified) throw refusal('bad_passkey')
  const counter = checked.authenticationInfo.newCounter
  const used = await platform.inTransaction((unit) => use(unit, passkey.id, counter))
  if (!used) throw refusal('bad_passkey')
  return passkey.userId
}

/** A counter only goes up; a passkey that lives on several devices has none and stays at 0. */
async function use(unit: Unit, id: string, counter: number): Promise<boolean> {
  const counts = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::integer = 0`))
  const used = await unit.db
    .update(passkeys)
    .set({ counter, lastUsedAt: unit.now() })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** What the browser needs to make a passkey for this person on this host. */
export async function offerPasskey(unit: Unit, actor: Actor) {
  const known = await unit.db.select().from(passkeys).where(ownedBy(actor))
  if (known.length >= passkeyLimits.perPersonMax) throw refusal('too_many_passkeys')
  const publicKey = await generateRegistrationOptions({
    rpName: `${actor.tenantName} · Smida`,
    rpID: partyOf(unit, actor.domain).rpId,
    userID: new Uint8Array(Buffer.from(actor.userId)),
    userName: actor.email,
    userDisplayName: actor.name,
    attestationType: 'none',
    timeout: ticketLifeMs.passkey,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { publicKey, uuid: await remember(unit, 'register', publicKey.challenge, actor) }
}

/** Checks the answer to `offerPasskey` and keeps the passkey. Refuses with `bad_passkey`, `passkey_known`, `too_many_passkeys`. */
export async function addPasskey(
  platform: Platform,
  actor: Actor,
  made: { uuid: string; name: string; credential: RegistrationResponseJSON },
  alsoIn: (unit: Unit) => Promise<void>,
) {
  const { credential, name } = made
  const ticket = await platform.inTransaction((unit) => redeemTicket(unit, 'passkey', made.uuid))
  const challenge = challengeOf(ticket, 'register')
  if (!challenge || ticket?.userId !== actor.userId || ticket.tenantId !== actor.tenantId) throw refusal('bad_passkey')
  const { origin, rpId } = partyOf(platform, actor.domain)
  const checked = await orBadPasskey(() => {
    mustBeOwnFrame(credential.response.clientDataJSON)
    return verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  })
  if (!checked.verified || checked.registrationInfo.credential.id !== credential.id) throw refusal('bad_passkey')
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential
  const row = {
    id: randomUUID(),
    userId: actor.userId,
    tenantId: actor.tenantId,
    credentialId,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  }
  try {
    return await platform.inTransaction(async (unit) => {
      if ((await unit.db.$count(passkeys, ownedBy(actor))) >= passkeyLimits.perPersonMax) throw refusal('too_many_passkeys')
      const [added] = await unit.db.insert(passkeys).values(row).returning()
      await alsoIn(unit)
      return shown(added!)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? refusal('passkey_known') : error
  }
}

/** The person's passkeys for this host, oldest first. */
export async function listPasskeys(unit: Unit, own: Own) {
  const rows = await unit.db.select().from(passkeys).where(ownedBy(own)).orderBy(asc(passkeys.createdAt))
  return rows.map(shown)
}

/** Refuses with `not_found` what is not theirs. */
export async function renamePasskey(unit: Unit, own: Own, id: string, name: string) {
  const [renamed] = await unit.db
    .update(passkeys)
    .set({ name })
    .where(and(ownedBy(own), eq(passkeys.id, id)))
    .returning()
  if (!renamed) throw refusal('not_found')
  return shown(renamed)
}

/** Gives the name it had. Refuses with `not_found` what is not theirs. */
export async function removePasskey(unit: Unit, own: Own, id: string): Promise<string> {
  const [removed] = await unit.db
    .delete(passkeys)
    .where(and(ownedBy(own), eq(passkeys.id, id)))
    .returning()
  if (!removed) throw refusal('not_found')
  return removed.name
}

const shown = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const remember = (unit: Unit, purpose: Purpose, challenge: string, { tenantId, userId }: Partial<Own>) =>
  issueTicket(unit, 'passkey', { tenantId, userId, data: { purpose, challenge } })

/** The challenge of a ticket that was given out for this purpose. */
function challengeOf(ticket: Awaited<ReturnType<typeof redeemTicket>>, purpose: Purpose): string | null {
  return ticket?.data['purpose'] === purpose ? (ticket.data['challenge'] as string) : null
}

/** Made on our own page and not inside somebody else's. */
function mustBeOwnFrame(clientData: string): void {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientData)
  if (crossOrigin || topOrigin !== undefined) throw new Error('made in a frame of another origin')
}

/** The library throws at whatever is not as it should be. */
async function orBadPasskey<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    throw refusal('bad_passkey')
  }
}
