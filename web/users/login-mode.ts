// The login page's modes (LOGIN-1) and the ways between them. `new-password` is where a reset mail leads.

export type LoginMode = 'login' | 'recover' | 'totp' | 'sso' | 'sso-reauth' | 'new-password'
export type LoginStep = 'back' | 'forgot' | 'sso' | 'without-sso' | 'code-needed' | 'password-set' | 'link-spent'

const ways: Record<LoginMode, Partial<Record<LoginStep, LoginMode>>> = {
  login: { forgot: 'recover', sso: 'sso', 'code-needed': 'totp' },
  recover: { back: 'login' },
  totp: { back: 'login' },
  sso: { back: 'login', 'without-sso': 'login' },
  'sso-reauth': { 'without-sso': 'login' },
  'new-password': { back: 'login', 'password-set': 'login', 'link-spent': 'recover' },
}

/** Where a step leads from a mode; a step that mode does not know leads nowhere. */
export const nextMode = (mode: LoginMode, step: LoginStep): LoginMode => ways[mode][step] ?? mode

/** What the page's address asks for (docs/login-page.md). */
export type LoginWishes = {
  /** the person is signed in and must prove again who they are, in this way */
  reauth: 'sso' | 'any' | null
  /** begin single sign-on at once */
  sso: boolean
  embedded: boolean
  popup: boolean
  /** the organisation's uuid or domain, for single sign-on */
  organization: string | null
  /** the token of a reset mail */
  reset: string | null
}

export function readWishes(query: URLSearchParams): LoginWishes {
  const reauth = query.get('reauth')
  return {
    reauth: reauth === null ? null : reauth === 'sso' ? 'sso' : 'any',
    sso: query.has('sso'),
    embedded: query.has('embedded'),
    popup: query.get('display') === 'popup',
    organization: query.get('org'),
    reset: query.get('reset'),
  }
}

export function firstMode({ reset, reauth, sso }: LoginWishes): LoginMode {
  if (reset) return 'new-password'
  if (reauth === 'sso') return 'sso-reauth'
  return sso ? 'sso' : 'login'
}
