// The demo world by name, the same in development, tests, screenshots and docs: two tenants, an owner, an editor, a viewer and a
// stranger; three projects of which one is published.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Role } from '#shared/accounts.ts'
import { members, users } from './db/schema.ts'
import type { Platform } from './platform.ts'
import { changeDraft } from './projects/draft.ts'
import { createProject, type ProjectRow } from './projects/projects.ts'
import { takeSnapshot } from './projects/snapshots.ts'
import { publishProject } from './publishing/publications.ts'
import type { Actor } from './tenants/roles.ts'
import { hashPassword } from './users/passwords.ts'
import { signUp } from './users/signup.ts'

export const castPassword = 'hammer-and-ember-7'
export const people = {
  astrid: { name: 'Astrid Lind', email: 'astrid@harbor.example', role: 'owner', domain: 'harbor', tenant: 'Harbor Bakery' },
  kenji: { name: 'Kenji Mori', email: 'kenji@harbor.example', role: 'editor', domain: 'harbor', tenant: 'Harbor Bakery' },
  maja: { name: 'Maja Berg', email: 'maja@harbor.example', role: 'viewer', domain: 'harbor', tenant: 'Harbor Bakery' },
  noor: { name: 'Noor Haddad', email: 'noor@north.example', role: 'owner', domain: 'north', tenant: 'North Studio' },
} as const satisfies Record<string, { name: string; email: string; role: Role; domain: string; tenant: string }>
export type Person = keyof typeof people

export type Cast = Record<Person, Actor> & { orders: ProjectRow; menu: ProjectRow; clients: ProjectRow }

const starterFolder = join(import.meta.dirname, '..', 'sandbox', 'starter')

/** Creates everybody and everything. `publish: false` leaves the publication out, which needs a build. */
export async function createCast(platform: Platform, options: { publish: boolean }): Promise<Cast> {
  const astrid = await owner(platform, 'astrid')
  const noor = await owner(platform, 'noor')
  const kenji = await member(platform, 'kenji', astrid)
  const maja = await member(platform, 'maja', astrid)
  const orders = await project(platform, astrid, 'Cake orders')
  const menu = await project(platform, astrid, 'Bakery menu')
  const clients = await project(platform, noor, 'Client list')
  if (options.publish) await publishProject(platform, astrid, menu.id)
  return { astrid, kenji, maja, noor, orders, menu, clients }
}

async function owner(platform: Platform, person: Person): Promise<Actor> {
  const { name, email, domain, tenant } = people[person]
  let made: Actor | undefined
  const data = { name, email, domain, organizationName: tenant, password: castPassword, password2: castPassword, locale: 'en' }
  await signUp(platform, data, async (_, actor) => void (made = actor))
  return made!
}

async function member(platform: Platform, person: Person, beside: Actor): Promise<Actor> {
  const { name, email, role } = people[person]
  const userId = randomUUID()
  const passwordHash = await hashPassword(castPassword)
  await platform.inTransaction(async ({ db }) => {
    await db.insert(users).values({ id: userId, name, email, passwordHash })
    await db.insert(members).values({ tenantId: beside.tenantId, userId, role })
  })
  return { ...beside, userId, name, email, role }
}

async function project(platform: Platform, actor: Actor, name: string): Promise<ProjectRow> {
  const entries = (await readdir(starterFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const files = await Promise.all(
    entries.map(async (entry) => {
      const full = join(entry.parentPath, entry.name)
      return { path: relative(starterFolder, full), content: (await readFile(full, 'utf8')).replaceAll('New project', name) }
    }),
  )
  return platform.inTenant(actor.tenantId, async (unit) => {
    const made = await createProject(unit, actor, name)
    await changeDraft(
      unit,
      made,
      files.map((file) => ({ kind: 'write' as const, ...file })),
    )
    await takeSnapshot(unit, made, { reason: 'start', title: name, createdBy: actor.userId })
    return made
  })
}
