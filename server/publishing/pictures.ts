// The picture of a publication on its card in the community: bytes in the file store under their hash, named by the publication's
// row, served at a public address that changes with the picture. What a picture is, its first bytes say; nothing else is taken.
import { eq } from 'drizzle-orm'
import { communityLimits } from '#shared/community-limits.ts'
import { publications } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { findProject } from '../projects/projects.ts'
import { refusal } from '../refusal.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import type { PublicationRow } from './publications.ts'

/** `begins`: the first bytes in hex. */
const kinds = [
  { ending: 'png', contentType: 'image/png', begins: /^89504e470d0a1a0a/ },
  { ending: 'jpg', contentType: 'image/jpeg', begins: /^ffd8ff/ },
  { ending: 'webp', contentType: 'image/webp', begins: /^52494646.{8}57454250/ },
] as const
const headBytes = 12

const folder = '/api/v1/public/pictures'

/** Stores a picture and shows it. Refuses: `forbidden`, `not_found`, `picture_too_large`, `picture_unreadable`. */
export async function storePicture(platform: Platform, actor: Actor, projectId: string, bytes: Buffer): Promise<PublicationRow> {
  const { publicationId } = await platform.inTenant(actor.tenantId, (unit) => findProject(unit, actor, projectId))
  mustBeAllowed(actor, 'publish')
  if (bytes.length > communityLimits.pictureMaxBytes) throw refusal('picture_too_large')
  const kind = kinds.find(({ begins }) => begins.test(bytes.toString('hex', 0, headBytes)))
  if (!kind) throw refusal('picture_unreadable')
  const hash = await platform.files.put(bytes)
  const imageUrl = `${folder}/${publicationId}/${hash}.${kind.ending}`
  return platform.inTenant(actor.tenantId, (unit) => setPicture(unit, actor, projectId, imageUrl))
}

/** `imageUrl` is a path on every host of ours; empty takes the picture away. Refuses: `forbidden`, `not_found`. */
export async function setPicture(unit: Unit, actor: Actor, projectId: string, imageUrl: string): Promise<PublicationRow> {
  const project = await findProject(unit, actor, projectId, 'lock')
  mustBeAllowed(actor, 'publish')
  const [changed] = await unit.db.update(publications).set({ imageUrl }).where(eq(publications.projectId, project.id)).returning()
  if (!changed) throw refusal('not_found')
  return changed
}

/** The picture a publication has now, by the last two parts of its address; an earlier one is not there any more. */
export async function readPicture(
  platform: Platform,
  publicationId: string,
  name: string,
): Promise<{ bytes: Buffer; contentType: string } | null> {
  const imageUrl = `${folder}/${publicationId}/${name}`
  const [row] = await platform.inTransaction((unit) =>
    unit.db.select({ imageUrl: publications.imageUrl }).from(publications).where(eq(publications.id, publicationId)),
  )
  const [hash, ending] = name.split('.')
  const kind = kinds.find((each) => each.ending === ending)
  if (row?.imageUrl !== imageUrl || !kind) return null
  return { bytes: await platform.files.get(hash!), contentType: kind.contentType }
}
