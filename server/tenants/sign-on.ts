// The rule an organisation may set for its members: single sign-on only, except for one break-glass owner.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { mailDomains, signOns, tenants } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'

/** Refuses with `sso` and the domain whose sign-on leads in. A one-time link was given out after the rule was asked. */
export async function mustSignInBy(
  unit: Unit,
  { userId, tenantId }: { userId: string; tenantId: string },
  method: SignInMethod,
  domain: string,
): Promise<void> {
  if (method === 'sso' || method === 'link') return
  const rule = await ruleOf(unit, tenantId)
  if (rule?.isRequired && rule.breakGlassUserId !== userId) throw refusal('sso', { domain })
}

/** The organisation whose proved mail domain this is and whose sign-on works, or null: its people sign in and up there. */
export async function findSignOn(
  unit: Unit,
  mailDomain: string,
): Promise<{ tenantId: string; domain: string; name: string } | null> {
  const [found] = await unit.db
    .select({ tenantId: tenants.id, domain: tenants.domain, name: tenants.name })
    .from(mailDomains)
    .innerJoin(signOns, eq(signOns.tenantId, mailDomains.tenantId))
    .innerJoin(tenants, eq(tenants.id, mailDomains.tenantId))
    .where(and(eq(mailDomains.domain, mailDomain.toLowerCase()), isNotNull(mailDomains.provedAt), isNotNull(signOns.testedAt)))
  return found ?? null
}

/** Whether members come in by the organisation's own sign-on only, so that inviting them by mail leads nowhere. */
export const requiresSignOn = async (unit: Unit, tenantId: string): Promise<boolean> =>
  (await ruleOf(unit, tenantId))?.isRequired ?? false

/** Refuses with `break_glass`: the one owner who gets in when the sign-on fails keeps the place until another is named. */
export async function mustNotBeBreakGlass(unit: Unit, tenantId: string, userId: string): Promise<void> {
  const rule = await ruleOf(unit, tenantId)
  if (rule?.isRequired && rule.breakGlassUserId === userId) throw refusal('break_glass')
}

async function ruleOf(unit: Unit, tenantId: string) {
  const [rule] = await unit.db.select().from(signOns).where(eq(signOns.tenantId, tenantId))
  return rule
}
