// Who may do what (requirements BUILD-9): one table, asked by handlers after the object was loaded through the actor.
import { refusal } from '../refusal.ts'

export const rights = ['view', 'edit', 'publish', 'people', 'billing', 'sign_on'] as const
export type Right = (typeof rights)[number]
export type Role = 'owner' | 'admin' | 'editor' | 'publisher' | 'viewer'

const table: Record<Role, readonly Right[]> = {
  owner: rights,
  admin: ['view', 'edit', 'publish', 'people', 'sign_on'],
  publisher: ['view', 'edit', 'publish'],
  editor: ['view', 'edit'],
  viewer: ['view'],
}

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

export const rightsOf = (role: Role): readonly Right[] => table[role]
export const may = (actor: Pick<Actor, 'role'>, right: Right): boolean => table[actor.role].includes(right)

/** Refuses with `forbidden`. Ask it only about objects the actor could load, so that it never tells what exists. */
export function mustBeAllowed(actor: Pick<Actor, 'role'>, right: Right): void {
  if (!may(actor, right)) throw refusal('forbidden')
}
