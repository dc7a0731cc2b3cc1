// The agent room: opens the builder, takes turns from the queue, and looks after turns that lost their process. What the rest of
// the product needs of it is here: `queue` starts a turn inside the caller's unit of work, `watch` wakes readers of its events.
import { createBuilder, type Builder } from '../builder/models.ts'
import type { Platform } from '../platform.ts'
import { recoverTurns } from './claims.ts'
import { runTurn } from './run-turn.ts'
import { openWatch, type Watch } from './watch.ts'

export const agentLimits = { turnsAtOnce: 4, recoverEveryMs: 10_000, stopWaitMs: 4_000 } as const

export type Agent = { builder: Builder; watch: Watch; close(): Promise<void> }

export async function openAgent(platform: Platform, builder = createBuilder(platform.config)): Promise<Agent> {
  const stops = new Map<string, AbortController>()
  await platform.signals.on('smida_cancellation', (turnId) => stops.get(turnId)?.abort('cancelled'))
  const watch = await openWatch(platform)
  const recover = (all: boolean) =>
    recoverTurns(platform, { all }).catch((error) =>
      platform.log({ level: 'error', message: 'looking for lost turns failed', error }),
    )
  await recover(platform.exclusive)
  await platform.jobs.work('turn', agentLimits.turnsAtOnce, (id) => runTurn(platform, builder, stops, id))
  const timer = setInterval(() => void recover(false), agentLimits.recoverEveryMs)
  return {
    builder,
    watch,
    async close() {
      clearInterval(timer)
      for (const stop of stops.values()) stop.abort('shutdown')
      const until = Date.now() + agentLimits.stopWaitMs
      while (stops.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}
