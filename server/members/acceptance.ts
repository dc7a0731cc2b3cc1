// Accepting an invitation. A new person makes an account with it, one who has an account proves it by its password; either is then
// signed in. Who signs in otherwise (a provider, a code after the password) joins and is led to the login page of the organisation.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { languageOf } from '#shared/languages.ts'
import { joinAsNewSchema, type Acceptance } from '#shared/members.ts'
import { ruleSentence } from '#shared/users.ts'
import { members, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, type Answer, type Call } from '../route.ts'
import { recordAudit } from '../tenants/audit.ts'
import { requiresSignOn } from '../tenants/sign-on.ts'
import { countAttempt, forgetAttempts } from '../users/attempts.ts'
import { claimAccount } from '../users/identities.ts'
import { mustBeStrong } from '../users/password-rules.ts'
import { hashPassword, inTurn, matchesPassword } from '../users/passwords.ts'
import { signIn } from '../users/sign-in.ts'
import { findInvitation, redeemInvitation, type Found } from './invitations.ts'

type Host = Pick<Call, 'domain' | 'address' | 'request'>
type User = NonNullable<Found['user']>

/** Refuses with `bad_token`, `bad_credentials`, `invalid`, `sso`, `user_exists`, `too_many`. */
export async function acceptInvitation(platform: Platform, host: Host, secret: string, wish: Acceptance): Promise<Answer> {
  const found = await platform.inTransaction((unit) => findInvitation(unit, host.domain, secret))
  if (found.user === null) return joinAsNew(platform, host, secret, found, wish)
  const user = found.user
  const attempt = { purpose: 'login', email: user.email, address: host.address } as const
  if (user.passwordHash !== null) {
    const isRight = await inTurn(async () => {
      await platform.inTransaction((unit) => countAttempt(unit, attempt))
      return matchesPassword(user.passwordHash, wish.password ?? '')
    })
    if (!isRight) throw refusal('bad_credentials', { message: 'The password is not right.' })
  }
  return platform.inTransaction(async (unit) => {
    await join(unit, host, secret, user)
    if (user.passwordHash === null) {
      await claimAccount(unit, user, found.tenant.name, { domain: found.tenant.domain, path: '/!ui/account' })
      return answer(200, { url: `/${languageOf(user.language)}/login` })
    }
    if (!user.emailProvedAt) await unit.db.update(users).set({ emailProvedAt: unit.now() }).where(eq(users.id, user.id))
    if (user.totpEnrolledAt) return answer(200, { url: `/${languageOf(user.language)}/login` })
    await forgetAttempts(unit, attempt)
    return signIn(unit, user.id, 'password', host)
  })
}

async function joinAsNew(platform: Platform, host: Host, secret: string, found: Found, wish: Acceptance): Promise<Answer> {
  const person = joinAsNewSchema.safeParse(wish)
  if (!person.success)
    throw refusal('invalid', {
      issues: person.error.issues.map(({ path, message }) => ({ path: path.join('.'), message: ruleSentence(message) })),
    })
  const { name, password } = person.data
  const { email } = found.invitation
  await mustBeStrong(password, [email, name, found.tenant.name])
  const passwordHash = await hashPassword(password)
  const user = { id: randomUUID(), email, name, passwordHash, language: languageOf(wish.locale), timezone: wish.timezone }
  try {
    return await platform.inTransaction(async (unit) => {
      await unit.db.insert(users).values({ ...user, emailProvedAt: unit.now(), createdAt: unit.now() })
      await join(unit, host, secret, user)
      return signIn(unit, user.id, 'password', host)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refusal('user_exists')
  }
}

/** Makes the holder of the link a member, once. */
async function join(unit: Unit, host: Host, secret: string, user: Pick<User, 'id' | 'name' | 'email'>): Promise<void> {
  const { tenantId, role } = await redeemInvitation(unit, host.domain, secret)
  if (await requiresSignOn(unit, tenantId)) throw refusal('sso', { domain: host.domain! })
  await unit.db.insert(members).values({ tenantId, userId: user.id, role, createdAt: unit.now() }).onConflictDoNothing()
  await recordAudit(unit, { tenantId, userId: user.id, name: user.name }, 'member.joined', user.email, { role })
}
