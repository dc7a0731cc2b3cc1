// How a specifier in a project's source names another of its files. The answer comes from the file map alone, never from a disk.
import path from 'node:path'

const codePattern = /\.[cm]?[jt]sx?$/
const tried = ['', '.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

export const isCode = (file: string) => codePattern.test(file) && !file.endsWith('.d.ts')
export const isStyle = (file: string) => file.endsWith('.css')
/** Files whose text may hold class names. */
export const mayHoldClasses = (file: string) => isCode(file) || /\.(html|mdx?)$/.test(file)
/** Code that tools read and no page runs. */
export const isToolConfig = (file: string) => /^[^/]+\.config\.[cm]?[jt]s$/.test(file)
export const isPackageSpecifier = (specifier: string) => !/^(\.{1,2}(\/|$)|\/|@\/)/.test(specifier)

type FileSet = { has(file: string): boolean }

/**
 * The id of the module that `specifier` means in the file `from`, or null. An id is the path of a file, with the query of the
 * specifier (`?raw`, `?url`) if it has one.
 */
export function resolveSpecifier(files: FileSet, specifier: string, from: string): string | null {
  const [name = '', query] = specifier.split('?', 2)
  const suffix = query ? `?${query}` : ''
  const bases: string[] = []
  if (name.startsWith('@/')) bases.push(`src/${name.slice(2)}`)
  else if (name.startsWith('/')) bases.push(name.slice(1), `public${name}`)
  else bases.push(path.posix.join(path.posix.dirname(from), name))
  for (const base of bases) {
    const clean = path.posix.normalize(base)
    if (clean.startsWith('..')) continue
    for (const extension of tried) if (files.has(clean + extension)) return clean + extension + suffix
    const typed = /^(.*)\.(m?)js(x?)$/.exec(clean)
    if (typed)
      for (const extension of [`.${typed[2]}ts${typed[3]}`, '.tsx'])
        if (files.has(typed[1] + extension)) return typed[1] + extension + suffix
  }
  return null
}

/** 1-based line and column of a UTF-16 offset. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++
  return { line, column: offset - lastBreak }
}
