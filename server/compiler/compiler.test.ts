import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleProject } from '#tests/bench/sample-project.ts'
import { buildVendor } from '../../scripts/build-vendor.ts'
import { createCompiler } from './compiler.ts'
import { createDrafts } from './drafts.ts'

const files = sampleProject({ pages: 2 })
const home = files['src/pages/home.tsx']!
const compiler = createCompiler()

before(() => buildVendor())
after(() => compiler.stop())

test('an endless class list is cut off and reported as its file; other drafts go on', async () => {
  await compiler.open('other', files)
  await compiler.open('hostile', files)
  const classes = `${'[&'.repeat(30_000)}${'a-['.repeat(30_000)}p-4`
  const hung = await compiler.update('hostile', { 'src/pages/home.tsx': `${home}\nexport const classes = "${classes}"` })
  assert.deepEqual(
    hung.problems.map((each) => [each.path, each.source]),
    [['src/pages/home.tsx', 'compiler']],
  )
  assert.equal(hung.js, null)
  const other = await compiler.update('other', { 'src/pages/home.tsx': home.replace('Dashboard', 'Overview') })
  assert.deepEqual([other.modules, other.problems], [['src/pages/home.tsx'], []])
  assert.ok((await compiler.pack('hostile')).pack, 'its last good build survives the crash')
  const repaired = await compiler.update('hostile', { 'src/pages/home.tsx': home.replace('Dashboard', 'Repaired') })
  assert.deepEqual([repaired.modules, repaired.problems], [['src/pages/home.tsx'], []])
})

test('an endless stylesheet is cut off', async () => {
  const css = `@import "tailwindcss"; @source inline("${'{a,b}'.repeat(22)}");`
  const patch = await compiler.update('other', { 'src/index.css': css })
  assert.equal(patch.problems[0]?.path, 'src/index.css')
  const back = await compiler.update('other', { 'src/index.css': files['src/index.css']! })
  assert.deepEqual(back.problems, [])
})

test('a killed child comes back with every draft', async () => {
  const drafts = createDrafts()
  try {
    await drafts.open('a', files)
    await drafts.update('a', { 'src/pages/home.tsx': home.replace('Dashboard', 'Kept') })
    process.kill(drafts.child.processId()!, 'SIGKILL')
    const patch = await drafts.update('a', {
      'src/pages/report.tsx': files['src/pages/report.tsx']!.replace('Report<', 'Figures<'),
    })
    assert.deepEqual([patch.modules, patch.problems], [['src/pages/report.tsx'], []])
    assert.match((await drafts.build('a')).pack!.js, /Kept/)
  } finally {
    drafts.stop()
  }
})

test('source that nests past every parser is an error of its file, whatever kills the parser', async () => {
  await compiler.open('deep', files)
  for (const text of [
    `export const a = ${'<a>'.repeat(25_000)}${'</a>'.repeat(25_000)}`,
    `export const a = ${'!'.repeat(200_000)}1`,
    `export const a = ${'x?y:'.repeat(50_000)}z`,
  ]) {
    const patch = await compiler.update('deep', { 'src/deep.tsx': text })
    for (const each of patch.problems) assert.equal(each.path, 'src/deep.tsx')
    assert.deepEqual((await compiler.update('deep', { 'src/deep.tsx': null })).problems, [])
  }
})

test('a key that is not open is refused', async () => {
  await assert.rejects(compiler.update('nobody', {}), /not open/)
})

test('check finds nothing in a sound project', async () => {
  assert.deepEqual(await compiler.check('sound', files), [])
})

test('check finds type errors, unknown packages, invented icons and missing files, each at its place', async () => {
  const problems = await compiler.check('sound', {
    ...files,
    'src/pages/home.tsx': home
      .replace('value={money(48210)}', 'value={48210}')
      .replace('Wallet }', 'Wallet, Wallett }')
      .replace('<Plus', '<Wallett /><Plus'),
    'src/pages/report.tsx': `import axios from 'axios'\nimport { a } from './gone'\n${files['src/pages/report.tsx']!}\naxios(a)\n`,
  })
  const found = problems.filter((each) => each.severity === 'error').map((each) => `${each.path}:${each.line} ${each.source}`)
  assert.deepEqual(found.toSorted(), [
    'src/pages/home.tsx:1 link',
    'src/pages/home.tsx:14 types',
    'src/pages/report.tsx:1 link',
    'src/pages/report.tsx:2 link',
  ])
})

test("check follows a project's changes, deletions and its own settings, and reads nothing of the server's", async () => {
  const unused = { ...files, 'src/loose.ts': 'export const f = (a: { b?: string }): number => a.b.length\n' }
  assert.equal((await compiler.check('sound', unused)).length, 1)
  assert.deepEqual(await compiler.check('sound', files), [])
  const loose = { ...unused, 'tsconfig.json': '{ /* easy */ "compilerOptions": { "strict": false, "typeRoots": ["/etc"], }, }' }
  assert.deepEqual(await compiler.check('sound', loose), [])
  const escaping = {
    ...files,
    'src/escape.ts': "import type { Compiler } from '../../../server/compiler/compiler'\nexport type C = Compiler\n",
  }
  assert.deepEqual(
    (await compiler.check('sound', escaping)).map((each) => each.path),
    ['src/escape.ts'],
  )
})

test('unused names are a warning, not an error', async () => {
  const strict = files['tsconfig.json']!.replace('"strict": true', '"strict": true, "noUnusedLocals": true')
  const [first, ...rest] = await compiler.check('sound', {
    ...files,
    'tsconfig.json': strict,
    'src/u.ts': 'const a = 1\nexport {}\n',
  })
  assert.deepEqual([first?.path, first?.severity, rest], ['src/u.ts', 'warning', []])
})

test('a hook called conditionally is an error, a missing key a warning, style nothing', async () => {
  const text = `import { useState } from 'react'
export function A({ open }: { open: boolean }) {
  var names = ["a"]
  if (open) {
    const [name] = useState('å')
    names.push(name)
  }
  return <ul>{names.map((each) => <li>{each}</li>)}</ul>
}
`
  const problems = await compiler.check('sound', { ...files, 'src/å b.tsx': text })
  assert.deepEqual(problems.map((each) => [each.path, each.line, each.source, each.severity]).toSorted(), [
    ['src/å b.tsx', 5, 'lint', 'error'],
    ['src/å b.tsx', 8, 'lint', 'warning'],
  ])
})
