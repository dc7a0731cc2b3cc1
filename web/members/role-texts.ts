// The names of roles and rights, as keys of the catalogues.
import type { Right, Role } from '#shared/accounts.ts'

export const roleTexts = {
  owner: 'team.owner',
  admin: 'team.admin',
  publisher: 'team.publisher',
  editor: 'team.editor',
  viewer: 'team.viewer',
} as const satisfies Record<Role, string>

export const rightTexts = {
  view: 'team.mayView',
  edit: 'team.mayEdit',
  publish: 'team.mayPublish',
  people: 'team.mayPeople',
  sign_on: 'team.maySignOn',
  billing: 'team.mayBilling',
} as const satisfies Record<Right, string>
