// The rule an organisation may set for its members: single sign-on only, except for one break-glass owner.
import { eq } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { signOns } from '../db/schema.ts'
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
  const [rule] = await unit.db.select().from(signOns).where(eq(signOns.tenantId, tenantId))
  if (rule?.isRequired && rule.breakGlassUserId !== userId) throw refusal('sso', { domain })
}
