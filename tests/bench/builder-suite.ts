// How well the built-in builder understands and how sound its projects are: `npm run bench:builder`. Runs the working half of the
// suite; the measuring half only when asked for, because a figure one works on measures nothing.
//   --measure      the measuring half too        --misses       what was missed, prompt by prompt (of the working half)
import { parseArgs } from 'node:util'
import { measuringChanges } from './builder-suite/measuring-changes.ts'
import { measuringPrompts } from './builder-suite/measuring-prompts.ts'
import { printFigures, type Half } from './builder-suite/print-figures.ts'
import { workingChanges } from './builder-suite/working-changes.ts'
import { workingPrompts } from './builder-suite/working-prompts.ts'

const { values } = parseArgs({
  options: { measure: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
})
const working: Half = { name: 'The half for working on', prompts: workingPrompts, changes: workingChanges }
const measuring: Half = { name: 'The half for measuring', prompts: measuringPrompts, changes: measuringChanges }

printFigures(working, values.misses)
if (values.measure) printFigures(measuring, values.misses)
