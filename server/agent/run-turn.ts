// Runs one turn from claim to end, safely more than once: it claims the turn or leaves it, runs the loop, has the server itself
// check the draft, and closes the turn with a snapshot in one transaction. A turn is done only when its draft compiles, links and
// type-checks; else it is failed and says what is wrong. What was written is always kept as a snapshot. A turn that a stopping
// server interrupts stays open and goes on at the next start.
import type { Diagnostic } from '#shared/projects.ts'
import type { TurnEvent } from '#shared/turn-events.ts'
import type { Builder } from '../builder/models.ts'
import type { Platform } from '../platform.ts'
import { readDraft } from '../projects/draft.ts'
import { claimTurn, closeTurn, turnLimits, type Ending } from './claims.ts'
import { conversation, instructions, repairRequest } from './context.ts'
import { openJournal, type Journal } from './journal.ts'
import { layStarter } from './starter.ts'
import { toolsFor } from './tools/tools.ts'
import { runLoop } from './turn.ts'
import type { TurnRow } from './turns.ts'
import { openWorkbench, type Workbench } from './workbench.ts'

/** `stops` holds the controller of every turn running in this process, by id, so that a cancellation finds it. */
export async function runTurn(
  platform: Platform,
  builder: Builder,
  stops: Map<string, AbortController>,
  id: string,
): Promise<void> {
  const turn = await claimTurn(platform, id, builder.name)
  if (!turn) return
  const stop = new AbortController()
  stops.set(turn.id, stop)
  if (turn.cancelled) stop.abort('cancelled')
  const timer = setTimeout(() => stop.abort('timeout'), turnLimits.durationMaxMs)
  const journal = openJournal(platform, turn)
  journal.lost.addEventListener('abort', () => stop.abort('lost'))
  try {
    const ending = await work(platform, builder, turn, journal, stop.signal)
    await journal.flush()
    const leave = journal.lost.aborted || stop.signal.reason === 'shutdown'
    if (!leave) await closeTurn(platform, turn, ending)
  } catch (error) {
    if (journal.lost.aborted) return
    platform.log({ level: 'error', message: 'a turn broke', turnId: turn.id, error })
    await closeTurn(platform, turn, {
      state: 'failed',
      error: { code: 'internal', message: 'Something went wrong on the server. What was written is kept.' },
    })
  } finally {
    clearTimeout(timer)
    journal.close()
    stops.delete(turn.id)
  }
}

async function work(platform: Platform, builder: Builder, turn: TurnRow, journal: Journal, signal: AbortSignal): Promise<Ending> {
  const workbench = openWorkbench(platform, turn, journal)
  if (builder.wantsStarter) await layStarter(workbench)
  const tools = toolsFor(workbench)
  let messages = await platform.inTenant(turn.tenantId, (unit) => conversation(unit, turn))
  let problems: Diagnostic[] = []
  for (let round = 0; round <= builder.repairRoundsMax; round++) {
    const loop = runLoop({ model: builder.model, instructions, messages, tools, signal })
    const { text, error, stopped, messages: said } = await writeDown(loop, journal)
    const summary = text.trim() || undefined
    if (signal.aborted || stopped) return stoppedBecause(signal, summary)
    if (error) return { state: 'failed', summary, error }
    problems = await verdict(platform, turn, workbench, journal)
    if (signal.aborted) return stoppedBecause(signal, summary)
    if (problems.length === 0) {
      prepareToPublish(platform, turn)
      return { state: 'done', summary }
    }
    messages = [...messages, ...said, repairRequest(problems)]
  }
  return {
    state: 'failed',
    error: {
      code: 'build_failed',
      message: 'The project has errors, so the last good version stays in the preview.',
      diagnostics: problems,
    },
  }
}

/** Passes every event on to the journal; resolves with what the loop returns. */
async function writeDown<R>(loop: AsyncGenerator<TurnEvent, R>, journal: Journal): Promise<R> {
  for (;;) {
    const next = await loop.next()
    if (next.done) return next.value
    journal.append(next.value)
  }
}

/** The server's own check, whatever the builder said. A project without any file has nothing to check. */
async function verdict(platform: Platform, turn: TurnRow, workbench: Workbench, journal: Journal): Promise<Diagnostic[]> {
  await journal.flush()
  const files = await platform.inTenant(turn.tenantId, (unit) => readDraft(unit, { id: turn.projectId, tenantId: turn.tenantId }))
  if (Object.keys(files).length === 0) return []
  const problems = (await workbench.check()).filter(({ severity }) => severity === 'error')
  journal.append({ type: 'checked', problems })
  return problems
}

/** Bundles the packages of a finished project ahead of time, so that publishing it does not wait for them. */
function prepareToPublish(platform: Platform, turn: TurnRow): void {
  platform
    .inTenant(turn.tenantId, (unit) => readDraft(unit, { id: turn.projectId, tenantId: turn.tenantId }))
    .then((files) => platform.compiler.prepare(files))
    .catch((error: unknown) => platform.log({ level: 'warn', message: 'preparing to publish failed', turnId: turn.id, error }))
}

const stoppedBecause = (signal: AbortSignal, summary?: string): Ending =>
  signal.reason === 'timeout'
    ? {
        state: 'failed',
        summary,
        error: { code: 'timeout', message: 'The turn took too long and was ended. What was written is kept.' },
      }
    : { state: 'stopped', summary }
