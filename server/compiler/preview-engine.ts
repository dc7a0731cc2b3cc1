// The state of one open draft inside the preview child: its modules, its sheet, and what the browser holds as the last good
// build. While a draft has an error nothing is handed out; when the errors are gone, one patch brings everything that changed.
import type { Diagnostic } from '#shared/projects.ts'
import type { PreviewBuild, PreviewPatch, SourceChanges, SourceFiles } from './compiler.ts'
import { readIndexPage, type IndexPage } from './index-page.ts'
import { linkModule, type Graph } from './link-modules.ts'
import { packageNames, packJs, patchJs, preloadsOfPack, vendorsOf, type GoodBuild } from './pack-form.ts'
import { isCode, isPackageSpecifier, isStyle, isToolConfig, mayHoldClasses, resolveSpecifier } from './source-paths.ts'
import { openStyleSheet, type StyleSheet } from './style-sheet.ts'
import { problem, transformModule, type Module } from './transform-module.ts'

export type PreviewProject = {
  build(): PreviewBuild
  update(changes: SourceChanges, refused?: Record<string, string>): Promise<PreviewPatch>
  /** Every problem, of unreachable files too. */ problems(): Diagnostic[]
  /** The modules of the last link, those the entry reaches. */ modules(): Module[]
  /** Forgets the retained stylesheet compiler; the next edit builds it again. */ rest(): void
}

const fileOf = (id: string) => id.split('?', 1)[0]!
const testPattern = /\.(test|spec|stories)\.[cm]?[jt]sx?$/
const wanted = (file: string) => isCode(file) && !isToolConfig(file) && !testPattern.test(file)

