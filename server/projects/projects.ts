// Projects: what a tenant builds. A project is loaded through the actor, so one of another tenant, or a private one the actor was
// not let into, is the same `not_found` as one that never was. Deleting hides it and keeps every row.
import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { projects } from '../db/schema.ts'
import { signal } from '../db/signals.ts'
import { seenBy, type Viewer } from '../members/project-members.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import type { Actor } from '../tenants/roles.ts'

export type ProjectRow = typeof projects.$inferSelect

/** The row, if the actor may see it. Refuses with `not_found`. `lock` makes other writers of the project wait for this unit. */
export const findProject = (unit: Unit, actor: Viewer, id: string, lock?: 'lock'): Promise<ProjectRow> =>
  loadProject(unit, actor, id, lock, seenBy(unit, actor))

/** The same for our own work (a turn under way), which looks on behalf of nobody. */
export async function loadProject(
  unit: Unit,
  { tenantId }: Pick<ProjectRow, 'tenantId'>,
  id: string,
  lock?: 'lock',
  seen?: SQL,
): Promise<ProjectRow> {
  const query = unit.db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.tenantId, tenantId), isNull(projects.deletedAt), seen))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw refusal('not_found')
  return found
}

/** Newest first; `after` is the id of the last project of the page before. */
export async function listProjects(unit: Unit, actor: Actor, page: { limit: number; after?: string }): Promise<ProjectRow[]> {
  const last = page.after ? await findProject(unit, actor, page.after) : null
  const older = last
    ? lt(sql`(${projects.updatedAt}, ${projects.id})`, sql`(${last.updatedAt.toISOString()}::timestamptz, ${last.id}::uuid)`)
    : undefined
  return unit.db
    .select()
    .from(projects)
    .where(and(eq(projects.tenantId, actor.tenantId), isNull(projects.deletedAt), seenBy(unit, actor), older))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(page.limit)
}

export async function createProject(unit: Unit, actor: Pick<Actor, 'tenantId' | 'userId'>, name: string): Promise<ProjectRow> {
  const [made] = await unit.db
    .insert(projects)
    .values({
      id: randomUUID(),
      tenantId: actor.tenantId,
      name,
      previewKey: randomBytes(16).toString('hex'),
      publicationId: randomUUID(),
      createdBy: actor.userId,
      createdAt: unit.now(),
      updatedAt: unit.now(),
    })
    .returning()
  return made!
}

export async function renameProject(unit: Unit, project: ProjectRow, name: string): Promise<ProjectRow> {
  const [renamed] = await unit.db
    .update(projects)
    .set({ name, updatedAt: unit.now() })
    .where(eq(projects.id, project.id))
    .returning()
  return renamed!
}

/** Its publication answers 404 from then on. */
export async function deleteProject(unit: Unit, actor: Actor, project: ProjectRow): Promise<void> {
  await unit.db.update(projects).set({ deletedAt: unit.now() }).where(eq(projects.id, project.id))
  await recordAudit(unit, actor, 'project.deleted', project.name)
  await signal(unit.db, 'smida_publication', project.publicationId)
}

const nameMaxChars = 60

/** A working title for a project that has none yet: the first clause of its prompt. */
export function nameFromPrompt(prompt: string): string {
  const clause =
    prompt
      .trim()
      .split(/[\n.!?。！？]/)[0]!
      .trim() || prompt.trim()
  if (clause.length <= nameMaxChars) return clause
  const cut = clause.slice(0, nameMaxChars)
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}
