// Tenants: organisations, each with its admin sub-domain.
import { eq } from 'drizzle-orm'
import { tenants } from '../db/schema.ts'
import type { Unit } from '../platform.ts'

/** The tenant of a sub-domain, or null. */
export async function findTenant(unit: Unit, domain: string): Promise<typeof tenants.$inferSelect | null> {
  const [found] = await unit.db.select().from(tenants).where(eq(tenants.domain, domain))
  return found ?? null
}
