// Pictures of the ideas on the site: every landing page's own prompt, built by the built-in builder, published and looked at in a
// browser, in the page's language. `node scripts/take-idea-pictures.ts [category]` writes public/content/pictures/.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { createCompiler, type PublishedFile } from '#server/compiler/compiler.ts'
import { phonePicture } from '#web/landing/phone-picture.ts'
import { launchBrowser } from '../tests/bench/browser.ts'
import { screenshot } from './screenshot.ts'

const size = { width: 1200, height: 750 }
const quality = 76
const settleMs = 500
/** 720 pixels wide. */
const phoneScale = 0.6
const phoneQuality = 58

let site = new Map<string, PublishedFile>()
const server = createServer((request, response) => {
  const path = new URL(request.url!, 'http://x').pathname.slice(1)
  const file = site.get(path) ?? site.get('index.html')!
  response.writeHead(200, { 'content-type': file.contentType })
  response.end(file.bytes)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const compiler = createCompiler()
const browser = await launchBrowser()

const wanted = process.argv[2] ?? '*'
for (const path of globSync(`public/content/landing-pages/*/${wanted}/*.json`).toSorted()) {
  const [language, category, name] = path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-3)
  const { defaultPrompt } = JSON.parse(readFileSync(path, 'utf8')) as { defaultPrompt: string }
  const { model } = understand(defaultPrompt, language as 'en' | 'sv' | 'ja')
  const built = model && (await compiler.publish(generateProject(model)))
  if (!built || !built.ok) {
    console.error(`${path}: its prompt gives no project`)
    continue
  }
  site = new Map(built.files.map((file) => [file.path, file]))
  const context = await browser.newContext({ viewport: size, locale: language, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(settleMs)
  const target = `public/content/pictures/${language}/${category}/${name}.webp`
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await screenshot(page, quality))
  writeFileSync(phonePicture(target), await screenshot(page, phoneQuality, phoneScale))
  await context.close()
}
await browser.close()
await compiler.stop()
server.close()
