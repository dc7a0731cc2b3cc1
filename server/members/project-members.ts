// Who may see a private project (beside BUILD-9's roles): its maker, those it was shared with, and who manages people. The rule is
// one piece of SQL, so that a list leaves out exactly what a single look-up does not find.
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { members, projectMembers, projects } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { may, type Actor } from '../tenants/roles.ts'

export type Viewer = Pick<Actor, 'userId' | 'tenantId' | 'role'>

/** A condition on `project`, for a query inside the viewer's tenant. */
export function seenBy(unit: Unit, viewer: Viewer): SQL | undefined {
  if (may(viewer, 'people')) return undefined
  const shared = unit.db
    .select({ one: sql`1` })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, viewer.userId)))
  return or(eq(projects.isPrivate, false), eq(projects.createdBy, viewer.userId), exists(shared))
}

export async function listProjectMembers(unit: Unit, projectId: string): Promise<string[]> {
  const rows = await unit.db
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(projectMembers.userId)
  return rows.map(({ userId }) => userId)
}

/** Replaces them; who is no member of the tenant is left out. */
export async function setProjectMembers(unit: Unit, project: { id: string; tenantId: string }, userIds: string[]): Promise<void> {
  await unit.db.delete(projectMembers).where(eq(projectMembers.projectId, project.id))
  if (userIds.length === 0) return
  const known = await unit.db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.tenantId, project.tenantId), inArray(members.userId, userIds)))
  const rows = known.map(({ userId }) => ({ projectId: project.id, tenantId: project.tenantId, userId }))
  if (rows.length > 0) await unit.db.insert(projectMembers).values(rows)
}
