// Pictures of the projects that a new installation shows in its community: each built by the built-in builder, published and looked
// at in a browser, in its own language. `node scripts/take-showcase-pictures.ts [name]` writes public/pictures/showcase/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shippedFiles } from '#server/community/shipped-files.ts'
import { shippedProjects } from '#server/community/shipped-projects.ts'
import { createCompiler, type PublishedFile } from '#server/compiler/compiler.ts'
import { launchBrowser } from '../tests/bench/browser.ts'
import { screenshot } from './screenshot.ts'

/** Drawn at twice the size of the picture, so that a page shows as it does on a computer. */
const size = { width: 1280, height: 800 }
const scale = 0.5
const sizeMaxBytes = 25_000
const qualities = [82, 74, 66, 58, 50]
const settleMs = 700
const folder = 'public/pictures/showcase'

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
mkdirSync(folder, { recursive: true })

for (const project of shippedProjects.filter(({ name }) => (process.argv[2] ?? name) === name)) {
  const built = await compiler.publish(await shippedFiles(project))
  if (!built.ok) throw new Error(`${project.name} does not build: ${JSON.stringify(built.problems)}`)
  site = new Map(built.files.map((file) => [file.path, file]))
  const context = await browser.newContext({ viewport: size, locale: project.language, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(settleMs)
  for (const quality of qualities) {
    const picture = await screenshot(page, quality, scale)
    writeFileSync(`${folder}/${project.name}.webp`, picture)
    if (picture.length <= sizeMaxBytes) break
  }
  await context.close()
}
await browser.close()
await compiler.stop()
server.close()
