// Mail domains of an organisation, each proved by a TXT record that only who runs the domain can publish. Until then a domain opens
// nothing: one organisation must not be able to speak for another's people, or to shut them out.
import { Resolver } from 'node:dns/promises'
import { and, eq } from 'drizzle-orm'
import { signOnLimits, type MailDomainView } from '#shared/sign-on.ts'
import { mailDomains } from '../db/schema.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import type { Actor } from '../tenants/roles.ts'
import { newSecret } from '../users/secrets.ts'

const dnsLimits = { timeoutMs: 3_000, tries: 2 } as const

type Row = typeof mailDomains.$inferSelect
const hostsOf = (domain: string) => [domain, `_smida.${domain}`]

export const viewMailDomain = ({ domain, proof, provedAt }: Row): MailDomainView => ({
  domain,
  hosts: hostsOf(domain),
  record: `smida-proof=${proof}`,
  provedAt: provedAt?.toISOString() ?? null,
})

export const listMailDomains = (unit: Unit, tenantId: string): Promise<Row[]> =>
  unit.db.select().from(mailDomains).where(eq(mailDomains.tenantId, tenantId)).orderBy(mailDomains.domain)

/** Adding one that is there already gives it as it is. */
export async function addMailDomain(unit: Unit, actor: Actor, domain: string): Promise<Row> {
  const known = await listMailDomains(unit, actor.tenantId)
  const already = known.find((one) => one.domain === domain)
  if (already) return already
  if (known.length >= signOnLimits.mailDomainsMax) throw refusal('too_many_mail_domains')
  const [added] = await unit.db.insert(mailDomains).values({ tenantId: actor.tenantId, domain, proof: newSecret() }).returning()
  return added!
}

/** Refuses with `not_found` what was never added. */
export async function findMailDomain(unit: Unit, actor: Actor, domain: string): Promise<Row> {
  const [found] = await unit.db.select().from(mailDomains).where(own(actor, domain))
  if (!found) throw refusal('not_found')
  return found
}

/** Looks for the record and keeps what it proves. Refuses with `proof_missing`, and with `mail_domain_taken` what another proved. */
export async function proveMailDomain(platform: Platform, actor: Actor, domain: string): Promise<Row> {
  const claimed = await platform.inTenant(actor.tenantId, (unit) => findMailDomain(unit, actor, domain))
  if (claimed.provedAt) return claimed
  const { record } = viewMailDomain(claimed)
  const seen = await Promise.all(hostsOf(domain).map((host) => textRecords(platform, host)))
  if (!seen.flat().includes(record)) throw refusal('proof_missing')
  try {
    return await platform.inTenant(actor.tenantId, async (unit) => {
      const [proved] = await unit.db
        .update(mailDomains)
        .set({ provedAt: unit.now() })
        .where(and(own(actor, domain), eq(mailDomains.proof, claimed.proof)))
        .returning()
      if (!proved) throw refusal('not_found')
      await recordAudit(unit, actor, 'mail_domain.proved', domain)
      return proved
    })
  } catch (error) {
    throw isUniqueViolation(error) ? refusal('mail_domain_taken') : error
  }
}

export async function removeMailDomain(unit: Unit, actor: Actor, domain: string): Promise<void> {
  const removed = await unit.db.delete(mailDomains).where(own(actor, domain)).returning()
  if (removed.length === 0) throw refusal('not_found')
  await recordAudit(unit, actor, 'sign_on.changed', domain, { removed: domain })
}

const own = (actor: Actor, domain: string) => and(eq(mailDomains.tenantId, actor.tenantId), eq(mailDomains.domain, domain))

/** What stands there; nothing when nobody answers, for the person may only try again. */
async function textRecords({ config, log }: Platform, host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsLimits.timeoutMs, tries: dnsLimits.tries })
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers)
  try {
    return (await resolver.resolveTxt(host)).map((parts) => parts.join(''))
  } catch (error) {
    log({ level: 'debug', message: 'no TXT record', host, error })
    return []
  }
}
