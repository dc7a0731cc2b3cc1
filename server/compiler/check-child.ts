// The process that type-checks. It blocks while it works, so it is nobody else's; when the checker under it falls, so does it.
import { serveParent } from './child.ts'
import type { SourceFiles } from './compiler.ts'
import { createTypeChecker } from './type-check.ts'

/** A closed project leaves memory behind: after this many a fresh process is cheaper. */
const projectsMax = 80
const checker = createTypeChecker()

const orFall = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}

serveParent({
  check: ({ key, files }: { key: string; files: SourceFiles }) => ({
    problems: orFall(() => checker.check(key, files)),
    worn: checker.opened() > projectsMax,
  }),
})
