// The whole check of a draft. Cheap checks come first, and files that cannot be read never reach the type checker.
import type { Diagnostic } from '#shared/projects.ts'
import { createChild } from '../child.ts'
import type { SourceFiles } from './compiler.ts'
import type { Drafts } from './drafts.ts'
import { isCode, isToolConfig } from './source-paths.ts'
import { problem } from './transform-module.ts'

const checkTimeoutMs = 15_000
const fileTimeoutMs = 3_000
const heapMaxMb = 512
const script = new URL('./check-child.ts', import.meta.url)
/** A quieter collector would be quicker by half and twice the size. */
const environment = { GOGC: '60', GOMEMLIMIT: '500MiB' }
type Checked = { problems: Diagnostic[]; worn: boolean }

export function createChecks(drafts: Drafts) {
  const child = createChild(script, { heapMaxMb, environment })

  const deepProblems = async (key: string, files: SourceFiles): Promise<Diagnostic[]> => {
    const answer = await child.call<Checked>('check', { key, files }, checkTimeoutMs)
    if (!answer.ok) return [await blame(key, files)]
    if (answer.value.worn) {
      child.end()
      void child.warm()
    }
    return answer.value.problems
  }

  /** The file that the type checker does not survive: a fresh one gets the project file by file. */
  const blame = async (key: string, files: SourceFiles): Promise<Diagnostic> => {
    const code = Object.keys(files).filter((file) => isCode(file) && !isToolConfig(file))
    for (const file of code) {
      const alone = await child.call<Checked>('check', { key: `${key}:${file}`, files: { [file]: files[file]! } }, fileTimeoutMs)
      if (!alone.ok) {
        child.end()
        return problem(file, 'The type checker does not get through this file.', 'compiler')
      }
    }
    return problem(code[0] ?? 'index.html', 'The type check did not finish.', 'compiler')
  }

  return {
    warm: () => child.warm(),
    stop: () => child.end(),
    async check(key: string, files: SourceFiles): Promise<Diagnostic[]> {
      const problems = await drafts.problems(key, files)
      const unreadable = new Set(
        problems.filter(({ source }) => source === 'syntax' || source === 'compiler').map((each) => each.path),
      )
      // A crash or a hang of the compiler's would be one of the type checker's too.
      if (problems.some((each) => each.source === 'compiler')) return problems
      const deep = await deepProblems(key, files)
      const linked = new Set(problems.filter((each) => each.source === 'link').map((each) => `${each.path}:${each.line}`))
      return [...problems, ...deep.filter((each) => !unreadable.has(each.path) && !linked.has(`${each.path}:${each.line}`))]
    },
  }
}
