// The showcase: what a new installation's community shows before anybody has published. A tenant of its own, without members and on
// a domain that leads nowhere, holds projects that the built-in builder makes of `shippedProjects`, published as any other.
// It is made after the server is ready, one project at a time and only while nobody waits for a turn. Every step looks at what is
// there and does what is missing, so a start after a kill goes on, and settings may change their mind; a failure is logged and
// tried again at the next start.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { isAnyTurnActive } from '../agent/turns.ts'
import { projects, publications, tenants, users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { copyProject } from '../projects/project-copy.ts'
import { publishProject, showPublication, takeDown } from '../publishing/publications.ts'
import { setPicture } from '../publishing/pictures.ts'
import { findTenant } from '../tenants/tenants.ts'
import type { Actor } from '../tenants/roles.ts'
import { shippedFiles } from './shipped-files.ts'
import { shippedProjects, type ShippedProject } from './shipped-projects.ts'

/** Reserved (hosts.ts), so it is nobody else's and no host leads to it. */
export const showcaseDomain = 'smida'
const tenantName = 'Smida'
const makerEmail = 'showcase@smida.invalid'

const pace = { beginAfterMs: 2_000, betweenMs: 500, lookAgainMs: 1_000, stopWaitMs: 3_000 } as const

export type Showcase = {
  /** Begins to make what is missing. Never rejects. */
  begin(): void
  /** Resolves when everything wanted is shown, or was tried. */
  done(): Promise<void>
  close(): Promise<void>
}

/** An installation without any tenant is new and gets a showcase; one that was there before does not. */
export async function openShowcase(platform: Platform): Promise<Showcase> {
  const maker = await platform.inTransaction(claim)
  const stop = new AbortController()
  let work = Promise.resolve()
  return {
    begin() {
      if (maker) work = keep(platform, maker, stop.signal)
    },
    done: () => work,
    async close() {
      stop.abort()
      await Promise.race([work, sleep(pace.stopWaitMs, undefined, { ref: false })])
    },
  }
}

async function claim(unit: Unit): Promise<Actor | null> {
  if ((await unit.db.$count(tenants)) === 0) {
    const domain = { id: randomUUID(), domain: showcaseDomain, name: tenantName }
    await unit.db.insert(tenants).values(domain).onConflictDoNothing()
    // Nobody can be this user: no password, no membership, and an address that takes no mail.
    await unit.db.insert(users).values({ id: randomUUID(), email: makerEmail, name: tenantName }).onConflictDoNothing()
  }
  const tenant = await findTenant(unit, showcaseDomain)
  const [user] = await unit.db.select().from(users).where(eq(users.email, makerEmail))
  if (!tenant || !user) return null
  const { id: userId, name, email } = user
  return { userId, name, email, tenantId: tenant.id, tenantName: tenant.name, domain: tenant.domain, role: 'owner' }
}

async function keep(platform: Platform, maker: Actor, signal: AbortSignal): Promise<void> {
  const { isOn, without } = platform.config.showcase
  const unknown = without.filter((name) => !shippedProjects.some((project) => project.name === name))
  if (unknown.length > 0)
    platform.log({ level: 'warn', message: 'SHOWCASE_WITHOUT names what does not come with Smida', unknown })
  // Last published stands first.
  for (const project of shippedProjects.toReversed()) {
    try {
      const step =
        isOn && !without.includes(project.name)
          ? await show(platform, maker, project, signal)
          : await hide(platform, maker, project)
      if (step === 'nothing') continue
      platform.log({ level: 'debug', message: `the showcase: ${step}`, name: project.name })
    } catch (error) {
      if (signal.aborted) return
      platform.log({ level: 'warn', message: 'a shipped project could not be shown', name: project.name, error })
    }
    if (signal.aborted) return
  }
}

type Step = 'nothing' | 'shown' | 'taken down'

async function show(platform: Platform, maker: Actor, shipped: ShippedProject, signal: AbortSignal): Promise<Step> {
  const { title, description, category } = shipped
  const imageUrl = `/pictures/showcase/${shipped.name}.webp`
  const there = await find(platform, maker, title)
  const publication = there?.publication
  if (publication?.isPublic && publication.description === description && publication.imageUrl === imageUrl) return 'nothing'
  await untilQuiet(platform, signal)
  const projectId = there?.id ?? (await make(platform, maker, shipped))
  if (!publication) await publishProject(platform, maker, projectId)
  await platform.inTenant(maker.tenantId, async (unit) => {
    await showPublication(unit, maker, projectId, { public: true, description, category })
    await setPicture(unit, maker, projectId, imageUrl)
  })
  return 'shown'
}

async function make(platform: Platform, maker: Actor, shipped: ShippedProject): Promise<string> {
  const files = await shippedFiles(shipped)
  const { id } = await platform.inTenant(maker.tenantId, (unit) => copyProject(unit, maker, { name: shipped.title, files }))
  return id
}

async function hide(platform: Platform, maker: Actor, { title }: ShippedProject): Promise<Step> {
  const there = await find(platform, maker, title)
  if (!there?.publication) return 'nothing'
  await platform.inTenant(maker.tenantId, (unit) => takeDown(unit, maker, there.id))
  return 'taken down'
}

async function find(platform: Platform, maker: Actor, title: string) {
  const [found] = await platform.inTenant(maker.tenantId, (unit) =>
    unit.db
      .select({ id: projects.id, publication: publications })
      .from(projects)
      .leftJoin(publications, eq(publications.projectId, projects.id))
      .where(and(eq(projects.tenantId, maker.tenantId), eq(projects.name, title), isNull(projects.deletedAt)))
      .limit(1),
  )
  return found
}

/** Visitors come first: the machine may be small. Rejects when the server stops. */
async function untilQuiet(platform: Platform, signal: AbortSignal): Promise<void> {
  await sleep(pace.betweenMs, undefined, { signal })
  while (await platform.inTransaction(isAnyTurnActive)) await sleep(pace.lookAgainMs, undefined, { signal })
}
