// The second step of signing in: who set up an authenticator is asked for a code after the first proof (refusal `totp`). A passkey
// is two proofs already, and an organisation's own sign-on asks for what it wants; a one-time link was given out after all this.
import { eq } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Answer, Call } from '../route.ts'
import { countAttempt, forgetAttempts, type Attempt } from './attempts.ts'
import { signIn } from './sign-in.ts'
import { issueTicket, redeemTicket } from './tickets.ts'
import { spendCode } from './totp.ts'

type Host = Pick<Call, 'domain' | 'address' | 'request'>
export type FirstProof = { userId: string; method: SignInMethod }

const askFor = new Set<SignInMethod>(['password', 'google', 'microsoft'])
/** Proofs that the browser cannot send again together with the code. */
const goneOnceSent = new Set<SignInMethod>(['google', 'microsoft'])
const wrongCode = 'This code is not right, or it was used already. Please enter a new one.'

/**
 * Signs in a user whose first proof was right and whose attempt was counted. Refuses with `totp` when a code is missing or wrong;
 * where the first proof cannot be sent again, the refusal's `uuid` stands for it in `resumeSignIn`.
 */
export async function signInWithCode(platform: Platform, proof: FirstProof, host: Host, code?: string): Promise<Answer> {
  const { userId, method } = proof
  const answered = await platform.inTransaction(async (unit) => {
    const { email, hasTotp } = await findPerson(unit, userId)
    if (askFor.has(method) && hasTotp && !(code && (await spendCode(unit, userId, code)))) return null
    const entered = await signIn(unit, userId, method, host)
    await forgetAttempts(unit, attemptOf(email, host))
    return entered
  })
  if (answered) return answered
  const uuid = goneOnceSent.has(method)
    ? await platform.inTransaction((unit) => issueTicket(unit, 'code', { userId, data: { method } }))
    : undefined
  throw refusal('totp', { ...(uuid && { uuid }), ...(code && { message: wrongCode }) })
}

/** The code for a first proof that a refusal's `uuid` stands for. Refuses with `bad_token`, `too_many`, and as `signInWithCode`. */
export async function resumeSignIn(platform: Platform, uuid: string, host: Host, code: string): Promise<Answer> {
  const proof = await platform.inTransaction(async (unit) => {
    const ticket = await redeemTicket(unit, 'code', uuid)
    if (!ticket?.userId) return null
    await countAttempt(unit, attemptOf((await findPerson(unit, ticket.userId)).email, host))
    return { userId: ticket.userId, method: ticket.data['method'] as SignInMethod }
  })
  if (!proof) throw refusal('bad_token')
  return signInWithCode(platform, proof, host, code)
}

const attemptOf = (email: string, { address }: Host): Attempt => ({ purpose: 'login', email, address })

async function findPerson(unit: Unit, userId: string): Promise<{ email: string; hasTotp: boolean }> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw refusal('bad_credentials')
  return { email: user.email, hasTotp: user.totpEnrolledAt !== null }
}
