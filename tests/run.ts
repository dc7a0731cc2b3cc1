// `npm test`: every check of the project, one after the other, each timed. A failing step does not stop the later ones, so that one
// run shows all. The last line says `N passed, N failed`; the exit code is 1 when anything failed.
// For people: `npm test -- --only unit` runs one step, `npm test -- --only unit server/db` only the files whose path holds that.
import { parseArgs } from 'node:util'
import { commandStep, type StepResult } from './run-command.ts'
import { nodeTestStep, unitFiles } from './run-node-tests.ts'
import { browserStep } from './run-browser-tests.ts'

const steps: Record<string, (match: string) => Promise<StepResult>> = {
  types: () => commandStep(['react-router', 'typegen'], ['tsc', '--noEmit']),
  lint: () => commandStep(['oxlint', '--quiet']),
  format: () => commandStep(['oxfmt', '--check']),
  unused: () => commandStep(['knip', '--no-progress']),
  tidy: () => nodeTestStep(['tests/tidy.test.ts']),
  unit: (match) => nodeTestStep(unitFiles(match)),
  browser: (match) => browserStep(match),
  // Last and alone: it measures.
  lighthouse: () => nodeTestStep(['tests/lighthouse.test.ts']),
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
if (values.only && !steps[values.only]) {
  console.error(`There is no step "${values.only}"; the steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const report: string[] = []
for (const [name, run] of Object.entries(steps)) {
  if (values.only && values.only !== name) continue
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const result = await run(positionals[0] ?? '').catch((error: unknown): StepResult => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: [] }
  })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped.length
  report.push(`${name.padEnd(10)} ${seconds.padStart(6)} s  ${result.passed} passed, ${result.failed} failed`)
  report.push(...result.skipped.map((title) => `           skipped: ${title}`))
}

console.log(`\n${report.join('\n')}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
