// Which process runs a turn, and how a turn ends. A claim is a row changed under the project's lock: one turn at a time a project,
// the oldest first. A running turn whose heartbeat went quiet belongs to nobody and may be claimed again; after a few attempts it is
// closed with a reason instead. Ending a turn, its snapshot, its last event and the next turn's job are one transaction.
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TurnError, TurnEvent } from '#shared/turn-events.ts'
import { turnEvents, turns } from '../db/schema.ts'
import { signal } from '../db/signals.ts'
import type { Platform, Unit } from '../platform.ts'
import { readFile } from '../projects/draft.ts'
import { loadProject, nameFromPrompt, renameProject, type ProjectRow } from '../projects/projects.ts'
import { saveHandEdits, takeSnapshot } from '../projects/snapshots.ts'
import { Refusal } from '../refusal.ts'
import { appendEvents, type TurnRow } from './turns.ts'

export const turnLimits = {
  attemptsMax: 3,
  durationMaxMs: 20 * 60_000,
  staleAfterMs: 15_000,
  summaryMaxChars: 4_000,
  recoverAtOnceMax: 200,
} as const

export type Ending = { state: 'done' | 'failed' | 'stopped'; summary?: string; error?: TurnError }

/** Takes a turn to run, or null when it is not to be run now: ended, another's, or not its turn in the project. */
export async function claimTurn(platform: Platform, id: string, builder: string): Promise<TurnRow | null> {
  const known = await platform.inTransaction(async ({ db }) => (await db.select().from(turns).where(eq(turns.id, id)))[0])
  if (!known) return null
  return platform.inTenant(known.tenantId, async (unit) => {
    const project = await lockProject(unit, known)
    const [turn] = await unit.db.select().from(turns).where(eq(turns.id, id))
    if (!turn || !project) return turn ? endUnowned(unit, turn, { state: 'stopped' }) : null
    const [running] = await unit.db
      .select()
      .from(turns)
      .where(and(eq(turns.projectId, turn.projectId), eq(turns.state, 'running')))
    if (running && !isStale(unit, running)) return null
    if (running && running.id !== turn.id) return null
    if (!running) {
      const [first] = await unit.db
        .select()
        .from(turns)
        .where(and(eq(turns.projectId, turn.projectId), eq(turns.state, 'queued')))
        .orderBy(asc(turns.number))
        .limit(1)
      if (first?.id !== turn.id) return null
    }
    if (turn.attempt >= turnLimits.attemptsMax) {
      const error = {
        code: 'interrupted',
        message: 'The server stopped several times while this turn was running, so it was ended. What was written is kept.',
      }
      return endUnowned(unit, turn, { state: 'failed', error }, project)
    }
    if (turn.attempt === 0) await saveHandEdits(unit, project, turn.createdBy)
    const [claimed] = await unit.db
      .update(turns)
      .set({ state: 'running', attempt: turn.attempt + 1, heartbeatAt: unit.now() })
      .where(eq(turns.id, id))
      .returning()
    await appendEvents(unit, claimed!, [{ type: 'started', attempt: claimed!.attempt, builder }])
    await signal(unit.db, 'smida_draft', turn.projectId)
    return claimed!
  })
}

/** Ends a turn this process runs. Does nothing when it was taken over meanwhile. */
export async function closeTurn(platform: Platform, turn: TurnRow, ending: Ending): Promise<void> {
  await platform.inTenant(turn.tenantId, async (unit) => {
    const project = await lockProject(unit, turn)
    const [owned] = await unit.db.select({ attempt: turns.attempt, state: turns.state }).from(turns).where(eq(turns.id, turn.id))
    if (owned?.state !== 'running' || owned.attempt !== turn.attempt) return
    await end(unit, turn, ending, project)
  })
}

