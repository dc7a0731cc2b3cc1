// How well the built-in builder understands and how sound its projects are: `npm run bench:builder`. Runs the working half of the
// suite; the measuring half only when asked for, because a figure that one works on measures nothing.
//   --measure      the measuring halves as well        --misses       what the working half missed, prompt by prompt
//   --browser [12] so many projects of each half in Chromium, and so many changes of projects in use          --all    every one of them (hours)
//   --lighthouse   instead of all that: how three kinds of project load, on a desktop and on a phone
//   --part 2/10    of the prompts and changes every tenth from the second on, so that a long run can be made in parts
//   --types        without a browser: every project and every changed one through type checker and linter (minutes)
//   --match TEXT   only prompts that hold the text, and no changes
// In the browser and with --types --measure are the measuring halves alone, told in figures only: no word of a prompt that nobody may see is printed.
import { parseArgs } from 'node:util'
import { checkInBrowser, spreadOver } from './builder-suite/check-in-browser.ts'
import { checkTypes } from './builder-suite/check-types.ts'
import { choicesToMeasure } from './builder-suite/measuring-choices-changes.ts'
import { spokenToMeasure } from './builder-suite/measuring-spoken-changes.ts'
import { latestChanges } from './builder-suite/measuring-latest-changes.ts'
import { newestChanges } from './builder-suite/measuring-newest-changes.ts'
import { ordinaryToMeasure } from './builder-suite/measuring-ordinary-changes.ts'
import { ordinaryPromptsToMeasure } from './builder-suite/measuring-ordinary-prompts.ts'
import { measuringPageChanges } from './builder-suite/measuring-page-changes.ts'
import { latestPrompts } from './builder-suite/measuring-latest-prompts.ts'
import { measuringBriefs } from './builder-suite/measuring-briefs.ts'
import { measuringChanges } from './builder-suite/measuring-changes.ts'
import { measuringPlatforms } from './builder-suite/measuring-platforms.ts'
import { measuringWrittenBriefs } from './builder-suite/measuring-written-briefs.ts'
import { measuringPrompts } from './builder-suite/measuring-prompts.ts'
import { measureLoading } from './builder-suite/measure-loading.ts'
import { printFigures, type Half } from './builder-suite/print-figures.ts'
import { workingBriefs } from './builder-suite/working-briefs.ts'
import { workingChanges } from './builder-suite/working-changes.ts'
import { workingPlatforms } from './builder-suite/working-platforms.ts'
import { workingWrittenBriefs } from './builder-suite/working-written-briefs.ts'
import { workingPrompts } from './builder-suite/working-prompts.ts'

const sampleSize = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    types: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
})
const working: Half = {
  name: 'The half for working on',
  prompts: workingPrompts,
  changes: workingChanges,
  briefs: [...workingBriefs, ...workingWrittenBriefs],
  platforms: workingPlatforms,
}
const latest: Half = {
  name: 'The latest half for measuring',
  prompts: latestPrompts,
  changes: [...latestChanges, ...newestChanges],
  briefs: measuringBriefs,
  platforms: measuringPlatforms,
}
const measuring: Half = { name: 'The half for measuring', prompts: measuringPrompts, changes: measuringChanges }
/** The kind of wish that is understood worst, by itself. */
const choices: Half = { name: 'Wishes about choices alone, for measuring', prompts: [], changes: choicesToMeasure }
const spoken: Half = { name: 'Wishes as they are said, for measuring', prompts: [], changes: spokenToMeasure }
/** A third of the descriptions in a few words, a third plain, a third stories; wishes of every kind, a quarter of them loose. */
const ordinary: Half = {
  name: 'Ordinary descriptions and wishes, for measuring',
  prompts: ordinaryPromptsToMeasure,
  changes: ordinaryToMeasure,
}
/** Websites, shops, booking pages, invitations, invoices: what visitors are asked and told. */
const pages: Half = { name: 'Wishes for pages that outsiders use, for measuring', prompts: [], changes: measuringPageChanges }
/** Letters, notes, headings, pasted rows, questions and answers. */
const written: Half = {
  name: 'Descriptions as they are written down, for measuring',
  prompts: [],
  changes: [],
  briefs: measuringWrittenBriefs,
}

const inBrowser = values.browser || values.all
const oneHalf = inBrowser || values.types
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const partOf = <T>(cases: readonly T[]): T[] => cases.filter((_each, index) => index % parts === part - 1)

const halves = values.lighthouse
  ? []
  : !values.measure
    ? [working]
    : oneHalf
      ? [measuring, latest]
      : [working, measuring, latest, ordinary, choices, spoken, pages, written]

if (values.lighthouse && !(await measureLoading())) process.exitCode = 1
for (const half of halves) {
  const prompts = partOf(half.prompts.filter(({ prompt }) => prompt.includes(values.match)))
  const changes = values.match ? [] : partOf(half.changes)
  console.log(`\n${half.name}`)
  if (values.types) {
    if (!(await checkTypes(prompts, changes, half !== working))) process.exitCode = 1
    continue
  }
  if (!inBrowser) {
    const [briefs, platforms] = [half.briefs, half.platforms].map((all) => (values.match ? [] : partOf(all ?? [])))
    printFigures({ name: half.name, prompts, changes, briefs, platforms }, values.misses && half === working)
    continue
  }
  const count = Number(positionals[0]) || sampleSize
  const [sample, wishes] = values.all ? [prompts, changes] : [spreadOver(prompts, count), spreadOver(changes, count)]
  if (!(await checkInBrowser(sample, wishes, half !== working))) process.exitCode = 1
}
