// A tenant's admin sub-domain (spec 5): which names are free, and a good one when none was given (SIGNUP-3).
import { eq } from 'drizzle-orm'
import { refusals } from '#shared/refusals.ts'
import { domainFrom, userLimits } from '#shared/users.ts'
import { tenants } from '../db/schema.ts'
import { reservedDomains } from '../hosts.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'

const triesMax = 50
const freeMailHosts = new Set([
  'gmail',
  'outlook',
  'hotmail',
  'live',
  'yahoo',
  'icloud',
  'proton',
  'protonmail',
  'example',
  'mail',
])

/** Refuses with `domain_taken` a name that is taken, reserved or cannot be a host label. */
export async function mustBeFree(unit: Unit, domain: string): Promise<void> {
  if (!isLabel(domain) || reservedDomains.has(domain) || (await isTaken(unit, domain))) refuseTakenDomain()
}

export function refuseTakenDomain(): never {
  throw refusal('domain_taken', { issues: [{ path: 'domain', message: refusals.domain_taken[1] }] })
}

/** A free domain made of the company's name, else of the e-mail address. */
export async function deriveDomain(
  unit: Unit,
  from: { organizationName?: string; email: string; name: string },
): Promise<string> {
  const host = from.email.split('@')[1]!.split('.')[0]!
  const words = [from.organizationName, freeMailHosts.has(host) ? undefined : host, from.email.split('@')[0], from.name, 'team']
  const base = words.map((word) => domainFrom(word ?? '')).find((label) => label.length > 1) ?? 'team'
  for (let n = 1; n <= triesMax; n++) {
    const suffix = n === 1 ? '' : `-${n}`
    const domain = base.slice(0, userLimits.domainMaxChars - suffix.length).replace(/-+$/, '') + suffix
    if (!reservedDomains.has(domain) && !(await isTaken(unit, domain))) return domain
  }
  return `t-${crypto.randomUUID().slice(0, 12)}`
}

const isLabel = (domain: string) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(domain) && !domain.startsWith('xn--')

async function isTaken(unit: Unit, domain: string): Promise<boolean> {
  const [row] = await unit.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.domain, domain))
  return row !== undefined
}
