// How well the built-in builder understands and how sound its projects are: `npm run bench:builder`. Runs the working half of the
// suite; the measuring half only when asked for, because a figure that one works on measures nothing.
//   --measure      the measuring half as well         --misses       what was missed, prompt by prompt
//   --browser [12] so many projects of each half in Chromium, and so many changes of projects in use          --all    every one of them (hours)
//   --match TEXT   only prompts that hold the text, and no changes
import { parseArgs } from 'node:util'
import { checkInBrowser, spreadOver } from './builder-suite/check-in-browser.ts'
import { measuringChanges } from './builder-suite/measuring-changes.ts'
import { measuringPrompts } from './builder-suite/measuring-prompts.ts'
import { printFigures, type Half } from './builder-suite/print-figures.ts'
import { workingChanges } from './builder-suite/working-changes.ts'
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
  },
})
const working: Half = { name: 'The half for working on', prompts: workingPrompts, changes: workingChanges }
const measuring: Half = { name: 'The half for measuring', prompts: measuringPrompts, changes: measuringChanges }

for (const { name, prompts, changes } of values.measure ? [working, measuring] : [working]) {
  const matching = prompts.filter(({ prompt }) => prompt.includes(values.match))
  console.log(`\n${name}`)
  printFigures({ name, prompts: matching, changes: values.match ? [] : changes }, values.misses)
  if (!values.browser && !values.all) continue
  console.log('  in the browser')
  const count = Number(positionals[0]) || sampleSize
  const sample = values.all ? matching : spreadOver(matching, count)
  const wishes = values.match ? [] : values.all ? changes : spreadOver(changes, count)
  if (!(await checkInBrowser(sample, wishes))) process.exitCode = 1
}
