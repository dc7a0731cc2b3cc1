// Passwords are hashed with argon2id at the OWASP minimum. Hashing is the cheapest way to keep a server busy, so few run at once,
// few wait, and the rest is told to come back (D15). Never hash inside a transaction.
import { hash, verify } from '@node-rs/argon2'
import { refusal } from '../refusal.ts'

export const hashingLimits = { runningMax: 2, waitingMax: 20, retryAfterSeconds: 2 } as const
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let running = 0
const waiting: (() => void)[] = []

/** Waits for its turn to hash, then works. Refuses with `too_many` at once, before anything is touched, when too many wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashingLimits.runningMax) {
    if (waiting.length >= hashingLimits.waitingMax)
      throw refusal('too_many', { retryAfterSeconds: hashingLimits.retryAfterSeconds })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The encoded hash of a password. Refuses with `too_many` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let nobodysHash: Promise<string> | null = null

/** Whether the password is right, for work that has its turn. Takes as long for an account that does not exist or has no password. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await (nobodysHash ??= hash('nobody has this password', cost)))
  return (await verify(known, password)) && passwordHash !== null
}
