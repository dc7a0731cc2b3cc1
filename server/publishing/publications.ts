// Publications: a snapshot served to the world under an address of its own that stays when it is published again. The built files
// are stored by content; one row names them, so the switch to a new version is one UPDATE and no visitor sees a mix. Files with
// hashed names of a few earlier versions stay reachable for pages that were opened before the switch.
import { eq, inArray } from 'drizzle-orm'
import type { ShowcaseChange } from '#shared/community.ts'
import type { Publication } from '#shared/projects.ts'
import type { PublishedFile } from '../compiler/compiler.ts'
import { publications, projects } from '../db/schema.ts'
import { signal } from '../db/signals.ts'
import { publicationOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { findProject, type ProjectRow } from '../projects/projects.ts'
import { findSnapshot, newestSnapshot, readSnapshot, saveHandEdits, type SnapshotRow } from '../projects/snapshots.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'

export type PublicationRow = typeof publications.$inferSelect
export type Manifest = PublicationRow['manifest']

/** How long, and how many, hashed files of earlier versions stay reachable. */
export const keptLimits = { forMs: 24 * 3600_000, filesMax: 400 } as const

/** Builds and serves a snapshot, the newest when none is named. Refuses: `forbidden`, `nothing_to_publish`, `build_failed`. */
export async function publishProject(
  platform: Platform,
  actor: Actor,
  projectId: string,
  snapshotId?: string,
): Promise<Publication> {
  const { project, snapshot, files } = await platform.inTenant(actor.tenantId, async (unit) => {
    const found = await findProject(unit, actor, projectId, 'lock')
    mustBeAllowed(actor, 'publish')
    const chosen = await chooseSnapshot(unit, actor, found, snapshotId)
    return { project: found, snapshot: chosen, files: await readSnapshot(unit, chosen) }
  })
  const built = await platform.compiler.publish(files)
  if (!built.ok)
    throw refusal('build_failed', {
      issues: built.problems.map(({ path, line, message }) => ({ path: `${path}:${line}`, message })),
    })
  const manifest = await storeFiles(platform, built.files)

  return platform.inTenant(actor.tenantId, async (unit) => {
    await findProject(unit, actor, projectId, 'lock')
    const [old] = await unit.db.select().from(publications).where(eq(publications.projectId, project.id))
    const row = {
      id: project.publicationId,
      tenantId: actor.tenantId,
      projectId: project.id,
      snapshotId: snapshot.id,
      manifest: { ...keptFiles(unit.now(), old?.manifest), ...manifest },
      publishedBy: actor.userId,
      publishedAt: unit.now(),
    }
    const [saved] = await unit.db
      .insert(publications)
      .values(row)
      .onConflictDoUpdate({ target: publications.id, set: row })
      .returning()
    await recordAudit(unit, actor, 'project.published', project.name, { version: String(snapshot.number) })
    await signal(unit.db, 'smida_publication', row.id)
    return publicationView(platform, saved!)
  })
}

/** Shows a publication to the community, or no longer; stays so when it is published again. Refuses: `forbidden`, `not_found`. */
export async function showPublication(
  unit: Unit,
  actor: Actor,
  projectId: string,
  { public: isPublic, description, category }: ShowcaseChange,
): Promise<PublicationRow> {
  const project = await findProject(unit, actor, projectId, 'lock')
  mustBeAllowed(actor, 'publish')
  const [shown] = await unit.db
    .update(publications)
    .set({ isPublic, description, category })
    .where(eq(publications.projectId, project.id))
    .returning()
  if (!shown) throw refusal('not_found')
  return shown
}

/** Takes a publication down; the address answers 404 until it is published again. Refuses with `not_found`. */
export async function takeDown(unit: Unit, actor: Actor, projectId: string): Promise<string> {
  const project = await findProject(unit, actor, projectId, 'lock')
  mustBeAllowed(actor, 'publish')
  const [gone] = await unit.db
    .delete(publications)
    .where(eq(publications.projectId, project.id))
    .returning({ id: publications.id })
  if (!gone) throw refusal('not_found')
  await recordAudit(unit, actor, 'project.taken_down', project.name)
  await signal(unit.db, 'smida_publication', gone.id)
  return gone.id
}

export async function findPublications(unit: Unit, projectIds: string[]): Promise<Map<string, PublicationRow>> {
  if (projectIds.length === 0) return new Map()
  const rows = await unit.db.select().from(publications).where(inArray(publications.projectId, projectIds))
  return new Map(rows.map((row) => [row.projectId, row]))
}

/** The publication behind an address, whoever asks; null also for a deleted project. */
export async function findPublished(unit: Unit, id: string): Promise<PublicationRow | null> {
  const [found] = await unit.db
    .select({ publication: publications, deletedAt: projects.deletedAt })
    .from(publications)
    .innerJoin(projects, eq(projects.id, publications.projectId))
    .where(eq(publications.id, id))
  return found && !found.deletedAt ? found.publication : null
}

export const publicationView = (platform: Platform, row: Omit<PublicationRow, 'manifest'>): Publication => ({
  url: publicationOrigin(platform.config, row.id),
  snapshotId: row.snapshotId,
  publishedAt: row.publishedAt.toISOString(),
  showcase: { public: row.isPublic, description: row.description, category: row.category, imageUrl: row.imageUrl },
})

async function chooseSnapshot(unit: Unit, actor: Actor, project: ProjectRow, snapshotId?: string): Promise<SnapshotRow> {
  if (snapshotId) {
    const { snapshot } = await findSnapshot(unit, actor, snapshotId)
    if (snapshot.projectId !== project.id) throw refusal('not_found')
    return snapshot
  }
  await saveHandEdits(unit, project, actor.userId)
  const newest = await newestSnapshot(unit, project)
  if (!newest || newest.manifest.length === 0) throw refusal('nothing_to_publish')
  return newest
}

async function storeFiles(platform: Platform, files: PublishedFile[]): Promise<Manifest> {
  const manifest: Manifest = {}
  const builtAt = platform.now().getTime()
  await Promise.all(
    files.map(async ({ path, bytes, contentType, immutable, gzip, brotli }) => {
      const stored = await Promise.all([bytes, gzip, brotli].map((variant) => (variant ? platform.files.put(variant) : null)))
      manifest[`/${path}`] = {
        file: stored[0]!,
        gzip: stored[1] ?? undefined,
        brotli: stored[2] ?? undefined,
        contentType,
        immutable,
        sizeBytes: bytes.byteLength,
        builtAt,
      }
    }),
  )
  return manifest
}

function keptFiles(now: Date, old: Manifest = {}): Manifest {
  const kept = Object.entries(old).filter(([, file]) => file.immutable && file.builtAt > now.getTime() - keptLimits.forMs)
  return Object.fromEntries(kept.toSorted(([, a], [, b]) => b.builtAt - a.builtAt).slice(0, keptLimits.filesMax))
}
