// A thread of its own for password work, behind everything else: a flood of guesses then takes only the time nobody wants. Nice
// is a matter of the process, but on Linux of each thread too; elsewhere the thread has the usual share.
import { hashSync, verifySync } from '@node-rs/argon2'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** argon2id at the OWASP minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A third of what others get, where they want all there is: a login waits then, but never for long. */
const niceness = 5

export type HashingTask = { password: string; hash?: string }
/** The hash, or with `hash` whether the password is the one it was made of. */
export type HashingResult = { value: string | boolean } | { problem: string }

if (parentPort) {
  const port = parentPort
  stepBack()
  port.on('message', (task: HashingTask) => port.postMessage(work(task)))
}

function work({ password, hash }: HashingTask): HashingResult {
  try {
    return { value: hash === undefined ? hashSync(password, cost) : verifySync(hash, password) }
  } catch (error) {
    return { problem: String(error) }
  }
}

function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness)
  } catch {
    // No such file, or not allowed: then as it is.
  }
}
