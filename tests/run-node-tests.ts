// Steps of the test run made of node:test files, each in a process of its own, but for those of the built-in builder.
import { globSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { run, type RunOptions } from 'node:test'
import { spec } from 'node:test/reporters'
import type { StepResult } from './run-command.ts'

/** As many as the smallest machine we promise for has cores. */
const concurrency = 2
const testTimeoutMs = 180_000
const trees = ['shared', 'server', 'web', 'sandbox', 'scripts', 'tests']

/** What a step of its own runs. */
const ownSteps = ['tests/tidy.test.ts', 'tests/lighthouse.test.ts']

/** Every test file that no other step runs. */
export function unitFiles(match: string): string[] {
  const files = trees.flatMap((tree) => globSync(`${tree}/**/*.test.ts`))
  return files.filter((path) => !path.startsWith('tests/e2e/') && !ownSteps.includes(path) && path.includes(match)).toSorted()
}

/**
 * Their tests only read, and what they read takes longer to load than most of them to run: they share a few processes, more than run
 * at once, so that no core waits long for the last.
 */
const sharedProcesses = 8
const sharesProcess = (path: string) => path.startsWith('server/builder/offline/')

/** Throws when there is nothing to run: a run of no test would count as green. */
export async function nodeTestStep(files: string[]): Promise<StepResult> {
  if (files.length === 0) throw new Error('No test file has that in its path.')
  const result: StepResult = { passed: 0, failed: 0, skipped: [] }
  const [sharing = [], alone = []] = [true, false].map((shares) => files.filter((path) => sharesProcess(path) === shares))
  const groups = Array.from({ length: sharedProcesses }, (_, group) =>
    sharing.filter((_path, at) => at % sharedProcesses === group),
  ).filter((group) => group.length > 0)
  const runNext = async (): Promise<void> => {
    for (let argv = groups.shift(); argv; argv = groups.shift()) await runInto(result, { files: ['tests/together.ts'], argv })
  }
  await Promise.all(Array.from({ length: concurrency }, runNext))
  if (alone.length > 0) await runInto(result, { files: alone, concurrency })
  return result
}

async function runInto(result: StepResult, options: RunOptions): Promise<void> {
  const events = run({ ...options, timeout: testTimeoutMs, execArgv: ['--import', './tests/localhost-dns.mjs'] })
  events.on('test:pass', ({ name, skip, details }) => {
    if (details.type === 'suite') return
    if (skip === undefined || skip === false) result.passed++
    else result.skipped.push(typeof skip === 'string' ? `${name} (${skip})` : name)
  })
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') result.failed++
  })
  const output = events.compose(new spec())
  output.pipe(process.stdout, { end: false })
  await finished(output)
}
