// Invitations through the front door: by mail, once, on the organisation's own host, and nothing more than they say.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { invitationSecret, joinTeam } from '#tests/join-team.ts'
import { lettersTo } from '#tests/outbox.ts'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, port, until, type Browser, type World } from '#tests/world.ts'
import { castPassword } from '../cast.ts'
import { invitations, members, sessions, signOns, users } from '../db/schema.ts'

let world: World
let astrid: Browser
let clock = Date.now()
const pass = (ms: number) => (clock += ms)

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]), now: () => new Date(clock) })
  astrid = await world.as('astrid')
})
after(() => world.close())

const harbor = () => world.at(`harbor.localhost:${port}`)
const invite = (by: Browser, email: string, role = 'viewer', more = {}) =>
  by.request('POST', '/api/v1/invitations', { email, role, ...more })
const pathOf = async (email: string) => `/api/v1/invitations/${await invitationSecret(world, email)}/acceptance`

test('who manages people invites, never above their own role, and never a member again', async () => {
  const kenji = await world.as('kenji')
  assert.equal((await invite(kenji, 'x@friends.example')).status, 403)
  assert.equal((await kenji.request('GET', '/api/v1/invitations')).status, 403)
  assert.equal((await invite(astrid, 'x@friends.example', 'owner')).status, 400)
  assert.equal((await invite(astrid, 'no address')).status, 400)
  const again = await invite(astrid, 'MAJA@harbor.example')
  assert.deepEqual([again.status, again.body.error], [409, 'member_exists'])
})

test('a new person joins by the mail’s link: signed in, address proved, told in the log; the link is spent', async () => {
  assert.equal((await invite(astrid, 'ann@friends.example', 'editor', { locale: 'sv' })).status, 201)
  const [letter] = await until(async () => {
    const letters = await lettersTo(world.platform, 'ann@friends.example')
    return letters.length > 0 && letters
  })
  assert.match(letter!.subject!, /bjuder in/, 'in the language asked for')
  assert.match(letter!.text!, new RegExp(`http://harbor\\.localhost:${port}/!invitation/[\\w-]{43}\\?language=sv`))
  const secret = /!invitation\/([\w-]+)/.exec(letter!.text!)![1]!
  const path = `/api/v1/invitations/${secret}/acceptance`

  const guest = harbor()
  assert.deepEqual((await guest.request('GET', path)).body, {
    tenantName: 'Harbor Bakery',
    email: 'ann@friends.example',
    role: 'editor',
    invitedBy: 'Astrid Lind',
    account: 'none',
  })
  assert.equal((await guest.request('POST', path, { name: 'Ann', password: 'short' })).status, 400)
  const weak = await guest.request('POST', path, { name: 'Ann Holm', password: 'password1' })
  assert.equal(weak.body.issues[0].message, 'Please select a stronger password.')
  for (const host of [`localhost:${port}`, `north.localhost:${port}`])
    assert.equal((await world.at(host).request('GET', path)).status, 401, 'the link is of one host only')

  assert.deepEqual((await guest.request('POST', path, { name: 'Ann Holm', password: castPassword, locale: 'sv' })).body, {
    url: '/!ui',
  })
  const me = (await guest.request('GET', '/api/v1/me')).body
  assert.deepEqual([me.user.name, me.role], ['Ann Holm', 'editor'])
  const [row] = await world.platform.inTransaction(({ db }) => db.select().from(users).where(eq(users.id, me.user.id)))
  assert.deepEqual([row!.emailProvedAt?.getTime(), row!.language], [clock, 'sv'])
  assert.equal((await harbor().request('GET', path)).status, 401)
  const { body } = await harbor().request('POST', path, { name: 'Eve', password: castPassword })
  assert.equal(body.error, 'bad_token')
  const log = (await astrid.request('GET', '/api/v1/audit-events?limit=20')).body.items
  assert.deepEqual(
    log
      .filter(({ object }: { object: string }) => object === 'ann@friends.example')
      .map(({ action }: { action: string }) => action),
    ['member.joined', 'invitation.sent'],
  )
})

test('twenty at once with the same link: one joins', async () => {
  await invite(astrid, 'bea@friends.example')
  const path = await pathOf('bea@friends.example')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => harbor().request('POST', path, { name: `Bea ${n} Holm`, password: castPassword })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.ok(
    answers.every(({ status }) => [200, 401, 409, 429].includes(status)),
    String(answers.map(({ status }) => status)),
  )
  const rows = await world.platform.inTransaction(({ db }) =>
    db.select().from(users).innerJoin(members, eq(members.userId, users.id)).where(eq(users.email, 'bea@friends.example')),
  )
  assert.equal(rows.length, 1)
})

