import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Browser, Page } from '@playwright/test'
import { createCompiler, type SourceFiles } from '#server/compiler/compiler.ts'
import { previewMessageSchema, type PreviewEvent } from '#shared/preview-messages.ts'
import { launchBrowser } from '#tests/bench/browser.ts'
import { servePreview, type PreviewServer } from '#tests/bench/preview-server.ts'
import { sampleProject } from '#tests/bench/sample-project.ts'
import { buildVendor } from '../../scripts/build-vendor.ts'
import { openPreviewFeed } from './preview-feed.ts'

const files = sampleProject({ pages: 2 })
const home = files['src/pages/home.tsx']!
const withTitle = (title: string) => ({ 'src/pages/home.tsx': home.replace('Dashboard', title) })
const compiler = createCompiler()
let browser: Browser

before(async () => {
  await buildVendor()
  browser = await launchBrowser()
})
after(async () => {
  await browser.close()
  await compiler.stop()
})

type Visit = { server: PreviewServer; page: Page; errors: string[] }
let visits = 0
/** Opens a preview of the files in a fresh page; every page error is kept. */
async function visit(source: SourceFiles, run: (visit: Visit) => Promise<void>, path = '/') {
  const server = await servePreview(await openPreviewFeed(compiler, `feed-${++visits}`, source))
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.setDefaultTimeout(8_000)
  try {
    await page.goto(server.url + path)
    await run({ server, page, errors })
  } finally {
    await page.close()
    await server.close()
    server.feed.close()
  }
}
const waitForTitle = (page: Page, title: string) => page.locator('h1', { hasText: title }).waitFor()

test('an edit keeps the state of components and swaps the sheet', () =>
  visit(files, async ({ server, page, errors }) => {
    await page.click('#counter')
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    const change = home
      .replace('Dashboard', 'Overview')
      .replace('gap-6', 'gap-[17px]')
      .replace('Wallet }', 'Wallet, Zap }')
      .replace('<Plus', '<Zap /><Plus')
    await server.feed.change({ 'src/pages/home.tsx': change })
    await waitForTitle(page, 'Overview')
    assert.match((await page.textContent('#counter'))!, /Count 1/)
    assert.equal(await page.locator('#counter svg').count(), 2)
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!.parentElement!).gap), '17px')
    assert.equal(await page.evaluate(() => 'stayed' in globalThis), true)
    assert.deepEqual(errors, [])
  }))

test('an edit of a plain module bubbles to the components that use it', () =>
  visit(files, async ({ server, page }) => {
    await page.click('#counter')
    await server.feed.change({ 'src/shared/format.ts': files['src/shared/format.ts']!.replace("'EUR'", "'SEK'") })
    await page.locator('text=SEK').waitFor()
    assert.match((await page.textContent('#counter'))!, /Count 1/)
  }))

test('a syntax error keeps the last good page, says so, and goes away with its repair', () =>
  visit(files, async ({ server, page, errors }) => {
    await page.click('#counter')
    await server.feed.change({ 'src/pages/home.tsx': home.replace('</Button>', '</Buton>') })
    await page.locator('smida-problems').waitFor()
    assert.match((await page.locator('smida-problems .place').textContent())!, /src\/pages\/home\.tsx:\d+:\d+/)
    assert.match((await page.textContent('#counter'))!, /Count 1/)
    assert.ok((await server.feed.pack())!.js.includes('Dashboard'))
    await server.feed.change(withTitle('Repaired'))
    await waitForTitle(page, 'Repaired')
    await page.locator('smida-problems').waitFor({ state: 'detached' })
    assert.deepEqual(errors, [])
  }))

test('a person may close the panel with a click or a key', () =>
  visit(files, async ({ server, page }) => {
    for (const close of [
      () => page.click('smida-problems button'),
      () => page.locator('smida-problems button').press('Escape'),
    ]) {
      await server.feed.change({ 'src/pages/home.tsx': `${home}(` })
      await page.locator('smida-problems').waitFor()
      await close()
      await page.locator('smida-problems').waitFor({ state: 'detached' })
    }
  }))

test('an added import of a new file and a package not used before arrive without a reload', () =>
  visit(files, async ({ server, page, errors }) => {
    await page.click('#counter')
    await server.feed.change({
      'src/components/note.tsx':
        "import { useForm } from 'react-hook-form'\nexport function Note() { const { register } = useForm(); return <input id=\"note\" {...register('note')} /> }\n",
      'src/pages/home.tsx': home
        .replace('import { money', "import { Note } from '@/components/note'\nimport { money")
        .replace('<Heading>', '<Note /><Heading>'),
    })
    await page.locator('#note').waitFor()
    assert.match((await page.textContent('#counter'))!, /Count 1/)
    assert.deepEqual(errors, [])
  }))

test('cycles run, and an edit inside one keeps the state', () =>
  visit(
    {
      ...files,
      'src/left.tsx':
        "import { right } from './right'\nexport const left = () => 'left'\nexport const both = () => left() + right()\n",
      'src/right.tsx': "import { left } from './left'\nexport const right = () => `${left().length}-right`\n",
      'src/pages/home.tsx': home
        .replace('import { money', "import { both } from '../left'\nimport { money")
        .replace('Dashboard', '{both()}'),
    },
    async ({ server, page }) => {
      await waitForTitle(page, 'left4-right')
      await page.click('#counter')
      await server.feed.change({
        'src/right.tsx': "import { left } from './left'\nexport const right = () => `${left().length}-edited`\n",
      })
      await waitForTitle(page, 'left4-edited')
      assert.match((await page.textContent('#counter'))!, /Count 1/)
    },
  ))

