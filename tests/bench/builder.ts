// The built-in builder's own time: from a prompt to its files, without the server; and how long a server's other work waits meanwhile.
// Run: node tests/bench/builder.ts
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { projectLimits } from '#shared/projects.ts'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { nextStep } from '#server/builder/offline/next-step.ts'
import { offlineBuilder } from '#server/builder/offline/offline-builder.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'

const rounds = 30
const prompts = [
  'A todo app with priorities and due dates',
  'A sales dashboard with charts, revenue by region and recent orders',
  'A personal blog with posts, tags and an about page',
  'A customer list with company, phone and notes and a calendar of visits',
]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const cpuMs = (work: () => void) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

for (const prompt of prompts) {
  const times = { understand: [] as number[], generate: [] as number[] }
  let files = 0
  for (let round = 0; round < rounds; round++) {
    let model: ReturnType<typeof understand>['model'] = null
    times.understand.push(cpuMs(() => void ({ model } = understand(prompt))))
    times.generate.push(cpuMs(() => void (files = Object.keys(generateProject(model!)).length)))
  }
  const [read, made] = [median(times.understand), median(times.generate)]
  console.log(`${prompt}: understood in ${read.toFixed(1)} ms of CPU, ${files} files in ${made.toFixed(1)} ms`)
}

/** The longest that this process did nothing else while it waited for the work, in ms. */
async function longestWaitMs(work: () => unknown): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  await work()
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  delay.disable()
  return delay.max / 1e6
}
const settleMs = 50

const sentence =
  'Customers with name, phone and date of each order, and notes on what they bought and when they want to be called. '
const longest = sentence.repeat(Math.ceil(projectLimits.promptMaxChars / sentence.length)).slice(0, projectLimits.promptMaxChars)
const conversation = { wish: longest, isFirst: true, answers: [] }
await offlineBuilder.warm()
const apart = await longestWaitMs(() => offlineBuilder.nextStep(conversation))
const within = await longestWaitMs(() => nextStep(conversation))
console.log(
  `${longest.length} characters: other work waits ${apart.toFixed(0)} ms at most, ${within.toFixed(0)} ms where they are read in the same process (1 : ${(within / apart).toFixed(0)})`,
)
offlineBuilder.stop()
