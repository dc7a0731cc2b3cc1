// A supervised child process that answers one call at a time. It may crash, hang or run out of memory on what it is given; the
// caller gets that as an answer, and the next call starts a fresh child. The clock of a call starts when the child takes it.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Answer<Value> = { ok: true; value: Value } | { ok: false; reason: 'crash' | 'timeout' | 'error'; message: string }
export type Child = {
  /** grows with every fresh process: what an earlier one knew is gone */ generation(): number
  call<Value>(operation: string, input: unknown, timeoutMs: number): Promise<Answer<Value>>
  /** Boots the process, so that the first call does not wait for it. */ warm(): Promise<void>
  /** Ends the process; a later call starts another. */ end(): void
  processId(): number | undefined
}
/** `bootMaxMs` is how long it may take to load what it works with. */
type ChildOptions = { heapMaxMb: number; bootMaxMs?: number; environment?: Record<string, string> }
type Reply = { number: number; value?: unknown; error?: string }

const usualBootMaxMs = 20_000
/** Native parsers recurse: a deep stack turns most crashes into plain errors. */
const stackKb = 1_000_000

export function createChild(script: URL, options: ChildOptions): Child {
  const bootMaxMs = options.bootMaxMs ?? usualBootMaxMs
  let running: { child: ChildProcess; ready: Promise<boolean> } | null = null
  let generation = 0
  let number = 0
  let queue: Promise<unknown> = Promise.resolve()

  const start = () => {
    const node = [`--max-old-space-size=${options.heapMaxMb}`, '--max-semi-space-size=4', fileURLToPath(script)]
    const environment = { MALLOC_ARENA_MAX: '1', ...options.environment }
    const stdio: ['ignore', 'inherit', 'inherit', 'ipc'] = ['ignore', 'inherit', 'inherit', 'ipc']
    const child =
      process.platform === 'win32'
        ? spawn(process.execPath, node, { stdio, env: environment, serialization: 'advanced' })
        : spawn('/bin/sh', ['-c', `ulimit -s ${stackKb} 2>/dev/null; exec "$0" "$@"`, process.execPath, ...node], {
            stdio,
            env: environment,
            serialization: 'advanced',
          })
    const ready = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), bootMaxMs)
      timer.unref()
      child.once('message', () => resolve(true))
      child.once('exit', () => resolve(false))
      child.once('error', () => resolve(false))
    })
    child.on('exit', () => {
      if (running?.child === child) forget()
    })
    // A child that only waits must not keep the server from ending.
    child.unref()
    child.channel?.unref()
    running = { child, ready }
    return running
  }
  const forget = () => {
    running = null
    generation++
  }
  const end = () => {
    running?.child.kill('SIGKILL')
    forget()
  }

  const run = async <Value>(operation: string, input: unknown, timeoutMs: number): Promise<Answer<Value>> => {
    const { child, ready } = running ?? start()
    child.ref()
    child.channel?.ref()
    if (!(await ready)) {
      end()
      return { ok: false, reason: 'error', message: 'The process did not start.' }
    }
    const mine = ++number
    return new Promise((resolve) => {
      const settle = (answer: Answer<Value>) => {
        clearTimeout(timer)
        child.off('message', onMessage)
        child.off('exit', onExit)
        child.unref()
        child.channel?.unref()
        resolve(answer)
      }
      const onMessage = (reply: Reply) => {
        if (reply.number !== mine) return
        if (reply.error === undefined) settle({ ok: true, value: reply.value as Value })
        else settle({ ok: false, reason: 'error', message: reply.error })
      }
      const onExit = (code: number | null, signal: string | null) =>
        settle({ ok: false, reason: 'crash', message: `The process ended (${signal ?? code}).` })
      const timer = setTimeout(() => {
        end()
        settle({ ok: false, reason: 'timeout', message: `It took longer than ${timeoutMs} ms.` })
      }, timeoutMs)
      child.on('message', onMessage)
      child.on('exit', onExit)
      child.send({ number: mine, operation, input }, (error) => {
        if (error) settle({ ok: false, reason: 'crash', message: error.message })
      })
    })
  }

  const call = <Value>(operation: string, input: unknown, timeoutMs: number) => {
    const answer = queue.then(() => run<Value>(operation, input, timeoutMs))
    queue = answer
    return answer
  }

  return {
    generation: () => generation,
    processId: () => running?.child.pid,
    end,
    call,
    async warm() {
      await call('ready', null, bootMaxMs)
    },
  }
}

const parentGone = (error: Error | null) => {
  if (error) process.exit()
}

/** The child's side: answers calls with the given operations until the parent goes away. */
export function serveParent(operations: Record<string, (input: never) => unknown>) {
  process.on('message', (message: { number: number; operation: string; input: never }) => {
    void (async () => {
      const reply: Reply = { number: message.number }
      try {
        reply.value = message.operation === 'ready' || (await operations[message.operation]!(message.input))
      } catch (error) {
        reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
      }
      process.send?.(reply, undefined, undefined, parentGone)
    })()
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ number: 0 }, undefined, undefined, parentGone)
}
