// Snapshots: saved states of a project, never rewritten. A snapshot is one row whose manifest names blobs that exist already, so
// there is no half-written one. History only grows: restoring an old snapshot adds a new one.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { FileEntry, Snapshot, snapshotReasons } from '#shared/projects.ts'
import type { SourceFiles } from '../compiler/compiler.ts'
import { projects, snapshots, users } from '../db/schema.ts'
import type { Viewer } from '../members/project-members.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Actor } from '../tenants/roles.ts'
import { listFiles, readEntries, replaceDraft } from './draft.ts'
import { findProject, type ProjectRow } from './projects.ts'

export type SnapshotRow = typeof snapshots.$inferSelect
export type SnapshotCause = {
  reason: (typeof snapshotReasons)[number]
  title: string
  turnId?: string
  restoredFrom?: string
  createdBy?: string | null
}

/** Saves the draft. A draft that equals the newest snapshot gets no second one: that one is returned. The caller holds the lock. */
export async function takeSnapshot(unit: Unit, project: ProjectRow, cause: SnapshotCause): Promise<SnapshotRow> {
  const manifest = await listFiles(unit, project)
  const newest = await newestSnapshot(unit, project)
  if (newest && cause.reason !== 'restoration' && sameFiles(newest.manifest, manifest)) return newest

  const number = project.snapshotsCount + 1
  const id = randomUUID()
  const [taken] = await unit.db
    .insert(snapshots)
    .values({ id, tenantId: project.tenantId, projectId: project.id, number, manifest, createdAt: unit.now(), ...cause })
    .returning()
  await unit.db
    .update(projects)
    .set({ snapshotId: id, snapshotsCount: number, updatedAt: unit.now() })
    .where(eq(projects.id, project.id))
  project.snapshotsCount = number
  project.snapshotId = id
  return taken!
}

/** Saves what was changed by hand since the newest snapshot, if anything was. The caller holds the lock. */
export async function saveHandEdits(unit: Unit, project: ProjectRow, createdBy?: string | null): Promise<SnapshotRow | null> {
  const manifest = await listFiles(unit, project)
  if (manifest.length === 0 && project.snapshotsCount === 0) return null
  return takeSnapshot(unit, project, { reason: 'edit', title: '', createdBy })
}

export async function newestSnapshot(unit: Unit, project: Pick<ProjectRow, 'id'>): Promise<SnapshotRow | null> {
  const [newest] = await unit.db
    .select()
    .from(snapshots)
    .where(eq(snapshots.projectId, project.id))
    .orderBy(desc(snapshots.number))
    .limit(1)
  return newest ?? null
}

/** A snapshot the actor may see, with its project. Refuses with `not_found`. */
export async function findSnapshot(
  unit: Unit,
  actor: Viewer,
  id: string,
  lock?: 'lock',
): Promise<{ snapshot: SnapshotRow; project: ProjectRow }> {
  const [snapshot] = await unit.db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.id, id), eq(snapshots.tenantId, actor.tenantId)))
  if (!snapshot) throw refusal('not_found')
  return { snapshot, project: await findProject(unit, actor, snapshot.projectId, lock) }
}

export const readSnapshot = (unit: Unit, snapshot: SnapshotRow): Promise<SourceFiles> =>
  readEntries(unit, snapshot.tenantId, snapshot.manifest)

/** Newest first; `after` is a snapshot's number. */
export async function listSnapshots(
  unit: Unit,
  project: ProjectRow,
  page: { limit: number; after?: number },
): Promise<Snapshot[]> {
  const rows = await unit.db
    .select({ snapshot: snapshots, authorName: users.name })
    .from(snapshots)
    .leftJoin(users, eq(users.id, snapshots.createdBy))
    .where(and(eq(snapshots.projectId, project.id), page.after === undefined ? undefined : lt(snapshots.number, page.after)))
    .orderBy(desc(snapshots.number))
    .limit(page.limit)
  return rows.map(({ snapshot, authorName }) => snapshotView(snapshot, authorName))
}

/** Makes the draft what it was, as a new snapshot; unsaved hand edits are saved first. The caller holds the lock. */
export async function restoreSnapshot(unit: Unit, project: ProjectRow, old: SnapshotRow, actor: Actor): Promise<Snapshot> {
  await saveHandEdits(unit, project, actor.userId)
  await replaceDraft(unit, project, old.manifest)
  const restored = await takeSnapshot(unit, project, {
    reason: 'restoration',
    title: old.title,
    restoredFrom: old.id,
    createdBy: actor.userId,
  })
  return snapshotView(restored, actor.name)
}

export const snapshotView = (row: SnapshotRow, authorName: string | null): Snapshot => ({
  id: row.id,
  projectId: row.projectId,
  number: row.number,
  reason: row.reason,
  title: row.title,
  turnId: row.turnId ?? undefined,
  restoredFrom: row.restoredFrom ?? undefined,
  filesCount: row.manifest.length,
  createdBy: row.createdBy && authorName ? { id: row.createdBy, name: authorName } : undefined,
  createdAt: row.createdAt.toISOString(),
})

function sameFiles(a: FileEntry[], b: FileEntry[]): boolean {
  if (a.length !== b.length) return false
  const hashes = new Map(a.map((entry) => [entry.path, entry.hash]))
  return b.every((entry) => hashes.get(entry.path) === entry.hash)
}
