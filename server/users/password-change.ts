// A new password for somebody who is signed in. The other sessions end, and so does every ticket that opens one; this browser goes on
// with a new session.
import { and, eq, inArray } from 'drizzle-orm'
import type { PasswordChange } from '#shared/factors.ts'
import { tickets, users } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import type { Answer } from '../route.ts'
import { forgetAttempts } from './attempts.ts'
import { tellOfPassword } from './factor-letters.ts'
import { mustBeStrong } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { mustBeFresh, provePassword, renewSession, type MemberCall } from './proof.ts'
import { closeSessions, sessionSecret } from './sessions.ts'

/**
 * Who has a password gives it once more; who has none (a provider signs them in) needs a fresh proof. Refuses with `bad_credentials`,
 * `proof_needed`, `invalid` (a weak password), `too_many`.
 */
export async function changePassword(platform: Platform, call: MemberCall, change: PasswordChange): Promise<Answer> {
  const { actor, address, request } = call
  const hadPassword = await platform.inTransaction(async (unit) => {
    const [user] = await unit.db.select().from(users).where(eq(users.id, actor.userId))
    if (user?.passwordHash == null) await mustBeFresh(unit, request)
    return user?.passwordHash != null
  })
  await mustBeStrong(change.password, [actor.email, actor.name, actor.tenantName, actor.domain])
  if (hadPassword) await provePassword(platform, call, change.current ?? '')
  const passwordHash = await hashPassword(change.password)
  return platform.inTransaction(async (unit) => {
    await unit.db.update(users).set({ passwordHash }).where(eq(users.id, actor.userId))
    await closeSessions(unit, actor.userId, sessionSecret(unit, request))
    const opensOne = inArray(tickets.kind, ['reset', 'atoken', 'code'])
    await unit.db.delete(tickets).where(and(eq(tickets.userId, actor.userId), opensOne))
    if (hadPassword) await forgetAttempts(unit, { purpose: 'login', email: actor.email, address })
    await tellOfPassword(unit, actor)
    return renewSession(unit, call)
  })
}