/** Looks for turns nobody works on, and sends them to work again. Returns how many. */
export async function recoverTurns(platform: Platform, options: { all: boolean }): Promise<number> {
  return platform.inTransaction(async (unit) => {
    if (options.all) await unit.db.update(turns).set({ heartbeatAt: null }).where(eq(turns.state, 'running'))
    const staleBefore = new Date(unit.now().getTime() - turnLimits.staleAfterMs)
    const lost = await unit.db
      .select({ id: turns.id })
      .from(turns)
      .where(
        or(
          and(eq(turns.state, 'running'), or(isNull(turns.heartbeatAt), lt(turns.heartbeatAt, staleBefore))),
          and(
            eq(turns.state, 'queued'),
            or(sql`${options.all}`, lt(turns.createdAt, staleBefore)),
            sql`not exists (select 1 from turn other where other.project_id = ${turns.projectId} and (other.state = 'running' or (other.state = 'queued' and other.number < ${turns.number})))`,
          ),
        ),
      )
      .limit(turnLimits.recoverAtOnceMax)
    for (const { id } of lost) await unit.jobs.send(unit.db, unit.scope, 'turn', id)
    return lost.length
  })
}

const isStale = (unit: Unit, turn: TurnRow) =>
  !turn.heartbeatAt || turn.heartbeatAt.getTime() < unit.now().getTime() - turnLimits.staleAfterMs

/** The project's row under lock, or null when it was deleted. */
async function lockProject(unit: Unit, turn: Pick<TurnRow, 'tenantId' | 'projectId'>): Promise<ProjectRow | null> {
  return loadProject(unit, turn, turn.projectId, 'lock').catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

async function endUnowned(unit: Unit, turn: TurnRow, ending: Ending, project: ProjectRow | null = null): Promise<null> {
  if (turn.state === 'queued' || turn.state === 'running') await end(unit, turn, ending, project)
  return null
}

async function end(unit: Unit, turn: TurnRow, ending: Ending, project: ProjectRow | null): Promise<void> {
  const reason = ending.state === 'done' ? 'turn' : ending.state === 'stopped' ? 'stop' : 'failure'
  const snapshot = project && (await saveTurn(unit, project, turn, reason))
  const summary = ending.summary?.slice(0, turnLimits.summaryMaxChars)
  const event: TurnEvent = { type: 'finished', state: ending.state, summary, snapshotId: snapshot?.id, error: ending.error }
  const [ended] = await unit.db
    .update(turns)
    .set({
      state: ending.state,
      summary: summary ?? null,
      error: ending.error ?? null,
      snapshotId: snapshot?.id ?? null,
      finishedAt: unit.now(),
      eventsCount: sql`${turns.eventsCount} + 1`,
    })
    .where(eq(turns.id, turn.id))
    .returning({ eventsCount: turns.eventsCount })
  await unit.db.insert(turnEvents).values({ turnId: turn.id, tenantId: turn.tenantId, seq: ended!.eventsCount, event })
  await signal(unit.db, 'smida_turn', turn.id)
  await signal(unit.db, 'smida_draft', turn.projectId)
  if (project && ending.state === 'done') await takeName(unit, project, turn)
  const [next] = await unit.db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.projectId, turn.projectId), eq(turns.state, 'queued')))
    .orderBy(asc(turns.number))
    .limit(1)
  if (next) await unit.jobs.send(unit.db, unit.scope, 'turn', next.id)
}

async function saveTurn(unit: Unit, project: ProjectRow, turn: TurnRow, reason: 'turn' | 'stop' | 'failure') {
  const nothingEver =
    project.snapshotsCount === 0 &&
    (await unit.db.execute(sql`select 1 from draft_file where project_id = ${project.id} limit 1`)).rowCount === 0
  if (nothingEver) return null
  return takeSnapshot(unit, project, { reason, title: turn.prompt.slice(0, 120), turnId: turn.id, createdBy: turn.createdBy })
}

/** A project that still has the working title of its first prompt takes the name its builder gave it. */
async function takeName(unit: Unit, project: ProjectRow, turn: TurnRow): Promise<void> {
  if (turn.number !== 1 || project.name !== nameFromPrompt(turn.prompt)) return
  const title = (await readFile(unit, project, 'index.html'))?.content.match(/<title>([^<]{1,80})<\/title>/i)?.[1]?.trim()
  if (title) await renameProject(unit, project, title)
}
