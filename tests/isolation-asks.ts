// How the isolation sweep asks each call of openapi.json: what right the call needs, what its path names, and a request that is right in
// shape. A call that is not listed here fails the sweep, so whoever adds one says here who may ask it.
import type { Right } from '#shared/accounts.ts'

/** What a path's parameter names. `own…` are a person's own things, which nobody else may see, not even in their team. */
export type Kind =
  | 'project'
  | 'snapshot'
  | 'turn'
  | 'member'
  | 'invitation'
  | 'token'
  | 'mailDomain'
  | 'organization'
  | 'ownSession'
  | 'ownPasskey'

export type Ask = {
  /** the right it needs; `member`: none but to belong; `anyone`: nothing */
  needs: Right | 'member' | 'anyone'
  names?: Kind
  body?: unknown
  query?: string
  headers?: Record<string, string>
  /** statuses of the answer to who may; any success when absent */
  answers?: readonly number[]
  /** not asked as somebody who may, because it would end the sweep's own session, ask a machine outside or change everybody's way in */
  onlyRefused?: true
}

const password = 'never-the-right-one'
const reads = { needs: 'view', names: 'project' } as const
const edits = { needs: 'edit', names: 'project' } as const
/** Nothing is published in the sweep's projects, and nothing is there to publish. */
const publishes = { needs: 'publish', names: 'project', answers: [404] } as const
const signOn = { needs: 'sign_on' } as const
const open = { needs: 'anyone' } as const
/** About the asking person only. */
const own = { needs: 'member' } as const

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=='
const provider = { protocol: 'oidc', issuer: 'https://login.example', clientId: 'x', clientSecret: 'x' }
const assertion = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} }

