import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { pathProblem } from '#shared/projects.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { frames, looks, palettes, type ProjectModel, projectModelSchema, shells } from '../model.ts'
import { contrast } from './color.ts'
import { generateProject } from './generate-project.ts'
import { importsOf } from './kit-module.ts'
import { localPath } from './kit.ts'
import { customersSample, todoSample } from './samples/samples.ts'
import { pageModels } from './samples/test-page-models.ts'
import { testModels as handMade } from './samples/test-models.ts'
import { darkTokens, lightTokens } from './theme.ts'
import { wordsOf } from './words/words.ts'

const testModels: Record<string, ProjectModel> = { ...handMade, ...pageModels }
const root = join(import.meta.dirname, '../../../..')
const linesMax = 300
const filesMax = 55
/** A front for visitors, with a file for each of its sections, and what its owner looks after behind it. */
const filesWithFrontMax = 90

const generated: Record<string, SourceFiles> = Object.fromEntries(
  Object.entries(testModels).map(([name, model]) => [name, generateProject(model)]),
)
const isFront = (name: string) => testModels[name]!.pages.some(({ kind }) => kind === 'landing')
const isCode = (path: string) => /\.tsx?$/.test(path)
const declaration = /^(export )?(?:async )?(?:const|let|function|interface|type) (\w+)/gm
const each = (check: (files: SourceFiles, name: string) => void) => () =>
  Object.entries(generated).forEach(([name, files]) => check(files, name))

