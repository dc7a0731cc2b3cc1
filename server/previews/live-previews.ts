// The previews that are being looked at. Each follows its project's draft: a signal says the draft changed, the listing says which
// files, and only those are read and compiled. While a turn is writing, a half-written draft is no news: its errors are held back
// until the turn ends. A preview nobody looks at closes; opening it again costs some milliseconds.
import { and, desc, eq } from 'drizzle-orm'
import type { PreviewEvent } from '#shared/preview-messages.ts'
import type { FileEntry } from '#shared/projects.ts'
import type { SourceChanges } from '../compiler/compiler.ts'
import { members, projects, snapshots, tenants } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { listFiles, readEntries } from '../projects/draft.ts'
import { findProject } from '../projects/projects.ts'
import { Refusal } from '../refusal.ts'
import { openPreviewFeed, type PreviewFeed } from './preview-feed.ts'

export const liveLimits = { openMax: 64, idleMs: 10 * 60_000, sweepMs: 60_000, olderSnapshotsMax: 3 } as const

export type PreviewedProject = { id: string; tenantId: string; domain: string }
export type LivePreview = {
  project: PreviewedProject
  feed: PreviewFeed
  /** there is no file yet, and nobody is writing one */
  isEmpty(): boolean
  subscribe(revision: number, hear: (event: PreviewEvent) => void): () => void
}
type Live = LivePreview & {
  known: Map<string, string>
  busy: boolean
  hearers: Set<(event: PreviewEvent) => void>
  lastUsedAt: number
  work: Promise<void>
}

export type LivePreviews = {
  /** The project behind a preview key, if this user may see it. */
  find(previewKey: string, userId: string): Promise<PreviewedProject | null>
  open(project: PreviewedProject): Promise<LivePreview>
}

