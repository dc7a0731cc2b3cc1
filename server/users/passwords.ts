// Passwords are hashed with argon2id. Hashing is the cheapest way to keep a server busy, so one runs at a time, in a thread that
// steps back behind everything else, few wait, and the rest is told to come back (D15). Never hash inside a transaction.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { refusal } from '../refusal.ts'
import type { HashingResult, HashingTask } from './hashing-thread.ts'

export const hashingLimits = { waitingMax: 20, retryAfterSeconds: 2 } as const

let running = false
const waiting: (() => void)[] = []

/** Waits for its turn to hash, then works. Refuses with `too_many` at once, before anything is touched, when too many wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running) {
    if (waiting.length >= hashingLimits.waitingMax)
      throw refusal('too_many', { retryAfterSeconds: hashingLimits.retryAfterSeconds })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running = true
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running = false
  }
}

let thread: Worker | null = null

/** One task at a time: whoever asks has the turn. */
async function ask(task: HashingTask): Promise<string | boolean> {
  if (!thread) {
    const begun = new Worker(new URL('./hashing-thread.ts', import.meta.url))
    begun.on('exit', () => (thread = null))
    thread = begun
  }
  // Held only while it works, so that it keeps no process alive.
  thread.ref()
  try {
    thread.postMessage(task)
    const [result] = (await once(thread, 'message')) as [HashingResult]
    if ('problem' in result) throw new Error(result.problem)
    return result.value
  } finally {
    thread?.unref()
  }
}

/** The encoded hash of a password. Refuses with `too_many` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => inTurn(async () => String(await ask({ password })))

let nobodysHash: string | null = null

/** Whether the password is right, for work that has its turn. Takes as long for an account that does not exist or has no password. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= String(await ask({ password: 'nobody has this password' }))
  return (await ask({ password, hash: passwordHash ?? nobodysHash })) === true && passwordHash !== null
}
