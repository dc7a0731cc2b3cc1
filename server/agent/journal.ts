// Writes down what a running turn does: draft changes and events, in order, many in one transaction. A change is answered only
// after its commit, and nobody sees an event before it; so what was acknowledged survives a crash. When another process has
// taken the turn over, `lost` fires and nothing more is written.
import type { TurnEvent } from '#shared/turn-events.ts'
import type { Platform } from '../platform.ts'
import { changeDraft, type DraftChange, type DraftOutcome } from '../projects/draft.ts'
import { loadProject } from '../projects/projects.ts'
import { appendEvents, type TurnRow } from './turns.ts'

/** Text arrives in small pieces: they wait this long for each other. Changes and other events go at the next turn of the loop. */
const textDelayMs = 40
const heartbeatMs = 3_000

export type Journal = {
  append(event: TurnEvent): void
  /** Resolves after the commit. Rejects when the database refused the whole batch. */
  change(change: DraftChange): Promise<DraftOutcome>
  /** Resolves when everything given so far is committed. */
  flush(): Promise<void>
  lost: AbortSignal
  close(): void
}

type Waiting = { change: DraftChange; resolve(outcome: DraftOutcome): void; reject(error: unknown): void }

export function openJournal(platform: Platform, turn: TurnRow): Journal {
  const lost = new AbortController()
  let events: TurnEvent[] = []
  let changes: Waiting[] = []
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null
  const heartbeat = setInterval(() => void writeAll().catch(report), heartbeatMs)

  const report = (error: unknown) =>
    platform.log({ level: 'error', message: 'a turn could not be written down', turnId: turn.id, error })

  function schedule(delayMs: number): void {
    if (timer && delayMs > 0) return
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void writeAll().catch(report), delayMs)
  }

  /** One write at a time; what arrives meanwhile goes with the next. */
  async function writeAll(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    while (writing) await writing
    writing = write()
    try {
      await writing
    } finally {
      writing = null
    }
  }

  async function write(): Promise<void> {
    const nowEvents = events
    const nowChanges = changes
    events = []
    changes = []
    if (lost.signal.aborted) return fail(nowChanges, new Error('the turn is no longer ours'))
    try {
      const outcomes = await platform.inTenant(turn.tenantId, async (unit) => {
        if (!(await appendEvents(unit, turn, nowEvents))) return null
        if (nowChanges.length === 0) return []
        const project = await loadProject(unit, turn, turn.projectId, 'lock')
        return changeDraft(
          unit,
          project,
          nowChanges.map(({ change }) => change),
        )
      })
      if (!outcomes) {
        lost.abort()
        return fail(nowChanges, new Error('the turn is no longer ours'))
      }
      nowChanges.forEach(({ resolve }, n) => resolve(outcomes[n]!))
    } catch (error) {
      events = [...nowEvents, ...events]
      fail(nowChanges, error)
      throw error
    }
  }

  const fail = (waiting: Waiting[], error: unknown) => waiting.forEach(({ reject }) => reject(error))

  return {
    lost: lost.signal,
    append(event) {
      const last = events.at(-1)
      if (event.type === 'text' && last?.type === 'text') last.text += event.text
      else events.push({ ...event })
      schedule(event.type === 'text' ? textDelayMs : 0)
    },
    change(change) {
      return new Promise((resolve, reject) => {
        changes.push({ change, resolve, reject })
        schedule(0)
      })
    },
    flush: writeAll,
    close() {
      clearInterval(heartbeat)
      if (timer) clearTimeout(timer)
    },
  }
}
