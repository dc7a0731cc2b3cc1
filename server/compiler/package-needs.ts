// What a project takes from each package, name by name, so that its publication carries no more. Namespaces are looked into: who
// writes `z.object` needs `object`, not the whole of zod.
import { iconDrawing, isIconBase } from './pack-form.ts'
import { isPackageSpecifier } from './source-paths.ts'
import type { Module, ModuleImport } from './transform-module.ts'
import { iconsEntry } from './vendor-manifest.ts'

/** Specifier -> imported names, sorted; null for all of them. */
export type PackageNeeds = Record<string, string[] | null>
export type ProjectNeeds = {
  needs: PackageNeeds
  /** icons to be drawn in the project's own code */ icons: string[]
  /** packages whose namespace the project imports by name */ namespaces: Record<string, string[]>
}

/** Exports that stand for the package's whole namespace. */
const namespaceExports: Record<string, string[]> = { zod: ['z', 'default'] }

/** The members that a module's text reads off an expression, or null when it also uses the expression as a value. */
function membersOf(body: string, expression: string): string[] | null {
  const members = new Set<string>()
  for (let at = body.indexOf(expression); at !== -1; at = body.indexOf(expression, at + 1)) {
    const rest = body.slice(at + expression.length, at + expression.length + 100)
    if (/^[\w$]/.test(rest)) continue
    const member = /^\.([A-Za-z_$][\w$]*)/.exec(rest)
    if (member) members.add(member[1]!)
    else if (!rest.startsWith(' = __vite_ssr_import__(')) return null
  }
  return [...members]
}

/** The names one import really needs; `by` are the exported names it reaches them through. */
function namesOf(module: Module, { specifier, names }: ModuleImport): { names: string[] | null; by: string[] } {
  const load = `= __vite_ssr_import__(${JSON.stringify(specifier)})`
  const variable = new RegExp(
    String.raw`const (__vite_ssr_import_\d+__) ${load.replaceAll(/[()[\]/\\.$*+?^{}|]/g, String.raw`\$&`)}`,
  )
  const namespace = variable.exec(module.body)?.[1]
  if (names === null) return { names: namespace ? membersOf(module.body, namespace) : null, by: [] }
  const by = names.filter((name) => namespaceExports[specifier]?.includes(name))
  const found = new Set(names.filter((name) => !by.includes(name)))
  for (const name of by) {
    const members = namespace ? membersOf(module.body, `${namespace}.${name}`) : null
    if (!members) return { names: null, by: [] }
    for (const member of members) found.add(member)
  }
  return { names: [...found], by }
}

export function needsOf(modules: Module[]): ProjectNeeds {
  const found = new Map<string, Set<string> | null>([['react/jsx-runtime', null]])
  const namespaces: Record<string, string[]> = {}
  for (const module of modules) {
    for (const specifier of module.lazy) if (isPackageSpecifier(specifier)) found.set(specifier, null)
    for (const item of module.imports) {
      if (!isPackageSpecifier(item.specifier)) continue
      const { names, by } = namesOf(module, item)
      if (by.length) namespaces[item.specifier] = [...new Set([...(namespaces[item.specifier] ?? []), ...by])]
      const known = found.get(item.specifier)
      if (names === null || known === null) found.set(item.specifier, null)
      else found.set(item.specifier, new Set([...(known ?? []), ...names]))
    }
  }
  const icons: string[] = []
  const wanted = found.get(iconsEntry)
  if (wanted && [...wanted].every((name) => iconDrawing(name) || isIconBase(name))) {
    for (const name of wanted)
      if (iconDrawing(name)) {
        icons.push(name)
        wanted.delete(name)
      }
    if (icons.length) wanted.add('createLucideIcon')
  }
  const needs: PackageNeeds = {}
  for (const [specifier, names] of found) {
    needs[specifier] = names && [...names].toSorted()
    if (names === null) delete namespaces[specifier]
  }
  return { needs, icons: icons.toSorted(), namespaces }
}
