// From the prompt sent in the workspace to the first content a person sees in the preview, with the built-in builder, for the
// three example prompts of the home page. Run: node tests/bench/first-content.ts
import type { Page } from '@playwright/test'
import { startServerProcess } from '../server-process.ts'
import { launchBrowser } from './browser.ts'

const rounds = 5
const targetMs = 2_000
const prompts = {
  'todo app': 'A todo app with priorities and due dates',
  'sales dashboard': 'A sales dashboard with charts, revenue by region and recent orders',
  'personal blog': 'A personal blog with posts, tags and an about page',
}

const server = await startServerProcess()
const browser = await launchBrowser()
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()
await signUp(page)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const all: number[] = []
for (const [name, prompt] of Object.entries(prompts)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${new URL(page.url()).origin}/!ui`)
    const box = page.getByRole('textbox').first()
    await box.fill(prompt)
    const from = performance.now()
    await box.press('Enter')
    await page.waitForURL(/\/!ui\/projects\//)
    await page.frameLocator('iframe').locator('h1').first().waitFor()
    times.push(performance.now() - from)
  }
  all.push(...times)
  console.log(`${name}: median ${median(times).toFixed(0)} ms (${times.map((ms) => ms.toFixed(0)).join(', ')})`)
}
console.log(
  `prompt posted -> first content visible: median ${median(all).toFixed(0)} ms, target <= ${targetMs} ms: ${median(all) <= targetMs ? 'reached' : 'NOT reached'}`,
)
await browser.close()
await server.stop()

async function signUp(page: Page): Promise<void> {
  await page.goto(`${server.url}/en/signup`)
  await page.locator('input[name=email]').fill('bench@smedja.example')
  await page.locator('input[name=name]').fill('Ada Smith')
  await page.locator('input[name=password]').fill('anvil-and-ember')
  await page.locator('input[name=password2]').fill('anvil-and-ember')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/!ui/)
}
