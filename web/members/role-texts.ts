// The names of roles and rights, as keys of the catalogues.
import type { Right, Role } from '#shared/accounts.ts'

export const roleTexts = {
  owner: 'roles.owner',
  admin: 'roles.admin',
  publisher: 'roles.publisher',
  editor: 'roles.editor',
  viewer: 'roles.viewer',
} as const satisfies Record<Role, string>

/** What a role is for, in one line. */
export const aboutRole = {
  owner: 'roles.aboutOwner',
  admin: 'roles.aboutAdmin',
  publisher: 'roles.aboutPublisher',
  editor: 'roles.aboutEditor',
  viewer: 'roles.aboutViewer',
} as const satisfies Record<Role, string>

export const rightTexts = {
  view: 'roles.mayView',
  edit: 'roles.mayEdit',
  publish: 'roles.mayPublish',
  people: 'roles.mayPeople',
  sign_on: 'roles.maySignOn',
  billing: 'roles.mayBilling',
} as const satisfies Record<Right, string>