/** Opens a draft. `refused` names files that crashed an earlier child: they are reported and never read. */
export async function openPreviewProject(
  source: SourceFiles,
  refusedFirst: Record<string, string> = {},
): Promise<PreviewProject> {
  const files = new Map(Object.entries(source))
  const modules = new Map<string, Module>()
  const syntax = new Map<string, Diagnostic[]>()
  const resolved = new Map<string, string | null>()
  let page: IndexPage = readIndexPage(files.get('index.html'))
  let sheet: StyleSheet | null = null
  let styles: string[] = []
  let css = ''
  let styleProblems: Diagnostic[] = []
  let linked: { reachable: Module[]; problems: Diagnostic[] } = { reachable: [], problems: [] }
  let good: GoodBuild | null = null
  let refused = refusedFirst

  const resolve = (specifier: string, from: string) => {
    const key = `${specifier}\0${from}`
    let target = resolved.get(key)
    if (target === undefined) resolved.set(key, (target = resolveSpecifier(files, specifier, from)))
    return target
  }
  const graph: Graph = { modules, resolve, packageNames, textOf: (id) => files.get(fileOf(id)) ?? '' }

  const compileModule = (id: string) => {
    const file = fileOf(id)
    const reason = refused[file]
    const { module, problems } = reason
      ? { module: null, problems: [problem(file, reason, 'compiler')] }
      : transformModule(id, files.get(file)!)
    if (module) modules.set(id, module)
    else modules.delete(id)
    if (problems.length) syntax.set(id, problems)
    else syntax.delete(id)
  }

  /** Walks from the entry, compiling assets on the way, and checks every import it meets. */
  const link = () => {
    const reachable: Module[] = []
    const seen = new Set<string>()
    const problems: Diagnostic[] = []
    const foundStyles: string[] = []
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      if (isStyle(id)) return void foundStyles.push(id)
      if (!modules.has(id) && !syntax.has(id)) compileModule(id)
      const module = modules.get(id)
      if (!module) return void problems.push(...(syntax.get(id) ?? []))
      problems.push(...linkModule(graph, module))
      for (const specifier of [...module.imports.map((item) => item.specifier), ...module.lazy]) {
        const target = isPackageSpecifier(specifier) ? null : resolve(specifier, id)
        if (target) visit(target)
      }
      reachable.push(module)
    }
    if (files.has(page.entry)) visit(page.entry)
    else problems.push(problem('index.html', `There is no entry file '${page.entry}'.`, 'link'))
    linked = { reachable, problems }
    return foundStyles
  }

  const buildStyles = async (foundStyles: string[], changed: string[] | null) => {
    const same = sheet && changed && foundStyles.join() === styles.join()
    styles = foundStyles
    const failing = styles.find((file) => refused[file])
    try {
      if (failing) throw new Error(refused[failing])
      const textsOf = (names: Iterable<string>) =>
        [...names].filter((file) => files.has(file) && mayHoldClasses(file) && !refused[file])
      const pairs = (names: Iterable<string>) => textsOf(names).map((file): [string, string] => [file, files.get(file)!])
      if (same) css = sheet!.build(pairs(changed))
      else {
        sheet = null
        const opened = styles.length ? await openStyleSheet(styles, (file) => files.get(file)) : null
        css = opened?.build(pairs(files.keys())) ?? ''
        sheet = opened
      }
      styleProblems = []
    } catch (error) {
      sheet = null
      styleProblems = [styleProblem(files, failing ?? styles[0] ?? 'index.html', (error as Error).message)]
    }
  }

  const allProblems = () => [...linked.problems, ...styleProblems]
  const current = (): GoodBuild => {
    const parts = new Map<string, GoodBuild['parts'] extends Map<string, infer Part> ? Part : never>()
    for (const module of linked.reachable) {
      const before = good?.parts.get(module.id)
      const names: Record<string, string> = {}
      for (const specifier of [...module.imports.map((item) => item.specifier), ...module.lazy]) {
        const target = isPackageSpecifier(specifier) ? null : resolve(specifier, module.id)
        if (target) names[specifier] = target
      }
      const vendors = vendorsOf(module)
      const head = JSON.stringify([names, vendors])
      const same = before?.module === module && before.head === head
      parts.set(module.id, same ? before : { module, head, names, vendors })
    }
    return { page, css, parts }
  }

  for (const file of files.keys()) if (wanted(file)) compileModule(file)
  await buildStyles(link(), null)
  if (!allProblems().length) good = current()

  return {
    build() {
      if (!good) return { pack: null, problems: allProblems() }
      const pack = { js: packJs(good), css: good.css, preload: preloadsOfPack(good), html: good.page.html }
      return { pack, problems: allProblems() }
    },
    async update(changes, refusedNow = {}) {
      refused = refusedNow
      const changed = Object.keys(changes)
      let pathsChanged = false
      for (const [file, text] of Object.entries(changes)) {
        if (files.has(file) !== (text !== null)) pathsChanged = true
        if (text === null) files.delete(file)
        else files.set(file, text)
        for (const id of [...modules.keys(), ...syntax.keys()])
          if (fileOf(id) === file) {
            modules.delete(id)
            syntax.delete(id)
          }
        if (text !== null && wanted(file)) compileModule(file)
        if (file === 'index.html') page = readIndexPage(text ?? undefined)
      }
      if (pathsChanged) resolved.clear()
      const styled = changed.some((file) => isStyle(file))
      await buildStyles(link(), styled ? null : changed)

      const problems = allProblems()
      const nothing = { js: null, css: null, modules: [], vendors: [], reload: false, problems }
      if (problems.length) return nothing
      const before = good
      const after = current()
      good = after
      if (!before) return { ...nothing, reload: true }
      const parts = [...after.parts.values()].filter((part) => before.parts.get(part.module.id) !== part)
      const vendors = new Set(parts.flatMap((part) => part.vendors))
      for (const part of before.parts.values()) for (const specifier of part.vendors) vendors.delete(specifier)
      return {
        js: parts.length ? patchJs(parts) : null,
        css: after.css === before.css ? null : after.css,
        modules: parts.map((part) => part.module.id),
        vendors: [...vendors],
        reload: after.page.html !== before.page.html || after.page.entry !== before.page.entry,
        problems,
      }
    },
    problems() {
      const reached = new Set(linked.reachable.map((module) => module.id))
      const others = [...modules.values()].filter((module) => !reached.has(module.id))
      const reported = new Set(linked.problems)
      const unseen = [...syntax.values()].flat().filter((each) => !reported.has(each))
      const unlinked = others.flatMap((module) => linkModule(graph, module))
      return [...allProblems(), ...unseen, ...unlinked]
    },
    modules: () => linked.reachable,
    rest() {
      sheet = null
    },
  }
}

/** A style error at the place its message quotes, if a sheet holds that text. */
function styleProblem(files: Map<string, string>, file: string, message: string): Diagnostic {
  const quoted = /[`'"]([^`'"]+)[`'"]/.exec(message)?.[1]
  if (quoted)
    for (const [name, text] of files)
      if (isStyle(name) && text.includes(quoted)) return problem(name, message, 'style', text, text.indexOf(quoted))
  return problem(file, message, 'style')
}
