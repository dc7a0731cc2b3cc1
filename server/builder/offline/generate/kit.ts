// The kit: the parts of a generated project that are the same in all of them. They stand as real, type-checked files in
// sandbox/kit and are copied as they are, `%%word%%` replaced; only what a project imports comes along. Read once, at start:
// a generator that touched the disk on every call would not be pure.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { SourceFiles } from '#server/compiler/compiler.ts'

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

/** The kit files that the given files import, and those that these import, with their words filled in. */
export function kitFilesFor(files: SourceFiles, words: Record<string, string>): SourceFiles {
  const found: SourceFiles = {}
  const waiting = Object.entries(files)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, text] = next
    for (const imported of localImports(path, text)) {
      const target = [`${imported}.tsx`, `${imported}.ts`].find((candidate) => candidate in kitFiles)
      if (!target || target in found || target in files) continue
      found[target] = kitFiles[target]!.replace(/%%(\w+)%%/g, (hole, word: string) => words[word] ?? hole)
      waiting.push([target, found[target]])
    }
  }
  return found
}

/** Local modules that a file imports, as paths from the project's root, without extension. */
export function localImports(path: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|\} from|export .* from) ?[^'\n]*'((?:@|\.\.?)\/[^']+)'/gm)].map(([, module]) =>
    module!.startsWith('@/') ? `src/${module!.slice(2)}` : posix.join(posix.dirname(path), module!),
  )
}
