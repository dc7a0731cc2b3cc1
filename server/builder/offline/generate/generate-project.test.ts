import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { pathProblem } from '#shared/projects.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { fieldTypes, looks, palettes, projectModelSchema, shells, viewKinds, type Field, type ProjectModel } from '../model.ts'
import { contrast } from './color.ts'
import { generateProject } from './generate-project.ts'
import { localImports } from './kit.ts'
import { blogSample, customersSample, salesSample, todoSample } from './samples.ts'
import { darkTokens, lightTokens } from './theme.ts'
import { wordsOf } from './words.ts'

const root = join(import.meta.dirname, '../../../..')
const linesMax = 300
const generateMedianMaxMs = 25 // the bar is 10 on an idle machine; the suite runs beside others

/** Every field type, every view, every page kind, and names made to break quotes, JSX and identifiers. */
function hardModel(change: Partial<ProjectModel> = {}): ProjectModel {
  const field = (id: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
    id,
    label: `"${id}" it's <${type}> {x}`,
    type,
    ...more,
    why: 'said',
  })
  const plain = fieldTypes.filter((type) => !['select', 'ref', 'refs'].includes(type)).map((type) => field(`my${type}`, type))
  const row = {
    mytext: 'It\'s `a` ${b} \\ "c"',
    mymarkdown: '## x\n\n`y` ${z}',
    mydate: '-3d',
    mydatetime: '+1dT10:30',
    event: 0,
    classes: [0],
    status: 'Done',
  }
  return {
    version: 1,
    name: 'A \'quoted\' "name" \\ <b>',
    tagline: '{tag} & <line>',
    language: 'en',
    currency: 'USD',
    theme: { palette: 'blue', depth: 'normal', look: 'crisp', mode: 'system' },
    shell: 'sidebar',
    things: [
      {
        id: 'record',
        one: 'Record',
        many: 'Records',
        icon: 'Box',
        titleField: 'mytext',
        fields: [
          ...plain,
          field('status', 'select', { options: ["It's new", 'Done'], formerOptions: { Old: 'Done' } }),
          field('event', 'ref', { target: 'event' }),
          field('classes', 'refs', { target: 'class' }),
        ],
        views: [...viewKinds],
        rows: [row, row, {}],
        why: 'said',
      },
      {
        id: 'event',
        one: 'Event',
        many: 'Events',
        icon: 'Calendar',
        titleField: 'rows',
        fields: [field('rows', 'text'), field('id', 'int', { unit: 'kg' }), field('values', 'date'), field('newest', 'text')],
        views: ['list'],
        rows: [{ rows: 'One' }],
        why: 'said',
      },
      {
        id: 'class',
        one: 'Class',
        many: 'Classes',
        icon: 'School',
        titleField: 'title',
        fields: [field('title', 'text')],
        views: ['board'],
        rows: [],
        why: 'said',
      },
    ],
    pages: [
      { id: 'home', path: '/', title: '"Home" <x>', icon: 'House', kind: 'dashboard' },
      { id: 'records', path: '/records', title: 'Records', icon: 'Box', kind: 'collection', thing: 'record' },
      { id: 'again', path: '/again', title: 'Again', icon: 'Box', kind: 'collection', thing: 'record' },
      { id: 'events', path: '/events', title: 'Events', icon: 'Calendar', kind: 'collection', thing: 'event' },
      { id: 'classes', path: '/classes', title: 'Classes', icon: 'School', kind: 'todo', thing: 'class' },
      { id: 'todo', path: '/todo', title: 'Todo', icon: 'ListChecks', kind: 'todo', thing: 'record' },
      { id: 'calendar', path: '/calendar', title: 'Calendar', icon: 'CalendarDays', kind: 'calendar' },
      { id: 'blog', path: '/blog', title: 'Blog', icon: 'Feather', kind: 'blog', thing: 'record' },
      { id: 'site', path: '/site', title: 'Site', icon: 'Globe', kind: 'landing' },
    ],
    features: { csv: true },
    ...change,
  }
}

/** Things called like what the generated code itself is made of. */
function namesakes(): ProjectModel {
  const ids =
    `problem detail topic line heading month match row value option event date map card page message option2 record draft text
    class icon link board visit visits series person news error window project view filter action`.split(/\s+/)
  const things = ids.map((id, i): ProjectModel['things'][number] => ({
    id,
    one: id,
    many: `${id}s`,
    icon: i % 2 ? 'Trash' : 'Image',
    titleField: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', why: 'said' },
      { id: 'set', label: 'Set', type: 'ref', target: ids[(i + 1) % ids.length], why: 'said' },
      { id: 'order', label: 'Order', type: 'select', options: ['A', 'B'], why: 'said' },
      { id: 'query', label: 'Query', type: 'select', options: ['A', 'Done'], why: 'said' },
      { id: 'day', label: 'Day', type: 'date', why: 'said' },
      { id: 'total', label: 'Total', type: 'money', why: 'said' },
    ],
    views: ['table', 'calendar', 'board', 'cards'],
    rows: [],
    why: 'said',
  }))
  const page = (thing: string, kind: 'collection' | 'blog' | 'todo' | 'dashboard' | 'calendar') => ({
    id: thing,
    path: `/${kind}/${thing}`,
    title: thing,
    icon: 'Box',
    kind,
    thing,
  })
  const kinds = ['collection', 'todo', 'dashboard', 'calendar'] as const
  return hardModel({ things, pages: [...ids.flatMap((id) => kinds.map((kind) => page(id, kind))), page('topic', 'blog')] })
}

