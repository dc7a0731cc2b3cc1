// The isolation sweep: every call of openapi.json x everybody x own, foreign and missing object. A foreign object must look like a
// missing one byte for byte, a private project like a missing one to who was not let in, nobody signed in gets 401, the roles may what
// the one table says, nothing breaks, no answer names anything of the other organisation, and nothing of it has changed afterwards.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { rightsOfRole, roles, type Right, type Role } from '#shared/accounts.ts'
import type { Actor } from '#server/tenants/roles.ts'
import { asks, type Ask } from './isolation-asks.ts'
import { addPerson, makeObject, makeObjects, makePrivate, missingIds, signedIn, type Ids } from './isolation-objects.ts'
import { scriptedBuilder } from './scripted-builder.ts'
import { openWorld, port, type Asked, type World } from './world.ts'

const harborHost = `harbor.localhost:${port}`
const northHost = `north.localhost:${port}`

let world: World
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
})
after(() => world.close())

type Call = { method: string; path: string; ask: Ask }
let cells = 0
let number = 0
const problems: string[] = []
const check = (holds: boolean, problem: string) => void (holds || problems.push(problem))

/** One cell: asks the call about an object as whoever holds the cookie. */
async function put(call: Call, host: string, cookie: string, id: string | undefined): Promise<Asked> {
  cells++
  const { method, path, ask } = call
  const named = path
    .replace('{path}', 'index.html')
    .replace('{org}', 'nobody')
    .replace('{provider}', 'google')
    .replace(/\{\w+\}/g, id ?? '00000000-0000-4000-8000-000000000000')
  const unique = JSON.stringify(ask.body ?? null).replaceAll('{n}', String(number++))
  const body = ask.body === undefined ? undefined : JSON.parse(unique)
  const answered = await world.at(host).request(method, named + (ask.query ?? ''), body, { cookie, ...ask.headers })
  check(answered.status < 500, `${method} ${path}: ${answered.status} ${answered.text}`)
  return answered
}

/** All that a person could tell two answers apart by. */
const seen = ({ status, text, headers }: Asked) => [status, text, ...[...headers].filter(([name]) => name !== 'date').toSorted()]

const may = (role: Role, { needs }: Ask) =>
  needs === 'member' || needs === 'anyone' || rightsOfRole[role].includes(needs as Right)

async function rowsOf({ tenantId, userId }: Actor): Promise<Record<string, unknown[]>> {
  return world.platform.inTransaction(async ({ db }) => {
    const { rows: columns } = await db.execute(
      `select table_name as name, column_name as key from information_schema.columns
       where table_schema = 'public' and column_name in ('tenant_id', 'user_id') and table_name <> 'login_attempt'
       order by 1, 2`,
    )
    const dump: Record<string, unknown[]> = {}
    for (const { name, key } of columns) {
      const { rows } = await db.execute(
        `select * from "${String(name)}" t where ${String(key)} = '${key === 'tenant_id' ? tenantId : userId}' order by t::text`,
      )
      dump[`${String(name)} ${String(key)}`] = rows.map(({ last_seen_at: _seen, ...row }) => row)
    }
    return dump
  })
}

test('every call x everybody x own, foreign and missing: no leak', async () => {
  const { platform, astrid, noor } = world
  const { body: api } = await world.at(harborHost).request('GET', '/api/v1/openapi.json')
  const calls: Call[] = Object.entries<Record<string, { security: unknown[] }>>(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, { security }]) => {
      const method = lower.toUpperCase()
      const ask = asks[`${method} ${path}`]
      assert.ok(ask, `tests/isolation-asks.ts does not know ${method} ${path}: say there who may ask it`)
      assert.equal(ask.needs === 'anyone', security.length === 0, `${method} ${path}: who may ask`)
      return { method, path, ask }
    }),
  )
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  assert.deepEqual(
    Object.keys(asks).filter((name) => !known.has(name)),
    [],
    'asks of calls that are gone',
  )

  const people = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, role === 'owner' ? astrid : await addPerson(platform, astrid, role)])),
  ) as Record<Role, Actor>
  const cookies = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await signedIn(platform, people[role])])),
  ) as Record<Role, string>
  const foreign = await makeObjects(platform, noor)
  const harbors = await makeObjects(platform, astrid)
  const kept = await makePrivate(platform, astrid)
  const outsider = await signedIn(platform, noor)
  const marks = [
    ...Object.values(foreign),
    noor.tenantId,
    noor.userId,
    noor.email,
    'North Studio',
    world.clients.id,
    'Client list',
  ]
  const before = await rowsOf(noor)
  const keptBefore = await rowsOf(astrid)

  for (const call of calls) {
    const { method, path, ask } = call
    const name = `${method} ${path}`
    const missing = missingIds()
    const idOf = (ids: Partial<Ids>) => (ask.names ? ids[ask.names] : undefined)
    const sameAs = (one: unknown[], other: Asked, what: string) =>
      check(isDeepStrictEqual(seen(other), one), `${name} ${what}: ${JSON.stringify(seen(other))} is not ${JSON.stringify(one)}`)

    if (ask.needs !== 'anyone') {
      const shut = seen(await put(call, harborHost, '', idOf(missing)))
      check(shut[0] === 401, `${name} as nobody: ${shut[0]}`)
      for (const ids of [harbors, foreign]) sameAs(shut, await put(call, harborHost, '', idOf(ids)), 'as nobody')
      sameAs(shut, await put(call, harborHost, outsider, idOf(harbors)), "with another organisation's cookie")
    }
    for (const role of roles) {
      const own = ask.names && (await makeObject[ask.names](platform, astrid, people[role]))
      if (!may(role, ask)) {
        const { status, body } = await put(call, harborHost, cookies[role], own)
        check(status === 403 && body.error === 'forbidden', `${name} as ${role}: ${status}, not forbidden`)
      } else if (!ask.onlyRefused) {
        const { status, text } = await put(call, harborHost, cookies[role], own)
        const isRight = ask.answers ? ask.answers.includes(status) : status >= 200 && status < 300
        check(isRight, `${name} as ${role}: ${status} ${text}`)
        for (const mark of marks) check(!text.includes(mark), `${name} as ${role} tells of ${mark}`)
      }
      if (!ask.names) continue
      const nothing = seen(await put(call, harborHost, cookies[role], missing[ask.names]))
      check([401, 403, 404].includes(Number(nothing[0])), `${name} as ${role} about nothing: ${nothing[0]}`)
      sameAs(nothing, await put(call, harborHost, cookies[role], foreign[ask.names]), `as ${role}, foreign`)
      const shutOut = kept[ask.names as keyof typeof kept]
      if (shutOut && !rightsOfRole[role].includes('people'))
        sameAs(nothing, await put(call, harborHost, cookies[role], shutOut), `as ${role}, private`)
    }
    if (!ask.names) continue
    const nothing = seen(await put(call, northHost, outsider, missing[ask.names]))
    sameAs(nothing, await put(call, northHost, outsider, harbors[ask.names]), 'as an outsider')
  }

  assert.deepEqual(problems, [])
  assert.deepEqual(await rowsOf(noor), before, 'nothing of the other organisation has changed')
  const privately = (rows: Record<string, unknown[]>) =>
    Object.values(rows)
      .flat()
      .filter((row) => JSON.stringify(row).includes(kept.project))
  assert.deepEqual(privately(await rowsOf(astrid)), privately(keptBefore), 'nothing of the private project has changed')
  console.log(`isolation: ${calls.length} calls, ${cells} cells, 0 leaks`)
})
