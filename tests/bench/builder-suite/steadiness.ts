// What must hold whatever was understood: the same prompt gives the same bytes, prompts do not look alike, and it is quick.
import { createHash } from 'node:crypto'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'

const looksOf = 20
const warmUpRounds = 3
const sharedTitlesMax = 2

export type Steadiness = {
  understood: number
  same: number
  /** pairs of prompts that show the same samples under things of different kinds */
  alike: number
  pairs: number
  looks: number
  looksAmong: number
  understandMs: number
  generateMs: number
  bothMs: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Everything a person would get for the prompt, as one hash; null when nothing was understood. */
function hashOf(prompt: string): string | null {
  const { model } = understand(prompt)
  return (
    model &&
    createHash('sha256')
      .update(JSON.stringify(generateProject(model)))
      .digest('hex')
  )
}

/** What a person would see in a project's lists: the titles of its things' samples, by kind of thing. */
type Titles = Map<string, Set<string>>
function titlesOf(prompt: string): Titles {
  const { things } = understand(prompt).model!
  return new Map(
    things.map(({ id, concept, rows, titleField }) => [concept ?? id, new Set(rows.map((row) => String(row[titleField])))]),
  )
}

/** True when things of different kinds share more titles than chance allows. */
const areAlike = (one: Titles, other: Titles): boolean =>
  [...one].some(([kind, titles]) =>
    [...other].some(
      ([otherKind, otherTitles]) =>
        kind !== otherKind &&
        !one.has(otherKind) &&
        !other.has(kind) &&
        [...titles].filter((title) => otherTitles.has(title)).length > sharedTitlesMax,
    ),
  )

function countAlike(prompts: readonly string[]): { alike: number; pairs: number } {
  const titles = prompts.map(titlesOf)
  const alike = titles.reduce((sum, one, at) => sum + titles.slice(at + 1).filter((other) => areAlike(one, other)).length, 0)
  return { alike, pairs: (titles.length * (titles.length - 1)) / 2 }
}

/** Times are milliseconds of CPU, formatting included: what is generated needs no formatting afterwards. */
export function measureSteadiness(prompts: readonly string[]): Steadiness {
  const understood = prompts.filter((prompt) => understand(prompt).model)
  const times = { understand: [] as number[], generate: [] as number[], both: [] as number[] }
  for (const prompt of understood.slice(0, warmUpRounds)) hashOf(prompt)
  for (const prompt of understood) {
    let model: ReturnType<typeof understand>['model'] = null
    const read = cpuMs(() => void ({ model } = understand(prompt)))
    const made = cpuMs(() => void generateProject(model!))
    times.understand.push(read)
    times.generate.push(made)
    times.both.push(read + made)
  }
  // spread over the table, so that neighbours that were written together are not the only ones compared
  const step = Math.max(1, Math.floor(understood.length / looksOf))
  const compared = understood.filter((_prompt, index) => index % step === 0).slice(0, looksOf)
  const looks = new Set(
    compared.map((prompt) => {
      const { theme, shell } = understand(prompt).model!
      return [theme.palette, theme.depth, theme.look, shell].join(' ')
    }),
  )
  return {
    understood: understood.length,
    same: understood.filter((prompt) => hashOf(prompt) === hashOf(prompt)).length,
    ...countAlike(understood),
    looks: looks.size,
    looksAmong: compared.length,
    understandMs: median(times.understand),
    generateMs: median(times.generate),
    bothMs: median(times.both),
  }
}