const bare: ProjectModel = {
  ...hardModel(),
  things: [],
  pages: hardModel()
    .pages.filter(({ kind }) => kind !== 'blog')
    .map(({ thing: _, ...page }) => page),
}
const variant = (model: ProjectModel, change: Partial<ProjectModel>): ProjectModel => ({ ...model, ...change })

/** One of each: languages, looks, shells, kinds of pages. */
const models: Record<string, ProjectModel> = {
  todo: todoSample,
  sales: salesSample,
  blog: blogSample,
  customers: customersSample,
  hard: hardModel(),
  hardSwedish: hardModel({ language: 'sv', currency: 'SEK', shell: 'topbar', features: { csv: false } }),
  hardJapanese: hardModel({ language: 'ja', currency: 'JPY', shell: 'site' }),
  bare,
  hardNamesakes: namesakes(),
  statusTodo: variant(todoSample, {
    things: todoSample.things.map((thing) => ({
      ...thing,
      fields: thing.fields.flatMap((field): Field[] =>
        field.id === 'done'
          ? [{ ...field, id: 'status', label: 'Status', type: 'select', options: ['Open', 'Done'] }]
          : field.id === 'title'
            ? [field]
            : [],
      ),
    })),
  }),
}

const generated: Record<string, SourceFiles> = Object.fromEntries(
  Object.entries(models).map(([name, model]) => [name, generateProject(model)]),
)
const isCode = (path: string) => /\.tsx?$/.test(path)
const each = (check: (files: SourceFiles, name: string) => void) => () =>
  Object.entries(generated).forEach(([name, files]) => check(files, name))

describe('generateProject', () => {
  test('the models of the tests are valid ones', () => {
    for (const [name, model] of Object.entries(models)) assert.equal(projectModelSchema.safeParse(model).error, undefined, name)
  })

  test('same model, same bytes; the model itself is left alone', () => {
    for (const model of Object.values(models)) {
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
      assert.ok(count >= 10 && count <= (name.startsWith('hard') ? Infinity : 55), `${name}: ${count} files`)
      for (const [path, text] of Object.entries(files))
        if (path !== 'project.model.json' && name !== 'hardNamesakes')
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
        for (const imported of localImports(path, files[path]!)) {
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
    'no hole is left unfilled',
    each((files, name) => {
      for (const [path, text] of Object.entries(files)) {
        assert.doesNotMatch(text, /%%|@imports|undefined\.|\bundefined Page/, `${name}: ${path}`)
        if (isCode(path)) assert.doesNotMatch(text, /[ \t]+$/m, `${name}: ${path} has trailing space`)
      }
    }),
  )

  test('generating is quick', () => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now()
      generateProject(customersSample)
      return performance.now() - start
    })
    const median = times.toSorted((a, b) => a - b)[7]!
    assert.ok(median < generateMedianMaxMs, `${median.toFixed(1)} ms`)
  })

  test('types are clean, and no name is unused', () => {
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
  test('every palette, depth and look is readable, light and dark', () => {
    const textContrast = 4.5
    for (const palette of palettes)
      for (const depth of ['normal', 'deep', 'light'] as const)
        for (const look of looks)
          for (const tokens of [lightTokens, darkTokens].map((of) => of({ palette, depth, look, mode: 'system' }))) {
            const label = `${palette} ${depth} ${look}`
            const reads = (text: string, ground: string) =>
              assert.ok(
                contrast(tokens[text]!, tokens[ground]!) >= textContrast,
                `${label}: ${text} on ${ground}: ${contrast(tokens[text]!, tokens[ground]!)}`,
              )
            reads('primary-foreground', 'primary')
            reads('destructive-foreground', 'destructive')
            for (const ground of ['background', 'card', 'muted', 'accent'])
              for (const text of ['foreground', 'muted-foreground', 'accent-foreground', 'destructive-text']) reads(text, ground)
            for (const tone of Object.keys(tokens).filter((name) => name.startsWith('tone-'))) reads(tone, 'card')
          }
  })

  test('looks and shells differ', () => {
    const sheets = looks.map((look) => generateProject({ ...todoSample, theme: { ...todoSample.theme, look } })['src/index.css'])
    assert.equal(new Set(sheets).size, looks.length)
    const layouts = shells.map((shell) => generateProject({ ...customersSample, shell })['src/components/layout/layout.tsx'])
    assert.equal(new Set(layouts).size, shells.length)
  })
})
