// A fresh proof: what changes how one gets in (factors, password, ownership) is done in a session that began a short while ago. A
// person proves anew who they are and goes on with a new session in the place of the old one, so that a stolen cookie alone can
// change nothing that lasts.
import { eq } from 'drizzle-orm'
import { sessions, users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, type Answer, type Call } from '../route.ts'
import type { Actor } from '../tenants/roles.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { inTurn, matchesPassword } from './passwords.ts'
import { hashOf } from './secrets.ts'
import { sessionSecret } from './sessions.ts'
import { replaceSession } from './sign-in.ts'
import { spendCode } from './totp.ts'

export const freshMs = 10 * 60_000

export type MemberCall = Pick<Call, 'domain' | 'address' | 'request'> & { actor: Actor }

/** Refuses with `proof_needed` when this session began too long ago; `POST /api/v1/proof` begins a new one. */
export async function mustBeFresh(unit: Unit, request: Request): Promise<void> {
  const session = await findSession(unit, request)
  if (!session || unit.now().getTime() - session.createdAt.getTime() > freshMs) throw refusal('proof_needed')
}

/** Whether the password is the actor's. Counts as an attempt to log in. Refuses with `bad_credentials`, `too_many`. */
export async function provePassword(platform: Platform, { actor, address }: MemberCall, password: string): Promise<void> {
  const attempt = { purpose: 'login', email: actor.email, address } as const
  const isRight = await inTurn(async () => {
    const user = await platform.inTransaction(async (unit) => {
      await countAttempt(unit, attempt)
      return findUser(unit, actor.userId)
    })
    return matchesPassword(user?.passwordHash ?? null, password)
  })
  if (!isRight) throw refusal('bad_credentials', { message: 'The password is not right.' })
}

/** As `provePassword`, and with a code where an authenticator is set up (`totp`). Gives the answer that renews the session. */
export async function proveByPassword(platform: Platform, call: MemberCall, password: string, code?: string): Promise<Answer> {
  await provePassword(platform, call, password)
  const answered = await platform.inTransaction(async (unit) => {
    const user = await findUser(unit, call.actor.userId)
    if (user?.totpEnrolledAt && !(code && (await spendCode(unit, user.id, code)))) return null
    await forgetAttempts(unit, { purpose: 'login', email: call.actor.email, address: call.address })
    return renewSession(unit, call)
  })
  if (!answered) throw refusal('totp')
  return answered
}

/** A new session in the place of this one, signed in the same way. */
export async function renewSession(unit: Unit, call: MemberCall): Promise<Answer> {
  const session = await findSession(unit, call.request)
  const { cookies } = await replaceSession(unit, ownerOf(call.actor), session?.method ?? 'password', call)
  return { ...answer(200, { ok: true }), cookies }
}

const ownerOf = ({ userId, tenantId }: Actor) => ({ userId, tenantId })

async function findSession(unit: Unit, request: Request) {
  const secret = sessionSecret(unit, request)
  if (!secret) return null
  const [session] = await unit.db
    .select()
    .from(sessions)
    .where(eq(sessions.keyHash, hashOf(secret)))
  return session ?? null
}

async function findUser(unit: Unit, userId: string) {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  return user ?? null
}
