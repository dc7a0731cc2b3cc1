// The names of roles and rights, as keys of the catalogues.
import type { Right, Role } from '#shared/accounts.ts'

export const roleTexts = {
  owner: 'roles.owner',
  admin: 'roles.admin',
  publisher: 'roles.publisher',
  editor: 'roles.editor',
  viewer: 'roles.viewer',
} as const satisfies Record<Role, string>

export const rightTexts = {
  view: 'roles.mayView',
  edit: 'roles.mayEdit',
  publish: 'roles.mayPublish',
  people: 'roles.mayPeople',
  sign_on: 'roles.maySignOn',
  billing: 'roles.mayBilling',
} as const satisfies Record<Right, string>
