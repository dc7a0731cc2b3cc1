import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutLoginLink } from './login-link.ts'
import { withQuery } from './send-login.ts'

const base = 'http://ada.localhost:3000/en/login'

it('LOGIN-4 keeps the other parameters of a login link, except atoken and auth', () => {
  const rest = withoutLoginLink(new URLSearchParams('atoken=t&auth=1&plan=free&plan=pro'))
  assert.equal(withQuery('/!ui', base, rest).href, 'http://ada.localhost:3000/!ui?plan=free&plan=pro')
})

it('LOGIN what the answer’s address says itself is not overruled', () => {
  const query = new URLSearchParams('atoken=old&x=1')
  const target = withQuery('http://bo.localhost:3000/en/login?atoken=new', base, query)
  assert.equal(target.href, 'http://bo.localhost:3000/en/login?atoken=new&x=1')
})
