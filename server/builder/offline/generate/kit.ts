// The kit: the parts of a generated project that are the same in all of them. They stand as real, type-checked files in
// sandbox/kit and are copied with `%%word%%` replaced: of every file the statements that a project uses, so that whoever takes
// it over finds no dead code. Read once, at start: a generator that touched the disk on every call would not be pure.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { importsOf, printKitModule, readKitModule, withTemplates, type KitModule } from './kit-module.ts'

const root = join(import.meta.dirname, '../../../../sandbox/kit')

/** `src/...` path -> text. */
const kitFiles: SourceFiles = Object.fromEntries(
  readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
)

/** One file of the kit as it stands there. */
export const kitFile = (path: string): string => kitFiles[path]!

const kitModules = new Map(Object.entries(kitFiles).map(([path, text]) => [path, readKitModule(text)]))

/** Statements that stand in place of the kit's own, by path and name; they use no other name of the file. */
export type KitStatements = Record<string, Record<string, string>>

/**
 * What the given files import of the kit, and what that needs in turn, with the words filled in: no file and no name
 * besides. A word is what the first of the dictionaries says that knows it.
 */
export function kitFilesFor(
  files: SourceFiles,
  dictionaries: readonly Record<string, string>[],
  statements: KitStatements = {},
): SourceFiles {
  const chosen = new Map<string, { kept: Set<string>; exported: Set<string> }>()
  const waiting: { path: string; name: string; isOutside: boolean }[] = []
  const askFor = (from: string, module: string, name: string) => {
    const path = kitPath(from, module)
    if (path && !(path in files)) waiting.push({ path, name, isOutside: true })
  }
  for (const [path, text] of Object.entries(files))
    for (const { module, names } of importsOf(text)) for (const { name } of names) askFor(path, module, name)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, name, isOutside } = next
    const { parts, imported } = kitModule(path, statements)
    const choice = chosen.get(path) ?? { kept: new Set(), exported: new Set() }
    chosen.set(path, choice)
    if (isOutside) choice.exported.add(name)
    const part = parts.find((each) => each.name === name)
    if (!part || choice.kept.has(name)) continue
    choice.kept.add(name)
    for (const used of part.uses) {
      const from = imported.get(used)
      if (from) askFor(path, from.module, from.name)
      else waiting.push({ path, name: used, isOutside: false })
    }
  }
  const said = (word: string) => dictionaries.find((words) => word in words)?.[word]
  const fill = (text: string) => withTemplates(text.replace(/%%(\w+)%%/g, (hole, word: string) => said(word) ?? hole))
  return Object.fromEntries(
    [...chosen].map(([path, { kept, exported }]) => [path, fill(printKitModule(kitModule(path, statements), kept, exported))]),
  )
}

function kitModule(path: string, statements: KitStatements): KitModule {
  const module = kitModules.get(path)!
  const own = statements[path]
  return own
    ? { ...module, parts: module.parts.map((part) => (own[part.name] ? { ...part, text: own[part.name]!, uses: [] } : part)) }
    : module
}

/** The kit's file that a module's name leads to, if it is one of the kit's. */
function kitPath(from: string, module: string): string | undefined {
  const place = localPath(from, module)
  return place === null ? undefined : [`${place}.tsx`, `${place}.ts`].find((path) => path in kitFiles)
}

/** A local module as a path from the project's root, without extension; null for a package. */
export function localPath(from: string, module: string): string | null {
  if (module.startsWith('@/')) return `src/${module.slice(2)}`
  return module.startsWith('.') ? posix.join(posix.dirname(from), module) : null
}
