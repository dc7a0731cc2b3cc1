// The house rules that a machine can keep (AGENTS.md). Each test prints every line it refuses and why.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { codeOf, docs, floorOf, importsOf, isData, ours, product, read, roomOf, towers, treeOf } from './tidy-sources.ts'

const mayImport: Record<string, string[]> = {
  shared: ['shared'],
  server: ['server', 'shared'],
  web: ['web', 'shared'],
  sandbox: ['sandbox', 'shared'],
}
const doors = [
  { what: 'hono', imports: /^(hono|@hono)(\/|$)/, only: /(\.api|\/api|\/http|\/main|-door)\.ts$/ },
  { what: 'the database driver', imports: /^(pg|node:sqlite)$/, only: /^server\/db\// },
  { what: 'the AI SDK', imports: /^(ai|@ai-sdk)(\/|$)/, only: /^server\/(agent|builder)\// },
]
const linesMax = 300

function refuse(refused: string[]) {
  assert.equal(refused.length, 0, `\n${refused.join('\n')}\n`)
}

test('imports only go down the tower, and trees do not reach into each other', () => {
  refuse(
    product.flatMap((path) => {
      const tree = treeOf(path)
      const room = roomOf(path)
      if (towers[tree] && floorOf(tree, room) < 0)
        return [`${path}: "${room}" has no floor in the tower; a new noun needs a decision record`]
      return importsOf(path).flatMap(({ specifier, target }) => {
        if (!target) return []
        if (!mayImport[tree]!.includes(treeOf(target)))
          return [`${path}: imports ${specifier}, but ${tree} may not reach into ${treeOf(target)}`]
        const there = roomOf(target)
        if (treeOf(target) !== tree || !towers[tree] || there === room) return []
        return floorOf(tree, there) > floorOf(tree, room)
          ? []
          : [`${path}: imports ${specifier}, but ${there} is not below ${room}`]
      })
    }),
  )
})

test('the doors: hono, the environment, the driver and the AI SDK each have their place', () => {
  const wrongImports = product.flatMap((path) =>
    importsOf(path).flatMap(({ specifier, typeOnly }) =>
      doors
        .filter(({ imports, only }) => !typeOnly && imports.test(specifier) && !only.test(path))
        .map(({ what, only }) => `${path}: imports ${specifier}; ${what} belongs to ${only}`),
    ),
  )
  const wrongReaders = product.filter((path) => path !== 'server/config.ts' && /\bprocess\.env\b/.test(codeOf(path, false)))
  refuse([...wrongImports, ...wrongReaders.map((path) => `${path}: reads process.env; only server/config.ts may`)])
})

test('what runs and what builds it imports no package that only tests have', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const builds = ['vite.config.ts', 'react-router.config.ts', 'scripts/build-vendor.ts']
  const missing = [...product, ...builds].flatMap((path) =>
    importsOf(path)
      .filter(({ specifier, target, typeOnly }) => !target && !typeOnly && !/^(node:|virtual:|@\/)/.test(specifier))
      .map(({ specifier }) => specifier.match(/^(@[^/]+\/)?[^/]+/)![0])
      .filter((name) => !(name in dependencies))
      .map((name) => `${path}: imports ${name}, which package.json does not name among its dependencies`),
  )
  refuse(missing)
})

test('imports are written whole: with extension, by #tree/ into another room, by ./ inside one', () => {
  refuse(
    product.flatMap((path) =>
      importsOf(path).flatMap(({ specifier, target }) => {
        if (!target) return []
        if (!/\.\w+(\?\w+)?$/.test(specifier) && !specifier.startsWith('./+types/'))
          return [`${path}: imports ${specifier} without its extension`]
        const crosses = treeOf(target) !== treeOf(path)
        return crosses && specifier.startsWith('.') ? [`${path}: imports ${specifier}; write #${target}`] : []
      }),
    ),
  )
})

test(`files have at most ${linesMax} lines, kebab-case names, and no room is a drawer for everything`, () => {
  const long = ours.filter((path) => !isData(path) && read(path).trimEnd().split('\n').length > linesMax)
  const badNames = product.filter((path) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(path)))
  const drawers = product.filter(
    (path) =>
      !isData(path) && path.split(/[/.]/).some((part) => /^(utils?|lib|commons?|helpers?|types|services?|misc)$/.test(part)),
  )
  refuse([
    ...long.map((path) => `${path}: longer than ${linesMax} lines; split it by what its parts do`),
    ...badNames.map((path) => `${path}: the name is not kebab-case`),
    ...drawers.map((path) => `${path}: say what is in it instead`),
  ])
})

test('the bare word app names nothing of ours', () => {
  const bareWord = /(?<![A-Za-z])apps?(?![a-z])|(?<=[a-z])Apps?(?![a-z])|\bApps?(?=[A-Z]|\b)/
  const words = /\bappId\b|\bappstore\w*/g // of the spec
  refuse(
    product
      .filter((path) => !isData(path))
      .flatMap((path) => {
        const lines = codeOf(path, false).replaceAll(words, '').split('\n')
        const used = lines.flatMap((line, index) => (bareWord.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
        return bareWord.test(path) ? [`${path}: the file's name`, ...used] : used
      }),
  )
})

/** The names to be filled in a compiled text: its parts are texts, or [name, kind, branches by case]. */
const gapsIn = (text: unknown): unknown[] =>
  Array.isArray(text)
    ? text.flatMap((part) => (Array.isArray(part) ? [part[0], ...Object.values(part[2] ?? {}).flatMap(gapsIn)] : []))
    : []
const gaps = (text: string) => [...new Set(gapsIn(compileMessage(text)))].toSorted().join()

async function textsOf(path: string): Promise<Map<string, string>> {
  if (!existsSync(path)) return new Map()
  const sections = (await import(join(process.cwd(), path))) as Record<string, Record<string, string>>
  return new Map(
    Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text]),
    ),
  )
}

test('the three languages have the same texts with the same gaps to fill', async () => {
  const refused: string[] = []
  for (const english of globSync('web/i18n/en/*.ts').filter((path) => !path.endsWith('-bundle.ts'))) {
    const measure = await textsOf(english)
    for (const path of ['sv', 'ja'].map((language) => english.replace('/en/', `/${language}/`))) {
      const texts = await textsOf(path)
      for (const key of new Set([...measure.keys(), ...texts.keys()])) {
        const [one, other] = [measure.get(key), texts.get(key)]
        if (one === undefined || !other) refused.push(`${path}: ${key} is ${other ? 'too many' : 'missing'}`)
        else if (gaps(one) !== gaps(other)) refused.push(`${path}: ${key} fills {${gaps(other)}}, English {${gaps(one)}}`)
      }
    }
  }
  refuse(refused)
})

test('docs/map.md names only files that exist', () => {
  const paths = [...read('docs/map.md').matchAll(/`([\w.-]+(?:\/[\w.*-]+)+)`/g)].map(([, path]) => path!)
  assert.ok(paths.length > 10, 'the map is not empty')
  refuse(paths.filter((path) => globSync(path).length === 0).map((path) => `docs/map.md: ${path} does not exist`))
})

test('no file knows the machine it was written on', () => {
  const places = /(?<![\w.:-])\/(?:home|root|Users|work)\/[\w.-]+|registry\.npm[\w.]*|localhost:4873/
  refuse(
    [...ours, ...docs].flatMap((path) => {
      const found = path === 'tests/tidy.test.ts' ? null : places.exec(read(path))
      return found ? [`${path}: mentions ${found[0]}`] : []
    }),
  )
})
