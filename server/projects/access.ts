// Who may see a project, changed by its maker or by who manages people. A change bites at the next request and ends open streams.
import { eq } from 'drizzle-orm'
import type { ProjectAccess } from '#shared/projects.ts'
import { projects } from '../db/schema.ts'
import { listProjectMembers, setProjectMembers } from '../members/project-members.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { accessChanged } from '../tenants/access.ts'
import { recordAudit } from '../tenants/audit.ts'
import { may, type Actor } from '../tenants/roles.ts'
import type { ProjectRow } from './projects.ts'

export async function accessOf(unit: Unit, project: ProjectRow): Promise<ProjectAccess> {
  const memberIds = await listProjectMembers(unit, project.id)
  return { isPrivate: project.isPrivate, memberIds, ...(project.createdBy && { makerId: project.createdBy }) }
}

/** The caller holds the project's lock. Refuses with `forbidden`. */
export async function changeAccess(
  unit: Unit,
  actor: Actor,
  project: ProjectRow,
  wanted: Pick<ProjectAccess, 'isPrivate' | 'memberIds'>,
): Promise<ProjectAccess> {
  const isMaker = project.createdBy === actor.userId
  if (!may(actor, 'people') && !(isMaker && may(actor, 'edit'))) throw refusal('forbidden')
  const [changed] = await unit.db
    .update(projects)
    .set({ isPrivate: wanted.isPrivate })
    .where(eq(projects.id, project.id))
    .returning()
  const others = [...new Set(wanted.memberIds)].filter((id) => id !== project.createdBy)
  await setProjectMembers(unit, project, wanted.isPrivate ? others : [])
  const access = await accessOf(unit, changed!)
  await recordAudit(unit, actor, 'project.access_changed', project.name, {
    access: wanted.isPrivate ? 'private' : 'everyone',
    people: String(access.memberIds.length),
  })
  await accessChanged(unit, actor.tenantId)
  return access
}