test('somebody who has an account proves it by the password; the link alone opens nothing', async () => {
  await invite(astrid, 'noor@north.example', 'publisher')
  const path = await pathOf('noor@north.example')
  const guest = harbor()
  assert.equal((await guest.request('GET', path)).body.account, 'password')
  const wrong = await guest.request('POST', path, { password: 'not-the-one', name: 'Impostor' })
  assert.deepEqual([wrong.status, wrong.body.error], [401, 'bad_credentials'])
  assert.equal((await guest.request('GET', '/api/v1/me')).status, 401)
  assert.equal((await guest.request('POST', path, { password: castPassword })).status, 200)
  const me = (await guest.request('GET', '/api/v1/me')).body
  assert.deepEqual([me.user.name, me.role, me.tenant.domain], ['Noor Haddad', 'publisher', 'harbor'])
  assert.equal((await astrid.request('DELETE', `/api/v1/members/${world.noor.userId}`)).status, 204)
  assert.equal(
    (await (await world.as('noor')).request('GET', '/api/v1/me')).body.tenant.domain,
    'north',
    'her own place is as it was',
  )
})

test('an account with a second step joins and then signs in with it; one without a password joins and signs in as ever', async () => {
  const cases = [
    { email: 'second@friends.example', change: { totpEnrolledAt: new Date(clock) }, account: 'password' },
    { email: 'other@friends.example', change: { passwordHash: null, emailProvedAt: new Date(clock) }, account: 'other' },
  ]
  for (const { email, change, account } of cases) {
    const [name] = email.split('@')
    const { userId } = await joinTeam(world, `${name}x`, 'viewer')
    await astrid.request('DELETE', `/api/v1/members/${userId}`)
    await world.platform.inTransaction(({ db }) =>
      db
        .update(users)
        .set({ email, ...change })
        .where(eq(users.id, userId)),
    )
    await invite(astrid, email)
    const path = await pathOf(email)
    const guest = harbor()
    assert.equal((await guest.request('GET', path)).body.account, account)
    const { status, body, headers } = await guest.request('POST', path, account === 'password' ? { password: castPassword } : {})
    assert.deepEqual([status, body.url, headers.get('set-cookie')], [200, '/en/login', null])
    const open = await world.platform.inTransaction(({ db }) => db.$count(sessions, eq(sessions.userId, userId)))
    assert.equal(open, 0, 'the link alone opens no session')
    assert.equal(await world.platform.inTransaction(({ db }) => db.$count(members, eq(members.userId, userId))), 1)
  }
})

test('a new mail replaces the earlier link, not more often than once a minute; a withdrawn or old one leads nowhere', async () => {
  const email = 'cea@friends.example'
  await invite(astrid, email)
  const first = await pathOf(email)
  const soon = await invite(astrid, email)
  assert.deepEqual([soon.status, soon.headers.get('retry-after')], [429, '60'])
  pass(61_000)
  assert.equal((await invite(astrid, email, 'editor')).status, 201)
  const second = await until(async () => {
    const path = await pathOf(email)
    return path !== first && path
  })
  assert.equal((await harbor().request('GET', first)).status, 401)
  assert.equal((await harbor().request('GET', second)).body.role, 'editor')
  const { items } = (await astrid.request('GET', '/api/v1/invitations')).body
  const mine = items.filter((one: { email: string }) => one.email === email)
  assert.equal(mine.length, 1)
  assert.equal((await astrid.request('DELETE', `/api/v1/invitations/${mine[0].id}`)).status, 204)
  assert.equal((await harbor().request('GET', second)).status, 401)

  await invite(astrid, 'old@friends.example')
  const old = await pathOf('old@friends.example')
  pass(7 * 24 * 3600_000)
  assert.equal((await harbor().request('GET', old)).status, 401)
})

test('where single sign-on is required, nobody is invited and no earlier link lets in', async () => {
  await invite(astrid, 'dee@friends.example')
  const path = await pathOf('dee@friends.example')
  const { tenantId, userId } = world.astrid
  const settings = { protocol: 'oidc', issuer: 'https://login.example', clientId: 'x', clientSecret: 'x' } as const
  await world.platform.inTransaction(({ db }) =>
    db.insert(signOns).values({ tenantId, settings, isRequired: true, breakGlassUserId: userId }),
  )
  try {
    const refused = await invite(astrid, 'eli@friends.example')
    assert.deepEqual([refused.status, refused.body.error, refused.body.domain], [403, 'sso', 'harbor'])
    const late = await harbor().request('POST', path, { name: 'Dee Holm', password: castPassword })
    assert.deepEqual([late.status, late.body.error], [403, 'sso'])
    assert.equal(await world.platform.inTransaction(({ db }) => db.$count(users, eq(users.email, 'dee@friends.example'))), 0)
    assert.equal(
      await world.platform.inTransaction(({ db }) => db.$count(invitations, eq(invitations.email, 'dee@friends.example'))),
      1,
      'and the invitation is not lost',
    )
  } finally {
    await world.platform.inTransaction(({ db }) => db.delete(signOns))
  }
})
