// Words of accounts that tables, calls and screens share: roles and what they may do, ways of signing in, one-time tickets, an
// organisation's single sign-on.

/** Highest first. */
export const roles = ['owner', 'admin', 'publisher', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

export const rights = ['view', 'edit', 'publish', 'people', 'billing', 'sign_on'] as const
export type Right = (typeof rights)[number]

/** BUILD-9: the one table of who may do what. */
export const rightsOfRole: Record<Role, readonly Right[]> = {
  owner: rights,
  admin: ['view', 'edit', 'publish', 'people', 'sign_on'],
  publisher: ['view', 'edit', 'publish'],
  editor: ['view', 'edit'],
  viewer: ['view'],
}

export const signInMethods = ['password', 'passkey', 'google', 'microsoft', 'sso', 'link'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** Providers that anybody may sign in with, where the operator set them up. */
export const providerNames = ['google', 'microsoft'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * Why a sign-in elsewhere came to nothing: what a page finds in its query under `failed` when the way leads back to it. Spec 8 has
 * the words for the first four.
 */
export const signInFailures = [
  'google',
  'google_load',
  'google_initialize',
  'microsoft',
  'sso',
  'sso_unknown',
  'sso_domain',
] as const
export type SignInFailure = (typeof signInFailures)[number]

/**
 * One-time secrets: a login link, a password reset, a challenge or state of a sign-in under way, who a provider (`provider`) or an
 * organisation's sign-on (`sso`) said somebody is, a proof of an e-mail address.
 */
export type TicketKind = 'atoken' | 'reset' | 'passkey' | 'code' | 'oidc' | 'saml' | 'provider' | 'sso' | 'email'

export type SignOnSettings =
  | { protocol: 'saml'; issuer: string; signInUrl: string; certificates: string[] }
  | { protocol: 'oidc'; issuer: string; clientId: string; clientSecret: string }

/** The answer of `GET /api/v1/me`. */
export type Me = {
  user: { id: string; name: string; email: string }
  tenant: { id: string; name: string; domain: string }
  role: Role
  rights: readonly Right[]
}

/** What the audit log tells of, as `noun.verb`; web/i18n has a sentence for each under the same key. */
export const auditActions = [
  'organization.created',
  'session.opened',
  'session.refused',
  'password.changed',
  'email.changed',
  'factor.added',
  'factor.removed',
  'invitation.sent',
  'invitation.withdrawn',
  'member.joined',
  'member.changed',
  'member.removed',
  'ownership.transferred',
  'sign_on.changed',
  'mail_domain.proved',
  'project.access_changed',
  'project.published',
  'project.taken_down',
  'project.deleted',
] as const
export type AuditAction = (typeof auditActions)[number]
