// The audit log: what was done by whom in a tenant. Written in the unit of work of the deed, so that neither stands without the
// other; rows are never changed. Actions are `noun.verb`; texts for people live in web/i18n under the same keys.
import { auditEvents } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import type { Actor } from './roles.ts'

export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'password.changed'
  | 'factor.added'
  | 'factor.removed'
  | 'invitation.sent'
  | 'invitation.withdrawn'
  | 'member.joined'
  | 'member.changed'
  | 'member.removed'
  | 'ownership.transferred'
  | 'sign_on.changed'
  | 'mail_domain.proved'
  | 'project.access_changed'
  | 'project.published'
  | 'project.taken_down'
  | 'project.deleted'

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
