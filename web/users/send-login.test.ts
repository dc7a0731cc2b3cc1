import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutLoginLink } from './login-link.ts'
import { destination, ownPath, withQuery } from './send-login.ts'

const origin = 'http://ada.localhost:3000'
const base = `${origin}/en/login`

it('LOGIN-4 keeps the other parameters of a login link, except atoken and auth', () => {
  const rest = withoutLoginLink(new URLSearchParams('atoken=t&auth=1&plan=free&plan=pro'))
  assert.equal(withQuery('/!ui', base, rest).href, 'http://ada.localhost:3000/!ui?plan=free&plan=pro')
})

it('LOGIN what the answer’s address says itself is not overruled', () => {
  const query = new URLSearchParams('atoken=old&x=1')
  const target = withQuery('http://bo.localhost:3000/en/login?atoken=new', base, query)
  assert.equal(target.href, 'http://bo.localhost:3000/en/login?atoken=new&x=1')
})

it('LOGIN-7 a way back leads into the workspace of this host and nowhere else', () => {
  assert.equal(ownPath('/!ui/projects/1?a=b#c', origin), '/!ui/projects/1?a=b#c')
  assert.equal(ownPath(`${origin}/!ui`, origin), '/!ui')
  const foreign = [
    'https://evil.example/!ui',
    '//evil.example/!ui',
    '/\\evil.example/!ui',
    'javascript:alert(1)//!ui',
    `${origin}@evil.example/!ui`,
    'http://bo.localhost:3000/!ui',
    '/!uix',
    '/en/login',
    '/!ui/../en',
    'http://',
    '',
    null,
  ]
  for (const wanted of foreign) assert.equal(ownPath(wanted, origin), null, String(wanted))
})

it('LOGIN the page that asked for the login is gone back to, but only on its own host', () => {
  const query = new URLSearchParams({ return: '/!ui/account', x: '1' })
  assert.equal(destination('/!ui', base, query).href, `${origin}/!ui/account`)
  const elsewhere = destination('http://bo.localhost:3000/en/login?atoken=t', base, query)
  assert.deepEqual([elsewhere.host, elsewhere.searchParams.get('return')], ['bo.localhost:3000', '/!ui/account'])
})
