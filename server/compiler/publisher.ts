// Builds for the world, one at a time, each in a process of its own: two at once would only halve each other's speed and double
// the memory.
import { createChild } from './child.ts'
import type { PublishResult, SourceFiles } from './compiler.ts'
import type { Drafts } from './drafts.ts'
import { problem } from './transform-module.ts'

const publishTimeoutMs = 60_000
const heapMaxMb = 2_048
const script = new URL('./publish-child.ts', import.meta.url)

export function createPublisher(drafts: Drafts) {
  const child = createChild(script, { heapMaxMb })
  let queue: Promise<unknown> = Promise.resolve()

  const build = async (files: SourceFiles): Promise<PublishResult> => {
    const answer = await child.call<PublishResult>('publish', { files }, publishTimeoutMs)
    child.end()
    if (answer.ok) return answer.value
    // The preview's child finds the file at fault; where there is none, the build itself is to blame.
    const problems = (await drafts.problems('publication', files)).filter((each) => each.severity === 'error')
    return { ok: false, problems: problems.length ? problems : [problem('index.html', answer.message, 'compiler')] }
  }
  return {
    publish(files: SourceFiles): Promise<PublishResult> {
      const result = queue.then(() => build(files))
      queue = result.catch(() => null)
      return result
    },
    stop: () => child.end(),
  }
}
