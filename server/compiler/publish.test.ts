import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { launchBrowser } from '#tests/bench/browser.ts'
import { sampleProject } from '#tests/bench/sample-project.ts'
import { buildVendor } from '../../scripts/build-vendor.ts'
import { createCompiler, type PublishedFile, type SourceFiles } from './compiler.ts'

const files = sampleProject({ pages: 2 })
const compiler = createCompiler()
before(() => buildVendor())
after(() => compiler.stop())

const published = async (source: SourceFiles): Promise<Map<string, PublishedFile>> => {
  const result = await compiler.publish(source)
  assert.ok(result.ok, JSON.stringify(result))
  return new Map(result.files.map((file) => [file.path, file]))
}

test('a published project runs: first page, lazy route with a chart, deep link', async () => {
  const built = await published(files)
  const server = createServer((request, response) => {
    const file = built.get(request.url!.slice(1)) ?? built.get('index.html')!
    response.writeHead(200, { 'content-type': file.contentType, ...(file.gzip ? { 'content-encoding': 'gzip' } : {}) })
    response.end(file.gzip ?? file.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await page.goto(url)
    await page.click('#counter')
    assert.match((await page.textContent('#counter'))!, /Count 1/)
    await page.click('text=Report')
    await page.locator('svg.recharts-surface').first().waitFor()
    await page.goto(`${url}/customers`)
    await page.fill('input', 'customer 3')
    await page.locator('text=Customer 3').waitFor()
    assert.equal(await page.locator('tbody tr').count(), 1)
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontSize), '24px')
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
})

test('names carry hashes, variants unpack to the same bytes, the page keeps its head, public files stand at the root', async () => {
  const page = files['index.html']!.replace('</title>', '</title><meta name="theme-color" content="#123456">')
  const built = await published({ ...files, 'index.html': page })
  const again = await published({ ...files, 'index.html': page })
  assert.deepEqual([...built.keys()].toSorted(), [...again.keys()].toSorted())
  for (const file of built.values()) {
    assert.equal(file.immutable, file.path.startsWith('assets/'))
    if (file.immutable) assert.match(file.path, /^assets\/[\w-]+-[\w-]{8,10}\.(js|css)$/)
    if (file.gzip) assert.ok(gunzipSync(file.gzip).equals(file.bytes))
    if (file.brotli) assert.ok(brotliDecompressSync(file.brotli).equals(file.bytes))
  }
  const html = Buffer.from(built.get('index.html')!.bytes).toString()
  assert.match(html, /theme-color/)
  assert.ok(!html.includes('/src/main.tsx'))
  assert.match(html, /<script type="module" crossorigin src="\/assets\/index-/)
  assert.match(html, /<link rel="stylesheet" crossorigin href="\/assets\/index-/)
  assert.equal(Buffer.from(built.get('robots.txt')!.bytes).toString(), files['public/robots.txt'])
})

test('assets and the environment are as in the preview', async () => {
  const built = await published({
    ...files,
    'src/data.json': '{"greeting": "hej från json"}',
    'src/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/main.tsx':
      "import data, { greeting } from './data.json'\nimport mark from './mark.svg'\nimport raw from './mark.svg?raw'\ndocument.title = [data.greeting, greeting, mark, raw, import.meta.env.MODE, import.meta.env.PROD].join()\n",
  })
  const code = [...built.values()]
    .filter((file) => file.path.endsWith('.js'))
    .map((file) => Buffer.from(file.bytes).toString())
    .join('')
  for (const text of ['hej från json', 'data:image/svg+xml', '<svg xmlns', 'production']) assert.ok(code.includes(text), text)
})

test('a project that does not link is refused with its problems, and reads no file of the server', async () => {
  for (const [text, expected] of [
    ["import fs from 'node:fs'\nfs", /'node:fs' is not available/],
    ["import pg from 'pg'\npg", /'pg' is not available/],
    ["import secret from '../../../../../../etc/passwd?raw'\nsecret", /no file for/],
    ["import secret from '/etc/passwd?raw'\nsecret", /no file for/],
    ["import secret from 'lucide-react/../../package.json'\nsecret", /is not available/],
    ['export const a = <p>', /./],
  ] as const) {
    const result = await compiler.publish({ ...files, 'src/main.tsx': text })
    assert.ok(!result.ok, text)
    assert.match(result.problems[0]!.message, expected)
    assert.equal(result.problems[0]!.path, 'src/main.tsx')
  }
})

test('packages bring only what is used: a namespace is looked into, icons are drawn in the project', async () => {
  const sizeOf = async (main: string) => {
    const built = await published({ ...files, 'src/main.tsx': main })
    const code = [...built.values()].filter((file) => file.path.endsWith('.js'))
    return {
      bytes: code.reduce((sum, file) => sum + file.bytes.length, 0),
      text: code.map((file) => Buffer.from(file.bytes).toString()).join(''),
    }
  }
  const named = await sizeOf("import { z } from 'zod'\nconsole.log(z.string().parse('a'))\n")
  const star = await sizeOf("import * as z from 'zod'\nconsole.log(z.string().parse('a'))\n")
  const whole = await sizeOf("import { z } from 'zod'\nconsole.log(Object.keys(z))\n")
  assert.ok(named.bytes < whole.bytes / 2, `${named.bytes} of ${whole.bytes}`)
  assert.ok(star.bytes < whole.bytes / 2, `${star.bytes} of ${whole.bytes}`)
  const icon = await sizeOf("import { Plus } from 'lucide-react'\nconsole.log(Plus)\n")
  assert.match(icon.text, /M5 12h14/)
  assert.ok(icon.bytes < 30_000, String(icon.bytes))
  const icons = await sizeOf("import * as icons from 'lucide-react'\nconsole.log(icons[location.hash as 'Plus'])\n")
  assert.ok(icons.bytes > 500_000, 'a computed name needs them all')
})

test('what was prepared is there when the publish comes, and its parts are the same', async () => {
  const prepared = {
    ...files,
    'src/main.tsx': "import { addDays, subDays } from 'date-fns'\nconsole.log(addDays(subDays(0, 1), 1))\n",
  }
  await compiler.prepare(prepared)
  const from = performance.now()
  const built = await published(prepared)
  const preparedMs = performance.now() - from
  assert.ok([...built.keys()].some((path) => path.startsWith('assets/date-fns-')))
  const other = createCompiler()
  const start = performance.now()
  const fresh = await other.publish(prepared)
  const freshMs = performance.now() - start
  await other.stop()
  assert.ok(fresh.ok)
  assert.deepEqual(fresh.files.map((file) => file.path).toSorted(), [...built.keys()].toSorted())
  assert.ok(preparedMs < freshMs, `${preparedMs} ms of ${freshMs} ms`)
})
