import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { buildVendor } from '../../scripts/build-vendor.ts'
import { openPreviewProject } from './preview-engine.ts'

const files = {
  'index.html':
    '<!doctype html><html lang="sv"><head><title>T</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/main.tsx': "import './index.css'\nimport { Hello } from './hello'\nconsole.log(Hello)\n",
  'src/hello.tsx': 'import { Plus } from \'lucide-react\'\nexport const Hello = () => <p className="p-4"><Plus /></p>\n',
  'src/index.css': '@import "tailwindcss";\n',
  'vite.config.ts': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
}
const messages = (problems: { path: string; message: string }[]) => problems.map((each) => `${each.path}: ${each.message}`)

before(() => buildVendor())

test('a whole draft becomes one pack with its icons, its sheet and its page', async () => {
  const { pack, problems } = (await openPreviewProject(files)).build()
  assert.deepEqual(problems, [])
  assert.ok(pack)
  assert.match(pack.js, /smida\.icons\(\{Plus:\{/)
  assert.match(pack.js, /smida\.start\("src\/main\.tsx"\)/)
  assert.ok(!pack.js.includes('vite.config'))
  assert.match(pack.css, /\.p-4/)
  assert.ok(!pack.html.includes('src/main.tsx'))
  assert.ok(pack.preload.some((url) => /^\/vendor\/react-.*\.js$/.test(url)))
})

test('links are checked: package, file, name, invented icon', async () => {
  const project = await openPreviewProject({
    ...files,
    'src/hello.tsx': `/* åäö 日本 */ import { Pluss } from 'lucide-react'
import _ from 'lodash'
import { x } from './nowhere'
import { y } from './main'
export const Hello = () => <Pluss a={_} x={x} y={y} />
export const later = () => import('./gone')
`,
  })
  const { pack, problems } = project.build()
  assert.equal(pack, null)
  assert.deepEqual(messages(problems), [
    "src/hello.tsx: 'lucide-react' exports no 'Pluss'. Did you mean 'Plus'?",
    "src/hello.tsx: The package 'lodash' is not available.",
    "src/hello.tsx: There is no file for './nowhere'.",
    "src/hello.tsx: './main' exports no 'y'.",
    "src/hello.tsx: There is no file for './gone'.",
  ])
  assert.deepEqual(
    problems.map((each) => each.line),
    [1, 2, 3, 4, 6],
  )
  assert.equal(problems[0]?.column, 23)
})

test('an edit gives only what changed', async () => {
  const project = await openPreviewProject(files)
  const patch = await project.update({ 'src/hello.tsx': files['src/hello.tsx'].replace('p-4', 'p-[13px]') })
  assert.deepEqual(patch.modules, ['src/hello.tsx'])
  assert.match(patch.css!, /13px/)
  assert.ok(!patch.js!.includes('main.tsx'))
  const same = await project.update({
    'src/hello.tsx': files['src/hello.tsx'].replace('p-4', 'p-[13px]').replace('<p ', '<b ').replace('</p>', '</b>'),
  })
  assert.equal(same.css, null)
})

test('a broken draft hands out nothing; its repair brings all that changed meanwhile', async () => {
  const project = await openPreviewProject(files)
  const broken = await project.update({ 'src/hello.tsx': 'export const Hello = () => <p>' })
  assert.equal(broken.js, null)
  assert.equal(broken.problems[0]?.source, 'syntax')
  assert.ok(project.build().pack?.js.includes('Plus'), 'the last good build is still there')
  const unseen = await project.update({ 'src/main.tsx': `${files['src/main.tsx']}console.log(2)\n` })
  assert.equal(unseen.js, null)
  const repaired = await project.update({ 'src/hello.tsx': 'export const Hello = () => <b />' })
  assert.deepEqual(repaired.modules.toSorted(), ['src/hello.tsx', 'src/main.tsx'])
  assert.deepEqual(repaired.problems, [])
})

test('a new file heals the import that waited for it, and a deleted one breaks it', async () => {
  const project = await openPreviewProject({ ...files, 'src/main.tsx': "import './new'\n" })
  assert.match(project.build().problems[0]!.message, /no file for/)
  const healed = await project.update({ 'src/new.ts': 'export {}' })
  assert.deepEqual([healed.problems, healed.reload], [[], true])
  const gone = await project.update({ 'src/new.ts': null })
  assert.match(gone.problems[0]!.message, /no file for/)
})

test('stylesheets load no plugin, no config and no file outside', async () => {
  for (const [css, expected] of [
    ['@import "tailwindcss"; @plugin "./evil.js";', /Plugins/],
    ['@import "tailwindcss"; @config "./evil.js";', /Plugins/],
    ['@import "../../../../etc/passwd.css";', /no stylesheet/],
    ['p { @apply no-such-class; }', /no-such-class/],
  ] as const) {
    const { problems } = (await openPreviewProject({ ...files, 'src/index.css': css })).build()
    assert.match(problems[0]!.message, expected)
    assert.deepEqual([problems[0]!.path, problems[0]!.source], ['src/index.css', 'style'])
  }
})

test('a changed index.html or entry asks for a reload', async () => {
  const project = await openPreviewProject(files)
  const patch = await project.update({ 'index.html': files['index.html'].replace('<title>T', '<title>U') })
  assert.equal(patch.reload, true)
  assert.match(project.build().pack!.html, /<title>U/)
})
