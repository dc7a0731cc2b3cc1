// Turns: one prompt and all that was done for it. The `turn` row and its append-only `turn_event` rows are the truth; a job carries
// only the id. One turn at a time runs in a project, later ones queue. An event is seen by anyone only after it was committed.
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { projectLimits } from '#shared/projects.ts'
import { isFinished, type Turn, type TurnEvent } from '#shared/turn-events.ts'
import { projects, turnEvents, turns, users } from '../db/schema.ts'
import { signal } from '../db/signals.ts'
import type { Viewer } from '../members/project-members.ts'
import type { Unit } from '../platform.ts'
import { findProject, type ProjectRow } from '../projects/projects.ts'
import { refusal } from '../refusal.ts'
import type { Actor } from '../tenants/roles.ts'

export type TurnRow = typeof turns.$inferSelect

/** Queues a prompt. The caller holds the project's lock. Refuses with `queue_full`. */
export async function queueTurn(unit: Unit, actor: Pick<Actor, 'userId'>, project: ProjectRow, prompt: string): Promise<TurnRow> {
  const waiting = await unit.db.$count(turns, and(eq(turns.projectId, project.id), eq(turns.state, 'queued')))
  if (waiting >= projectLimits.queuedTurnsMax) throw refusal('queue_full', { retryAfterSeconds: 10 })
  const number = project.turnsCount + 1
  const values = {
    id: randomUUID(),
    tenantId: project.tenantId,
    projectId: project.id,
    number,
    prompt,
    createdBy: actor.userId,
    createdAt: unit.now(),
  }
  const [queued] = await unit.db.insert(turns).values(values).returning()
  await unit.db.update(projects).set({ turnsCount: number, updatedAt: unit.now() }).where(eq(projects.id, project.id))
  project.turnsCount = number
  await unit.jobs.send(unit.db, unit.scope, 'turn', queued!.id)
  return queued!
}

/** A turn of a project the actor may see. Refuses with `not_found`. */
export async function findTurn(unit: Unit, actor: Viewer, id: string): Promise<TurnRow> {
  const [turn] = await unit.db
    .select()
    .from(turns)
    .where(and(eq(turns.id, id), eq(turns.tenantId, actor.tenantId)))
  if (!turn) throw refusal('not_found')
  await findProject(unit, actor, turn.projectId)
  return turn
}

/** Newest first; `after` is a turn's number. */
export async function listTurns(unit: Unit, project: ProjectRow, page: { limit: number; after?: number }): Promise<Turn[]> {
  const rows = await unit.db
    .select({ turn: turns, authorName: users.name })
    .from(turns)
    .leftJoin(users, eq(users.id, turns.createdBy))
    .where(and(eq(turns.projectId, project.id), page.after === undefined ? undefined : lt(turns.number, page.after)))
    .orderBy(desc(turns.number))
    .limit(page.limit)
  return rows.map(({ turn, authorName }) => turnView(turn, authorName))
}

/** The turn each project is at: its running or next queued one, else its newest. */
export async function currentTurns(unit: Unit, projectIds: string[]): Promise<Map<string, TurnRow>> {
  if (projectIds.length === 0) return new Map()
  const rows = await unit.db
    .selectDistinctOn([turns.projectId])
    .from(turns)
    .where(inArray(turns.projectId, projectIds))
    .orderBy(
      turns.projectId,
      sql`case ${turns.state} when 'running' then 0 when 'queued' then 1 else 2 end`,
      sql`case ${turns.state} when 'queued' then ${turns.number} else -${turns.number} end`,
    )
  return new Map(rows.map((row) => [row.projectId, row]))
}

