// The audit log: what was done by whom in a tenant. Written in the unit of work of the deed, so that neither stands without the
// other; rows are never changed. The actions are a closed list in shared/accounts.ts.
import { eq } from 'drizzle-orm'
import type { AuditAction } from '#shared/accounts.ts'
import { auditEvents, members, tenants } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import type { Actor } from './roles.ts'

export async function recordAudit(
  unit: Unit,
  actor: Pick<Actor, 'userId' | 'name' | 'tenantId'>,
  action: AuditAction,
  object = '',
  detail: Record<string, string> = {},
): Promise<void> {
  const { userId, name, tenantId } = actor
  await unit.db.insert(auditEvents).values({ tenantId, userId, userName: name, action, object, detail, at: unit.now() })
}

/** A deed to a person's account is told in every organisation they belong to; returns these, the oldest membership first. */
export async function recordAuditEverywhere(
  unit: Unit,
  user: { id: string; name: string },
  action: AuditAction,
  object: string,
  detail: Record<string, string>,
): Promise<{ tenantId: string; domain: string }[]> {
  const places = await unit.db
    .select({ tenantId: tenants.id, domain: tenants.domain })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(eq(members.userId, user.id))
    .orderBy(members.createdAt)
  for (const { tenantId } of places)
    await recordAudit(unit, { userId: user.id, name: user.name, tenantId }, action, object, detail)
  return places
}
