// Installs the locked packages and the Node that runs the product, when they are not there yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs `.ts` files as they are. */
const nodeMajor = 24
export const ownNode = 'node_modules/.bin/node'
const stampFile = 'node_modules/.smida/packages'

/**
 * npm hands its own settings down as variables; those of `npm start` must not steer `npm ci` (a --prefix, an omit=dev).
 * What says where packages come from stays.
 */
const keptSetting =
  /^npm_config_(cache|registry|ca|cafile|cert|key|strict_ssl|proxy|https_proxy|https-proxy|noproxy|userconfig|globalconfig|@.*|\/\/.*|_auth.*)$/i
const npmVariable = /^npm_(config|lifecycle|package)_/i
const inherited = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !npmVariable.test(name) || keptSetting.test(name)))

function isWritable(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      try {
        accessSync(folder, constants.W_OK)
        return true
      } catch {
        return false
      }
    }
    if (folder === dirname(folder)) return false
  }
}

function npmEnvironment() {
  const env = { ...inherited(), NODE_ENV: 'development', npm_config_update_notifier: 'false' }
  const cache = process.env.npm_config_cache || (process.env.HOME && join(process.env.HOME, '.npm'))
  // Without a home to write to, npm's cache lives for this one install.
  if (!cache || !isWritable(cache)) env.npm_config_cache = mkdtempSync(join(tmpdir(), 'smida-npm-'))
  return env
}

function runNpm(args) {
  const cli = process.env.npm_execpath
  const isScript = Boolean(cli && /\.c?js$/.test(cli))
  const env = npmEnvironment()
  const ran = spawnSync(isScript ? process.execPath : 'npm', [...(isScript ? [cli] : []), ...args], { stdio: 'inherit', env })
  if (env.npm_config_cache?.startsWith(join(tmpdir(), 'smida-npm-')))
    rmSync(env.npm_config_cache, { recursive: true, force: true })
  if (ran.error) throw new Error(`npm cannot be run (${ran.error.message}); install npm beside Node`)
  if (ran.status !== 0) throw new Error(`npm ${args[0]} failed with ${ran.status ?? ran.signal}; its own words stand above`)
}

function majorOf(node) {
  const ran = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return ran.status === 0 ? Number.parseInt(ran.stdout.slice(1), 10) : 0
}

/** npm 10 installs the Node package without linking it; on some systems there is none, and the one at hand must do. */
function linkNode() {
  const packaged = `../node-${process.platform}-${process.arch}/bin/node`
  const choices = [packaged, process.execPath]
  if (existsSync(ownNode) && majorOf(ownNode) >= nodeMajor) return
  for (const choice of choices) {
    rmSync(ownNode, { force: true })
    symlinkSync(choice, ownNode)
    if (majorOf(ownNode) >= nodeMajor) return
  }
  rmSync(ownNode, { force: true })
  throw new Error(
    `Smida runs on Node ${nodeMajor} or newer; none comes with it for ${process.platform} ${process.arch}, and this is ${process.version}`,
  )
}

/** Only what npm installs by: a new script line must not cost an install. */
function dependenciesOf(path) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(readFileSync(path, 'utf8'))
  return JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides })
}

function stampOf() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  return hash.update(dependenciesOf('package.json')).update(readFileSync('package-lock.json')).digest('hex')
}

const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

/** What the lock has for this machine and is not there: npm goes on without an optional package that it could not fetch. */
export function missingPackages(withTools, packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages) {
  const isFor = (names, own) => !names || names.includes(own)
  return Object.entries(packages)
    .filter(([, { optional, dev, os, cpu }]) => optional && (os || cpu) && (withTools || !dev))
    .filter(([, { os, cpu }]) => isFor(os, process.platform) && isFor(cpu, process.arch))
    .filter(([path, each]) => isFor(each.libc, libc()) && !existsSync(join(path, 'package.json')))
    .map(([path]) => path.split('node_modules/').at(-1))
}

const triesMax = 3
/** Install scripts are refused: nothing here needs one. */
function fetchPackages(withTools) {
  const tools = withTools ? '--include=dev' : '--omit=dev'
  for (let tries = 1; ; tries++) {
    runNpm(['ci', tools, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
    const missing = missingPackages(withTools)
    if (!missing.length) return
    if (tries === triesMax) throw new Error(`npm could not fetch ${missing.join(', ')}; look at the network and start again`)
    console.log(`setup: ${missing.join(', ')} did not arrive, so once more`)
  }
}

/** `withTools` brings what only tests, benches and development need: a quarter of the whole. Once there, it stays. */
export function installPackages(withTools) {
  const all = stampOf()
  const want = withTools ? all : `${all} without tools`
  const have = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const isThere = have === want || have === all
  if (isThere && existsSync(ownNode)) return
  if (!isThere) {
    console.log('setup: installing packages')
    fetchPackages(withTools)
  }
  linkNode()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, isThere ? have : want)
}
