import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  // A busy machine takes ten times as long for a page.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: process.env.SMIDA_URL, screenshot: 'only-on-failure', launchOptions },
})
