// The process that type-checks and lints. It blocks while it works, so it is nobody else's; when the checker under it falls, so
// does it.
import { serveParent } from '../child.ts'
import type { SourceFiles } from './compiler.ts'
import { createLinter } from './lint.ts'
import { createTypeChecker } from './type-check.ts'

/** A closed project leaves memory behind: after this many a fresh process is cheaper. */
const projectsMax = 80
const checker = createTypeChecker()
const linter = createLinter()
await linter.lint({})

const orFall = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}

serveParent({
  async check({ key, files }: { key: string; files: SourceFiles }) {
    // The linter works beside the type checker, which blocks this process.
    const linting = linter.lint(files)
    const types = orFall(() => checker.check(key, files))
    return { problems: [...types, ...(await linting)], worn: checker.opened() > projectsMax }
  },
})
