// Signing up and in through the front door, end to end as design/api.md promises it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, until, type World } from '#tests/world.ts'

let world: World
/** A clock that stands: a busy machine may take longer than a delay lasts. */
let stopped: Date | null = null
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{ say: 'Built.' }]), now: () => stopped ?? new Date() })
})
after(() => world.close())

const site = () => world.at(`localhost:${port}`)
const person = (email: string, more: object = {}) => ({
  email,
  name: 'Lena Ek',
  password: 'smedja-77',
  password2: 'smedja-77',
  locale: 'sv-SE',
  timezone: 'Europe/Stockholm',
  ...more,
})
const signUp = (data: object) => site().request('POST', '/api/v1/tenant/signup', { command: 'payment', uuid: 'free-plan', data })

test('SIGNUP-5 sign-up answers with a login address whose token works once, on the tenant’s host, and the first project is already building', async () => {
  const { status, body } = await signUp(
    person('lena@ek.example', { prompt: '  a list of horses  ', organizationName: 'Eks stall' }),
  )
  assert.equal(status, 200)
  assert.equal(body.atoken, body.aToken)
  assert.equal(body.domain, 'eks-stall')
  const url = new URL(body.url)
  assert.deepEqual(
    [url.host, url.pathname, url.searchParams.get('atoken')],
    [`eks-stall.localhost:${port}`, '/sv/login', body.atoken],
  )

  assert.equal(
    (await site().request('POST', '/api/v1/user/session', { aToken: body.aToken })).body.error,
    'bad_token',
    'not on the site’s host',
  )
  const again = await signUp(person('lena2@ek.example', { prompt: 'x' }))
  const here = world.at(`${again.body.domain}.localhost:${port}`)
  const tries = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.at(`${again.body.domain}.localhost:${port}`).request('POST', '/api/v1/user/session', { aToken: again.body.aToken }),
    ),
  )
  assert.equal(tries.filter((one) => one.status === 200).length, 1, 'of twenty at once exactly one')
  assert.equal(tries.find((one) => one.status === 200)!.body.url, '/!ui')
  await here.request('POST', '/api/v1/user/session', { email: 'lena2@ek.example', password: 'smedja-77' })
  const projects = (await here.request('GET', '/api/v1/projects')).body.items
  assert.equal(projects.length, 1)
  await until(async () => (await here.request('GET', `/api/v1/turns/${projects[0].turn.id}`)).body.state === 'done')
})

test('SIGNUP-3 without company and domain both are derived, and a taken domain gets a number', async () => {
  const domains = []
  for (const email of ['a@verkstan.example.com', 'b@verkstan.example.com'])
    domains.push((await signUp(person(email))).body.domain)
  assert.deepEqual(domains, ['verkstan', 'verkstan-2'])
})

test('SIGNUP-4 every wrong value is named with the spec’s sentence', async () => {
  const { status, body } = await signUp({ email: 'nope', name: 'x', password: '12345', password2: '123456' })
  assert.equal(status, 400)
  const messages = Object.fromEntries(body.issues.map(({ path, message }: { path: string; message: string }) => [path, message]))
  assert.deepEqual(messages, {
    'data.email': 'Please enter a valid email address',
    'data.name': 'Full Name must be at least 2 characters',
    'data.password': 'Password must be at least 6 characters',
    'data.password2': "The passwords don't match.",
  })
  for (const command of ['check', 'payment']) {
    const data = person('weak@ek.example', { password: 'abc123', password2: 'abc123' })
    const weak = await site().request('POST', '/api/v1/tenant/signup', { command, data })
    assert.deepEqual(weak.body.issues, [{ path: 'data.password', message: 'Please select a stronger password.' }], command)
  }
  const domain = await site().request('POST', '/api/v1/tenant/signup', { command: 'domain', domain: 'no spaces!' })
  assert.equal(domain.body.issues[0].message, 'The domain can only contain letters, numbers, and dashes.')
  for (const taken of ['harbor', 'www', 'apps', '-x', 'xn--a'])
    assert.equal((await site().request('POST', '/api/v1/tenant/signup', { command: 'domain', domain: taken })).status, 409, taken)
})

test('a prompt too long for a project is refused before anything is made', async () => {
  const { status, body } = await signUp(person('long@ek.example', { prompt: 'x'.repeat(20_001) }))
  assert.deepEqual([status, body.issues[0].path], [400, 'data.prompt'])
  const command = { command: 'check', data: { email: 'long@ek.example', password: 'smedja-77' } }
  assert.equal((await site().request('POST', '/api/v1/tenant/signup', command)).status, 200)
})

test('SIGNUP-8 a known e-mail address is told so, whatever its case, and leaves nothing behind', async () => {
  const { status, body } = await signUp(person('ASTRID@harbor.example', { domain: 'fresh' }))
  assert.deepEqual([status, body.error], [409, 'user_exists'])
  assert.match(body.message, /already a user registered/)
  assert.equal((await site().request('POST', '/api/v1/tenant/signup', { command: 'domain', domain: 'fresh' })).status, 200)
})

test('the same address signing up four times at once makes one account', async () => {
  const tries = await Promise.all(Array.from({ length: 4 }, () => signUp(person('race@ek.example'))))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
})

test('a wrong password is refused like an unknown address, and guessing is slowed down', async () => {
  stopped = new Date()
  const here = world.at(`harbor.localhost:${port}`)
  const login = (email: string, password: string) => here.request('POST', '/api/v1/user/session', { email, password })
  const [wrong, unknown] = [await login('kenji@harbor.example', 'nope'), await login('nobody@harbor.example', 'nope')]
  assert.deepEqual([wrong.status, wrong.body], [unknown.status, unknown.body])
  for (let n = 0; n < 4; n++) await login('kenji@harbor.example', 'nope')
  const braked = await login('kenji@harbor.example', 'hammer-and-ember-7')
  assert.deepEqual([braked.status, braked.body.error], [429, 'too_many'])
  assert.ok(Number(braked.headers.get('retry-after')) >= 1)
  stopped = null
})

test('signing in on the site leads to the tenant’s host; signing out ends the session', async () => {
  const { body } = await site().request('POST', '/api/v1/user/session', {
    email: 'noor@north.example',
    password: 'hammer-and-ember-7',
  })
  const url = new URL(body.url)
  assert.equal(url.host, `north.localhost:${port}`)
  const here = world.at(url.host)
  await here.request('POST', '/api/v1/user/session', { aToken: url.searchParams.get('atoken') })
  assert.deepEqual((await here.request('GET', '/api/v1/me')).body.tenant.domain, 'north')
  await here.request('DELETE', '/api/v1/user/session')
  assert.equal((await here.request('GET', '/api/v1/me')).status, 401)
})
