// The picture on a publication's card, through the front door.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, port, type Browser, type World } from '#tests/world.ts'

let world: World
let astrid: Browser
let visitor: Browser
before(async () => {
  world = await openWorld({ publish: true })
  astrid = await world.as('astrid')
  visitor = world.at(`localhost:${port}`)
})
after(() => world.close())

const publicationOf = (projectId: string) => `/api/v1/projects/${projectId}/publication`
const showMenu = () => astrid.request('PATCH', publicationOf(world.menu.id), { public: true })

const pixel = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]).toString('base64'),
}
const pictureOf = (projectId: string) => `${publicationOf(projectId)}/picture`
const entryImage = async () => (await visitor.request('GET', '/api/v1/public/appstore')).body.data[0].imageUrl as string

test('HOME-6 a picture is what its bytes say; it has an address of its own that goes with it', async () => {
  await showMenu()
  const contentTypes = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' }
  let earlier = ''
  for (const [ending, data] of Object.entries(pixel)) {
    const { status, body } = await astrid.request('PUT', pictureOf(world.menu.id), { data })
    assert.equal(status, 200, JSON.stringify(body))
    const address = await entryImage()
    assert.equal(body.showcase.imageUrl, address)
    for (const browser of [visitor, astrid]) {
      const { status: answered, headers } = await browser.raw('GET', address)
      assert.equal(answered, 200)
      assert.equal(headers.get('content-type'), contentTypes[ending as keyof typeof contentTypes])
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.match(headers.get('cache-control')!, /immutable/)
    }
    assert.equal(Buffer.from(await (await visitor.raw('GET', address)).arrayBuffer()).toString('base64'), data)
    if (earlier) assert.equal((await visitor.request('GET', earlier)).status, 404, 'the picture before is gone')
    earlier = address
  }
  await astrid.request('POST', publicationOf(world.menu.id))
  assert.equal(await entryImage(), earlier, 'stays when published again')
  assert.equal((await astrid.request('DELETE', pictureOf(world.menu.id))).body.showcase.imageUrl, '')
  assert.equal((await visitor.request('GET', earlier)).status, 404)

  await astrid.request('PUT', pictureOf(world.menu.id), { data: pixel.png })
  const last = await entryImage()
  await astrid.request('DELETE', publicationOf(world.menu.id))
  assert.equal((await visitor.request('GET', last)).status, 404, 'goes with the publication')
  assert.equal((await astrid.request('PUT', pictureOf(world.menu.id), { data: pixel.png })).status, 404)
  await astrid.request('POST', publicationOf(world.menu.id))
})

test('a picture keeps its limits, and only who may publish may set it', async () => {
  const put = async (data: unknown) => (await astrid.request('PUT', pictureOf(world.menu.id), { data })).body.error
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>1</script>',
    'GIF89a',
    'RIFF____WAVE',
    '',
  ])
    assert.equal(await put(encoded(text)), 'picture_unreadable', text)
  assert.equal(await put('not base64!'), 'invalid')
  const large = Buffer.concat([Buffer.from(pixel.png, 'base64'), Buffer.alloc(1024 * 1024)])
  assert.equal(await put(large.toString('base64')), 'picture_too_large')
  for (const [person, status] of [
    ['kenji', 403],
    ['maja', 403],
    ['noor', 404],
  ] as const)
    for (const method of ['PUT', 'DELETE'])
      assert.equal(
        (await (await world.as(person)).request(method, pictureOf(world.menu.id), { data: pixel.png })).status,
        status,
        `${person} ${method}`,
      )
  for (const path of ['x', '..%2f..%2fsecret.key', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.svg`])
    assert.notEqual((await visitor.raw('GET', `/api/v1/public/pictures/${world.menu.publicationId}/${path}`)).status, 200)
})