describe('generateProject', () => {
  test('the models of the tests are valid ones', () => {
    for (const [name, model] of Object.entries(testModels))
      assert.equal(projectModelSchema.safeParse(model).error, undefined, name)
  })

  test('same model, same bytes; the model itself is left alone', () => {
    for (const model of Object.values(testModels)) {
      const before = JSON.stringify(model)
      const first = JSON.stringify(generateProject(model))
      assert.equal(JSON.stringify(generateProject(structuredClone(model))), first)
      assert.equal(JSON.stringify(model), before)
    }
  })

  test(
    'file names are good, files are few and short',
    each((files, name) => {
      for (const path of Object.keys(files)) assert.equal(pathProblem(path), null, path)
      const count = Object.keys(files).length
      const max = name.startsWith('hard') ? Infinity : name in pageModels || isFront(name) ? filesWithFrontMax : filesMax
      assert.ok(count >= 10 && count <= max, `${name}: ${count} files`)
      for (const [path, text] of Object.entries(files))
        if (!['project.model.json', 'database/schema.sql'].includes(path) && name !== 'hardNamesakes')
          assert.ok(text.split('\n').length <= linesMax, `${name}: ${path} is too long`)
      const lower = Object.keys(files).map((path) => path.toLowerCase())
      assert.equal(new Set(lower).size, lower.length, `${name}: two paths differ only in case`)
    }),
  )

  test(
    'every file parses',
    each((files, name) => {
      for (const [path, text] of Object.entries(files))
        if (isCode(path)) assert.deepEqual(parseSync(path, text).errors, [], `${name}: ${path}`)
    }),
  )

  test(
    'local imports lead to files, packages are those a project has, and nothing is copied in vain',
    each((files, name) => {
      const { dependencies } = JSON.parse(files['package.json']!) as { dependencies: Record<string, string> }
      const reached = new Set(['src/main.tsx'])
      for (const path of reached) {
        for (const { module } of importsOf(files[path]!)) {
          const imported = localPath(path, module)
          if (imported === null) continue
          const target = [imported, `${imported}.tsx`, `${imported}.ts`].find((candidate) => candidate in files)
          assert.ok(target, `${name}: ${path} imports ${imported}`)
          if (isCode(target)) reached.add(target)
        }
        for (const [, module] of files[path]!.matchAll(/from '([^'.@][^']*)'/g))
          assert.ok(module!.split('/')[0]! in dependencies, `${name}: ${path} imports ${module}`)
      }
      const unused = Object.keys(files).filter((path) => path.startsWith('src/') && isCode(path) && !reached.has(path))
      // a thing that no page shows keeps its data
      assert.deepEqual(
        unused.filter((path) => !path.startsWith('src/data/')),
        [],
        `${name}: files nothing imports`,
      )
    }),
  )

  test(
    'there is no dead code: every name is used, and what is exported is asked for',
    each((files, name) => {
      const sources = Object.entries(files).filter(([path]) => path.startsWith('src/') && isCode(path))
      const asked = new Set(sources.flatMap(([, text]) => importsOf(text).flatMap(({ names }) => names.map((each) => each.name))))
      for (const [path, text] of sources)
        for (const [, exported, declared] of text.matchAll(declaration)) {
          // rows and their type are there for whoever writes the next file, also where no page shows them
          if (text.includes(`export interface ${declared} extends Row`) || text.includes(`const ${declared} = createColl`))
            continue
          const isUsed = exported ? asked.has(declared!) : text.match(new RegExp(`\\b${declared}\\b`, 'g'))!.length > 1
          assert.ok(isUsed, `${name}: ${path} has ${declared} in vain`)
        }
    }),
  )

  test(
    'no hole is left unfilled',
    each((files, name) => {
      for (const [path, text] of Object.entries(files)) {
        assert.doesNotMatch(text, /%%|@imports|undefined\.|\bundefined Page/, `${name}: ${path}`)
        if (isCode(path)) assert.doesNotMatch(text, /[ \t]+$/m, `${name}: ${path} has trailing space`)
      }
    }),
  )

  test('types are clean', () => {
    const folder = mkdtempSync(join(tmpdir(), 'generated-'))
    try {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      for (const [name, files] of Object.entries(generated))
        for (const [path, text] of Object.entries(files).filter(([path]) => isCode(path) && path.startsWith('src/'))) {
          mkdirSync(dirname(join(folder, name, path)), { recursive: true })
          // one compiler run over all projects, so `@/` has to name a folder of its own in each
          writeFileSync(join(folder, name, path), text.replaceAll("'@/", `'@${name}/`))
        }
      const options = JSON.parse(generated.todo!['tsconfig.json']!) as { compilerOptions: object }
      const paths = Object.fromEntries(Object.keys(generated).map((name) => [`@${name}/*`, [`./${name}/src/*`]]))
      const config = { compilerOptions: { ...options.compilerOptions, paths }, include: ['*/src'] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
      assert.equal(run.stdout + run.stderr, '')
      assert.equal(run.status, 0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('words', () => {
  test('are filled, know their placeholders, and fit into quotes and JSX', () => {
    for (const [language, words] of Object.entries(wordsOf))
      for (const [word, text] of Object.entries(words)) {
        const holes = text.match(/\{\w+\}/g) ?? []
        assert.ok(text.trim() !== '', `${language}.${word} is empty`)
        for (const hole of holes)
          assert.ok(wordsOf.en[word as keyof typeof wordsOf.en].includes(hole), `${language}.${word}: ${hole}`)
        // the words of the README land in Markdown only
        if (!word.startsWith('readme')) assert.doesNotMatch(text, /['"`<\\]/, `${language}.${word}`)
      }
  })

  test('English does not leak into a Swedish or Japanese interface', () => {
    for (const language of ['sv', 'ja'] as const) {
      const files = generateProject({ ...customersSample, language })
      for (const [path, text] of Object.entries(files)) {
        if (!path.startsWith('src/') || path.startsWith('src/data/')) continue
        const leak = />\s*(Save|Cancel|Delete|Edit|Close|Undo|Today|More|Export|Skip to content)\s*</.exec(text)
        assert.equal(leak, null, `${language}: ${path}: ${leak?.[0]}`)
      }
    }
  })
})

describe('theme', () => {
  test('every palette, depth, look and frame is readable, light and dark', () => {
    const textContrast = 4.5
    for (const palette of palettes)
      for (const depth of ['normal', 'deep', 'light'] as const)
        for (const [look, frame] of looks.flatMap((look) => frames.map((frame) => [look, frame] as const)))
          for (const tokens of [lightTokens, darkTokens].map((of) => of({ palette, depth, look, mode: 'system', frame }))) {
            const label = `${palette} ${depth} ${look} ${frame}`
            const reads = (text: string, ground: string) =>
              assert.ok(
                contrast(tokens[text]!, tokens[ground]!) >= textContrast,
                `${label}: ${text} on ${ground}: ${contrast(tokens[text]!, tokens[ground]!)}`,
              )
            reads('primary-foreground', 'primary')
            reads('destructive-foreground', 'destructive')
            for (const name of ['primary', 'destructive']) reads(`${name}-foreground`, `${name}-hover`)
            for (const ground of ['background', 'card', 'muted', 'accent'])
              for (const text of ['foreground', 'muted-foreground', 'accent-foreground', 'destructive-text']) reads(text, ground)
            for (const text of ['sidebar-foreground', 'sidebar-muted']) reads(text, 'sidebar')
            for (const text of ['sidebar-accent', 'sidebar-primary']) reads(`${text}-foreground`, text)
            reads('sidebar-muted', 'sidebar-accent')
            for (const tone of Object.keys(tokens).filter((name) => name.startsWith('tone-'))) reads(tone, 'card')
          }
  })

  test('looks and shells differ', () => {
    const sheets = looks.map((look) => generateProject({ ...todoSample, theme: { ...todoSample.theme, look } })['src/index.css'])
    assert.equal(new Set(sheets).size, looks.length)
    const layouts = shells.map((shell) => generateProject({ ...customersSample, shell })['src/App.tsx'])
    assert.equal(new Set(layouts).size, shells.length)
  })
})
