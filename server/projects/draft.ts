// The draft: a project's working files. Every change is one batch under the project's lock; each change of the batch is taken or
// refused by itself, so that one bad path of a builder does not lose the other forty files. Contents are blobs named by their
// sha-256; a change is signalled when, and only when, it is committed.
import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { pathProblem, projectLimits, type FileEntry } from '#shared/projects.ts'
import type { RefusalCode } from '#shared/refusals.ts'
import type { SourceFiles } from '../compiler/compiler.ts'
import { blobs, draftFiles, projects } from '../db/schema.ts'
import { signal } from '../db/signals.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { ProjectRow } from './projects.ts'

/** `ifHash`: the change holds only while the file still has this hash (null: only while there is no file). */
export type DraftChange = { path: string; ifHash?: string | null } & (
  | { kind: 'write'; content: string }
  | { kind: 'replace'; find: string; replacement: string }
  | { kind: 'delete' }
)
export type DraftOutcome =
  | { ok: true; path: string; change: 'created' | 'edited' | 'deleted' | 'unchanged'; hash?: string }
  | { ok: false; path: string; code: RefusalCode | 'no_such_file' | 'not_found_once'; message: string }

export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export async function listFiles(unit: Unit, project: Pick<ProjectRow, 'id'>): Promise<FileEntry[]> {
  return unit.db
    .select({ path: draftFiles.path, sizeBytes: draftFiles.sizeBytes, hash: draftFiles.hash })
    .from(draftFiles)
    .where(eq(draftFiles.projectId, project.id))
    .orderBy(sql`${draftFiles.path} collate "C"`)
}

/** Texts by path of a list of entries, in one query. */
export async function readEntries(unit: Unit, tenantId: string, entries: FileEntry[]): Promise<SourceFiles> {
  const hashes = [...new Set(entries.map((entry) => entry.hash))]
  const rows = hashes.length
    ? await unit.db
        .select({ hash: blobs.hash, content: blobs.content })
        .from(blobs)
        .where(and(eq(blobs.tenantId, tenantId), inArray(blobs.hash, hashes)))
    : []
  const contents = new Map(rows.map((row) => [row.hash, row.content]))
  return Object.fromEntries(entries.map((entry) => [entry.path, contents.get(entry.hash)!]))
}

export const readDraft = async (unit: Unit, project: Pick<ProjectRow, 'id' | 'tenantId'>): Promise<SourceFiles> =>
  readEntries(unit, project.tenantId, await listFiles(unit, project))

/** One file, or null. */
export async function readFile(unit: Unit, project: ProjectRow, path: string): Promise<(FileEntry & { content: string }) | null> {
  const [entry] = await unit.db
    .select({ path: draftFiles.path, sizeBytes: draftFiles.sizeBytes, hash: draftFiles.hash })
    .from(draftFiles)
    .where(and(eq(draftFiles.projectId, project.id), eq(draftFiles.path, path)))
  return entry ? { ...entry, content: (await readEntries(unit, project.tenantId, [entry]))[path]! } : null
}

