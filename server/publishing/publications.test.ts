// Publishing through the front door, and what a visitor gets.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { scriptedBuilder } from '#tests/scripted-builder.ts'
import { openWorld, until, type Asked, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser
let publication: string

before(async () => {
  world = await openWorld({ builder: scriptedBuilder(() => [{}]) })
  astrid = await world.as('astrid')
  publication = `/api/v1/projects/${world.orders.id}/publication`
})
after(() => world.close())

const visit = (url: string, path: string, headers: Record<string, string> = {}): Promise<Asked> =>
  world.at(new URL(url).host).request('GET', path, undefined, headers)
const assetsOf = (html: string) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)

async function rewrite(text: string) {
  const path = `/api/v1/projects/${world.orders.id}/files/src/App.tsx`
  const { body } = await astrid.request('GET', path)
  const content = `export function App() {\n  return <h1 className="text-3xl">${text}</h1>\n}\n`
  assert.equal((await astrid.request('PUT', path, { content }, { 'if-match': body.hash })).status, 200)
}

test('a snapshot is built and served at an address of its own, with the right caching', async () => {
  const published = await astrid.request('POST', publication, {})
  assert.equal(published.status, 201)
  assert.match(published.body.url, /^http:\/\/[0-9a-f-]{36}\.apps\.localhost:\d+$/)
  const page = await visit(published.body.url, '/')
  assert.equal(page.status, 200)
  assert.match(page.text, /<title>Cake orders<\/title>/)
  assert.match(page.headers.get('cache-control')!, /max-age=0, must-revalidate/)
  assert.equal((await visit(published.body.url, '/', { 'if-none-match': page.headers.get('etag')! })).status, 304)
  for (const path of assetsOf(page.text)) {
    const asset = await visit(published.body.url, path)
    assert.equal(asset.status, 200, path)
    assert.match(asset.headers.get('cache-control')!, /immutable/)
    assert.equal(asset.headers.get('x-content-type-options'), 'nosniff')
  }
  assert.ok(assetsOf(page.text).length >= 2, 'a script and a style sheet')
  const here = world.at(new URL(published.body.url).host)
  const zipped = await Promise.all(assetsOf(page.text).map((path) => here.raw('GET', path, { 'accept-encoding': 'gzip, br' })))
  assert.ok(
    zipped.some(({ headers }) => headers.get('content-encoding') === 'br'),
    'large files are kept compressed',
  )
  assert.equal(page.headers.get('set-cookie'), null)
})

test('the project’s own routes get its page, a missing file is 404, and nothing but GET is answered', async () => {
  const { url } = (await astrid.request('GET', publication)).body
  const home = await visit(url, '/')
  assert.equal((await visit(url, '/orders/12?x=1')).text, home.text)
  assert.equal((await visit(url, '/assets/nothing.js')).status, 404)
  assert.equal((await visit(url, '/__proto__')).text, home.text)
  assert.equal((await visit(url, '/%E0%A4%A')).status, 404)
  assert.equal((await world.at(new URL(url).host).request('POST', '/api/v1/tenant/signup', {})).status, 405)
  assert.equal((await visit(url, '/api/v1/me')).text, home.text, 'the API does not live here')
})

test('publishing again replaces it at once at the same address, and pages opened before still find their files', async () => {
  const before = (await astrid.request('GET', publication)).body
  const oldAssets = assetsOf((await visit(before.url, '/')).text)
  await rewrite('Second edition')
  const now = (await astrid.request('POST', publication, {})).body
  assert.equal(now.url, before.url)
  assert.notEqual(now.snapshotId, before.snapshotId)
  const html = (await visit(now.url, '/')).text
  const scripts = await Promise.all(assetsOf(html).map(async (path) => (await visit(now.url, path)).text))
  assert.ok(scripts.some((text) => text.includes('Second edition')))
  for (const path of oldAssets) assert.equal((await visit(now.url, path)).status, 200, path)
})

test('while it is published again and again no visitor ever sees a mix of two versions', async () => {
  const { url } = (await astrid.request('GET', publication)).body
  let going = true
  let looked = 0
  const visitor = (async () => {
    while (going) {
      const html = (await visit(url, '/')).text
      for (const path of assetsOf(html)) assert.equal((await visit(url, path)).status, 200, path)
      looked++
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  for (let n = 0; n < 4; n++) {
    await rewrite(`Edition ${n}`)
    await astrid.request('POST', publication, {})
  }
  going = false
  await visitor
  assert.ok(looked > 3, `${looked} looks`)
})

test('an older snapshot can be published; a project with errors cannot, and what is on the air stays', async () => {
  const snapshots = (await astrid.request('GET', `/api/v1/projects/${world.orders.id}/snapshots`)).body.items
  const old = snapshots.at(-1).id
  assert.equal((await astrid.request('POST', publication, { snapshotId: old })).body.snapshotId, old)
  const path = `/api/v1/projects/${world.orders.id}/files/src/broken.ts`
  await astrid.request('PUT', path, { content: 'export const = 1' }, { 'if-none-match': '*' })
  const main = `/api/v1/projects/${world.orders.id}/files/src/main.tsx`
  const { body } = await astrid.request('GET', main)
  await astrid.request('PUT', main, { content: `import './broken'\n${body.content}` }, { 'if-match': body.hash })
  const refused = await astrid.request('POST', publication, {})
  assert.deepEqual([refused.status, refused.body.error], [422, 'build_failed'])
  assert.match(refused.body.issues[0].path, /^src\/broken\.ts:1/)
  assert.equal((await astrid.request('GET', publication)).body.snapshotId, old)
})

test('a project without files has nothing to publish, and another’s snapshot cannot be', async () => {
  const empty = (await astrid.request('POST', '/api/v1/projects', { name: 'Empty' })).body.project
  assert.equal((await astrid.request('POST', `/api/v1/projects/${empty.id}/publication`, {})).body.error, 'nothing_to_publish')
  const { items } = (await astrid.request('GET', `/api/v1/projects/${world.menu.id}/snapshots`)).body
  assert.equal((await astrid.request('POST', publication, { snapshotId: items[0].id })).status, 404)
})

test('taken down, the address is empty; published again, it is the same', async () => {
  const { url } = (await astrid.request('GET', publication)).body
  assert.equal((await astrid.request('DELETE', publication)).status, 204)
  assert.equal((await visit(url, '/')).status, 404)
  const { items } = (await astrid.request('GET', `/api/v1/projects/${world.orders.id}/snapshots`)).body
  assert.equal((await astrid.request('POST', publication, { snapshotId: items.at(-1).id })).body.url, url)
  await until(async () => (await visit(url, '/')).status === 200)
})

test('deleting a project takes its address off the air', async () => {
  const { url } = (await astrid.request('POST', `/api/v1/projects/${world.menu.id}/publication`, {})).body
  assert.equal((await visit(url, '/')).status, 200)
  assert.equal((await astrid.request('DELETE', `/api/v1/projects/${world.menu.id}`)).status, 204)
  await until(async () => (await visit(url, '/')).status === 404)
})