test('a lazy route loads its packages when it is opened, and follows edits', () =>
  visit(files, async ({ server, page, errors }) => {
    await page.click('text=Report')
    await page.locator('svg.recharts-surface').first().waitFor()
    await server.feed.change({ 'src/pages/report.tsx': files['src/pages/report.tsx']!.replace('>Report<', '>Figures<') })
    await waitForTitle(page, 'Figures')
    assert.deepEqual(errors, [])
  }))

test('an error while running is shown, and the repair brings the page back', () =>
  visit(files, async ({ server, page }) => {
    await server.feed.change({
      'src/pages/home.tsx': home.replace(
        'const [count',
        "if (!globalThis.never) throw new Error('Lost the plot')\n  const [count",
      ),
    })
    await page.locator('smida-problems', { hasText: 'Lost the plot' }).waitFor()
    assert.equal(await page.locator('smida-problems .place').textContent(), 'src/pages/home.tsx')
    await page.reload()
    await page.locator('smida-problems', { hasText: 'Lost the plot' }).waitFor()
    assert.equal(await page.locator('smida-problems .place').textContent(), 'src/pages/home.tsx')
    await server.feed.change(withTitle('Well again'))
    await waitForTitle(page, 'Well again')
  }))

test('a page whose stream broke gets what it missed, one that is far behind loads again', () =>
  visit(files, async ({ server, page }) => {
    await page.click('#counter')
    server.dropStreams()
    await server.feed.change(withTitle('Missed'))
    await waitForTitle(page, 'Missed')
    assert.match((await page.textContent('#counter'))!, /Count 1/)
    server.dropStreams()
    for (let edit = 0; edit < 60; edit++) await server.feed.change(withTitle(`Edit ${edit}`))
    await waitForTitle(page, 'Edit 59')
    assert.match((await page.textContent('#counter'))!, /Count 0/)
  }))

test('a draft that cannot run yet shows the placeholder and its problems, then itself', () =>
  visit({ ...files, 'src/app.tsx': 'export const App = () => <p>' }, async ({ server, page }) => {
    await page.locator('text=Building…').waitFor()
    await page.locator('smida-problems .place', { hasText: 'src/app.tsx' }).waitFor()
    await server.feed.change({ 'src/app.tsx': files['src/app.tsx']! })
    await waitForTitle(page, 'Dashboard')
  }))

/** A page of another origin that keeps every message it hears and frames whatever its query names. */
async function serveFrame() {
  const body = (address: string) =>
    `<script>heard = []; addEventListener('message', (event) => heard.push(event.data))</script><iframe src="${address}"></iframe>`
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(body(decodeURIComponent(request.url!.slice(2))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
type Heard = { heard: { type: string; message?: string }[] }

test('the workspace hears of the page and commands it, another origin does neither', async () => {
  const feed = await openPreviewFeed(compiler, 'framed', files)
  const workspace = await serveFrame()
  const stranger = await serveFrame()
  const preview = await servePreview(feed, 0, workspace.url)
  const page = await browser.newPage()
  try {
    await page.goto(`${workspace.url}/?${encodeURIComponent(preview.url)}`)
    const hears = (type: string) =>
      page.waitForFunction((wanted) => (globalThis as unknown as Heard).heard.find((each) => each.type === wanted), type)
    await hears('ready')
    const command = (origin: string) =>
      page.evaluate((to) => frames[0]!.postMessage({ source: 'smida-workspace', type: 'navigate', path: '/report' }, to), origin)
    await command(preview.url)
    const frame = page.frames()[1]!
    await frame.locator('h1', { hasText: 'Report' }).waitFor()
    await frame.evaluate(() => void Promise.reject(new Error('Nobody caught me')))
    const error = (await (await hears('error')).jsonValue()) as { message: string }
    assert.equal(error.message, 'Nobody caught me')
    const messages = await page.evaluate(() => (globalThis as unknown as Heard).heard)
    for (const message of messages) previewMessageSchema.parse(message)
    assert.ok(messages.some((message) => message.type === 'location'))

    await page.goto(`${stranger.url}/?${encodeURIComponent(preview.url)}`)
    await page.frameLocator('iframe').locator('#counter').waitFor()
    await command(preview.url)
    await page.frames()[1]!.evaluate(() => console.error('Secret'))
    assert.equal(await page.frames()[1]!.locator('h1').textContent(), 'Dashboard')
    assert.deepEqual(await page.evaluate(() => (globalThis as unknown as Heard).heard), [])
  } finally {
    await page.close()
    await preview.close()
    for (const { server } of [workspace, stranger]) {
      server.close()
      server.closeAllConnections()
    }
    feed.close()
  }
})

test('events: patches are counted on, problems are told to those who come later', async () => {
  const feed = await openPreviewFeed(compiler, 'events', files)
  const heard: PreviewEvent[] = []
  const first = feed.revision()
  const leave = feed.subscribe(first, (event) => heard.push(event))
  await feed.change(withTitle('One'))
  await feed.change({ 'src/pages/home.tsx': 'export const Home = (' })
  leave()
  assert.deepEqual(
    heard.map((event) => event.type),
    ['patch', 'problems'],
  )
  const late: PreviewEvent[] = []
  feed.subscribe(first, (event) => late.push(event))
  assert.deepEqual(
    late.map((event) => event.type),
    ['patch', 'problems'],
  )
  const lost: PreviewEvent[] = []
  feed.subscribe(first - 1_000, (event) => lost.push(event))
  assert.deepEqual(lost[0], { type: 'pack', revision: first + 1 })
  assert.equal(feed.publicFile('robots.txt'), files['public/robots.txt'])
  feed.close()
})
