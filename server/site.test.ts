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
