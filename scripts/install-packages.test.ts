import assert from 'node:assert/strict'
import { test } from 'node:test'

type Packages = Record<string, { optional?: boolean; dev?: boolean; os?: string[]; cpu?: string[] }>
// plain JavaScript, since it runs before the compiler is there
const { missingPackages } = (await import(new URL('install-packages.mjs', import.meta.url).href)) as {
  missingPackages: (withTools: boolean, packages?: Packages) => string[]
}

test('a package for this machine that npm could not fetch is named; those for other machines are not missed', () => {
  const here = { optional: true, os: [process.platform], cpu: [process.arch] }
  const packages = {
    'node_modules/@tool/for-here': here,
    'node_modules/@tool/tests-only': { ...here, dev: true },
    'node_modules/@tool/for-others': { ...here, os: ['plan9'] },
    'node_modules/@tool/no-machine': { optional: true },
    'node_modules/hono': { ...here },
  }
  assert.deepEqual(missingPackages(true, packages), ['@tool/for-here', '@tool/tests-only'])
  assert.deepEqual(missingPackages(false, packages), ['@tool/for-here'])
  assert.deepEqual(missingPackages(true), [], 'what these tests run on is whole')
})
