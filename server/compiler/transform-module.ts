// One source file -> one module of the pack: a function body that asks for its imports by specifier. The body does not depend on
// where a specifier leads, so adding or removing a file never transforms another again. The runner form of oxc hoists imports and
// turns exports into getters, which keeps cycles and re-exports as the language has them.
import { parseSync } from 'oxc-parser'
import { moduleRunnerTransformSync, transformSync, type TransformOptions } from 'oxc-transform'
import type { Diagnostic } from '#shared/projects.ts'
import { assetValues } from './asset-values.ts'
import { isCode, isStyle, positionAt } from './source-paths.ts'

/** `names` null: the whole namespace. */
export type ModuleImport = { specifier: string; names: string[] | null }

export type Module = {
  id: string
  body: string
  imports: ModuleImport[]
  /** specifiers of literal dynamic imports */ lazy: string[]
  exports: Set<string>
  /** specifiers of `export * from` */ stars: string[]
}
type TransformResult = { module: Module | null; problems: Diagnostic[] }

const nestingMax = 1500
const options: TransformOptions = {
  jsx: { runtime: 'automatic', development: false, refresh: true },
  target: 'es2022',
  decorator: { legacy: true },
}

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`
const exportPattern = new RegExp(
  String.raw`Object\.defineProperty\(__vite_ssr_exports__, ${quoted}, \{\n\tenumerable: true,\n\tconfigurable: true,\n\tget\(\) \{\n\t\treturn [^\n]+;\n\t\}\n\}\);\n`,
  'y',
)
const importPattern = new RegExp(
  String.raw`(?:const (__vite_ssr_import_\d+__) = )?await __vite_ssr_import__\(${quoted}(?:, \{ importedNames: (\[[^\]]*\]) \})?\);\n`,
  'y',
)
/** Comments and directives may stand between the statements of the head. */
const triviaPattern = /(?:\s+|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|"[^"\n]*";\n)+/y
const starPattern = /__vite_ssr_exportAll__\((__vite_ssr_import_\d+__)\);\n/y

/** A problem of a whole file, or of a place in it. */
export function problem(file: string, message: string, source: Diagnostic['source'], text = '', offset = -1): Diagnostic {
  const place = offset < 0 ? { line: 0, column: 0 } : positionAt(text, offset)
  return { path: file, ...place, message, source, severity: 'error' }
}

/** The place where brackets nest deeper than any person writes, or -1: native parsers recurse and would fall with the process. */
function tooDeepAt(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 40 || code === 91 || code === 123) {
      if (++depth > nestingMax) return at
    } else if ((code === 41 || code === 93 || code === 125) && depth > 0) depth--
  }
  return -1
}

const nestingProblem = (file: string, text: string): Diagnostic | null => {
  const offset = tooDeepAt(text)
  return offset < 0 ? null : problem(file, `Brackets nest deeper than ${nestingMax} levels.`, 'syntax', text, offset)
}

/** A module that only hands out values. */
function assetModule(id: string, text: string): TransformResult {
  let values: Record<string, string>
  try {
    values = assetValues(id, text)
  } catch (error) {
    const { message } = error as SyntaxError
    const at = /at position (\d+)/.exec(message)
    return { module: null, problems: [problem(id.split('?', 1)[0]!, message, 'syntax', text, at ? Number(at[1]) : -1)] }
  }
  const body = Object.entries(values).map(([name, value]) => `__vite_ssr_exports__[${JSON.stringify(name)}] = ${value};\n`)
  return {
    module: { id, body: body.join(''), imports: [], lazy: [], exports: new Set(Object.keys(values)), stars: [] },
    problems: [],
  }
}

/** Transforms the module `id`, whose file holds `text`. Syntax errors come back as problems with a null module. */
export function transformModule(id: string, text: string): TransformResult {
  if (id.includes('?') || !isCode(id)) {
    if (isStyle(id)) return { module: { id, body: '', imports: [], lazy: [], exports: new Set(), stars: [] }, problems: [] }
    return assetModule(id, text)
  }
  const deep = nestingProblem(id, text)
  if (deep) return { module: null, problems: [deep] }
  const result = transformSync(id, text, options)
  const errors = result.errors.filter((error) => error.severity === 'Error')
  if (errors.length) {
    const problems = errors.map((error) =>
      problem(id, error.message, 'syntax', text, fromBytes(text, error.labels[0]?.start ?? -1)),
    )
    return { module: null, problems }
  }
  const helper = Object.keys(result.helpersUsed)[0]
  if (helper) return { module: null, problems: [problem(id, `This syntax is not supported (${helper}).`, 'syntax')] }
  const runner = moduleRunnerTransformSync(id, result.code)
  const module = readRunnerForm(id, runner.code, runner.dynamicDeps)
  if (/\bawait\b/.test(module.body) && awaitsAtTop(module.body)) {
    const offset = text.search(/\bawait\b/)
    return { module: null, problems: [problem(id, 'Top-level await is not supported.', 'syntax', text, offset)] }
  }
  return { module, problems: [] }
}

/** The transform counts in bytes of UTF-8, everything else in UTF-16. */
const fromBytes = (text: string, offset: number) =>
  offset < 0 ? offset : Buffer.from(text).subarray(0, offset).toString().length

/** `await` outside an async function is a syntax error once the module is a plain function. */
const awaitsAtTop = (body: string) =>
  parseSync('body.js', `(function(){"use strict";${body}\n})`, { sourceType: 'script', lang: 'js' }).errors.length > 0

/** Reads exports and imports from the head of the runner form, statement by statement, and makes the imports synchronous. */
function readRunnerForm(id: string, code: string, lazy: string[]): Module {
  const exports = new Set<string>()
  const imports: ModuleImport[] = []
  const stars: string[] = []
  const specifierOf = new Map<string, string>()
  let head = ''
  let at = 0
  for (;;) {
    triviaPattern.lastIndex = at
    const start = at + (triviaPattern.exec(code)?.[0].length ?? 0)
    exportPattern.lastIndex = importPattern.lastIndex = starPattern.lastIndex = start
    const exported = exportPattern.exec(code)
    if (exported) {
      exports.add(JSON.parse(`"${exported[1]}"`) as string)
      head += exported[0]
      at = exportPattern.lastIndex
      continue
    }
    const imported = importPattern.exec(code)
    if (imported) {
      const specifier = JSON.parse(`"${imported[2]}"`) as string
      const names = imported[3] ? (JSON.parse(imported[3]) as string[]) : imported[1] ? null : []
      imports.push({ specifier, names })
      if (imported[1]) specifierOf.set(imported[1], specifier)
      head += `${imported[1] ? `const ${imported[1]} = ` : ''}__vite_ssr_import__(${JSON.stringify(specifier)});\n`
      at = importPattern.lastIndex
      continue
    }
    const star = starPattern.exec(code)
    if (!star) break
    stars.push(specifierOf.get(star[1]!)!)
    head += star[0]
    at = starPattern.lastIndex
  }
  return { id, body: head + code.slice(at), imports, lazy, exports, stars }
}
