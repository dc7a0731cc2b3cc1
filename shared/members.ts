// The team on the wire: members, invitations, what an invited person sees and sends, the audit log.
// `zod/mini`, because the page of an invitation carries these schemas.
import * as z from 'zod/mini'
import { auditActions, roles } from './accounts.ts'
import { emailSchema, nameSchema, newPasswordSchema, userLimits } from './users.ts'

export const memberLimits = {
  membersMax: 1_000,
  /** under way at a time; fits one page */
  invitationsMax: 100,
  invitationLifeMs: 7 * 24 * 3600_000,
  /** nobody's mailbox is to be filled */
  mailAgainAfterMs: 60_000,
} as const

const roleSchema = z.enum(roles)
/** Owners are made by a transfer, which asks for a proof. */
export const givableRoles = roles.filter((role) => role !== 'owner')
const givableRoleSchema = roleSchema.check(z.refine((role) => role !== 'owner', 'Owners are made by a transfer of ownership.'))

export const memberSchema = z.object({
  /** the user's id */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: z.iso.datetime(),
})
export type Member = z.infer<typeof memberSchema>
export const memberChangeSchema = z.object({ role: givableRoleSchema })

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  invitedBy: z.optional(z.string()),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitationSchema>
/** `locale`: the language of the mail to somebody who has no account yet. */
export const newInvitationSchema = z.object({
  email: emailSchema,
  role: givableRoleSchema,
  locale: z.optional(z.string().check(z.maxLength(35))),
})

/** How the invited person goes on: they make an account, give their password, or join and then sign in as they always do. */
export const invitedAccounts = ['none', 'password', 'other'] as const
export const invitedSchema = z.object({
  tenantName: z.string(),
  email: z.string(),
  role: roleSchema,
  invitedBy: z.optional(z.string()),
  account: z.enum(invitedAccounts),
})
export type Invited = z.infer<typeof invitedSchema>

/** What a new person sends; one who is known sends at most `password`. */
export const joinAsNewSchema = z.object({ name: nameSchema, password: newPasswordSchema })
export const acceptanceSchema = z.object({
  name: z.optional(nameSchema),
  password: z.optional(z.string().check(z.maxLength(userLimits.passwordMaxChars))),
  locale: z.optional(z.string().check(z.maxLength(35))),
  timezone: z.optional(z.string().check(z.maxLength(64))),
})
export type Acceptance = z.infer<typeof acceptanceSchema>

export const transferSchema = z.object({
  /** the member who becomes an owner */
  userId: z.uuid(),
  /** what the former owner is afterwards */
  ownRole: roleSchema,
})

export const auditEventSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  user: z.object({ id: z.optional(z.uuid()), name: z.string() }),
  action: z.enum(auditActions),
  object: z.string(),
  detail: z.record(z.string(), z.string()),
})
export type AuditEvent = z.infer<typeof auditEventSchema>
