// Builds what the server hands out to browsers, each part only when a file it is made from has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { ownNode } from './install-packages.mjs'

const parts = [
  {
    name: 'site',
    output: 'build/site/client',
    inputs: ['web', 'shared', 'public', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json'],
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  },
  {
    name: 'vendor',
    output: 'build/vendor',
    inputs: ['sandbox/preview', 'shared', 'server/compiler/vendor-manifest.ts', 'scripts/build-vendor.ts', 'package-lock.json'],
    command: ['scripts/build-vendor.ts'],
  },
]
const isTest = (path) => /\.test\.tsx?$/.test(path)

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => filesUnder(join(path, entry.name)))
}

function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap(filesUnder).filter((file) => !isTest(file))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function build({ name, inputs, output, command }) {
  const stampFile = `build/${name}.stamp`
  const want = hashOf(inputs)
  if (existsSync(stampFile) && existsSync(output) && readFileSync(stampFile, 'utf8') === want) return
  console.log(`setup: building the ${name}`)
  // A build cut off in the middle must not pass for a whole one.
  rmSync(stampFile, { force: true })
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter), NODE_ENV: 'production' }
  const ran = spawnSync(ownNode, command, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env })
  if (ran.status !== 0) throw new Error(`building the ${name} failed:\n${ran.stdout}${ran.stderr}`)
  mkdirSync('build', { recursive: true })
  writeFileSync(stampFile, want)
}

export function buildParts(only = parts.map(({ name }) => name)) {
  for (const part of parts.filter(({ name }) => only.includes(name))) build(part)
}
