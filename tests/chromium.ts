// The Chromium that tests, measurements and pictures drive: the one scripts/setup.mjs found.
import { existsSync, readFileSync } from 'node:fs'

/** Written by scripts/setup.mjs. */
const foundFile = 'node_modules/.smida/chromium'

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

const found = process.env.CHROMIUM_PATH || (existsSync(foundFile) ? readFileSync(foundFile, 'utf8').trim() : '')

/** For Playwright's `launch`; without a path it looks for its own. */
export const launchOptions = { executablePath: found || undefined, args }
