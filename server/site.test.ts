import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { openSite } from './site.ts'

const origin = 'https://smida.example'
const folder = await mkdtemp(join(tmpdir(), 'smida-site-'))
after(() => rm(folder, { recursive: true }))

const files = {
  'en/404/index.html': 'nothing there',
  'en/inspiration/index.html': 'all ideas',
  'en/inspiration/business/index.html': 'business',
  'en/inspiration/business/crm/index.html': '<link rel="canonical" href="https://site.invalid/en/inspiration/business/crm"/>',
  'en/inspiration/lifestyle/crm/index.html': 'another of the same name',
  'en/pricing/index.html': 'prices',
  'en/inspiration/lifestyle/pricing/index.html': 'an idea named as a page',
  'sitemap.xml': '<loc>https://site.invalid/en</loc>',
  'demo/film.mp4': '0123456789',
  'content/a.json': '"https://site.invalid"',
}
for (const [name, text] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
const site = await openSite(folder, { baseUrl: origin, contentHost: new URL(origin).host })

async function answer(path: string) {
  const request = new Request(origin + path)
  const response = await (site.file(request) ?? site.answer(request))
  return { status: response.status, text: await response.text() }
}

test('the site’s own address stands where the build could not know it', async () => {
  assert.equal((await answer('/sitemap.xml')).text, '<loc>https://smida.example/en</loc>')
  assert.match(
    (await answer('/en/inspiration/business/crm')).text,
    /href="https:\/\/smida\.example\/en\/inspiration\/business\/crm"/,
  )
  assert.equal((await answer('/content/a.json')).text, '"https://site.invalid"', 'content is handed out as it is')
})

test('ROUTE-2 a category and an idea also answer without inspiration in front, an idea also alone', async () => {
  for (const path of ['/en/business', '/en/inspiration/business/'])
    assert.deepEqual(await answer(path), { status: 200, text: 'business' })
  for (const path of ['/en/business/crm', '/en/inspiration/crm', '/en/crm']) {
    const { status, text } = await answer(path)
    assert.equal(status, 200, path)
    assert.match(text, /business\/crm/, path)
  }
  assert.deepEqual(await answer('/en/lifestyle/crm'), { status: 200, text: 'another of the same name' })
})

test('ROUTE-1 a page of the site is not hidden by an idea of its name', async () => {
  assert.deepEqual(await answer('/en/pricing'), { status: 200, text: 'prices' })
  assert.deepEqual(await answer('/en/lifestyle/pricing'), { status: 200, text: 'an idea named as a page' })
})

test('ROUTE-3 what no page answers is the not-found page with status 404', async () => {
  for (const path of ['/en/nothing', '/en/business/nothing', '/en/inspiration/nothing/crm', '/en/404'])
    assert.deepEqual(await answer(path), { status: 404, text: 'nothing there' }, path)
})

const film = (range?: string, more: Record<string, string> = {}, method = 'GET') => {
  const headers = { 'accept-encoding': 'br', ...(range !== undefined && { range }), ...more }
  return site.file(new Request(`${origin}/demo/film.mp4`, { method, headers }))!
}

test('HOME-2 a film says that it can be had in parts, and is never packed', async () => {
  for (const method of ['GET', 'HEAD']) {
    const whole = await film(undefined, {}, method)
    assert.equal(whole.status, 200)
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    assert.equal(whole.headers.get('content-encoding'), null)
    assert.equal(whole.headers.get('content-length'), '10')
    assert.match(whole.headers.get('cache-control')!, /must-revalidate/)
    assert.equal(await whole.text(), method === 'GET' ? '0123456789' : '')
  }
  assert.equal((await film(undefined, { 'if-none-match': (await film()).headers.get('etag')! })).status, 304)
})

test('HOME-2 a part of a film is answered with 206 and its place', async () => {
  const cases = [
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ] as const
  for (const [range, text, place] of cases) {
    const part = await film(range)
    assert.equal(part.status, 206, range)
    assert.equal(part.headers.get('content-range'), place)
    assert.equal(part.headers.get('content-length'), String(text.length))
    assert.equal(await part.text(), text)
  }
})

test('HOME-2 a part behind the end is refused with 416; what is no single part brings the whole', async () => {
  for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0']) {
    const refused = await film(range)
    assert.equal(refused.status, 416, range)
    assert.equal(refused.headers.get('content-range'), 'bytes */10')
    assert.equal(await refused.text(), '')
  }
  for (const range of ['', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b']) {
    const whole = await film(range)
    assert.equal(whole.status, 200, range)
    assert.equal(await whole.text(), '0123456789')
  }
})

test('HOME-2 the rest of a film that has changed since is the new one, whole', async () => {
  const etag = (await film()).headers.get('etag')!
  assert.equal((await film('bytes=5-', { 'if-range': etag })).status, 206)
  assert.equal((await film('bytes=5-', { 'if-range': '"older"' })).status, 200)
  assert.equal((await film('bytes=5-', { 'if-range': 'Sat, 21 Nov 2026 00:00:00 GMT' })).status, 200)
  assert.equal((await film('bytes=5-', {}, 'HEAD')).status, 200)
})
