// The built-in builder as the server reaches it. It reads and writes in a process of its own, one call after the other: a long
// description keeps the processor busy for seconds, and meanwhile everybody else's pages, previews and events go on. A call that
// does not end in time ends with its process; the next one starts a fresh one (decision 0137).
import { type Answer, createChild } from '../../child.ts'
import type { Conversation } from './conversation.ts'
import type { Step } from './next-step.ts'
import type { Scaffold, ScaffoldRequest } from './scaffold.ts'

/** The longest description takes a few seconds of a processor, and so does loading the lexicon: much more is time that others take. */
const offlineLimits = { callMaxMs: 60_000, bootMaxMs: 60_000, heapMaxMb: 1_024 } as const

const child = createChild(new URL('./offline-builder-child.ts', import.meta.url), offlineLimits)

const call = <Value>(operation: string, input: unknown) => child.call<Value>(operation, input, offlineLimits.callMaxMs)

/** Rejects with the signal's reason as soon as it is stopped; what is under way then ends unheard. */
async function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work
  signal.throwIfAborted()
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal.reason as Error)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([work, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

export const offlineBuilder = {
  /** A step that does not come to an end says so in its words. Rejects when the signal stops it. */
  async nextStep(conversation: Conversation, signal?: AbortSignal): Promise<Step> {
    const answer = await unlessStopped(call<Step>('nextStep', conversation), signal)
    return hasEnded(answer) ? valueOf(answer) : valueOf(await call<Step>('giveUp', conversation))
  },
  /** The project for a description; null when nothing in it is something to build. Rejects when it does not come to an end. */
  async scaffold(request: ScaffoldRequest): Promise<Scaffold | null> {
    return valueOf(await call<Scaffold | null>('scaffold', request))
  },
  /** Starts the process, which then readies itself while nobody asks, so that the first description does not wait for it. */
  async warm(): Promise<void> {
    valueOf(await call('warm', null))
  },
  stop: () => child.end(),
}

const hasEnded = (answer: Answer<unknown>) => answer.ok || answer.reason === 'error'

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
