// The built-in builder's own time: from a prompt to its files, without the server. Run: node tests/bench/builder.ts
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
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
