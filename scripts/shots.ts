import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { createCompiler, type PublishedFile } from '#server/compiler/compiler.ts'
import { launchBrowser } from '../tests/bench/browser.ts'
let site = new Map<string, PublishedFile>()
const server = createServer((q, r) => { const p = new URL(q.url!, 'http://x').pathname.slice(1); const f = site.get(p) ?? site.get('index.html')!; r.writeHead(200, { 'content-type': f.contentType }); r.end(f.bytes) })
await new Promise<void>((ok) => server.listen(0, '127.0.0.1', ok))
const compiler = createCompiler(); const browser = await launchBrowser()
const out = process.argv[3]!; mkdirSync(out, { recursive: true })
let n = 0
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  n++
  const [lang, prompt] = [line.slice(0, 2) as 'en', line.slice(3)]
  const { model } = understand(prompt, lang)
  if (!model) { console.log(n, 'NOTHING', prompt); continue }
  const built = await compiler.publish(generateProject(model))
  if (!built.ok) { console.log(n, 'FAILED', JSON.stringify(built).slice(0, 300)); continue }
  site = new Map(built.files.map((f) => [f.path, f]))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const shot = async (name: string, width: number, height: number, colorScheme: 'light' | 'dark', pages: number) => {
    const context = await browser.newContext({ viewport: { width, height }, locale: lang, colorScheme })
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(n, 'console', m.text().slice(0, 200)))
    page.on('pageerror', (e) => console.log(n, 'error', e.message.slice(0, 200)))
    await page.goto(origin + '/'); await page.locator('h1').first().waitFor({ timeout: 15000 }).catch(() => console.log(n, 'no h1'))
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/${n}-${name}.png` })
    const links = await page.locator('nav a').evaluateAll((all) => [...new Set(all.map((a) => (a as HTMLAnchorElement).getAttribute('href')))])
    let k = 0
    for (const href of links.filter((h) => h && h !== '/' && !h.startsWith('http')).slice(0, pages)) { k++; await page.goto(new URL(href!, origin).href); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/${n}-${name}-${k}.png` }) }
    await context.close()
  }
  await shot('wide', 1280, 800, n % 3 === 0 ? 'dark' : 'light', 1)
  await shot('phone', 390, 800, n % 3 === 1 ? 'dark' : 'light', 0)
  console.log(n, prompt, model.pages.map((p) => p.kind).join(' '))
}
await browser.close(); await compiler.stop(); server.close()
