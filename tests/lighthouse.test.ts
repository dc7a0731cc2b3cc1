// The floor below which no page may fall, on any machine: `npm run bench:site` measures against the bars, on an idle one.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openLighthouse, slowdownFor, type Lighthouse, type Measured } from './lighthouse.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const performanceFloor = 85
const layoutShiftMax = 0.01
/** A fault of ours is there every time, a busy machine's is not: one good run of a few is enough. */
const runsMax = 5
/** No further run begins after that, so that a very slow machine comes to an end. */
const beginWithinMs = 90_000

let server: ServerProcess
let chrome: Lighthouse
before(async () => {
  server = await startServerProcess()
  chrome = await openLighthouse()
})
after(async () => {
  await chrome.close()
  await server.stop()
})

function shortcomings({ scores, layoutShift, blockingMs, machineSpeed, faults }: Measured): string[] {
  const found = [...faults]
  if (scores.performance < performanceFloor)
    found.push(`performance ${scores.performance}, ${blockingMs.toFixed(0)} ms blocked, machine ${machineSpeed}`)
  for (const category of ['accessibility', 'best-practices', 'seo'] as const)
    if (scores[category] < 100) found.push(`${category} ${scores[category]}`)
  if (layoutShift > layoutShiftMax) found.push(`layout shift ${layoutShift}`)
  return found
}

for (const path of ['/en', '/ja/inspiration'])
  test(`Lighthouse on a phone: ${path} has performance ${performanceFloor} or more, 100 otherwise, and stands still`, async () => {
    const startedAt = performance.now()
    const tried: string[][] = []
    let slowdown: number | undefined
    do {
      const measured = await chrome.measure(server.url + path, slowdown)
      slowdown = slowdownFor(measured)
      tried.push(shortcomings(measured))
    } while (tried.at(-1)!.length > 0 && tried.length < runsMax && performance.now() - startedAt < beginWithinMs)
    assert.deepEqual(tried.at(-1), [], JSON.stringify(tried))
  })
