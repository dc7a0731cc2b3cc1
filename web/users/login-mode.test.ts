import assert from 'node:assert/strict'
import { it } from 'node:test'
import { firstMode, nextMode, readWishes, type LoginMode, type LoginStep } from './login-mode.ts'

const walk = (from: LoginMode, ...steps: LoginStep[]) => steps.reduce(nextMode, from)

it('LOGIN-1 login moves to recover, sso and totp, each with a way back', () => {
  assert.equal(walk('login', 'forgot'), 'recover')
  assert.equal(walk('login', 'sso'), 'sso')
  assert.equal(walk('login', 'code-needed'), 'totp')
  for (const mode of ['recover', 'sso', 'totp', 'new-password'] as const) assert.equal(walk(mode, 'back'), 'login', mode)
  assert.equal(walk('sso-reauth', 'without-sso'), 'login')
  assert.equal(walk('new-password', 'link-spent', 'back'), 'login')
})

it('LOGIN-1 a step that a mode does not know leads nowhere', () => {
  assert.equal(walk('recover', 'code-needed'), 'recover')
  assert.equal(walk('totp', 'forgot', 'sso'), 'totp')
})

const first = (query: string) => firstMode(readWishes(new URLSearchParams(query)))

it('LOGIN-8 the address says how the page begins', () => {
  assert.equal(first(''), 'login')
  assert.equal(first('reauth'), 'login')
  assert.equal(first('reauth=sso'), 'sso-reauth')
  assert.equal(first('sso=1'), 'sso')
  assert.equal(first('sso=1&reauth=sso'), 'sso-reauth')
  assert.equal(first('reset=token&sso'), 'new-password')
  assert.deepEqual(readWishes(new URLSearchParams('display=popup&embedded&org=o-1')), {
    reauth: null,
    sso: false,
    embedded: true,
    popup: true,
    organization: 'o-1',
    reset: null,
  })
})
