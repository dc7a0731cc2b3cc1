// Type-checks projects with TypeScript 7 over a virtual file system: the project's files from memory, declarations from our own
// packages, and nothing else of the disk. Every project has a folder of its own below one root, so declarations are parsed once.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, DiagnosticCategory, type Diagnostic as TypeDiagnostic, type Snapshot } from 'typescript/unstable/sync'
import type { FileSystem } from 'typescript/unstable/fs'
import type { Diagnostic } from '#shared/projects.ts'
import type { SourceFiles } from './compiler.ts'
import { clientTypes, projectConfig } from './type-config.ts'
import { problem } from './transform-module.ts'
import { vendorEntries } from './vendor-manifest.ts'

type TypeChecker = {
  /** Every type problem of the project. Throws when the checker itself is gone. */
  check(key: string, files: SourceFiles): Diagnostic[]
  /** how many projects were opened so far */ opened(): number
}
type Slot = { folder: string; files: SourceFiles }

const packagesFolder = fileURLToPath(new URL('../../node_modules', import.meta.url))
const root = path.join(path.dirname(packagesFolder), '.drafts')
const clientFile = `${root}/node_modules/vite/client.d.ts`
const openMax = 4
/** Useful to hear, but nothing a page stumbles over: unused names, a package without declarations. */
const warningCodes = new Set([6133, 6138, 6192, 6196, 6198, 6199, 7016])

const isOurs = (name: string) => name === root || name.startsWith(`${root}/`)
const isPackage = (name: string) => name.startsWith(packagesFolder)
const isLibrary = (name: string) => !path.isAbsolute(name) || name.startsWith('bundled:')
const real = (name: string) => isPackage(name) || isLibrary(name)

export function createTypeChecker(): TypeChecker {
  const texts = new Map<string, string>([[clientFile, clientTypes]])
  const folders = new Map<string, Set<string>>()
  const slots = new Map<string, Slot>()
  let opened = 0

  const put = (file: string, text: string) => {
    texts.set(file, text)
    for (let name = file; name.length > root.length;) {
      const folder = path.dirname(name)
      const entries = folders.get(folder)
      if (entries) entries.add(name)
      else folders.set(folder, new Set([name]))
      name = folder
    }
  }
  const remove = (file: string) => {
    texts.delete(file)
    for (let name = file; name.length > root.length;) {
      const folder = path.dirname(name)
      const entries = folders.get(folder)
      entries?.delete(name)
      if (entries?.size) break
      folders.delete(folder)
      name = folder
    }
  }
  put(clientFile, clientTypes)

  const fs: FileSystem = {
    readFile: (name) => (isOurs(name) ? (texts.get(name) ?? null) : real(name) ? undefined : null),
    fileExists: (name) => (isOurs(name) ? texts.has(name) : real(name) ? undefined : false),
    directoryExists: (name) => (isOurs(name) ? name === root || folders.has(name) : real(name) ? undefined : false),
    getAccessibleEntries(name) {
      if (!isOurs(name)) return real(name) ? undefined : { files: [], directories: [] }
      const entries = [...(folders.get(name) ?? [])]
      const nameOf = (entry: string) => path.basename(entry)
      return {
        files: entries.filter((entry) => texts.has(entry)).map(nameOf),
        directories: entries.filter((entry) => folders.has(entry)).map(nameOf),
      }
    },
    realpath: (name) => (isOurs(name) ? name : undefined),
  }
  const api = new API({ cwd: root, fs })
  let snapshot: Snapshot | null = null
  const advance = (change: Parameters<typeof api.updateSnapshot>[0]) => {
    const before = snapshot
    snapshot = api.updateSnapshot(change)
    before?.dispose()
  }
  const configOf = (slot: Slot) => `${slot.folder}/tsconfig.json`

  /** Writes what changed into the slot's folder and tells the checker which files those are. */
  const write = (slot: Slot, files: SourceFiles) => {
    const created: string[] = []
    const changed: string[] = []
    const deleted: string[] = []
    const all: SourceFiles = { ...files, 'tsconfig.json': projectConfig(files['tsconfig.json']) }
    for (const [file, text] of Object.entries(all)) {
      const name = `${slot.folder}/${file}`
      const before = texts.get(name)
      if (before === text) continue
      ;(before === undefined ? created : changed).push(name)
      put(name, text)
    }
    for (const file of Object.keys(slot.files)) {
      if (file in all) continue
      deleted.push(`${slot.folder}/${file}`)
      remove(`${slot.folder}/${file}`)
    }
    slot.files = all
    return { created, changed, deleted }
  }

  const openSlot = (key: string): Slot => {
    const slot: Slot = { folder: `${root}/${++opened}`, files: {} }
    slots.set(key, slot)
    return slot
  }
  const closeOldest = () => {
    const oldest = slots.entries().next().value
    if (!oldest || slots.size <= openMax) return
    const [key, slot] = oldest
    slots.delete(key)
    advance({ closeProjects: [configOf(slot)] })
    for (const file of Object.keys(slot.files)) remove(`${slot.folder}/${file}`)
  }

  const toProblem = (slot: Slot, diagnostic: TypeDiagnostic): Diagnostic | null => {
    const name = diagnostic.fileName
    if (name && !name.startsWith(`${slot.folder}/`)) return null
    const file = name?.slice(slot.folder.length + 1) ?? 'tsconfig.json'
    const text = slot.files[file]
    const message = messageOf(diagnostic)
    const found = problem(file, message, 'types', text, text === undefined ? -1 : diagnostic.pos)
    const isWarning = diagnostic.category !== DiagnosticCategory.Error || warningCodes.has(diagnostic.code)
    return isWarning ? { ...found, severity: 'warning' } : found
  }
  const programOf = (slot: Slot) => {
    const project = snapshot?.getProject(configOf(slot))
    if (!project) throw new Error('The type checker lost the project.')
    return project.program
  }
  const listed = (slot: Slot, diagnostics: readonly TypeDiagnostic[]) =>
    diagnostics.map((each) => toProblem(slot, each)).filter((each) => each !== null)

  const checker: TypeChecker = {
    check(key, files) {
      const known = slots.get(key)
      const slot = known ?? openSlot(key)
      slots.delete(key)
      slots.set(key, slot)
      const fileChanges = write(slot, files)
      advance(known ? { fileChanges } : { fileChanges, openProjects: [configOf(slot)] })
      closeOldest()
      const program = programOf(slot)
      return listed(slot, [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()])
    },
    opened: () => opened,
  }
  // Parses the declarations of every package before the first project needs them.
  const imports = vendorEntries.map((specifier, index) => `import * as p${index} from '${specifier}'\nexport { p${index} }`)
  checker.check('warm', { 'src/warm.tsx': `${imports.join('\n')}\nexport const element = <p className="warm">warm</p>\n` })
  return checker
}

const messageOf = (diagnostic: TypeDiagnostic): string =>
  [diagnostic.text, ...(diagnostic.messageChain ?? []).map((each) => messageOf(each))].join('\n')
