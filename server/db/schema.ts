// Every table. Tenant tables carry `tenant_id` and stand behind forced row-level security (migrations/0001_walls.sql): a unit of
// work opened by `inTenant` sees its own tenant's rows only, one opened by `inTransaction` (sign-up, hosts, jobs) sees all.
// Rows of `snapshot` and `turn_event` can be inserted and read, never changed: history only grows.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CommunityCategory } from '#shared/community-limits.ts'
import type { TurnError, TurnEvent, TurnState } from '#shared/turn-events.ts'
import type { FileEntry, snapshotReasons } from '#shared/projects.ts'
import { at, tenants, users } from './account-tables.ts'

export * from './account-tables.ts'

export const projects = pgTable(
  'project',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    name: text().notNull(),
    /** the random label of the preview's host */
    previewKey: text('preview_key').notNull().unique('project_preview_key'),
    publicationId: uuid('publication_id').notNull().unique('project_publication_id'),
    snapshotId: uuid('snapshot_id'),
    turnsCount: integer('turns_count').notNull().default(0),
    snapshotsCount: integer('snapshots_count').notNull().default(0),
    /** only its maker, those it was shared with and who manages people see it */
    isPrivate: boolean('is_private').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (t) => [index('project_tenant').on(t.tenantId, t.updatedAt)],
)

export const blobs = pgTable(
  'blob',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** sha-256 of the text, hex */
    hash: text().notNull(),
    content: text().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] })],
)

export const draftFiles = pgTable(
  'draft_file',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    path: text().notNull(),
    tenantId: uuid('tenant_id').notNull(),
    hash: text().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.path] }), uniqueIndex('draft_file_fold').on(t.projectId, sql`lower(${t.path})`)],
)

export const snapshots = pgTable(
  'snapshot',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    number: integer().notNull(),
    reason: text().$type<(typeof snapshotReasons)[number]>().notNull(),
    title: text().notNull(),
    manifest: jsonb().$type<FileEntry[]>().notNull(),
    turnId: uuid('turn_id'),
    restoredFrom: uuid('restored_from'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [unique('snapshot_number').on(t.projectId, t.number)],
)

export const turns = pgTable(
  'turn',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    number: integer().notNull(),
    prompt: text().notNull(),
    state: text().$type<TurnState>().notNull().default('queued'),
    attempt: integer().notNull().default(0),
    eventsCount: integer('events_count').notNull().default(0),
    cancelled: boolean().notNull().default(false),
    summary: text(),
    error: jsonb().$type<TurnError>(),
    snapshotId: uuid('snapshot_id'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: at('created_at').notNull().defaultNow(),
    heartbeatAt: at('heartbeat_at'),
    finishedAt: at('finished_at'),
  },
  (t) => [
    unique('turn_number').on(t.projectId, t.number),
    index('turn_active')
      .on(t.state)
      .where(sql`${t.state} in ('queued', 'running')`),
  ],
)

export const turnEvents = pgTable(
  'turn_event',
  {
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id),
    seq: integer().notNull(),
    tenantId: uuid('tenant_id').notNull(),
    event: jsonb().$type<TurnEvent>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.turnId, t.seq] })],
)

export const publications = pgTable('publication', {
  /** the uuid in the address; stays the same when the project is published again */
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  projectId: uuid('project_id')
    .notNull()
    .unique('publication_project')
    .references(() => projects.id),
  snapshotId: uuid('snapshot_id').notNull(),
  /** path -> the stored file that answers it */
  manifest: jsonb()
    .$type<
      Record<
        string,
        {
          file: string
          gzip?: string
          brotli?: string
          contentType: string
          immutable: boolean
          sizeBytes: number
          builtAt: number
        }
      >
    >()
    .notNull(),
  publishedBy: uuid('published_by').references(() => users.id),
  publishedAt: at('published_at').notNull(),
  /** the community sees it and may start from a copy */
  isPublic: boolean('is_public').notNull().default(false),
  description: text().notNull().default(''),
  /** address of a picture for the community's card; empty: one is drawn */
  imageUrl: text('image_url').notNull().default(''),
  category: text().$type<CommunityCategory>().notNull().default('Other'),
})

export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] })],
)

/** Who was let into a private project, beside its maker. */
export const projectMembers = pgTable(
  'project_member',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tenantId: uuid('tenant_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] })],
)
