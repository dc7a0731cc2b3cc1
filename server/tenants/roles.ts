// Who may do what (requirements BUILD-9): the one table of shared/accounts.ts, asked by handlers after the object was loaded through the actor.
import { rightsOfRole, type Right, type Role } from '#shared/accounts.ts'
import { refusal } from '../refusal.ts'

/** A signed-in user in one tenant. */
export type Actor = {
  userId: string
  name: string
  email: string
  tenantId: string
  tenantName: string
  domain: string
  role: Role
}

export const may = (actor: Pick<Actor, 'role'>, right: Right): boolean => rightsOfRole[actor.role].includes(right)

/** Refuses with `forbidden`. Ask it only about objects the actor could load, so that it never tells what exists. */
export function mustBeAllowed(actor: Pick<Actor, 'role'>, right: Right): void {
  if (!may(actor, right)) throw refusal('forbidden')
}
