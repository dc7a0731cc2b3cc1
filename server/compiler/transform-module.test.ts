import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveSpecifier } from './source-paths.ts'
import { transformModule } from './transform-module.ts'

const moduleOf = (text: string, id = 'src/a.tsx') => {
  const { module, problems } = transformModule(id, text)
  assert.deepEqual(problems, [])
  assert.ok(module)
  return module
}

test('reads imports, lazy imports, exports and stars from the runner form', () => {
  const module = moduleOf(`import React, { useState, type FC } from 'react'
import * as all from 'zod'
import './index.css'
import { Unused } from './types'
export * from './more'
export { one as two } from "./it's"
const Page = React.lazy(() => import('./page'))
export default function A() { const [n] = useState(0); return <Page key={n} all={all} /> }
export const { x, y: [z] } = all`)
  const names = Object.fromEntries(module.imports.map((each) => [each.specifier, each.names]))
  assert.deepEqual(names['react'], ['default', 'useState'])
  assert.equal(names['zod'], null)
  assert.deepEqual(names["./it's"], ['one'])
  assert.ok(!('./types' in names), 'an import used as a type only is gone')
  assert.deepEqual(module.lazy, ['./page'])
  assert.deepEqual(module.stars, ['./more'])
  assert.deepEqual([...module.exports].toSorted(), ['default', 'two', 'x', 'z'])
  assert.ok(!/^\s*(import|export)\b/m.test(module.body))
  assert.ok(!module.body.includes('await __vite_ssr_import__'))
})

test('keeps text that looks like the runner form as text', () => {
  const module = moduleOf('export const text = `\nconst __vite_ssr_import_0__ = await __vite_ssr_import__("x");\n`')
  assert.deepEqual(module.imports, [])
})

test('comments and directives between imports hide nothing', () => {
  const module = moduleOf(`'use client'
/** A page. */
// parts
import { a } from './a' // first
/* second */ import { b } from './b'

// third
import './c'
export * from './d' // stars
// all
export const all = [a, b] // end`)
  assert.deepEqual(
    module.imports.map((each) => each.specifier),
    ['./a', './b', './c', './d'],
  )
  assert.deepEqual(module.stars, ['./d'])
})

test('many names in one import are all seen', () => {
  const names = Array.from({ length: 40 }, (_, index) => `name${index}`)
  const module = moduleOf(`import { ${names.join(', ')} } from './m'\nexport const all = [${names.join(', ')}]`)
  assert.deepEqual(module.imports[0]?.names?.toSorted(), names.toSorted())
})

test('a syntax error names its line and column, past letters of two bytes', () => {
  const { module, problems } = transformModule('src/a.tsx', "const å = '日本'\nconst b = = 2\n")
  assert.equal(module, null)
  assert.deepEqual([problems[0]?.line, problems[0]?.column, problems[0]?.source], [2, 11, 'syntax'])
})

test('what a plain function cannot hold is refused plainly', () => {
  for (const text of [
    'const a = await fetch("/x"); export default a',
    'for await (const x of y) {}',
    'class A { @dec m() {} }',
  ]) {
    const { module, problems } = transformModule('src/a.ts', text)
    assert.equal(module, null, text)
    assert.match(problems[0]!.message, /not supported|only allowed within async/)
  }
  moduleOf('export const f = async () => { await 1 }\nexport const word = "await"')
})

test('deep nesting is refused before a native parser sees it', () => {
  const { problems } = transformModule('src/a.ts', `export const a = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`)
  assert.match(problems[0]!.message, /nest/)
})

test('assets hand out values', () => {
  assert.match(moduleOf('{"a": 1, "class": 2}', 'src/d.json').body, /\["default"\] = \{"a":1,"class":2\};\n.*\["a"\] = 1/)
  assert.match(moduleOf('<svg/>', 'src/a.svg').body, /data:image\/svg\+xml/)
  assert.match(moduleOf('<svg/>', 'src/a.svg?raw').body, /"<svg\/>"/)
  assert.match(moduleOf('x', 'public/logo.svg').body, /"\/logo\.svg"/)
  assert.equal(transformModule('src/d.json', '{"a": }').problems[0]?.path, 'src/d.json')
})

test('specifiers resolve within the files only', () => {
  const files = new Set(['src/a.ts', 'src/ui/index.tsx', 'src/b.tsx', 'public/logo.svg'])
  const table: [string, string | null][] = [
    ['./a', 'src/a.ts'],
    ['./a.js', 'src/a.ts'],
    ['@/ui', 'src/ui/index.tsx'],
    ['/src/b', 'src/b.tsx'],
    ['/logo.svg', 'public/logo.svg'],
    ['./a?raw', 'src/a.ts?raw'],
    ['../../etc/passwd', null],
    ['./missing', null],
  ]
  for (const [specifier, expected] of table) assert.equal(resolveSpecifier(files, specifier, 'src/main.tsx'), expected, specifier)
})