export const asks: Record<string, Ask> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /api/v1/openapi.json': open,
  'GET /api/v1/pricing': open,
  'GET /api/v1/tenant': open,
  'POST /api/v1/tenant/signup': { ...open, body: { command: 'domain', domain: 'still-free' }, answers: [200] },
  'GET /api/v1/user/key/{key}': { ...open, answers: [404] },
  'POST /api/v1/email-proofs/acceptance': { ...open, body: { token: 'x' }, answers: [401] },
  'GET /api/v1/outbox': { ...open, answers: [404] },
  'GET /api/v1/outbox/{id}': { ...open, answers: [404] },
  'GET /api/v1/public/appstore': open,
  'GET /api/v1/public/stats': open,
  'GET /api/v1/public/pictures/{publicationId}/{name}': { ...open, answers: [404] },
  'POST /api/v1/user/session': { ...open, body: { aToken: 'x' }, answers: [401] },
  'DELETE /api/v1/user/session': { ...open, onlyRefused: true },
  'POST /api/v1/user/reset_password': { ...open, body: { email: 'nobody@nowhere.example' } },
  'POST /api/v1/user/password': {
    ...open,
    body: { token: 'x', password: 'quiet-lantern-9', password2: 'quiet-lantern-9' },
    answers: [401],
  },
  'POST /api/v1/user/passkey': { ...open, body: { command: 'assert' } },
  'POST /api/v1/user/check_sso': { ...open, body: { domain: 'nowhere.example' } },
  'GET /!provider/start/{provider}': { ...open, answers: [400] },
  'GET /!provider/callback': { ...open, answers: [404] },
  'GET /!saml/login/{org}': { ...open, answers: [404] },
  'POST /!saml/acs/{org}': { ...open, answers: [415] },
  'GET /!saml/return': { ...open, answers: [303] },
  'GET /!oidc/callback': { ...open, answers: [303] },
  'GET /!saml/metadata/{org}': { ...open, answers: [404] },

  'GET /api/v1/me': own,
  'GET /api/v1/account': own,
  'PATCH /api/v1/account': { ...own, body: { name: 'Same Name' } },
  // Whoever is asked with more often than a mailbox should bear is told so.
  'PUT /api/v1/account/email': { ...own, body: { email: 'somebody@new.example' }, answers: [200, 429] },
  'DELETE /api/v1/account/email': own,
  'PUT /api/v1/account/password': {
    ...own,
    body: { oldPassword: password, password: 'one', password2: 'other' },
    answers: [400],
  },
  'POST /api/v1/proof': { ...own, body: { password }, answers: [401] },
  'POST /api/v1/totp': own,
  'POST /api/v1/totp/confirmation': { ...own, body: { code: '000000' }, answers: [400, 401, 409] },
  'DELETE /api/v1/totp': { ...own, answers: [204, 404] },
  'POST /api/v1/recovery-codes': { ...own, answers: [200, 404, 409] },
  'GET /api/v1/passkeys': own,
  'POST /api/v1/passkeys': { ...own, body: { uuid: 'x', name: 'x', credential: assertion }, answers: [400, 401] },
  'PATCH /api/v1/passkeys/{id}': { ...own, names: 'ownPasskey', body: { name: 'Laptop' } },
  'DELETE /api/v1/passkeys/{id}': { ...own, names: 'ownPasskey' },
  'POST /api/v1/identities': { ...own, body: { googleToken: 'x' }, answers: [401, 404] },
  'DELETE /api/v1/identities/{provider}': { ...own, answers: [404] },
  'GET /api/v1/sessions': own,
  'DELETE /api/v1/sessions': { ...own, onlyRefused: true },
  'DELETE /api/v1/sessions/{id}': { ...own, names: 'ownSession' },
  'GET /api/v1/organizations': own,
  'POST /api/v1/organizations': { ...own, onlyRefused: true, body: { organizationName: 'New Place' } },
  'POST /api/v1/organizations/{id}/session': { ...own, names: 'organization' },
  'POST /api/v1/email-proofs': { ...own, answers: [204, 429] },

  'GET /api/v1/members': { needs: 'view' },
  'PATCH /api/v1/members/{id}': { needs: 'people', names: 'member', body: { role: 'viewer' } },
  'DELETE /api/v1/members/{id}': { needs: 'people', names: 'member' },
  'POST /api/v1/ownership-transfer': {
    needs: 'billing',
    onlyRefused: true,
    body: { userId: '00000000-0000-4000-8000-000000000000', ownRole: 'owner' },
  },
  'GET /api/v1/invitations': { needs: 'people' },
  'POST /api/v1/invitations': { needs: 'people', body: { email: 'friend-{n}@friends.example', role: 'viewer' } },
  'DELETE /api/v1/invitations/{id}': { needs: 'people', names: 'invitation' },
  'GET /api/v1/invitations/{token}/acceptance': { ...open, names: 'token' },
  'POST /api/v1/invitations/{token}/acceptance': { ...open, names: 'token', body: {}, answers: [400] },
  'GET /api/v1/audit-events': { needs: 'people' },
  'GET /api/v1/audit-events.csv': { needs: 'people' },

  'GET /api/v1/sign-on': signOn,
  'PUT /api/v1/sign-on': {
    ...signOn,
    onlyRefused: true,
    body: { provider, defaultRole: 'viewer', isRequired: false, breakGlassUserId: null },
  },
  'DELETE /api/v1/sign-on': { ...signOn, answers: [204, 404] },
  'POST /api/v1/sign-on/metadata': { ...signOn, body: { xml: '<x/>' }, answers: [400] },
  'GET /api/v1/mail-domains': signOn,
  'POST /api/v1/mail-domains': { ...signOn, body: { domain: 'domain-{n}.example' } },
  'POST /api/v1/mail-domains/{domain}/proof': { ...signOn, names: 'mailDomain', onlyRefused: true },
  'DELETE /api/v1/mail-domains/{domain}': { ...signOn, names: 'mailDomain' },

  'GET /api/v1/projects': { needs: 'view' },
  'POST /api/v1/projects': { needs: 'edit', body: { name: 'Swept' } },
  'GET /api/v1/projects/{id}': reads,
  'PATCH /api/v1/projects/{id}': { ...edits, body: { name: 'Swept' } },
  'DELETE /api/v1/projects/{id}': edits,
  'GET /api/v1/projects/{id}/access': reads,
  'PUT /api/v1/projects/{id}/access': { needs: 'people', names: 'project', body: { isPrivate: true } },
  'GET /api/v1/projects/{id}/files': reads,
  'GET /api/v1/projects/{id}/files/{path}': reads,
  'PUT /api/v1/projects/{id}/files/{path}': {
    ...edits,
    body: { content: 'x' },
    headers: { 'if-match': 'other' },
    answers: [412],
  },
  'DELETE /api/v1/projects/{id}/files/{path}': { ...edits, headers: { 'if-match': 'other' }, answers: [412] },
  'GET /api/v1/projects/{id}/diagnostics': reads,
  'GET /api/v1/projects/{id}/archive': reads,
  'GET /api/v1/projects/{id}/snapshots': reads,
  'POST /api/v1/snapshots/{id}/restoration': { needs: 'edit', names: 'snapshot' },
  'POST /api/v1/projects/{id}/turns': { ...edits, body: { prompt: 'Swept' } },
  'GET /api/v1/projects/{id}/turns': reads,
  'GET /api/v1/turns/{id}': { needs: 'view', names: 'turn' },
  'GET /api/v1/turns/{id}/events': { needs: 'view', names: 'turn' },
  'POST /api/v1/turns/{id}/cancellation': { needs: 'edit', names: 'turn', answers: [409] },
  'POST /api/v1/projects/{id}/publication': { ...publishes, body: { snapshotId: '00000000-0000-4000-8000-000000000000' } },
  'GET /api/v1/projects/{id}/publication': { ...reads, answers: [404] },
  'PATCH /api/v1/projects/{id}/publication': { ...publishes, body: { public: true } },
  'DELETE /api/v1/projects/{id}/publication': publishes,
  'PUT /api/v1/projects/{id}/publication/picture': { ...publishes, body: { data: picture } },
  'DELETE /api/v1/projects/{id}/publication/picture': publishes,
}
