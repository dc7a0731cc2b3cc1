import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { PublicStats } from '#shared/community.ts'
import { projects, tenants, turns } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { showcaseDomain } from './showcase.ts'

/** How many of the newest finished turns speak for the building time. */
const turnsMax = 1_000

/** The platform's own figures, never invented: null where there is nothing to count yet. What came with Smida nobody made here. */
export async function readPublicStats(unit: Unit): Promise<PublicStats> {
  const [counted] = await unit.db
    .select({ projectsCount: count() })
    .from(projects)
    .innerJoin(tenants, eq(tenants.id, projects.tenantId))
    .where(ne(tenants.domain, showcaseDomain))
  const buildMs = sql<number>`extract(epoch from ${turns.finishedAt} - ${turns.createdAt}) * 1000`.as('build_ms')
  const newest = unit.db
    .select({ buildMs })
    .from(turns)
    .where(and(eq(turns.state, 'done'), isNotNull(turns.finishedAt)))
    .orderBy(desc(turns.finishedAt))
    .limit(turnsMax)
    .as('newest')
  const [middle] = await unit.db
    .select({ medianMs: sql<number | null>`percentile_cont(0.5) within group (order by ${newest.buildMs})::float` })
    .from(newest)
  return {
    projectsCount: counted!.projectsCount || null,
    medianBuildMs: middle!.medianMs === null ? null : Math.round(middle!.medianMs),
    satisfaction: null,
  }
}
