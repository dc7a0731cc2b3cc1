// Invitations: a mail with a one-time link that makes its reader a member. The link's secret is kept as a hash, a new mail replaces
// it, and redeeming is one DELETE … RETURNING, so of any number of tries at the same time exactly one joins. Whoever holds the link
// read the invited mailbox: that proves the address, and nothing else about an account that exists already.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '#shared/accounts.ts'
import { languageOf } from '#shared/languages.ts'
import { memberLimits, type Invitation, type Invited } from '#shared/members.ts'
import { invitations, members, tenants, users } from '../db/schema.ts'
import { sendMail } from '../letters/letters.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { recordAudit } from '../tenants/audit.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import { requiresSignOn } from '../tenants/sign-on.ts'
import { hashOf, newSecret } from '../users/secrets.ts'
import { mustReach } from './members.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** Newest mail first. */
export async function listInvitations(unit: Unit, { tenantId }: Pick<Actor, 'tenantId'>): Promise<Invitation[]> {
  const rows = await unit.db
    .select({ row: invitations, inviter: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tenantId, tenantId))
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(memberLimits.invitationsMax)
  return rows.map(({ row, inviter }) => invitationView(row, inviter))
}

const invitationView = (row: InvitationRow, inviter: string | null): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  ...(inviter !== null && { invitedBy: inviter }),
  sentAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/**
 * Invites an address, or mails it anew: the earlier link then leads nowhere. The unit spans tenants, since mail is the platform's.
 * Refuses with `forbidden`, `sso`, `member_exists`, `team_full`, `too_many`.
 */
export async function invite(
  unit: Unit,
  actor: Actor,
  wish: { email: string; role: Role; locale?: string },
): Promise<Invitation> {
  mustBeAllowed(actor, 'people')
  mustReach(actor, wish.role)
  const { tenantId } = actor
  if (await requiresSignOn(unit, tenantId)) throw refusal('sso', { domain: actor.domain, message: bySignOnOnly })
  // Invitations of one tenant wait for each other, so that the limits hold.
  await unit.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('update')
  const [known] = await unit.db
    .select({ language: users.language, isMember: members.tenantId })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.tenantId, tenantId)))
    .where(sql`lower(${users.email}) = lower(${wish.email})`)
  if (known?.isMember) throw refusal('member_exists')
  const now = unit.now()
  const rows = await unit.db.select().from(invitations).where(eq(invitations.tenantId, tenantId))
  const earlier = rows.find(({ email }) => email.toLowerCase() === wish.email.toLowerCase())
  if (!earlier && rows.length >= memberLimits.invitationsMax) throw refusal('team_full')
  if ((await unit.db.$count(members, eq(members.tenantId, tenantId))) >= memberLimits.membersMax) throw refusal('team_full')
  const waitMs = earlier ? earlier.createdAt.getTime() + memberLimits.mailAgainAfterMs - now.getTime() : 0
  if (waitMs > 0) throw refusal('too_many', { retryAfterSeconds: Math.ceil(waitMs / 1000) })

  const secret = newSecret()
  const sent = {
    role: wish.role,
    email: wish.email,
    keyHash: hashOf(secret),
    invitedBy: actor.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + memberLimits.invitationLifeMs),
  }
  if (earlier) await unit.db.delete(invitations).where(eq(invitations.id, earlier.id))
  const [row] = await unit.db
    .insert(invitations)
    .values({ id: earlier?.id ?? randomUUID(), tenantId, ...sent })
    .returning()
  const spoken = known?.language ?? languageOf(wish.locale)
  await sendMail(unit, {
    to: wish.email,
    language: spoken,
    kind: 'invitation',
    values: {
      inviter: actor.name,
      organization: actor.tenantName,
      role: wish.role,
      link: { domain: actor.domain, path: `/!invitation/${secret}?language=${spoken}` },
    },
  })
  await recordAudit(unit, actor, 'invitation.sent', wish.email, { role: wish.role })
  return invitationView(row!, actor.name)
}

const bySignOnOnly = 'Members of this organisation join by signing in through its single sign-on.'

/** Refuses with `not_found`, `forbidden`. */
export async function withdrawInvitation(unit: Unit, actor: Actor, id: string): Promise<void> {
  const mine = and(eq(invitations.id, id), eq(invitations.tenantId, actor.tenantId))
  const [found] = await unit.db.select().from(invitations).where(mine)
  if (!found) throw refusal('not_found')
  mustBeAllowed(actor, 'people')
  await unit.db.delete(invitations).where(mine)
  await recordAudit(unit, actor, 'invitation.withdrawn', found.email, { role: found.role })
}

const valid = (unit: Unit, domain: string | null, secret: string) =>
  and(
    eq(invitations.keyHash, hashOf(secret)),
    gt(invitations.expiresAt, unit.now()),
    eq(
      invitations.tenantId,
      unit.db
        .select({ id: tenants.id })
        .from(tenants)
        .where(eq(tenants.domain, domain ?? '')),
    ),
  )

export type Found = {
  invitation: InvitationRow
  tenant: { id: string; domain: string; name: string }
  inviter: string | null
  /** who has the invited address already */
  user: typeof users.$inferSelect | null
}

/** What a link leads to on this host, or `bad_token`: unknown, used, withdrawn, too old or another organisation's. */
export async function findInvitation(unit: Unit, domain: string | null, secret: string): Promise<Found> {
  const [found] = await unit.db
    .select({ invitation: invitations, tenant: { id: tenants.id, domain: tenants.domain, name: tenants.name } })
    .from(invitations)
    .innerJoin(tenants, eq(tenants.id, invitations.tenantId))
    .where(valid(unit, domain, secret))
  if (!found) throw refusal('bad_token')
  const [user] = await unit.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${found.invitation.email})`)
  const inviter = found.invitation.invitedBy
  const [by] = inviter ? await unit.db.select({ name: users.name }).from(users).where(eq(users.id, inviter)) : []
  return { ...found, inviter: by?.name ?? null, user: user ?? null }
}

export const invitedView = ({ invitation, tenant, inviter, user }: Found): Invited => ({
  tenantName: tenant.name,
  email: invitation.email,
  role: invitation.role,
  ...(inviter !== null && { invitedBy: inviter }),
  account: user === null ? 'none' : user.passwordHash === null ? 'other' : 'password',
})

/** Spends the invitation. Refuses with `bad_token`. */
export async function redeemInvitation(unit: Unit, domain: string | null, secret: string): Promise<InvitationRow> {
  const [redeemed] = await unit.db
    .delete(invitations)
    .where(valid(unit, domain, secret))
    .returning()
  return redeemed ?? Promise.reject(refusal('bad_token'))
}
