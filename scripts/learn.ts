// npm run learn: learns again how wishes are worded, from server/builder/offline/change/learned/examples/, and what prompts ask for, from
// server/builder/offline/understand/learned/ (page-examples, prompt-examples, list-examples), and writes the weights the builder reads
// them with. A few minutes; needed where the examples or the code that learns from them changed.
// npm run learn -- prompts: what prompts ask for alone; -- prompts sv: in one language.
// npm run learn -- --check: learns wishes without every fifth plain example, says how many of those it reads aright, and writes nothing.
import { writeFileSync } from 'node:fs'
import { type Language, languages } from '#shared/languages.ts'
import { checkReading } from '#server/builder/offline/change/learned/check-reading.ts'
import { patternsIn } from '#server/builder/offline/change/learned/example.ts'
import { learn } from '#server/builder/offline/change/learned/learn.ts'
import * as ofWishes from '#server/builder/offline/change/learned/weights.ts'
import { learnLists } from '#server/builder/offline/understand/learned/learn-lists.ts'
import { learnMarks } from '#server/builder/offline/understand/learned/learn-marks.ts'
import { learnPages } from '#server/builder/offline/understand/learned/learn-pages.ts'
import { learnSentences } from '#server/builder/offline/understand/learned/learn-sentences.ts'
import { promptExamplesIn } from '#server/builder/offline/understand/learned/marks.ts'
import { pageExamplesIn } from '#server/builder/offline/understand/learned/page-kinds.ts'
import * as ofPrompts from '#server/builder/offline/understand/learned/weights.ts'

const kibibyte = 1024
const tell = (what: string, language: Language, examples: number, packed: Buffer) =>
  process.stdout.write(`${what} ${language}: ${examples} examples, ${Math.round(packed.length / kibibyte)} KiB\n`)

function learnWishes(language: Language) {
  const patterns = ofWishes.exampleFiles(language).flatMap((file) => patternsIn(ofWishes.readExamples(file), language))
  if (process.argv.includes('--check')) return process.stdout.write(`${language}: ${checkReading(patterns)}\n`)
  const packed = ofWishes.writeWeights(learn(patterns), ofWishes.sourceOf(language))
  writeFileSync(ofWishes.weightsFile(language), packed)
  return tell('wishes', language, patterns.length, packed)
}

function learnPrompts(language: Language) {
  const pages = pageExamplesIn(ofPrompts.pageExamples(language))
  const prompts = promptExamplesIn(ofPrompts.promptExamples(language), language)
  const before = {
    pages: learnPages(pages, language),
    marks: learnMarks(prompts, language),
    sentences: learnSentences(prompts, language),
  }
  const others = promptExamplesIn(ofPrompts.listExamples(language), language)
  const lesson = { ...before, lists: learnLists(others, before, language) }
  const packed = ofPrompts.writeWeights(lesson, ofPrompts.sourceOf(language))
  writeFileSync(ofPrompts.weightsFile(language), packed)
  tell('prompts', language, pages.length + prompts.length + others.length, packed)
}

const wanted = languages.filter((language) => process.argv.includes(language))
for (const language of wanted.length ? wanted : languages) {
  if (!process.argv.includes('--check')) learnPrompts(language)
  if (!process.argv.includes('prompts')) learnWishes(language)
}
