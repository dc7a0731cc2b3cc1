// The suite's figures as a table: each half apart, by language, and vague prompts apart from detailed ones.
import type { SuiteBrief, SuiteChange, SuitePrompt } from './cases.ts'
import { type BriefFigures, measureBriefs } from './measure-briefs.ts'
import { measureChanges } from './measure-changes.ts'
import { measurePrompts, type PromptFigures, type Share } from './measure-prompts.ts'
import { measureSteadiness } from './steadiness.ts'

/** What issue 5 asks of the measuring half on its first run, in percent; `wrong` at most, the others at least. */
const targets = { things: 85, fields: 90, views: 95, whole: 60, wrong: 8, changes: 85 } as const
const cpuTargetMs = 30
const looksTarget = 12
const columns = ['things', 'fields', 'views', 'whole', 'wrong'] as const satisfies readonly (keyof PromptFigures)[]

const briefColumns = [
  'lists',
  'fields',
  'inTheirList',
  'nobodysLists',
  'nobodysFields',
] as const satisfies readonly (keyof BriefFigures)[]

const percent = ({ found, all }: Share) => (all === 0 ? '-' : `${Math.round((100 * found) / all)} % (${found}/${all})`)
const row = (name: string, cells: string[]) => console.log(`  ${name.padEnd(14)}${cells.map((cell) => cell.padEnd(18)).join('')}`)

function printPrompts(cases: readonly SuitePrompt[]): string[] {
  row('prompts', [...columns])
  const parts: [string, (each: SuitePrompt) => boolean][] = [
    ['en', ({ language }) => language === 'en'],
    ['sv', ({ language }) => language === 'sv'],
    ['ja', ({ language }) => language === 'ja'],
    ['vague', ({ vague }) => vague === true],
    ['detailed', ({ vague }) => !vague],
  ]
  for (const [name, belongs] of parts) {
    const { figures } = measurePrompts(cases.filter(belongs))
    row(
      name,
      columns.map((column) => percent(figures[column])),
    )
  }
  const { figures, misses } = measurePrompts(cases)
  row(
    `all ${cases.length}`,
    columns.map((column) => percent(figures[column])),
  )
  row(
    'asked for',
    columns.map((column) => `${column === 'wrong' ? '<=' : '>='} ${targets[column]} %`),
  )
  return misses
}

function printChanges(cases: readonly SuiteChange[]): string[] {
  const of = (language: string) => percent(measureChanges(cases.filter((each) => each.language === language)).right)
  const { right, misses } = measureChanges(cases)
  const parts = ['en', 'sv', 'ja'].map((language) => `${language} ${of(language)}`).join(', ')
  console.log(`  changes right: ${percent(right)}, asked for >= ${targets.changes} %; ${parts}`)
  return misses
}

function printBriefs(cases: readonly SuiteBrief[], called: string): string[] {
  if (!cases.length) return []
  row(called, [...briefColumns])
  const told = (name: string, { figures, misses }: ReturnType<typeof measureBriefs>) => {
    row(
      name,
      briefColumns.map((column) => percent(figures[column])),
    )
    return misses
  }
  for (const language of ['en', 'sv', 'ja']) told(language, measureBriefs(cases.filter((each) => each.language === language)))
  return told(`all ${cases.length}`, measureBriefs(cases))
}

export type Half = {
  name: string
  prompts: readonly SuitePrompt[]
  changes: readonly SuiteChange[]
  briefs?: readonly SuiteBrief[]
  /** told by who does what */
  platforms?: readonly SuiteBrief[]
}

export function printFigures({ prompts, changes, briefs = [], platforms = [] }: Half, withMisses: boolean): void {
  const misses = [
    ...(prompts.length ? printPrompts(prompts) : []),
    ...(changes.length ? printChanges(changes) : []),
    ...printBriefs(briefs, 'descriptions'),
    ...printBriefs(platforms, 'platforms'),
  ]
  if (withMisses) for (const miss of misses) console.log(`  - ${miss}`)
  if (prompts.length) printSteadiness(prompts)
}

function printSteadiness(prompts: readonly SuitePrompt[]): void {
  const steady = measureSteadiness(prompts.map(({ prompt }) => prompt))
  console.log(`  same prompt twice, same bytes: ${steady.same}/${steady.understood}`)
  console.log(`  pairs of prompts that show the same samples for different things: ${steady.alike} of ${steady.pairs}`)
  console.log(`  different looks: ${steady.looks} of ${steady.looksAmong}, asked for >= ${looksTarget}`)
  const parts = `${steady.understandMs.toFixed(1)} + ${steady.generateMs.toFixed(1)}`
  console.log(
    `  understanding + generation, median CPU: ${parts} = ${steady.bothMs.toFixed(1)} ms, asked for <= ${cpuTargetMs} ms`,
  )
}
