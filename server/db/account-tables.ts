// The tables of people and organisations: who someone is, where they belong, what they may use once.
import type { Role, SignInMethod, SignOnSettings, TicketKind } from '#shared/accounts.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'user',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    /** when the address was shown to be the person's own: by a mail's link, or by a provider that vouches for it */
    emailProvedAt: at('email_proved_at'),
    /** sealed; enrolled once `totpEnrolledAt` stands */
    totpSeed: text('totp_seed'),
    totpEnrolledAt: at('totp_enrolled_at'),
    /** the last time step whose code was spent: the same code never works twice */
    totpStep: integer('totp_step'),
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
    role: text().$type<Role>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] }), index('member_user').on(t.userId)],
)

export const sessions = pgTable(
  'session',
  {
    keyHash: text('key_hash').primaryKey(),
    /** names the session to its owner, who may end it; proves nothing */
    id: uuid().notNull().unique('session_id').defaultRandom(),
    method: text().$type<SignInMethod>().notNull().default('password'),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
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
  kind: text().$type<TicketKind>().notNull(),
  userId: uuid('user_id').references(() => users.id),
  tenantId: uuid('tenant_id').references(() => tenants.id),
  /** what the kind needs to know again when the ticket is redeemed: a challenge, a nonce, a way back */
  data: jsonb().$type<Record<string, unknown>>(),
  expiresAt: at('expires_at').notNull(),
})

export const attempts = pgTable('login_attempt', {
  /** sha-256 of what is limited: an account or a client address */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  lastAt: at('last_at').notNull().defaultNow(),
})

export const invitations = pgTable(
  'invitation',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** of the secret in the mail's link; a new mail replaces it */
    keyHash: text('key_hash').notNull().unique('invitation_key'),
    invitedBy: uuid('invited_by').references(() => users.id),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [uniqueIndex('invitation_email').on(t.tenantId, sql`lower(${t.email})`)],
)

export const recoveryCodes = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    keyHash: text('key_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.keyHash] })],
)

export const passkeys = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    /** base64url, as the browser names it */
    credentialId: text('credential_id').notNull().unique('passkey_credential'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** a passkey belongs to the host it was made on, which is one tenant's */
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    name: text().notNull(),
    /** COSE, base64url */
    publicKey: text('public_key').notNull(),
    counter: integer().notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [index('passkey_user').on(t.userId)],
)

/** A person's account at a provider. The issuer of an organisation's own provider begins with the tenant's id. */
export const identities = pgTable(
  'identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identity_user').on(t.userId)],
)

/** What may be used once and comes from outside (an assertion's id): a second insert fails. */
export const spent = pgTable('spent', { keyHash: text('key_hash').primaryKey(), expiresAt: at('expires_at').notNull() })

/** A tenant's single sign-on (BUILD-18). */
export const signOns = pgTable('sign_on', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  /** secrets in it are sealed */
  settings: jsonb().$type<SignOnSettings>().notNull(),
  defaultRole: text('default_role').$type<Role>().notNull().default('viewer'),
  /** set by a sign-in through these very settings */
  testedAt: at('tested_at'),
  /** members sign in through it only, except `breakGlassUserId` */
  isRequired: boolean('is_required').notNull().default(false),
  breakGlassUserId: uuid('break_glass_user_id').references(() => users.id),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Mail domains of a tenant. Many may claim one, but only one can have proved it. */
export const mailDomains = pgTable(
  'mail_domain',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    domain: text().notNull(),
    /** what the TXT record must say */
    proof: text().notNull(),
    provedAt: at('proved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.domain] }),
    uniqueIndex('mail_domain_proved')
      .on(t.domain)
      .where(sql`${t.provedAt} is not null`),
  ],
)

/** What was done by whom; grows only. */
export const auditEvents = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: uuid('tenant_id').notNull(),
    at: at('at').notNull().defaultNow(),
    userId: uuid('user_id'),
    /** as it was then */
    userName: text('user_name').notNull(),
    action: text().notNull(),
    /** what it was done to, in words: a name, an address */
    object: text().notNull().default(''),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [index('audit_event_tenant').on(t.tenantId, t.id)],
)

/** Mail on its way: written with its cause, gone once the mail server took it. */
export const mails = pgTable('mail', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})
