// Builds for the world, one at a time: two at once would only halve each other's speed and double the memory. The project's own
// code is built every time; its packages come from the cache when the same names were ever built, as they are on a second publish.
import { createChild, type Answer } from '../child.ts'
import type { PublishResult, SourceFiles } from './compiler.ts'
import type { Drafts } from './drafts.ts'
import { insertIntoPage } from './index-page.ts'
import type { PackageNeeds } from './package-needs.ts'
import { packagesKey, type BuiltPackages } from './publish-packages.ts'
import type { BuiltProject } from './publish-project.ts'
import { publishedFile } from './published-files.ts'
import { problem } from './transform-module.ts'

const publishTimeoutMs = 60_000
const heapMaxMb = 1_024
/** A bundler's memory grows with every run. */
const buildsPerProcess = 40
/** A set weighs about one megabyte with its compressed variants. */
const packageSetsMax = 16
const script = new URL('./publish-child.ts', import.meta.url)

export function createPublisher(drafts: Drafts) {
  const projects = createChild(script, { heapMaxMb })
  const packages = createChild(script, { heapMaxMb })
  const built = new Map<string, Promise<Answer<BuiltPackages>>>()
  let builds = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** The preview's child finds the file at fault; where there is none, the build itself is to blame. */
  const blame = async (files: SourceFiles, message: string): Promise<PublishResult> => {
    const problems = (await drafts.problems('publication', files)).filter((each) => each.severity === 'error')
    return { ok: false, problems: problems.length ? problems : [problem('index.html', message, 'compiler')] }
  }

  const buildPackages = async (key: string, needs: PackageNeeds): Promise<Answer<BuiltPackages>> => {
    const answer = await packages.call<BuiltPackages>('packages', { needs }, publishTimeoutMs)
    packages.end()
    if (!answer.ok) built.delete(key)
    return answer
  }
  /** The set from the cache, from the build under way, or from a new one. */
  const packagesFor = (needs: PackageNeeds): Promise<Answer<BuiltPackages>> => {
    const key = packagesKey(needs)
    const set = built.get(key) ?? buildPackages(key, needs)
    built.delete(key)
    built.set(key, set)
    if (built.size > packageSetsMax) built.delete(built.keys().next().value!)
    return set
  }

  const publish = async (files: SourceFiles): Promise<PublishResult> => {
    const answer = await projects.call<BuiltProject>('project', { files }, publishTimeoutMs)
    if (++builds % buildsPerProcess === 0) projects.end()
    if (!answer.ok) return blame(files, answer.message)
    const project = answer.value
    if (!project.ok) return project
    const set = await packagesFor(project.needs)
    if (!set.ok) return blame(files, set.message)

    const preloads = new Set(project.preloads)
    for (const specifier of project.entryPackages) for (const file of set.value.closures[specifier] ?? []) preloads.add(file)
    const tags = [
      `<script type="module" crossorigin src="/${project.entry}"></script>`,
      ...[...preloads].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...(project.style ? [`<link rel="stylesheet" crossorigin href="/${project.style}">`] : []),
    ]
    const page = await publishedFile('index.html', insertIntoPage(project.html, { headEndHtml: tags.join('') }), false)
    return { ok: true, files: [...project.files, ...set.value.files, page] }
  }

  return {
    publish(files: SourceFiles): Promise<PublishResult> {
      const result = queue.then(() => publish(files))
      queue = result.catch(() => null)
      return result
    },
    async prepare(files: SourceFiles): Promise<void> {
      const answer = await projects.call<PackageNeeds | null>('needs', { files }, publishTimeoutMs)
      if (answer.ok && answer.value) await packagesFor(answer.value)
    },
    stop() {
      projects.end()
      packages.end()
    },
  }
}
