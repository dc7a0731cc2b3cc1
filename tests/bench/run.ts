// Every measurement, one after the other, each in a process of its own. `npm run bench -- serving` runs those whose name matches.
import { spawnSync } from 'node:child_process'

const measurements = ['builder', 'first-content', 'compiler', 'site', 'serving', 'login', 'crash']
const wanted = process.argv.slice(2)
const shim = `--import=${process.cwd()}/tests/localhost-dns.mjs`

let failed = 0
for (const name of measurements.filter((each) => wanted.length === 0 || wanted.some((part) => each.includes(part)))) {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [shim, `tests/bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
