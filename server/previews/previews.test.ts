// The preview's door: who gets in, what it serves, and that it follows the draft.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, until, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser
before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  astrid = await world.as('astrid')
})
after(() => world.close())

const previewUrl = async (id: string) => (await astrid.request('GET', `/api/v1/projects/${id}`)).body.project.previewUrl as string

/** A browser on the preview's own host, let in by the token. */
async function enter(id: string): Promise<Browser> {
  const url = new URL(await previewUrl(id))
  const here = world.at(url.host)
  const { status, headers } = await here.request('GET', url.pathname + url.search)
  assert.deepEqual([status, headers.get('location')], [302, '/'])
  assert.match(headers.get('set-cookie')!, /HttpOnly.*SameSite=None; Secure; Partitioned/)
  return here
}

test('without a token, with a forged one, or with another preview’s, the door stays shut', async () => {
  const url = new URL(await previewUrl(world.orders.id))
  const other = new URL(await previewUrl(world.menu.id))
  const tries = [
    '/',
    '/?smida_token=',
    '/?smida_token=zzz.forged',
    `/${other.search}`,
    '/__smida/pack.js',
    '/__smida/events',
    '/anything.svg',
  ]
  for (const path of tries) assert.equal((await world.at(url.host).request('GET', path)).status, 403, path)
  const menu = await enter(world.menu.id)
  assert.equal((await menu.request('GET', '/')).status, 200)
  assert.equal((await world.at(`${'0'.repeat(32)}.preview.localhost:3999`).request('GET', '/')).status, 403)
})

test('the way in never leads to another host', async () => {
  const url = new URL(await previewUrl(world.orders.id))
  const { headers } = await world.at(url.host).request('GET', `//evil.example/x${url.search}`)
  assert.equal(headers.get('location'), '/evil.example/x')
})

test('let in, it serves the page on every route, the pack and its packages; only the workspace may frame it', async () => {
  const here = await enter(world.orders.id)
  const page = await here.request('GET', '/some/route')
  assert.match(page.text, /<title>Cake orders<\/title>/)
  assert.equal(page.headers.get('content-security-policy'), 'frame-ancestors http://harbor.localhost:3999')
  assert.match((await here.request('GET', '/__smida/pack.js')).text, /Cake orders/)
  const vendor = page.text.match(/"(\/vendor\/[^"]+\.js)"/)![1]!
  assert.match((await here.request('GET', vendor)).headers.get('cache-control')!, /immutable/)
  assert.equal(
    (await here.request('GET', '/api/v1/me')).headers.get('content-type'),
    'text/html; charset=utf-8',
    'the API does not live here',
  )
})

test('a change to the draft reaches those who look, and a broken one keeps the last good build', async () => {
  const here = await enter(world.orders.id)
  const stop = new AbortController()
  const revision = Number((await here.request('GET', '/')).text.match(/data-revision="(\d+)"/)![1])
  const response = await here.raw('GET', `/__smida/events?r=${revision}`, {}, stop.signal)
  let heard = ''
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard += chunk
  })().catch(() => {})
  const path = `/api/v1/projects/${world.orders.id}/files/src/App.tsx`
  const put = async (content: string) => {
    const { body } = await astrid.request('GET', path)
    assert.equal((await astrid.request('PUT', path, { content }, { 'if-match': body.hash })).status, 200)
  }
  await put('export function App() {\n  return <h1>Fresh bread</h1>\n}\n')
  await until(async () => /event: patch\ndata: .*Fresh bread/.test(heard))
  await put('export function App() {\n  return <h1>\n')
  await until(async () => /event: problems\ndata: .*src\/App\.tsx/.test(heard))
  assert.match((await here.request('GET', '/__smida/pack.js')).text, /Fresh bread/)
  stop.abort()
  await reading
})

test('an empty project is no error', async () => {
  const { id } = (await astrid.request('POST', '/api/v1/projects', { name: 'Empty' })).body.project
  const here = await enter(id)
  assert.equal((await here.request('GET', '/')).status, 200)
  const stop = new AbortController()
  const response = await here.raw('GET', '/__smida/events?r=0', {}, stop.signal)
  const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read()
  assert.doesNotMatch(value ?? '', /problems/)
  stop.abort()
})
