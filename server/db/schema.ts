// Every table. Tenant tables carry `tenant_id` and stand behind forced row-level security (migrations/0001_walls.sql): a unit of
// work opened by `inTenant` sees its own tenant's rows only, one opened by `inTransaction` (sign-up, hosts, jobs) sees all.
// Rows of `snapshot` and `turn_event` can be inserted and read, never changed: history only grows.
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CommunityCategory } from '#shared/community-limits.ts'
import type { TurnError, TurnEvent, TurnState } from '#shared/turn-events.ts'
import type { FileEntry, snapshotReasons } from '#shared/projects.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'user',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    language: text().notNull().default('en'),
    timezone: text(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('user_email').on(sql`lower(${t.email})`)],
)

export const tenants = pgTable('tenant', {
  id: uuid().primaryKey(),
  domain: text().notNull().unique('tenant_domain'),
  name: text().notNull(),
  plan: text().notNull().default('free'),
  createdAt: at('created_at').notNull().defaultNow(),
})

export const members = pgTable(
  'member',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text().$type<'owner' | 'admin' | 'editor' | 'publisher' | 'viewer'>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] }), index('member_user').on(t.userId)],
)

export const sessions = pgTable(
  'session',
  {
    keyHash: text('key_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('session_user').on(t.userId)],
)

export const tickets = pgTable('ticket', {
  keyHash: text('key_hash').primaryKey(),
  kind: text().$type<'atoken'>().notNull(),
  userId: uuid('user_id').references(() => users.id),
  tenantId: uuid('tenant_id').references(() => tenants.id),
  expiresAt: at('expires_at').notNull(),
})

export const attempts = pgTable('login_attempt', {
  /** sha-256 of what is limited: an account or a client address */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  lastAt: at('last_at').notNull().defaultNow(),
})

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
