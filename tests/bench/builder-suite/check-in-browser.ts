// The browser half of the bench: a sample of prompts, or all of them, each built and used; then the totals and every failure.
import type { Browser } from '@playwright/test'
import { generateProject } from '#server/builder/offline/generate/generate-project.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { createCompiler, type Compiler } from '#server/compiler/compiler.ts'
import { buildVendor } from '../../../scripts/build-vendor.ts'
import { launchBrowser } from '../browser.ts'
import type { SuiteChange, SuitePrompt } from './cases.ts'
import { checkChange } from './check-change.ts'
import { checkProject, type CheckedProject } from './check-project.ts'
import { wordsOf } from './check-words.ts'
import { checkNames, type Failure } from './visit.ts'

const scriptMaxKb = 150
/** So many projects at once: much of a check is waiting for what does not come. */
const lanes = 2

/** `count` cases spread over the table, so that every language and kind is among them. */
export function spreadOver<T>(prompts: readonly T[], count: number): T[] {
  const step = prompts.length / Math.min(count, prompts.length)
  return Array.from({ length: Math.min(count, prompts.length) }, (_, index) => prompts[Math.floor(index * step)]!)
}

/**
 * Answers whether nothing failed. Prints each project when it is through, but with `figuresOnly`; a prompt that nothing was made of
 * is passed over.
 */
export async function checkInBrowser(
  prompts: readonly SuitePrompt[],
  changes: readonly SuiteChange[],
  figuresOnly: boolean,
): Promise<boolean> {
  const tell = (line: string) => figuresOnly || console.log(line)
  const kinds = new Map<string, number>()
  const tellFailures = (failures: readonly Failure[]) => {
    for (const { check, detail } of failures) {
      tell(`      ${check}: ${detail}`)
      const kind = `${check}: ${withoutWords(detail)}`
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
  }
  await buildVendor()
  const compiler = createCompiler()
  const browser = await launchBrowser()
  const checked: (CheckedProject & { prompt: string })[] = []
  let kept = true
  try {
    await inLanes(prompts, async (each, index) => {
      const { prompt } = each
      const result = await checkOne(browser, compiler, `suite-${index}`, each)
      if (!result) return tell(`  - nothing made of: ${prompt}`)
      checked.push({ prompt, ...result })
      const walks = result.walks.map((walk) => `, ${walk}`).join('')
      const mark = result.failures.length ? '!' : ' '
      tell(`  ${mark} ${prompt.slice(0, 110)} (${result.routes} routes, ${result.records}/${result.kinds} kinds${walks})`)
      tellFailures(result.failures)
    })
    kept = await checkChanges(browser, compiler, changes, (each, failures) => {
      tell(`  ! ${each.wish} (on: ${each.on})`)
      tellFailures(failures)
    })
  } finally {
    await browser.close()
    await compiler.stop()
  }
  printTotals(checked)
  if (figuresOnly) for (const [kind, count] of kinds) console.log(`  ${count} × ${kind}`)
  return kept && checked.every(({ failures }) => failures.length === 0)
}

const detailCharsMax = 60
/** What a half that nobody may read failed at, without its words. */
const withoutWords = (detail: string): string =>
  detail
    .replace(/(?<=on the screen): .*$/u, '')
    .replace(/“[^”]*”?/gu, '“…”')
    .replace(/#?\/\S*/gu, '/…')
    .slice(0, detailCharsMax)

async function inLanes<T>(all: readonly T[], work: (each: T, index: number) => Promise<unknown>): Promise<void> {
  const waiting = all.entries()
  const lane = async () => {
    for (const [index, each] of waiting) await work(each, index)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Each wish on a project in use; prints those after which something was wrong. */
async function checkChanges(
  browser: Browser,
  compiler: Compiler,
  changes: readonly SuiteChange[],
  fail: (each: SuiteChange, failures: readonly Failure[]) => void,
): Promise<boolean> {
  let [sound, used] = [0, 0]
  await inLanes(changes, async (each) => {
    const failures = await checkChange(browser, compiler, each)
    if (!failures) return
    used++
    if (!failures.length) return sound++
    fail(each, failures)
  })
  if (used) console.log(`  used on after a change, records kept: ${sound}/${used}`)
  return sound === used
}

function checkOne(browser: Browser, compiler: Compiler, key: string, each: SuitePrompt) {
  const { model } = understand(each.prompt)
  if (!model) return null
  const oneTheme = model.theme.mode !== 'system'
  return checkProject(browser, compiler, key, {
    language: each.language,
    oneTheme,
    words: wordsOf(each),
    files: generateProject(model),
  })
}

function printTotals(checked: readonly CheckedProject[]): void {
  const sound = (check: string) => checked.filter(({ failures }) => !failures.some((failure) => failure.check === check)).length
  console.log(`  sound in everything: ${checked.filter(({ failures }) => !failures.length).length}/${checked.length}`)
  for (const check of checkNames) console.log(`  ${check.padEnd(18)}${sound(check)}/${checked.length}`)
  const [kinds, records] = [
    checked.reduce((sum, { kinds }) => sum + kinds, 0),
    checked.reduce((sum, { records }) => sum + records, 0),
  ]
  console.log(`  kinds of record that were made, reloaded, changed and deleted: ${records}/${kinds}`)
  const walks = checked.flatMap((each) => each.walks)
  console.log(
    `  walks: ${[...new Set(walks)].map((walk) => `${walk} ${walks.filter((each) => each === walk).length}`).join(', ')}`,
  )
  const most = Math.max(0, ...checked.map(({ scriptBytes }) => scriptBytes)) / 1024
  console.log(`  script of the first page, gzip, at most: ${most.toFixed(0)} KB, asked for <= ${scriptMaxKb} KB`)
}