/** Events after a sequence number, oldest first, at most `limit`. */
export async function readEvents(
  unit: Unit,
  turn: Pick<TurnRow, 'id'>,
  after: number,
  limit: number,
): Promise<{ seq: number; event: TurnEvent }[]> {
  return unit.db
    .select({ seq: turnEvents.seq, event: turnEvents.event })
    .from(turnEvents)
    .where(and(eq(turnEvents.turnId, turn.id), gt(turnEvents.seq, after)))
    .orderBy(asc(turnEvents.seq))
    .limit(limit)
}

/**
 * Appends events to a running turn and tells those who wait. False when this attempt no longer owns the turn: another process took
 * it over, or it ended; whoever asked must stop.
 */
export async function appendEvents(
  unit: Unit,
  turn: Pick<TurnRow, 'id' | 'tenantId' | 'attempt'>,
  events: TurnEvent[],
): Promise<boolean> {
  const [owned] = await unit.db
    .update(turns)
    .set({ eventsCount: sql`${turns.eventsCount} + ${events.length}`, heartbeatAt: unit.now() })
    .where(and(eq(turns.id, turn.id), eq(turns.state, 'running'), eq(turns.attempt, turn.attempt)))
    .returning({ eventsCount: turns.eventsCount })
  if (!owned) return false
  if (events.length === 0) return true
  const first = owned.eventsCount - events.length + 1
  await unit.db
    .insert(turnEvents)
    .values(events.map((event, n) => ({ turnId: turn.id, tenantId: turn.tenantId, seq: first + n, event: storable(event) })))
  await signal(unit.db, 'smida_turn', turn.id)
  return true
}

/** A builder may say anything; jsonb holds no NUL and no half of a surrogate pair. */
const storable = (event: TurnEvent): TurnEvent =>
  JSON.parse(
    JSON.stringify(event, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value,
    ),
  )

/** Stops a turn: one that waits ends here, one that runs is told to. Refuses with `turn_finished`. */
export async function cancelTurn(unit: Unit, turn: TurnRow): Promise<TurnRow> {
  const [asked] = await unit.db
    .update(turns)
    .set({ cancelled: true })
    .where(and(eq(turns.id, turn.id), inArray(turns.state, ['queued', 'running'])))
    .returning()
  if (!asked) throw refusal('turn_finished')
  if (asked.state === 'running') {
    await signal(unit.db, 'smida_cancellation', turn.id)
    return asked
  }
  const event: TurnEvent = { type: 'finished', state: 'stopped' }
  const [stopped] = await unit.db
    .update(turns)
    .set({ state: 'stopped', finishedAt: unit.now(), eventsCount: sql`${turns.eventsCount} + 1` })
    .where(eq(turns.id, turn.id))
    .returning()
  await unit.db.insert(turnEvents).values({ turnId: turn.id, tenantId: turn.tenantId, seq: stopped!.eventsCount, event })
  await signal(unit.db, 'smida_turn', turn.id)
  return stopped!
}

export async function isTurnRunning(unit: Unit, project: Pick<ProjectRow, 'id'>): Promise<boolean> {
  return (await unit.db.$count(turns, and(eq(turns.projectId, project.id), eq(turns.state, 'running')))) > 0
}

/** Whether anybody waits for a turn, in any tenant. */
export async function isAnyTurnActive(unit: Unit): Promise<boolean> {
  const [active] = await unit.db
    .select({ id: turns.id })
    .from(turns)
    .where(inArray(turns.state, ['queued', 'running']))
    .limit(1)
  return active !== undefined
}

export const turnView = (row: TurnRow, authorName?: string | null): Turn => ({
  id: row.id,
  projectId: row.projectId,
  number: row.number,
  prompt: row.prompt,
  state: row.state,
  summary: row.summary ?? undefined,
  snapshotId: row.snapshotId ?? undefined,
  error: row.error ?? undefined,
  createdBy: row.createdBy && authorName ? { id: row.createdBy, name: authorName } : undefined,
  createdAt: row.createdAt.toISOString(),
  finishedAt: isFinished(row.state) ? row.finishedAt?.toISOString() : undefined,
})
