// Sign-up (spec 2.9, 3, 5, 7, 8): one transaction makes the user, the tenant, the membership and the one-time ticket, and lets the
// caller start the first project in it; nothing is left behind when any of it fails.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { languageOf } from '#shared/languages.ts'
import type { SignupData, SignupResponse } from '#shared/users.ts'
import { members, tenants, users } from '../db/schema.ts'
import { sqlState } from '../db/units-of-work.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { deriveDomain, mustBeFree } from '../tenants/domains.ts'
import type { Actor } from '../tenants/roles.ts'
import { mustBeStrong } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { issueTicket } from './tickets.ts'

const uniqueViolation = '23505'

/** Refuses with `user_exists`. */
export async function mustBeNew(unit: Unit, email: string): Promise<void> {
  const [known] = await unit.db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  if (known) throw refusal('user_exists')
}

/**
 * Creates the account. `begin` runs inside the same transaction, as the new owner. Refuses with `invalid` (a weak password),
 * `user_exists`, `domain_taken`.
 */
export async function signUp(
  platform: Platform,
  data: SignupData,
  begin: (unit: Unit, owner: Actor) => Promise<void>,
): Promise<SignupResponse> {
  await mustBeStrong(data.password, [data.email, data.name, data.organizationName, data.domain], 'data.password')
  await platform.inTransaction((unit) => mustBeNew(unit, data.email))
  const passwordHash = await hashPassword(data.password)
  try {
    return await platform.inTransaction(async (unit) => {
      if (data.domain) await mustBeFree(unit, data.domain)
      const domain = data.domain ?? (await deriveDomain(unit, data))
      const userId = randomUUID()
      const tenantId = randomUUID()
      const tenantName = data.organizationName ?? data.name
      const language = languageOf(data.locale)
      await unit.db
        .insert(users)
        .values({ id: userId, email: data.email, name: data.name, passwordHash, language, timezone: data.timezone })
      await unit.db.insert(tenants).values({ id: tenantId, domain, name: tenantName })
      await unit.db.insert(members).values({ tenantId, userId, role: 'owner' })
      await begin(unit, { userId, name: data.name, email: data.email, tenantId, tenantName, domain, role: 'owner' })
      const atoken = await issueTicket(unit, 'atoken', { userId, tenantId })
      const url = `${tenantOrigin(unit.config, domain)}/${language}/login?atoken=${atoken}`
      return { existingAccount: false, domain, aToken: atoken, atoken, url, tenantUuid: tenantId }
    })
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    await platform.inTransaction((unit) => mustBeNew(unit, data.email))
    throw refusal('domain_taken')
  }
}