/** `isBusy` says whether a turn is writing to the project; http.ts gives it, since turns stand on a higher floor. */
export async function openLivePreviews(
  platform: Platform,
  isBusy: (unit: Unit, project: { id: string }) => Promise<boolean>,
): Promise<LivePreviews> {
  const open = new Map<string, Promise<Live>>()

  await platform.signals.on('smida_draft', (projectId) => void open.get(projectId)?.then(follow, () => {}))
  platform.signals.onReconnect(() => {
    for (const live of open.values()) void live.then(follow, () => {})
  })
  setInterval(sweep, liveLimits.sweepMs).unref()

  /** One at a time a preview; a change that arrives meanwhile is seen by the next round. */
  function follow(live: Live): void {
    live.work = live.work
      .then(() => sync(live))
      .catch((error) => platform.log({ level: 'error', message: 'a preview lost its draft', projectId: live.project.id, error }))
  }

  async function sync(live: Live): Promise<void> {
    const { changes, known, busy } = await platform.inTenant(live.project.tenantId, async (unit) => {
      const entries = await listFiles(unit, live.project)
      return { ...(await difference(unit, live.project.tenantId, live.known, entries)), busy: await isBusy(unit, live.project) }
    })
    const wasBusy = live.busy
    live.busy = busy
    live.known = known
    if (Object.keys(changes).length > 0) await live.feed.change(changes)
    if (wasBusy && !busy && live.feed.problems().length > 0) tell(live, { type: 'problems', problems: live.feed.problems() })
  }

  function tell(live: Live, event: PreviewEvent): void {
    if (isNoNews(live, event)) return
    for (const hear of live.hearers) hear(event)
  }

  async function start(project: PreviewedProject): Promise<Live> {
    const { entries, files, busy } = await platform.inTenant(project.tenantId, async (unit) => {
      const listed = await listFiles(unit, project)
      return { entries: listed, files: await readEntries(unit, project.tenantId, listed), busy: await isBusy(unit, project) }
    })
    let feed = await openPreviewFeed(platform.compiler, project.id, files)
    if (feed.revision() === 0 && entries.length > 0) feed = (await openLastGood(project, files)) ?? feed
    const live: Live = {
      project,
      feed,
      known: hashes(entries),
      busy,
      hearers: new Set(),
      lastUsedAt: Date.now(),
      work: Promise.resolve(),
      isEmpty: () => live.known.size === 0 && !live.busy,
      subscribe(revision, hear) {
        const only = (event: PreviewEvent) => (isNoNews(live, event) ? undefined : hear(event))
        const stopFeed = live.feed.subscribe(revision, only)
        live.hearers.add(hear)
        return () => {
          stopFeed()
          live.hearers.delete(hear)
          live.lastUsedAt = Date.now()
        }
      },
    }
    follow(live)
    return live
  }

  /** The draft cannot run: show the newest saved state that can, and the draft's errors over it. */
  async function openLastGood(project: PreviewedProject, draft: Record<string, string>): Promise<PreviewFeed | null> {
    const older = await platform.inTenant(project.tenantId, async (unit) => {
      const rows = await unit.db
        .select()
        .from(snapshots)
        .where(eq(snapshots.projectId, project.id))
        .orderBy(desc(snapshots.number))
        .limit(liveLimits.olderSnapshotsMax)
      return Promise.all(rows.map((row) => readEntries(unit, project.tenantId, row.manifest)))
    })
    for (const files of older) {
      const feed = await openPreviewFeed(platform.compiler, project.id, files)
      if (feed.revision() === 0) continue
      const gone = Object.keys(files).filter((path) => !(path in draft))
      await feed.change({ ...draft, ...Object.fromEntries(gone.map((path) => [path, null])) })
      return feed
    }
    return older.length > 0 ? openPreviewFeed(platform.compiler, project.id, draft) : null
  }

  function sweep(): void {
    const idleBefore = Date.now() - liveLimits.idleMs
    for (const [id, opening] of open) {
      void opening.then(
        (live) => {
          if (live.hearers.size > 0 || live.lastUsedAt > idleBefore) return
          open.delete(id)
          live.feed.close()
        },
        () => {},
      )
    }
  }

  async function makeRoom(): Promise<void> {
    if (open.size < liveLimits.openMax) return
    for (const [id, opening] of open) {
      const live = await opening.catch(() => null)
      if (live && live.hearers.size > 0) continue
      open.delete(id)
      live?.feed.close()
      return
    }
  }

  return {
    find: (previewKey, userId) =>
      platform.inTransaction(async (unit) => {
        const [found] = await unit.db
          .select({ id: projects.id, tenantId: projects.tenantId, domain: tenants.domain, role: members.role })
          .from(projects)
          .innerJoin(tenants, eq(tenants.id, projects.tenantId))
          .innerJoin(members, and(eq(members.tenantId, projects.tenantId), eq(members.userId, userId)))
          .where(eq(projects.previewKey, previewKey))
        if (!found) return null
        const { role, ...project } = found
        const viewer = { userId, tenantId: project.tenantId, role }
        return findProject(unit, viewer, project.id).then(() => project, notThere)
      }),
    async open(project) {
      let opening = open.get(project.id)
      if (!opening) {
        await makeRoom()
        opening = open.get(project.id) ?? start(project)
        open.set(project.id, opening)
        opening.catch(() => open.delete(project.id))
      }
      const live = await opening
      live.lastUsedAt = Date.now()
      return live
    },
  }
}

const notThere = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

/** Errors of a draft that a turn is still writing, or that nobody has begun. */
const isNoNews = (live: Live, event: PreviewEvent) =>
  event.type === 'problems' && event.problems.length > 0 && (live.busy || live.known.size === 0)

const hashes = (entries: FileEntry[]) => new Map(entries.map(({ path, hash }) => [path, hash]))

/** What changed between what a preview knows and the draft's listing. */
async function difference(
  unit: Unit,
  tenantId: string,
  known: Map<string, string>,
  entries: FileEntry[],
): Promise<{ changes: SourceChanges; known: Map<string, string> }> {
  const changed = entries.filter(({ path, hash }) => known.get(path) !== hash)
  const now = hashes(entries)
  const gone = [...known.keys()].filter((path) => !now.has(path))
  return {
    changes: { ...(await readEntries(unit, tenantId, changed)), ...Object.fromEntries(gone.map((path) => [path, null])) },
    known: now,
  }
}
