// Wakes the readers of a turn's events when more were committed, here or in another process.
import type { Platform } from '../platform.ts'

export type Watch = {
  /** Resolves at the next signal of this turn, or after `timeoutMs`, whichever is first. Arm it before reading the table. */
  next(turnId: string, timeoutMs: number): { wait: Promise<void>; cancel(): void }
}

export async function openWatch(platform: Platform): Promise<Watch> {
  const waiting = new Map<string, Set<() => void>>()
  const wake = (turnId: string) => {
    for (const tell of waiting.get(turnId) ?? []) tell()
  }
  await platform.signals.on('smida_turn', wake)
  platform.signals.onReconnect(() => [...waiting.keys()].forEach(wake))
  return {
    next(turnId, timeoutMs) {
      let cancel = () => {}
      const wait = new Promise<void>((resolve) => {
        const set = waiting.get(turnId) ?? new Set()
        waiting.set(turnId, set)
        const done = () => {
          clearTimeout(timer)
          set.delete(done)
          if (set.size === 0) waiting.delete(turnId)
          resolve()
        }
        const timer = setTimeout(done, timeoutMs)
        set.add(done)
        cancel = done
      })
      return { wait, cancel }
    },
  }
}
