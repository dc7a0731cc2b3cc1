// The audit log, read: newest first, by those who manage people. As a file it is CSV (RFC 4180) that a spreadsheet opens safely:
// a cell that would begin a formula is disarmed, and the mark at the start tells it the text is UTF-8.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditAction } from '#shared/accounts.ts'
import type { AuditEvent } from '#shared/members.ts'
import { auditEvents } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import type { Actor } from '../tenants/roles.ts'

export const auditLimits = { exportPage: 1_000, exportRowsMax: 100_000 } as const

export type AuditFilter = { action?: AuditAction; userId?: string }

/** Newest first; `after` is the id of the last event of the page before. */
export async function listAuditEvents(
  unit: Unit,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { action, userId, limit, after }: AuditFilter & { limit: number; after?: number },
): Promise<AuditEvent[]> {
  const rows = await unit.db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.tenantId, tenantId),
        action && eq(auditEvents.action, action),
        userId ? eq(auditEvents.userId, userId) : undefined,
        after === undefined ? undefined : lt(auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: { name: row.userName, ...(row.userId && { id: row.userId }) },
    action: row.action as AuditAction,
    object: row.object,
    detail: row.detail,
  }))
}

/** The log as a CSV file, read page by page while it is sent. */
export function exportAuditEvents(platform: Platform, actor: Actor, filter: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: number | undefined
  let sent = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(columns)}`)),
    async pull(controller) {
      const page = { ...filter, after, limit: auditLimits.exportPage }
      const events = await platform.inTenant(actor.tenantId, (unit) => listAuditEvents(unit, actor, page))
      controller.enqueue(encoder.encode(events.map((event) => csvLine(cellsOf(event))).join('')))
      sent += events.length
      after = events.at(-1)?.id
      if (events.length < auditLimits.exportPage || sent >= auditLimits.exportRowsMax) controller.close()
    },
  })
}

const columns = ['time', 'person', 'person id', 'action', 'object', 'details']

const cellsOf = ({ at, user, action, object, detail }: AuditEvent) => [
  at,
  user.name,
  user.id ?? '',
  action,
  object,
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
]

/** What a spreadsheet would run (=, +, -, @, tab, carriage return at the start, half or full width) gets an apostrophe before it. */
export const csvLine = (cells: string[]): string =>
  `${cells.map((cell) => `"${(/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`
