// The community: publications whose tenants show them to everyone, and copies made of them. Reads across tenants, so only in a unit
// of the platform's own role, and only rows marked public: whatever is not (or no longer) public is not there for anyone.
// A copy carries the published snapshot's files and its name; no chat, no history, no file that holds secrets.
import { and, desc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { CommunityEntry, CommunityFilter } from '#shared/community.ts'
import { projects, publications, snapshots, tenants } from '../db/schema.ts'
import { publicationOrigin } from '../hosts.ts'
import type { Unit } from '../platform.ts'
import type { ProjectCopy } from '../projects/project-copy.ts'
import { readSnapshot } from '../projects/snapshots.ts'

const isShown = and(eq(publications.isPublic, true), isNull(projects.deletedAt))

/** Rows `startRow` up to, not including, `endRow` of those that fit `filterModel`; last published first. */
export async function listCommunity(
  unit: Unit,
  page: { startRow: number; endRow: number; filterModel: CommunityFilter },
): Promise<CommunityEntry[]> {
  const { text, category } = page.filterModel
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  const rows = await unit.db
    .select({
      uuid: publications.id,
      name: projects.name,
      description: publications.description,
      category: publications.category,
      imageUrl: publications.imageUrl,
      organizationName: tenants.name,
    })
    .from(publications)
    .innerJoin(projects, eq(projects.id, publications.projectId))
    .innerJoin(tenants, eq(tenants.id, publications.tenantId))
    .where(and(isShown, category && eq(publications.category, category), ...words.map(isIn)))
    .orderBy(desc(publications.publishedAt), publications.id)
    .offset(page.startRow)
    .limit(page.endRow - page.startRow)
  return rows.map((row) => ({ ...row, url: publicationOrigin(unit.config, row.uuid) }))
}

const isIn = (word: string) => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(projects.name, pattern), ilike(publications.description, pattern), ilike(tenants.name, pattern))
}

/** Environment files are where people keep keys. */
const holdsSecrets = (path: string) => /(^|\/)\.env(\.|$)/i.test(path)

/** What a new project takes over from a public publication; null when there is none of this id. */
export async function findCopy(unit: Unit, publicationId: string): Promise<ProjectCopy | null> {
  const [found] = await unit.db
    .select({ name: projects.name, snapshot: snapshots })
    .from(publications)
    .innerJoin(projects, eq(projects.id, publications.projectId))
    .innerJoin(snapshots, eq(snapshots.id, publications.snapshotId))
    .where(and(eq(publications.id, publicationId), isShown))
  if (!found) return null
  const files = await readSnapshot(unit, found.snapshot)
  return { name: found.name, files: Object.fromEntries(Object.entries(files).filter(([path]) => !holdsSecrets(path))) }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** SIGNUP-6: the copy a prompt asks for when it is nothing but the id of a public publication; else null, and it is text. */
export const findCopyNamed = async (unit: Unit, prompt: string): Promise<ProjectCopy | null> =>
  uuid.test(prompt) ? findCopy(unit, prompt) : null
