// People of every role and one object of every kind, written straight into the tables: the sweep needs hundreds, and what makes them
// is tested elsewhere.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '#shared/accounts.ts'
import { invitations, mailDomains, members, passkeys, sessions, turns, users } from '#server/db/schema.ts'
import type { Platform, Unit } from '#server/platform.ts'
import { changeDraft } from '#server/projects/draft.ts'
import { createProject } from '#server/projects/projects.ts'
import { takeSnapshot } from '#server/projects/snapshots.ts'
import type { Actor } from '#server/tenants/roles.ts'
import { hashOf, newSecret } from '#server/users/secrets.ts'
import { openSession } from '#server/users/sessions.ts'
import type { Kind } from './isolation-asks.ts'

export type Ids = Record<Kind, string>

const dayMs = 24 * 3600_000
let made = 0

export async function addPerson(platform: Platform, tenant: Actor, role: Role): Promise<Actor> {
  const userId = randomUUID()
  const name = `Person ${++made}`
  const email = `person-${made}@people.example`
  await platform.inTransaction(async ({ db }) => {
    await db.insert(users).values({ id: userId, name, email })
    await db.insert(members).values({ tenantId: tenant.tenantId, userId, role })
  })
  return { ...tenant, userId, name, email, role }
}

/** The cookie of a new session. */
export const signedIn = (platform: Platform, { userId, tenantId }: Actor): Promise<string> =>
  platform.inTransaction(async (unit) => {
    const entry = { method: 'password', userAgent: 'sweep', address: '127.0.0.1' } as const
    return (await openSession(unit, { userId, tenantId }, entry)).split(';')[0]!
  })

/** A new object of one kind in the maker's tenant; what is a person's own belongs to `person`. */
export const makeObject: Record<Kind, (platform: Platform, maker: Actor, person: Actor) => Promise<string>> = {
  project: (platform, maker) => platform.inTenant(maker.tenantId, async (unit) => (await makeProject(unit, maker)).project.id),
  snapshot: (platform, maker) => platform.inTenant(maker.tenantId, async (unit) => (await makeProject(unit, maker)).snapshot.id),
  turn: (platform, maker) => platform.inTenant(maker.tenantId, async (unit) => (await makeProject(unit, maker)).turnId),
  member: async (platform, maker) => (await addPerson(platform, maker, 'viewer')).userId,
  invitation: async (platform, maker) => (await makeInvitation(platform, maker)).id,
  token: async (platform, maker) => (await makeInvitation(platform, maker)).secret,
  async mailDomain(platform, { tenantId }) {
    const domain = `made-${++made}.example`
    await platform.inTransaction(({ db }) => db.insert(mailDomains).values({ tenantId, domain, proof: newSecret() }))
    return domain
  },
  organization: async (_, { tenantId }) => tenantId,
  async ownSession(platform, _, { userId, tenantId }) {
    const userAgent = `mark-${++made}`
    return platform.inTransaction(async (unit) => {
      await openSession(unit, { userId, tenantId }, { method: 'password', userAgent, address: '127.0.0.1' })
      const [row] = await unit.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userAgent, userAgent))
      return row!.id
    })
  },
  async ownPasskey(platform, _, { userId, tenantId }) {
    const id = randomUUID()
    const row = { id, tenantId, userId, credentialId: newSecret(), name: 'Phone', publicKey: newSecret() }
    await platform.inTransaction(({ db }) => db.insert(passkeys).values(row))
    return id
  },
}

export async function makeObjects(platform: Platform, maker: Actor): Promise<Ids> {
  const entries = Object.entries(makeObject).map(async ([kind, make]) => [kind, await make(platform, maker, maker)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Ids
}

/** Ids of nothing at all. */
export const missingIds = (): Ids => ({
  project: randomUUID(),
  snapshot: randomUUID(),
  turn: randomUUID(),
  member: randomUUID(),
  invitation: randomUUID(),
  token: newSecret(),
  mailDomain: `made-${++made}.example`,
  organization: randomUUID(),
  ownSession: randomUUID(),
  ownPasskey: randomUUID(),
})

async function makeProject(unit: Unit, maker: Actor, isPrivate = false) {
  const project = await createProject(unit, maker, `Swept ${++made}`)
  await changeDraft(unit, project, [{ kind: 'write', path: 'index.html', content: '<h1>Swept</h1>' }])
  const snapshot = await takeSnapshot(unit, project, { reason: 'start', title: 'Swept', createdBy: maker.userId })
  const turnId = randomUUID()
  const { tenantId } = maker
  const done = { state: 'done', finishedAt: unit.now(), createdBy: maker.userId } as const
  await unit.db.insert(turns).values({ id: turnId, tenantId, projectId: project.id, number: 1, prompt: 'Swept', ...done })
  await unit.db.execute(`update project set turns_count = 1, is_private = ${isPrivate} where id = '${project.id}'`)
  return { project, snapshot, turnId }
}

/** A private project of the maker with its snapshot and turn. */
export const makePrivate = (platform: Platform, maker: Actor): Promise<Pick<Ids, 'project' | 'snapshot' | 'turn'>> =>
  platform.inTenant(maker.tenantId, async (unit) => {
    const { project, snapshot, turnId } = await makeProject(unit, maker, true)
    return { project: project.id, snapshot: snapshot.id, turn: turnId }
  })

async function makeInvitation(platform: Platform, { tenantId }: Actor): Promise<{ id: string; secret: string }> {
  const [id, secret] = [randomUUID(), newSecret()]
  const email = `invited-${++made}@people.example`
  const expiresAt = new Date(platform.now().getTime() + dayMs)
  const row = { id, tenantId, email, role: 'viewer', keyHash: hashOf(secret), expiresAt } as const
  await platform.inTransaction(({ db }) => db.insert(invitations).values(row))
  return { id, secret }
}
