// The browser that the tests drive: the one named, one that is installed, or, for root on Debian, one fetched by apt-get.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Japanese pages need their letters, else screenshots show boxes. */
const debianPackages = ['chromium', 'fonts-noto-cjk']
const versionTimeoutMs = 30_000

function works(program) {
  const ran = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: versionTimeoutMs })
  return ran.status === 0 && /chrom/i.test(ran.stdout)
}

const pathOf = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()

const installed = () => names.map(pathOf).find((path) => path && works(path))

/** Where `npx playwright install chromium` puts it. */
function playwrightBrowser() {
  const script = "import('playwright-core').then((it) => console.log(it.chromium.executablePath()))"
  const path = spawnSync('node_modules/.bin/node', ['-e', script], { encoding: 'utf8' }).stdout.trim()
  return path && existsSync(path) && works(path) ? path : ''
}

function aptInstall() {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebian) return ''
  console.log('setup: installing Chromium with apt-get')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], options)
  return installed() ?? ''
}

/** The path of a Chromium that starts, or '' with a word on how to get one: the tests without a browser can run all the same. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !works(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not start`)
  const found = named || installed() || playwrightBrowser() || aptInstall()
  if (!found) {
    console.error(
      'setup: no Chromium found; browser tests will fail. Install chromium, or run `npx playwright install chromium`,',
    )
    console.error('       or name one with CHROMIUM_PATH.')
  }
  return found
}
