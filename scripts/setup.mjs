// Makes a fresh clone ready, then does nothing on later runs: `node scripts/setup.mjs start|dev|test|bench|build`.
// Plain JavaScript for Node 18 and newer, from the project's own files: it runs before anything is installed.
// On failure it says in one line what is missing and ends with code 1.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildParts } from './build-parts.mjs'
import { findChromium } from './find-chromium.mjs'
import { installPackages } from './install-packages.mjs'

/** Where playwright.config.ts reads which browser to use. */
const chromiumFile = 'node_modules/.smida/chromium'
const needsBrowser = new Set(['test', 'bench'])
const needsTools = new Set(['dev', 'test', 'bench'])
const purposes = new Set(['start', 'dev', 'test', 'bench', 'build'])

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const purpose = process.argv[2]

try {
  if (!purposes.has(purpose)) throw new Error(`unknown purpose "${purpose}"; known are ${[...purposes].join(', ')}`)
  installPackages(needsTools.has(purpose))
  if (needsBrowser.has(purpose)) {
    mkdirSync(dirname(chromiumFile), { recursive: true })
    writeFileSync(chromiumFile, findChromium())
  }
  buildParts()
} catch (error) {
  console.error(`setup: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
