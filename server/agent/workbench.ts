// What the tools of a turn may touch: the draft of one project, and its check. Nothing else: no shell, no network, no other
// project, no publishing (D6). Every tool answers with data; a refusal is an answer the builder can read, never a throw.
import type { Diagnostic } from '#shared/projects.ts'
import type { Platform } from '../platform.ts'
import { listFiles, readDraft, readFile } from '../projects/draft.ts'
import { loadProject } from '../projects/projects.ts'
import type { Journal } from './journal.ts'
import type { TurnRow } from './turns.ts'

export type Workbench = {
  list(): Promise<{ path: string; sizeBytes: number }[]>
  read(path: string): Promise<{ content: string; hash: string } | null>
  change: Journal['change']
  check(): Promise<Diagnostic[]>
}

export function openWorkbench(platform: Platform, turn: TurnRow, journal: Journal): Workbench {
  const project = { id: turn.projectId, tenantId: turn.tenantId }
  return {
    list: () =>
      platform.inTenant(turn.tenantId, async (unit) =>
        (await listFiles(unit, project)).map(({ path, sizeBytes }) => ({ path, sizeBytes })),
      ),
    read: (path) =>
      platform.inTenant(turn.tenantId, async (unit) => readFile(unit, await loadProject(unit, turn, turn.projectId), path)),
    change: journal.change,
    async check() {
      await journal.flush()
      const files = await platform.inTenant(turn.tenantId, (unit) => readDraft(unit, project))
      return platform.compiler.check(turn.projectId, files)
    },
  }
}
