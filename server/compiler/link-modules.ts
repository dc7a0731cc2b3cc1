// The link check: every import must lead to a file of the project or a package of the vendor set, and every imported name must
// be exported there. It needs no types and takes a fraction of a millisecond, so it runs on every edit.
import { parseSync } from 'oxc-parser'
import type { Diagnostic } from '#shared/projects.ts'
import { isPackageSpecifier } from './source-paths.ts'
import { problem, type Module } from './transform-module.ts'

export type Graph = {
  /** module by id; a module that cannot be read is missing */ modules: Map<string, Module>
  /** id of what a specifier leads to, or null */ resolve(specifier: string, from: string): string | null
  /** exported names of a package, or null when it is not in the set */ packageNames(specifier: string): Set<string> | null
  textOf(id: string): string
}

const fileOf = (id: string) => id.split('?', 1)[0]!

/** Does the module export the name? True when it cannot be known: an error elsewhere is reported there. */
function exportsName(graph: Graph, id: string, name: string, seen = new Set<string>()): boolean {
  const module = graph.modules.get(id)
  if (!module || module.exports.has(name)) return true
  if (seen.has(id) || name === 'default') return false
  seen.add(id)
  return module.stars.some((star) => {
    if (isPackageSpecifier(star)) return graph.packageNames(star)?.has(name) ?? true
    const target = graph.resolve(star, id)
    return !target || exportsName(graph, target, name, seen)
  })
}

/** Where an import stands in the source: at the imported name if there is one, else at the specifier. */
function offsetOf(text: string, file: string, specifier: string, name?: string): number {
  const { module } = parseSync(file, text)
  for (const item of module.staticImports) {
    if (item.moduleRequest.value !== specifier) continue
    const entry = item.entries.find((each) => (each.importName.name ?? 'default') === name)
    return entry ? (entry.importName.start ?? entry.localName.start) : item.moduleRequest.start
  }
  for (const item of module.staticExports)
    for (const entry of item.entries)
      if (entry.moduleRequest?.value === specifier && (!name || entry.importName.name === name)) return entry.start
  return module.dynamicImports.find((item) => text.slice(item.start, item.end).includes(specifier))?.start ?? -1
}

/** The closest known name, for an honest hint. */
function closest(name: string, names: Iterable<string>): string | null {
  const lower = name.toLowerCase()
  for (const known of names) if (known.toLowerCase() === lower) return known
  for (const known of names) if (known.length > 3 && (known.startsWith(name) || name.startsWith(known))) return known
  return null
}

const missing = (specifier: string) =>
  isPackageSpecifier(specifier) ? `The package '${specifier}' is not available.` : `There is no file for '${specifier}'.`

/** The problems of one module's own imports. */
export function linkModule(graph: Graph, module: Module): Diagnostic[] {
  const file = fileOf(module.id)
  const problems: Diagnostic[] = []
  const report = (message: string, specifier: string, name?: string) => {
    const text = graph.textOf(module.id)
    problems.push(problem(file, message, 'link', text, offsetOf(text, file, specifier, name)))
  }
  for (const { specifier, names } of module.imports) {
    if (isPackageSpecifier(specifier)) {
      const known = graph.packageNames(specifier)
      if (!known) report(missing(specifier), specifier)
      else
        for (const name of names ?? [])
          if (!known.has(name)) {
            const hint = closest(name, known)
            report(`'${specifier}' exports no '${name}'.${hint ? ` Did you mean '${hint}'?` : ''}`, specifier, name)
          }
      continue
    }
    const target = graph.resolve(specifier, module.id)
    if (!target) report(missing(specifier), specifier)
    else
      for (const name of names ?? [])
        if (!exportsName(graph, target, name)) report(`'${specifier}' exports no '${name}'.`, specifier, name)
  }
  for (const specifier of module.lazy) {
    const found = isPackageSpecifier(specifier) ? graph.packageNames(specifier) : graph.resolve(specifier, module.id)
    if (!found) report(missing(specifier), specifier)
  }
  return problems
}
