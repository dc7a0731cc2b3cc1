import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Written by scripts/setup.mjs. */
const chromiumFile = 'node_modules/.smida/chromium'
const chromium = process.env.CHROMIUM_PATH || (existsSync(chromiumFile) ? readFileSync(chromiumFile, 'utf8') : '')

/** For a small machine and for root in a container; the rest keeps the browser from talking to anyone but the server under test. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.SMIDA_URL,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium || undefined, args },
  },
})
