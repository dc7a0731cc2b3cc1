// Recovery codes open the door when the authenticator is lost: ten, shown once, each good once. They are shorter than our other
// secrets, since people copy them by hand; so what is stored is a keyed digest, which a stolen table alone does not let one try out.
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recoveryCodes } from '../db/schema.ts'
import type { Unit } from '../platform.ts'

/** 50 bits each. */
export const recoveryCodeLimits = { codes: 10, chars: 10 } as const

/** Crockford's: no letter looks like another or like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const newCode = () => [...randomBytes(recoveryCodeLimits.chars)].map((byte) => alphabet[byte % alphabet.length]).join('')
const shown = (code: string) => `${code.slice(0, recoveryCodeLimits.chars / 2)}-${code.slice(recoveryCodeLimits.chars / 2)}`
/** However it was typed. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
const digest = (unit: Unit, userId: string, code: string) => unit.sign(`recovery code\n${userId}\n${plain(code)}`)

/** New codes in the place of all old ones, as people see them. */
export async function renewRecoveryCodes(unit: Unit, userId: string): Promise<string[]> {
  await forgetRecoveryCodes(unit, userId)
  const codes = Array.from({ length: recoveryCodeLimits.codes }, newCode)
  await unit.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, keyHash: digest(unit, userId, code) })))
  return codes.map(shown)
}

export async function forgetRecoveryCodes(unit: Unit, userId: string): Promise<void> {
  await unit.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Whether it was one; it is none any more. */
export async function spendRecoveryCode(unit: Unit, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.keyHash, digest(unit, userId, code)))
  return (await unit.db.delete(recoveryCodes).where(own).returning({ userId: recoveryCodes.userId })).length > 0
}

export const countRecoveryCodes = (unit: Unit, userId: string): Promise<number> =>
  unit.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
