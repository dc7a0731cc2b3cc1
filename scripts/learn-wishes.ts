// npm run learn: learns again how wishes are worded, from server/builder/offline/change/learned/examples/, and writes the weights the
// builder reads them with. A few minutes; needed where the examples or the code that learns from them changed.
// npm run learn -- --check: learns without every fifth plain example, says how many of those it reads aright, and writes nothing.
import { writeFileSync } from 'node:fs'
import { languages } from '#shared/languages.ts'
import { checkReading } from '#server/builder/offline/change/learned/check-reading.ts'
import { patternsIn } from '#server/builder/offline/change/learned/example.ts'
import { learn } from '#server/builder/offline/change/learned/learn.ts'
import {
  exampleFiles,
  readExamples,
  sourceOf,
  weightsFile,
  writeWeights,
} from '#server/builder/offline/change/learned/weights.ts'

const isCheck = process.argv.includes('--check')
const kibibyte = 1024

for (const language of languages) {
  const patterns = exampleFiles(language).flatMap((file) => patternsIn(readExamples(file), language))
  if (isCheck) {
    process.stdout.write(`${language}: ${checkReading(patterns)}\n`)
    continue
  }
  const packed = writeWeights(learn(patterns), sourceOf(language))
  writeFileSync(weightsFile(language), packed)
  process.stdout.write(`${language}: ${patterns.length} examples, ${Math.round(packed.length / kibibyte)} KiB\n`)
}
