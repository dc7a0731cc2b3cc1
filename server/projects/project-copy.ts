import type { SourceFiles } from '../compiler/compiler.ts'
import type { Unit } from '../platform.ts'
import type { Actor } from '../tenants/roles.ts'
import { changeDraft } from './draft.ts'
import { createProject, type ProjectRow } from './projects.ts'
import { takeSnapshot } from './snapshots.ts'

/** What a project can begin with instead of a prompt: another one's name and files. */
export type ProjectCopy = { name: string; files: SourceFiles }

/** A new project with these files as its first snapshot, and nothing of the other project's past. */
export async function copyProject(unit: Unit, actor: Actor, copy: ProjectCopy): Promise<ProjectRow> {
  const project = await createProject(unit, actor, copy.name)
  const changes = Object.entries(copy.files).map(([path, content]) => ({ kind: 'write' as const, path, content }))
  await changeDraft(unit, project, changes)
  await takeSnapshot(unit, project, { reason: 'start', title: copy.name, createdBy: actor.userId })
  return project
}
