// An organisation's single sign-on (BUILD-18): its provider, whom it lets in as what, and whether it is the only way in. It opens
// nothing until an administrator got through it once with these very settings, and it becomes the only way in only then, with one
// owner kept beside it, so that a mistake shuts nobody out. What would need a new test is refused while it is the only way in.
import { and, eq } from 'drizzle-orm'
import type { SignOnSettings } from '#shared/accounts.ts'
import { joinableRoles, type SignOnAddresses, type SignOnChange, type SignOnView } from '#shared/sign-on.ts'
import type { Config } from '../config.ts'
import { members, signOns, tenants, users } from '../db/schema.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import type { Actor } from '../tenants/roles.ts'
import { readCertificate, viewCertificate } from './certificates.ts'

export type SignOn = typeof signOns.$inferSelect
export type Organization = Pick<typeof tenants.$inferSelect, 'id' | 'domain' | 'name'>

/** What a provider must be told about us; each organisation has its own. */
export function addressesOf(config: Config, { id, domain }: Pick<Organization, 'id' | 'domain'>): SignOnAddresses {
  const origin = tenantOrigin(config, domain)
  const metadataUrl = `${origin}/!saml/metadata/${id}`
  return {
    entityId: metadataUrl,
    metadataUrl,
    acsUrl: `${origin}/!saml/acs/${id}`,
    redirectUri: `${origin}/!oidc/callback`,
    loginUrl: `${origin}/!saml/login/${domain}`,
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By its domain or its id. */
export async function findOrganization(unit: Unit, name: string): Promise<Organization | null> {
  const [found] = await unit.db
    .select({ id: tenants.id, domain: tenants.domain, name: tenants.name })
    .from(tenants)
    .where(uuid.test(name) ? eq(tenants.id, name) : eq(tenants.domain, name.toLowerCase()))
  return found ?? null
}

export async function readSignOn(unit: Unit, tenantId: string): Promise<SignOn | null> {
  const [found] = await unit.db.select().from(signOns).where(eq(signOns.tenantId, tenantId))
  return found ?? null
}

/** The settings as their administrators see them: no secret among them. */
export async function viewSignOn(unit: Unit, actor: Actor): Promise<SignOnView> {
  const found = await readSignOn(unit, actor.tenantId)
  const owners = await unit.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.tenantId, actor.tenantId), eq(members.role, 'owner')))
    .orderBy(users.name)
  return {
    provider: found && viewProvider(found.settings),
    defaultRole: joinableRoles.find((role) => role === found?.defaultRole) ?? 'viewer',
    isRequired: found?.isRequired ?? false,
    breakGlassUserId: found?.breakGlassUserId ?? null,
    testedAt: found?.testedAt?.toISOString() ?? null,
    addresses: addressesOf(unit.config, { id: actor.tenantId, domain: actor.domain }),
    owners,
  }
}

function viewProvider(settings: SignOnSettings): SignOnView['provider'] {
  if (settings.protocol === 'saml') return { ...settings, certificates: settings.certificates.map(viewCertificate) }
  const { protocol, issuer, clientId } = settings
  return { protocol, issuer, clientId }
}

/** Refuses with `invalid`, `sign_on_untested`, `sign_on_required`. */
export async function saveSignOn(unit: Unit, actor: Actor, change: SignOnChange): Promise<void> {
  const before = await readSignOn(unit, actor.tenantId)
  const settings = settingsOf(unit, change.provider, before?.settings ?? null)
  const testedAt = before && isSameProvider(before.settings, settings) ? before.testedAt : null
  if (change.isRequired && !testedAt) throw refusal(before?.isRequired ? 'sign_on_required' : 'sign_on_untested')
  if (change.isRequired) await mustBeOwner(unit, actor.tenantId, change.breakGlassUserId)
  const { defaultRole, isRequired } = change
  const row = {
    settings,
    defaultRole,
    isRequired,
    testedAt,
    breakGlassUserId: isRequired ? change.breakGlassUserId : null,
    updatedAt: unit.now(),
  }
  await unit.db
    .insert(signOns)
    .values({ tenantId: actor.tenantId, ...row })
    .onConflictDoUpdate({ target: signOns.tenantId, set: row })
  const { protocol, issuer } = settings
  await recordAudit(unit, actor, 'sign_on.changed', issuer, { protocol, defaultRole, isRequired: String(isRequired) })
}

function settingsOf(platform: Platform, given: SignOnChange['provider'], before: SignOnSettings | null): SignOnSettings {
  const { allowPrivateProviders } = platform.config
  const mustBeSecure = (path: string, address: string) => {
    const message = 'The address must begin with https://.'
    if (!allowPrivateProviders && !address.startsWith('https:')) throw refusal('invalid', { issues: [{ path, message }] })
  }
  if (given.protocol === 'saml') {
    mustBeSecure('provider.signInUrl', given.signInUrl)
    const certificates = given.certificates.map((text, index) => readCertificate(text, `provider.certificates.${index}`))
    return { ...given, certificates: [...new Set(certificates)] }
  }
  const { protocol, issuer, clientId } = given
  mustBeSecure('provider.issuer', issuer)
  const kept =
    before?.protocol === 'oidc' && before.issuer === issuer && before.clientId === clientId ? before.clientSecret : null
  if (given.clientSecret) return { protocol, issuer, clientId, clientSecret: platform.seal(given.clientSecret) }
  if (!kept) throw refusal('invalid', { issues: [{ path: 'provider.clientSecret', message: 'The client secret is missing.' }] })
  return { protocol, issuer, clientId, clientSecret: kept }
}

/** A further certificate, or one less, is the same provider as long as one that was there stays. */
function isSameProvider(before: SignOnSettings, after: SignOnSettings): boolean {
  if (before.protocol === 'saml' && after.protocol === 'saml')
    return (
      before.issuer === after.issuer &&
      before.signInUrl === after.signInUrl &&
      after.certificates.some((certificate) => before.certificates.includes(certificate))
    )
  return JSON.stringify(before) === JSON.stringify(after)
}

async function mustBeOwner(unit: Unit, tenantId: string, userId: string | null): Promise<void> {
  const mine = userId && and(eq(members.tenantId, tenantId), eq(members.userId, userId), eq(members.role, 'owner'))
  const message = 'Choose an owner who keeps a way in beside single sign-on.'
  if (!mine || (await unit.db.$count(members, mine)) === 0)
    throw refusal('invalid', { issues: [{ path: 'breakGlassUserId', message }] })
}

export async function removeSignOn(unit: Unit, actor: Actor): Promise<void> {
  const [removed] = await unit.db.delete(signOns).where(eq(signOns.tenantId, actor.tenantId)).returning()
  if (removed) await recordAudit(unit, actor, 'sign_on.changed', '', { protocol: 'none' })
}

/** Somebody who may change these settings got through them. False when they were changed meanwhile. */
export async function markTested(unit: Unit, tenantId: string, settingsAt: string): Promise<boolean> {
  const tested = await unit.db
    .update(signOns)
    .set({ testedAt: unit.now() })
    .where(and(eq(signOns.tenantId, tenantId), eq(signOns.updatedAt, new Date(settingsAt))))
    .returning({ tenantId: signOns.tenantId })
  return tested.length > 0
}
