// The authenticator (TOTP, RFC 6238): a seed both sides know, six digits every half minute. The seed rests sealed. A code is good
// once: the time step it belongs to is spent by one conditional update, so of two logins with the same code one is refused.
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { users } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { forgetRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'

const stepSeconds = 30
/** Clocks differ: the code before and the one after are good too. */
const toleranceSeconds = 30
const issuer = 'Smida'

type Person = { userId: string; email: string }

/** Begins anew with a seed that counts once a code of it was shown. Refuses with `totp_enrolled`. */
export async function beginTotp(unit: Unit, { userId, email }: Person): Promise<{ uri: string; secret: string }> {
  const secret = generateSecret()
  const begun = await unit.db
    .update(users)
    .set({ totpSeed: unit.seal(secret), totpStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpEnrolledAt)))
    .returning({ id: users.id })
  if (begun.length === 0) throw refusal('totp_enrolled')
  return { uri: generateURI({ issuer, label: email, secret }), secret }
}

/** The first code of the new seed: from now on logins ask for one. Gives the recovery codes. Refuses with `wrong_code`. */
export async function confirmTotp(unit: Unit, userId: string, code: string): Promise<string[]> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  const step = user?.totpSeed ? stepOf(unit, user.totpSeed, code) : null
  if (!user?.totpSeed || step === null) throw refusal('wrong_code')
  const enrolled = await unit.db
    .update(users)
    .set({ totpEnrolledAt: unit.now(), totpStep: step })
    .where(and(eq(users.id, userId), eq(users.totpSeed, user.totpSeed), isNull(users.totpEnrolledAt)))
    .returning({ id: users.id })
  if (enrolled.length === 0) throw refusal('totp_enrolled')
  return renewRecoveryCodes(unit, userId)
}

/** Logins ask for no code any more. False when there was none to remove. */
export async function removeTotp(unit: Unit, userId: string): Promise<boolean> {
  const removed = await unit.db
    .update(users)
    .set({ totpSeed: null, totpEnrolledAt: null, totpStep: null })
    .where(and(eq(users.id, userId), isNotNull(users.totpEnrolledAt)))
    .returning({ id: users.id })
  await forgetRecoveryCodes(unit, userId)
  return removed.length > 0
}

/** Whether this is a code of the user's authenticator, or a recovery code, that was not used yet; now it is. */
export async function spendCode(unit: Unit, userId: string, code: string): Promise<boolean> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  if (!user?.totpSeed || !user.totpEnrolledAt) return false
  const step = stepOf(unit, user.totpSeed, code)
  if (step === null) return spendRecoveryCode(unit, userId, code)
  const unspent = or(isNull(users.totpStep), lt(users.totpStep, step))
  const spent = await unit.db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, userId), eq(users.totpSeed, user.totpSeed), unspent))
    .returning({ id: users.id })
  return spent.length > 0
}

/** The time step whose code this is, or null. */
function stepOf(unit: Unit, sealedSeed: string, code: string): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^[0-9]{6}$/.test(token)) return null
  const epoch = Math.floor(unit.now().getTime() / 1000)
  const found = verifySync({
    secret: unit.unseal(sealedSeed),
    token,
    epoch,
    period: stepSeconds,
    epochTolerance: toleranceSeconds,
  })
  return found.valid ? Math.floor(epoch / stepSeconds) + found.delta : null
}
