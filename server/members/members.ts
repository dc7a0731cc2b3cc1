// The team of a tenant: who belongs to it and with which role. A change bites at the next request, since every request looks the
// role up; a removal ends the member's sessions and what they have open, in the same unit of work.
// Nobody gives a role above their own or touches an owner without being one, and the last owner stays.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { roles, type Role } from '#shared/accounts.ts'
import type { Member } from '#shared/members.ts'
import { members, projectMembers, sessions, tenants, tickets, users } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { accessChanged } from '../tenants/access.ts'
import { recordAudit } from '../tenants/audit.ts'
import { mustBeAllowed, type Actor } from '../tenants/roles.ts'
import { mustNotBeBreakGlass } from '../tenants/sign-on.ts'

/** Newest first; `after` is the id of the last member of the page before. */
export async function listMembers(unit: Unit, actor: Actor, page: { limit: number; after?: string }): Promise<Member[]> {
  const last = page.after ? await findMember(unit, actor, page.after) : null
  const older = last && lt(sql`(${members.createdAt}, ${members.userId})`, sql`(${last.joinedAt}::timestamptz, ${last.id}::uuid)`)
  const rows = await memberRows(unit)
    .where(and(eq(members.tenantId, actor.tenantId), older ?? undefined))
    .orderBy(desc(members.createdAt), desc(members.userId))
    .limit(page.limit)
  return rows.map(memberView)
}

/** Refuses with `not_found`. */
export async function findMember(unit: Unit, actor: Pick<Actor, 'tenantId'>, userId: string): Promise<Member> {
  const [found] = await memberRows(unit).where(and(eq(members.tenantId, actor.tenantId), eq(members.userId, userId)))
  if (!found) throw refusal('not_found')
  return memberView(found)
}

const memberRows = ({ db }: Unit) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: members.role, createdAt: members.createdAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))

type MemberRow = { id: string; name: string; email: string; role: Role; createdAt: Date }
const memberView = ({ createdAt, ...member }: MemberRow): Member => ({ ...member, joinedAt: createdAt.toISOString() })

/** Refuses with `forbidden`: who may give a role, or take it, stands at least as high. */
export function mustReach(actor: Pick<Actor, 'role'>, role: Role): void {
  if (roles.indexOf(role) < roles.indexOf(actor.role)) throw refusal('forbidden')
}

/** Refuses with `not_found`, `forbidden`, `last_owner`, `break_glass`. */
export async function changeRole(unit: Unit, asker: Actor, userId: string, role: Role): Promise<Member> {
  const actor = await lockTeam(unit, asker)
  const member = await findMember(unit, actor, userId)
  mustBeAllowed(actor, 'people')
  mustReach(actor, member.role)
  mustReach(actor, role)
  if (member.role === role) return member
  if (member.role === 'owner') await mustNotBeLastOwner(unit, actor)
  if (member.role === 'owner') await mustNotBeBreakGlass(unit, actor.tenantId, userId)
  await setRole(unit, actor, member, role)
  return { ...member, role }
}

/** Removes a member, or lets one leave who is the actor. The unit spans tenants, since sessions do. Refuses as `changeRole`. */
export async function removeMember(unit: Unit, asker: Actor, userId: string): Promise<void> {
  const actor = await lockTeam(unit, asker)
  const member = await findMember(unit, actor, userId)
  const leaves = userId === actor.userId
  if (!leaves) {
    mustBeAllowed(actor, 'people')
    mustReach(actor, member.role)
  }
  if (member.role === 'owner') await mustNotBeLastOwner(unit, actor)
  await mustNotBeBreakGlass(unit, actor.tenantId, userId)
  const { tenantId } = actor
  for (const table of [projectMembers, members, sessions, tickets])
    await unit.db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.userId, userId)))
  await recordAudit(unit, actor, 'member.removed', member.email, { name: member.name, role: member.role })
  await accessChanged(unit, tenantId)
}

/**
 * Makes another member an owner; the actor keeps the role or takes a lower one. Whoever asks was made to prove again who they are.
 * Refuses with `forbidden`, `not_found`, `break_glass`.
 */
export async function transferOwnership(unit: Unit, asker: Actor, userId: string, ownRole: Role): Promise<Member> {
  const actor = await lockTeam(unit, asker)
  if (actor.role !== 'owner') throw refusal('forbidden')
  const member = await findMember(unit, actor, userId)
  if (member.id === actor.userId) throw refusal('invalid', { issues: [{ path: 'userId', message: 'You are an owner already.' }] })
  if (ownRole !== 'owner') await mustNotBeBreakGlass(unit, actor.tenantId, actor.userId)
  await setRole(unit, actor, member, 'owner')
  if (ownRole !== 'owner') await setRole(unit, actor, await findMember(unit, actor, actor.userId), ownRole)
  await recordAudit(unit, actor, 'ownership.transferred', member.email, { name: member.name, role: ownRole })
  return { ...member, role: 'owner' }
}

async function setRole(unit: Unit, actor: Actor, member: Member, role: Role): Promise<void> {
  const { tenantId } = actor
  await unit.db
    .update(members)
    .set({ role })
    .where(and(eq(members.tenantId, tenantId), eq(members.userId, member.id)))
  await recordAudit(unit, actor, 'member.changed', member.email, { name: member.name, from: member.role, role })
  await accessChanged(unit, tenantId)
}

/**
 * Two changes of a team wait for each other, and each begins with the role its asker has by then: else two owners could depose one
 * another at the same moment.
 */
async function lockTeam(unit: Unit, asker: Actor): Promise<Actor> {
  await unit.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, asker.tenantId)).for('update')
  return { ...asker, role: (await findMember(unit, asker, asker.userId)).role }
}

async function mustNotBeLastOwner(unit: Unit, { tenantId }: Pick<Actor, 'tenantId'>): Promise<void> {
  const owners = await unit.db.$count(members, and(eq(members.tenantId, tenantId), eq(members.role, 'owner')))
  if (owners < 2) throw refusal('last_owner')
}
