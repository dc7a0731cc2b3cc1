import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { missingPlatformPackages, type Lock } from './complete-lock.ts'

test('the lock names every platform package, so that npm ci accepts it', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock
  const missing = missingPlatformPackages(lock).map(({ path, entry }) => `${path} ${entry.version}`)
  assert.deepEqual(missing, [], 'run: node scripts/complete-lock.ts')
})

test('a missing platform package is named beside its siblings, or under its owner where that place is taken', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '2.0.0', optional: true },
      'node_modules/@tool/darwin-arm64': { version: '1.0.0', optional: true },
    },
  }
  const entry = { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['darwin'] }
  assert.deepEqual(missingPlatformPackages(lock), [{ path: 'node_modules/tool/node_modules/@tool/darwin-arm64', entry }])
})