/** Applies changes in order. The caller holds the project's lock (`findProject(…, 'lock')`). */
export async function changeDraft(unit: Unit, project: ProjectRow, changes: DraftChange[]): Promise<DraftOutcome[]> {
  const before = new Map((await listFiles(unit, project)).map((entry) => [entry.path, entry]))
  const now = new Map(before)
  const folded = new Map([...before.keys()].map((path) => [path.toLowerCase(), path]))
  const texts = new Map<string, string>()
  let totalBytes = [...before.values()].reduce((sum, entry) => sum + entry.sizeBytes, 0)

  const outcomes: DraftOutcome[] = []
  for (const change of changes) outcomes.push(await apply(change))

  async function apply(change: DraftChange): Promise<DraftOutcome> {
    const { path } = change
    const refuse = (code: RefusalCode | 'no_such_file' | 'not_found_once', message?: string): DraftOutcome => ({
      ok: false,
      path,
      code,
      message: message ?? refusal(code as RefusalCode).message,
    })
    const problem = pathProblem(path)
    if (problem) return refuse('bad_path', problem)
    const old = now.get(path)
    if (change.ifHash !== undefined && (old?.hash ?? null) !== change.ifHash) return refuse('changed_meanwhile')

    if (change.kind === 'delete') {
      if (!old) return refuse('no_such_file', `There is no file ${path}.`)
      now.delete(path)
      folded.delete(path.toLowerCase())
      totalBytes -= old.sizeBytes
      return { ok: true, path, change: 'deleted' }
    }

    let content: string
    if (change.kind === 'write') content = change.content
    else {
      if (!old) return refuse('no_such_file', `There is no file ${path}.`)
      const current = texts.get(old.hash) ?? (await readEntries(unit, project.tenantId, [old]))[path]!
      const at = change.find === '' ? -1 : current.indexOf(change.find)
      if (at < 0) return refuse('not_found_once', `The text to replace does not occur in ${path}.`)
      if (current.indexOf(change.find, at + 1) >= 0)
        return refuse('not_found_once', `The text to replace occurs more than once in ${path}.`)
      content = current.slice(0, at) + change.replacement + current.slice(at + change.find.length)
    }
    if (content.includes('\u0000') || !content.isWellFormed()) return refuse('not_text')
    const sizeBytes = Buffer.byteLength(content)
    if (sizeBytes > projectLimits.fileMaxBytes) return refuse('file_too_large')
    if (!old && now.size >= projectLimits.filesMax) return refuse('project_too_large')
    if (totalBytes - (old?.sizeBytes ?? 0) + sizeBytes > projectLimits.totalMaxBytes) return refuse('project_too_large')
    if (!old && collides(path, folded)) return refuse('path_collides')

    const hash = hashText(content)
    if (old?.hash === hash) return { ok: true, path, change: 'unchanged', hash }
    texts.set(hash, content)
    now.set(path, { path, sizeBytes, hash })
    folded.set(path.toLowerCase(), path)
    totalBytes += sizeBytes - (old?.sizeBytes ?? 0)
    return { ok: true, path, change: old ? 'edited' : 'created', hash }
  }

  await save(unit, project, before, now, texts)
  return outcomes
}

/** Another spelling of the same path, or a file where a folder must be, or the other way round. */
function collides(path: string, folded: Map<string, string>): boolean {
  const lower = path.toLowerCase()
  if (folded.has(lower)) return true
  for (let at = lower.indexOf('/'); at > 0; at = lower.indexOf('/', at + 1)) if (folded.has(lower.slice(0, at))) return true
  for (const other of folded.keys()) if (other.startsWith(`${lower}/`)) return true
  return false
}

async function save(
  unit: Unit,
  project: ProjectRow,
  before: Map<string, FileEntry>,
  now: Map<string, FileEntry>,
  texts: Map<string, string>,
): Promise<void> {
  const { id: projectId, tenantId } = project
  const written = [...now.values()].filter((entry) => before.get(entry.path)?.hash !== entry.hash)
  const removed = [...before.keys()].filter((path) => !now.has(path))
  if (written.length === 0 && removed.length === 0) return

  if (removed.length)
    await unit.db.delete(draftFiles).where(and(eq(draftFiles.projectId, projectId), inArray(draftFiles.path, removed)))
  const fresh = written.filter((entry) => texts.has(entry.hash))
  if (fresh.length) {
    const rows = [...new Map(fresh.map((entry) => [entry.hash, entry])).values()]
    await unit.db
      .insert(blobs)
      .values(rows.map(({ hash, sizeBytes }) => ({ tenantId, hash, content: texts.get(hash)!, sizeBytes })))
      .onConflictDoNothing()
  }
  if (written.length) {
    await unit.db
      .insert(draftFiles)
      .values(written.map((entry) => ({ projectId, tenantId, ...entry })))
      .onConflictDoUpdate({
        target: [draftFiles.projectId, draftFiles.path],
        set: { hash: sql`excluded.hash`, sizeBytes: sql`excluded.size_bytes` },
      })
  }
  await unit.db.update(projects).set({ updatedAt: unit.now() }).where(eq(projects.id, projectId))
  await signal(unit.db, 'smida_draft', projectId)
}

/** Makes the draft hold exactly these entries, whose blobs exist. */
export async function replaceDraft(unit: Unit, project: ProjectRow, entries: FileEntry[]): Promise<void> {
  const before = new Map((await listFiles(unit, project)).map((entry) => [entry.path, entry]))
  await save(unit, project, before, new Map(entries.map((entry) => [entry.path, entry])), new Map())
}
