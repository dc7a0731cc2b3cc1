// The audit log: what was done by whom in a tenant. Written in the unit of work of the deed, so that neither stands without the
// other; rows are never changed. The actions are a closed list in shared/accounts.ts.
import type { AuditAction } from '#shared/accounts.ts'
import { auditEvents } from '../db/schema.ts'
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
